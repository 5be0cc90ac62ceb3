# Słowa, których strona główna i nowy stół nie potrzebują. Przychodzą z innymi stronami.

## Konto

account-page-title = Konto · Wawel
account-name = Imię przy stole
account-name-help = Tym imieniem też się logujesz.
account-since = konto od { $date }
account-settings = Ustawienia
account-settings-line = Ustawienia są takie same na każdym urządzeniu, na którym się zalogujesz.
account-history = Historia
account-deleted = Konto usunięte
against-people = z ludźmi
against-bots = tylko z botami
bring-games =
    { $count ->
        [one] Dodaj do konta partię z tego urządzenia
        [few] Dodaj do konta { $count } partie z tego urządzenia
       *[many] Dodaj do konta { $count } partii z tego urządzenia
    }
codes-line = Każdy działa raz. To jedyna droga, gdy zginie hasło albo klucz: nie mamy Twojego adresu, więc nie wyślemy listu.
codes-save = Zapisz plik
codes-copy = Kopiuj
codes-copied = Kody skopiowane
codes-copied-line = Wklej je w bezpieczne miejsce.
codes-print = Drukuj
codes-safe = Kody są w bezpiecznym miejscu
codes-done = Gotowe
codes-left =
    { $count ->
        [one] został 1 z 8
        [few] zostały { $count } z 8
       *[many] zostało { $count } z 8
    }
codes-new = Nowe kody
codes-new-line = Dotychczasowe kody przestaną działać.
data-title = Najpierw zabierz swoje dane
data-line = Wszystkie partie i ustawienia w jednym pliku.
data-take = Pobierz plik
delete-account = Usuń moje konto
delete-title = Usunięcie na zawsze
delete-line = Znikną imię, klucze, hasło, ustawienia i historia. W partiach innych graczy zostanie „dawny gracz”.
delete-sure = Usunąć konto?
delete-name = Wpisz swoje imię: { $name }
delete-no = Zostaję
filter-all = wszystkie
filter-company = Z kim
filter-open = w toku
filter-result = Wynik
filter-state = Stan
game-with = { $names } · { $date }
games-found =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
games-played =
    { $count ->
        [one] zakończona partia
        [few] zakończone partie
       *[many] zakończonych partii
    }
games-won =
    { $count ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }
keys-title = Klucze i hasło
log-in-other = Nie masz konta?
log-out = Wyloguj się
log-out-short = Wyloguj
more-games = Pokaż więcej
no-games = Nie ma tu takich partii.
or-password = albo hasłem
or-with-password = albo z hasłem
passkey = Klucz dostępu
passkey-add = Dodaj klucz
passkey-added = dodany { $date }
passkey-confirm = Potwierdź kluczem
passkey-help = Odcisk palca, twarz albo PIN tego urządzenia. Nie ma czego zapominać.
passkey-host = działa pod adresem { $host }
passkey-is-added = Klucz dodany
passkey-is-named = Nazwa klucza zmieniona
passkey-is-removed = Klucz usunięty
passkey-name = Nazwa klucza
passkey-name-it = Zmień nazwę klucza { $name }
passkey-remove = Usuń
passkey-remove-it = Usuń klucz { $name }
passkey-remove-line = Nie otworzy już tego konta. Urządzenie może go nadal podpowiadać, dopóki nie usuniesz go także tam.
passkey-remove-sure = Usunąć klucz { $name }?
passkey-unused = jeszcze nieużywany
passkey-used = ostatnio użyty { $date }
passkeys = Klucze dostępu
passkeys-line = Logowanie odciskiem palca, twarzą albo PIN-em urządzenia.
passkeys-address = Klucze dostępu działają pod nazwą, nie pod adresem z samych liczb.
passkeys-browser = Ta przeglądarka nie ma kluczy dostępu.
passkeys-insecure = Klucze dostępu działają tylko przez bezpieczne połączenie (https) albo na komputerze, na którym działa Wawel.
passkeys-named = Otwórz Wawel pod adresem localhost
password-none = Nie ma: logujesz się kluczem.
password-set = Ustaw hasło
set = Ustaw
log-in-passkey = Zaloguj kluczem
sign-up-passkey = Załóż z kluczem
sign-up-password = Załóż z hasłem
password = Hasło
password-change = Zmień hasło
password-changed = Hasło zmienione
password-changed-line = Pozostałe urządzenia są wylogowane.
password-help = Co najmniej 10 znaków. Dobre są trzy zwykłe słowa.
password-next = Nowe hasło
password-now = Obecne hasło
password-since = ostatnia zmiana: { $date }
profile = Imię i znak
record-of = Pobierz zapis: { $title }
recover = Użyj kodu ratunkowego
recover-line = Wpisz jeden ze swoich kodów ratunkowych i nowe hasło.
recover-no = Jednak mam hasło albo klucz
recovery-code = Kod ratunkowy
replay-of = Powtórka: { $title }
session-end = Wyloguj: { $device }
session-now = teraz
session-seen = ostatnio { $date }
session-this = to urządzenie
sessions = Zalogowane urządzenia
sessions-end-others = Wyloguj pozostałe
sign-up-line = Imię wystarczy. Nie pytamy o adres e-mail.
sign-up-other = Masz już konto?

## Nauka, powtórki, zasady, warsztat

join-page-title = Dołącz do stołu · Wawel
join-heading = Dołącz do stołu
join-code = kod { $code }
join-as = Siadam: { $name }
join-name = Swoje imię wpiszesz przy stole.
join-mine = Ta przeglądarka ma już miejsce przy tym stole.
join-back = Wróć do stołu
replay-page-title = Powtórka · { $title } · Wawel
replay-lost-title = Nie ma takiej powtórki
replay-lost-line = Powtórka jest gotowa dopiero po końcu gry. Możesz też otworzyć plik z partią.
replay-bar = Pasek powtórki
perspective = Czyimi oczami
spectator = Widz
timeline = Oś czasu
moment-start = Początek gry
previous = Poprzednia decyzja
play-replay = Odtwarzaj
pause = Zatrzymaj
link-moment = Link do tej chwili
link-moment-line = Prowadzi prosto do tej chwili.
link-in-bar = Link do tej chwili jest w pasku adresu.
play-on = Graj dalej stąd
play-on-line = Nowy stół zacznie się tuż po decyzji { $n }.
play-on-how = Z kim
play-on-bots = Z botami
play-on-here = Przy jednym ekranie
play-on-seat = Twoje miejsce
analyse = Analizuj
analysis-working = Smoczek liczy
analysis-line = Chwila { $done } z { $count }. Oglądać można już teraz.
analysis-progress = Postęp analizy
analysis-told = Analiza: gotowe { $percent } %.
analysis-stop = Przerwij analizę
analysis-stopped = Analiza przerwana
analysis-stopped-line = Znane jest wszystko do chwili { $done } z { $count }.
analysis-go-on = Licz dalej
analysis-failed = Analiza się nie udała
costs = kosztuje { $value } %
chances-open = Szanse w tabeli
chances-moment = Po decyzji
chances-who = Kto
chances-cost = Koszt
tab-costliest = Najdroższe decyzje
tab-luck = Szczęście i gra
decision = decyzja { $n }
whose-all = Wszystkich
whose-me = { $name } (Ty)
costliest-none = Żadna znana decyzja nie kosztowała nawet jednego procenta szans.
compare = Co pokazuje plansza
compare-done = Zagrane
compare-better = Lepiej
compare-eyes = Tak to widzi { $name }
accuracy = Celność
luck = Szczęście
chance-from-to = { $start } → { $end } %
luck-line = Szczęście to losowania, gra to decyzje wszystkich przy stole. W punktach procentowych szansy: od początku do końca, więc każda kolumna daje razem zero.
luck-line-far = Szczęście to losowania, gra to decyzje wszystkich przy stole. W punktach procentowych szansy: od początku do ostatniej znanej chwili.
rules-page-title = Zasady · { $title } · Wawel
chapters = Rozdziały
search = Szukaj w zasadach
search-none = Nic takiego nie ma w zasadach tej gry.
search-hits =
    { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }, zasady: { $rules }
reconstructed = Wartość odtworzona
how-title = Jak się gra
how-page-title = Jak się gra: { $title } · Wawel
how-rules = Pełne zasady
how-lesson = Zacznij lekcję
how-people = { $people } graczy.
how-minute = Czytanie: minuta.
how-alone = Jedna strona, do druku
how-aim = Cel
how-points = Punkty
how-end = Koniec
leave = Wyjdź
learn-page-title = Nauka: lekcje i zadania · Wawel
learn-page-of = Nauka: { $title } · Wawel
learn-petals =
    { $done ->
        [0] { $count ->
            [one] { $count } krok
            [few] { $count } kroki
           *[many] { $count } kroków
        }
       *[other] { $done ->
            [one] { $done } płatek z { $count }
            [few] { $done } płatki z { $count }
           *[many] { $done } płatków z { $count }
        }
    }
learn-lesson = Lekcja: { $title }
learn-begin = Zacznij lekcję
learn-on = Ucz się dalej
learn-again = Jeszcze raz
learn-known = umiesz
learn-now = teraz
learn-rules = Pełne zasady: { $title }
lesson-of = Lekcja: { $title }
lesson-page-title = Lekcja: { $title } · Wawel
lesson-step = Krok { $number } z { $count }
lesson-back = Wstecz
lesson-show = Pokaż
lesson-press = Naciśnij: { $what }
lesson-fold = Zwiń
lesson-unfold = Rozwiń
lesson-again = Jeszcze raz
lesson-next = Dalej
lesson-finish = Zakończ lekcję
lesson-right = Dobrze
lesson-won =
    { $points ->
        [one] punkt dla Ciebie
        [few] punkty dla Ciebie
       *[many] punktów dla Ciebie
    }
lesson-refused-title = Tak nie wolno
lesson-other = Ten krok pokazuje coś innego. Przeczytaj go jeszcze raz albo naciśnij „Pokaż”.
lesson-leave = Wyjdź z lekcji
lesson-leave-title = Wyjść z lekcji?
lesson-leave-line = Zrobione kroki zostają. Wrócisz do tego samego kroku.
lesson-stay = Zostaję
lesson-lost-title = Nie ma takiej lekcji
lesson-lost-line = Ta gra nie ma tu jeszcze lekcji.
lesson-over-title = To już cała lekcja
lesson-over-line = Kwiat rozkwitł. Znasz wszystko, co rozstrzyga grę: czas na stół.
lesson-over-part = Kilka kroków jeszcze czeka. Wrócisz do nich, kiedy zechcesz.
lesson-to-list = Wszystkie kroki
lesson-to-problems = Zadania
lesson-to-game = Graj
problems = Zadania
problems-line = Jedna pozycja, jedno pytanie. Próbuj, ile chcesz.
problems-count = Rozwiązane: { $solved } z { $count }
problems-solve = Rozwiąż następne
problems-solved =
    { $count ->
        [one] { $count } rozwiązane
        [few] { $count } rozwiązane
       *[many] { $count } rozwiązanych
    }
problem-page-title = Zadanie { $number }: { $title } · Wawel
problem-number = Zadanie { $number }
problem-solved = rozwiązane
problem-difficulty =
    { $level ->
        [1] łatwe
        [2] średnie
       *[3] trudne
    }
problem-how = Odpowiedz na planszy, tak jak w grze.
problem-how-choose = Wybierz tutaj albo odpowiedz na planszy. Możesz próbować, ile chcesz.
problem-choices = Odpowiedzi
problem-right = Tak jest
problem-wrong = Jeszcze nie
problem-other = Wolno, ale da się lepiej.
problem-worse =
    Wolno, ale da się lepiej: { $points ->
        [one] co najmniej o { $points } punkt
        [few] co najmniej o { $points } punkty
        [many] co najmniej o { $points } punktów
       *[other] co najmniej o { $points } punktu
    }.
problem-show = Pokaż odpowiedź
problem-skip = Następne
problem-next = Następne
problem-play = Zagraj tę pozycję
problem-lost-title = Nie ma takiego zadania
problem-lost-line = Może zmieniło nazwę. Wszystkie zadania są na stronie nauki.
open-all = Wszystko odkryte
open-still = Nadal zakryte

notices = Powiadomienia na tym urządzeniu
notices-help = Gdy przychodzi Twoja kolej albo rewanż, a nie masz otwartego stołu. Nie mówią nic o samej grze.
notices-blocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
notices-impossible = Ta przeglądarka ich nie zna albo strona nie jest szyfrowana. Wszystko inne działa bez nich.
notices-failed = Nie udało się
notices-failed-line = Przeglądarka nie połączyła się ze swoją usługą powiadomień. Spróbuj później.
## people at a table

kind-lobby = Z lobby
kind-lobby-help = usiądzie, kto pierwszy
summary-open =
    { $count ->
        [one] Jedno miejsce w lobby; gra zacznie się, gdy ktoś usiądzie
        [few] { $count } miejsca w lobby; gra zacznie się, gdy wszyscy usiądą
       *[other] { $count } miejsc w lobby; gra zacznie się, gdy wszyscy usiądą
    }
house = Zasady przy stole
house-clock = Zegar
house-clock-none = bez zegara
house-clock-move = na ruch
house-clock-bank = zapas i dodatek
house-clock-days = na dni
house-move = Czas na ruch
house-bank = Zapas na całą grę
house-extra = Dodatek za ruch
house-talk = Rozmowa
house-talk-nobody = bez
house-talk-accounts = z kontem
house-talk-everybody = wszyscy
house-talk-nobody-help = Nikt tu nie pisze.
house-talk-accounts-help = Piszą gracze z kontem. Goście tylko czytają.
house-talk-everybody-help = Piszą wszyscy przy stole, goście też.
house-watch = Widzowie
house-watch-help = Inni mogą oglądać grę. Zakrytych kart nie zobaczą.
house-stand-in = Bot zastępuje nieobecnych
house-stand-in-help = Gdy dwa razy z rzędu skończy się czas, gra bot. Gracz odzyskuje miejsce, gdy wróci.
gathering = czekamy na graczy
gathering-missing =
    { $count ->
        [0] Są już wszyscy
        [one] Czekamy na jednego gracza
        [few] Czekamy na { $count } graczy
       *[other] Czekamy na { $count } graczy
    }
gathering-wait = Gra zacznie się, gdy wszyscy usiądą.
gathering-begin = Zacznij od razu z botami
people = Ludzie przy stole
people-tab = Ludzie
people-unread =
    { $count ->
        [one] Ludzie, jedna nowa wiadomość
        [few] Ludzie, { $count } nowe wiadomości
       *[other] Ludzie, { $count } nowych wiadomości
    }
seat-resigned = gra poddana
seat-stood-in = zastępuje bot: { $level }
house-free-seat = Zwolnij miejsce: { $name }
house-tools = Co można zrobić: { $name }
house-add-time = Dodaj czas: { $name }
house-hand-over = Przekaż gospodarza: { $name }
house-take-back = Wróć do roli gospodarza
house-renew = Nowy klucz do miejsca: { $name }
house-renew-own = Nowy klucz do mojego miejsca
house-stand-in-for = Niech na razie gra bot: { $name }
house-hush = Odbierz głos: { $name }
house-ask-undo = Poproś o cofnięcie
house-ask-end = Zaproponuj koniec gry
house-pause = Przerwa
house-resume = Gramy dalej
house-is-paused = Przerwa. Zegary stoją.
house-away = Odejdź na chwilę
house-back = Wracam do gry
house-stood-in = Gra za Ciebie bot
house-stood-in-line = Możesz wrócić w każdej chwili.
house-given-up = Partia poddana
house-given-up-line = Możesz oglądać ją do końca.
house-resign = Poddaj partię
resign-title = Poddać partię?
resign-line = Zajmiesz ostatnie miejsce. Jeśli inni grają dalej, zastąpi Cię bot.
resign-no = Gram dalej
resign-yes = Poddaję
request-undo = { $name } prosi o cofnięcie
request-end = { $name } proponuje koniec gry
request-end-line = Zdecydują punkty, jak są teraz. Brak odpowiedzi znaczy „nie”.
request-waits =
    { $count ->
        [one] Czekamy na jedną zgodę
        [few] Czekamy na { $count } zgody
       *[other] Czekamy na { $count } zgód
    }
request-undo-line = Brak odpowiedzi znaczy „nie”.
request-no = Nie
request-yes = Zgoda
request-withdraw = Wycofaj
clock-runs = czas biegnie
clock-said = Zostało { $seconds } s.
invites-renewed = Stary link niczego już nie otwiera. Przekaż nowy.
key-made = Nowy klucz gotowy. Znajdziesz go w zaproszeniu.
key-own-made = Twoje miejsce ma nowy klucz. Stary już nie działa.
talk = Rozmowa
talk-empty = Jeszcze nikt nic nie napisał.
talk-say = Napisz do stołu
talk-send = Wyślij
talk-mute = Wycisz: { $name }
talk-muted = Wyciszone na tym urządzeniu
talk-unmute = Przestań wyciszać: { $name }
talk-unmuted = Znów słychać
talk-report = Zgłoś gospodarzowi wiadomość od: { $name }
talk-reported = Gospodarz to zobaczy
talk-is-reported = zgłoszone
talk-ready-hello = Cześć!
talk-ready-nice = Ładny ruch.
talk-ready-moment = Chwileczkę.
fact-began = Gra się zaczęła.
fact-freed = Gospodarz zwolnił miejsce.
fact-renewed = Nowy klucz do miejsca: { $name }.
fact-paused = Przerwa.
fact-resumed = Gramy dalej.
fact-stands-in = Na razie gra bot: { $name }.
fact-back = Znów przy stole: { $name }.
fact-resigned = Partia poddana: { $name }.
fact-time-up = Skończył się czas: { $name }. Zdecydowały zasady.
fact-time-added = Gospodarz dodaje czas: { $name }.
fact-host-now = Od teraz gospodarzem jest { $name }.
fact-host-back = Gospodarzem jest znów gracz, który otworzył ten stół.
fact-undone = Cofnięto ruch za zgodą wszystkich: { $name }.
fact-no-undo = Bez zgody na cofnięcie: { $name }.
fact-no-end = Bez zgody na koniec gry: { $name }.
fact-ended = Koniec gry za zgodą wszystkich.
fact-hushed = Gospodarz odebrał głos: { $name }.
fact-unhushed = Gospodarz oddał głos: { $name }.
outcome-house-agreed = Koniec gry za zgodą wszystkich: zdecydowały punkty.
outcome-house-resigned = Partia poddana.
table-shut-no-spectators = Przy tym stole nie ma widzów. Obejrzysz powtórkę, gdy gra się skończy.
table-shut-seat-freed = Gospodarz zwolnił to miejsce.
table-shut-key-renewed = To miejsce ma już nowy klucz. Otwórz stół tam, gdzie go zrobiono.
refused-gathering = Czekamy jeszcze na graczy.
refused-paused = Teraz jest przerwa.
refused-stood-in = Za to miejsce gra teraz bot.
refused-resigned = Ta partia jest poddana.
refused-not-host = To może zrobić tylko gospodarz.
refused-no-seat = Z tym miejscem nie da się tego zrobić.
refused-has-begun = Gra już trwa.
refused-has-played = To miejsce jest wolne albo już zagrało. Gracza, który już zagrał, nie można odprawić.
refused-seat-present = Ten gracz jest przy stole.
refused-seat-account = To miejsce należy do konta. Wystarczy się zalogować.
refused-own-clock = Gospodarz nie dodaje czasu sobie. Możesz zrobić przerwę.
refused-no-clock = Przy tym stole nie ma zegara.
refused-not-paused = Nie ma przerwy.
refused-is-so = Tak już jest.
refused-request-open = Ktoś już o coś prosi. Najpierw odpowiedzcie.
refused-nobody-to-ask = Nie ma tu kogo zapytać.
refused-no-request = Nikt już o nic nie prosi.
refused-not-asked = Na tę prośbę odpowiada kto inny.
refused-no-talk = Przy tym stole się nie pisze.
refused-talk-account = Przy tym stole piszą tylko gracze z kontem.
refused-hushed = Gospodarz odebrał temu miejscu głos.
refused-nothing-said = Ta wiadomość jest pusta.
refused-no-links = Linków tu nie wysyłamy.
refused-no-line = Tej wiadomości już nie ma.

## contests

contest = Rywalizacja
contest-rated = Partia rankingowa
contest-rated-help = Wszyscy mają konta i zegar. Bez botów, bez podpowiedzi i przewidywanego wyniku, bez cofania za zgodą.
contest-guest = Partie rankingowe są dla graczy z kontem. Adres e-mail nie jest potrzebny.
contest-join = Przy tym stole mogą usiąść tylko gracze z kontem.
kind-code = Z kodem
kind-code-help = przychodzi z kodem, na swoje konto
summary-codes =
    { $count ->
        [one] { $count } gracz przyjdzie z kodem
        [few] { $count } gracze przyjdą z kodem
       *[many] { $count } graczy przyjdzie z kodem
    }
summary-tables =
    { $count ->
        [one] Jeden stół
        [few] { $count } stoły z tym samym rozdaniem
       *[many] { $count } stołów z tym samym rozdaniem
    }
rated = rankingowa
rated-line = Partia rankingowa: kto się podda albo trzy razy z rzędu przekroczy czas, jest na końcu.
resign-line-rated = Będziesz na końcu, i tak policzy to ranking. Jeśli inni grają dalej, za to miejsce decydują zasady, jak po upływie czasu.
invites-contest = Tu mogą usiąść tylko gracze z kontem. Podaj im kod albo adres.
ratings = Ranking
ratings-help = tylko jeśli chcesz, widzisz go tylko Ty
ratings-seats =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
ratings-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
ratings-few = za mało partii: { $count } z 5
ratings-none = Tu pojawi się ranking każdej gry, osobno dla każdej liczby graczy, po partiach rankingowych.
rating-change = Ranking: { $change }, teraz { $after }
rating-same = Ranking bez zmian: partia skończyła się za zgodą wszystkich.
fact-out-of-time = Trzy razy z rzędu po czasie: { $name }. To liczy się jak poddanie.
refused-rated = W partii rankingowej tego nie ma.
deal = To samo rozdanie
deal-page-title = To samo rozdanie · Wawel
deal-help = Kilka stołów losuje to samo, a na końcu można porównać wyniki. Cokolwiek zrobią gracze, z każdego stosu wychodzi to samo i w tej samej kolejności, chyba że coś zostanie w niego wtasowane. Wszyscy mają konta.
deal-tables = Stoły z tym samym rozdaniem
deal-none = jeden stół
deal-secret = Dopóki ktoś gra, nikt nie widzi innych stołów ani powtórek.
deal-all-over = Wszystkie stoły skończyły. Oto porównanie.
deal-share = Wyślij ten adres tym, którzy mają usiąść przy pozostałych stołach.
deal-add = Jeszcze jeden stół
deal-add-help = Dla innych graczy, z tym samym rozdaniem.
deal-table = Stół { $number }
deal-mine = Twój stół
deal-state-gathering = czeka na graczy
deal-state-playing = gra trwa
deal-state-over = skończony
deal-state-off = odwołany
deal-off-short = Odwołaj
deal-call-off = Odwołaj: { $title }
deal-sit = Siadam: { $title }
deal-seat = Miejsce { $number }
deal-at = { $name } (stół { $number })
deal-best =
    { $points ->
        [one] Najwięcej z tych samych losowań: { $names }, { $points } punkt.
        [few] Najwięcej z tych samych losowań: { $names }, { $points } punkty.
       *[many] Najwięcej z tych samych losowań: { $names }, { $points } punktów.
    }
deal-link = Inne stoły z tym samym rozdaniem
deal-compare = Porównaj stoły
deal-compare-of = Porównaj stoły: { $title }
begun-deal = Przy innych stołach jest to samo rozdanie. Dopóki ktoś gra, nikt nie zdradza losowań.
fact-called-off = Ten stół odwołano: partia się nie zaczęła.
table-shut-deal-runs = Przy innym stole ktoś jeszcze gra to samo rozdanie. Ten stół będzie można obejrzeć, gdy wszyscy skończą.

## lobby

lobby = Otwarte stoły
lobby-free =
    { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
lobby-join = Dołącz
lobby-join-at = Dołącz: { $title }, { $names }
lobby-return = Wróć
lobby-return-to = Wróć do stołu: { $title }
invitations = Zaproszenia
invitation-accept = Usiądź
invitation-accept-it = Usiądź: { $title }, zaprasza { $name }
invitation-block = Nie, i nic więcej od: { $name }
invitation-from = zaprasza { $name }
invitation-refuse = Nie, dziękuję
invitation-refuse-it = Nie, dziękuję: { $title }, zaprasza { $name }
invitation-refuse-line = Zapraszający gracz się o tym nie dowie.
invitation-refuse-title = Zaproszenie od: { $name }
invitation-there = są już: { $names }
invite-by-name = Albo zaproś po imieniu
invite-by-name-help = Jeśli ktoś z kontem ma to imię i przyjmuje zaproszenia, zobaczy je na stronie głównej. Nikomu nie mówimy, kto ma konto.
invite-person = Zaproś
invite-sent = Zaproszenia: { $names }
invites-blocked = Zaproszenia tego gracza się nie pokazują.
invites-unblock = Znów pozwól
invites-unblock-it = Znów pozwól na zaproszenia: { $name }
invites-welcome = Zaproszenia po imieniu
invites-welcome-line = Kto zna Twoje imię, może zaprosić Cię do stołu. Nikt nie dowie się, czy masz konto.
lobby-all = Pokaż wszystkie
lobby-filters = Które stoły
lobby-full = komplet
lobby-none = Takiego stołu teraz nie ma.
lobby-seats = Miejsca
lobby-seats-free = jest wolne
lobby-seats-several = dwa wolne lub więcej
lobby-seats-watch = brak, można oglądać
# $count: tables that are listed
lobby-shown =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
lobby-time = Czas
lobby-time-live = na żywo
lobby-time-days = na dni
lobby-time-none = bez zegara
lobby-watch = Oglądaj
lobby-watch-at = Oglądaj: { $title }, { $names }
peek-on = Pokazuj nowe wiadomości
peek-open = Otwórz rozmowę: { $name }: { $text }
seat-host-line = gospodarz · { $line }
clocks = Zegary
clock-low = kończy się czas
clock-none = bez zegara
clock-days =
    { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
clock-days-move =
    { $days ->
        [one] { $days } dzień na ruch
       *[other] { $days } dni na ruch
    }
clock-move = { $time } na ruch
clock-bank = { $time } + { $extra } s
clock-minutes = { $count } min
clock-seconds = { $count } s

## the app on one's own screen

install-title = Wawel pod ręką
install-line = Ikona na ekranie i pełny widok, bez paska przeglądarki. Zajmuje mniej niż jedno zdjęcie.
install-apple = Na telefonie i tablecie Apple dodasz go w dwóch krokach.
install-apple-share = Dotknij „Udostępnij” na pasku
install-apple-add = Wybierz „Do ekranu początkowego”
install-now = Zainstaluj
install-later = Nie teraz
install-known = Rozumiem

## refusals

refused = Tego teraz nie można zrobić.
refused-not-your-seat = To miejsce należy do kogoś innego.
refused-not-waiting = Gra nie czeka teraz na to miejsce.
refused-bad-notation = Tego zapisu nie da się odczytać.
refused-cannot-undo = Nie można cofnąć: odkryto już coś ukrytego albo nie ma czego cofać.
refused-over = Ta gra już się skończyła.
refused-too-many = Za często w krótkim czasie. Odczekaj chwilę i spróbuj jeszcze raz.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-too-late = Gra poszła dalej, zanim smoczek policzył.
refused-no-advice = Tym razem bez podpowiedzi: smoczek się pogubił.
