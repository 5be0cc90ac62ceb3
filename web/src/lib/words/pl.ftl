# Słowa strony. Imiona zostają w mianowniku.

## Ogólne

back = Wróć
bar-home = Wawel, strona główna
cancel = Anuluj
close = Zamknij
done = Gotowe
game = Gra
games = Gry
loading = Chwila, już rozdaję…
log = Przebieg
nav = Menu główne
nobody = nikt
rule = Zasada { $rule }
rules = Zasady
start = Zacznij grę
to-home = Strona główna
try-again = Spróbuj jeszcze raz
your-turn = Twoja kolej
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Ustawienia

day = Dzień
night = Noc
settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-motion = Tempo
settings-motion-help = Jak szybko poruszają się elementy i odpowiadają boty.
settings-sound = Dźwięk
settings-sound-help = Krótkie dźwięki: Twoja kolej, ruch, punkty, koniec gry.
settings-confirm = Potwierdzanie
settings-confirm-help = Zapytaj jeszcze raz, gdy ruchu nie da się już cofnąć. Bez tego płytkę w Carcassonne kładzie się jednym naciśnięciem.
settings-explain = Objaśnienia
settings-explain-help = Smoczek objaśnia w tej grze każdą nową decyzję, raz i na miejscu.
motion-calm = spokojne
motion-full = zwykłe
motion-fast = szybkie
motion-still = bez ruchu

## Strona główna

# $games: ile gier jest na półce
home-page-title =
    Wawel: { $games ->
        [5] pięć smoczych gier
        [one] { $games } smocza gra
        [few] { $games } smocze gry
       *[many] { $games } smoczych gier
    } przy jednym stole
home-title =
    { $games ->
        [5] Pięć smoczych gier
        [one] { $games } smocza gra
        [few] { $games } smocze gry
       *[many] { $games } smoczych gier
    } przy jednym stole
home-line = Przy jednym ekranie, ze znajomymi online albo z botami. Bez konta i bez instalowania.
play = Graj
play-game = Graj: { $title }
set-table = Ustaw stół
set-table-game = Ustaw stół: { $title }
soon = wkrótce
disabled = wyłączona
game-disabled = Ta gra jest wyłączona: { $problem }.
soon-line = Ta gra dopiero powstaje.
shelf-people = { " " }graczy
shelf-weight =
    { $leaves ->
        [1] łatwa
        [2] średnia
       *[other] złożona
    }
finished = Zakończone
finished-won =
    { $count ->
        [one] wygrywa { $names }
       *[many] wygrywają { $names }
    }
finished-others = · { $names }
ask-name-title = Jak masz na imię?
ask-name-line = Pod tym imieniem usiądziesz do gry. Zmienisz je, kiedy zechcesz, ustawiając stół.
your-tables = Twoje stoły
waits-for-people = czeka na graczy
thinks =
    { $count ->
        [1] myśli { $names }
       *[other] myślą { $names }
    }
join-title = Dołącz kodem
join-placeholder = kod stołu
join = Dołącz
record-title = Masz plik z partią?
record-line = Obejrzysz ją ruch po ruchu.
record-open = Otwórz plik
record-broken = Tego pliku nie da się odtworzyć

## Nowy stół

new-page-title = Nowy stół · Wawel
new-title = Nowy stół
new-line = Wystarczy kliknąć „Zacznij grę”. Reszta jest do zmiany, gdy chcesz.
seats = Miejsca
seats-range = { $least }–{ $most } graczy
seats-help = Mniej graczy? Zmień miejsce na „puste”.
seat-number = Miejsce { $number }
seat-name = Imię przy miejscu { $number }
seat-who = Kto siedzi przy miejscu { $number }
seat-colour = Kolor miejsca { $number }
your-colour = Twój kolor
colour-0 = czerwone serce
colour-1 = niebieska gwiazda
colour-2 = zielony liść
colour-3 = żółte słońce
colour-4 = śliwkowy tulipan
colour-5 = turkusowa ryba
seat-empty = puste miejsce
bot-level = Poziom bota przy miejscu { $number }
bots-slow = Zasady nie są tu skompilowane, albo jeszcze nie, więc boty liczą płycej, niż mogłyby.
default-names = Hania, Antek, Ola, Maciek, Zosia, Kuba
kind-here = Ten ekran
kind-link = Przez link
kind-bot = Bot
kind-empty = Puste
kind-here-help = gra na tym ekranie
kind-shared-help = między turami ekran zasłania kurtyna
kind-link-help = link pokaże się po ustawieniu stołu
level-random = gra na ślepo
level-novice = nowicjusz
level-easy = łatwy
level-medium = średni
level-strong = mocny
level-master = mistrz
level-novice-name = Pisklę
level-novice-line = Dopiero się wykluło. Myli się i wcale się nie gniewa.
level-easy-name = Baranek
level-easy-line = Gra łagodnie. Bierze to, co leży najbliżej.
level-medium-name = Kogut
level-medium-line = Pilnuje swojego podwórka i widzi Twoje.
level-strong-name = Sowa
level-strong-line = Nie śpi w nocy. Liczy kilka ruchów naprzód.
level-master-name = Smok
level-master-line = Siedzi pod Wawelem od wieków. Nie wybacza.
levels-title = Poziom bota
levels-line = Każdy zna zasady i żaden nie zagląda w zakryte karty.
thinks-at-once = od razu
thinks-up-to = do { $seconds } s
options = Ustawienia gry
edition = Wydanie zasad
edition-own = Własne
edition-own-help = Zasady wybrane po swojemu.
edition-differences = Czym się różni
single-options = Pojedyncze zasady
aids = Pomoce
aids-hints = Podpowiedzi
aids-hints-help = Kto decyduje, może zapytać, co zrobiłby bot. Inni widzą, że pyta, ale nie widzą odpowiedzi.
aids-projection = Przewidywany wynik
aids-projection-help = Pasek nad planszą pokazuje, kto wygrywa, gdy wszyscy grają podobnie.
curious = Dla ciekawskich
seed = Ziarno tasowania
seed-help = To samo ziarno daje te same losowania. Puste: nowe, tajne do końca gry.
position = Pozycja początkowa
position-help = Zapis pozycji, od której zaczyna się gra. Puste: zwykły początek.
summary = Podsumowanie stołu
summary-links =
    { $count ->
        [one] { $count } gracz dołączy przez link
        [few] { $count } gracze dołączą przez link
       *[many] { $count } graczy dołączy przez link
    }
summary-fair = Tasowanie można sprawdzić po grze
see-rules = Zobacz w zasadach
too-few-seats =
    { $count ->
        [one] Do gry potrzeba co najmniej { $count } gracza.
       *[many] Do gry potrzeba co najmniej { $count } graczy.
    }
invites-title = Zaproś do stołu
invites-line = Wyślij każdemu jego link albo podaj wszystkim kod.
invite-joined = gotowe
invite-qr = Kod QR z adresem stołu
invite-code = kod stołu
invite-scan = Zeskanuj telefonem w tej samej sieci Wi-Fi albo wpisz kod na stronie głównej.
invite-later = Kod QR pojawi się, gdy inne urządzenia będą mogły tu trafić.
invite-address = Adres dla innych
invite-share = Udostępnij zaproszenie
invite-copy = Kopiuj zaproszenie
invite-share-title = Wawel: { $title }
invite-local = Ten adres działa tylko na tym komputerze.
invite-local-how = Żeby inni mogli dołączyć, zatrzymaj serwer (Ctrl+C) i uruchom go tak:
invite-local-back = Stół poczeka. Potem inni w tej samej sieci wejdą pod adresem tego komputera.
invite-again = Sprawdź jeszcze raz
copy = Kopiuj
copy-by-hand = Skopiuj ten tekst:
guests-missing = Jeszcze nie ma: { $names }.
guests-invite = Zaproś
invite-link = Link dla: { $name }
copy-link = Kopiuj link dla: { $name }
share-link = Udostępnij link dla: { $name }
link-copied = Link skopiowany.
link-copied-line = Wyślij go znajomym.
to-table = Do stołu

## Stół

board = Plansza
table-page-title = { $title } · Wawel
table-page-turn = ● Twoja kolej · { $title }
table-lost-title = Nie ma takiego stołu
table-lost-line = Link mógł się urwać przy kopiowaniu albo stół już sprzątnięto.
table-full-title = Przy tym stole jest tłok
table-full-line = Za dużo osób patrzy na grę albo z tej sieci otwarto za dużo stołów. Spróbuj później.
table-shut-title = Ten stół się nie otwiera
table-shut-bad-token = Ten link nie pasuje do żadnego miejsca przy tym stole.
table-old-title = Ta strona jest nieaktualna
table-old-line = Ta strona jest w starszej wersji niż serwer. Odśwież ją.
broken-title = Ta strona się zatrzymała
broken-line = Coś poszło nie tak w samej stronie. Partia jest bezpieczna na serwerze i żadna decyzja nie przepadła.
broken-again = Wczytaj ponownie
seat-you = Ty
seat-here = przy tym ekranie
seat-online = online
seat-away = połączenie zerwane
seat-waiting = czekamy
seat-bot = bot, { $level }
waiting-title = Zaraz coś się wydarzy
waiting-for =
    { $count ->
        [1] Decyduje { $names }
       *[other] Decydują { $names }
    }
waiting-line = Poczekaj na swoją kolej.
watching-line = Przyglądasz się tej grze.
prompt-yours = Twoja decyzja
prompt-others = Co się dzieje
over-title = Koniec gry
over-line = Tak wygląda stół na koniec.
to-result = Wynik
undo = Cofnij
undo-turn = Cofnij całą turę
log-news = Nowe wpisy
log-start = Początek
log-empty = Tu pojawi się przebieg gry.
line-lost = Połączenie zerwane.
line-lost-line = Łączę się ponownie, nic nie przepadło.
line-back = Połączenie wróciło.
name-title = Siadasz do stołu
name-label = Twoje imię
sit-down = Siadam
curtain-title = Teraz { $name }
curtain-line = Podaj ekran. Karty pokażą się dopiero po dotknięciu.
curtain-open = To ja, odsłoń
curtain-undo = Cofnij ostatni wybór
allowed = To wolno zrobić.

## Podpowiedzi

hint = Podpowiedź
hint-by = Podpowiedź: { $name }
hint-chance = Szansa na wygraną: { $chance } %, przy innych wyborach średnio { $otherwise } %
hint-close = Zamknij podpowiedź
hint-even = Inne wybory są prawie tak samo dobre.
hint-marked = Zaznaczone lampą.
hint-play = Zagraj tak
hint-so-far = Podpowiedź na razie
hint-thinking = Smoczek liczy…
because = Bo { $why }.
advice-others = utrudnia grę innym
advice-score = daje więcej punktów
advice-tried = w próbnych partiach wypada najlepiej
projection = Przewidywany wynik
projection-title = Gdy wszyscy grają podobnie
projection-line = Tyle punktów i taką szansę na wygraną ma każdy, jeśli od teraz wszyscy grają podobnie.
projection-open = Przewidywany wynik, pokaż cały
projection-chance = { $percent } %
projection-leads = prowadzi

## Koniec gry

winner =
    { $count ->
        [1] Wygrywa { $names }
       *[other] Wygrywają { $names }
    }
margin =
    { $points ->
        [1] tylko o jeden więcej niż { $name }
       *[other] o { $points } więcej niż { $name }
    }
margin-none = tyle samo co { $name }
score-source = Składnik
score-total = Razem
what-decided = Co zdecydowało
rematch = Rewanż
join-rematch = Dołącz do rewanżu
watch-rematch = Oglądaj rewanż
replay = Powtórka
record = Zapis partii
download-record = Pobierz zapis
show-table = Pokaż stół
fair-title = Uczciwe tasowanie
fair-check = Sprawdź tę partię
fair-line = Zanim padło pierwsze losowanie, serwer ogłosił odcisk tajnego ziarna. Po grze ziarno jest jawne, więc każdy może sprawdzić, że wszystkie losowania z niego wynikły.
fair-commitment = Odcisk ogłoszony na początku (SHA-256)
fair-seed = Ziarno ujawnione po grze
fair-yes = Wszystkie losowania się zgadzają.
fair-no = Losowania nie zgadzają się z ziarnem.
begun-seed = Ziarno wybrano ręcznie: kto je zna, zna losowania.
begun-position = Gra zaczęła się od podanej pozycji: kto ją podał, może znać jej ukryte części.
begun-replay = Gra zaczęła się od chwili z powtórki: kto ją widział, może znać ukryte części.
fair-verify = Pobierz zapis i sprawdź u siebie:

## Powtórka

moment = Decyzja { $n } z { $total }
first = Na początek
next = Następna decyzja
last = Na koniec
speed = Tempo

## Analiza

analysis = Analiza
percent = { $value } %
cost = −{ $value } %
chances = Szanse na wygraną
draw = losowanie
whose = Czyje decyzje
better = Lepiej:
played = Gra

## Zasady

reconstructed-some = Niektóre wartości są odtworzone ({ $count })

## Kiedy coś pójdzie nie tak

page-missing-title = Tej strony nie udało się wczytać
page-missing-line = Może zniknęło połączenie albo serwer ma już nowszą wersję.
lost-page-title = Nie ma takiej strony · Wawel
lost-title = Tu nie ma nawet smoka
lost-line = Takiej strony nie znamy. Smoki czekają przy stołach.
error-line = Wiersz { $line }.
error-server = Coś się nie udało. Spróbuj jeszcze raz.
back-online = Połączenie wróciło.
error-no-connection = Nie ma połączenia z serwerem.
error-bad-option = Takie ustawienie gry jest niemożliwe.
error-bad-position = Tej pozycji nie da się odczytać.
error-bad-record = Zapis partii jest uszkodzony albo pochodzi skądinąd.
error-bad-request = Tak nie da się ustawić stołu.
error-bad-moment = Od tej chwili nie da się grać dalej.
error-game-disabled = Ta gra jest na tym serwerze wyłączona.
error-unknown-game = Tej gry jeszcze tu nie ma.
error-unknown-lesson = Takiej lekcji ani takiego zadania tu nie ma.
error-unknown-table = Nie ma takiego stołu.
error-unknown-replay = Nie ma takiej powtórki.
error-unreadable-table = Ten stół pochodzi ze starszej wersji zasad.
error-not-found = Tego już tu nie ma.
error-unknown-code = Nie ma stołu z takim kodem albo nie ma już przy nim wolnych miejsc.
error-seat-taken = To miejsce zajął właśnie ktoś inny.
error-account-needed = Przy tym stole mogą usiąść tylko gracze z kontem. Zaloguj się albo załóż konto.
error-sits-already = Masz już miejsce przy tym stole.
error-deal-runs = Ktoś jeszcze gra to samo rozdanie. Poczekaj, aż wszyscy skończą.
error-deal-closed = To rozdanie się skończyło albo ma już cztery stoły.
error-unknown-deal = Nie ma takiego rozdania.
error-has-begun = Ta partia już się zaczęła.
error-too-many-guesses = Za dużo nietrafionych kodów. Spróbuj ponownie za minutę.
error-too-many = Nie tak szybko.
error-busy = Serwer ma teraz dużo pracy. Spróbuj za chwilę.
error-too-slow = Połączenie było na to za wolne. Spróbuj jeszcze raz.
error-not-over = Ta gra jeszcze trwa.
error-not-stored = Serwer nie mógł tego zapisać. Spróbuj jeszcze raz.
error-bad-token = Ten klucz nie pasuje do tego stołu.
error-too-large = Ten plik jest za duży na zapis partii.

## Jak się gra

## Pierwszy raz przy grze

first-title = Pierwszy raz przy tej grze?
first-line = Jestem Smoczek. Mogę pokazać, o co chodzi.
first-lesson = Lekcja
first-lesson-line = Krok po kroku, na prawdziwej planszy
first-hints = Graj z podpowiedziami
first-hints-line = Objaśniam każdą nową decyzję, raz i na miejscu
first-play = Po prostu graj
first-play-line = Zasady są zawsze pod ręką
first-how = Jak się gra, na jednej stronie
first-once = Pytamy tylko raz.
explain-label = Smoczek objaśnia
explain-close = Rozumiem
explain-stop = Bez objaśnień
explain-stopped = Objaśnienia włączysz znowu w ustawieniach.

## Od ostatniej tury

recap = Co się stało
recap-title = Od Twojej ostatniej tury
recap-again = Pokaż jeszcze raz
recap-go = Gram dalej

## Koniec, który opowiada

result = Wynik
story-item =
    { $name } ma stąd { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Bez tego byłoby { $own } do { $theirs } i wygrałby ktoś inny: { $rival }.
story-lead =
    { $name } ma stąd o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } więcej niż { $rival }. To największa przewaga.
story-how = Jak to poszło
story-points = Punkty graczy od początku do końca
story-chances = Szanse graczy od początku do końca
story-biggest = Największa zdobycz
story-turning = Punkt zwrotny
story-end = Ostatni ruch
story-chance = szansa { $before } → { $after }
story-watch = moment { $moment }
story-most = Największe zdobycze

## Nauka

learn = Nauka
lesson-worse-title = Wolno, ale da się lepiej
lesson-astray-title = Wolno, ale nie teraz
lesson-other-title = Wolno, ale nie teraz
problem = Zadanie
# $points: o ile punktów gorszy jest każdy inny pierwszy ruch

## Wszystko odkryte

## Konto

account = Konto
account-of = Konto: { $name }
account-safety = Logowanie
all-games = Wszystkie moje partie
# $count: partie, które gość ma na tym urządzeniu
browser-chrome = Chrome
browser-edge = Edge
browser-firefox = Firefox
browser-opera = Opera
browser-safari = Safari
change = Zmień
codes = Kody ratunkowe
device-computer = Komputer
device-phone = Telefon
device-tablet = Tablet
device-program = Program
error-name-taken = Ktoś już ma konto z tym imieniem. Wybierz inne.
error-no-name = Wpisz imię.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-unknown-invitation = To zaproszenie jest już nieaktualne.
error-not-logged-in = Zaloguj się, żeby to zobaczyć.
error-unknown-session = To urządzenie już jest wylogowane.
error-weak-password = Hasło jest za krótkie albo zbyt łatwe: potrzeba co najmniej 10 znaków, w tym 4 różnych, i nie może to być samo imię.
error-wrong-login = Imię albo hasło się nie zgadza.
error-wrong-name = To nie jest imię z tego konta.
error-wrong-password = Hasło się nie zgadza.
error-wrong-recovery = Imię albo kod się nie zgadza, albo kod był już użyty.
error-last-way-in = To ostatnia droga do Twojego konta. Najpierw ustaw hasło albo dodaj inny klucz.
error-many-passkeys = Konto ma już ten klucz albo tyle kluczy, ile może mieć.
error-no-passkeys-here = Pod tym adresem nie ma kluczy dostępu. Potrzebują https i nazwy albo adresu localhost.
error-passkey-stopped = Klucz nie został użyty. Jeśli to pomyłka, spróbuj jeszcze raz.
error-passkey-there = To urządzenie ma już klucz do Twojego konta.
error-unknown-passkey = Ten klucz jest już usunięty.
error-wrong-passkey = Ten klucz nie otwiera tu żadnego konta. Spróbuj jeszcze raz albo zaloguj się inaczej.
filter-finished = zakończone
filter-lost = przegrane
filter-won = wygrane
former-player = dawny gracz
guest = gość
log-in = Zaloguj się
name-saved = Imię przy stole: { $name }
# $place: od 1
place =
    { $place ->
        [1] wygrana
       *[other] { $place }. miejsce
    }
return = Wróć
save = Zapisz
sign-up = Załóż konto
whoami-guest = Grasz jako gość. Stoły i historia są na tym urządzeniu. Z kontem masz je wszędzie. Adres e-mail nie jest potrzebny.
whoami-title = Jak masz na imię przy stole?
seat-free = Wolne miejsce
bot = Bot
