# Co dokładnie jest nie tak, po polsku. QUOTED jest dla tego, co ktoś podał.

## Plik z elementami gry

ability-on = { $where }: nic nie nazywa się { QUOTED($on) }
action-tile-spaces = płytka { $tile }: trzy albo cztery pola, pierwsze dla wielu wasali
bonus-or-price = premia i cena to zasoby i punkty mocy
bundle-holds = { $where }: { QUOTED($text) } to więcej, niż mieści zestaw
bundle-mixed = { $where }: mieszać można tylko zasoby, a nie { QUOTED($term) }
bundle-term = { $where }: { QUOTED($term) } to nie część zestawu
bundle-ways = { $where }: { QUOTED($text) } można zapłacić albo dostać na więcej sposobów niż { $most }
city-space = { $key }
depicted = przedstawione są tylko smoki: { $known }
dragon-tiles = płytki { $tile } nie ma wśród płytek { $key }
dragon-types = jest dwanaście rodzajów smoków
endless-turn = żadna zdolność, premia ani cena nie daje znaczników ani smoków, bo tura mogłaby się nie skończyć
exploration-levels = płytka { $tile }: płytka eksploracji ma cztery poziomy
face-down = zakryta płytka
main-market = Główny rynek przyjmuje każdego wasala bez opłat
market-area = obszar { $id } Kwater zwiadowców
no-vassals = każdy zaczyna co najmniej z jednym wasalem
objective-space = pole celów { $id }
removing = usunięcie płytki
resources = zasoby to { $known }
rows = potrzeba tylu wierszy: { $count }, z numerami kolejno od 1
three-abilities = { $key } musi mieć trzy zdolności
tile-number = płytka { $tile }
tile-types = potrzebna liczba płytek rodzaju { $type }: { $count }
wild-area = obszar dziczy { $id }

## Pozycje

before-first-turn = przed pierwszą turą nic nie jest zagrane, położone, dociągnięte ani zdobyte
board-form = 'board': { QUOTED($word) } to nie wasal taki jak 0s@forge
board-one = 'board': na { $where } mieści się jeden wasal
board-place = 'board': { QUOTED($word) } nie może tam stać
draft-offer = płytki do wyboru nie pasują do tego kroku wyboru
dragons-form = 'dragons { $seat }': { QUOTED($word) } to nie smok taki jak 49:ab albo 49:-
earned-form = 'earned { $seat }' to liczby, które razem dają punkty; ma ich być { $count }
ending-form = 'ending' mówi, kto wywołał koniec, gdy doszły do niego cele albo kronika
ending-turn = miejsce { $seat } nie miało jeszcze tury, w której mogło wywołać koniec
free-form = 'free { $seat }' to dwie liczby: włócznicy i jeźdźcy
goods-form = 'goods { $seat }': { QUOTED($part) } to nie liczba zasobów
half-known-form = { QUOTED($word) }: po ! stoją miejsca, które znają płytkę, po ? te, które znają ją w części
half-known-group = { QUOTED($word) }: płytka znana w części ma grupę, na przykład *1, i nie ma znanego rodzaju
last-turns = gra się kończy, gdy wszyscy inni mieli ostatnią turę
left-form = 'left' to liczby nieznanych płytek każdego z czterech rodzajów w talii
line-choice = { QUOTED($name) } to jedno z: { $known }, a nie { QUOTED($text) }
line-number = { QUOTED($name) } to liczba od { $least } do { $most }, a nie { QUOTED($text) }
no-vassal = miejsce { $seat } nie ma żadnego wasala
nobody-on-tile = na płytce na w{ $area } nikt nie stoi
nothing-to-do = w fazie { QUOTED($phase) } nic nie dałoby się zrobić
phase-fit = faza { QUOTED($phase) } nie pasuje do reszty
places-form = { QUOTED($name) }: liczba pól to { $size }, '-' oznacza puste
reached-closed = 'reached' podaje zamknięty obszar
reached-level-4 = 'reached': jeździec, który dotarł na poziom 4, zabiera płytkę z w{ $area }
resting-form = 'resting' to dwie liczby, najwyżej tylu, ilu jest wolnych wasali
seen-form = 'seen': { QUOTED($word) } to nie płytka i miejsca, które ją widziały, na przykład 14=02
seen-nowhere = 'seen': płytka { $tile } nigdzie nie leży; wtasowana do talii należy do 'sure'
setup-hands = ręce i smoki nie pasują do tego kroku przygotowania
setup-market = Kwatery zwiadowców i talia nie pasują do tego kroku przygotowania
stack-form = 'stack': { QUOTED($word) } to nie ramka
tile-twice = płytka { $tile } jest w dwóch miejscach
too-many-figures = miejsce { $seat } ma za dużo figurek { $vassal }
too-many-on-tile = na płytce na w{ $area } nie może stać tylu wasali
too-many-turns = gra, której nikt nie kończy, trwa najwyżej tyle tur każdego gracza: { $turns }
turn-of-seat = miejsce { $seat } nie może mieć tury po tylu turach ({ $turns }), odkąd zaczęło miejsce { $first }
two-power-tiles = nikt nigdy nie ma na ręce dwóch płytek mocy
two-riders = miejsce { $seat } ma dwóch jeźdźców na jednej płytce eksploracji
wilds-closed = 'wilds': { $where } jest zamknięty albo występuje dwa razy

## Zapis akcji

ability-form = { QUOTED($text) } to nie zdolność; jest nią płytka smoka i a, b albo c, na przykład 49b
bundle-part = { QUOTED($part) } to nie część zestawu takiego jak 1wood+2stone
bundle-too-large = { QUOTED($text) } to więcej niż jakikolwiek zestaw
noun-action-tile = płytka akcji
noun-dragon = smok
noun-market-area = obszar Kwater zwiadowców
noun-objective = cel
noun-objective-space = pole celów
noun-seat = miejsce
noun-tile = płytka
noun-tile-kind = płytka tego rodzaju
number-range = { QUOTED($text) } to nie { $what }; możliwe są numery od { $least } do { $most }
top-or-bottom = { QUOTED($text) } nie mówi ani top, ani bottom
unknown-action = { QUOTED($text) } to nie akcja; są: { $words }
unknown-area = { QUOTED($text) } to nie obszar dziczy; są od w1 do w{ $areas }
unknown-resource = { QUOTED($rest) } to nie zasób; są: { $known }
unknown-space = { QUOTED($text) } to nie pole; są: { $known } oraz od w1.1 do w{ $areas }.{ $levels }
unknown-vassal = { QUOTED($type) } to nie wasal; są spearman i rider
unknown-word = { QUOTED($word) } to nie akcja; są: { $words }
