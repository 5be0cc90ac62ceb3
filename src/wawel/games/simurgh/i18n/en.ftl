# Simurgh: every word of the game in English.
#
# Names ($seat) and things ($tile, $dragon, $space) arrive as ready text. A no-break space stands between a word and
# a number.

title = Simurgh
tagline = Send out vassals, explore the wilds, raise dragons.

## Components

space-armoury = Armoury
space-library = Library
space-forge = Forge
space-dragon_spires = Dragon Spires
space-main_market = Main Market
space-barracks = Barracks
space-hunting_grounds = Hunting Grounds
space-training_arena = Training Arena
space-builders_square = Builders' Square
space-breeding_grounds = Breeding Grounds
space-scouts_quarters = Scouts' Quarters
space-dragonlord_monument = Dragonlord's Monument
area-w1 = wilds 1
area-w2 = wilds 2
area-w3 = wilds 3
area-w4 = wilds 4
area-w5 = wilds 5
area-w6 = wilds 6
space-w1-1 = wilds 1, space 1
space-w1-2 = wilds 1, space 2
space-w1-3 = wilds 1, space 3
space-w1-4 = wilds 1, space 4
space-w2-1 = wilds 2, space 1
space-w2-2 = wilds 2, space 2
space-w2-3 = wilds 2, space 3
space-w2-4 = wilds 2, space 4
space-w3-1 = wilds 3, space 1
space-w3-2 = wilds 3, space 2
space-w3-3 = wilds 3, space 3
space-w3-4 = wilds 3, space 4
space-w4-1 = wilds 4, space 1
space-w4-2 = wilds 4, space 2
space-w4-3 = wilds 4, space 3
space-w4-4 = wilds 4, space 4
space-w5-1 = wilds 5, space 1
space-w5-2 = wilds 5, space 2
space-w5-3 = wilds 5, space 3
space-w5-4 = wilds 5, space 4
space-w6-1 = wilds 6, space 1
space-w6-2 = wilds 6, space 2
space-w6-3 = wilds 6, space 3
space-w6-4 = wilds 6, space 4

tile-1 = production no. 1
tile-2 = production no. 2
tile-3 = production no. 3
tile-4 = production no. 4
tile-5 = production no. 5
tile-6 = production no. 6
tile-7 = production no. 7
tile-8 = production no. 8
tile-9 = production no. 9
tile-10 = production no. 10
tile-11 = production no. 11
tile-12 = production no. 12
tile-13 = research no. 13
tile-14 = research no. 14
tile-15 = research no. 15
tile-16 = research no. 16
tile-17 = research no. 17
tile-18 = research no. 18
tile-19 = research no. 19
tile-20 = research no. 20
tile-21 = transformation no. 21
tile-22 = transformation no. 22
tile-23 = transformation no. 23
tile-24 = transformation no. 24
tile-25 = transformation no. 25
tile-26 = transformation no. 26
tile-27 = transformation no. 27
tile-28 = transformation no. 28
tile-29 = power no. 29
tile-30 = power no. 30
tile-31 = power no. 31
tile-32 = power no. 32
tile-33 = power no. 33
tile-34 = power no. 34
tile-35 = power no. 35
tile-36 = power no. 36
tile-37 = exploration no. 37
tile-38 = exploration no. 38
tile-39 = exploration no. 39
tile-40 = exploration no. 40
tile-41 = exploration no. 41
tile-42 = exploration no. 42
tile-43 = exploration no. 43
tile-44 = exploration no. 44
tile-45 = exploration no. 45
tile-46 = exploration no. 46
tile-47 = exploration no. 47
tile-48 = exploration no. 48
objective-73 = objective no. 73
objective-74 = objective no. 74
objective-75 = objective no. 75
objective-76 = objective no. 76
objective-77 = objective no. 77
objective-78 = objective no. 78
objective-79 = objective no. 79
objective-80 = objective no. 80
objective-81 = objective no. 81
objective-82 = objective no. 82
objective-83 = objective no. 83
objective-84 = objective no. 84

dragon-d49 = Broodmother
dragon-d51 = Tributary
dragon-d53 = Hunter
dragon-d55 = Changeling
dragon-d57 = Sage
dragon-d59 = Harvester
dragon-d61 = Armourer
dragon-d63 = Pathfinder
dragon-d65 = Wanderer
dragon-d67 = Warden of the Fallen
dragon-d69 = Oracle
dragon-d71 = Courier

vassal-spearman = spearman
vassal-rider = dragonrider
goods-veg-1 = 1 vegetable
goods-veg-2 = 2 vegetables
goods-veg-3 = 3 vegetables
goods-veg-4 = 4 vegetables
goods-veg-5 = 5 vegetables
goods-veg-6 = 6 vegetables
goods-veg-7 = 7 vegetables
goods-veg-8 = 8 vegetables
goods-veg-9 = 9 vegetables
goods-meat-1 = 1 meat
goods-meat-2 = 2 meat
goods-meat-3 = 3 meat
goods-meat-4 = 4 meat
goods-meat-5 = 5 meat
goods-meat-6 = 6 meat
goods-meat-7 = 7 meat
goods-meat-8 = 8 meat
goods-meat-9 = 9 meat
goods-wood-1 = 1 wood
goods-wood-2 = 2 wood
goods-wood-3 = 3 wood
goods-wood-4 = 4 wood
goods-wood-5 = 5 wood
goods-wood-6 = 6 wood
goods-wood-7 = 7 wood
goods-wood-8 = 8 wood
goods-wood-9 = 9 wood
goods-stone-1 = 1 stone
goods-stone-2 = 2 stone
goods-stone-3 = 3 stone
goods-stone-4 = 4 stone
goods-stone-5 = 5 stone
goods-stone-6 = 6 stone
goods-stone-7 = 7 stone
goods-stone-8 = 8 stone
goods-stone-9 = 9 stone
goods-wisdom-1 = 1 wisdom
goods-wisdom-2 = 2 wisdom
goods-wisdom-3 = 3 wisdom
goods-wisdom-4 = 4 wisdom
goods-wisdom-5 = 5 wisdom
goods-wisdom-6 = 6 wisdom
goods-wisdom-7 = 7 wisdom
goods-wisdom-8 = 8 wisdom
goods-wisdom-9 = 9 wisdom
goods-weapon-1 = 1 weapon
goods-weapon-2 = 2 weapons
goods-weapon-3 = 3 weapons
goods-weapon-4 = 4 weapons
goods-weapon-5 = 5 weapons
goods-weapon-6 = 6 weapons
goods-weapon-7 = 7 weapons
goods-weapon-8 = 8 weapons
goods-weapon-9 = 9 weapons
goods-spearman-1 = 1 spearman
goods-rider-1 = 1 dragonrider
goods-pp-1 = 1 power point
goods-pp-2 = 2 power points
goods-pp-3 = 3 power points
goods-pp-4 = 4 power points
goods-pp-5 = 5 power points
goods-pp-6 = 6 power points
goods-pp-7 = 7 power points
goods-pp-8 = 8 power points
goods-pp-9 = 9 power points
goods-pp-10 = 10 power points
goods-pp-11 = 11 power points
goods-pp-12 = 12 power points
goods-pp-13 = 13 power points
goods-pp-14 = 14 power points
goods-pp-15 = 15 power points
goods-pp-16 = 16 power points
goods-marker-1 = 1 marker
goods-marker-2 = 2 markers
goods-marker-3 = 3 markers
good-veg = vegetables
good-meat = meat
good-wood = wood
good-stone = stone
good-wisdom = wisdom
good-weapon = weapons
good-pp = power points
good-marker = markers
good-spearman = spearman
good-rider = dragonrider

## Log

note-first = { $seat } goes first.
note-dealt = { $seat } is dealt { $tile }.
note-dealt-hidden = { $seat } is dealt a tile face down.
note-offered = { $seat } looks at { $tile }.
note-offered-hidden = { $seat } draws a power tile.
note-kept-power = { $seat } keeps { $tile }.
note-kept-power-hidden = { $seat } keeps one power tile.
note-drafted = { $seat } takes { $tile }.
note-turned-up = Area { $area }: { $tile }.
note-shuffled = The face-up tiles are shuffled into the deck.
note-ready = { $seat } is ready.
note-turn = Turn: { $seat }.
note-placed = { $seat }: { $vassal } → { $space }.
note-recalled = { $seat } recalls a vassal: { $vassal } ← { $space }.
note-spent = { $seat } spends a { $vassal }.
note-spent-from = { $seat } spends a vassal: { $vassal } ← { $space }.
note-paid = { $seat } gives up { $goods }.
note-gained = { $seat } gets { $goods }.
note-paid-points = { $seat } gives up power points ({ $points }).
note-scored =
    { $seat }: +{ $points } { $points ->
        [one] power point
       *[other] power points
    }.
note-ability = { $seat } uses ability { $slot }: { $dragon }.
note-marked = { $seat } puts a marker on ability { $slot }: { $dragon }.
note-unmarked = { $seat } removes a marker from ability { $slot }: { $dragon }.
note-markers-lost = { $seat } has no room for markers ({ $markers }).
note-laid = { $seat } lays { $tile } → { $area }.
note-chronicle = To the chronicle: { $tile } (now { $count } there).
note-explored = { $seat } goes down to level { $level } of { $tile }.
note-took-tile = { $seat } takes { $tile } from area { $area }.
note-drew-tile = { $seat } draws { $tile }.
note-drew-tile-hidden = { $seat } draws a tile face down.
note-drew-dragon = { $seat } looks at a dragon: { $dragon }.
note-drew-dragon-hidden = { $seat } looks at a dragon tile.
note-drew-objective = { $seat } looks at { $objective }.
note-drew-objective-hidden = { $seat } looks at an objective tile.
note-dragon = { $seat } gets a new dragon: { $dragon } (markers: { $markers }).
note-returned-dragon-top = { $seat } puts a dragon back on top: { $dragon }.
note-returned-dragon-top-hidden = { $seat } puts a dragon tile back on top of the stack.
note-returned-dragon-bottom = { $seat } puts a dragon back on the bottom: { $dragon }.
note-returned-dragon-bottom-hidden = { $seat } puts a dragon tile back on the bottom of the stack.
note-returned-objective-top = { $seat } puts { $objective } back on top of the stack.
note-returned-objective-top-hidden = { $seat } puts an objective tile back on top of the stack.
note-returned-objective-bottom = { $seat } puts { $objective } back on the bottom of the stack.
note-returned-objective-bottom-hidden = { $seat } puts an objective tile back on the bottom of the stack.
note-gave-top = { $seat } returns { $tile } to the top of the deck.
note-gave-top-hidden = { $seat } returns an action tile to the top of the deck.
note-gave-bottom = { $seat } returns { $tile } to the bottom of the deck.
note-gave-bottom-hidden = { $seat } returns an action tile to the bottom of the deck.
note-objective = { $seat } places { $objective } on objective space { $place }.
note-replaced = { $seat } replaces { $before } with { $objective } on objective space { $place }.
note-no-objective = { $seat } places no objective.
note-ending = { $seat } triggers the end of the game. Everybody else has one more turn.
note-held = { $seat } shows the tiles left in hand: { $tiles }.
note-over = The game is over. Time to count the points.
note-scored-objective =
    { $seat }, { $objective }, place { $place } (value { $value }): +{ $points } { $points ->
        [one] power point
       *[other] power points
    }.
note-scored-resources =
    { $seat }, resources left ({ $resources }): +{ $points } { $points ->
        [one] power point
       *[other] power points
    }.

## Why not

reason-missing-points = Not enough power points.
reason-not-in-stack = This tile is no longer in the stack.
reason-not-now = The game is waiting for another decision now.
reason-already-moved = You can move an explorer only once per turn.
reason-not-on-laid = The vassal must go on the tile that was just laid.
reason-dead-end = After this choice you could not finish the action under way.
reason-main-possible = You may skip the main action only while all your vassals are resting.
reason-no-such-space = There is no such action space now.
reason-no-free-vassal = You have no unassigned vassal of this type.
reason-riders-only = Only dragonriders can use this space.
reason-taken = This space is already taken.
reason-missing-goods = Not enough resources to pay this cost.
reason-not-offered = This is not one of the choices of the space or ability.
reason-not-yours = You have no vassal of this type there.
reason-not-there = You have no vassal there to spend.
reason-no-vassal-to-spend = There is no vassal you could spend here.
reason-same-space = You cannot spend a vassal on the space in use.
reason-last-vassal = You may never spend your last vassal.
reason-no-figure-left = There is no figure of this type in your colour left in the supply.
reason-no-such-market-area = The market areas are numbered from 1 to 4.
reason-nothing-to-buy = You cannot afford any tile, and buying one is part of the action.
reason-market-empty = There is no face-up tile here.
reason-deck-empty = The action deck is empty.
reason-no-such-objective-space = The objective spaces are numbered from 1 to 5.
reason-objective-space-taken = This objective space is already taken.
reason-objective-space-empty = Only an objective that is already there can be replaced.
reason-nothing-to-replace = You cannot pay to replace any of the objectives.
reason-area-closed = This area of the wilds is closed in this game.
reason-not-in-hand = This tile is not in your hand.
reason-no-vassal-to-place = All your vassals are on the board or resting.
reason-no-placement = You could not place a vassal on this tile after laying it.
reason-no-area = The wilds have no free area and no tile you could remove.
reason-area-taken = There is already a tile in this area.
reason-not-removable = You cannot remove this tile with a weapon.
reason-not-a-window = You cannot move an explorer at this moment.
reason-not-between = You cannot move an explorer between laying a tile and placing the vassal.
reason-resting = This vassal came back this turn and is resting.
reason-top-level-only = A rider can enter an exploration tile only on level 1.
reason-already-exploring = You already have a rider on this exploration tile.
reason-not-exploring = You have no rider on an exploration tile here.
reason-entered-now = This rider only entered the tile this turn.
reason-blocked = Another rider is on the level below.
reason-bottom-level = There is no level below.
reason-not-your-dragon = This is not your dragon.
reason-no-marker = There is no marker on this ability.
reason-wrong-moment = You cannot use this ability at this moment.
reason-not-triggered = What triggers this ability has not happened.
reason-used-on-this = You have already used this ability for this event.
reason-no-open-slot = This dragon has no slot that can take a marker.
reason-missing-markers = You have no ability marker to pay.
reason-stack-too-short = There are not enough tiles in the stack.
reason-not-drawn = This tile is not among those drawn.
reason-not-in-hand-to-give = You can return only a tile from your hand.
reason-power-stays = You cannot return a power tile.
reason-not-held = You do not have this resource.
reason-game-over = The game is already over.
reason-not-in-draft = This tile is not among those on offer.
reason-not-dealt = This dragon is not one of your three, or you have already chosen.

## What is missing for a cost: after the reason, where the view names the goods

lack-goods = Missing: { $goods }.

## Asking the player

ask-power = Choose a power tile
ask-power-help =
    You keep one; the others { $last ->
        [1] leave the game unseen
       *[other] go to the previous player
    }.
ask-draft = Choose an action tile
ask-draft-help = The gap is filled at once.
ask-pick = Choose a dragon
ask-pick-help = The others go back to the stack. Everybody reveals at the same time.
ask-before = Your turn
ask-before-help = Place a vassal or recall vassals. Before that you may use abilities, move an explorer or lay a tile.
ask-remove = Which tile leaves the wilds?
ask-remove-help = This costs a weapon. The free area takes { $tile }.
ask-area = Choose an area of the wilds
ask-area-help = You lay { $tile } there. You get the area's resource at once.
ask-place = Place a vassal on this tile
ask-place-help = Your tile: { $tile }. You may use dragon abilities first.
ask-recall = Who else comes back?
ask-recall-help = Choose another vassal, or finish.
ask-after = End your turn
ask-after-help = You may still use abilities or move an explorer.
ask-give = Return action tiles: { $count }
ask-give-help = You may keep five in hand. Put each of the others on the top or bottom of the deck.
ask-drop = Return resources: { $count }
ask-drop-help = You have this many above the limit.
ask-pay = How do you pay?
ask-pay-help = Choose one way to pay.
ask-get = What do you take?
ask-get-help = Choose one gain.
ask-spend = Which vassal do you spend?
ask-spend-help = It goes back to the supply: { $vassal }.
ask-unmark = Remove markers: { $count }
ask-unmark-help = From any abilities of your dragons. The abilities are not used.
ask-mark = Place markers: { $count }
ask-mark-help = A marker goes on the leftmost empty slot.
ask-window = Use an ability?
ask-window-help = You may react to what just happened.
ask-keep = Choose a dragon
ask-keep-help = It gets markers: { $markers }. The others go back to the stack.
ask-return = Put a tile back
ask-return-help = On the top or bottom of the stack, in any order.
ask-buy = Buy a tile
ask-buy-help = A face-up tile for the price of its area, or the top tile face down for a weapon.
ask-take = Take a face-up tile
ask-take-help = You do not pay the price of its area and do not get its benefit.
ask-objective = Place an objective or decline
ask-objective-help = Choose a tile and an empty objective space, pay its price and take the points.
ask-replace = Replace an objective
ask-replace-help = The new tile goes on the same space; the old one leaves the game.

## Options of a table

option-mode = Mode
option-mode-help = Spearman mode is simpler. Dragonlord mode begins with a choice of tiles and dragons, has a lower resource limit and scores resources the other way round: the fewer are left at the end, the more points.
option-mode-spearman = Spearman mode
option-mode-dragonlord = Dragonlord mode
option-length = Length
option-length-help = How many objectives or tiles in the chronicle end the game.
option-length-short = short game
option-length-medium = medium game
option-length-long = long game
option-shared = Shared victory
option-shared-help = Players with equal points win together. If you do not want to share, markers decide.
option-shared-yes = a tie is a shared victory
option-shared-no = markers break a tie
option-areas = Open areas of the wilds
option-areas-help = Usually four for two players and six for more.
option-areas-printed = as usual for this number of players
option-areas-4 = four
option-areas-5 = five
option-areas-6 = six

## Result

score-city = city
score-tiles = tiles in the wilds
score-exploration = exploration
score-abilities = dragon abilities
score-market = buying tiles
score-monument = placing objectives
score-spent = points spent
score-objective = { $objective }
score-resources = resources left

outcome-points = Most points: { $points }.
outcome-agreed = Tied on points ({ $points }). The victory is shared.
outcome-markers = Tied on points ({ $points }). Ability markers decide: { $markers }.
outcome-shared = Tied on points ({ $points }) and markers ({ $markers }). The victory is shared.

## Reconstructed values

reconstructed-dragon_type = Names and colours of the dragons are invented: the printed tiles have only pictures.
reconstructed-objective = The dragons shown on objectives are reconstructed: the pictures could not be found.
reconstructed-objective_space = Prices and points of the objective spaces are reconstructed.
reconstructed-scout_area = Prices and benefits of areas 1, 2 and 4 are reconstructed.
reconstructed-wild_area = The resources of the wild areas and their split by number of players are reconstructed.

## Tables in the rules

heading-city_space = space
heading-scout_area = area
heading-objective_space = objective space
heading-wild_area = area
heading-dragon_type = dragon
heading-tile-of-kind = tile
heading-pay = price
heading-get = gain
heading-kind = who can use it
heading-players = players
heading-move = move cost
heading-objective = objective
heading-metric = what is compared
metric-markers_on_all = markers on all dragons
metric-veg_plus_meat = vegetables and meat
kind-any-one = one vassal
kind-any-many = many vassals
kind-rider-one = one rider
kind-rider-many = many riders
riders = riders
one-use = one use
or = or
same-kind = 1 of the same kind
extra-marker-1 = 1 additional marker
extra-marker-2 = 2 additional markers
extra-marker-3 = 3 additional markers
draw-dragons = dragons
when-boost = when you receive
when-on_explore = when a rider moves down
when-on_spend = when you spend
when-on_objective = while placing an objective
# what an ability reacts to
trigger-veg = vegetables
trigger-meat = meat
trigger-wood = wood
trigger-stone = stone
trigger-wisdom = wisdom
trigger-weapon = weapons
trigger-pp = power points
trigger-marker = a marker
trigger-spearman = a spearman
trigger-rider = a dragonrider
special-scout_purchase = buy a tile
special-objective_draft = look at three objectives
special-take_faceup_tile = a face-up tile
special-draw_facedown_tile = the top tile of the deck
special-extra_explore_move = one more level down for the full cost
special-replace_objective = replace an objective

# what `wawel bench` measures apart
bench-look-ahead = Simurgh, looking ahead (SI-3.7)

# In the terminal

terminal-objectives = objectives { $done } of { $needed }
terminal-chronicle = chronicle { $done } of { $needed }
terminal-ending = the last turns
terminal-city = City
terminal-wilds = Wilds
terminal-market = Scouts' market
terminal-monument = Monument
terminal-bonus = free; gives { $bonus }
terminal-stacks = deck { $deck }, dragons { $dragons }, objectives { $objectives }
terminal-legend = * usable now; an objective: value → points
terminal-total = all
terminal-free = free
terminal-offer = to choose from
terminal-skip = no main action
terminal-none = place none
terminal-lay = lay { $what }
terminal-choose = keep { $what }
terminal-mark = marker on { $what }
terminal-unmark = remove a marker: { $ability }
terminal-remove = remove from { $area }
terminal-area = to { $area }
terminal-explore = move the explorer down in { $area }
terminal-pay = pay { $goods }
terminal-get = take { $goods }
terminal-recall = recall { $vassal }: { $space }
terminal-spend = spend the vassal on: { $space }
terminal-drop = return: { $good }
terminal-top = { $tile } on top of the stack
terminal-bottom = { $tile } on the bottom of the stack
terminal-set-objective = { $objective }, space { $space }
terminal-buy = buy from market area { $area }
terminal-buy-deck = buy the top tile of the deck
terminal-take = take from market area { $area }

## Advice: why a choice is good, after "because"
advice-points = it scores power points
advice-objectives = it scores objectives
advice-lead = you stand better in the objectives
advice-leftovers = the goods you keep score at the end
advice-food = you have more vegetables and meat
advice-building = you have more wood and stone
advice-wisdom = you have more wisdom
advice-weapons = you have more weapons
advice-less-surplus = fewer goods are lost to the limit
advice-markers = you have more markers on your dragons
advice-abilities = useful abilities are ready
advice-dragons = you have more dragons
advice-spearmen = you have more spearmen
advice-riders = you have more dragonriders
advice-ready = you have more unassigned vassals
advice-deal = a good action awaits you next turn
advice-step = your explorer can go on next turn
advice-journey = it opens a rewarding journey
advice-hand = you have useful tiles in hand
advice-look = the objectives you look at may suit you

## How to play, on one page

guide-aim = Gather the most power: from spaces of the city and the wilds, exploration tracks, power tiles and objectives.
guide-turn = Your turn
guide-first-title = Place a vassal
guide-first = On a space of the city or the wilds: pay the whole cost and take the whole gain at once. A space with the rider sign is for dragonriders only.
guide-second-title = Or recall vassals
guide-second = Instead of placing one, take back any number of your own from the board. You cannot do both in one turn.
guide-third-title = Grow the wilds and your dragons
guide-third = Before you place a vassal you may lay a tile from your hand in the wilds, take the bonus of the area and step onto that tile. Dragon abilities work while markers lie on them.
guide-mind-title = Tiles leave
guide-mind = A full tile leaves for the chronicle, and so does an empty one. If it leaves on your turn, your vassals on it rest until the turn ends. Once a turn a rider on an exploration track may go down a level.
guide-points-1 = spaces, tracks and power tiles
guide-worth-1 = at once
guide-points-2 = objectives at the Monument
guide-worth-2 = at the end
guide-points-3 = Spearman mode: three resources at the end
guide-worth-3 = 1
guide-points-4 = Dragonlord mode: empty stores at the end
guide-worth-4 = 5
guide-end = A short game lasts until four objectives lie at the Monument or eight tiles in the chronicle; longer games need more. Then everyone else has one more turn.

## Explanations: what a question is about when it comes for the first time

explain-power = A power tile stays in your hand until you lay it in the wilds. Its spaces turn resources into power.
explain-draft = Action tiles become new spaces in the wilds later. Choose one whose gains suit your dragon.
explain-pick = The dragon starts with three markers, one for each ability. Using an ability takes its marker off.
explain-before = Place a vassal on a space, or recall yours from the board. Only one of the two, so recall when all of them are on the board.
explain-remove = The wilds are full, so a new tile needs room. For a weapon you remove one that lies there, and its vassals return.
explain-area = Every area of the wilds gives another bonus as soon as the tile lies there. Then one of your vassals must step on it.
explain-place = A tile that you laid needs a vassal in the same turn. Choose a space whose cost you can pay.
explain-recall = Recalled vassals are free again. A tile on which nobody is left goes to the chronicle and brings the end nearer.
explain-after = Your main action is done. Dragon abilities and a step of a rider are still possible, then the next player goes on.
explain-give = At the end of a turn you may hold five tiles. One put on top of the deck soon comes to the table, one put on the bottom is gone for a long time.
explain-drop = Your stores have a limit. Give up what you will not use next turn.
explain-pay = The cost can be paid in several ways. Keep what your next space needs.
explain-get = The gain is yours to choose. Take what makes your next move possible.
explain-spend = A vassal that is spent goes back to the supply and must be recruited again. It leaves the board at once.
explain-unmark = Here the marker is a price, so the ability below it does nothing. Take it from the one that you would use last.
explain-mark = A marker makes an ability work once, and counts for objectives as long as it lies there.
explain-window = Your dragon can add to what has just happened. It costs the marker on that ability.
explain-keep = You keep one dragon and put the others back. Mind the objectives: they often count markers on certain dragons.
explain-return = A tile on top comes next, one at the bottom last. Do not hand the others what they look for.
explain-buy = The tile goes to your hand, with the benefit of its area. Later you lay it in the wilds as new spaces.
explain-take = This tile costs nothing, but gives no benefit of its area either.
explain-objective = An objective scores at the end for the best three, whoever placed it. Choose one in which you lead.
explain-replace = A new objective takes the place of an old one. Remove one in which somebody else leads.
