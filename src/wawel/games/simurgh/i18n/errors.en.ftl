# What exactly is wrong, in English. QUOTED is for what somebody handed in.

## The component file

ability-on = { $where }: nothing is called { QUOTED($on) }
action-tile-spaces = tile { $tile }: three or four spaces, the first for many vassals
bonus-or-price = a bonus or a price is made of resources and power points
bundle-holds = { $where }: { QUOTED($text) } is more than a bundle holds
bundle-mixed = { $where }: only resources can be mixed, not { QUOTED($term) }
bundle-term = { $where }: { QUOTED($term) } is no part of a bundle
bundle-ways = { $where }: { QUOTED($text) } can be paid or received in more than { $most } ways
city-space = { $key }
depicted = only dragons are depicted: { $known }
dragon-tiles = tile { $tile } is not among the tiles of { $key }
dragon-types = there are twelve types of dragons
endless-turn = no ability, bonus or price gives markers or dragons, or a turn might not end
exploration-levels = tile { $tile }: an exploration tile has four levels
face-down = the face-down tile
main-market = the Main Market takes any vassal at no cost
market-area = market area { $id }
no-vassals = everybody starts with at least one vassal
objective-space = objective space { $id }
removing = removing a tile
resources = the resources are { $known }
rows = { $count } rows are needed, numbered from 1 in order
three-abilities = { $key } needs three abilities
tile-number = tile { $tile }
tile-types = { $count } { $type } tiles are needed
wild-area = wild area { $id }

## Positions

before-first-turn = before the first turn nothing is played, laid, drawn or earned
board-form = 'board': { QUOTED($word) } is no vassal such as 0s@forge
board-one = 'board': { $where } holds one vassal
board-place = 'board': { QUOTED($word) } cannot stand there
draft-offer = the tiles on offer do not fit this step of the draft
dragons-form = 'dragons { $seat }': { QUOTED($word) } is no dragon such as 49:ab or 49:-
earned-form = 'earned { $seat }' are { $count } numbers that add up to the points
ending-form = 'ending' names who triggered the end, once objectives or chronicle have reached it
ending-turn = seat { $seat } has not had a turn to trigger the end in
free-form = 'free { $seat }' is two numbers: spearmen and riders
goods-form = 'goods { $seat }': { QUOTED($part) } is no number of a resource
half-known-form = { QUOTED($word) }: behind ! stand the seats that know the tile, behind ? those that half do
half-known-group = { QUOTED($word) }: a tile that seats half know has a group such as *1, and no known type
last-turns = the game is over when all others have had their last turn
left-form = 'left' is how many unseen tiles of each of four types are in the deck
line-choice = { QUOTED($name) } is one of { $known }, not { QUOTED($text) }
line-number = { QUOTED($name) } is a number from { $least } to { $most }, not { QUOTED($text) }
no-vassal = seat { $seat } owns no vassal
nobody-on-tile = nobody stands on the tile on w{ $area }
nothing-to-do = in the phase { QUOTED($phase) } nothing could be done
phase-fit = the phase { QUOTED($phase) } does not fit the rest
places-form = { QUOTED($name) } has { $size } places, '-' for an empty one
reached-closed = 'reached' names an area that is closed
reached-level-4 = 'reached': a rider that comes to level 4 takes w{ $area } along
resting-form = 'resting' is two numbers, at most the unassigned vassals
seen-form = 'seen': { QUOTED($word) } is no tile and the seats that have seen it, such as 14=02
seen-nowhere = 'seen': tile { $tile } is nowhere; one shuffled into the deck belongs in 'sure'
setup-hands = hands and dragons do not fit this step of the setup
setup-market = market and deck do not fit this step of the setup
stack-form = 'stack': { QUOTED($word) } is no frame
tile-twice = tile { $tile } is in two places
too-many-figures = seat { $seat } has too many { $vassal } figures
too-many-on-tile = so many vassals cannot stand on the tile on w{ $area }
too-many-turns = a game that nobody ends is over after { $turns } turns each
turn-of-seat = seat { $seat } cannot have the turn after { $turns } turns since seat { $first } began
two-power-tiles = nobody ever holds two power tiles
two-riders = seat { $seat } has two riders on one exploration tile
wilds-closed = 'wilds': { $where } is closed or occurs twice

## Actions in notation

ability-form = { QUOTED($text) } is no ability: a dragon tile and a, b or c, such as 49b
bundle-part = { QUOTED($part) } is no part of a bundle such as 1wood+2stone
bundle-too-large = { QUOTED($text) } is more than any bundle
noun-action-tile = action tile
noun-dragon = dragon
noun-market-area = market area
noun-objective = objective
noun-objective-space = objective space
noun-seat = seat
noun-tile = tile
noun-tile-kind = tile of this kind
number-range = { QUOTED($text) } is no { $what }: they are { $least } to { $most }
top-or-bottom = { QUOTED($text) } says neither top nor bottom
unknown-action = { QUOTED($text) } is no action; there are: { $words }
unknown-area = { QUOTED($text) } is no area of the wilds: they are w1 to w{ $areas }
unknown-resource = { QUOTED($rest) } is no resource; there are: { $known }
unknown-space = { QUOTED($text) } is no space: { $known }, or w1.1 to w{ $areas }.{ $levels }
unknown-vassal = { QUOTED($type) } is no vassal: spearman or rider
unknown-word = { QUOTED($word) } is no action; there are: { $words }
