# Carcassonne with The Princess and the Dragon: all words of the game in English.
#
# Names ($seat, $owner) and components ($tile, $role, $feature) arrive ready.
# A no-break space stands between a word and the number after it.

title = Carcassonne: The Princess and the Dragon
tagline = With the “Princess and Dragon” expansion.

## Tiles

tile-BA-A = cloister with a road
tile-BA-B = cloister
tile-BA-C = city on all four sides, shield
tile-BA-D = city edge and straight road
tile-BA-E = city edge
tile-BA-F = city right through, shield
tile-BA-G = city right through
tile-BA-H = two city edges, opposite
tile-BA-I = two city edges, adjacent
tile-BA-J = city edge and right bend
tile-BA-K = city edge and left bend
tile-BA-L = city edge and junction
tile-BA-M = corner city, shield
tile-BA-N = corner city
tile-BA-O = corner city with a bend, shield
tile-BA-P = corner city with a bend
tile-BA-Q = city on three sides, shield
tile-BA-R = city on three sides
tile-BA-S = city on three sides with a gate, shield
tile-BA-T = city on three sides with a gate
tile-BA-U = straight road
tile-BA-V = road bend
tile-BA-W = three-way junction
tile-BA-X = four-way junction
tile-PD-V1 = volcano
tile-PD-V2 = volcano with a road
tile-PD-V3 = volcano by a straight road
tile-PD-V4 = volcano by a road bend
tile-PD-V5 = volcano and city edge
tile-PD-V6 = volcano and two city edges
tile-PD-D01 = dragon: straight road
tile-PD-D02 = dragon: road bend
tile-PD-D03 = dragon: three-way junction
tile-PD-D04 = dragon: cloister with three roads
tile-PD-D05 = dragon: city edge
tile-PD-D06 = dragon: city edge and left bend
tile-PD-D07 = dragon: city edge and right bend
tile-PD-D08 = dragon: corner city
tile-PD-D09 = dragon: city right through, shield
tile-PD-D10 = dragon: tunnel under the city
tile-PD-D11 = dragon: cloister in the city
tile-PD-P1 = portal: two bends
tile-PD-P2 = portal: three-way junction
tile-PD-P3 = portal: city edge and left bend
tile-PD-P4 = portal: city edge and right bend
tile-PD-P5 = portal: corner city with a bend
tile-PD-P6 = portal: city on three sides, shield
tile-PD-L1 = princess: city edge and junction
tile-PD-L2 = princess: corner city
tile-PD-L3 = princess: corner city that divides the field
tile-PD-L4 = princess: corner city with a bend
tile-PD-L5 = princess: city on three sides
tile-PD-L6 = princess: city edge and a separate corner city, shield
tile-IC-01 = city on all four sides, cathedral
tile-IC-02 = four city edges
tile-IC-03 = three city edges
tile-IC-04 = two city edges and two road ends
tile-IC-05 = corner city and city edge, shield
tile-IC-06 = city edge that divides the field
tile-IC-07 = city edge and road opposite
tile-IC-08 = corner city with a gate
tile-IC-09 = city right through with two gates, shield
tile-IC-10 = corner city with a gate, inn
tile-IC-11 = city edge and left bend, inn
tile-IC-12 = corner city with a bend, shield and inn
tile-IC-13 = three-way junction, inn
tile-IC-14 = straight road, inn
tile-IC-15 = road bend, inn
tile-IC-16 = two bends
tile-IC-17 = cloister with two roads
tile-TB-01 = corner city, grain
tile-TB-02 = corner city, wine
tile-TB-03 = city right through and city edge, cloth
tile-TB-04 = city right through and city edge, wine
tile-TB-05 = city on three sides, grain
tile-TB-06 = corner city and two city edges, cloth
tile-TB-07 = corner city with two gates, cloth
tile-TB-08 = corner city with two gates, wine
tile-TB-09 = corner city with a gate and city edge, cloth
tile-TB-10 = corner city with a gate and city edge, grain
tile-TB-11 = corner city with a gate, cloth
tile-TB-12 = corner city with a gate that divides the field, wine
tile-TB-13 = city on three sides with a gate, wine
tile-TB-14 = two corner cities, wine
tile-TB-15 = city right through, wine
tile-TB-16 = city edge and road on the right
tile-TB-17 = city right through with a gate, grain
tile-TB-18 = city right through with a gate, wine
tile-TB-19 = city right through with two gates, wine
tile-TB-20 = cloister with three roads
tile-TB-21 = corner city with a gate, grain
tile-TB-22 = corner city with a gate that divides the field, grain
tile-TB-23 = city edge and two road ends
tile-TB-24 = bridge: road over road
tile-RI-S = spring of the river
tile-RI-L = lake
tile-RI-1 = river between two city edges
tile-RI-2 = river, bridge and city edge
tile-RI-3 = river, bridge and cloister
tile-RI-4 = river under a bridge
tile-RI-5 = straight river
tile-RI-6 = river bend and corner city
tile-RI-7 = river bend and road bend
tile-RI-8 = river bend
tile-KS-1 = cloister and city edge
tile-KS-2 = city edge and road on the left
tile-KS-3 = city edge, road end and bend
tile-KS-4 = corner city with two gates
tile-KS-5 = two cities crossing
tile-CC-01 = Carcassonne: wall and road to the west
tile-CC-02 = Carcassonne: north wall, western part
tile-CC-03 = Carcassonne: north wall, eastern part
tile-CC-04 = Carcassonne: wall and road to the north
tile-CC-05 = Carcassonne: west wall
tile-CC-06 = Carcassonne: inside, western part
tile-CC-07 = Carcassonne: inside, eastern part
tile-CC-08 = Carcassonne: east wall
tile-CC-09 = Carcassonne: wall and city edge in the south
tile-CC-10 = Carcassonne: south wall
tile-CC-11 = Carcassonne: wall and road to the south
tile-CC-12 = Carcassonne: wall and city edge in the east

## Followers and features

role-knight = knight
role-thief = thief
role-monk = monk
role-farmer = farmer

quarter-castle = castle
quarter-blacksmith = blacksmith
quarter-cathedral = cathedral
quarter-market = market

figure-follower = follower
figure-large = large follower
figure-builder = builder
figure-pig = pig

goods-wine = wine
goods-grain = grain
goods-cloth = cloth

feature-city = city
feature-road = road
feature-cloister = cloister
feature-field = field

## What happens

note-first = { $seat } starts.
note-drawn = { $seat } draws a tile: { $tile }.
note-aside = { $seat } sets a tile aside: { $tile }. The dragon is not on the map yet.
note-discarded = A tile fits nowhere and leaves the game: { $tile }.
note-reshuffled =
    { $tiles } { $tiles ->
        [one] tile set aside goes back to the pile.
       *[other] tiles set aside go back to the pile.
    }
note-placed = { $seat } places a tile: { $tile }.
note-volcano = A volcano! The dragon flies to it.
note-walk = The dragon sets out.
note-step = { $seat } moves the dragon, step { $step } of 6.
note-dead-end =
    { $steps ->
        [0] Dead end: the dragon cannot move at all.
        [one] Dead end: the dragon stops after { $steps } step.
       *[other] Dead end: the dragon stops after { $steps } steps.
    }
note-eaten = The dragon chases a { $figure } away. Back to the supply: { $seat }'s { $role }.
note-deployed = { $seat } deploys a { $figure }: { $role }.
note-through-portal = { $seat } sends a { $figure } through the portal: { $role }.
note-sent-home = { $seat }: the princess sends a { $figure } home. Back to the supply: { $owner }'s { $role }.
note-declined = { $seat } sends nobody home.
note-fairy = { $seat } moves the fairy to one of their followers.
note-fairy-turn =
    The fairy is with a follower. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-fairy-bonus =
    Fairy bonus ({ $feature }). { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-passed = { $seat } deploys nobody.
note-home = Back to the supply: { $seat }'s { $role }.
note-road =
    Road complete, tiles: { $tiles }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-city =
    City complete, tiles: { $tiles }, shields: { $shields }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-road-inn =
    Road with an inn complete, tiles: { $tiles }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-city-cathedral =
    City with a cathedral complete, tiles: { $tiles }, shields: { $shields }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-cloister =
    Cloister surrounded. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-final = The game is over. Time for final scoring.
note-open-road =
    Unfinished road, tiles: { $tiles }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-open-city =
    Unfinished city, tiles: { $tiles }, shields: { $shields }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-open-road-inn = Unfinished road with an inn, tiles: { $tiles }. { $seat }: no points.
note-open-city-cathedral = Unfinished city with a cathedral, tiles: { $tiles }. { $seat }: no points.
note-open-cloister =
    Cloister, tiles around it: { $neighbours }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-farm =
    Field, completed cities: { $cities }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-farm-city =
    Fields around a complete city. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-helper-deployed = { $seat } deploys a { $figure }.
note-helper-eaten = The dragon spares nobody. Back to the supply: { $seat }'s { $figure }.
note-helper-alone = Its owner has no follower left on the feature. Back to the supply: { $seat }'s { $figure }.
note-helper-home = Back to the supply: { $seat }'s { $figure }.
note-extends = The builder's feature grows. { $seat } will play a second tile this turn.
note-second-tile = The second tile of the turn: { $seat }.
note-goods = { $seat } takes goods: { $goods }, tokens: { $tokens }.
note-goods-points =
    Most goods ({ $goods }), tokens: { $tokens }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-farm-pig =
    Field with a pig, completed cities: { $cities }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-farm-city-pig =
    Fields around a complete city, one of them with a pig. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-king = The largest city so far, tiles: { $tiles }. { $seat } has the King.
note-robber = The longest road so far, tiles: { $tiles }. { $seat } has the Robber.
note-king-points =
    The King, completed cities: { $cities }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-robber-points =
    The Robber, completed roads: { $roads }. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-farm-walls =
    Fields along the walls of Carcassonne. { $seat }: +{ $points } { $points ->
        [one] point
       *[other] points
    }.
note-entered = { $seat } sends a { $figure } into the city: { $quarter }.
note-count = { $seat } moves the Count: { $quarter }.
note-back = { $seat } brings a { $figure } back from the city ({ $quarter }): { $role }.
note-last-call = Followers may leave the city one last time.
note-market = { $seat } sends a { $figure } out of the city ({ $quarter }): { $role }.

## Why not

reason-not-in-pile = This tile is no longer in the pile.
reason-under-river = River tiles are drawn first, the lake after them, then all the others.
reason-no-such-seat = There is no such seat at this table.
reason-cell-taken = There is already a tile in this place.
reason-lies-apart = A tile must share a side with another tile.
reason-edges-differ = The sides of tiles must match: city to city, road to road, field to field, river to river.
reason-not-rivers-end = A river tile can only be placed where the river breaks off.
reason-river-turns-back = The river cannot bend twice in a row to the same side.
reason-river-would-stop = The river could not flow on from there.
reason-not-now = The game is waiting for another decision now.
reason-must-place = You must place the tile you drew.
reason-no-follower-left = There are no followers left in the supply.
reason-other-tile = A follower can only be deployed on the tile just placed.
reason-occupied = There is already a follower on this feature.
reason-no-such-segment = There is no such feature on this tile.
reason-on-volcano = You cannot deploy a figure with a volcano.
reason-after-princess = You sent a knight home, so you cannot deploy a figure with this tile.
reason-beside-dragon = No follower can be deployed on the dragon's tile.
reason-complete = This feature is already complete, and the portal leads only to unfinished ones.
reason-game-over = The game is already over.
reason-no-tile-there = The dragon can only move to a tile.
reason-visited = The dragon has already been on this tile on this walk.
reason-fairy-there = The dragon does not enter the fairy's tile.
reason-must-move = You must move the dragon.
reason-no-knight-there = There is no knight of the princess's city there.
reason-must-remove = You must send one of the knights home.
reason-no-follower-there = The fairy can only go to one of your own followers.
reason-already-there = The fairy is already there.
reason-not-after-princess = You sent a knight home, so you cannot move the fairy now.
reason-already-deployed = Your follower went through the portal, so only the fairy can still move.
reason-no-large-left = Your large follower is not in your supply.
reason-not-in-this-game = There is no such figure in this game.
reason-quarter-locked = Nobody leaves the quarter where the Count is.
reason-nobody-in-quarter = You have no such follower in the quarter for this kind of feature.
reason-not-being-scored = Followers come back only to features that are about to be scored.
reason-nothing-to-enter-with = You have no such follower left in the supply.
reason-count-is-there = The Count is already there.
reason-inside-walls = The dragon does not enter the City of Carcassonne.
reason-only-farms = In the last call followers leave only the market, and only for fields.
reason-already-complete = This feature has already been scored.
reason-not-in-play = There is no fairy in this game.
reason-no-builder-left = Your builder is already on the map.
reason-no-pig-left = Your pig is already on the map.
reason-no-own-follower-there = The builder can only join one of your followers on the same feature.
reason-no-own-farmer-there = The pig can only join one of your farmers on the same field.
reason-builder-not-here = The builder can only be deployed on a road or in a city.
reason-pig-not-here = The pig can only be deployed on a field.
reason-builder-on-complete = This feature is already complete, so there is nothing left to build.
reason-helper-other-tile = A builder or pig can only be deployed on the tile just placed.

## Questions to a player

ask-place = Place the tile
ask-place-help = Your tile: { $tile }. Every side must match its neighbour.
ask-place-river = Lead the river on
ask-place-river-help = Your tile: { $tile }. The river flows on from its end, and the other sides must match their neighbours.
ask-princess = Send a knight home
ask-princess-help = There are knights in the princess's city. You must send one of them back to the supply. It may be your own.
ask-princess-may = Send a knight home, or not
ask-princess-may-help = You may send home one of the knights in the princess's city. If you do, you cannot deploy anybody with this tile.
ask-action = Deploy a follower
ask-action-help =
    On the tile just placed, on a free feature. { $helpers ->
        [0] { $fairy ->
            [0] Or deploy nobody.
           *[other] Or move the fairy to one of your followers, or do nothing.
        }
       *[other] { $fairy ->
            [0] Or deploy your builder or pig, or nobody.
           *[other] Or deploy your builder or pig, move the fairy to one of your followers, or do nothing.
        }
    }
ask-portal = Deploy a follower anywhere
ask-portal-help =
    The portal leads to every free, unfinished feature on the map. On its own tile the feature may be complete. { $helpers ->
        [0] { $fairy ->
            [0] Or deploy nobody.
           *[other] Or move the fairy to one of your followers, or do nothing.
        }
       *[other] { $fairy ->
            [0] Or deploy your builder or pig, or nobody.
           *[other] Or deploy your builder or pig, move the fairy to one of your followers, or do nothing.
        }
    }
ask-fairy-too = Move the fairy too, or not
ask-fairy-too-help = Your follower went through the portal to another tile, so you may also move the fairy to one of your followers.
ask-action-volcano = Volcano: no follower
ask-action-volcano-help =
    You cannot deploy a figure with a volcano. { $fairy ->
        [0] All you can do is go on.
       *[other] You may move the fairy to one of your followers, or do nothing.
    }
ask-action-princess = Knight sent home: no follower
ask-action-princess-help =
    You cannot deploy anybody with this tile. { $fairy ->
        [0] All you can do is go on.
       *[other] You may move the fairy to one of your followers, or do nothing.
    }
ask-action-no-followers = No followers left
ask-action-no-followers-help =
    You have no followers left in your supply. { $fairy ->
        [0] All you can do is go on.
       *[other] You may move the fairy to one of your followers, or do nothing.
    }
ask-action-no-room = Nowhere to deploy
ask-action-no-room-help =
    There is no free feature to claim. { $fairy ->
        [0] All you can do is go on.
       *[other] You may move the fairy to one of your followers, or do nothing.
    }
ask-action-helpers = Deploy your builder or pig
ask-action-helpers-help =
    You cannot deploy a follower now, but your builder or pig can join one of your followers on the tile just placed. { $fairy ->
        [0] Or deploy nobody.
       *[other] Or move the fairy to one of your followers, or do nothing.
    }
ask-back = Bring followers back
ask-back-help = Any number of your followers may come back from the city to features that are about to be scored. You can also leave them there.
ask-gate = Send a follower into the city
ask-gate-help = Your tile brought points to others and none to you, so you may send one follower into a quarter. You can also send nobody.
ask-count = Move the Count
ask-count-help = Nobody leaves the quarter where the Count is. He is here now: { $quarter }. You can also leave him there.
ask-market = Last call: leave the market
ask-market-help = One of your followers may go from the market to any field. You can also leave everybody there.
ask-market-any = Last call: leave the city
ask-market-any-help = One of your followers may go from a quarter to an unfinished feature of its kind. You can also leave everybody there.
ask-dragon = Move the dragon
ask-dragon-help = Step { $step } of 6: one tile, not where the dragon has already been, and not to the fairy's tile.

## Options of a table

option-sets = Expansions
option-sets-help = What is mixed into the base game. Without any you play the base game alone.
option-sets-none = base game only
option-sets-pd = The Princess and the Dragon
option-sets-ic = Inns and Cathedrals
option-sets-tb = Traders and Builders
option-sets-river = The River
option-sets-ks = King and Scout
option-sets-count = The Count of Carcassonne
option-sets-river-count = The River and the Count each begin the map in their own way. Only one of them can be in play.
option-sets-ic-needed = A sixth player needs the colour from Inns and Cathedrals.
option-dragon_timing = Dragon's walk
option-dragon_timing-help = Whether the dragon walks before or after complete features are scored.
option-dragon_timing-before_scoring = before scoring
option-dragon_timing-after_scoring = after scoring
option-princess = Princess
option-princess-help = Whether you must send a knight home, or may.
option-princess-must = a knight must go
option-princess-may = a knight may go
option-princess_then_fairy = Fairy after the princess
option-princess_then_fairy-help = Whether you may move the fairy on the turn you send a knight home.
option-princess_then_fairy-yes = allowed
option-princess_then_fairy-no = not allowed
option-fairy_mode = Fairy
option-fairy_mode-help = Whether the fairy stands on a tile and helps everybody there, or beside one chosen follower.
option-fairy_mode-tile = on a tile
option-fairy_mode-follower = beside a follower
option-fairy_cloister_bonus = Fairy in a cloister
option-fairy_cloister_bonus-help = Whether the fairy's 3 points are paid for a cloister too. Word for word, the rulebook names only city, road and field.
option-fairy_cloister_bonus-yes = yes
option-fairy_cloister_bonus-no = no
option-portal_just_completed = Portal to a complete feature
option-portal_just_completed-help = Whether a portal leads to another tile of a feature that the portal tile has just completed.
option-portal_just_completed-forbidden = no
option-portal_just_completed-allowed = yes
option-two_tile_city = City of two tiles
option-two_tile_city-help = How many points a complete city of two tiles is worth.
option-two_tile_city-4 = 4 points
option-two_tile_city-2 = 2 points
option-farm_rule = Fields
option-farm_rule-help = Which edition's rules score the fields at the end.
option-farm_rule-third = each field: 3 points per city
option-farm_rule-second = 3 points per city, once for each player
option-farm_rule-first = each city: 4 points to the fields around it
option-ic_final = Unfinished inns and cathedrals
option-ic_final-help = What an unfinished road with an inn or city with a cathedral is worth at the end.
option-ic_final-zero = nothing
option-ic_final-ignore = as much as without them
option-river_bends = Bends of the river
option-river_bends-help = Whether bends must alternate between left and right, or it is enough that the river can flow on.
option-river_bends-alternate = alternate
option-river_bends-free = free
option-count_final = Last call from the city
option-count_final-help = From where followers may leave the city before final scoring.
option-count_final-market_only = only from the market
option-count_final-any_quarter = from every quarter
option-fairy_after_portal = Fairy after a portal
option-fairy_after_portal-help = Whether the fairy may move on the turn a follower goes through a portal to another tile. Word for word, the rulebook allows it; usually it is not played that way.
option-fairy_after_portal-yes = allowed
option-fairy_after_portal-no = not allowed
option-portal_to_dragon = Portal to the dragon
option-portal_to_dragon-help = Whether a portal leads to the dragon's tile. Word for word, the rulebook allows any tile; usually it is not played that way.
option-portal_to_dragon-forbidden = no
option-portal_to_dragon-allowed = yes
option-ties = Ties
option-ties-help = Who wins if several players have the most points. The rulebook says nothing about it; at tournaments the player who began loses.
option-ties-shared = the victory is shared
option-ties-starter_loses = whoever began loses

## Editions

preset-rulebook = Rulebook of 2005
preset-rulebook-help = All as in the rulebook of The Princess and the Dragon.
preset-german = German editions
preset-german-help = As in later German editions of the expansion.
preset-english = First English edition
preset-english-help = As in the first English edition, with the fields of the first base game.
preset-tournament = Tournament base game
preset-tournament-help = The base game alone, as at tournaments.

## Result

score-road = roads
score-city = cities
score-cloister = cloisters
score-open-road = unfinished roads
score-open-city = unfinished cities
score-open-cloister = unfinished cloisters
score-farm = fields
score-fairy-turn = fairy at the start of a turn
score-fairy-bonus = fairy at scoring
score-goods = goods
score-king = King
score-robber = Robber

outcome-points = Most points: { $points }.
outcome-shared = A tie: the victory is shared. Points: { $points }.
outcome-starter = A tie, and whoever began loses it. Points: { $points }.

# Why a choice is good: reasons for an advice, as they stand after "because"

advice-points = it scores points
advice-cities = it earns you more for cities
advice-roads = it earns you more for roads
advice-farms = it earns you more for fields
advice-cloisters = it earns you more for cloisters
advice-city-growth = your city may still be completed
advice-road-growth = your road may still be completed
advice-farm-growth = your field borders cities that may still be completed
advice-cloister-growth = your cloister may still be surrounded
advice-supply = you have more followers in your supply
advice-returning = a follower of yours may come back soon
advice-fairy = the fairy is with your follower
advice-less-danger = your followers are safer from the dragon
advice-large = it saves the large follower for later
advice-builder = your builder may bring a second tile
advice-pig = your pig makes the field worth more
advice-goods = it gets you ahead in goods
advice-cards = the King or the Robber card is yours
advice-quarters = you have followers waiting in the City of Carcassonne

# In the terminal

terminal-left = tiles in the pile: { $tiles }
terminal-steps = dragon steps left: { $steps }
terminal-legend = # city, % shield, C cloister, dots are fields, lines are roads; numbers are choices
terminal-legend-dragon = V volcano, d dragon, O portal, P princess; D the dragon itself, F the fairy
terminal-legend-inns = i inn, K cathedral; L a large follower
terminal-legend-traders = w wine, g grain, c cloth; b a builder, p a pig
terminal-legend-river = ~ river
terminal-legend-count = = walls of Carcassonne
terminal-second-earned = a second tile follows
terminal-second-now = second tile of the turn
terminal-size = tiles: { $tiles }
terminal-count = the Count goes to: { $quarter }
terminal-count-here = the Count
terminal-tile = Tile to place
terminal-aside = set aside
terminal-discarded = discarded
terminal-followers = followers
terminal-place = { $cell } /{ $rotation }
terminal-fairy = fairy to { $cell }
terminal-princess = the knight on { $cell } goes home
terminal-enclosed = enclosed field { $number }
terminal-north = north
terminal-east = east
terminal-south = south
terminal-west = west

## How to play, on one page

guide-aim = Build a map of tiles together and put followers on it. Cities, roads, cloisters and fields bring points. You have only seven followers. The player with the most points wins.
guide-turn = Your turn
guide-first-title = Lay a tile
guide-first = Every edge must match its neighbours: city to city, road to road, field to field.
guide-second-title = Place a follower
guide-second = Only on this tile: in a city, on a road, in a cloister or in a field. The feature must be free. Instead you may move the fairy to a follower of yours.
guide-third-title = Score what is complete
guide-third = Whoever has the most followers there takes the points; in a tie everybody does. Followers come back to you, only farmers lie there until the end.
guide-mind-title = Beware of the dragon
guide-mind = After a dragon tile you all move it in turn, six steps in all, and it chases followers home. It never enters the fairy’s tile. A portal sends a follower to any tile, a princess sends a knight home.
guide-points-1 = city: per tile and per shield
guide-worth-1 = 2
guide-points-2 = road: per tile
guide-worth-2 = 1
guide-points-3 = cloister with eight tiles around it
guide-worth-3 = 9
guide-points-4 = field at the end: per complete city beside it
guide-worth-4 = 3
guide-points-5 = unfinished city at the end: per tile and per shield
guide-worth-5 = 1
guide-end = The game is over after the turn in which the pile ran out. Then fields and unfinished features count as well.

## Explanations: what a question is about when it comes for the first time

explain-place = Every edge must match its neighbour. Look for a place where your city or road grows, or is completed at once.
explain-place-river = The river comes first: every tile continues its end. Followers can be placed already, but not on the water.
explain-princess = The princess sends a knight home from the city that her tile extends. The follower goes back to its owner, and you place nobody with this tile.
explain-princess-may = The princess may send a knight home from the city that her tile extends. That can change the majority in the city, but then you place no follower with this tile.
explain-action = A follower claims a city, road, cloister or field of this tile and earns its points. It comes back only when that is scored, and you have only seven. A farmer lies in the field until the end of the game.
explain-portal = A magic portal sends a follower to any tile, to a feature that is free and unfinished. A chance for a large city that nobody guards.
explain-fairy-too = The fairy keeps the dragon off her tile. She gives 1 point at the start of your turn if she is with your follower, and 3 when its feature is scored.
explain-action-volcano = No follower goes on a tile with a volcano, for the dragon comes there. The fairy can protect one of your followers now.
explain-action-princess = A knight was sent home, so you place no follower with this tile. You can only finish this step or move the fairy.
explain-action-no-followers = All your followers are on the map. They come back when their features are scored, so complete what you have begun.
explain-action-no-room = Every feature of this tile is taken, and a taken feature accepts no new follower. Two separate features can still be joined later.
explain-action-helpers = A builder joins a follower of yours and earns a second tile when that feature grows. A pig makes the field of your farmer richer.
explain-back = Followers leave a quarter of the City only for features of its kind. Now they can decide the majority before the points are given.
explain-gate = A follower in a quarter waits for a feature of its kind: from the castle to a city, from the blacksmith to a road, from the cathedral to a cloister, from the market to a field.
explain-count = Nobody leaves the quarter where the Count is. It pays to put him where the followers of others are waiting.
explain-market = This is the last moment before final scoring. A follower from the market becomes a farmer and may decide the majority on a field.
explain-market-any = This is the last moment before final scoring. A follower from a quarter may decide the majority on an unfinished feature of its kind.
explain-dragon = The dragon takes six steps in all, and the players lead it in turn. Followers on a tile that it enters go back to their owners. Lead it away from yours.
