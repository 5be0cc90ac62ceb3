# What exactly is wrong, in English. QUOTED is for what somebody handed in.

## The component file

base-total = the base game has { $base } tiles, not { $found }
bridge = lines cross if and only if the tile has a bridge
city-corner = a city's corner is one of { $corners } away from its edges, not { QUOTED($name) }
city-edge = the city edge { $side } owns no field
city-no-field = the city { $edges } borders no field
edge-banks = both banks of the edge { $side } belong to fields
edge-halves = both halves of the field edge { $side } belong to one field
edge-owners = { $key } own the edges { QUOTED($found) }, the letters say { QUOTED($wanted) }
field-across = a field borders the city { $edges } across something else
field-both-sides = a field lies on both sides of roads that meet
field-crosses = a field crosses another segment
field-cut = one field is cut in two without a cause
field-enclosed = a field that touches no border has cities all round
field-no-city = a field borders a city that is not there
field-unbordered = a field meets the city { $edges } and does not border it
follower-count = each seat has { $followers } followers, not { $found }
goods-tokens = symbols of goods on tiles: { $printed }, but tokens: { $tokens }
foreign-symbol = { $id } carries a symbol of another set
four-edges = four edges of { $letters } are needed, not { QUOTED($edges) }
half-edge-fields = half-edge { $half } has two fields or is none
half-edge-pairs = half-edges touch as 0-5, 1-4, 2-7, 3-6
line-sides = the line through { $side } has one field on both sides
no-symbol = { $id } carries no symbol
inn-counts = 2 cathedrals and 6 inns are needed, not { $cathedrals } and { $inns }
one-start = one tile of the base game is the start tile, not { $starts }
princess-city = a princess symbol belongs to exactly one city of its tile
river-tiles = the river has one spring and one lake, and on every other tile it flows in and out
road-banks = the road that ends at { $side } has one field on both banks
set-total = set { $name } declares { $declared } tiles, its list has { $found }
shields = shields are counted from 0, not { QUOTED($shields) }
symbol-counts = 6 volcanoes, 12 dragons, 6 portals and 6 princesses are needed, not { $counts }
tile-copies = a tile has one copy or more, not { QUOTED($copies) }
tile-problem = tile { $id }: { $problem }
tile-twice = two tiles are called { $id }
too-many-shields = there are at most { $most } shields on all tiles, not { $found }
too-many-twins = at most { $most } tiles have two cities or two roads, not { $found }
tunnel = a tunnel leads under a city
two-enclosed = only a bridge makes room for two enclosed fields
unknown-key = nobody reads the key { QUOTED($key) }

## Positions

aside-dragons = only dragon tiles are set aside
aside-nothing = with the dragon on the map nothing is set aside
card-form = '{ $name }' is a seat and the size of a complete city or road on the map, such as 1/7, not { QUOTED($text) }
dragon-and-fairy = dragon and fairy never share a tile
dragon-and-volcano = the dragon is on the map if and only if a volcano is
dragon-on-volcano = the dragon is on the volcano just placed
dragon-tile-drawn = a dragon tile is set aside before the first volcano
dragon-tile-placed = no dragon tile is placed before the first volcano
empty-pile = the pile is empty: the game would be over
fairy-expansion = no fairy without the expansion
fairy-form = 'fairy' names a tile, or a follower where the option says so
figures-complete = 'figures': { QUOTED($word) } would have gone home with its complete feature
figures-form = 'figures': { QUOTED($word) } names no seat or no tile
figures-place = 'figures': { QUOTED($word) } is an eighth follower, or stands where another follower or the dragon is
first-chosen = who starts is chosen before anything else
lake-last = the lake is the last tile of the river
goods-form = 'goods { $seat }': { QUOTED($word) } is not kind=tokens
goods-most = there are { $most } tokens of { $name }, not more
helper-place = 'figures': { QUOTED($word) }: a builder stands on a road or in a city, a pig on a field, with a follower of its seat
map-fit = 'map': { QUOTED($word) } does not fit there
map-start = 'map' begins with the start tile, { $start }
river-first = all river tiles lie there before any other
no-knight = no princess finds a knight here
no-tile-at = no tile lies at { $text }
no-tile-left = no tile { QUOTED($name) } is left
nobody-placed = nobody stands on the tile just placed before the action
nothing-placed = no tile has been placed yet
number-below = { QUOTED($name) } is a number below { $below }, not { QUOTED($text) }
over-at-empty-pile = the game is over when the pile is empty
points-form = 'points { $seat }': { QUOTED($word) } is not source=times/points
removed-form = 'removed' is yes or no, not { QUOTED($removed) }
removed-when = 'removed' is said in the action after a princess
removed-yes = the princess has sent a knight home, so 'removed' is yes
seats-form = two to six seats are needed
second-earned = a second tile is earned between placing the first one and the end of the turn
second-form = 'second' is earned or now, not { QUOTED($second) }
second-now = 'second: now' means that the first tile of the turn has been placed
through-form = 'through' is yes or no, not { QUOTED($through) }
through-when = 'through' is said in the action with a portal while the fairy can still move
tile-fits-nowhere = the drawn tile fits nowhere: it would have been discarded
tile-left-form = { QUOTED($word) } is no tile, or not so many are left
tile-when = 'tile' stands in phase place, and only there
walk-after-action = the dragon walks after the action
walk-beside = 'walk' goes from tile to tile beside it
walk-fairy = the dragon never enters the fairy's tile
walk-form = 'walk' is where it began and up to six tiles more, the dragon's last
walk-missing = in phase dragon 'walk' tells where the dragon has been
walk-nobody = nobody is left on the tiles of the walk
walk-over = the walk is over after six steps or in a dead end
walk-turn = seats move the dragon in turn, beginning with the active one
walk-unfinished = a walk ends after six steps or in a dead end
walk-when = 'walk' is given after a dragon tile

## Actions in notation

cell-form = a cell is x,y, two whole numbers up to { $limit }, not { QUOTED($text) }
phase-of-count = phase { $phase } belongs to the Count of Carcassonne
city-form = { QUOTED($word) }: write seat@quarter, seat@quarter*number or, for a large follower, seatL@quarter
city-crowded = { QUOTED($word) }: the seat has not so many followers left
nobody-back = the seat that is asked has nobody who could come back
nobody-enters = the active seat has no follower that could enter the city
nobody-entered = the Count moves after a follower entered, and the active seat has nobody in the city
nobody-calls = the last call needs an empty pile and a follower that can leave the city
passed-when = 'passed' is given in phase market
block-twice = each cell of the City of Carcassonne has one tile
block-apart = each tile of the City lies beside an earlier one
block-cell = its cell 'at' is two whole numbers from -9 to 9
block-sealed = side { $side } is sealed if and only if another tile of the City lies there
block-fields = the fields at side { $side } do not meet those of the tile beside it
block-inside = a tile inside the walls has sealed sides and no field
quarters = the quarters are castle, blacksmith, cathedral and market, for cities, roads, cloisters and fields, not { $found }
quarter-form = a quarter is one of { $known }, not { QUOTED($text) }
place-form = a place is x,y/rotation with a rotation from 0 to 3, not { QUOTED($text) }
unknown-segment = { QUOTED($text) } is no segment of { $tile }; there are: { $known }
