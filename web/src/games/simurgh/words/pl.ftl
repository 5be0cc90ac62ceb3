# Simurgh: słowa, których potrzebuje tylko plansza. Nazwy rzeczy stoją w pliku gry.

## Ile czego, w bierniku

si-amount-veg =
    { $count ->
        [one] { $count } warzywo
        [few] { $count } warzywa
       *[many] { $count } warzyw
    }
si-amount-meat =
    { $count ->
        [one] { $count } mięso
        [few] { $count } mięsa
       *[many] { $count } mięsa
    }
si-amount-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
si-amount-stone =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
si-amount-wisdom =
    { $count ->
        [one] { $count } mądrość
       *[many] { $count } mądrości
    }
si-amount-weapon =
    { $count ->
        [one] { $count } broń
        [few] { $count } bronie
       *[many] { $count } broni
    }
si-amount-pp =
    { $count ->
        [one] { $count } punkt mocy
        [few] { $count } punkty mocy
       *[many] { $count } punktów mocy
    }
si-amount-marker =
    { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }
si-amount-spearman =
    { $count ->
        [one] { $count } włócznika
       *[many] { $count } włóczników
    }
si-amount-rider =
    { $count ->
        [one] { $count } jeźdźca smoków
       *[many] { $count } jeźdźców smoków
    }
si-amount-same = { $count } tego samego rodzaju
si-mix-one = { $count } żeton ({ $first } lub { $second })
si-mix =
    { $count ->
        [few] { $count } żetony ({ $first } lub { $second }, dowolnie)
       *[many] { $count } żetonów ({ $first } lub { $second }, dowolnie)
    }
si-nothing = nic

## Co się dzieje

si-amount-marker-more =
    { $count ->
        [one] { $count } dodatkowy znacznik
        [few] { $count } dodatkowe znaczniki
       *[many] { $count } dodatkowych znaczników
    }
si-number = nr { $number }
si-pay = oddaj { $what }
si-pay-vassal = wydaj { $what }
si-pay-marker = zdejmij { $what } ze swoich smoków
si-get = weź { $what }
si-get-vassal = weź z puli { $what }
si-get-marker = połóż { $what } na swoich smokach
si-or = albo
si-dragons =
    { $count ->
        [few] obejrzyj { $count } smoki
       *[many] obejrzyj { $count } smoków
    } i zatrzymaj jednego { $markers ->
        [0] bez znaczników
        [one] z { $markers } znacznikiem
       *[many] z { $markers } znacznikami
    }
si-special-scout_purchase = kup płytkę akcji
si-special-objective_draft =
    obejrzyj { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    } celów i, jeśli chcesz, połóż jedną z nich
si-special-take_faceup_tile = weź odkrytą płytkę akcji
si-special-draw_facedown_tile = weź wierzchnią płytkę z talii
si-special-extra_explore_move = przesuń jeźdźca jeszcze o poziom niżej za pełny koszt
si-special-replace_objective = zastąp cel, który już leży
si-when-boost = gdy dostajesz { $what }: { $effect }
si-when-on_explore = gdy Twój jeździec schodzi o poziom: { $effect }
si-when-on_spend = gdy wydajesz { $what }: { $effect }
si-when-on_objective = gdy kładziesz cel: { $effect }
si-once = { $ability } (zdolność jednorazowa)

## Płytki

si-type-production = Produkcja
si-type-research = Badania
si-type-transformation = Transformacja
si-type-exploration = Eksploracja
si-type-power = Moc
si-type-exploration-short = Ekspl.
si-type-transformation-short = Transf.
si-when-short = gdy
si-or-short = lub
si-space = { $effect } ({ $kind })
si-level = poziom { $level }: { $effect }
si-move = wejście i każdy ruch o poziom w dół: { $pay }
si-crowd = wasale na płytce: { $count } z { $most }
si-space-vassals = stoją tu: { $vassals }
si-vassal-of = { $vassal } ({ $name })
si-space-free = nikt tu nie stoi
si-last = Tu była ostatnia akcja
si-refused = Nie teraz. { $reason }

## Smoki

si-ability = zdolność { $slot }: { $effect }
si-marked = znacznik leży
si-unmarked = bez znacznika
si-ability-cost = Użycie zdolności kosztuje leżący na niej znacznik.
si-dragon-markers = znaczniki: { $count } z 3

## Cele

si-metric = znaczniki na smokach: { $dragons }
si-rank-1 =
    { $points ->
        [one] { $points } punkt za pierwsze miejsce
        [few] { $points } punkty za pierwsze miejsce
       *[many] { $points } punktów za pierwsze miejsce
    }
si-rank-2 = { $points } za drugie
si-rank-3 = { $points } za trzecie
si-standing =
    { $name }: { $value }, { $points ->
        [0] bez punktów
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
si-goal-free = wolne pole celów
si-goal-empty = pole celów { $space }: { $effect }

## Zapas

si-supply = zapas: { $name }
si-good-count = { $good }: { $count }
si-limit = { $total } z { $limit }
si-limit-label = zasoby: { $total } z { $limit }
si-over = { $count } ponad limit
si-free = wolni
si-free-count = wolni: { $vassals }
si-resting = odpoczywa
si-resting-count = odpoczywają: { $vassals }
si-pool-count = w puli: { $vassals }
si-none = brak
si-figures-spearman =
    { $count ->
        [one] { $count } włócznik
        [few] { $count } włócznicy
       *[many] { $count } włóczników
    }
si-figures-rider =
    { $count ->
        [one] { $count } jeździec smoków
        [few] { $count } jeźdźcy smoków
       *[many] { $count } jeźdźców smoków
    }
si-points = punkty mocy: { $count }

## Pasek

si-back = Wstecz
si-yes = Tak
si-needed = Bez tej zdolności nie dokończysz rozpoczętej akcji.
si-first-ability = Najpierw użyj zdolności smoka, bo bez niej nie masz czym zapłacić.
si-no = Nie
si-always = Zawsze w tej turze
si-done = To już wszyscy
si-end = Zakończ turę
si-skip = Pomiń akcję główną
si-recall = Wycofaj wasali
si-everybody = Wycofaj wszystkich
si-move-rider = Przesuń jeźdźca
si-decline = Nie kładź celu
si-ask-before = Umieść wasala na zielonym polu albo wycofaj swoich
si-ask-place = Umieść wasala na zielonym polu
si-ask-only-recall = Wycofaj wasali
si-ask-lay = Połóż płytkę w dziczy
si-ask-skip = Wszyscy Twoi wasale odpoczywają
si-ask-recall = Kto wraca?
si-recall-line = Wskaż wasala, potem możesz wskazać kolejnych. Umieścisz ich znowu w następnej turze.
si-ask-after = Akcja wykonana
si-ask-goal = Gdzie położysz cel?
si-goal-line = Wskaż wolne pole celów: zapłacisz jego koszt i dostaniesz jego punkty.
si-pick-goal = Wybierz jedną z płytek, a potem jej pole.
si-also = Możesz teraz także { $what }.
si-also-lay = położyć płytkę w dziczy
si-also-explore = przesunąć jeźdźca o poziom niżej
si-also-use = użyć zdolności smoka
si-also-nothing = Niczego więcej nie da się teraz zrobić.
si-who = Kto tam idzie? { $space }
si-who-back = Kto stamtąd wraca? { $space }
si-twice = Drugie naciśnięcie wybiera pierwszą możliwość.
si-which-end = Gdzie odłożysz płytkę?
si-end-top = Na wierzch
si-end-bottom = Na spód
si-end-top-label = Na wierzch stosu: { $tile }
si-end-bottom-label = Na spód stosu: { $tile }
si-window = { $dragon }: { $effect }?
si-use = { $dragon }: { $effect }

## Co się dzieje

si-tray = Wybór
si-pending = W toku
si-laying = Kładziesz płytkę: { $tile }
si-source-bonus = Premia obszaru { $area }
si-source-market = Kwatery zwiadowców, obszar { $place }
si-source-goal = Pole celów { $place }
si-source-removal = Usunięcie płytki
si-take = Wybierz
si-chosen = Wybrana
si-choose = Wybierz: { $tile }
si-drop = Oddaj: { $good }
si-goal-at = Pole celów { $place }: { $effect }

## Stół

si-city = Miasto
si-wilds = Dzicz
si-stall = Kwatery zwiadowców, obszar { $place }
si-stall-empty = bez płytki
si-deck = Talia płytek akcji
si-deck-size =
    { $count ->
        [one] { $count } płytka w talii
        [few] { $count } płytki w talii
       *[many] { $count } płytek w talii
    }
si-deck-top = Na wierzchu leży znana Ci płytka: { $tile }
si-area = Dzicz { $area }
si-bonus = premia
si-area-free = Nie leży tu żadna płytka
si-lay-here = Połóż tutaj
si-remove = Usuń
si-remove-here = { $area }: usuń płytkę za broń ({ $tile })
si-hand = Ręka
si-hand-count =
    { $limit ->
        [one] { $count } z { $limit } płytki
       *[many] { $count } z { $limit } płytek
    }
si-hand-none = Brak płytek na ręce
si-known =
    { $count ->
        [one] { $count } płytka na ręce
        [few] { $count } płytki na ręce
       *[many] { $count } płytek na ręce
    }, znane: { $known }
si-dragons-title = Smoki
si-dragons-count =
    { $count ->
        [one] { $count } smok
        [few] { $count } smoki
       *[many] { $count } smoków
    }, { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
       *[many] { $markers } znaczników
    }
si-mark = Znacznik tutaj
si-mark-here = Połóż znacznik: { $name }
si-seats = Inni gracze
si-seat-more = Pokaż wszystko, co jawne
si-seat-line = { $name }: punkty mocy { $points }, zasoby { $total }, płytki na ręce { $hand }, znaczniki { $markers }, wolni włócznicy { $spearmen }, wolni jeźdźcy { $riders }
si-ready = Gotowe
si-no-vassals = brak wasali
si-meter = { $label }: { $now } z { $most }
si-meter-goals = Cele
si-meter-goals-help = Tyle celów kończy grę
si-meter-chronicle = Kronika
si-meter-chronicle-help = Tyle płytek w kronice kończy grę
si-last-turns =
    { $count ->
        [one] Ostatnia tura
       *[other] Ostatnie tury: { $count }
    }
si-tabs = Części stołu
si-strip = Gracze i punkty
si-tab-city = Miasto
si-tab-market = Kwatery
si-tab-wilds = Dzicz
si-tab-mine = Moje
si-tab-seats = Gracze
si-tab-lit = do wyboru: { $count }

## Wszystko odkryte

si-open-hand = Na ręce: { $count }
si-open-hidden = kolejność płytek w talii i w stosach smoków i celów
