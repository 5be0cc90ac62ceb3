# Co dokładnie jest nie tak, po polsku. QUOTED jest dla tego, co ktoś podał.

## Plik z elementami gry

crates = zwykła liczba skrzyń jednej wagi musi być taka, jaką można wybrać
docks = potrzeba od jednego do czterech doków, każdy z własną literą

## Pozycje

bag-form = 'bag' liczy skrzynie każdej wagi, a innych nie ma
crate-count = skrzyń każdej wagi jest od { $fewest } do { $most }, wszystkich tyle samo
dock-form = { QUOTED($name) } nie przyjmie { QUOTED($word) }: waga:miejsce
hand-lines = każde miejsce ma wiersz 'hand n', pierwsze to 0
loaded-early = nikt nie ładuje, zanim wylosuje wszystkie skrzynie
turn-form = 'turn' to miejsce, ile skrzyń jeszcze losuje i ile załadowało

## Zapis akcji

draw-form = { QUOTED($text) } to nie losowanie: pisze się +1, +2, …
unknown-action = { QUOTED($text) } to ani stop, ani waga i dok, na przykład 3@A; doki: { $known }

## Opcje

option-range = opcja { $name } to liczba od { $fewest } do { $most }, a nie { QUOTED($text) }
