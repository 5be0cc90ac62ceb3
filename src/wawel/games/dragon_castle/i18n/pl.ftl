# Zamek Smoków: wszystkie słowa gry po polsku.
#
# Imiona ($seat, $neighbour) i nazwy ($tile, $type, $spirit, $dragon, $cell) przychodzą gotowe, w mianowniku.
# Twarda spacja stoi po słowach jednoliterowych oraz między słowem a liczbą.

title = Zamek Smoków
tagline = Rozbieraj zamek z kamieni, buduj własne królestwo.

## Kamienie

tile-M1 = kupiec 1
tile-M2 = kupiec 2
tile-M3 = kupiec 3
tile-M4 = kupiec 4
tile-M5 = kupiec 5
tile-M6 = kupiec 6
tile-S1 = żołnierz 1
tile-S2 = żołnierz 2
tile-S3 = żołnierz 3
tile-S4 = żołnierz 4
tile-S5 = żołnierz 5
tile-S6 = żołnierz 6
tile-F1 = rolnik 1
tile-F2 = rolnik 2
tile-F3 = rolnik 3
tile-F4 = rolnik 4
tile-F5 = rolnik 5
tile-F6 = rolnik 6
tile-P1 = wiosna
tile-P2 = lato
tile-P3 = jesień
tile-P4 = zima
tile-W1 = deszcz
tile-W2 = burza
tile-W3 = wicher
tile-W4 = mgła
tile-D1 = smocza maska
tile-D2 = dwie głowy
tile-D3 = smocze skrzydła

type-M = kupcy
type-S = żołnierze
type-F = rolnicy
type-P = pory roku
type-W = wiatry
type-D = smoki

## Karty i zamki

spirit-deception = Duch Oszustwa
spirit-depths = Duch Głębin
spirit-elegance = Duch Elegancji
spirit-destruction = Duch Zniszczenia
spirit-strength = Duch Siły
spirit-wind = Duch Wiatru
spirit-cleverness = Duch Sprytu
spirit-beauty = Duch Piękna
spirit-change = Duch Zmiany
spirit-faith = Duch Wiary

spirit-deception-help = Drugim kamieniem pary jest sąsiad pierwszego: leży z nim bok w bok na tym samym poziomie. Nie musi być identyczny ani dostępny.
spirit-depths-help = Drugi kamień pary musi być tylko tego samego rodzaju co pierwszy.
spirit-elegance-help = W tej turze wystarczy odsłonięty krótki bok. Co najmniej jeden kamień trzeba wziąć właśnie dzięki temu.
spirit-destruction-help = Usuń z zamku jeden dostępny kamień, z dowolnego poziomu.
spirit-strength-help = Przesuń w swoim królestwie jeden albo dwa kamienie.
spirit-wind-help = Możesz odwrócić jeden odkryty kamień. Potem przesuń wybudowaną świątynię na inny zakryty kamień.
spirit-cleverness-help = Scal zestaw dokładnie trzech kamieni jednego rodzaju: 2 PZ.
spirit-beauty-help = Scal zestaw co najmniej czterech kamieni stronnictw o tym samym numerze: 1 PZ więcej i do dwóch świątyń.
spirit-change-help = Scal zestaw, w którym jeden kamień specjalny liczy się jako inny rodzaj.
spirit-faith-help = Zaraz po scaleniu zbuduj jedną świątynię więcej.

dragon-tranquility = Smok Spokoju
dragon-majesty = Smok Majestatu
dragon-bravery = Smok Odwagi
dragon-humility = Smok Pokory
dragon-righteousness = Smok Prawości
dragon-valor = Smok Waleczności
dragon-piety = Smok Pobożności
dragon-might = Smok Potęgi
dragon-harmony = Smok Harmonii
dragon-knowledge = Smok Wiedzy

dragon-tranquility-help = 1 PZ za każdą grupę sąsiadujących zakrytych kamieni.
dragon-majesty-help = Suma trzech numerów: dla każdego stronnictwa najwyższy numer odkrytego kamienia na trzecim lub wyższym poziomie.
dragon-bravery-help = 1 PZ za każdy stos wyższy od wszystkich stosów obok.
dragon-humility-help = 1 PZ za każdą świątynię, obok której stoi wyższy stos.
dragon-righteousness-help = Najlepszy rząd i najlepsza kolumna: 1 PZ za świątynię, 2 PZ więcej za pełną linię.
dragon-valor-help = 1 PZ za każdą świątynię na krawędzi królestwa.
dragon-piety-help = 1 PZ za każdą świątynię, obok której leży odkryty kamień smoka.
dragon-might-help = Najsilniejsza grupa każdego stronnictwa przeciw każdemu sąsiadowi: 2 PZ za więcej, 1 PZ za tyle samo.
dragon-harmony-help = Dla każdej osi 4 PZ za symetryczny zamek i 2 PZ za symetryczne świątynie.
dragon-knowledge-help = 2 PZ za każdy inny symbol na odkrytych kamieniach specjalnych.

layout-standard-2p = Plansza główna dla 2 graczy
layout-standard-3p = Plansza główna dla 3 graczy
layout-standard-4p = Plansza główna dla 4 graczy
layout-fortress = Forteca
layout-fort = Fort
layout-four-seasons = Cztery pory roku
layout-thousand-towers = Tysiąc wież
layout-barracks = Koszary
layout-pillars-of-creation = Filary stworzenia
layout-gates-of-destiny = Bramy przeznaczenia
layout-parade-ground = Plac defiladowy
layout-stronghold = Warownia
layout-forbidden-city = Zakazane miasto
layout-dragon-head = Smocza głowa
layout-abyss-monastery = Klasztor otchłani

axis-vertical = oś pionowa
axis-horizontal = oś pozioma

## Przebieg

note-castle =
    Zamek stoi: { $tiles } { $tiles ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }.
note-layout-digits = Układ zapisuje się cyframi od 0 do 3, wiersze rozdziela ukośnik.
note-layout-ragged = Wszystkie wiersze układu muszą być tej samej długości.
note-layout-size = Układ nie mieści się na planszy: kolumny { $columns } z { $most_columns }, rzędy { $rows } z { $most_rows }.
note-layout-sum = W układzie musi być tyle kamieni, ile jest w grze: { $total }. Teraz jest { $tiles }.
note-layout-free = Z górnego poziomu nie da się wziąć żadnego kamienia.
note-layout-ground = Kamienie na dolnym poziomie: { $ground }. Dla tylu graczy najlepiej od { $low } do { $high }.
note-layout-rows = Rzędy z długim ciągiem kamieni na górnych poziomach (co najmniej { $long }): { $rows }. Może brakować dostępnych kamieni.
note-layout-flat = Zamek jest płaski: smoka można przywołać od pierwszej tury.
note-dragon = W grze: { $dragon }.
note-spirit = W grze: { $spirit }.
note-first = Zaczyna { $seat }.
note-round = Runda { $round }
note-take = { $seat } bierze z zamku kamień: { $tile } ({ $cell }, poziom { $level }).
note-pair = { $seat } dobiera do pary kamień: { $tile } ({ $cell }, poziom { $level }).
note-shown = Odsłonięty kamień: { $tile } ({ $cell }, poziom { $level }).
note-shrine = { $seat } zatrzymuje kamień ({ $tile }) i bierze świątynię. W puli: { $pool }.
note-discard = { $seat } odrzuca kamień ({ $tile }): +{ $points } PZ.
note-summon = { $seat } przywołuje smoka. Żetony odliczania: { $tokens }.
note-last-round = Wykrzyknik odkryty: Pradawny Smok nadchodzi, trwa ostatnia runda.
note-place = { $seat } umieszcza kamień: { $tile } ({ $cell }, poziom { $level }).
note-set = { $seat } scala zestaw { $size } kamieni: { $type } (+{ $points } PZ).
note-set-number = { $seat } scala zestaw { $size } kamieni z numerem { $number } (+{ $points } PZ).
note-bonus-dragons = { $seat }: premia za zestaw smoków, +{ $points } PZ.
note-bonus-beauty = { $seat }: premia od Ducha Piękna, +{ $points } PZ.
note-build = { $seat } buduje świątynię ({ $cell }, poziom { $level }).
note-spirit-tile = { $seat } aktywuje ducha: { $spirit }. Koszt: { $tile } ({ $cell }).
note-spirit-shrine = { $seat } aktywuje ducha: { $spirit }. Koszt: świątynia z puli.
note-destroyed = { $seat } usuwa z zamku kamień: { $tile } ({ $cell }, poziom { $level }).
note-moved = { $seat } przesuwa kamień: { $tile }, { $start } → { $end }.
note-moved-back = { $seat } przesuwa zakryty kamień: { $start } → { $end }.
note-turned = { $seat } odwraca kamień: { $tile } ({ $cell }).
note-shifted = { $seat } przesuwa świątynię: { $start } → { $end }.
note-changed = { $seat } zmienia rodzaj kamienia: { $tile } ({ $cell }) → { $type }.
note-faith = { $seat } buduje dodatkową świątynię ({ $cell }, poziom { $level }).
note-game-over = Koniec gry. Czas policzyć punkty.
note-final-shrines = { $seat }, świątynie ({ $shrines }): +{ $points } PZ.
note-final-tokens = { $seat }, żetony odliczania ({ $tokens }): +{ $points } PZ.
note-final-dragon = { $seat }, { $dragon }: +{ $points } PZ.

## Dlaczego nie można

reason-tile-not-left = Tego kamienia nie ma już wśród zakrytych.
reason-not-dealt = Tego teraz nie można wylosować.
reason-no-tile = W tym miejscu zamku nie ma kamienia.
reason-blocked = Kamień jest niedostępny: oba jego długie boki są zasłonięte.
reason-blocked-all = Kamień jest zasłonięty ze wszystkich stron, więc nawet Duch Elegancji go nie uwolni.
reason-not-now = Teraz jest czas na inną decyzję.
reason-not-top-level = Pierwszy kamień bierze się z górnego poziomu zamku.
reason-not-identical = Drugi kamień pary musi mieć dokładnie taki sam symbol jak pierwszy.
reason-no-shrine-left = We wspólnej puli nie ma już świątyń.
reason-summon-closed = Smoka można przywołać dopiero wtedy, gdy w zamku został tylko dolny poziom.
reason-no-room = W królestwie brakuje miejsca na te kamienie.
reason-pair-owed = Aktywowany duch wymaga, żeby dokończyć akcję jako parę kamieni.
reason-not-beside = Duch Oszustwa daje tylko kamień, który leżał bok w bok z pierwszym na tym samym poziomie.
reason-not-of-type = Duch Głębin daje tylko kamień tego samego rodzaju co pierwszy.
reason-elegance-owed = Najpierw trzeba wziąć kamień, na który pozwala tylko Duch Elegancji: z odsłoniętym samym krótkim bokiem.
reason-not-in-hand = Umieszcza się tylko kamienie wzięte w tej turze.
reason-no-cell = Tu nie ma pola królestwa.
reason-on-face-up = Na odkrytym kamieniu nie można położyć kamienia.
reason-on-shrine = Na świątyni nie można położyć kamienia.
reason-not-pending = To pole nie należy do zestawu, który trzeba scalić.
reason-allowance-used = Na tym zestawie nie można już zbudować więcej świątyń.
reason-pool-empty = Pula świątyń jest pusta.
reason-not-in-set = Świątynie buduje się tylko na właśnie scalonym zestawie.
reason-has-shrine = Na tym kamieniu stoi już świątynia.
reason-room-needed = To pole będzie potrzebne na kamień wzięty w tej turze.
reason-spirit-not-in-play = Ten duch nie bierze udziału w tej grze.
reason-spirit-used = Tego ducha można aktywować tylko raz w turze.
reason-cost-not-face-up = Zapłacić można tylko odkrytym kamieniem ze swojego królestwa albo świątynią z puli.
reason-no-pool-shrine = W puli nie ma świątyni, którą można zapłacić.
reason-no-effect = Po zapłaceniu ta moc nic by nie dała, więc nie można jej aktywować.
reason-cost-pending = Kamienie z zestawu, który czeka na scalenie, nie mogą służyć za zapłatę.
reason-spirits-together = Duch Oszustwa i Duch Głębin nie mogą działać na ten sam kamień.
reason-wrong-time = Tego ducha nie można aktywować w tej chwili tury.
reason-duty = Najpierw trzeba spełnić to, czego wymaga aktywowany wcześniej duch.
reason-duty-spoilt = Bez tego kamienia nie dałoby się spełnić tego, czego wymaga aktywowany duch.
reason-nothing-to-move = Na tym polu nie ma kamienia do przesunięcia.
reason-under-shrine = Kamienia, na którym stoi świątynia, nie można przesunąć.
reason-same-tile = Drugi przesuwany kamień musi być inny niż pierwszy.
reason-same-cell = Kamień trzeba przesunąć na inne pole.
reason-one-at-least = Duch Siły musi przesunąć co najmniej jeden kamień.
reason-turned-one = Duch Wiatru odwraca najwyżej jeden kamień.
reason-turn-face-up = Odwrócić można tylko odkryty kamień ze swojego królestwa.
reason-no-built-shrine = Na tym polu nie ma wybudowanej świątyni.
reason-onto-face-down = Świątynię można przesunąć tylko na zakryty kamień.
reason-onto-shrine = Na tym kamieniu stoi już inna świątynia.
reason-not-special = Duch Zmiany działa tylko na odkryty kamień specjalny z Twojego królestwa.
reason-own-type = Kamień musi liczyć się jako inny rodzaj niż własny.
reason-too-small = Jako ten rodzaj kamień nie należy do zestawu co najmniej czterech kamieni.
reason-own-pending = Ten kamień należy do zestawu, który trzeba scalić, więc nie może się zmienić.
reason-not-by-number = To pole nie należy do zestawu co najmniej czterech kamieni stronnictw o tym samym numerze.
reason-not-three = To pole nie należy do zestawu dokładnie trzech kamieni jednego rodzaju.
reason-not-turned = Duch Wiary buduje tylko na kamieniach scalonych w tej turze.
reason-game-over = Gra już się skończyła.

## Pytania do gracza

ask-take = Weź kamień z górnego poziomu zamku
ask-take-help = Potem zdecydujesz, czy dobrać parę, wziąć świątynię, czy odrzucić kamień.
ask-take-or-summon = Weź kamień z zamku albo przywołaj smoka
ask-take-or-summon-help = W zamku został tylko dolny poziom.
ask-summon = Przywołaj smoka
ask-summon-help = Zamek jest pusty, innej akcji nie ma.
ask-take-elegance = Weź kamień dzięki krótkiemu bokowi
ask-take-elegance-help = Duch Elegancji wymaga kamienia, na który pozwala tylko on.
ask-picked = Dobierz identyczny kamień albo dokończ ruch inaczej
ask-picked-help = W ręce: { $tile }. Para, kamień i świątynia albo odrzucenie za punkt.
ask-deception = Weź sąsiada pierwszego kamienia
ask-deception-help = W ręce: { $tile }. Duch Oszustwa daje kamień, który leżał obok.
ask-depths = Weź kamień tego samego rodzaju
ask-depths-help = W ręce: { $tile }. Numer ani symbol nie mają znaczenia.
ask-elegance = Weź parę dzięki krótkiemu bokowi
ask-elegance-help = W ręce: { $tile }. Drugi kamień musi mieć odsłonięty tylko krótki bok.
ask-place = Umieść kamień w królestwie
ask-place-help = W ręce: { $tile }. Na pustym polu albo na zakrytym kamieniu bez świątyni.
ask-place-two = Umieść oba kamienie w królestwie
ask-place-two-help = W ręce: { $first } oraz { $second }. Zestawy sprawdza się dopiero po drugim.
ask-set = Wybierz zestaw do scalenia
ask-set-help = Każdy zestaw daje osobne punkty i ma własne świątynie.
ask-build = Zbuduj świątynie na scalonym zestawie
ask-build-help = Możesz jeszcze zbudować: { $allowance }. W puli: { $pool }.
ask-end = Zakończ turę albo aktywuj ducha
ask-end-help = Potem gra następny gracz.
ask-destroy = Wybierz kamień do zniszczenia
ask-destroy-help = Dostępny kamień z dowolnego poziomu zamku.
ask-move = Przesuń kamień w swoim królestwie
ask-move-help = Odkryty albo zakryty, bez świątyni, na dowolne pole, na którym można położyć kamień.
ask-move-second = Przesuń drugi kamień albo zakończ
ask-move-second-help = Zestawy sprawdza się, gdy duch skończy.
ask-turn-or-shift = Odwróć kamień albo przesuń świątynię
ask-turn-or-shift-help = Odwrócenie jest dobrowolne, przesunięcie świątyni obowiązkowe.
ask-shift = Przesuń świątynię
ask-shift-help = Na inny zakryty kamień bez świątyni.
ask-change = Wybierz kamień specjalny i nowy rodzaj
ask-change-help = Jako ten rodzaj musi należeć do zestawu co najmniej czterech kamieni.
ask-beauty = Wybierz zestaw o jednym numerze
ask-beauty-help = Co najmniej cztery sąsiadujące kamienie stronnictw.
ask-cleverness = Wybierz zestaw trzech kamieni
ask-cleverness-help = Dokładnie trzy kamienie jednego rodzaju.
ask-faith = Zbuduj dodatkową świątynię
ask-faith-help = Na dowolnym kamieniu scalonym w tej turze.

## Opcje stołu

option-spirits = Duchy
option-spirits-help = Karty duchów w grze: żadna, losowe albo wybrane.
option-spirits-form = Kilka kart łączy się znakiem +. Dwie losowe karty to „losowo:2”.
option-spirits-none = bez duchów
option-spirits-random = losowo
option-spirits-beginner = dla początkujących
option-spirits-all = wszystkie duchy
option-spirits-deception = { spirit-deception }
option-spirits-depths = { spirit-depths }
option-spirits-elegance = { spirit-elegance }
option-spirits-destruction = { spirit-destruction }
option-spirits-strength = { spirit-strength }
option-spirits-wind = { spirit-wind }
option-spirits-cleverness = { spirit-cleverness }
option-spirits-beauty = { spirit-beauty }
option-spirits-change = { spirit-change }
option-spirits-faith = { spirit-faith }
option-dragons = Smoki
option-dragons-help = Karty smoków w grze: żadna, losowe albo wybrane.
option-dragons-form = Kilka kart łączy się znakiem +. Dwie losowe karty to „losowo:2”.
option-dragons-none = bez smoków
option-dragons-random = losowo
option-dragons-beginner = dla początkujących
option-dragons-all = wszystkie smoki
option-dragons-tranquility = { dragon-tranquility }
option-dragons-majesty = { dragon-majesty }
option-dragons-bravery = { dragon-bravery }
option-dragons-humility = { dragon-humility }
option-dragons-righteousness = { dragon-righteousness }
option-dragons-valor = { dragon-valor }
option-dragons-piety = { dragon-piety }
option-dragons-might = { dragon-might }
option-dragons-harmony = { dragon-harmony }
option-dragons-knowledge = { dragon-knowledge }
option-layout = Układ zamku
option-layout-help = Jak jest zbudowany zamek: według planszy głównej, innego znanego układu albo własnego.
option-layout-form = Własny układ to cyfry od 0 do 3, wiersze rozdzielone ukośnikiem, razem 116 kamieni. W przeglądarce rysuje się go w warsztacie.
option-layout-standard = plansza główna
option-layout-fortress = { layout-fortress }
option-layout-fort = { layout-fort }
option-layout-four-seasons = { layout-four-seasons }
option-layout-thousand-towers = { layout-thousand-towers }
option-layout-barracks = { layout-barracks }
option-layout-pillars-of-creation = { layout-pillars-of-creation }
option-layout-gates-of-destiny = { layout-gates-of-destiny }
option-layout-parade-ground = { layout-parade-ground }
option-layout-stronghold = { layout-stronghold }
option-layout-forbidden-city = { layout-forbidden-city }
option-layout-dragon-head = { layout-dragon-head }
option-layout-abyss-monastery = { layout-abyss-monastery }
option-realm = Wielkość królestwa
option-realm-help = Liczba kolumn i rzędów planszy królestwa.
option-realm-6x4 = 6 kolumn, 4 rzędy
option-realm-6x5 = 6 kolumn, 5 rzędów
option-realm-6x6 = 6 kolumn, 6 rzędów
option-realm-5x5 = 5 kolumn, 5 rzędów
option-first = Pierwszy gracz
option-first-help = Kto ma pierwszą turę.
option-first-random = losowo

## Wynik

score-sets = scalone zestawy
score-dragon-sets = premia za zestawy smoków
score-beauty = premia od Ducha Piękna
score-discards = odrzucone kamienie
score-shrines = świątynie, poziom { $level }
score-tokens = żetony odliczania
score-tranquility = Smok Spokoju: grupy zakrytych kamieni
score-majesty = Smok Majestatu: { $type }
score-bravery = Smok Odwagi: najwyższe stosy
score-humility = Smok Pokory: świątynie przy wyższych stosach
score-righteousness-row = Smok Prawości: rząd { $row }
score-righteousness-row-full = Smok Prawości: cały rząd { $row }
score-righteousness-column = Smok Prawości: kolumna { $column }
score-righteousness-column-full = Smok Prawości: cała kolumna { $column }
score-valor = Smok Waleczności: świątynie na krawędzi
score-piety = Smok Pobożności: świątynie przy smokach
score-might = Smok Potęgi: { $type }, { $own } do { $theirs } ({ $neighbour })
score-harmony-castle = Smok Harmonii: zamek, { $axis }
score-harmony-shrines = Smok Harmonii: świątynie, { $axis }
score-knowledge = Smok Wiedzy: różne symbole

outcome-points = Najwięcej punktów: { $points }.
outcome-face-down = Remis w punktach ({ $points }), decydują stosy z zakrytym kamieniem na szczycie: { $stacks }.
outcome-shrines = Remis w punktach ({ $points }) i stosach ({ $stacks }), decydują wybudowane świątynie: { $shrines }.
outcome-shared = Remis we wszystkim, zwycięstwo jest wspólne. Punkty: { $points }.

## Wartości w tekście zasad

heading-type = rodzaj
heading-symbols = symbole
heading-total = razem
heading-players = gracze
heading-on-spaces = żetony na polach
heading-in-pile = w stosie
heading-tiles = kamienie
heading-vp = PZ
heading-layout = układ
heading-best-for = najlepiej dla tylu graczy
heading-fewest = najmniej kamieni
heading-most = najwięcej kamieni
symbols-numbers = numery od 1 do { $count }
amount-columns =
    { $count ->
        [one] { $count } kolumna
        [few] { $count } kolumny
       *[many] { $count } kolumn
    }
amount-rows =
    { $count ->
        [one] { $count } rząd
        [few] { $count } rzędy
       *[many] { $count } rzędów
    }
amount-tiles =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
amount-symbols =
    { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    }
amount-shrines =
    { $count ->
        [one] { $count } świątynia
        [few] { $count } świątynie
       *[many] { $count } świątyń
    }
amount-first-shrines =
    { $count ->
        [one] { $count } świątynię
        [few] { $count } świątynie
       *[many] { $count } świątyń
    }
amount-tokens =
    { $count ->
        [one] { $count } żeton odliczania
        [few] { $count } żetony odliczania
       *[many] { $count } żetonów odliczania
    }
amount-spirits =
    { $count ->
        [one] { $count } karta ducha
        [few] { $count } karty duchów
       *[many] { $count } kart duchów
    }
amount-dragons =
    { $count ->
        [one] { $count } karta smoka
        [few] { $count } karty smoków
       *[many] { $count } kart smoków
    }
amount-standard =
    { $count ->
        [one] { $count } układ podstawowy
        [few] { $count } układy podstawowe
       *[many] { $count } układów podstawowych
    }
amount-named =
    { $count ->
        [one] { $count } układ nazwany
        [few] { $count } układy nazwane
       *[many] { $count } układów nazwanych
    }
symbols-pictures =
    { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    }

## Wartości odtworzone

reconstructed-realm = Wielkość królestwa odtworzona: instrukcja jej nie podaje.
reconstructed-layouts = Układy zamku odtworzone: w instrukcji są tylko na rysunkach.
reconstructed-beginner = Karty dla początkujących odtworzone: oznaczenie na kartach jest rysunkiem.
reconstructed-pictures = Nazwy symboli na kamieniach specjalnych są w większości nasze.
reconstructed-best-for = Nasza ocena: w instrukcji brakuje tego wiersza.

## Pola, kolumna i rząd

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-f1 = f1
cell-g1 = g1
cell-h1 = h1
cell-i1 = i1
cell-j1 = j1
cell-k1 = k1
cell-l1 = l1
cell-m1 = m1
cell-n1 = n1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2
cell-i2 = i2
cell-j2 = j2
cell-k2 = k2
cell-l2 = l2
cell-m2 = m2
cell-n2 = n2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-f3 = f3
cell-g3 = g3
cell-h3 = h3
cell-i3 = i3
cell-j3 = j3
cell-k3 = k3
cell-l3 = l3
cell-m3 = m3
cell-n3 = n3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-f4 = f4
cell-g4 = g4
cell-h4 = h4
cell-i4 = i4
cell-j4 = j4
cell-k4 = k4
cell-l4 = l4
cell-m4 = m4
cell-n4 = n4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
cell-f5 = f5
cell-g5 = g5
cell-h5 = h5
cell-i5 = i5
cell-j5 = j5
cell-k5 = k5
cell-l5 = l5
cell-m5 = m5
cell-n5 = n5
cell-a6 = a6
cell-b6 = b6
cell-c6 = c6
cell-d6 = d6
cell-e6 = e6
cell-f6 = f6
cell-g6 = g6
cell-h6 = h6
cell-i6 = i6
cell-j6 = j6
cell-k6 = k6
cell-l6 = l6
cell-m6 = m6
cell-n6 = n6
cell-a7 = a7
cell-b7 = b7
cell-c7 = c7
cell-d7 = d7
cell-e7 = e7
cell-f7 = f7
cell-g7 = g7
cell-h7 = h7
cell-i7 = i7
cell-j7 = j7
cell-k7 = k7
cell-l7 = l7
cell-m7 = m7
cell-n7 = n7
cell-a8 = a8
cell-b8 = b8
cell-c8 = c8
cell-d8 = d8
cell-e8 = e8
cell-f8 = f8
cell-g8 = g8
cell-h8 = h8
cell-i8 = i8
cell-j8 = j8
cell-k8 = k8
cell-l8 = l8
cell-m8 = m8
cell-n8 = n8
cell-a9 = a9
cell-b9 = b9
cell-c9 = c9
cell-d9 = d9
cell-e9 = e9
cell-f9 = f9
cell-g9 = g9
cell-h9 = h9
cell-i9 = i9
cell-j9 = j9
cell-k9 = k9
cell-l9 = l9
cell-m9 = m9
cell-n9 = n9

# In the terminal

terminal-round = Runda { $round }
terminal-left = kamienie w zamku: { $tiles }
terminal-track = żetony odliczania: { $tokens }
terminal-last-round = ostatnia runda
terminal-dragon-free = można przywołać smoka
terminal-legend = Wysokość i kamień: M kupcy, S żołnierze, F rolnicy, P pory roku, W wiatry, D smoki; * odsłonięty długi bok, ? jeszcze nieznany
terminal-realm-legend = # zakryty kamień, ^ ze świątynią, · puste pole
terminal-pool = świątynie w puli: { $shrines }, żetony: { $tokens }
terminal-used = wykorzystany
terminal-shrine = świątynia zamiast drugiego kamienia
terminal-discard = odrzuć kamień za punkt
terminal-summon = przywołaj smoka
terminal-take = weź { $cell } { $tile }
terminal-pair = do pary { $cell } { $tile }
terminal-destroy = zniszcz { $cell } { $tile }
terminal-place = { $tile } na { $cell }
terminal-call = { $spirit }, koszt: { $cell }
terminal-call-shrine = { $spirit }, koszt: świątynia
terminal-set = scal zestaw na { $cell }
terminal-build = świątynia na { $cell }
terminal-turn = zakryj { $cell }
terminal-faith = dodatkowa świątynia na { $cell }
terminal-move = przesuń { $start } na { $end }
terminal-shift = przesuń świątynię z { $start } na { $end }
terminal-change = { $cell } liczy się jako { $type }

# Dlaczego bot uważa wybór za dobry

advice-points = daje punkty
advice-cards = pasuje do karty smoka
advice-ones = dokłada kamień do królestwa
advice-twos = dwa kamienie jednego rodzaju mogą leżeć obok siebie
advice-threes = do zestawu brakuje już tylko jednego kamienia
advice-specials = masz więcej kamieni specjalnych, a na ich zestawie stają dwie świątynie
advice-pool = będzie świątynia na najbliższy zestaw
advice-stock = zostawia świątynie na późniejsze zestawy
advice-steps = zostawia zakryte kamienie, na których można budować
advice-less-towers = świątynie stają na wysokich stosach
advice-raised = wyżej położone kamienie to lepsze miejsca na świątynie
advice-room = zostawia w królestwie wolne miejsce
advice-joins = jeszcze jeden kamień połączy grupy w duży zestaw
advice-doubles = para kamieni może stworzyć duży zestaw
advice-reach = w zamku są kamienie do Twoich grup
advice-offer = zamek daje teraz szansę na dobry zestaw
advice-called = duch jest wart swojej ceny

## Jak się gra, na jednej stronie

guide-aim = Rozbieraj wspólny zamek i buduj z jego kamieni własne królestwo. Zestawy i świątynie dają punkty zwycięstwa (PZ). Wygrywa ten, kto ma ich najwięcej.
guide-turn = Twoja tura
guide-first-title = Weź parę
guide-first = Dostępny kamień z górnego poziomu, potem drugi, identyczny, z dowolnego. Zamiast drugiego możesz wziąć świątynię do puli albo odrzucić kamień za 1 PZ.
guide-second-title = Ułóż zestaw
guide-second = Kamienie kładziesz na pustych polach albo na zakrytych kamieniach. Cztery lub więcej sąsiednich jednego rodzaju to zestaw: odwracasz je i liczysz punkty.
guide-third-title = Zbuduj świątynie
guide-third = Na zestawie stronnictwa staje jedna świątynia, na specjalnym dwie. Im wyższy stos, tym więcej punktów na koniec. Na świątyni nic już nie położysz.
guide-mind-title = Kamień musi być dostępny
guide-mind = Nic na nim nie leży, a jego lewy albo prawy bok jest odsłonięty. Raz w turze możesz też aktywować ducha: płacisz odkrytym kamieniem albo świątynią z puli.
guide-points-1 = zestaw 4, 5, 6, 7, 8 kamieni
guide-worth-1 = 2, 3, 5, 6, 8
guide-points-2 = zestaw smoków: dodatkowo
guide-worth-2 = 1
guide-points-3 = świątynia na koniec, na poziomie 1, 2 i od 3
guide-worth-3 = 1, 2, 3
guide-points-4 = żeton odliczania
guide-worth-4 = 2
guide-points-5 = karta smoka na koniec: za to, co jest w królestwie
guide-worth-5 = jak na karcie
guide-end = Gdy w zamku zostanie jeden poziom, zamiast brać kamienie można przywołać smoka i wziąć żeton odliczania. Kiedy zniknie żeton z wykrzyknika, dogrywacie rundę.

## Objaśnienia: co znaczy pytanie, gdy pada pierwszy raz

explain-take = Kamień jest dostępny, gdy nic na nim nie leży i ma odsłonięty lewy albo prawy bok. Szukaj takiego, który ma bliźniaka, albo rodzaju, który już zbierasz.
explain-take-or-summon = Zamiast brać kamienie możesz teraz przywołać smoka. Dostajesz żeton odliczania wart 2 PZ, a koniec gry się zbliża.
explain-summon = Zamek jest pusty, więc zostaje tylko przywołanie smoka. Żeton odliczania jest wart 2 PZ.
explain-take-elegance = Duch Elegancji pozwala brać kamienie, które mają odsłonięty tylko krótki bok. Co najmniej jeden musi być właśnie taki.
explain-picked = Para to dwa kamienie naraz. Świątynia to zapas na przyszłe zestawy. Odrzucenie daje 1 PZ, ale żadnego kamienia do ułożenia.
explain-deception = Duch Oszustwa zastępuje parę: bierzesz kamień, który leżał obok pierwszego, choćby był inny i niedostępny.
explain-depths = Duch Głębin zadowala się rodzajem: drugi kamień nie musi mieć tego samego symbolu.
explain-elegance = Drugi kamień pary może mieć odsłonięty tylko krótki bok. Duch Elegancji wymaga, żeby choć jeden z nich był taki.
explain-place = Cztery sąsiednie kamienie jednego rodzaju to zestaw. Kładź je blisko siebie, a wysokie stosy zostaw pod świątynie.
explain-place-two = Kładziesz oba kamienie, jeden po drugim. Jeden duży zestaw daje więcej punktów niż dwa małe.
explain-set = Zestaw scalasz w całości: odwracasz kamienie, dostajesz punkty, a potem możesz budować świątynie. Kamień należy tylko do jednego zestawu.
explain-build = Świątynia daje na koniec 1, 2 albo 3 PZ, im wyższy stos, tym więcej. Stos ze świątynią już nie urośnie, więc nie musisz się spieszyć.
explain-end = Raz w turze możesz aktywować ducha. Płacisz odkrytym kamieniem z królestwa albo świątynią z puli, więc licz, czy to się zwróci.
explain-destroy = Zniszczony kamień wypada z gry. Odsłania to, co pod nim i obok, także dla innych.
explain-move = Przesunięty kamień może dopełnić zestaw albo podwyższyć stos pod świątynię.
explain-move-second = Drugie przesunięcie jest dobrowolne. Zestawy sprawdza się dopiero po nim.
explain-turn-or-shift = Odwrócony kamień robi miejsce na następny. Przesunięta świątynia może stanąć na wyższym stosie.
explain-shift = Wybierz wyższy stos: świątynia jest tam warta więcej.
explain-change = Kamień specjalny liczy się raz jako inny rodzaj i dopełnia zestaw.
explain-beauty = Duch Piękna scala kamienie stronnictw o tym samym numerze, choć są różnych rodzajów.
explain-cleverness = Duch Sprytu scala już trzy kamienie jednego rodzaju, ale nie więcej.
explain-faith = Duch Wiary daje jedną świątynię więcej, na kamieniu scalonym w tej turze.
