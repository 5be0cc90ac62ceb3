# Dragon Castle: words of the board in the browser. The words of the game itself are next to its rules.

## Tiles in sentences

dc-object-M = merchant { $number }
dc-object-S = soldier { $number }
dc-object-F = farmer { $number }
dc-object-P1 = spring
dc-object-P2 = summer
dc-object-P3 = autumn
dc-object-P4 = winter
dc-object-W1 = rain
dc-object-W2 = the storm
dc-object-W3 = the gale
dc-object-W4 = fog
dc-object-D1 = the dragon mask
dc-object-D2 = the two heads
dc-object-D3 = the dragon wings
dc-some-M =
    { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
dc-some-S =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
dc-some-F =
    { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
dc-some-P =
    { $count ->
        [one] { $count } season
       *[other] { $count } seasons
    }
dc-some-W =
    { $count ->
        [one] { $count } wind
       *[other] { $count } winds
    }
dc-some-D =
    { $count ->
        [one] { $count } dragon
       *[other] { $count } dragons
    }
dc-some-number =
    { $count ->
        [one] { $count } tile with number { $number }
       *[other] { $count } tiles with number { $number }
    }

## Castle

dc-castle = Castle
dc-closer = Enlarge the castle
dc-castle-grid = Castle, rows: { $rows }, columns: { $columns }
dc-stack = row { $row }, column { $column }, level { $level }: { $tile }, { $state }
dc-uncovering = a tile being uncovered
dc-state-take = can be taken
dc-state-match = makes a pair
dc-state-free = available
dc-state-blocked = blocked
dc-countdown = Countdown
dc-track = Countdown track. Tokens in the pile: { $pile }, on spaces: { $laid }
dc-seats = { $seats } pl.
dc-left =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $level ->
        [0] {""}
       *[other] , level { $level }
    }
dc-track-closed = the dragon waits for the ground level
dc-track-open = the dragon can be summoned
dc-track-last = the last round
dc-round = Round { $round }

## Realms

dc-own-realm = Your realm
dc-realm-of = Realm: { $name }
dc-realm-grid = Realm: { $name }, rows: { $rows }, columns: { $columns }
dc-realm-picture = Realm: { $name }. Face up: { $tiles }. Shrines: { $shrines }. Free cells: { $free }.
dc-cell = row { $row }, column { $column }: height { $height }, { $top }
dc-cell-empty = row { $row }, column { $column }: { $top }
dc-empty = empty
dc-top-shrine = shrine
dc-top-back = face-down tile
dc-none = nothing
dc-target-place = can be placed here
dc-target-set = a set, can be turned
dc-target-build = a shrine can be built
dc-target-faith = a shrine can be built
dc-target-turn = can be turned
dc-target-from = can be moved
dc-target-to = can be moved here
dc-target-cost = can pay
dc-target-change = can be changed
dc-enlarge = Show large: { $name }
dc-watch-back = Back to yours
dc-pts = VP
dc-points = { $points } VP
dc-in-pool = in pool
dc-facts = Points: { $points }, shrines in the pool: { $pool }, tokens: { $tokens }. If the game ended now: { $worth }.
dc-worth = With the bonuses so far: { $points } VP (shrines { $shrines }, dragons { $dragons })
dc-preview =
    for a set: { $set }; and room for { $shrines ->
        [one] { $shrines } shrine
       *[other] { $shrines } shrines
    }
dc-preview-none = { $tile }: no set here yet
dc-all-seats = Seats and points
dc-parts = Parts of the table
dc-tab-table = Table
dc-tab-realms = Realms
dc-tab-cards = Cards

## Cards

dc-no-cards = No spirit or dragon cards in this game.
dc-spirit-deception = Take the second tile from beside the first. It does not have to match.
dc-spirit-depths = The second tile only needs to be of the same type, not identical.
dc-spirit-elegance = For the rest of the turn, a free short side of a tile is enough.
dc-spirit-destruction = Remove one available tile from the castle.
dc-spirit-strength = Move one or two top tiles inside your realm.
dc-spirit-wind = You may turn one of your tiles face down, then move one shrine.
dc-spirit-cleverness = Turn a set of exactly three tiles as if it were four.
dc-spirit-beauty = Turn a set of adjacent tiles with the same number. Bonus: 1 VP.
dc-spirit-change = One season, wind or dragon counts as another type and completes a set.
dc-spirit-faith = Build one more shrine on a set turned this turn.
dc-spirit-used = used this turn
dc-spirit-owes = active this turn
dc-targets =
    { $count ->
        [one] { $count } possible target
       *[other] { $count } possible targets
    }
dc-callable = can be activated
dc-call = Activate
dc-call-cost = for a shrine or a face-up tile
dc-dragon-tranquility = 1 VP for each separate group of face-down tiles.
dc-dragon-majesty = The highest merchant, soldier and farmer numbers on level 3 or above.
dc-dragon-bravery = 1 VP for each stack higher than all stacks beside it.
dc-dragon-humility = 1 VP for each shrine with a higher stack beside it.
dc-dragon-righteousness = Shrines in one row and one column, +2 VP for a full line.
dc-dragon-valor = 1 VP for each shrine on the edge of the realm.
dc-dragon-piety = 1 VP for each shrine beside a face-up dragon.
dc-dragon-might = Merchants, soldiers, farmers: 2 VP for a group stronger than a neighbour’s, 1 VP for an equal one.
dc-dragon-harmony = For each axis: 4 VP for mirrored heights, 2 VP for mirrored shrines.
dc-dragon-knowledge = 2 VP for each different face-up symbol of seasons, winds and dragons.
dc-worth-now = Worth now

## The turn

dc-in-hand = In hand: { $tile }
dc-choose-tile = Place first: { $tile }
dc-picked = You hold { $tile }. What next?
dc-picked-match = Take a glowing tile, or finish in another way.
dc-picked-alone = Nothing in the castle matches now.
dc-shrine = Tile and shrine
dc-summon = Summon the dragon
dc-turn-set = Turn { $set }, +{ $points } VP
dc-done = Done
dc-enough = That’s enough
dc-end = End turn
dc-back = Back
dc-yes = Yes
dc-pay = { $spirit }: how do you pay?
dc-pay-tile = Choose a face-up tile in your realm, or give a shrine from your pool.
dc-pay-shrine-only = Give a shrine from your pool.
dc-pay-shrine = Give a shrine
dc-becoming = { $type }, +{ $points } VP
dc-move-to = Choose the new place
dc-change = What should this tile become?
dc-place = Place { $tile }
dc-ways = Ways to finish
dc-way-pair = Pair
dc-way-discard = Discard
dc-way-set = set: { $tiles }
dc-way-group = group: { $tiles }
dc-way-pool = shrines in the pool: { $pool }
dc-way-no-pair = no match
dc-way-closed = not possible now
dc-way-nothing = nothing for the realm
dc-partners =
    { $count ->
        [0] Nothing in sight makes a pair with it.
        [one] One tile that makes a pair glows.
       *[other] { $count } tiles that make a pair glow.
    }
dc-take = Take
dc-yes-end = Yes, end turn
dc-confirm-discard = Discard this tile and end your turn?
dc-confirm-summon = Summon the dragon and end your turn?
dc-confirm-take = Take { $tile }?
dc-confirm-pair = Take { $tile } as the second tile?
dc-confirm-destroy = Destroy { $tile }?
dc-confirm-place = Place it here?
dc-confirm-set = Turn this set?
dc-confirm-build = Build a shrine here?
dc-confirm-faith = Build a shrine here?
dc-confirm-turn = Turn this tile?
dc-confirm-to = Move it here?

## Castle workshop

workshop = Castle workshop
dc-ws-page = Castle workshop · Wawel
dc-ws-draw = Draw a castle
dc-ws-plan = Plan of the castle
dc-ws-cell = row { $row }, column { $column }, height { $height }
dc-ws-brush = Brush height
dc-ws-mirror-sides = Mirror left and right
dc-ws-mirror-ends = Mirror top and bottom
dc-ws-help = Drag over the cells to paint. Keyboard: arrows and digits 0 to 3.
dc-ws-look = Preview
dc-ws-picture = A view of the castle. Tiles: { $tiles }, levels: { $level }.
dc-ws-look-tiles = A game could begin like this. Tiles are placed at random; dimmed ones are blocked.
dc-ws-look-bare = Tiles get their faces once the layout is complete ({ $total }).
dc-ws-shuffle = Shuffle the tiles
dc-ws-count = Tiles
dc-ws-ground = On the ground level: { $ground }
dc-ws-good-for = Good for this many players: { $seats }
dc-ws-for = For { $seats } players:
dc-ws-complete = Complete to { $total } at random
dc-ws-clear = Clear
dc-ws-play = Play this castle
dc-ws-keep = Save and share
dc-ws-known = Start from a known layout
dc-ws-choose = Choose a layout
dc-ws-name = Name
dc-ws-nameless = My castle
dc-ws-save = Save
dc-ws-saved = Layout saved in this browser.
dc-ws-own = Your layouts
dc-ws-remove = Remove: { $name }
dc-ws-text = Layout as text
dc-ws-link = Link to the layout
dc-ws-copy = Copy the link
dc-ws-copy-text = Copy the text
dc-ws-text-copied = Layout copied.

## Options of a table

dc-option-none = no cards
dc-option-random = one random card
dc-option-random2 = two random cards
dc-option-beginner = a beginners’ card
dc-option-all = all cards
dc-option-named = chosen cards
dc-option-cards = Chosen cards
dc-option-standard = standard board
dc-option-own = your own layout
