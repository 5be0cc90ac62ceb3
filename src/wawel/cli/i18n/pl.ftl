# Wiersz poleceń po polsku. Słowa wspólne z serwerem leżą w wawel/words.
# Twarda spacja stoi po słowach jednoliterowych oraz między słowem a liczbą.

## Co się nie udało (po jednym wierszu)

error-bad-record = uszkodzony zapis, wiersz { $line }: { $detail }
error-bad-position = błędna pozycja: { $detail }
error-bad-data = { $detail }
error-bad-option = niewłaściwe ustawienie: { $detail }
error-bad-notation = nieczytelny zapis ruchu: { $detail }
error-unknown-game = nie ma takiej gry: { $detail }
error-unknown-rule = nie ma takiej zasady: { $detail }
error-other = nie udało się: { $detail }
error-interrupted = przerwano
error-before-command = opcje serwera nie łączą się z poleceniem; jeśli „{ $command }” je zna, trzeba je wpisać po nim
error-option-form = opcja ma postać NAZWA=WARTOŚĆ, każda nazwa raz, a nie „{ $text }”
error-option-seat = opcja { $name } to „losowo”, miejsce od 1 do { $seats } albo imię, a nie „{ $text }”
error-preset = nie ma zestawu opcji „{ $name }”; są: { $known }
error-no-presets = gra { $game } nie ma zestawów opcji
error-seats = liczba miejsc w tej grze: od { $min } do { $max }, a nie { $seats }
error-which-game = która gra? Do wyboru: { $games }
error-bots =
    więcej botów niż miejsc: { $bots } { $bots ->
        [one] bot
        [few] boty
       *[many] botów
    }, { $seats } { $seats ->
        [one] miejsce
        [few] miejsca
       *[many] miejsc
    }
error-level = nie ma poziomu „{ $level }”; są: { $known }
error-cores = --cores to liczba od 1 do { $most } albo „all”, a nie „{ $text }”
error-arena-bots = do areny potrzeba co najmniej dwóch różnych botów
error-stop-early = --stop-early to dwa udziały, na przykład 0.5:0.55, najpierw mniejszy, a nie „{ $text }”
error-on = --on to „cores”, „ray” albo „ray:ADRES”, a nie „{ $text }”
error-chart = wykres to plik z końcówką .svg albo .png, a nie { $path }
error-no-chart = wykres wymaga biblioteki Matplotlib: pip install "wawel[chart]"
error-no-parquet = plik Parquet wymaga biblioteki PyArrow: pip install "wawel[data]"
error-exists = { $path } już istnieje; nowy plik musi nazywać się inaczej
error-draw-file = obrazek to plik z końcówką .svg, a nie { $path }
error-draw-game = pozycja nie mówi, z jakiej jest gry: --game GRA
error-draw-step = pozycja nie ma kroków; --step jest dla zapisów
error-draw-seat = --seat to liczba od 1 do { $seats }, a nie { $seat }
error-no-ray = --on ray wymaga biblioteki Ray: pip install "wawel[ray]"
error-table-url = „{ $url }” nie prowadzi do miejsca przy stole; potrzeba http://HOST/table/STÓŁ#key=KLUCZ albo klucza w opcji --key
error-guest = „{ $name }” nie może się dosiąść: może tylko własny bot, python:MODUŁ.KLASA albo cmd:POLECENIE; poziom wybiera się przy stole
error-seat-and-bots = albo --seat dla każdego miejsca, albo --seats i --bots
error-seat-count =
    --seat podano { $seats } { $seats ->
        [one] raz
       *[many] razy
    }, a to nie zgadza się z --seats
error-table-seats =
    w pliku { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[many] jest { $seats } miejsc
    } i nie można podać innej liczby
error-not-writable = { $path }: nie można tam zapisać pliku
error-step =
    nie ma kroku { $step }: w zapisie { $steps ->
        [one] jest { $steps } krok
        [few] są { $steps } kroki
       *[many] jest { $steps } kroków
    }
error-lesson-options = lekcja i zadanie mają własny stół; oprócz gry nie podaje się z nimi nic więcej, i tylko jedno z dwojga
error-resume-options = opcje, ziarno i pozycja wynikają z zapisu i nie można podać ich na nowo
error-resume-game = to jest zapis gry { $game }
error-resume-over = rozgrywka w tym zapisie jest już skończona
error-resume-seed = w zapisie nie ma ziarna, więc nie da się dalej losować
error-budgets = --budgets przyjmuje rosnące liczby rozdzielone przecinkami, a nie { $text }
error-no-chess = brakuje pakietu chess, który jest miarą porównawczą: pip install chess
error-address = nie można nasłuchiwać pod { $address }: { $detail }
error-start = serwer nie mógł wystartować; wiersze wyżej mówią dlaczego
error-setting = niewłaściwe ustawienie { $name }: { $detail }

## Serwer

serve-running = Wawel działa pod adresem { $url }
serve-near = Inni w tej samej sieci wchodzą pod adresem { $url }
serve-stop = Ctrl+C kończy.
serve-compiling = Obok trwa kompilowanie zasad, przez kilka minut. Do tego czasu boty w tym samym czasie liczą płycej; potem same grają z pełną siłą.
serve-interpreted = Zasady działają bez kompilacji: boty w tym samym czasie liczą płycej.
serve-compiling-failed = Nie udało się skompilować zasad, więc boty nadal liczą płycej.

worker-running = { $count ->
    [one] Jeden proces przyjmuje zadania. Ctrl+C kończy pracę.
    [few] { $count } procesy przyjmują zadania. Ctrl+C kończy pracę.
   *[other] { $count } procesów przyjmuje zadania. Ctrl+C kończy pracę.
}

## Spisy

games-id = id
games-title = tytuł
games-seats = miejsca
games-options = opcje
games-more = Wszystkie wartości opcji jednej gry: wawel games GRA
option-yes = tak
option-no = nie
games-seat = { $random }, numer miejsca, licząc od 1, albo imię
games-numbers = po jednej liczbie na każde miejsce: 9,7,12
games-sets = dowolne z nich, połączone znakiem +
games-disabled = wyłączona, zobacz `wawel check-data { $id }`: { $problem }
mark-reconstructed = wartość odtworzona
guide-title = Jak się gra
guide-aim = Cel
guide-points = Punkty
guide-end = Koniec

## Gra

play-bot = Bot { $number }
play-pass = Urządzenie przejmuje:{" "}
play-enter = Enter, gdy nikt inny nie widzi ekranu.
play-hint = Numer albo zapis; ? wyjaśnia, hint, save PLIK, undo, quit
play-help =
    Wystarczy numer wyboru albo jego zapis, na przykład { $notation }.
    ? TEKST mówi, dlaczego czegoś nie można wybrać, ? ZASADA pokazuje zasadę.
play-commands = hint podpowiada i mówi dlaczego; save PLIK zachowuje rozgrywkę razem z tajemnicami; undo cofa; quit kończy.
lesson-commands = show mówi, co zrobić; quit kończy i mówi, jak wrócić w to miejsce.
play-allowed = To można wybrać.
play-even = Inne wybory są prawie tak samo dobre.
play-advice = Podpowiedź: { $line }
play-then = potem:
play-number = Wybory mają numery od 1 do { $most }.
play-save-where = Do jakiego pliku? Trzeba wpisać: save PLIK
play-saved = Zapisano: { $file }
play-quit = Rozgrywkę przerwano przed końcem.

## Lekcje

lessons-how = Nauka: wawel play --lesson ID albo --lesson ID/KROK; zadania: wawel play --problem ID
lesson-step = Krok { $number } z { $count }
lesson-hint = Numer albo zapis; ? wyjaśnia, show pokazuje, quit
lesson-shown = Zrób to: { $text }
lesson-other = Tak też wolno, ale ten krok pokazuje coś innego. Przeczytaj go jeszcze raz albo wpisz: show
lesson-left = Dalej od tego miejsca: wawel play --lesson { $id }
lesson-over = To już cała lekcja. Teraz graj: znasz wszystko, co rozstrzyga grę.
problem-letters = Wpisz literę albo dowolną inną decyzję.
problem-other = Tak też wolno, ale jest coś lepszego. Spróbuj jeszcze raz albo wpisz: show

## Plansze

board-first = zaczyna { $name }
board-seat = miejsce
board-hand = ręka
board-turn = Tura { $turn }
board-pass = pas
board-done = koniec wyboru
board-end = koniec tury

## Zapisy

chance = losowanie
seed = Ziarno: { $seed }
commitment = SHA-256 ziarna: { $commitment }
replay-open = Rozgrywka nie jest jeszcze skończona.
verify-ok =
    W porządku: { $decisions ->
        [one] { $decisions } krok jest zgodny
        [few] { $decisions } kroki są zgodne
       *[many] { $decisions } kroków jest zgodnych
    } z zasadami, { $draws ->
        [one] { $draws } losowanie wynika
        [few] { $draws } losowania wynikają
       *[many] { $draws } losowań wynika
    } z ziarna, a ziarno zgadza się ze skrótem.
verify-open = Rozgrywka nie jest jeszcze skończona; to, co dotąd zagrano, jest w porządku.
verify-other-seed = to zapis z innego ziarna: SHA-256 jego ziarna to { $commitment }

## Symulacja

simulate-progress = Rozgrywki
simulate-done =
    { $games } { $games ->
        [one] rozgrywka
        [few] rozgrywki
       *[many] rozgrywek
    }, { $decisions } { $decisions ->
        [one] decyzja
        [few] decyzje
       *[many] decyzji
    }, { $seconds } s
simulate-wins = wygrane
simulate-share = udział wygranych
simulate-mean = średni wynik

## Profil

profile-head =
    { $matches } { $matches ->
        [one] partia
        [few] partie
       *[many] partii
    }, grają { $bots }, miejsc: { $seats }. Średnie i przedziały, w których mieści się dziewięć dziesiątych.
profile-decisions = decyzje w partii
profile-real-decisions = w tym z wyborem
profile-draws = losowania w partii
profile-branching = możliwości w jednej decyzji
profile-geometric = średnia geometryczna tam, gdzie jest wybór
profile-most = najwięcej
profile-tree = drzewo gry: przebiegi jako potęga dziesięciu
profile-hidden = decyzje, przy których ukryte jest coś, co inni wiedzą lub wybrali
profile-worlds = różne pozycje wśród 64 wyobrażonych, mediana
profile-simultaneous = decyzje podejmowane równocześnie z innymi
profile-chance = losowania wśród wszystkich kroków
profile-bits = bity losowości w partii
profile-strength = Szczęście a umiejętność: boty z coraz większą liczbą symulacji
profile-beats = wygrywa z poprzednim
profile-elo = Elo
profile-by-deal = rozdania rozstrzygnięte przez miejsce

## Pictures

picture-of-table = stół, jak widzą go wszyscy
picture-of-seat = stół oczami: { $name }

## Arena

arena-progress = Gry
arena-done =
    { $games } { $games ->
        [one] gra
        [few] gry
       *[many] gier
    }, miejsc: { $seats }, ziarno { $seed }
arena-bot = bot
arena-wins = wygrane
arena-share = udział
arena-interval = 95 %
arena-score = wynik
arena-rating = ranking
arena-seconds = s, 50 / 95 %
arena-high = Test zakończył arenę: { $name } wygrywa co najmniej { $high } gier, a nie tylko { $low }.
arena-low = Test zakończył arenę: { $name } wygrywa najwyżej { $low } gier, a nie { $high }.
arena-open = Test niczego jeszcze nie rozstrzygnął: { $name } może wygrywać { $low } gier, ale i { $high }.
arena-chart =
    { $game }: { $games } { $games ->
        [one] gra
        [few] gry
       *[many] gier
    }
arena-chart-share = Udział wygranych i jego przedział 95 %
arena-chart-even = po równo

## Własne boty

fault-bot =
    { $name } – { $count } { $count ->
        [one] stracona decyzja
        [few] stracone decyzje
       *[many] straconych decyzji
    }: { $kinds }
fault-crash = { $count } × { fault-kind-crash }
fault-time = { $count } × { fault-kind-time }
fault-flood = { $count } × { fault-kind-flood }
fault-nonsense = { $count } × { fault-kind-nonsense }
fault-kind-crash = awaria
fault-kind-time = za późno
fault-kind-flood = za dużo tekstu
fault-kind-nonsense = niemożliwa odpowiedź
fault-exit = { $fault } (kod wyjścia { $code })
fault-signal = { $fault } (przerwany sygnałem { $signal })
bot-joined = Bot siedzi przy stole { $table }, miejsce { $seat }.
bot-over = Koniec gry. Wygrywa: { $winners }
bot-out = { $name } popełnił za dużo błędów, więc reszta gry na jego miejscu odbyła się bez niego
bot-bad-key = klucz nie otwiera żadnego miejsca przy tym stole
bot-closed = serwer zamknął połączenie
bot-one-seat = klucz musi otwierać dokładnie jedno miejsce; użyj klucza z zaproszenia
bot-unknown-table = na serwerze nie ma takiego stołu
bot-unreachable = nie można połączyć się z serwerem
bot-refused = serwer odrzuca bota: { $reason }

## Analiza

analyse-progress = Chwile
analyse-open = partia jeszcze trwa, a analiza pokazałaby to, co zakryte
analyse-start = na początku
analyse-luck = szczęście
analyse-play = gra
analyse-accuracy = celność
analyse-better = Lepiej: { $instead }
analyse-because = , bo { $why }.

## Pomiar

bench-running = Trwa pomiar…
bench-compiled = Zasady skompilowane: { $compiled }
bench-cores =
    Pomiar w { $cores } procesach naraz: partie, decyzje i posunięcia na sekundę to suma ze wszystkich procesów.
bench-yardstick = Miara: { $plies } posunięć na sekundę w losowej grze z python-chess
bench-playouts = partie/s
bench-decisions = decyzje/s
bench-ratio = decyzje na posunięcie
bench-listed-ratio = z listą możliwości
bench-costs = Mikrosekundy na decyzję lub losowanie w pierwszej i w ostatniej dziesiątej części partii oraz na kopię pozycji w jej połowie:
bench-first-tenth = pierwsza część
bench-last-tenth = ostatnia część
bench-copy = kopia
bench-share = { $part }: { $percent } % czasu partii

## Zgodność z kontraktem

conformance-sound = zgodna z kontraktem
conformance-problems =
    { $count } { $count ->
        [one] problem
        [few] problemy
       *[many] problemów
    }

## Pliki z elementami gier

check-data-sound = wszystko w porządku i nic nie jest nietypowe
check-data-unusual =
    można grać; { $count ->
        [one] { $count } rzecz jest nietypowa
        [few] { $count } rzeczy są nietypowe
       *[many] { $count } rzeczy jest nietypowych
    }:
check-data-unsound = nie można grać:

## Skargi Typera, pydantica i systemu

usage-no-option = nie ma opcji { $option }
usage-no-option-but = nie ma opcji { $option } (są podobne: { $known })
usage-no-command = nie ma polecenia { $name }
usage-no-command-but = nie ma polecenia { $name }; są podobne: { $known }
usage-missing-argument = brakuje argumentu { $name }
usage-missing-option = brakuje opcji { $name }
usage-too-much = niepotrzebne argumenty: { $arguments }
usage-value = opcja { $option } wymaga wartości
usage-no-value = opcja { $option } nie przyjmuje wartości
usage-bad-value = zła wartość { $name }: { $problem }
usage-choice = { $value } to żadne z: { $known }
system-enoent = nie ma takiego pliku ani folderu
system-eisdir = to folder
system-enotdir = to nie folder
system-eacces = brak dostępu
system-eexist = taki plik już jest
system-enametoolong = za długa nazwa pliku
system-enospc = na dysku nie ma miejsca
system-erofs = na tym dysku nie można pisać
system-eaddrinuse = adres jest już zajęty
system-eaddrnotavail = tego adresu nie ma na tym komputerze
system-unknown-name = nieznana nazwa
system-other = odmowa systemu: { $detail }

## Strony pomocy

help-usage = Użycie
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-any-options = [OPCJE]
help-a-command = POLECENIE [ARGUMENTY]...
help-help = Pokaż tę pomoc.
help-required = wymagane
help-default = domyślnie { $value }
help-least = co najmniej { $least }
help-kind-number = liczba
help-kind-path = ścieżka
help-kind-text = tekst
help-put-address = ADRES
help-put-file = PLIK
help-put-game = GRA
help-put-high = GÓRNY
help-put-kind = RODZAJ
help-put-low = DOLNY
help-put-name = NAZWA
help-put-section = ROZDZIAŁ
help-put-value = WARTOŚĆ
help-range = od { $least } do { $most }
help-wawel = Gry planszowe przy jednym stole. Bez polecenia: uruchom serwer i otwórz przeglądarkę.
help-command-play =
    Graj w terminalu. Bez --seat i --bots: Ty przeciw botom.

    Wpisz numer albo akcję w notacji; `?` objaśnia, są też `hint` (podpowiedź), `save PLIK`, `undo` i `quit`. Gdy gra kilku
    graczy, ekran czyści się, zanim spojrzy następny. Z --json stół jest na stderr, a wynik na stdout.
help-command-games = Wypisz gry: id, tytuł, miejsca i opcje.
help-command-lessons = Wypisz lekcje i zadania wszystkich gier albo jednej.
help-command-simulate = Niech boty rozegrają wiele partii: wygrane i średnie wyniki. To samo ziarno daje te same partie.
help-command-dataset = Zapisz decyzje z wielu partii botów do pliku Parquet, każdą w jednym wierszu. To samo ziarno daje ten sam plik.
help-command-profile = Zmierz, jaka jest gra: długość, liczba możliwości, ukryte informacje, równoczesność, losowość, szczęście a umiejętność.
help-command-arena = Sprawdź, który bot jest najsilniejszy: każdy skład, każde rozdanie na wszystkich miejscach, z przedziałami i rankingiem. To samo ziarno daje te same gry.
help-command-bot = Posadź własnego bota przy stole na serwerze, z kluczem do miejsca.
help-command-worker = Boty i analizy serwerów działających gdzie indziej myślą na tym komputerze; WAWEL_DATABASE_URL i WAWEL_REDIS_URL mówią, których serwerów.
help-command-analyse = Powiedz, co rozstrzygnęło skończoną partię: szanse na wygraną, najdroższe decyzje, szczęście i gra.
help-command-replay = Opowiedz zapis partii krok po kroku. Pokazuje wszystko, także to, co było ukryte.
help-command-verify = Sprawdź zapis: każda decyzja zgodna z zasadami, każde losowanie zgodne z ziarnem, ziarno zgodne z odciskiem.
help-command-draw = Narysuj pozycję jako obrazek SVG: co widzi jedno miejsce albo wszyscy.
help-command-rules = Czytaj zasady gry, całe albo rozdział.
help-command-bench = Zmierz losową grę w każdą z gier; miarą jest python-chess.
help-command-check-data = Sprawdź pliki z elementami gier: co jest w nich błędne, a co nietypowe.
help-command-conformance = Sprawdź, grając losowo, czy gry są zgodne z kontraktem.
help-worker-processes = Ile procesów myśli jednocześnie; domyślnie tyle, ile jest rdzeni.
help-host = Adres, na którym słucha serwer; bez niego tylko ten komputer.
help-port = Port; bez niego dowolny wolny.
help-data = Folder bazy danych.
help-no-browser = Nie otwieraj przeglądarki.
help-version = Podaj wersję i czy jest skompilowana.
help-lang = Język; bez niego język systemu.
help-json = Pisz na stdout sam JSON.
help-game = Id gry, jak podaje `wawel games`.
help-seats = Liczba miejsc; bez niej najmniejsza możliwa.
help-last-bots = Boty na ostatnich miejscach: novice, easy, medium, strong, master, random, POZIOM:PRÓBY, python:MODUŁ.KLASA albo cmd:POLECENIE; `none`, gdy grają sami ludzie.
help-seat = Kto siedzi, po kolei: IMIĘ, RODZAJ albo IMIĘ=RODZAJ; rodzaj to person, bot, novice, easy, medium, strong, master, random, python:MODUŁ.KLASA, cmd:POLECENIE.
help-game-option = Opcja gry, na przykład first=Hania. `wawel games GRA` mówi, co można wybrać.
help-one-game = Gra, której opcje pokazać dokładnie.
help-preset = Zestaw opcji, jak podaje `wawel games`; --option zmienia pojedyncze.
help-secret-seed = Z niego wynikają wszystkie losowania; bez niego tajne.
help-from-position = Zacznij od pozycji z tego pliku.
help-lesson = Ucz się: lekcja, jak podaje `wawel lessons`; ID/KROK zaczyna od tego kroku.
help-problem = Rozwiąż zadanie, jak podaje `wawel lessons`.
help-resume = Graj dalej od zapisu, który zrobiło `save`.
help-record = Na końcu zapisz partię do tego pliku.
help-matches = Ile partii.
help-seed = Wszystko z niego wynika.
help-bots = novice, easy, medium, strong, master, random, POZIOM:PRÓBY, python:MODUŁ.KLASA albo cmd:POLECENIE dla każdego miejsca po kolei; krótsza lista się powtarza.
help-records = Folder na zapisy, po jednym pliku na partię.
help-drawn-file = Zapis albo pozycja jako tekst.
help-picture-file = Obrazek do zapisania.
help-drawn-game = Gra, z której jest pozycja; zapis sam ją nazywa.
help-drawn-step = Pozycja po tylu wierszach zapisu; bez tej opcji ostatnia.
help-drawn-seat = Miejsce, które patrzy, od 1; bez tej opcji to, co widzą wszyscy.
help-format = Rodzaj pliku.
help-profile-matches = Partie, z których wynikają długość, liczba możliwości i to, co ukryte.
help-profile-games = Partie na każdym szczeblu drabiny botów; 0 pomija szczęście i umiejętność.
help-budgets = Symulacje botów na drabinie, rosnąco.
help-dataset-file = Plik do zapisania; bez tej opcji GRA.parquet w bieżącym folderze.
help-observations = Dodaj bajty z tym, co miejsce wiedziało i co mogło wybrać.
help-analyse-level = Poziom bota, który szuka lepszych decyzji.
help-simulations = Ile prób na decyzję; 0 to tyle, ile robi ten poziom.
help-arena-bots = Boty, które się spotkają, na przykład easy,medium,strong, master:500, python:MODUŁ.KLASA albo "cmd:POLECENIE"; bot podany dwa razy może spotkać sam siebie.
help-arena-games = Ile co najmniej gier; każdą rundę rozgrywa się do końca.
help-stop-early = Zakończ, gdy tylko wiadomo, czy udział pierwszego bota to najwyżej DOLNY próg, czy co najmniej GÓRNY (błąd 5 %), na przykład 0.5:0.55.
help-results = Plik, w którym zostaje każda gra; to samo polecenie podejmuje przerwaną arenę.
help-chart = Plik na wykres udziałów.
help-on = Gdzie grać: na rdzeniach tego komputera, na lokalnym Rayu albo na klastrze Ray.
help-bot-seconds = Ile sekund własny bot może myśleć nad decyzją.
help-bot-memory = Ile MiB może zająć każdy proces własnego bota.
help-table-url = Adres stołu, taki jak w zaproszeniu.
help-guest = Twój bot: python:MODUŁ.KLASA albo "cmd:POLECENIE".
help-seat-key = Klucz do miejsca; bez tej opcji klucz z adresu.
help-seat-name = Nazwa miejsca od tej chwili.
help-cores = Ile procesów pracuje naraz.
help-record-file = Plik z zapisem partii.
help-position-after = Napisz tylko pozycję po kroku N, jako tekst.
help-step = Po każdym kroku czekaj na Enter.
help-commitment = Odcisk ogłoszony przed partią.
help-section = Rozdział, punkt albo początek punktu: RZ-4, 4, RZ-4.1, 4.1.
help-seconds = Jak długo trwa każdy pomiar.
help-any-game = Jedna gra; bez niej wszystkie.
help-matches-per-game = Ile losowych partii na grę.
help-random-seed = Ziarno losowej gry.
