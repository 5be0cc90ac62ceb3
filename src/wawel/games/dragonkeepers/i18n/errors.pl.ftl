# Co dokładnie jest nie tak, po polsku. QUOTED jest dla tego, co ktoś podał.

## Plik z elementami gry

black-backs = Q11: wszystkie czarne smoki mają na rewersie 6
card-faces = Q11: nie ma karty { $front } z rewersem { $back }
card-twice = Q3: dwa wpisy to ta sama karta { QUOTED($name) }
chests = skrzynie to { $known }
colours = Q11: kolory smoków to { $known }
deck-total = Q3: { $name } musi wynosić { $count }, a wiersze dają razem { $found }
fragment-total = Q1: wszystkich fragmentów jest { $count }
fragments-in-play = Q1: przy liczbie graczy { $seats } niektóre fragmenty nie są ani usunięte, ani w grze
kinds-at-most = Q3: różnych kart może być najwyżej { $most }
pearl-total = Q2: pereł jest 15, czerwone i niebieskie
pearl-twice = Q2: dwa wpisy to ta sama perła { $colour }
pearl-worth = Q2: najpierw rozdaje się perły czerwone, choć nie każda czerwona jest warta więcej niż każda niebieska
player-count = brakuje wiersza dla liczby graczy { $seats }
reward-fragment = Q9: w nagrodzie za { $number } nie ma fragmentu
reward-items = Q9: w nagrodzie za { $number } jest coś nieznanego: { $known }
rewards = Q9: każda cyfra od 1 do 6 ma jedną nagrodę
starting-alike = Q10: dwie karty początkowe są jednakowe, { QUOTED($name) }; tutaj druga ma numer, więc można je odróżnić
starting-hands = Q3: przy liczbie graczy { $seats } każdy dostaje ileś kart początkowych albo żadnej
starting-thrice = Q10: jednakowe są najwyżej dwie karty początkowe, a nie trzy takie jak { QUOTED($name) }
starting-too-few = Q3: za mało kart początkowych na tylu graczy: { $seats }

## Pozycje

book-card = { QUOTED($side) }: { QUOTED($text) } to nie jedna karta tej strony
book-card-had = karta na księdze może być tym, co o niej podano, i tym, co miał jej właściciel
book-guess = { QUOTED($text) }: może to być karta z tym samym rewersem, najwyżej tyle razy, ile jest takich kart
book-owner = { QUOTED($name) }: { QUOTED($word) } nie mówi, kto to położył
book-page = { QUOTED($name) } zaczyna się od strony księgi z tego stosu, a nie { QUOTED($word) }
book-word = { QUOTED($name) } nie ma { QUOTED($word) }
card-count = { $card } występuje częściej, niż jest takich kart
changed-form = 'changed' to dwie liczby: karty położone po lewej i po prawej stronie
changed-often = 'changed': każdą stronę zmienia się raz, a jedną z nich jeszcze raz piórem
changed-top = 'changed': na wierzchu { QUOTED($side) } leży to, co położył gracz, którego jest tura
changed-when = 'changed': księgę zmienia się po wzięciu kart
chests-count = 'chests': wszystkich jest { $count }
chests-form = 'chests': { QUOTED($word) } to żadne z: { $known } ani +n do wylosowania albo występuje dwa razy
chests-revealed = 'chests': wszystkie odkrywa się przed pierwszą turą
crest-at-once = 'crest { $seat }': przy wszystkich czterech kolorach herb bierze się od razu
crest-colours = 'crest { $seat }': herb jest za wszystkie cztery kolory
crest-left = 'crest { $seat }': herbu { $crest } już nie ma
crest-order = 'crest': najpierw bierze się najcenniejszy z pozostałych
first-and-seat = 'first' i 'seat' są znane, gdy zaczynają się tury
fragment-count = nie ma tylu fragmentów o wartości { $value }
fragment-worth = { QUOTED($name) }: żaden fragment nie jest wart { QUOTED($text) }
fragments-form = 'fragments': wartość*liczba, a nie { QUOTED($word) }
fragments-missing = fragmentów w grze, na stole i u graczy, jest { $least }
hand-dealt = 'hand { $seat }': karty początkowe rozdaje się po kolei i nic poza nimi
line-number = { QUOTED($name) } to liczba od 0 do { $most }, a nie { QUOTED($text) }
page-back = { QUOTED($side) }: strona musi być rewersem karty ze stosu
pearl-count = nie ma tylu pereł o wartości { $value }
pearls-count = 'pearls { $seat }': każdy ukończony amulet ma jedną perłę
pearls-form = 'pearls { $seat }': { QUOTED($name) } to nie perła albo nie ma ich tyle
pearls-known = 'pearls { $seat }': { QUOTED($word) } nie może być jeszcze znane
pearls-order = 'pearls { $seat }': czerwone perły wydaje się przed niebieskimi
pearls-turned = 'pearls { $seat }': odkrywa się je miejsce po miejscu
phase-needed = 'phase' byłaby tu { $needed }, a nie { $phase }
refill-at-once = 'refill': miejsce uzupełnia się od razu, jeśli nie trzeba losować
refill-form = 'refill' to left albo right, a nie { QUOTED($word) }
row-colours = 'row { $seat }': w stosie { $name } są smoki { $name } i czarne, a nie { QUOTED($cards) }
row-form = 'row { $seat }': { QUOTED($word) } to nie stos albo jego kolor występuje dwa razy
seat-form = { QUOTED($name) } to jedno z miejsc (jest ich { $seats }), a nie { $seat }
seats-form = 'seats' to 2, 3 albo 4
set-when = 'set': nikt nie zagrał, zanim zdecyduje gracz, którego jest tura
shown-form = 'shown': { QUOTED($word) } to nie rozdana karta początkowa
token-count = kryształów jest { $crystals }, a jaj { $eggs }
too-many-amulets = przy tylu amuletach gra jest skończona
too-many-turns = po tylu turach bez zestawu gra jest skończona
turn-before = 'turn': przed pierwszą nikt jeszcze nic nie zrobił ani nie zdobył
turn-begun = 'turn': przygotowanie jest skończone, więc zaczęły się tury
used-chest = 'used': żadnej skrzyni w grze nie można było jeszcze użyć
who-when = 'who' to ktoś, kto może zagrać po aktywnym, i tylko wtedy

## Zapis akcji

stack-end = nowy stos powstaje na końcu left albo right, a nie { QUOTED($end) }
unknown-action = { QUOTED($text) } to żadne z: { $known } ani zestaw
unknown-card = nie ma karty { QUOTED($name) }; karta ma postać przód_rewers, na przykład { $example }
unknown-chest = nie ma skrzyni { QUOTED($chest) }; są: { $known }
word-choice = po { $word } może być jedno z: { $known }, a nie { QUOTED($name) }

## Opcje

option-chests = opcja { $name }: nie ma skrzyni { QUOTED($chest) }; są: { $known }
