# Simurgh: wszystkie słowa gry po polsku.
#
# Imiona ($seat) i nazwy ($tile, $dragon, $space) przychodzą gotowe, w mianowniku.
# Twarda spacja stoi po słowach jednoliterowych oraz między słowem a liczbą.

title = Simurgh
tagline = Wysyłaj wasali, odkrywaj dzicz, hoduj smoki.

## Elementy

space-armoury = Zbrojownia
space-library = Biblioteka
space-forge = Kuźnia
space-dragon_spires = Smocze iglice
space-main_market = Główny rynek
space-barracks = Koszary
space-hunting_grounds = Tereny łowieckie
space-training_arena = Arena do ćwiczeń
space-builders_square = Plac budowniczych
space-breeding_grounds = Tereny hodowlane
space-scouts_quarters = Kwatery zwiadowców
space-dragonlord_monument = Pomnik Władcy Smoków
area-w1 = dzicz 1
area-w2 = dzicz 2
area-w3 = dzicz 3
area-w4 = dzicz 4
area-w5 = dzicz 5
area-w6 = dzicz 6
space-w1-1 = dzicz 1, pole 1
space-w1-2 = dzicz 1, pole 2
space-w1-3 = dzicz 1, pole 3
space-w1-4 = dzicz 1, pole 4
space-w2-1 = dzicz 2, pole 1
space-w2-2 = dzicz 2, pole 2
space-w2-3 = dzicz 2, pole 3
space-w2-4 = dzicz 2, pole 4
space-w3-1 = dzicz 3, pole 1
space-w3-2 = dzicz 3, pole 2
space-w3-3 = dzicz 3, pole 3
space-w3-4 = dzicz 3, pole 4
space-w4-1 = dzicz 4, pole 1
space-w4-2 = dzicz 4, pole 2
space-w4-3 = dzicz 4, pole 3
space-w4-4 = dzicz 4, pole 4
space-w5-1 = dzicz 5, pole 1
space-w5-2 = dzicz 5, pole 2
space-w5-3 = dzicz 5, pole 3
space-w5-4 = dzicz 5, pole 4
space-w6-1 = dzicz 6, pole 1
space-w6-2 = dzicz 6, pole 2
space-w6-3 = dzicz 6, pole 3
space-w6-4 = dzicz 6, pole 4

tile-1 = produkcja nr 1
tile-2 = produkcja nr 2
tile-3 = produkcja nr 3
tile-4 = produkcja nr 4
tile-5 = produkcja nr 5
tile-6 = produkcja nr 6
tile-7 = produkcja nr 7
tile-8 = produkcja nr 8
tile-9 = produkcja nr 9
tile-10 = produkcja nr 10
tile-11 = produkcja nr 11
tile-12 = produkcja nr 12
tile-13 = badania nr 13
tile-14 = badania nr 14
tile-15 = badania nr 15
tile-16 = badania nr 16
tile-17 = badania nr 17
tile-18 = badania nr 18
tile-19 = badania nr 19
tile-20 = badania nr 20
tile-21 = transformacja nr 21
tile-22 = transformacja nr 22
tile-23 = transformacja nr 23
tile-24 = transformacja nr 24
tile-25 = transformacja nr 25
tile-26 = transformacja nr 26
tile-27 = transformacja nr 27
tile-28 = transformacja nr 28
tile-29 = moc nr 29
tile-30 = moc nr 30
tile-31 = moc nr 31
tile-32 = moc nr 32
tile-33 = moc nr 33
tile-34 = moc nr 34
tile-35 = moc nr 35
tile-36 = moc nr 36
tile-37 = eksploracja nr 37
tile-38 = eksploracja nr 38
tile-39 = eksploracja nr 39
tile-40 = eksploracja nr 40
tile-41 = eksploracja nr 41
tile-42 = eksploracja nr 42
tile-43 = eksploracja nr 43
tile-44 = eksploracja nr 44
tile-45 = eksploracja nr 45
tile-46 = eksploracja nr 46
tile-47 = eksploracja nr 47
tile-48 = eksploracja nr 48
objective-73 = cel nr 73
objective-74 = cel nr 74
objective-75 = cel nr 75
objective-76 = cel nr 76
objective-77 = cel nr 77
objective-78 = cel nr 78
objective-79 = cel nr 79
objective-80 = cel nr 80
objective-81 = cel nr 81
objective-82 = cel nr 82
objective-83 = cel nr 83
objective-84 = cel nr 84

dragon-d49 = Matka Lęgu
dragon-d51 = Daninnik
dragon-d53 = Łowca
dragon-d55 = Odmieniec
dragon-d57 = Mędrzec
dragon-d59 = Żniwiarz
dragon-d61 = Płatnerz
dragon-d63 = Tropiciel
dragon-d65 = Wędrowiec
dragon-d67 = Strażnik Poległych
dragon-d69 = Wyrocznia
dragon-d71 = Goniec

vassal-spearman = włócznik
vassal-rider = jeździec smoków
goods-veg-1 = 1 warzywo
goods-veg-2 = 2 warzywa
goods-veg-3 = 3 warzywa
goods-veg-4 = 4 warzywa
goods-veg-5 = 5 warzyw
goods-veg-6 = 6 warzyw
goods-veg-7 = 7 warzyw
goods-veg-8 = 8 warzyw
goods-veg-9 = 9 warzyw
goods-meat-1 = 1 mięso
goods-meat-2 = 2 mięsa
goods-meat-3 = 3 mięsa
goods-meat-4 = 4 mięsa
goods-meat-5 = 5 mięsa
goods-meat-6 = 6 mięsa
goods-meat-7 = 7 mięsa
goods-meat-8 = 8 mięsa
goods-meat-9 = 9 mięsa
goods-wood-1 = 1 drewno
goods-wood-2 = 2 drewna
goods-wood-3 = 3 drewna
goods-wood-4 = 4 drewna
goods-wood-5 = 5 drewna
goods-wood-6 = 6 drewna
goods-wood-7 = 7 drewna
goods-wood-8 = 8 drewna
goods-wood-9 = 9 drewna
goods-stone-1 = 1 kamień
goods-stone-2 = 2 kamienie
goods-stone-3 = 3 kamienie
goods-stone-4 = 4 kamienie
goods-stone-5 = 5 kamieni
goods-stone-6 = 6 kamieni
goods-stone-7 = 7 kamieni
goods-stone-8 = 8 kamieni
goods-stone-9 = 9 kamieni
goods-wisdom-1 = 1 mądrość
goods-wisdom-2 = 2 mądrości
goods-wisdom-3 = 3 mądrości
goods-wisdom-4 = 4 mądrości
goods-wisdom-5 = 5 mądrości
goods-wisdom-6 = 6 mądrości
goods-wisdom-7 = 7 mądrości
goods-wisdom-8 = 8 mądrości
goods-wisdom-9 = 9 mądrości
goods-weapon-1 = 1 broń
goods-weapon-2 = 2 bronie
goods-weapon-3 = 3 bronie
goods-weapon-4 = 4 bronie
goods-weapon-5 = 5 broni
goods-weapon-6 = 6 broni
goods-weapon-7 = 7 broni
goods-weapon-8 = 8 broni
goods-weapon-9 = 9 broni
goods-spearman-1 = 1 włócznik
goods-rider-1 = 1 jeździec smoków
goods-pp-1 = 1 punkt mocy
goods-pp-2 = 2 punkty mocy
goods-pp-3 = 3 punkty mocy
goods-pp-4 = 4 punkty mocy
goods-pp-5 = 5 punktów mocy
goods-pp-6 = 6 punktów mocy
goods-pp-7 = 7 punktów mocy
goods-pp-8 = 8 punktów mocy
goods-pp-9 = 9 punktów mocy
goods-pp-10 = 10 punktów mocy
goods-pp-11 = 11 punktów mocy
goods-pp-12 = 12 punktów mocy
goods-pp-13 = 13 punktów mocy
goods-pp-14 = 14 punktów mocy
goods-pp-15 = 15 punktów mocy
goods-pp-16 = 16 punktów mocy
goods-marker-1 = 1 znacznik
goods-marker-2 = 2 znaczniki
goods-marker-3 = 3 znaczniki
good-veg = warzywa
good-meat = mięso
good-wood = drewno
good-stone = kamień
good-wisdom = mądrość
good-weapon = broń
good-pp = punkty mocy
good-marker = znaczniki
good-spearman = włócznik
good-rider = jeździec smoków

## Przebieg

note-first = Zaczyna { $seat }.
note-dealt = { $seat } dostaje płytkę: { $tile }.
note-dealt-hidden = { $seat } dostaje zakrytą płytkę.
note-offered = { $seat } ogląda płytkę: { $tile }.
note-offered-hidden = { $seat } dociąga płytkę mocy.
note-kept-power = { $seat } zatrzymuje płytkę: { $tile }.
note-kept-power-hidden = { $seat } zatrzymuje jedną płytkę mocy.
note-drafted = { $seat } wybiera płytkę: { $tile }.
note-turned-up = Obszar { $area }: { $tile }.
note-shuffled = Odkryte płytki wracają do talii.
note-ready = { $seat }: wybór gotowy.
note-turn = Tura: { $seat }.
note-placed = { $seat }: { $vassal } → { $space }.
note-recalled = { $seat } wycofuje wasala: { $vassal } ← { $space }.
note-spent = { $seat } wydaje wasala: { $vassal }.
note-spent-from = { $seat } wydaje wasala: { $vassal } ← { $space }.
note-paid = { $seat } oddaje: { $goods }.
note-gained = { $seat } dostaje: { $goods }.
note-paid-points = { $seat } oddaje punkty mocy ({ $points }).
note-scored =
    { $seat }: +{ $points } { $points ->
        [one] punkt mocy
        [few] punkty mocy
       *[many] punktów mocy
    }.
note-ability = { $seat } używa zdolności { $slot }: { $dragon }.
note-marked = { $seat } kładzie znacznik na zdolności { $slot }: { $dragon }.
note-unmarked = { $seat } zdejmuje znacznik ze zdolności { $slot }: { $dragon }.
note-markers-lost = { $seat } nie ma gdzie położyć znaczników ({ $markers }).
note-laid = { $seat } umieszcza płytkę: { $tile } → { $area }.
note-chronicle = Do kroniki trafia płytka: { $tile } (w kronice: { $count }).
note-explored = { $seat } schodzi na poziom { $level }: { $tile }.
note-took-tile = { $seat } bierze płytkę z obszaru { $area }: { $tile }.
note-drew-tile = { $seat } dociąga płytkę: { $tile }.
note-drew-tile-hidden = { $seat } dociąga zakrytą płytkę.
note-drew-dragon = { $seat } ogląda smoka: { $dragon }.
note-drew-dragon-hidden = { $seat } ogląda płytkę smoka.
note-drew-objective = { $seat } ogląda płytkę celów: { $objective }.
note-drew-objective-hidden = { $seat } ogląda płytkę celów.
note-dragon = { $seat } ma nowego smoka: { $dragon } (znaczniki: { $markers }).
note-returned-dragon-top = { $seat } odkłada smoka na wierzch: { $dragon }.
note-returned-dragon-top-hidden = { $seat } odkłada płytkę smoka na wierzch stosu.
note-returned-dragon-bottom = { $seat } odkłada smoka na spód: { $dragon }.
note-returned-dragon-bottom-hidden = { $seat } odkłada płytkę smoka na spód stosu.
note-returned-objective-top = { $seat } odkłada na wierzch płytkę celów: { $objective }.
note-returned-objective-top-hidden = { $seat } odkłada płytkę celów na wierzch stosu.
note-returned-objective-bottom = { $seat } odkłada na spód płytkę celów: { $objective }.
note-returned-objective-bottom-hidden = { $seat } odkłada płytkę celów na spód stosu.
note-gave-top = { $seat } oddaje na wierzch talii płytkę: { $tile }.
note-gave-top-hidden = { $seat } oddaje płytkę akcji na wierzch talii.
note-gave-bottom = { $seat } oddaje na spód talii płytkę: { $tile }.
note-gave-bottom-hidden = { $seat } oddaje płytkę akcji na spód talii.
note-objective = { $seat } kładzie na polu celów { $place } płytkę: { $objective }.
note-replaced = { $seat } zastępuje cel na polu celów { $place }: { $before } → { $objective }.
note-no-objective = { $seat } nie kładzie celu.
note-ending = { $seat } wywołuje koniec gry. Pozostali mają po jednej turze.
note-held = { $seat } odkrywa płytki, które zostały na ręce: { $tiles }.
note-over = Koniec gry, liczymy punkty.
note-scored-objective =
    { $seat }, { $objective }, miejsce { $place } (wartość { $value }): +{ $points } { $points ->
        [one] punkt mocy
        [few] punkty mocy
       *[many] punktów mocy
    }.
note-scored-resources =
    { $seat }, pozostałe zasoby ({ $resources }): +{ $points } { $points ->
        [one] punkt mocy
        [few] punkty mocy
       *[many] punktów mocy
    }.

## Dlaczego nie można

reason-missing-points = Brakuje punktów mocy.
reason-not-in-stack = Tej płytki nie ma już w stosie.
reason-not-now = Teraz trzeba zdecydować o czymś innym.
reason-already-moved = Jeźdźca można przesunąć raz na turę.
reason-not-on-laid = Wasal musi stanąć na płytce umieszczonej przed chwilą.
reason-dead-end = Po tym wyborze nie dałoby się dokończyć rozpoczętej akcji.
reason-main-possible = Pominąć akcję główną wolno tylko wtedy, gdy wszyscy wasale odpoczywają.
reason-no-such-space = Takiego pola akcji teraz nie ma.
reason-no-free-vassal = Nie ma nieprzydzielonego wasala tego typu.
reason-riders-only = To pole jest tylko dla jeźdźców smoków.
reason-taken = To pole jest już zajęte.
reason-missing-goods = Brakuje zasobów na ten koszt.
reason-not-offered = Tego nie ma wśród możliwości tego pola lub tej zdolności.
reason-not-yours = Nie ma tam Twojego wasala tego typu.
reason-not-there = Nie ma tam Twojego wasala, którego można wydać.
reason-no-vassal-to-spend = Nie ma wasala, którego można tu wydać.
reason-same-space = Nie można wydać wasala z pola, którego właśnie używasz.
reason-last-vassal = Ostatniego wasala nie wolno wydać.
reason-no-figure-left = W puli nie ma już figurki tego typu w Twoim kolorze.
reason-no-such-market-area = Obszary zwiadowców mają numery od 1 do 4.
reason-nothing-to-buy = Nie stać Cię na żadną płytkę, a zakup jest obowiązkowy.
reason-market-empty = Nie ma tu odkrytej płytki.
reason-deck-empty = Talia płytek akcji jest pusta.
reason-no-such-objective-space = Pola celów mają numery od 1 do 5.
reason-objective-space-taken = To pole celów jest już zajęte.
reason-objective-space-empty = Zastąpić można tylko cel, który już leży.
reason-nothing-to-replace = Nie stać Cię na zastąpienie żadnego celu.
reason-area-closed = Ten obszar dziczy jest w tej grze zamknięty.
reason-not-in-hand = Tej płytki nie ma na ręce.
reason-no-vassal-to-place = Każdy Twój wasal jest na planszy albo odpoczywa.
reason-no-placement = Po umieszczeniu tej płytki żaden wasal nie mógłby na niej stanąć.
reason-no-area = W dziczy nie ma wolnego obszaru ani płytki, którą można usunąć.
reason-area-taken = Na tym obszarze leży już płytka.
reason-not-removable = Tej płytki nie można usunąć za broń.
reason-not-a-window = W tej chwili nie można przesunąć jeźdźca.
reason-not-between = Między umieszczeniem płytki a wasala nie można przesunąć jeźdźca.
reason-resting = Ten wasal wrócił w tej turze i odpoczywa.
reason-top-level-only = Na płytkę eksploracji wchodzi się tylko na poziom 1.
reason-already-exploring = Na tej płytce eksploracji jest już Twój jeździec.
reason-not-exploring = Nie ma tu Twojego jeźdźca na płytce eksploracji.
reason-entered-now = Ten jeździec wszedł na płytkę dopiero w tej turze.
reason-blocked = Niższy poziom zajmuje inny jeździec.
reason-bottom-level = Niżej nie ma już poziomu.
reason-not-your-dragon = To nie jest Twój smok.
reason-no-marker = Na tej zdolności nie ma znacznika.
reason-wrong-moment = Tej zdolności nie można użyć w tej chwili.
reason-not-triggered = Nie wydarzyło się to, co uruchamia tę zdolność.
reason-used-on-this = Ta zdolność zadziałała już na to zdarzenie.
reason-no-open-slot = Na tym smoku nie ma pola, które może dostać znacznik.
reason-missing-markers = Brakuje znacznika zdolności, który można oddać.
reason-stack-too-short = W stosie jest za mało płytek.
reason-not-drawn = Tej płytki nie ma wśród dociągniętych.
reason-not-in-hand-to-give = Oddać można tylko płytkę z ręki.
reason-power-stays = Płytki mocy nie można oddać.
reason-not-held = Nie masz tego zasobu.
reason-game-over = Gra już się skończyła.
reason-not-in-draft = Tej płytki nie ma wśród proponowanych.
reason-not-dealt = Tego smoka nie ma wśród Twoich trzech albo wybór już zapadł.

## Czego brakuje na koszt: po powodzie, gdy widok mówi, czego

lack-goods = Brakuje: { $goods }.

## Pytania do gracza

ask-power = Wybierz płytkę mocy
ask-power-help =
    Jedna zostaje u Ciebie, pozostałe { $last ->
        [1] opuszczają grę nieodkryte
       *[other] idą do poprzedniego gracza
    }.
ask-draft = Wybierz płytkę akcji
ask-draft-help = Pusty obszar od razu się uzupełnia.
ask-pick = Wybierz smoka
ask-pick-help = Pozostałe wrócą do stosu. Wszyscy odkrywają wybór jednocześnie.
ask-before = Twoja tura
ask-before-help = Umieść wasala albo wycofaj wasali. Przedtem możesz użyć zdolności, przesunąć jeźdźca albo umieścić płytkę w dziczy.
ask-remove = Którą płytkę usunąć z dziczy?
ask-remove-help = Kosztuje to broń. Na wolny obszar trafi płytka: { $tile }.
ask-area = Wybierz obszar w dziczy
ask-area-help = Kładziesz płytkę: { $tile }. Od razu dostajesz zasób z obszaru.
ask-place = Umieść wasala na tej płytce
ask-place-help = Twoja płytka: { $tile }. Przedtem możesz użyć zdolności smoka.
ask-recall = Kogo jeszcze wycofać?
ask-recall-help = Wskaż kolejnego wasala albo zakończ.
ask-after = Zakończ turę
ask-after-help = Możesz jeszcze użyć zdolności albo przesunąć jeźdźca.
ask-give = Oddaj płytki akcji: { $count }
ask-give-help = Na ręce zostaje najwyżej pięć. Każda trafia na wierzch albo na spód talii.
ask-drop = Oddaj zasoby: { $count }
ask-drop-help = Tyle masz ponad limit.
ask-pay = Czym płacisz?
ask-pay-help = Wybierz jeden ze sposobów.
ask-get = Co bierzesz?
ask-get-help = Wybierz jedną z możliwości.
ask-spend = Którego wasala wydać?
ask-spend-help = Wraca do puli: { $vassal }.
ask-unmark = Zdejmij znaczniki: { $count }
ask-unmark-help = Znacznik z dowolnej zdolności Twoich smoków. Zdolność nie działa.
ask-mark = Połóż znaczniki: { $count }
ask-mark-help = Znacznik trafia na pierwsze wolne pole od lewej.
ask-window = Użyć zdolności?
ask-window-help = Możesz zareagować na to, co się właśnie stało.
ask-keep = Wybierz smoka
ask-keep-help = Dostanie znaczniki: { $markers }. Pozostałe wracają do stosu.
ask-return = Odłóż płytkę
ask-return-help = Na wierzch albo na spód stosu, w dowolnej kolejności.
ask-buy = Kup płytkę
ask-buy-help = Odkrytą za koszt obszaru albo wierzchnią zakrytą za broń.
ask-take = Weź odkrytą płytkę
ask-take-help = Bez kosztu i bez korzyści obszaru.
ask-objective = Połóż cel albo zrezygnuj
ask-objective-help = Wybierz płytkę i puste pole celów, opłać je i weź punkty.
ask-replace = Zastąp cel
ask-replace-help = Nowa płytka trafia na to samo pole, a dawna wypada z gry.

## Opcje stołu

option-mode = Tryb gry
option-mode-help = Tryb Włócznika jest prostszy. Tryb Władcy Smoków zaczyna się od wyboru płytek i smoków, ma niższy limit zasobów i inaczej się w nim za nie punktuje: im mniej zasobów na koniec, tym więcej punktów.
option-mode-spearman = tryb Włócznika
option-mode-dragonlord = tryb Władcy Smoków
option-length = Długość gry
option-length-help = Ile celów albo płytek w kronice kończy grę.
option-length-short = gra krótka
option-length-medium = gra średnia
option-length-long = gra długa
option-shared = Wspólne zwycięstwo
option-shared-help = Przy równej liczbie punktów remisujący wygrywają razem. Jeżeli nie chcecie się dzielić, decydują znaczniki.
option-shared-yes = remis to wspólne zwycięstwo
option-shared-no = remis rozstrzygają znaczniki
option-areas = Otwarte obszary dziczy
option-areas-help = Zwykle cztery dla dwóch graczy i sześć dla większej liczby.
option-areas-printed = jak dla tej liczby graczy
option-areas-4 = cztery
option-areas-5 = pięć
option-areas-6 = sześć

## Wynik

score-city = miasto
score-tiles = płytki w dziczy
score-exploration = eksploracja
score-abilities = zdolności smoków
score-market = zakup płytek
score-monument = kładzenie celów
score-spent = wydane punkty
score-objective = { $objective }
score-resources = pozostałe zasoby

outcome-points = Najwięcej punktów: { $points }.
outcome-agreed = Remis w punktach ({ $points }), zwycięstwo jest wspólne.
outcome-markers = Remis w punktach ({ $points }), decydują znaczniki zdolności: { $markers }.
outcome-shared = Remis w punktach ({ $points }) i znacznikach ({ $markers }), zwycięstwo jest wspólne.

## Wartości odtworzone

reconstructed-dragon_type = Nazwy i kolory smoków są wymyślone: w pudełku są tylko obrazki.
reconstructed-objective = Smoki przedstawione na celach są odtworzone: obrazków nie udało się ustalić.
reconstructed-objective_space = Koszty i punkty pól celów są odtworzone.
reconstructed-scout_area = Koszty i korzyści obszarów 1, 2 i 4 są odtworzone.
reconstructed-wild_area = Zasoby obszarów dziczy i podział według liczby graczy są odtworzone.

## Tabele w zasadach

heading-city_space = pole
heading-scout_area = obszar
heading-objective_space = pole celów
heading-wild_area = obszar
heading-dragon_type = smok
heading-tile-of-kind = płytka
heading-pay = koszt
heading-get = zysk
heading-kind = dla kogo
heading-players = liczba graczy
heading-move = koszt ruchu
heading-objective = cel
heading-metric = co się porównuje
metric-markers_on_all = znaczniki na wszystkich smokach
metric-veg_plus_meat = warzywa i mięso
kind-any-one = jeden wasal
kind-any-many = wielu wasali
kind-rider-one = jeden jeździec
kind-rider-many = wielu jeźdźców
riders = jeźdźcy
one-use = jednorazowa
or = lub
same-kind = 1 tego samego rodzaju
extra-marker-1 = 1 dodatkowy znacznik
extra-marker-2 = 2 dodatkowe znaczniki
extra-marker-3 = 3 dodatkowe znaczniki
draw-dragons = smoki
when-boost = gdy dostajesz
when-on_explore = gdy jeździec schodzi
when-on_spend = gdy wydajesz
when-on_objective = przy kładzeniu celu
# na co reaguje zdolność, w bierniku
trigger-veg = warzywa
trigger-meat = mięso
trigger-wood = drewno
trigger-stone = kamień
trigger-wisdom = mądrość
trigger-weapon = broń
trigger-pp = punkty mocy
trigger-marker = znacznik
trigger-spearman = włócznika
trigger-rider = jeźdźca smoków
special-scout_purchase = zakup płytki
special-objective_draft = trzy cele do obejrzenia
special-take_faceup_tile = odkryta płytka
special-draw_facedown_tile = wierzchnia płytka talii
special-extra_explore_move = jeszcze jeden poziom w dół za pełny koszt
special-replace_objective = zastąpienie celu

# co `wawel bench` mierzy osobno
bench-look-ahead = Simurgh, patrzenie naprzód (SI-3.7)

# In the terminal

terminal-objectives = cele: { $done } z { $needed }
terminal-chronicle = kronika: { $done } z { $needed }
terminal-ending = ostatnie tury
terminal-city = Miasto
terminal-wilds = Dzicz
terminal-market = Kwatery zwiadowców
terminal-monument = Pomnik
terminal-bonus = wolny; daje { $bonus }
terminal-stacks = talia: { $deck }, smoki: { $dragons }, cele: { $objectives }
terminal-legend = * można teraz użyć; przy celu: wartość → punkty
terminal-total = razem
terminal-free = wolni
terminal-offer = do wyboru
terminal-skip = bez akcji głównej
terminal-none = bez celu
terminal-lay = umieść w dziczy: { $what }
terminal-choose = zatrzymaj: { $what }
terminal-mark = znacznik: { $what }
terminal-unmark = zdejmij znacznik: { $ability }
terminal-remove = usuń płytkę: { $area }
terminal-area = na obszar: { $area }
terminal-explore = jeździec w dół: { $area }
terminal-pay = zapłać: { $goods }
terminal-get = weź: { $goods }
terminal-recall = wycofaj ({ $vassal }): { $space }
terminal-spend = wydaj wasala: { $space }
terminal-drop = oddaj: { $good }
terminal-top = { $tile } na wierzch stosu
terminal-bottom = { $tile } na spód stosu
terminal-set-objective = { $objective }, pole { $space }
terminal-buy = kup z obszaru { $area } Kwater zwiadowców
terminal-buy-deck = kup wierzchnią płytkę talii
terminal-take = weź z obszaru { $area } Kwater zwiadowców

## Rady: dlaczego wybór jest dobry, po „bo”
advice-points = daje punkty mocy
advice-objectives = daje punkty za cele
advice-lead = lepiej wypadasz w celach
advice-leftovers = zachowane zasoby dadzą punkty na koniec
advice-food = masz więcej warzyw i mięsa
advice-building = masz więcej drewna i kamienia
advice-wisdom = masz więcej mądrości
advice-weapons = masz więcej broni
advice-less-surplus = mniej zasobów przepadnie przez limit
advice-markers = masz więcej znaczników na smokach
advice-abilities = przydatne zdolności są gotowe do użycia
advice-dragons = masz więcej smoków
advice-spearmen = masz więcej włóczników
advice-riders = masz więcej jeźdźców smoków
advice-ready = masz więcej nieprzydzielonych wasali
advice-deal = w następnej turze czeka dobra akcja
advice-step = jeździec może zejść niżej w następnej turze
advice-journey = otwiera opłacalną eksplorację
advice-hand = masz na ręce przydatne płytki
advice-look = wśród obejrzanych celów może być korzystny dla Ciebie

## Jak się gra, na jednej stronie

guide-aim = Zbierz najwięcej punktów mocy: z pól miasta i dziczy, z eksploracji, z płytek mocy i z celów.
guide-turn = Twoja tura
guide-first-title = Umieść wasala
guide-first = Na polu miasta albo dziczy: zapłać cały koszt i od razu weź cały zysk. Pole ze znakiem jeźdźca jest tylko dla jeźdźców smoków.
guide-second-title = Albo wycofaj wasali
guide-second = Zamiast umieszczać, zabierz z planszy dowolnie wielu swoich. Nie da się zrobić jednego i drugiego w jednej turze.
guide-third-title = Rozwijaj dzicz i smoki
guide-third = Przed umieszczeniem wasala możesz położyć w dziczy płytkę z ręki, wziąć premię obszaru i ustawić go na tej płytce. Zdolności smoków działają, póki leżą na nich znaczniki.
guide-mind-title = Płytki odchodzą
guide-mind = Zapełniona albo pusta płytka trafia do kroniki. Twoi wasale, którzy z niej wracają w Twojej turze, odpoczywają do jej końca. Jeździec na płytce eksploracji może raz w turze zejść o poziom.
guide-points-1 = pola, eksploracja i płytki mocy
guide-worth-1 = od razu
guide-points-2 = cele przy Pomniku
guide-worth-2 = na koniec
guide-points-3 = tryb Włócznika: trzy zasoby na koniec
guide-worth-3 = 1
guide-points-4 = tryb Władcy Smoków: brak zasobów na koniec
guide-worth-4 = 5
guide-end = Gra krótka trwa do czwartego celu przy Pomniku albo ósmej płytki w kronice; w dłuższych potrzeba ich więcej. Potem każdy inny gracz ma jeszcze jedną turę.

## Objaśnienia: co znaczy pytanie, gdy pada pierwszy raz

explain-power = Płytkę mocy trzymasz na ręce do chwili, w której położysz ją w dziczy. Jej pola zamieniają zasoby na punkty mocy.
explain-draft = Płytki akcji kładziesz później w dziczy jako nowe pola. Wybierz taką, której zyski pasują do Twojego smoka.
explain-pick = Smok zaczyna z trzema znacznikami, po jednym na zdolność. Użycie zdolności zdejmuje jej znacznik.
explain-before = Umieść wasala na polu albo wycofaj swoich z planszy. Tylko jedno z dwojga, więc wycofuj, gdy wszyscy stoją już na planszy.
explain-remove = Dzicz jest pełna, więc nowa płytka potrzebuje miejsca. Za broń usuwasz jedną z leżących, a wasale z niej wracają.
explain-area = Każdy obszar dziczy daje inną premię, od razu po położeniu płytki. Potem musisz umieścić na niej wasala.
explain-place = Położona płytka wymaga wasala w tej samej turze. Wybierz pole, na którego koszt Cię stać.
explain-recall = Wycofani wasale są znowu wolni. Płytka, na której nikt nie zostanie, trafia do kroniki i przybliża koniec gry.
explain-after = Akcja główna za Tobą. Zdolności smoków i zejście jeźdźca są jeszcze możliwe, potem gra następny gracz.
explain-give = Na koniec tury możesz mieć na ręce pięć płytek. Oddana na wierzch talii szybko trafi na stół, oddana na spód zniknie na długo.
explain-drop = Liczba zasobów ma limit. Oddaj to, czego nie zużyjesz w następnej turze.
explain-pay = Koszt można opłacić na kilka sposobów. Zostaw sobie to, czego potrzebuje następne pole.
explain-get = Zysk jest do wyboru. Weź to, co otwiera Twój następny ruch.
explain-spend = Wydany wasal wraca do puli i trzeba go werbować od nowa. Z planszy schodzi od razu.
explain-unmark = Tu znacznik jest zapłatą, więc zdolność pod nim nie działa. Zdejmij go z tej, której użyjesz najpóźniej.
explain-mark = Znacznik włącza zdolność na jeden raz i liczy się do celów, dopóki leży.
explain-window = Twój smok może dołożyć coś do tego, co się właśnie stało. Kosztuje to znacznik z tej zdolności.
explain-keep = Zatrzymujesz jednego smoka, inne odkładasz. Zwróć uwagę na cele: często liczą znaczniki na wybranych smokach.
explain-return = Płytka na wierzchu będzie następna, na spodzie ostatnia. Nie podawaj innym tego, czego szukają.
explain-buy = Płytka idzie na Twoją rękę, a razem z nią korzyść obszaru. Później położysz ją w dziczy jako własne pola.
explain-take = Ta płytka nic nie kosztuje, ale nie daje też korzyści obszaru.
explain-objective = Cel daje na koniec gry punkty trzem najlepszym graczom, bez względu na to, kto go położył. Wybierz taki, w którym prowadzisz.
explain-replace = Nowy cel zastępuje dawny. Usuń ten, w którym prowadzi ktoś inny.
