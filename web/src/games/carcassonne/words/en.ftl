# Carcassonne: words of the board in the browser. The words of the game itself are next to its rules.

## On the shelf

shelf-title = Carcassonne

## Bar and tools

ca-base-only = base game
ca-sets-in-play =
    { $more ->
        [0] { $first }
        [one] { $first } + { $more } expansion
       *[other] { $first } + { $more } expansions
    }
ca-move = Tiles on the map:
ca-in-pile = in the pile
ca-tiles-count =
    { $count ->
        [one] tile
       *[other] tiles
    }
ca-tools = View of the map
ca-zoom-in = Zoom in
ca-zoom-out = Zoom out
ca-whole = Whole map
ca-fields = Fields
ca-more = Players and pile
ca-tabs = Parts of the table
ca-tab-map = Map
ca-tab-seats = Players
ca-tab-pile = Pile
ca-holes = Tiles that fit
ca-to-move = Go to the move
ca-beyond-left =
    { $count ->
        [one] { $count } place to the left
       *[other] { $count } places to the left
    }
ca-beyond-right =
    { $count ->
        [one] { $count } place to the right
       *[other] { $count } places to the right
    }
ca-beyond-up =
    { $count ->
        [one] { $count } place above
       *[other] { $count } places above
    }
ca-beyond-down =
    { $count ->
        [one] { $count } place below
       *[other] { $count } places below
    }
ca-map = Map. Arrow keys move between places, F steps through the features of a tile, the question mark asks why
ca-tiles = Tiles and figures
ca-choices = Choices on the map
ca-skip = Continue

## Tile and pile

ca-hand = Tile to place
ca-your-tile = Your tile
ca-tile-of = Tile: { $seat }
ca-turn = Turn
ca-turn-left = Turn left
ca-turn-right = Turn right
ca-pile = Pile
ca-pile-title =
    { $count ->
        [one] { $count } tile in the pile
       *[other] { $count } tiles in the pile
    }
ca-left =
    { $count ->
        [one] tile in the pile
       *[other] tiles in the pile
    }
ca-dragon-out = The dragon is on the map
ca-aside =
    { $count ->
        [0] The dragon is still asleep
        [one] Dragon asleep, { $count } tile set aside
       *[other] Dragon asleep, { $count } tiles set aside
    }
ca-kind-aside = aside: { $count }
ca-mark-volcano = volcanoes in the pile
ca-mark-dragon = dragon tiles in the pile
ca-mark-portal = portals in the pile
ca-mark-princess = princesses in the pile
ca-mark-cloister = cloisters in the pile

## Seats

ca-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ca-final =
    If the game ended now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ca-supply = Followers in the supply: { $count } of { $total }
ca-you = You
ca-tag-turn = Your turn
ca-tag-thinks = thinking
ca-tag-dragon = moves dragon
ca-fairy-with = The fairy is with a follower
ca-safe = under the fairy's protection
ca-fairy-here = Fairy
ca-dragon-here = Dragon
ca-leads =
    { $left ->
        [one] { $seat } moves the dragon, { $left } step left
       *[other] { $seat } moves the dragon, { $left } steps left
    }

## Features

ca-size-city =
    { $tiles ->
        [one] City: { $tiles } tile
       *[other] City: { $tiles } tiles
    }
ca-size-shields =
    { $tiles ->
        [one] City: { $tiles } tile
       *[other] City: { $tiles } tiles
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
ca-size-road =
    { $tiles ->
        [one] Road: { $tiles } tile
       *[other] Road: { $tiles } tiles
    }
ca-size-cloister = Cloister: { $tiles } of 9 tiles
ca-size-field =
    { $cities ->
        [0] Field without complete cities
        [one] Field: { $cities } complete city
       *[other] Field: { $cities } complete cities
    }
ca-worth = Now { $points } pts
ca-worth-both = Now { $points } pts, { $closed } when complete
ca-worth-complete = Complete for { $points } pts
ca-worth-field = At the end { $points } pts
ca-worth-field-each = At the end (pts): { $gains }
ca-nobody = Nobody is here
ca-hole = Free place
ca-hole-dead = Nothing fits here any more
ca-hole-left =
    { $count ->
        [0] No tile left in the pile fits
        [one] { $count } tile in the pile fits
       *[other] { $count } tiles in the pile fit
    }

## Choices on the map

ca-target-place =
    Place: { $beside }. { $count ->
        [one] The tile fits in { $count } way.
       *[other] The tile fits in { $count } ways.
    }
ca-beside-N = { $tile } to the north
ca-beside-E = { $tile } to the east
ca-beside-S = { $tile } to the south
ca-beside-W = { $tile } to the west
ca-on-tile = Tile: { $tile }.
ca-target-fairy = Move the fairy to a tile: { $tile }. There: { $names }.
ca-target-knight = Send the knight home: { $seat }. Tile: { $tile }.
ca-target-step-N = Move the dragon north. Tile: { $tile }.
ca-target-step-E = Move the dragon east. Tile: { $tile }.
ca-target-step-S = Move the dragon south. Tile: { $tile }.
ca-target-step-W = Move the dragon west. Tile: { $tile }.
ca-eats = Back to the supply: { $names }.
ca-role-on-city = Knight in the city
ca-role-on-road = Thief on the road
ca-role-on-cloister = Monk in the cloister
ca-role-on-field = Farmer in the field

## Prompt bar

ca-place = Place it here
ca-place-where =
    { $count ->
        [one] It fits in { $count } place. Choose it on the map.
       *[other] It fits in { $count } places. Choose one on the map.
    }
ca-place-turns =
    { $count ->
        [one] It fits only this way.
       *[other] It fits in { $count } ways. Press the tile to turn it.
    }
ca-closes-mine =
    { $kind ->
        [city] This closes your city: { $points } pts.
        [road] This finishes your road: { $points } pts.
       *[cloister] This surrounds your cloister: { $points } pts.
    }
ca-closes-theirs =
    { $kind ->
        [city] This closes a city ({ $names }): { $points } pts.
        [road] This finishes a road ({ $names }): { $points } pts.
       *[cloister] This surrounds a cloister ({ $names }): { $points } pts.
    }
ca-closes-free =
    { $kind ->
        [city] This closes an empty city: { $points } pts.
        [road] This finishes an empty road: { $points } pts.
       *[cloister] This surrounds an empty cloister: { $points } pts.
    }
ca-pass = No follower
ca-pass-fairy = Leave the fairy
ca-others =
    { $phase ->
        [place] { $seat } places a tile
        [princess] { $seat } chooses a knight to send home
        [action] { $seat } decides about a follower
        [back] { $seat } may bring followers back
        [market] { $seat } may bring followers back
        [gate] { $seat } may enter the city
        [count] { $seat } may move the Count
       *[other] { $seat } decides
    }
ca-watching = You are watching this game.
ca-deploy = Deploy
ca-to-fairy = Fairy
ca-to-follower = Follower
ca-fairy-where = Move the fairy
ca-fairy-help = To one of your followers: the dragon stays away, and the fairy gives points.
ca-move-fairy = Move
ca-send-home = Send home
ca-spare = Send nobody
ca-step = Go there
ca-step-eats =
    { $count ->
        [0] Nobody is there.
        [one] The dragon will chase { $count } follower away.
       *[other] The dragon will chase { $count } followers away.
    }

## New table

ca-set-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
ca-sets-sum =
    { $tiles ->
        [one] { $tiles } tile, about { $minutes } minutes
       *[other] { $tiles } tiles, about { $minutes } minutes
    }
ca-set-pd = dragon, fairy, princesses, portals
ca-set-ic = large follower, inns, cathedrals, sixth seat
ca-set-tb = builder, pig, goods
ca-set-river = the map begins with a river
ca-set-ks = cards of the King and the Robber
ca-set-count = the game begins at the walls of Carcassonne

## Figures of the expansions

ca-figure-follower = Follower
ca-figure-large = Large follower
ca-figure-builder = Builder
ca-figure-pig = Pig
ca-figure-fairy = Fairy
ca-kinds = Which figure?
ca-figure-where = Deploy a figure
ca-figure-help = Choose a spot on the new tile.
ca-kind = { $name }, in the supply: { $count }
ca-kind-none = { $name }: not possible now. Ask why
ca-kind-follower = Follower
ca-kind-large = Large
ca-kind-builder = Builder
ca-kind-pig = Pig
ca-kind-fairy = Fairy
ca-loupe = The new tile
ca-taken = taken
ca-large-help = Counts twice in a majority.
ca-builder-on =
    { $kind ->
        [city] Builder in the city
       *[road] Builder on the road
    }
ca-builder-help = When you extend this later, you place a second tile.
ca-pig-on = Pig on the field
ca-pig-help = Your field pays one more point for every city.
ca-pass-figure = No figure
ca-second =
    { $kind ->
        [city] A second tile after this one: your builder extends a city.
       *[road] A second tile after this one: your builder extends a road.
    }
ca-second-earned = A second tile follows.
ca-second-now = Second tile
ca-closes-goods = Goods for you: { $goods }.
ca-goods = Goods: { $goods }
ca-no-goods = none
ca-stock = In the supply: { $names }
ca-king = King: largest city ({ $size })
ca-robber = Robber: longest road ({ $size })
ca-weights = Counting for the majority: { $names }
ca-inn = with an inn
ca-cathedral = with a cathedral

## City of Carcassonne and river

ca-quarter =
    { $quarter ->
        [castle] Castle: cities
        [blacksmith] Blacksmith: roads
        [cathedral] Cathedral: cloisters
       *[market] Market: fields
    }
ca-quarter-locked =
    { $quarter ->
        [castle] Castle: the Count is here. Nobody leaves.
        [blacksmith] Blacksmith: the Count is here. Nobody leaves.
        [cathedral] Cathedral: the Count is here. Nobody leaves.
       *[market] Market: the Count is here. Nobody leaves.
    }
ca-quarter-empty = Nobody waits there.
ca-quarter-people = Waiting: { $names }.
ca-city = City of Carcassonne
ca-count-here = The Count
ca-enter = Enter the city
ca-enter-pass = Stay out
ca-enter-help =
    { $quarter ->
        [castle] Your follower can come back when a city is scored.
        [blacksmith] Your follower can come back when a road is scored.
        [cathedral] Your follower can come back when a cloister is scored.
       *[market] Your follower can go to a field at the end of the game.
    }
ca-count = Move the Count
ca-count-pass = Leave the Count
ca-count-help =
    { $quarter ->
        [castle] Nobody leaves the castle while he is there.
        [blacksmith] Nobody leaves the blacksmith while he is there.
        [cathedral] Nobody leaves the cathedral while he is there.
       *[market] Nobody leaves the market while he is there.
    }
ca-back = Send
ca-back-pass = Nobody goes
ca-back-from =
    { $quarter ->
        [castle] From the castle.
        [blacksmith] From the blacksmith.
        [cathedral] From the cathedral.
       *[market] From the market.
    }
ca-river = The river goes on here
