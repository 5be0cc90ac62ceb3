# Zamek Smoków: słowa planszy w przeglądarce. Wspólne słowa gry leżą obok jej zasad.

## Kamienie w zdaniach

dc-object-M = kupca { $number }
dc-object-S = żołnierza { $number }
dc-object-F = rolnika { $number }
dc-object-P1 = wiosnę
dc-object-P2 = lato
dc-object-P3 = jesień
dc-object-P4 = zimę
dc-object-W1 = deszcz
dc-object-W2 = burzę
dc-object-W3 = wicher
dc-object-W4 = mgłę
dc-object-D1 = smoczą maskę
dc-object-D2 = dwie głowy
dc-object-D3 = smocze skrzydła
dc-some-M =
    { $count ->
        [one] { $count } kupiec
        [few] { $count } kupców
       *[many] { $count } kupców
    }
dc-some-S =
    { $count ->
        [one] { $count } żołnierz
        [few] { $count } żołnierzy
       *[many] { $count } żołnierzy
    }
dc-some-F =
    { $count ->
        [one] { $count } rolnik
        [few] { $count } rolników
       *[many] { $count } rolników
    }
dc-some-P =
    { $count ->
        [one] { $count } pora roku
        [few] { $count } pory roku
       *[many] { $count } pór roku
    }
dc-some-W =
    { $count ->
        [one] { $count } wiatr
        [few] { $count } wiatry
       *[many] { $count } wiatrów
    }
dc-some-D =
    { $count ->
        [one] { $count } smok
        [few] { $count } smoki
       *[many] { $count } smoków
    }
dc-some-number =
    { $count ->
        [one] { $count } kamień z numerem { $number }
        [few] { $count } kamienie z numerem { $number }
       *[many] { $count } kamieni z numerem { $number }
    }

## Zamek

dc-castle = Zamek
dc-closer = Powiększ zamek
dc-castle-grid = Zamek, rzędy: { $rows }, kolumny: { $columns }
dc-stack = rząd { $row }, kolumna { $column }, poziom { $level }: { $tile }, { $state }
dc-uncovering = odkrywany kamień
dc-state-take = można wziąć
dc-state-match = pasuje do pary
dc-state-free = dostępny
dc-state-blocked = niedostępny
dc-countdown = Odliczanie
dc-track = Tor odliczania. Żetony w stosie: { $pile }, na polach: { $laid }
dc-seats = { $seats } gr.
dc-left =
    { $tiles ->
        [one] { $tiles } kamień
        [few] { $tiles } kamienie
       *[many] { $tiles } kamieni
    }{ $level ->
        [0] {""}
       *[other] , poziom { $level }
    }
dc-track-closed = smok czeka na dolny poziom
dc-track-open = smoka można już przywołać
dc-track-last = ostatnia runda
dc-round = Runda { $round }

## Królestwa

dc-own-realm = Twoje królestwo
dc-realm-of = Królestwo: { $name }
dc-realm-grid = Królestwo: { $name }, rzędy: { $rows }, kolumny: { $columns }
dc-realm-picture = Królestwo: { $name }. Odkryte: { $tiles }. Świątynie: { $shrines }. Wolne pola: { $free }.
dc-cell = rząd { $row }, kolumna { $column }: wysokość { $height }, { $top }
dc-cell-empty = rząd { $row }, kolumna { $column }: { $top }
dc-empty = puste
dc-top-shrine = świątynia
dc-top-back = zakryty kamień
dc-none = nic
dc-target-place = można położyć
dc-target-set = gotowy zestaw, można scalić
dc-target-build = można zbudować świątynię
dc-target-faith = można zbudować świątynię
dc-target-turn = można odwrócić
dc-target-from = można przesunąć
dc-target-to = można tu przesunąć
dc-target-cost = można tym zapłacić
dc-target-change = można zmienić
dc-enlarge = Pokaż w powiększeniu: { $name }
dc-watch-back = Wróć do swojego
dc-pts = PZ
dc-points = { $points } PZ
dc-in-pool = w puli
dc-facts = Punkty: { $points }, świątynie w puli: { $pool }, żetony: { $tokens }. Gdyby gra skończyła się teraz: { $worth }.
dc-worth = Razem z premiami na tę chwilę: { $points } PZ (świątynie { $shrines }, smoki { $dragons })
dc-preview =
    za zestaw: { $set }; do tego miejsce na { $shrines ->
        [one] { $shrines } świątynię
        [few] { $shrines } świątynie
       *[many] { $shrines } świątyń
    }
dc-preview-none = { $tile }: tu jeszcze bez zestawu
dc-all-seats = Miejsca i punkty
dc-parts = Części stołu
dc-tab-table = Stół
dc-tab-realms = Królestwa
dc-tab-cards = Karty

## Karty

dc-no-cards = W tej grze nie ma kart duchów ani smoków.
dc-spirit-deception = Drugi kamień bierzesz z sąsiedztwa pierwszego. Nie musi pasować.
dc-spirit-depths = Drugi kamień może być tego samego rodzaju, nie musi być identyczny.
dc-spirit-elegance = Do końca tury wystarczy odsłonięty krótki bok kamienia.
dc-spirit-destruction = Usuń z zamku jeden dostępny kamień.
dc-spirit-strength = Przesuń w swoim królestwie jeden lub dwa wierzchnie kamienie.
dc-spirit-wind = Możesz zakryć jeden swój kamień, a potem przesuwasz jedną świątynię.
dc-spirit-cleverness = Scal zestaw dokładnie trzech kamieni, jakby było ich cztery.
dc-spirit-beauty = Scal zestaw sąsiadujących kamieni stronnictw o tym samym numerze. Premia: 1 PZ.
dc-spirit-change = Jedna pora roku, wiatr lub smok liczy się jako inny rodzaj i kończy zestaw.
dc-spirit-faith = Zbuduj dodatkową świątynię na zestawie scalonym w tej turze.
dc-spirit-used = użyty w tej turze
dc-spirit-owes = działa w tej turze
dc-targets =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
dc-callable = można aktywować
dc-call = Aktywuj
dc-call-cost = za świątynię albo odkryty kamień
dc-dragon-tranquility = 1 PZ za każdą osobną grupę zakrytych kamieni.
dc-dragon-majesty = Najwyższe numery odkrytych kupców, żołnierzy i rolników na trzecim lub wyższym poziomie.
dc-dragon-bravery = 1 PZ za każdy stos wyższy od wszystkich stosów obok.
dc-dragon-humility = 1 PZ za każdą świątynię, która ma obok wyższy stos.
dc-dragon-righteousness = Świątynie w jednym rzędzie i w jednej kolumnie, +2 PZ za pełną linię.
dc-dragon-valor = 1 PZ za każdą świątynię na krawędzi królestwa.
dc-dragon-piety = 1 PZ za każdą świątynię obok odkrytego smoka.
dc-dragon-might = Kupcy, żołnierze, rolnicy: 2 PZ za grupę silniejszą niż u sąsiada, 1 PZ za równą.
dc-dragon-harmony = Dla każdej osi: 4 PZ za lustrzane wysokości, 2 PZ za lustrzane świątynie.
dc-dragon-knowledge = 2 PZ za każdy inny odkryty symbol pór roku, wiatrów i smoków.
dc-worth-now = Wartość w tej chwili

## Ruch

dc-in-hand = W ręce: { $tile }
dc-choose-tile = Połóż najpierw: { $tile }
dc-picked = Masz { $tile }. Co dalej?
dc-picked-match = Dobierz kamień, który świeci, albo zakończ inaczej.
dc-picked-alone = Nic w zamku teraz nie pasuje.
dc-shrine = Kamień i świątynia
dc-summon = Przywołaj smoka
dc-turn-set = Scal: { $set }, +{ $points } PZ
dc-done = Gotowe
dc-enough = Wystarczy
dc-end = Zakończ turę
dc-back = Wróć
dc-yes = Tak
dc-pay = { $spirit }: czym płacisz?
dc-pay-tile = Wskaż w królestwie odkryty kamień albo oddaj świątynię z puli.
dc-pay-shrine-only = Oddaj świątynię z puli.
dc-pay-shrine = Oddaj świątynię
dc-becoming = { $type }, +{ $points } PZ
dc-move-to = Wskaż nowe miejsce
dc-change = Czym ma się stać ten kamień?
dc-place = Połóż { $tile }
dc-ways = Sposoby zakończenia
dc-way-pair = Para
dc-way-discard = Odrzuć
dc-way-set = zestaw: { $tiles }
dc-way-group = grupa: { $tiles }
dc-way-pool = w puli { $pool }
dc-way-no-pair = brak pary
dc-way-closed = teraz niemożliwe
dc-way-nothing = nic w królestwie
dc-partners =
    { $count ->
        [0] W zamku nie widać kamienia do pary.
        [one] Kamień do pary świeci.
        [few] { $count } kamienie do pary świecą.
       *[many] { $count } kamieni do pary świeci.
    }
dc-take = Weź
dc-yes-end = Tak, zakończ turę
dc-confirm-discard = Odrzucić ten kamień i zakończyć turę?
dc-confirm-summon = Przywołać smoka i zakończyć turę?
dc-confirm-take = Wziąć { $tile }?
dc-confirm-pair = Dobrać { $tile } do pary?
dc-confirm-destroy = Zniszczyć { $tile }?
dc-confirm-place = Położyć tutaj?
dc-confirm-set = Scalić ten zestaw?
dc-confirm-build = Zbudować tu świątynię?
dc-confirm-faith = Zbudować tu świątynię?
dc-confirm-turn = Odwrócić ten kamień?
dc-confirm-to = Przesunąć tutaj?

## Warsztat zamku

workshop = Warsztat zamku
dc-ws-page = Warsztat zamku · Wawel
dc-ws-draw = Rysuj zamek
dc-ws-plan = Plan zamku
dc-ws-cell = rząd { $row }, kolumna { $column }, wysokość { $height }
dc-ws-brush = Wysokość pędzla
dc-ws-mirror-sides = Lustro: lewo i prawo
dc-ws-mirror-ends = Lustro: góra i dół
dc-ws-help = Przeciągnij po polach, aby malować. Klawiatura: strzałki i cyfry od 0 do 3.
dc-ws-look = Podgląd
dc-ws-picture = Zamek w głębi. Kamienie: { $tiles }, poziomy: { $level }.
dc-ws-look-tiles = Tak może zacząć się gra: kamienie leżą losowo, niedostępne są przyciemnione.
dc-ws-look-bare = Kamienie dostaną symbole, gdy układ będzie kompletny ({ $total }).
dc-ws-shuffle = Wylosuj kamienie
dc-ws-count = Kamienie
dc-ws-ground = Na dolnym poziomie: { $ground }
dc-ws-good-for = Dobre dla tylu graczy: { $seats }
dc-ws-for = Dla { $seats } graczy:
dc-ws-complete = Dopełnij losowo do { $total }
dc-ws-clear = Wyczyść
dc-ws-play = Graj tym zamkiem
dc-ws-keep = Zapisz i podziel się
dc-ws-known = Zacznij od znanego układu
dc-ws-choose = Wybierz układ
dc-ws-name = Nazwa
dc-ws-nameless = Mój zamek
dc-ws-save = Zapisz
dc-ws-saved = Układ zapisany w tej przeglądarce.
dc-ws-own = Twoje układy
dc-ws-remove = Usuń: { $name }
dc-ws-text = Układ jako tekst
dc-ws-link = Link do układu
dc-ws-copy = Kopiuj link
dc-ws-copy-text = Kopiuj tekst
dc-ws-text-copied = Układ skopiowany.

## Opcje stołu

dc-option-none = bez kart
dc-option-random = jedna losowa karta
dc-option-random2 = dwie losowe karty
dc-option-beginner = karta dla początkujących
dc-option-all = wszystkie karty
dc-option-named = wybrane karty
dc-option-cards = Wybrane karty
dc-option-standard = plansza główna
dc-option-own = własny układ
