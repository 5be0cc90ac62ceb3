# Co dokładnie jest nie tak, po polsku. QUOTED jest dla tego, co ktoś podał.

## Plik z elementami gry

data-fixed = potrzebne jest tu { $least }, a nie { $value }
data-impossible = tej wartości nie da się użyć: { $slip }
data-lacks = brakuje { $slip }
data-list = potrzebna jest lista, a nie { $value }
data-not-toml = plik nie jest w formacie TOML: { $error }
data-number = potrzebna jest liczba całkowita od { $least } do { $most }, a nie { $value }
data-one-of = potrzebne jest jedno z tych słów: { $known }; a nie { $value }
data-table = potrzebna jest tabela, a nie { $value }
data-text = potrzebny jest tekst, a nie { $value }
data-unreadable = pliku nie da się odczytać: { $error }
data-whole = potrzebna jest liczba całkowita, a nie { $value }
data-yes-no = potrzebne jest true albo false, a nie { $value }
game-disabled = z tym plikiem elementów gry { $id } nie da się grać, więcej powie `wawel check-data { $id }`: { $problem } ({ $where })

## Pozycje

phase = 'phase' to jedno z: { $known }, a nie { QUOTED($phase) }
position-line-form = wiersz ma postać 'nazwa: wartość', każda nazwa raz, a nie { QUOTED($row) }
takes-numbers = { QUOTED($name) } to liczby, a nie { QUOTED($text) }
unknown-line = nieznany wiersz { QUOTED($name) }
unknown-tile = nic nie nazywa się { QUOTED($text) }; są: { $known }

## Opcje

arena-file = { $file } to nie plik z wynikami areny
arena-other-plan = { $file } zawiera gry innej areny; różnią się: { $names }
ray-closed = Ray pod adresem „{ $address }” nie odpowiada albo nie wpuszcza tej maszyny
guest-class = { QUOTED($name) } to nie klasa; potrzeba python:MODUŁ.KLASA, na przykład python:mojbot.MojBot
guest-command = { QUOTED($name) } to nie polecenie; potrzeba cmd:POLECENIE, na przykład cmd:./mojbot
guest-fault-crash = kończy działanie
guest-fault-flood = pisze za dużo
guest-fault-nonsense = nie odpowiada „ready”
guest-fault-time = nie odpowiada
guest-not-ready = { QUOTED($name) } nie może grać: { $fault }
guest-not-ready-said = { QUOTED($name) } nie może grać: { $fault }: { QUOTED($said) }
guest-program = nie ma programu { QUOTED($program) }
guest-system = własne boty działają na Linuksie i macOS
batch-size = pakiet ma co najmniej jedną rozgrywkę, a nie { $n }
batch-workers = liczba procesów pakietu to 0 lub więcej, a nie { $workers }
bot-count = botów dla pozostałych miejsc: { $needed }, a nie { $count }
name-count = liczba imion: { $count }, liczba miejsc: { $seats }
name-form = imię to jeden wiersz, najwyżej 40 znaków, a nie { QUOTED($name) }
no-encoding = gra { $id } nie ma kodowania dla programów, które się uczą
no-options = nie ma opcji { QUOTED($name) }; ta gra nie ma żadnych
option-apart = opcja { $name }: { $one } wyklucza { $other }
option-choice = opcja { $name } to jedno z: { $known }, a nie { QUOTED($text) }
option-flag = opcja { $name } to yes albo no, a nie { QUOTED($text) }
option-needed = opcja { $name }: przy { $seats } miejscach potrzeba { $set }
option-number = opcja { $name } to liczba całkowita, a nie { QUOTED($text) }
option-one-number = opcja { $name }: { QUOTED($part) } to nie liczba od 0 do 999
option-per-seat = opcja { $name }: potrzeba po jednej liczbie na miejsce, razem { $seats }, a nie { $count }
option-seat = opcja { $name } to random albo miejsce od 0 do { $last }, a nie { QUOTED($text) }
option-sets = opcja { $name } to dowolne z: { $known } połączone znakiem + albo none; { QUOTED($text) } wśród nich nie ma
option-twice = opcja { $former } nazywa się dziś { $name }; można podać tylko jedną z nich
position-option = w tej pozycji grano z { $name }={ $found }, a nie { $name }={ $wanted }
position-seats = liczba miejsc w pozycji: { $seats }, w rozgrywce: { $wanted }
render-mode = rozgrywkę rysuje się jako { $known }, a nie { QUOTED($mode) }
seat-count = liczba miejsc w grze { $id }: od { $min_seats } do { $max_seats }, a nie { $seats }
seed-form = ziarno to jeden wiersz, od 1 do 200 znaków
seed-too-large = ziarno będące liczbą ma najwyżej 512 bitów
unknown-bot = nie ma bota { QUOTED($name) }; są: { $known } oraz POZIOM:PRÓBY
unknown-level = nie ma bota { QUOTED($level) }; są: { $known }
unknown-option = nie ma opcji { QUOTED($name) }; są: { $known }
unknown-seat = nie ma miejsca { $seat }

## Zapisy rozgrywek

checksum = suma kontrolna się nie zgadza: plik zmieniono po zapisaniu
commitment = brakuje odcisku albo nie jest to SHA-256 ziarna
end-form = ostatni wiersz ma postać 'end <wiersze> over|open <suma>'
header-form = wiersz nagłówka ma postać 'nazwa: wartość', a nie { QUOTED($row) }
header-number = { QUOTED($name) } musi być liczbą, a nie { QUOTED($value) }
header-truncated = plik jest ucięty: nagłówek się nie kończy
header-twice = { QUOTED($name) } występuje dwa razy
line-count = wierszy rozgrywki w pliku: { $count }, a według jego końca: { $said }
line-form = wiersz ma postać 'miejsce akcja' albo '. losowanie', a nie { QUOTED($row) }
no-components-line = w nagłówku brakuje wiersza 'components'
no-header-line = w nagłówku brakuje wiersza { QUOTED($name) }
no-record = to nie zapis z Wawelu: pierwszy wiersz musi brzmieć { QUOTED($magic) }
no-seat-of-match = { QUOTED($who) } to nie miejsce przy tym stole
no-seed = w zapisie nie ma ziarna, więc losowań nie da się sprawdzić
not-open = według zapisu rozgrywka trwa, a jego wiersze prowadzą do końca
not-over = według zapisu rozgrywka jest skończona, a jego wiersze nie prowadzą do końca
not-utf-8 = to nie jest tekst w UTF-8
other-components = zapis powstał z innymi wartościami na elementach gry
other-draw = losowanie { QUOTED($text) } nie wynika z ziarna
other-game = to zapis gry { $game }, a nie { $id }
other-rules = zapis powstał w wersji zasad { $rules }, a tu jest wersja { $version }
over-at-moment = w tej chwili rozgrywka jest już skończona
text-after-end = po końcu zapisu jest jeszcze tekst
truncated = plik jest ucięty: brakuje ostatniego wiersza 'end …'
unknown-header-line = nieznany wiersz nagłówka { QUOTED($name) }
unknown-moment = liczba chwil w zapisie: { $count }, a nie { $moment }

## Rozgrywki

match-over = rozgrywka jest skończona
not-waiting = miejsce { $seat } nie ma teraz nic do wyboru
undo-drawn = potem było losowanie
undo-final = to decyzja ostateczna albo taka, która coś odkryła
undo-nothing = nie ma czego cofnąć
undo-somebody-else = ostatni ruch należał do kogoś innego
unknown-step = liczba kroków: { $count }, a nie { $kept }

## Co jest

games-folder = { $variable } wskazuje { QUOTED($folder) }, a to nie jest folder
package-name = pakiet gry { $id } nie nazywa się { QUOTED($package) }
package-no-game = w pakiecie { QUOTED($package) } nie ma GAME
package-twice = inny pakiet też nazywa się { QUOTED($package) }: { $other }
no-rules-in = nie ma zasad w języku { QUOTED($lang) }; są: { $known }
no-lessons = gra { $game } nie ma lekcji
no-lessons-in = nie ma lekcji w języku { QUOTED($lang) }; są: { $known }
no-words-in = nie ma słów w języku { QUOTED($lang) }; są: { $known }
unknown-game = nie ma gry { QUOTED($id) }; są: { $known }
unknown-lesson = nie ma lekcji { QUOTED($id) }; są: { $known }
unknown-problem-id = nie ma zadania { QUOTED($id) }; wypisuje je `wawel lessons`
unknown-problem = gra { $game } nie ma zadania { QUOTED($id) }; są: { $known }
no-such-step = lekcja gry { $game } nie ma kroku { QUOTED($id) }; są: { $known }
not-asked = decyzja { QUOTED($text) } przyszła, gdy nie było już o nic pytania
unknown-rule = w zasadach gry { $game } nie ma { QUOTED($rule) }; rozdziały: { $known }

## Wartości w zapytaniu albo ustawieniu

invalid-bool-parsing = potrzebne jest true albo false
invalid-bool-type = potrzebne jest true albo false
invalid-dict-type = potrzebny jest obiekt
invalid-extra-forbidden = nie ma takiego pola
invalid-finite-number = potrzebna jest liczba skończona
invalid-float-parsing = potrzebna jest liczba
invalid-float-type = potrzebna jest liczba
invalid-greater-than = wartość musi być większa niż { $gt }
invalid-greater-than-equal = najmniejsza możliwa wartość to { $ge }
invalid-int-from-float = potrzebna jest liczba całkowita
invalid-int-parsing = potrzebna jest liczba całkowita
invalid-int-parsing-size = ta liczba jest za duża
invalid-int-type = potrzebna jest liczba całkowita
invalid-json-invalid = to nie jest JSON
invalid-less-than = wartość musi być mniejsza niż { $lt }
invalid-less-than-equal = największa możliwa wartość to { $le }
invalid-list-type = potrzebna jest lista
invalid-literal-error = to żadna z możliwych wartości
invalid-missing = brakuje tego pola
invalid-model-attributes-type = potrzebny jest obiekt
invalid-model-type = potrzebny jest obiekt
invalid-other = taka wartość jest niemożliwa
invalid-one-way-in = potrzebne jest hasło albo klucz dostępu, nie oba naraz
invalid-rates = tempo zapisuje się tak: 30/60 (30 na 60 sekund), kilka oddziela się przecinkami
invalid-string-too-long = najwyżej tyle znaków: { $max_length }
invalid-string-type = potrzebny jest tekst
invalid-string-unicode = to nie jest poprawny tekst w Unicode
invalid-too-long = najwyżej tyle pozycji: { $max_length }

## Zapytania

position-and-moment = stół zaczyna się od pozycji albo od chwili z zapisu, a nie od obu naraz
colour-twice = dwa miejsca nie mogą mieć tego samego koloru
position-and-problem = stół zaczyna się od zadania albo od pozycji lub chwili powtórki, nie od dwóch naraz
contest-start = partia rankingowa albo z takim samym rozdaniem zaczyna się od zwykłego przygotowania i tajnego ziarna
contest-seats = w partii rankingowej albo z takim samym rozdaniem przy tym ekranie siedzi jeden gracz: ten, który otwiera stół
rated-bots = w partii rankingowej nie grają boty, także w zastępstwie
rated-aids = w partii rankingowej nie ma podpowiedzi ani przewidywanego wyniku
rated-clock = partia rankingowa potrzebuje zegara
replay-of-another-game = to zapis gry { $game }, a nie { $wanted }
too-many-accounts = za dużo nowych kont w krótkim czasie; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
too-many-invites = za dużo zaproszeń w krótkim czasie; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
too-many-joins = za dużo zajętych miejsc w krótkim czasie; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
too-many-logins = za dużo prób logowania w krótkim czasie; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
too-many-requests = za dużo zapytań w krótkim czasie; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
too-many-tables = za dużo stołów w krótkim czasie; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
too-many-uploads = za dużo zapisów w krótkim czasie; spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}

## Baza danych

database-broken = baza danych { $path } jest uszkodzona albo nie pochodzi od Wawelu; nic w niej nie zmieniono. Wstaw w to miejsce kopię zapasową albo przenieś plik, żeby zacząć od nowa
database-newer = bazę danych { $path } zapisała nowsza wersja Wawelu ({ $revision }); nic w niej nie zmieniono. Zainstaluj tamtą wersję albo wybierz inny folder
database-url = WAWEL_DATABASE_URL nie jest adresem bazy PostgreSQL; wygląda on tak: postgresql://nazwa:hasło@host:5432/baza, a znaki specjalne w haśle zapisuje się jako %40 i tak dalej
database-away = baza danych { $name } nie wpuszcza: { $detail }
no-postgres-driver = brakuje sterownika PostgreSQL; zainstaluj go poleceniem pip install "wawel[postgres]"
redis-alone = WAWEL_REDIS_URL wymaga także WAWEL_DATABASE_URL: serwery ze wspólnymi stołami potrzebują do ich przechowywania bazy PostgreSQL
redis-url = WAWEL_REDIS_URL nie jest adresem Redisa; wygląda on tak: redis://nazwa:hasło@host:6379/0, a znaki specjalne w haśle zapisuje się jako %40 i tak dalej
redis-away = Redis pod adresem { $name } nie wpuszcza: { $detail }
no-redis-driver = brakuje pakietów dla Redisa; zainstaluj je poleceniem pip install "wawel[redis]"
worker-without-redis = proces roboczy potrzebuje WAWEL_DATABASE_URL i WAWEL_REDIS_URL, tych samych co serwery, dla których pracuje
table-unreadable = to, co zapisano o tym stole, nie ma sensu
