# Dragon Castle: every word of the game in English.
#
# Names ($seat, $neighbour) and things ($tile, $type, $spirit, $dragon, $cell) arrive as ready text.
# A no-break space stands between a word and a number.

title = Dragon Castle
tagline = Take the castle apart and build a realm of your own.

## Tiles

tile-M1 = merchant 1
tile-M2 = merchant 2
tile-M3 = merchant 3
tile-M4 = merchant 4
tile-M5 = merchant 5
tile-M6 = merchant 6
tile-S1 = soldier 1
tile-S2 = soldier 2
tile-S3 = soldier 3
tile-S4 = soldier 4
tile-S5 = soldier 5
tile-S6 = soldier 6
tile-F1 = farmer 1
tile-F2 = farmer 2
tile-F3 = farmer 3
tile-F4 = farmer 4
tile-F5 = farmer 5
tile-F6 = farmer 6
tile-P1 = spring
tile-P2 = summer
tile-P3 = autumn
tile-P4 = winter
tile-W1 = rain
tile-W2 = storm
tile-W3 = gale
tile-W4 = fog
tile-D1 = dragon mask
tile-D2 = two heads
tile-D3 = dragon wings

type-M = merchants
type-S = soldiers
type-F = farmers
type-P = seasons
type-W = winds
type-D = dragons

## Cards and castles

spirit-deception = Spirit of Deception
spirit-depths = Spirit of the Depths
spirit-elegance = Spirit of Elegance
spirit-destruction = Spirit of Destruction
spirit-strength = Spirit of Strength
spirit-wind = Spirit of Wind
spirit-cleverness = Spirit of Cleverness
spirit-beauty = Spirit of Beauty
spirit-change = Spirit of Change
spirit-faith = Spirit of Faith

spirit-deception-help = The second tile of a pair is one that was adjacent to the first on the same level. It does not have to be identical or available.
spirit-depths-help = The second tile of a pair only needs to be of the same type as the first.
spirit-elegance-help = This turn a free short side is enough. You must take at least one tile that way.
spirit-destruction-help = Remove one available tile from the castle, from any level.
spirit-strength-help = Move one or two tiles in your realm.
spirit-wind-help = You may turn one face-up tile. Then move a built shrine to another face-down tile.
spirit-cleverness-help = Consolidate a set of exactly three tiles of one type: 2 VP.
spirit-beauty-help = Consolidate a set of four or more faction tiles with the same number: 1 VP extra and up to two shrines.
spirit-change-help = Consolidate a set in which one special tile counts as another type.
spirit-faith-help = Right after consolidating, build one more shrine.

dragon-tranquility = Dragon of Tranquility
dragon-majesty = Dragon of Majesty
dragon-bravery = Dragon of Bravery
dragon-humility = Dragon of Humility
dragon-righteousness = Dragon of Righteousness
dragon-valor = Dragon of Valor
dragon-piety = Dragon of Piety
dragon-might = Dragon of Might
dragon-harmony = Dragon of Harmony
dragon-knowledge = Dragon of Knowledge

dragon-tranquility-help = 1 VP for every group of adjacent face-down tiles.
dragon-majesty-help = The sum of three numbers: for each faction, the highest number on a face-up tile on the third level or above.
dragon-bravery-help = 1 VP for every stack that is higher than all stacks beside it.
dragon-humility-help = 1 VP for every shrine with a higher stack beside it.
dragon-righteousness-help = Your best row and your best column: 1 VP per shrine, 2 VP extra for a full line.
dragon-valor-help = 1 VP for every shrine on the edge of the realm.
dragon-piety-help = 1 VP for every shrine with a face-up dragon tile beside it.
dragon-might-help = Your strongest group of each faction against each neighbour: 2 VP if it is stronger, 1 VP if it is equal.
dragon-harmony-help = For each middle line, 4 VP for mirrored stacks and 2 VP for mirrored shrines.
dragon-knowledge-help = 2 VP for every different symbol on face-up special tiles.

layout-standard-2p = Standard board, 2 players
layout-standard-3p = Standard board, 3 players
layout-standard-4p = Standard board, 4 players
layout-fortress = Fortress
layout-fort = Fort
layout-four-seasons = Four Seasons
layout-thousand-towers = Thousand Towers
layout-barracks = Barracks
layout-pillars-of-creation = Pillars of Creation
layout-gates-of-destiny = Gates of Destiny
layout-parade-ground = Parade Ground
layout-stronghold = Stronghold
layout-forbidden-city = Forbidden City
layout-dragon-head = Dragon's Head
layout-abyss-monastery = Monastery of the Abyss

axis-vertical = vertical line
axis-horizontal = horizontal line

## Log

note-castle =
    The castle stands: { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }.
note-layout-digits = A layout is written in digits from 0 to 3, with a slash between rows.
note-layout-ragged = All rows of a layout must have the same length.
note-layout-size = The layout does not fit the board: columns { $columns } of { $most_columns }, rows { $rows } of { $most_rows }.
note-layout-sum = A layout must use all the tiles of the game: { $total }. Now there are { $tiles }.
note-layout-free = No tile of the top level can be taken.
note-layout-ground = Tiles on the ground level: { $ground }. For this many players, { $low } to { $high } are best.
note-layout-rows = Rows on the upper levels with at least { $long } tiles side by side: { $rows }. Available tiles may run short.
note-layout-flat = The castle is flat: the dragon can be summoned from the first turn.
note-dragon = In play: { $dragon }.
note-spirit = In play: { $spirit }.
note-first = { $seat } starts.
note-round = Round { $round }
note-take = { $seat } takes { $tile } from the castle ({ $cell }, level { $level }).
note-pair = { $seat } takes { $tile } as the second tile ({ $cell }, level { $level }).
note-shown = Revealed: { $tile } ({ $cell }, level { $level }).
note-shrine = { $seat } keeps { $tile } and takes a shrine. In the pool: { $pool }.
note-discard = { $seat } discards { $tile }: +{ $points } VP.
note-summon = { $seat } summons the dragon. Countdown tokens: { $tokens }.
note-last-round = The exclamation mark is uncovered. The Elder Dragon is coming: this is the last round.
note-place = { $seat } places { $tile } ({ $cell }, level { $level }).
note-set = { $seat } consolidates a set of { $size } { $type } (+{ $points } VP).
note-set-number = { $seat } consolidates a set of { $size } tiles with number { $number } (+{ $points } VP).
note-bonus-dragons = { $seat } gets a bonus for a set of dragons: +{ $points } VP.
note-bonus-beauty = { $seat } gets a bonus from the Spirit of Beauty: +{ $points } VP.
note-build = { $seat } builds a shrine ({ $cell }, level { $level }).
note-spirit-tile = { $seat } activates the { $spirit }. Cost: { $tile } ({ $cell }).
note-spirit-shrine = { $seat } activates the { $spirit }. Cost: a shrine from the pool.
note-destroyed = { $seat } removes { $tile } from the castle ({ $cell }, level { $level }).
note-moved = { $seat } moves { $tile }: { $start } → { $end }.
note-moved-back = { $seat } moves a face-down tile: { $start } → { $end }.
note-turned = { $seat } turns { $tile } face-down ({ $cell }).
note-shifted = { $seat } moves a shrine: { $start } → { $end }.
note-changed = { $seat } changes the type of a tile: { $tile } ({ $cell }) → { $type }.
note-faith = { $seat } builds an extra shrine ({ $cell }, level { $level }).
note-game-over = The game is over. Time to count the points.
note-final-shrines = { $seat }, shrines ({ $shrines }): +{ $points } VP.
note-final-tokens = { $seat }, countdown tokens ({ $tokens }): +{ $points } VP.
note-final-dragon = { $seat }, { $dragon }: +{ $points } VP.

## Why not

reason-tile-not-left = This tile is no longer among the covered ones.
reason-not-dealt = This cannot be drawn now.
reason-no-tile = There is no tile here in the castle.
reason-blocked = The tile is not available: both of its long sides are blocked.
reason-blocked-all = The tile is blocked on all sides, so not even the Spirit of Elegance can free it.
reason-not-now = The game is waiting for another decision now.
reason-not-top-level = You must take the first tile from the top level of the castle.
reason-not-identical = The second tile of a pair must show exactly the same symbol as the first.
reason-no-shrine-left = There are no shrines left in the general supply.
reason-summon-closed = You can summon the dragon only when nothing but the ground level of the castle is left.
reason-no-room = Your realm has no room for these tiles.
reason-pair-owed = The spirit you activated requires you to complete your action as a pair of tiles.
reason-not-beside = The Spirit of Deception gives only a tile that was adjacent to the first one on the same level.
reason-not-of-type = The Spirit of the Depths gives only a tile of the same type as the first.
reason-elegance-owed = First take a tile that only the Spirit of Elegance allows: one with only a short side free.
reason-not-in-hand = You can place only tiles taken this turn.
reason-no-cell = There is no such cell in the realm.
reason-on-face-up = You cannot place a tile on a face-up tile.
reason-on-shrine = You cannot place a tile on a shrine.
reason-not-pending = This cell is not part of a set that must be consolidated.
reason-allowance-used = You cannot build any more shrines on this set.
reason-pool-empty = Your shrine pool is empty.
reason-not-in-set = You can build shrines only on the set just consolidated.
reason-has-shrine = This tile already has a shrine.
reason-room-needed = You will need this cell for a tile taken this turn.
reason-spirit-not-in-play = This spirit is not in play.
reason-spirit-used = You can activate this spirit only once per turn.
reason-cost-not-face-up = The cost is a face-up tile from your realm or a shrine from your pool.
reason-no-pool-shrine = There is no shrine in your pool to pay with.
reason-no-effect = After you paid, this power would do nothing, so you cannot activate it.
reason-cost-pending = You cannot pay with tiles of a set that waits to be consolidated.
reason-spirits-together = Deception and the Depths cannot work on the same tile.
reason-wrong-time = You cannot activate this spirit at this point of the turn.
reason-duty = First do what the spirit you activated demands.
reason-duty-spoilt = Without this tile you could not do what the spirit you activated demands.
reason-nothing-to-move = There is no tile to move on this cell.
reason-under-shrine = You cannot move a tile that has a shrine.
reason-same-tile = The second tile you move must be a different one.
reason-same-cell = You must move the tile to a different cell.
reason-one-at-least = The Spirit of Strength must move at least one tile.
reason-turned-one = The Spirit of Wind turns at most one tile.
reason-turn-face-up = You can turn only a face-up tile in your own realm.
reason-no-built-shrine = There is no built shrine on this cell.
reason-onto-face-down = You can move a shrine only to a face-down tile.
reason-onto-shrine = This tile already has a shrine.
reason-not-special = The Spirit of Change works only on a face-up special tile in your own realm.
reason-own-type = The tile must count as a type other than its own.
reason-too-small = As this type, the tile is not part of a set of at least four tiles.
reason-own-pending = This tile is part of a set that must be consolidated, so it cannot change.
reason-not-by-number = This cell is not part of a set of at least four faction tiles with the same number.
reason-not-three = This cell is not part of a set of exactly three tiles of one type.
reason-not-turned = The Spirit of Faith builds only on tiles consolidated this turn.
reason-game-over = The game is already over.

## Asking the player

ask-take = Take a tile from the top level of the castle
ask-take-help = Then you decide: take a pair, take a shrine, or discard the tile.
ask-take-or-summon = Take a tile from the castle or summon the dragon
ask-take-or-summon-help = Only the ground level of the castle is left.
ask-summon = Summon the dragon
ask-summon-help = The castle is empty, so there is no other action.
ask-take-elegance = Take a tile by its short side
ask-take-elegance-help = The Spirit of Elegance requires a tile that only it allows.
ask-picked = Take an identical tile or finish your action
ask-picked-help = In hand: { $tile }. A pair, a tile and a shrine, or a discard for a point.
ask-deception = Take a tile adjacent to the first
ask-deception-help = In hand: { $tile }. The Spirit of Deception gives a tile that was beside it.
ask-depths = Take a tile of the same type
ask-depths-help = In hand: { $tile }. Number and symbol do not matter.
ask-elegance = Take a pair by the short side
ask-elegance-help = In hand: { $tile }. The second tile must have only a short side free.
ask-place = Place the tile in your realm
ask-place-help = In hand: { $tile }. On an empty cell or on a face-down tile without a shrine.
ask-place-two = Place both tiles in your realm
ask-place-two-help = In hand: { $first } and { $second }. Sets count only after you place the second one.
ask-set = Choose a set to consolidate
ask-set-help = Each set scores separately and has its own shrines.
ask-build = Build shrines on the consolidated set
ask-build-help = You may still build: { $allowance }. In the pool: { $pool }.
ask-end = End your turn or activate a spirit
ask-end-help = Then it is the next player's turn.
ask-destroy = Choose a tile to destroy
ask-destroy-help = An available tile from any level of the castle.
ask-move = Move a tile in your realm
ask-move-help = Face-up or face-down, without a shrine, to any cell where a tile may go.
ask-move-second = Move a second tile or stop
ask-move-second-help = Sets count once the spirit is done.
ask-turn-or-shift = Turn a tile or move a shrine
ask-turn-or-shift-help = Turning a tile is optional. Moving a shrine is not.
ask-shift = Move a shrine
ask-shift-help = To another face-down tile without a shrine.
ask-change = Choose a special tile and a new type
ask-change-help = As that type, it must be part of a set of at least four tiles.
ask-beauty = Choose a set of one number
ask-beauty-help = At least four adjacent faction tiles.
ask-cleverness = Choose a set of three tiles
ask-cleverness-help = Exactly three tiles of one type.
ask-faith = Build an extra shrine
ask-faith-help = On any tile consolidated this turn.

## Options of a table

option-spirits = Spirits
option-spirits-help = Spirit cards in play: none, random ones, or those you choose.
option-spirits-form = Several cards are joined by +. Two random cards are “at random:2”.
option-spirits-none = no spirits
option-spirits-random = at random
option-spirits-beginner = for beginners
option-spirits-all = all spirits
option-spirits-deception = { spirit-deception }
option-spirits-depths = { spirit-depths }
option-spirits-elegance = { spirit-elegance }
option-spirits-destruction = { spirit-destruction }
option-spirits-strength = { spirit-strength }
option-spirits-wind = { spirit-wind }
option-spirits-cleverness = { spirit-cleverness }
option-spirits-beauty = { spirit-beauty }
option-spirits-change = { spirit-change }
option-spirits-faith = { spirit-faith }
option-dragons = Dragons
option-dragons-help = Dragon cards in play: none, random ones, or those you choose.
option-dragons-form = Several cards are joined by +. Two random cards are “at random:2”.
option-dragons-none = no dragons
option-dragons-random = at random
option-dragons-beginner = for beginners
option-dragons-all = all dragons
option-dragons-tranquility = { dragon-tranquility }
option-dragons-majesty = { dragon-majesty }
option-dragons-bravery = { dragon-bravery }
option-dragons-humility = { dragon-humility }
option-dragons-righteousness = { dragon-righteousness }
option-dragons-valor = { dragon-valor }
option-dragons-piety = { dragon-piety }
option-dragons-might = { dragon-might }
option-dragons-harmony = { dragon-harmony }
option-dragons-knowledge = { dragon-knowledge }
option-layout = Castle layout
option-layout-help = How the castle is built: as on the standard board, by another known layout, or by your own.
option-layout-form = Your own layout: digits from 0 to 3, rows separated by a slash, 116 tiles in all. In the browser you draw it in the workshop.
option-layout-standard = standard board
option-layout-fortress = { layout-fortress }
option-layout-fort = { layout-fort }
option-layout-four-seasons = { layout-four-seasons }
option-layout-thousand-towers = { layout-thousand-towers }
option-layout-barracks = { layout-barracks }
option-layout-pillars-of-creation = { layout-pillars-of-creation }
option-layout-gates-of-destiny = { layout-gates-of-destiny }
option-layout-parade-ground = { layout-parade-ground }
option-layout-stronghold = { layout-stronghold }
option-layout-forbidden-city = { layout-forbidden-city }
option-layout-dragon-head = { layout-dragon-head }
option-layout-abyss-monastery = { layout-abyss-monastery }
option-realm = Realm size
option-realm-help = Columns and rows of a realm board.
option-realm-6x4 = 6 columns, 4 rows
option-realm-6x5 = 6 columns, 5 rows
option-realm-6x6 = 6 columns, 6 rows
option-realm-5x5 = 5 columns, 5 rows
option-first = First player
option-first-help = Who has the first turn.
option-first-random = at random

## Result

score-sets = consolidated sets
score-dragon-sets = bonus for sets of dragons
score-beauty = bonus from the Spirit of Beauty
score-discards = discarded tiles
score-shrines = shrines, level { $level }
score-tokens = countdown tokens
score-tranquility = Dragon of Tranquility: groups of face-down tiles
score-majesty = Dragon of Majesty: { $type }
score-bravery = Dragon of Bravery: highest stacks
score-humility = Dragon of Humility: shrines beside higher stacks
score-righteousness-row = Dragon of Righteousness: row { $row }
score-righteousness-row-full = Dragon of Righteousness: all of row { $row }
score-righteousness-column = Dragon of Righteousness: column { $column }
score-righteousness-column-full = Dragon of Righteousness: all of column { $column }
score-valor = Dragon of Valor: shrines on the edge
score-piety = Dragon of Piety: shrines beside dragons
score-might = Dragon of Might: { $type }, { $own } to { $theirs } ({ $neighbour })
score-harmony-castle = Dragon of Harmony: castle, { $axis }
score-harmony-shrines = Dragon of Harmony: shrines, { $axis }
score-knowledge = Dragon of Knowledge: different symbols

outcome-points = Most points: { $points }.
outcome-face-down = Tied on points ({ $points }). Stacks with a face-down tile on top decide: { $stacks }.
outcome-shrines = Tied on points ({ $points }) and stacks ({ $stacks }). Built shrines decide: { $shrines }.
outcome-shared = Tied on everything. The victory is shared. Points: { $points }.

## Values in the rules text

heading-type = type
heading-symbols = symbols
heading-total = total
heading-players = players
heading-on-spaces = tokens on spaces
heading-in-pile = in the pile
heading-tiles = tiles
heading-vp = VP
heading-layout = layout
heading-best-for = best for this many players
heading-fewest = fewest tiles
heading-most = most tiles
symbols-numbers = numbers 1 to { $count }
amount-columns =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }
amount-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
amount-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
amount-symbols =
    { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }
amount-shrines =
    { $count ->
        [one] { $count } shrine
       *[other] { $count } shrines
    }
amount-first-shrines =
    { $count ->
        [one] { $count } shrine
       *[other] { $count } shrines
    }
amount-tokens =
    { $count ->
        [one] { $count } countdown token
       *[other] { $count } countdown tokens
    }
amount-spirits =
    { $count ->
        [one] { $count } spirit card
       *[other] { $count } spirit cards
    }
amount-dragons =
    { $count ->
        [one] { $count } dragon card
       *[other] { $count } dragon cards
    }
amount-standard =
    { $count ->
        [one] { $count } standard layout
       *[other] { $count } standard layouts
    }
amount-named =
    { $count ->
        [one] { $count } named layout
       *[other] { $count } named layouts
    }
symbols-pictures =
    { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }

## Reconstructed values

reconstructed-realm = Reconstructed realm size: the text of the rulebook does not give it.
reconstructed-layouts = Reconstructed castle layouts: the rulebook shows them only as pictures.
reconstructed-beginner = Reconstructed beginner cards: the mark on the cards is a picture.
reconstructed-pictures = Most names of the symbols on special tiles are our own.
reconstructed-best-for = Our own estimate: the rulebook does not say.

## Cells, column and row

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-f1 = f1
cell-g1 = g1
cell-h1 = h1
cell-i1 = i1
cell-j1 = j1
cell-k1 = k1
cell-l1 = l1
cell-m1 = m1
cell-n1 = n1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2
cell-i2 = i2
cell-j2 = j2
cell-k2 = k2
cell-l2 = l2
cell-m2 = m2
cell-n2 = n2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-f3 = f3
cell-g3 = g3
cell-h3 = h3
cell-i3 = i3
cell-j3 = j3
cell-k3 = k3
cell-l3 = l3
cell-m3 = m3
cell-n3 = n3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-f4 = f4
cell-g4 = g4
cell-h4 = h4
cell-i4 = i4
cell-j4 = j4
cell-k4 = k4
cell-l4 = l4
cell-m4 = m4
cell-n4 = n4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
cell-f5 = f5
cell-g5 = g5
cell-h5 = h5
cell-i5 = i5
cell-j5 = j5
cell-k5 = k5
cell-l5 = l5
cell-m5 = m5
cell-n5 = n5
cell-a6 = a6
cell-b6 = b6
cell-c6 = c6
cell-d6 = d6
cell-e6 = e6
cell-f6 = f6
cell-g6 = g6
cell-h6 = h6
cell-i6 = i6
cell-j6 = j6
cell-k6 = k6
cell-l6 = l6
cell-m6 = m6
cell-n6 = n6
cell-a7 = a7
cell-b7 = b7
cell-c7 = c7
cell-d7 = d7
cell-e7 = e7
cell-f7 = f7
cell-g7 = g7
cell-h7 = h7
cell-i7 = i7
cell-j7 = j7
cell-k7 = k7
cell-l7 = l7
cell-m7 = m7
cell-n7 = n7
cell-a8 = a8
cell-b8 = b8
cell-c8 = c8
cell-d8 = d8
cell-e8 = e8
cell-f8 = f8
cell-g8 = g8
cell-h8 = h8
cell-i8 = i8
cell-j8 = j8
cell-k8 = k8
cell-l8 = l8
cell-m8 = m8
cell-n8 = n8
cell-a9 = a9
cell-b9 = b9
cell-c9 = c9
cell-d9 = d9
cell-e9 = e9
cell-f9 = f9
cell-g9 = g9
cell-h9 = h9
cell-i9 = i9
cell-j9 = j9
cell-k9 = k9
cell-l9 = l9
cell-m9 = m9
cell-n9 = n9

# In the terminal

terminal-round = Round { $round }
terminal-left = tiles in the castle: { $tiles }
terminal-track = countdown tokens: { $tokens }
terminal-last-round = the last round
terminal-dragon-free = the dragon can be summoned
terminal-legend = Height and tile: M merchants, S soldiers, F farmers, P seasons, W winds, D dragons; * a free long side, ? not seen yet
terminal-realm-legend = # face-down, ^ with a shrine, · empty
terminal-pool = shrines in the pool: { $shrines }, tokens: { $tokens }
terminal-used = used
terminal-shrine = a shrine instead of a second tile
terminal-discard = discard the tile for a point
terminal-summon = summon the dragon
terminal-take = take { $cell } { $tile }
terminal-pair = pair { $cell } { $tile }
terminal-destroy = destroy { $cell } { $tile }
terminal-place = { $tile } on { $cell }
terminal-call = { $spirit }, paid with { $cell }
terminal-call-shrine = { $spirit }, paid with a shrine
terminal-set = consolidate the set at { $cell }
terminal-build = shrine on { $cell }
terminal-turn = turn { $cell } face down
terminal-faith = one more shrine on { $cell }
terminal-move = move { $start } to { $end }
terminal-shift = move the shrine from { $start } to { $end }
terminal-change = { $cell } counts as { $type }

# Why a bot finds a choice good

advice-points = it scores
advice-cards = it suits the dragon card
advice-ones = it adds a tile to the realm
advice-twos = two tiles of one type can lie together
advice-threes = a set needs only one more tile
advice-specials = you have more special tiles, and a set of them takes two shrines
advice-pool = there will be a shrine for the next set
advice-stock = it keeps shrines for later sets
advice-steps = it leaves face-down tiles to build on
advice-less-towers = shrines stand on high stacks
advice-raised = tiles higher up make better places for shrines
advice-room = it keeps room in the realm
advice-joins = one more tile can join groups into a large set
advice-doubles = a pair can make a large set
advice-reach = the castle has tiles for your groups
advice-offer = the castle offers a good set next
advice-called = the spirit is worth its price

## How to play, on one page

guide-aim = Take the common castle apart and build a realm of your own with its tiles. Sets and shrines give victory points (VP). The highest score wins.
guide-turn = Your turn
guide-first-title = Take a pair
guide-first = An available tile of the top level, then a second, identical one from any level. Instead of the second you may take a shrine for your pool, or discard the tile for 1 VP.
guide-second-title = Make a set
guide-second = Tiles go on empty cells or on face-down tiles. Four or more neighbours of one type are a set: turn them over and score them.
guide-third-title = Build shrines
guide-third = One shrine on a faction set, two on a special one. The higher the stack, the more points at the end. Nothing can be put on a shrine any more.
guide-mind-title = A tile must be available
guide-mind = Nothing lies on it, and its left or right side is free. Once a turn you may also activate the spirit: you pay with a face-up tile or a shrine from your pool.
guide-points-1 = set of 4, 5, 6, 7, 8 tiles
guide-worth-1 = 2, 3, 5, 6, 8
guide-points-2 = set of dragons: in addition
guide-worth-2 = 1
guide-points-3 = shrine at the end, on level 1, 2 and from 3
guide-worth-3 = 1, 2, 3
guide-points-4 = countdown token
guide-worth-4 = 2
guide-points-5 = dragon card at the end: for what is in your realm
guide-worth-5 = see card
guide-end = Once the castle has one level left, you may summon the dragon and take a countdown token instead of tiles. When the token on the exclamation mark is gone, you finish the round.

## Explanations: what a question is about when it comes for the first time

explain-take = A tile is available if nothing lies on it and its left or right side is free. Look for one that has a twin, or a type that you collect already.
explain-take-or-summon = Instead of taking tiles you may now summon the dragon. You get a countdown token worth 2 VP, and the end of the game comes nearer.
explain-summon = The castle is empty, so only summoning the dragon is left. The countdown token is worth 2 VP.
explain-take-elegance = The Spirit of Elegance lets you take tiles that have only a short side free. At least one of them must be like that.
explain-picked = A pair is two tiles at once. The shrine is a stock for sets to come. Discarding gives 1 VP, but nothing to place.
explain-deception = The Spirit of Deception replaces the pair: you take the tile that lay beside the first one, even if it differs or is not available.
explain-depths = The Spirit of the Depths is content with the type: the second tile need not have the same symbol.
explain-elegance = The second tile of the pair may have only a short side free. The Spirit of Elegance wants at least one of them to be like that.
explain-place = Four neighbours of one type are a set. Keep them close together, and keep high stacks for shrines.
explain-place-two = You place both tiles, one after the other. One large set gives more points than two small ones.
explain-set = A set is consolidated as a whole: you turn its tiles over, score, and then you may build shrines. A tile belongs to one set only.
explain-build = A shrine gives 1, 2 or 3 VP at the end, more on a higher stack. A stack with a shrine grows no more, so there is no need to hurry.
explain-end = Once a turn you may activate the spirit. You pay with a face-up tile of your realm or a shrine from your pool, so see that it is worth it.
explain-destroy = A destroyed tile is out of the game. It uncovers what lies below and beside it, for the others too.
explain-move = A moved tile can complete a set, or raise a stack for a shrine.
explain-move-second = The second move is optional. Sets are checked only afterwards.
explain-turn-or-shift = A tile that is turned over makes room for the next one. A shrine you move may end up on a higher stack.
explain-shift = Choose a higher stack: the shrine is worth more there.
explain-change = A special tile counts as another type once and completes a set.
explain-beauty = The Spirit of Beauty consolidates faction tiles with the same number although their types differ.
explain-cleverness = The Spirit of Cleverness consolidates three tiles of one type, and no more.
explain-faith = The Spirit of Faith gives one more shrine, on a tile that was consolidated this turn.
