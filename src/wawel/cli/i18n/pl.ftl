# Wiersz poleceń po polsku. Słowa wspólne z serwerem leżą w wawel/words.
# Twarda spacja stoi po słowach jednoliterowych oraz między słowem a liczbą.

## Co się nie udało (po jednym wierszu)

error-bad-record = uszkodzony zapis, wiersz { $line }: { $detail }
error-bad-position = błędna pozycja: { $detail }
error-bad-data = błędne dane elementów gry: { $detail }
error-bad-option = niewłaściwe ustawienie: { $detail }
error-bad-notation = nieczytelny zapis ruchu: { $detail }
error-unknown-game = nie ma takiej gry: { $detail }
error-unknown-rule = nie ma takiej zasady: { $detail }
error-other = nie udało się: { $detail }
error-interrupted = przerwano
error-before-command = opcje serwera nie łączą się z poleceniem; jeśli „{ $command }” je zna, trzeba je wpisać po nim
error-option-form = opcja ma postać NAZWA=WARTOŚĆ, każda nazwa raz, a nie „{ $text }”
error-seats = ta gra jest na { $min }–{ $max } miejsca, a nie na { $seats }
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
error-cores = --cores to liczba od 1 do { $most } albo „all”, a nie „{ $text }”
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
error-resume-options = opcje, ziarno i pozycja wynikają z zapisu i nie można podać ich na nowo
error-resume-game = to jest zapis gry { $game }
error-resume-over = rozgrywka w tym zapisie jest już skończona
error-resume-seed = w zapisie nie ma ziarna, więc nie da się dalej losować
error-no-chess = brakuje pakietu chess, który jest miarą porównawczą: pip install chess
error-address = nie można nasłuchiwać pod { $address }: { $detail }
error-start = serwer nie mógł wystartować; wiersze wyżej mówią dlaczego
error-setting = niewłaściwe ustawienie { $name }: { $detail }

## Serwer

serve-running = Wawel działa pod adresem { $url }
serve-stop = Ctrl+C kończy.
serve-compiling = Obok trwa kompilowanie zasad, przez kilka minut. Do tego czasu boty w tym samym czasie liczą płycej; potem same grają z pełną siłą.
serve-interpreted = Zasady działają bez kompilacji: boty w tym samym czasie liczą płycej.
serve-compiling-failed = Nie udało się skompilować zasad, więc boty nadal liczą płycej.

## Spisy

games-id = id
games-title = tytuł
games-seats = miejsca
games-options = opcje
mark-reconstructed = wartość odtworzona

## Gra

play-bot = Bot { $number }
play-pass = Urządzenie przejmuje:{" "}
play-enter = Enter, gdy nikt inny nie widzi ekranu.
play-hint = Numer albo zapis; ? wyjaśnia, save PLIK, undo, quit
play-help =
    Wystarczy numer wyboru albo jego zapis, na przykład { $notation }.
    ? TEKST mówi, dlaczego czegoś nie można wybrać, ? ZASADA pokazuje zasadę.
    save PLIK zachowuje rozgrywkę razem z tajemnicami; undo cofa; quit kończy.
play-allowed = To można wybrać.
play-save-where = Do jakiego pliku? Trzeba wpisać: save PLIK
play-saved = Zapisano: { $file }
play-quit = Rozgrywkę przerwano przed końcem.

## Plansze

board-seat = miejsce
board-hand = ręka
board-camp = obóz
board-castles = zamki
board-sword = miecz
board-ready = wybór gotowy
board-game = partia { $game } z { $games }
board-round = Runda { $round } z { $rounds }
board-removed = Odłożony kafelek: { $tile }.
board-strength = (liczby: siła; { $material })
board-turn = Tura { $turn }
board-pile = stos
board-supply = zasoby
board-chests = skrzynie
board-rings = amulety
board-pass = pas
board-done = koniec wyboru
board-end = koniec tury

## Zaklinacze smoków

keepers-amulets = amulety: { $done } z { $needed }
keepers-idle = tury bez zestawu: { $turns } z { $most }
keepers-book = księga
keepers-page = strona
keepers-display = karta wyłożona
keepers-task = Zadanie
keepers-reward = nagroda
keepers-run-out = skończyły się
keepers-fragments = fragmenty: { $count } ({ $low }–{ $high })
keepers-black = czarne smoki: { $count }
keepers-eggs = złote jaja: { $count }
keepers-crystals = kryształy: { $count }
keepers-pearls = perły czerwone: { $red }, niebieskie: { $blue }
keepers-crests = herby: { $crests }
keepers-hand-backs = ręka, rewersy
keepers-amulets-made = amulety
keepers-ring = fragmenty
keepers-crystal = kryształy
keepers-egg = jaja
keepers-crest = herb
keepers-stop = koniec dobierania
keepers-done = księga zostaje bez zmian
keepers-wind = zdmuchnij wyłożone karty
keepers-put = połóż na księdze: { $what }
keepers-return = cofnij wierzchnią kartę: { $what }

## Zamek Smoków

castle-round = Runda { $round }
castle-left = kamienie w zamku: { $tiles }
castle-track = żetony odliczania: { $tokens }
castle-last-round = ostatnia runda
castle-dragon-free = można przywołać smoka
castle-legend = Wysokość i kamień: M kupcy, S żołnierze, F rolnicy, P pory roku, W wiatry, D smoki; * wolny długi bok, ? jeszcze nieznany
castle-realm-legend = # zakryty kamień, ^ ze świątynią, · puste pole
castle-pool = świątynie do budowy: { $shrines }, żetony: { $tokens }
castle-used = wykorzystany
castle-shrine = świątynia zamiast drugiego kamienia
castle-discard = odrzuć kamień za punkt
castle-summon = przywołaj smoka
castle-take = weź { $cell } { $tile }
castle-pair = do pary { $cell } { $tile }
castle-destroy = zniszcz { $cell } { $tile }
castle-place = { $tile } na { $cell }
castle-call = { $spirit }, koszt: { $cell }
castle-call-shrine = { $spirit }, koszt: świątynia
castle-set = scal zestaw na { $cell }
castle-build = świątynia na { $cell }
castle-turn = zakryj { $cell }
castle-faith = dodatkowa świątynia na { $cell }
castle-move = przenieś { $start } na { $end }
castle-shift = przenieś świątynię z { $start } na { $end }
castle-change = { $cell } liczy się jako { $type }

## Carcassonne

map-left = płytki na stosie: { $tiles }
map-steps = pozostałe kroki smoka: { $steps }
map-legend = # miasto, % herb, . łąka, C klasztor, linie to drogi; liczby to numery wyborów
map-legend-dragon = V wulkan, d smok na płytce, O portal, P księżniczka; D sam smok, F wróżka
map-tile = Płytka do położenia
map-aside = odłożone
map-discarded = odrzucone
map-followers = pionki
map-place = { $cell } /{ $rotation }
map-fairy = wróżka na { $cell }
map-princess = rycerz z { $cell } wraca do domu
map-enclosed = łąka wewnątrz { $number }
map-north = północ
map-east = wschód
map-south = południe
map-west = zachód

## Simurgh

exchange-objectives = cele: { $done } z { $needed }
exchange-chronicle = kronika: { $done } z { $needed }
exchange-ending = ostatnie tury
exchange-city = Miasto
exchange-wilds = Dzicz
exchange-market = Rynek zwiadowców
exchange-monument = Pomnik
exchange-bonus = wolny; daje { $bonus }
exchange-stacks = talia: { $deck }, smoki: { $dragons }, cele: { $objectives }
exchange-legend = * można teraz użyć; przy celu: wartość → punkty
exchange-total = razem
exchange-free = wolni
exchange-offer = do wyboru
exchange-skip = bez akcji głównej
exchange-none = bez celu
exchange-lay = wyłóż: { $what }
exchange-choose = zatrzymaj: { $what }
exchange-mark = znacznik: { $what }
exchange-unmark = zdejmij znacznik: { $ability }
exchange-remove = usuń płytkę: { $area }
exchange-area = na obszar: { $area }
exchange-explore = odkrywca w dół: { $area }
exchange-pay = zapłać: { $goods }
exchange-get = weź: { $goods }
exchange-recall = odwołaj ({ $vassal }): { $space }
exchange-spend = poświęć wasala: { $space }
exchange-drop = oddaj: { $good }
exchange-top = { $tile } na wierzch stosu
exchange-bottom = { $tile } na spód stosu
exchange-set-objective = { $objective }, pole { $space }
exchange-buy = kup z obszaru rynku { $area }
exchange-buy-deck = kup wierzchnią płytkę talii
exchange-take = weź z obszaru rynku { $area }

## Zapisy

chance = los
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
