# Co dokładnie jest nie tak, po polsku. QUOTED jest dla tego, co ktoś podał.

## Plik z elementami gry

army-copies = P7: w zestawie każde wojsko jest raz
cards = P7: potrzeba sześciu wojsk i dwóch pasterzy
castle-material = { $id }: zamek jest z: { $known }, a nie { QUOTED($material) }
ids = każde id to jedno słowo z liter, cyfr i znaku '_', i każde występuje raz: { $known }
printed-number = { $owner }: wydrukowana liczba jest całkowita, od 1 do 99, a nie { QUOTED($value) }
strengths = P1: przeciw { $material } siły to liczby od 1 do 6, każda raz; jest { $strengths }
tiles = P7: potrzeba ośmiu kafelków: z każdego materiału zamek za 1 i za 2 oraz dwa bębny

## Pozycje

all-chosen = wszyscy wybrali: runda byłaby już rozstrzygnięta
between-rounds = między rundami niczego się nie wybiera
camp-form = w obozie są wojska, każde raz, nigdy pasterz: { QUOTED($text) }
commit-camp = 'commit { $seat }' to nie jedna karta z obozu
commit-hand = 'commit { $seat }' to nie dwie karty z ręki
earlier-form = 'earlier { $seat }' to punkty i karty z wcześniejszych partii, najwyżej po { $points } i { $hand }
game-form = 'game' ma postać n/m, a dłuższa rozgrywka ma tyle partii, ile jest miejsc
guess-form = 'guess { $seat }' to obozy tak duże jak prawdziwy, razem z nim, najwyżej { $most }
next-game = po rundzie 7 zaczyna się następna partia dłuższej rozgrywki
one-sword = miecz ma dokładnie jedno miejsce
played-open = 'played': otwarta może być tylko ostatnia runda
played-seat = 'played': { QUOTED($word) } nie wskazuje miejsca, które mogło to zdobyć
played-tile = 'played': { QUOTED($name) } to nie kafelek albo występuje dwa razy
seven-rounds = partia ma siedem rund
youth-form = 'youth' to od dwóch do czterech miejsc, od najmłodszego, każde raz

## Zapis akcji

unknown-card = nie ma karty { QUOTED($name) }; są: { $known }
