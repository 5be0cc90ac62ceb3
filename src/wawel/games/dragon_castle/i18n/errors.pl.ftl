# Co dokładnie jest nie tak, po polsku. QUOTED jest dla tego, co ktoś podał.

## Plik z elementami gry

beginner-cards = P9: niektóre karty są dla początkujących
first-shrines = P6: musi starczyć pierwszych świątyń dla czterech graczy
ground-range = P10: dla 2, 3 i 4 miejsc jest zakres liczby kamieni na dolnym poziomie, od i do
layout-problem = P10: układ { $id }: { $finding }
layout-twice = P10: układ { $id } występuje dwa razy
no-standard-layout = P11: nie ma układu podstawowego dla takiej liczby miejsc: { $seats }
realm-size = P7: królestwo ma od 2 do 8 kolumn i od 2 do 6 rzędów, a nie { $size }
set-points = P3: zestawy od 4 do 8 kamieni mają pięć wartości, które nie maleją
shrine-points = P4: świątynia ma wartość na poziomie 1, na poziomie 2 i od poziomu 3 wzwyż
ten-cards = P8: dziesięć kart to po kolei: { $known }
types = P1: rodzaje M, S, F mają po 6 symboli, a P, W, D 4, 4 i 3, po cztery sztuki

## Pozycje

after-phase = 'after' to faza, którą przerwał duch albo zestaw
before-first-turn = przed pierwszą turą królestwa są puste i nic się jeszcze nie stało
bonus-sets = miejsce { $seat } ma mniej zestawów niż zestawów z premią
castle-form = 'castle': rzędy rozdzielone znakiem /, rzędów { $rows }, stosów w rzędzie { $columns }
cell-content = pole to '.', '1S4', '2#' albo '3^', a nie { QUOTED($word) }
checking-when = punkt sprawdzania jest otwarty tylko w 'resolve', w 'shrines' oraz dla Piękna, Zmiany i Wiary
covered-tiles = zakrytych kamieni jest { $covered }, a nieznanych tylko { $unseen }
deal-count = nie można rozdać więcej kart, niż jest do wyboru
deal-form = 'deal spirits' i 'deal dragons' to liczba i karty
discards = odrzuconych kamieni: { $discards }, a z gry wypadło tylko { $gone }
duties-unused = 'duties' to obowiązki duchów użytych w tej turze
duty-alone = Oszustwo nie dzieli wyboru kamienia z innym duchem
duty-impossible = otwarty obowiązek nie znajduje kamienia albo miejsca
duty-picked = Oszustwo i Głębiny czekają na swój kamień tylko w 'picked'
elegance-either = Elegancja albo jeszcze czeka na swój kamień, albo już go miała
elegance-had = Elegancja może mieć swój kamień dopiero po wzięciu pierwszego
elegance-owes = Elegancja czeka na swój kamień tylko przed wzięciem drugiego
faith-room = Wiara musi mieć świątynię do zbudowania, a kamienie w ręce miejsce obok niej
first-and-round = gdy zaczęła się pierwsza tura, 'first' to miejsce, a 'round' to co najmniej 1
hand-room = dla każdego kamienia w ręce potrzeba pola, na którym może leżeć
hand-size = w ręce są najwyżej dwa kamienie
hand-when = kamień w ręce jest tylko w 'picked' albo 'placing'
has-form = 'has { $seat }' podaje { $known }, a nie { QUOTED($word) }
layout-line = 'layout' to znany układ albo równe rzędy cyfr od 0 do 3, które mieszczą się na planszy
line-choice = { QUOTED($name) } to jedno z: { $known }; a nie { QUOTED($text) }
line-flag = { QUOTED($name) } to yes albo no, a nie { QUOTED($text) }
line-number = { QUOTED($name) } to liczba od 0 do { $most }, a nie { QUOTED($text) }
line-twice = { QUOTED($name) } podaje { QUOTED($word) } dwa razy
moved-cell = 'moved' to pole z kamieniem bez świątyni
moved-when = 'moved' należy do Siły i Wiatru
nothing-to-do = nic nie da się zrobić: moc albo obowiązek nie ma celu
nothing-to-draw = nie ma już czego losować: zaczęłaby się pierwsza tura
one-reveal = naraz odkrywa się tylko jeden kamień
origin-level = 'origin' podaje poziom stosu, który zbudowano tak wysoko, a teraz jest niższy
origin-when = 'origin' to miejsce, na którym leżał pierwszy kamień wzięty w tej turze
picked-hand = 'picked' wymaga jednego kamienia w ręce
picked-origin = 'picked' wymaga 'origin' kamienia, na przykład 3c4
placed-when = 'placed' znaczy, że jeden z dwóch kamieni jest jeszcze w ręce
placing-hand = 'placing' wymaga kamienia w ręce
power-spirit = duch z 'power' jest w grze, jest użyty i ma cel
power-when = 'power' to duch, który czeka na cel, tylko w fazie 'power'
realm-form = 'realm { $seat }': rzędy rozdzielone znakiem /, rzędów { $rows }, pól w rzędzie { $columns }
realm-set = 'realm { $seat }' ma zestaw, który byłby już odwrócony
resolve-checking = 'resolve' to punkt sprawdzania: checking: yes
reveal-first = kamień odkrywa się, zanim zdarzy się coś innego
round-too-late = runda { $round }, a w każdej turze ktoś bierze kamień albo przywołuje smoka
seat-form = 'first' i 'seat' to miejsca, od 0 do { $last }
seats-form = 'seats' to liczba od 2 do 4
set-worth = sets={ $amount } miejsca { $seat } są warte od { $least } do { $most }, a nie { $points }
shrine-count = wszystkich świątyń jest { $shrines }
site-form = 'site' to zakryte kamienie i liczba świątyń od 0 do { $most }
site-when = 'site' to właśnie odwrócony zestaw, w fazie 'shrines'
size-form = 'size' to jedno z: { $known }
stack-form = stos to '.' albo wysokość i kamień, jak '2S4', a nie { QUOTED($word) }
stack-height = przy { QUOTED($word) } nie zbudowano stosu o wysokości { $height }
summoned-early = nikt nie mógł przywołać smoka, dopóki jakiś stos jest wyższy niż jeden kamień
summons-over = gra kończy się, gdy przywołań jest tyle co miejsc
tile-copies = kamienie { $tile } są cztery
tokens-taken = do tej chwili można było wziąć żetonów najwyżej { $most }
too-few-turned = zakrytych kamieni miejsca { $seat } jest { $face_down }, za mało na sets={ $amount }
too-many-tiles = więcej niż 116 kamieni
turned-form = 'turned' to zakryte kamienie własnego królestwa, poziom i pole
turned-when = 'turned' należy do tury
unseen-copies = 'unseen': są cztery kamienie { $tile }, niektóre widoczne
used-spirits = użyte mogą być tylko duchy, które są w grze, i tylko podczas tury

## Zapis akcji

cell-form = pole to kolumna i rząd, od a1 do { $last }, a nie { QUOTED($text) }
first-action = pierwsze miejsce to first:0 do first:{ $last }, a nie { QUOTED($text) }
reveal-place = następny kamień odkrywa się na polu { $place }, a nie { QUOTED($cell) }
unknown-action = akcja to jedno z: { $known }; a nie { QUOTED($text) }
unknown-spirit = nie ma ducha { QUOTED($name) }; są: { $known }
unknown-type = nie ma rodzaju { QUOTED($type) }; są: { $known }

## Opcje

card-twice = karta { QUOTED($name) } jest podana dwa razy
cards-dealt = { $kind }:n rozdaje od 1 do { $most } kart, a nie { QUOTED($number) }
cards-form = karty to none, all, random, random:2, beginner, beginner:2 albo niektóre z: { $known }, połączone znakiem +; a nie { QUOTED($name) }
layout-findings = { $findings }
layout-seats = układ ocenia się dla liczby miejsc od { $least } do { $most }, a nie { $seats }
unknown-layout = układ to standard, rzędy cyfr albo jedno z: { $known }

## Układy

layout-blocked = nie da się wziąć żadnego kamienia z górnego poziomu
layout-board = kolumny: { $columns }, rzędy: { $rows }; na planszy mieści się { $most_columns } na { $most_rows }
layout-flat = płaski zamek: smoka można przywołać od pierwszej tury
layout-form = układ to rzędy cyfr od 0 do 3 rozdzielone znakiem /
layout-ground = kamieni na dolnym poziomie: { $ground }; dla liczby miejsc { $seats } najlepiej od { $low } do { $high }
layout-long-rows = rzędy, w których na wyższym poziomie leży obok siebie co najmniej { $least } kamieni: { $rows }
layout-rows = wszystkie rzędy układu są równie długie
layout-tiles = kamieni jest { $total }, a nie { $tiles }
