# Co dokładnie jest nie tak, po polsku. QUOTED jest dla tego, co ktoś podał.

## Plik z elementami gry

cards = P7: potrzeba sześciu armii i dwóch pasterzy
never-weaker = P2: { $other } przeciw żadnemu materiałowi nie ma większej siły niż { $army }
printed-example = P5: w instrukcji smok pokonuje piechura przy zamku ceglanym
printed-knight = P4: według instrukcji rycerz ma siłę 6 przeciw kamieniowi, 3 przeciw cegle i 2 przeciw drewnu
same-strength-twice = P3: { $army } ma tę samą siłę przeciw dwóm materiałom
strength-sum = P6: siły karty { $army } dają razem { $sum }, a innych armii 10 albo 11
strengths = P1: materiał { $material }: siły to zwykle liczby od 1 do 6, każda raz; jest { $strengths }
tied-strengths = P1: materiał { $material }: kilka armii ma tę samą siłę: { $armies }. Remis wygrywa gracz z mieczem, a jeżeli nie ma go żaden z remisujących, najmłodszy z nich
tiles = P7: potrzeba ośmiu kafelków: z każdego materiału zamek za 1 i za 2 oraz dwa bębenki
twice = P7: każdy kafelek i każda karta występuje tylko raz, a powtarza się { $id }

## Pozycje

all-chosen = wszyscy wybrali: runda byłaby już rozstrzygnięta
between-rounds = między rundami niczego się nie wybiera
camp-form = w obozie są armie, każda raz, nigdy pasterz: { QUOTED($text) }
commit-camp = 'commit { $seat }' to nie jedna karta z obozu
commit-hand = 'commit { $seat }' to nie dwie karty z ręki
earlier-form = 'earlier { $seat }' to punkty i karty z wcześniejszych partii, najwyżej po { $points } i { $hand }
game-form = 'game' ma postać n/m, a dłuższy wariant ma tyle partii, ile jest miejsc
guess-form = 'guess { $seat }' to obozy tak duże jak prawdziwy, razem z nim, najwyżej { $most }
next-game = po rundzie 7 zaczyna się następna partia dłuższego wariantu
one-sword = miecz ma dokładnie jedno miejsce
played-open = 'played': otwarta może być tylko ostatnia runda
played-seat = 'played': { QUOTED($word) } nie wskazuje miejsca, które mogło to zdobyć
played-tile = 'played': { QUOTED($name) } to nie kafelek albo występuje dwa razy
seven-rounds = partia ma siedem rund
youth-first = zanim wylosuje się kolejność od najmłodszego gracza, nic nie jest zagrane ani wybrane
youth-form = 'youth' to od dwóch do czterech miejsc, od najmłodszego, każde raz, albo znak ? na każde miejsce, jeżeli kolejność dopiero się wylosuje

## Zapis akcji

order-form = { QUOTED($text) }: po 'youth:' stoją wszystkie miejsca ({ $seats }), od najmłodszego, każde raz
unknown-card = nie ma karty { QUOTED($name) }; są: { $known }
