# Co dokładnie jest nie tak, po polsku. QUOTED jest dla tego, co ktoś podał.

## Plik z elementami gry

base-total = liczba płytek gry podstawowej to { $base }, a nie { $found }
bridge = linie krzyżują się wtedy i tylko wtedy, gdy płytka ma most
city-corner = róg miasta to jeden z { $corners }, z dala od jego krawędzi, a nie { QUOTED($name) }
city-edge = krawędź miasta { $side } nie należy do łąki
city-no-field = miasto { $edges } nie graniczy z żadną łąką
edge-banks = obie strony krawędzi { $side } należą do łąk
edge-halves = obie połowy krawędzi { $side } należą do jednej łąki
edge-owners = { $key } mają krawędzie { QUOTED($found) }, a według liter { QUOTED($wanted) }
field-across = łąka graniczy z miastem { $edges } mimo przeszkody między nimi
field-both-sides = łąka leży po obu stronach dróg, które się spotykają
field-crosses = łąka krzyżuje się z inną częścią płytki
field-cut = łąka jest przecięta na dwie bez powodu
field-enclosed = łąkę, która nie sięga brzegu, ze wszystkich stron otaczają miasta
field-no-city = łąka graniczy z miastem, którego nie ma
field-unbordered = łąka styka się z miastem { $edges }, a z nim nie graniczy
follower-count = liczba pionków każdego gracza to { $followers }, a nie { $found }
goods-tokens = symbole towarów na płytkach: { $printed }, a żetony: { $tokens }
foreign-symbol = { $id } ma symbol innego zestawu
four-edges = potrzeba czterech krawędzi z liter { $letters }, a nie { QUOTED($edges) }
half-edge-fields = półkrawędź { $half } ma dwie łąki albo nie istnieje
half-edge-pairs = półkrawędzie stykają się tak: 0-5, 1-4, 2-7, 3-6
line-sides = linia przez { $side } ma po obu stronach tę samą łąkę
no-symbol = { $id } nie ma symbolu
inn-counts = potrzeba 2 katedr i 6 karczm, a nie { $cathedrals } i { $inns }
one-start = startowa jest jedna płytka gry podstawowej, a nie { $starts }
princess-city = symbol księżniczki należy do dokładnie jednego miasta płytki
river-tiles = rzeka ma jedno źródło i jedno jezioro, a na każdej innej płytce wpływa i wypływa
road-banks = droga kończąca się przy { $side } ma po obu stronach tę samą łąkę
set-total = zestaw { $name }: według opisu płytek jest { $declared }, na liście { $found }
shields = herby liczy się od 0, a nie { QUOTED($shields) }
symbol-counts = potrzeba 6 wulkanów, 12 smoków, 6 portali i 6 księżniczek, a nie { $counts }
tile-copies = płytka ma co najmniej jeden egzemplarz, a nie { QUOTED($copies) }
tile-problem = płytka { $id }: { $problem }
tile-twice = dwie płytki nazywają się { $id }
too-many-shields = herbów na wszystkich płytkach jest najwyżej { $most }, a nie { $found }
too-many-twins = płytek z dwoma miastami lub dwiema drogami jest najwyżej { $most }, a nie { $found }
tunnel = tunel prowadzi pod miastem
two-enclosed = dwie zamknięte łąki mieszczą się tylko przy moście
unknown-key = klucza { QUOTED($key) } nikt nie czyta

## Pozycje

aside-dragons = na bok odkłada się tylko płytki ze smokiem
aside-nothing = gdy smok jest na mapie, nic nie leży na boku
card-form = '{ $name }' to miejsce i wielkość ukończonego miasta lub drogi na mapie, na przykład 1/7, a nie { QUOTED($text) }
dragon-and-fairy = smok i wróżka nigdy nie stoją na tej samej płytce
dragon-and-volcano = smok jest na mapie wtedy i tylko wtedy, gdy jest na niej wulkan
dragon-on-volcano = smok jest na wulkanie położonym przed chwilą
dragon-tile-drawn = przed pierwszym wulkanem płytkę ze smokiem odkłada się na bok
dragon-tile-placed = przed pierwszym wulkanem nie kładzie się płytki ze smokiem
empty-pile = stos jest pusty: gra byłaby skończona
fairy-expansion = bez dodatku nie ma wróżki
fairy-form = 'fairy' to płytka, a przy odpowiedniej opcji pionek
figures-complete = 'figures': { QUOTED($word) } wróciłby do zasobu z ukończonego obszaru
figures-form = 'figures': { QUOTED($word) } nie wskazuje miejsca albo płytki
figures-place = 'figures': { QUOTED($word) } to ósmy pionek albo stoi tam, gdzie inny pionek lub smok
first-chosen = kto zaczyna, ustala się przed wszystkim innym
lake-last = jezioro jest ostatnią płytką rzeki
goods-form = 'goods { $seat }': { QUOTED($word) } nie ma postaci towar=żetony
goods-most = żetonów { $name } jest { $most }, nie więcej
helper-place = 'figures': { QUOTED($word) }: budowniczy stoi na drodze lub w mieście, świnia na łące, a na tym obszarze stoi pionek tego samego miejsca
map-fit = 'map': { QUOTED($word) } tam nie pasuje
map-start = 'map' zaczyna się od płytki startowej, { $start }
river-first = najpierw leżą wszystkie płytki rzeki, potem inne
no-knight = księżniczka nie ma tu żadnego rycerza
no-tile-at = w miejscu { $text } nie ma płytki
no-tile-left = nie ma już płytki { QUOTED($name) }
nobody-placed = przed akcją nikt nie stoi na płytce położonej przed chwilą
nothing-placed = nie położono jeszcze żadnej płytki
number-below = { QUOTED($name) } to liczba mniejsza niż { $below }, a nie { QUOTED($text) }
over-at-empty-pile = gra kończy się, gdy stos jest pusty
points-form = 'points { $seat }': { QUOTED($word) } nie ma postaci źródło=razy/punkty
removed-form = 'removed' to yes albo no, a nie { QUOTED($removed) }
removed-when = 'removed' podaje się w akcji po księżniczce
removed-yes = księżniczka odesłała rycerza, więc 'removed' to yes
seats-form = potrzeba od dwóch do sześciu miejsc
second-earned = prawo do drugiej płytki powstaje między położeniem pierwszej a końcem tury
second-form = 'second' to earned albo now, a nie { QUOTED($second) }
second-now = 'second: now' oznacza, że pierwsza płytka tury już leży
through-form = 'through' to yes albo no, a nie { QUOTED($through) }
through-when = 'through' podaje się w akcji z portalem, gdy wróżkę można jeszcze przenieść
tile-fits-nowhere = dobrana płytka nigdzie nie pasuje: zostałaby odrzucona
tile-left-form = { QUOTED($word) } to nie płytka albo nie zostało ich tyle
tile-when = 'tile' podaje się w fazie place i tylko w niej
walk-after-action = smok rusza po akcji
walk-beside = 'walk' prowadzi z płytki na sąsiednią
walk-fairy = smok nigdy nie wchodzi na płytkę wróżki
walk-form = 'walk' to początek drogi i najwyżej sześć kolejnych płytek, na ostatniej stoi smok
walk-missing = w fazie dragon 'walk' podaje, gdzie smok już był
walk-nobody = na płytkach, po których przeszedł smok, nikt już nie stoi
walk-over = po sześciu krokach albo w ślepym zaułku jest już po locie
walk-turn = gracze przesuwają smoka po kolei, zaczyna ten, czyja jest tura
walk-unfinished = lot kończy się po sześciu krokach albo w ślepym zaułku
walk-when = 'walk' podaje się po płytce ze smokiem

## Zapis akcji

cell-form = miejsce na mapie ma postać x,y, dwie liczby całkowite do { $limit }, a nie { QUOTED($text) }
phase-of-count = faza { $phase } należy do Hrabiego Carcassonne
city-form = { QUOTED($word) }: trzeba napisać miejsce@dzielnica, miejsce@dzielnica*liczba albo, dla dużego pionka, miejsceL@dzielnica
city-crowded = { QUOTED($word) }: tylu pionków to miejsce już nie ma
nobody-back = miejsce, na które czeka gra, nie ma nikogo, kto mógłby wrócić
nobody-enters = aktywne miejsce nie ma pionka, który mógłby wejść do miasta
nobody-entered = Hrabia rusza się po wejściu pionka, a aktywne miejsce nikogo w mieście nie ma
nobody-calls = ostatnie wyjście wymaga pustego stosu i pionka, który może opuścić miasto
passed-when = 'passed' podaje się w fazie market
block-twice = na każdym miejscu miasta Carcassonne leży jedna płytka
block-apart = każda płytka miasta leży obok wcześniejszej
block-cell = jej miejsce 'at' to dwie liczby całkowite od -9 do 9
block-sealed = bok { $side } jest zamknięty wtedy i tylko wtedy, gdy leży tam inna płytka miasta
block-fields = łąki przy boku { $side } nie stykają się z łąkami sąsiedniej płytki
block-inside = płytka wewnątrz murów ma zamknięte boki i żadnej łąki
quarters = dzielnice to castle, blacksmith, cathedral i market, dla miast, dróg, klasztorów i łąk, a nie { $found }
quarter-form = dzielnica to jedna z: { $known }, a nie { QUOTED($text) }
place-form = ułożenie płytki ma postać x,y/obrót, obrót od 0 do 3, a nie { QUOTED($text) }
unknown-segment = { QUOTED($text) } to nie część płytki { $tile }; są: { $known }
