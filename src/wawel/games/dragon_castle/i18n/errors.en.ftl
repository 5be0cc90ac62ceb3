# What exactly is wrong, in English. QUOTED is for what somebody handed in.

## The component file

beginner-cards = P9: some cards are for beginners
first-shrines = P6: the first shrines of four seats must be there
ground-range = P10: 2, 3 and 4 seats each have a range of ground tiles, from and to
layout-problem = P10: layout { $id }: { $finding }
layout-twice = P10: layout { $id } occurs twice
no-standard-layout = P11: there is no standard layout for { $seats } seats
realm-size = P7: a realm has 2 to 8 columns and 2 to 6 rows, not { $size }
set-points = P3: sets of 4 to 8 tiles are worth five numbers that never fall
shrine-points = P4: a shrine has a value on level 1, on level 2 and from level 3 up
ten-cards = P8: the ten cards are, in this order: { $known }
types = P1: types M, S, F with 6 and P, W, D with 4, 4, 3 symbols, four copies each

## Positions

after-phase = 'after' is the phase that a spirit or a set interrupted
before-first-turn = realms are empty and nothing has been done before the first turn
bonus-sets = seat { $seat } has fewer sets than sets with a bonus
castle-form = 'castle' has { $rows } rows of { $columns } stacks with / between
cell-content = a cell is '.', '1S4', '2#' or '3^', not { QUOTED($word) }
checking-when = a check point is open in 'resolve', 'shrines', and for Beauty, Change and Faith only
covered-tiles = { $covered } tiles are covered, but only { $unseen } are unseen
deal-count = no more cards can be dealt than there are to choose from
deal-form = 'deal spirits' and 'deal dragons' are a number and cards
discards = { $discards } discards, but only { $gone } tiles have left the game
duties-unused = 'duties' are of spirits used this turn
duty-alone = Deception shares its pick with no other spirit
duty-impossible = an open duty finds no tile or no room
duty-picked = Deception and Depths owe their tile in 'picked' only
elegance-either = Elegance still owes its tile or has had it
elegance-had = Elegance has had its tile after the first pick only
elegance-owes = Elegance owes its tile before the second pick only
faith-room = Faith has a shrine left to build, and room for tiles in hand beside it
first-and-round = 'first' is a seat and 'round' at least 1 once the first turn has begun
hand-room = every tile in hand needs a placeable cell
hand-size = a hand holds two tiles at most
hand-when = a tile in hand belongs to 'picked' or 'placing'
has-form = 'has { $seat }' tells { $known }, not { QUOTED($word) }
layout-line = 'layout' is a known one or equal rows of digits 0 to 3 that fit the board
line-choice = { QUOTED($name) } is one of { $known }; not { QUOTED($text) }
line-flag = { QUOTED($name) } is yes or no, not { QUOTED($text) }
line-number = { QUOTED($name) } takes a number from 0 to { $most }, not { QUOTED($text) }
line-twice = { QUOTED($name) } says { QUOTED($word) } twice
moved-cell = 'moved' is the cell of a tile without a shrine
moved-when = 'moved' belongs to Strength and Wind
nothing-to-do = nothing can be done: a power or a duty finds no target
nothing-to-draw = nothing is left to draw: the first turn would have begun
one-reveal = only one tile is revealed at a time
origin-level = 'origin' names a level of a stack that was built so high and is lower now
origin-when = 'origin' is where the first pick of this turn lay
picked-hand = 'picked' needs one tile in hand
picked-origin = 'picked' needs the 'origin' of the tile, such as 3c4
placed-when = 'placed' means that one of two tiles is still in hand
placing-hand = 'placing' needs a tile in hand
power-spirit = the spirit of 'power' is in play, used, and has a target
power-when = 'power' is the spirit that wants its target, in the phase 'power' only
realm-form = 'realm { $seat }' has { $rows } rows of { $columns } cells with / between
realm-set = 'realm { $seat }' has a set that would be turned already
resolve-checking = 'resolve' is a check point: checking: yes
reveal-first = a tile is revealed before anything else happens
round-too-late = round { $round }, but every turn takes a tile or summons the dragon
seat-form = 'first' and 'seat' are seats, 0 to { $last }
seats-form = 'seats' is 2 to 4
set-worth = sets={ $amount } of seat { $seat } are worth { $least } to { $most }, not { $points }
shrine-count = there are { $shrines } shrines
site-form = a site has face-down tops and an allowance of 0 to { $most }
site-when = 'site' is the set just turned, in the phase 'shrines'
size-form = 'size' is one of { $known }
stack-form = a stack is '.' or its height and tile, as in '2S4', not { QUOTED($word) }
stack-height = no stack of height { $height } was built at { QUOTED($word) }
summoned-early = nobody can have summoned the dragon while a stack is higher than one
summons-over = the game ends after as many summons as seats
tile-copies = there are four copies of { $tile }
tokens-taken = at most { $most } tokens can have been taken by now
too-few-turned = { $face_down } face-down tiles of seat { $seat } are too few for sets={ $amount }
too-many-tiles = more than 116 tiles
turned-form = 'turned' names face-down tiles of the own realm, level and cell
turned-when = 'turned' belongs to a turn
unseen-copies = 'unseen': there are four copies of { $tile }, some in sight
used-spirits = only spirits in play are used, and only during a turn

## Actions in notation

cell-form = a cell is a1 to { $last }, column and row, not { QUOTED($text) }
first-action = the first seat is first:0 to first:{ $last }, not { QUOTED($text) }
reveal-place = the next tile is revealed on { $place }, not { QUOTED($cell) }
unknown-action = an action is one of { $known }; not { QUOTED($text) }
unknown-spirit = no spirit is called { QUOTED($name) }; there are: { $known }
unknown-type = no type is called { QUOTED($type) }; there are: { $known }

## Options

card-twice = the card { QUOTED($name) } is named twice
cards-dealt = { $kind }:n deals 1 to { $most } cards, not { QUOTED($number) }
cards-form = cards are none, all, random, random:2, beginner, beginner:2, or some of { $known } with + between; not { QUOTED($name) }
layout-findings = { $findings }
layout-seats = a layout is judged for { $least } to { $most } seats, not { $seats }
unknown-layout = a layout is standard, rows of digits, or one of { $known }

## Layouts

layout-blocked = no tile of the top level can be taken
layout-board = { $columns } columns and { $rows } rows do not fit the board of { $most_columns } and { $most_rows }
layout-flat = a flat castle: the dragon can be summoned from the first turn
layout-form = a layout is rows of digits 0 to 3 with / between them
layout-ground = { $ground } tiles on the ground level; { $low } to { $high } are best for { $seats } seats
layout-long-rows = rows with { $least } or more tiles side by side on an upper level: { $rows }
layout-rows = all rows of a layout are equally long
layout-tiles = { $total } tiles instead of { $tiles }
