# Simurgh: words that only the board needs. The names of things are in the game's file.

## How much of what

si-amount-veg =
    { $count ->
        [one] { $count } vegetable
       *[other] { $count } vegetables
    }
si-amount-meat = { $count } meat
si-amount-wood = { $count } wood
si-amount-stone = { $count } stone
si-amount-wisdom = { $count } wisdom
si-amount-weapon =
    { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
si-amount-pp =
    { $count ->
        [one] { $count } power point
       *[other] { $count } power points
    }
si-amount-marker =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
si-amount-spearman =
    { $count ->
        [one] { $count } spearman
       *[other] { $count } spearmen
    }
si-amount-rider =
    { $count ->
        [one] { $count } dragonrider
       *[other] { $count } dragonriders
    }
si-amount-same = { $count } of the same kind
si-mix-one = { $count } token ({ $first } or { $second })
si-mix = { $count } tokens ({ $first } or { $second }, in any mix)
si-nothing = nothing

## What happens

si-amount-marker-more =
    { $count ->
        [one] { $count } additional marker
       *[other] { $count } additional markers
    }
si-number = #{ $number }
si-pay = pay { $what }
si-pay-vassal = spend { $what }
si-pay-marker = remove { $what } from your dragons
si-get = take { $what }
si-get-vassal = take { $what } from the supply
si-get-marker = put { $what } on your dragons
si-or = or
si-dragons =
    look at { $count } dragons and keep one with { $markers ->
        [0] no markers
        [one] { $markers } marker
       *[other] { $markers } markers
    }
si-special-scout_purchase = buy an action tile
si-special-objective_draft = look at { $count } objective tiles and place one of them if you like
si-special-take_faceup_tile = take a face-up action tile
si-special-draw_facedown_tile = take the top tile of the deck
si-special-extra_explore_move = move the rider one more level down for the full cost
si-special-replace_objective = replace an objective already on the board
si-when-boost = when you receive { $what }: { $effect }
si-when-on_explore = when your rider moves down a level: { $effect }
si-when-on_spend = when you spend { $what }: { $effect }
si-when-on_objective = while placing an objective: { $effect }
si-once = { $ability } (one-use ability)

## Tiles

si-type-production = Production
si-type-research = Research
si-type-transformation = Transformation
si-type-exploration = Exploration
si-type-power = Power
si-type-exploration-short = Expl.
si-type-transformation-short = Transf.
si-when-short = when
si-or-short = or
si-space = { $effect } ({ $kind })
si-level = level { $level }: { $effect }
si-move = to enter and for every move one level down: { $pay }
si-crowd = vassals on the tile: { $count } of { $most }
si-space-vassals = here: { $vassals }
si-vassal-of = { $vassal } ({ $name })
si-space-free = nobody is here
si-last = The last action was here
si-refused = Not now. { $reason }

## Dragons

si-ability = ability { $slot }: { $effect }
si-marked = with a marker
si-unmarked = without a marker
si-ability-cost = Using an ability costs the marker on it.
si-dragon-markers = markers: { $count } of 3

## Objectives

si-metric = markers on dragons: { $dragons }
si-rank-1 =
    { $points ->
        [one] { $points } point for first place
       *[other] { $points } points for first place
    }
si-rank-2 = { $points } for second place
si-rank-3 = { $points } for third place
si-standing =
    { $name }: { $value }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
si-goal-free = empty objective space
si-goal-empty = objective space { $space }: { $effect }

## Supplies

si-supply = supplies: { $name }
si-good-count = { $good }: { $count }
si-limit = { $total } of { $limit }
si-limit-label = resources: { $total } of { $limit }
si-over = { $count } over the limit
si-free = free
si-free-count = free: { $vassals }
si-resting = resting
si-resting-count = resting: { $vassals }
si-pool-count = in the supply: { $vassals }
si-none = none
si-figures-spearman =
    { $count ->
        [one] { $count } spearman
       *[other] { $count } spearmen
    }
si-figures-rider =
    { $count ->
        [one] { $count } dragonrider
       *[other] { $count } dragonriders
    }
si-points = power points: { $count }

## Bar

si-back = Back
si-yes = Yes
si-needed = Without this ability you cannot finish the action under way.
si-first-ability = Use a dragon ability first: without it you cannot pay.
si-no = No
si-always = Always this turn
si-done = That’s all
si-end = End the turn
si-skip = Skip the main action
si-recall = Recall vassals
si-everybody = Recall everybody
si-move-rider = Move the explorer
si-decline = Place none
si-ask-before = Place a vassal on a green space, or recall yours
si-ask-place = Place a vassal on a green space
si-ask-only-recall = Recall your vassals
si-ask-lay = Lay a tile in the wilds
si-ask-skip = All your vassals are resting
si-ask-recall = Who comes back?
si-recall-line = Choose a vassal; you may choose more after it. You can place them again on your next turn.
si-ask-after = Your action is done
si-ask-goal = Where does the objective go?
si-goal-line = Choose an empty space: you pay its price and take its points.
si-pick-goal = Choose one of the tiles, then its space.
si-also = Now you may also { $what }.
si-also-lay = lay a tile in the wilds
si-also-explore = move an explorer
si-also-use = use a dragon's ability
si-also-nothing = Nothing else is possible right now.
si-who = Who goes there? { $space }
si-who-back = Who comes back? { $space }
si-twice = A second press chooses the first one.
si-which-end = Where does the tile go?
si-end-top = On top
si-end-bottom = On the bottom
si-end-top-label = On top of the stack: { $tile }
si-end-bottom-label = On the bottom of the stack: { $tile }
si-window = { $dragon }: { $effect }?
si-use = { $dragon }: { $effect }

## What is under way

si-tray = Choice
si-pending = Under way
si-laying = You are laying: { $tile }
si-source-bonus = Bonus of area { $area }
si-source-market = Market area { $place }
si-source-goal = Objective space { $place }
si-source-removal = Removing a tile
si-take = Choose
si-chosen = Chosen
si-choose = Choose: { $tile }
si-drop = Return: { $good }
si-goal-at = Objective space { $place }: { $effect }

## Table

si-city = City
si-wilds = Wilds
si-stall = Market area { $place }
si-stall-empty = no tile
si-deck = Action deck
si-deck-size =
    { $count ->
        [one] { $count } tile in the deck
       *[other] { $count } tiles in the deck
    }
si-deck-top = You know the top tile: { $tile }
si-area = Wilds { $area }
si-bonus = bonus
si-area-free = There is no tile here
si-lay-here = Lay it here
si-remove = Remove
si-remove-here = { $area }: remove { $tile } for a weapon
si-hand = Hand
si-hand-count =
    { $limit ->
        [one] { $count } of { $limit } tile
       *[other] { $count } of { $limit } tiles
    }
si-hand-none = No tiles in hand
si-known = { $count } in hand, { $known } of them known
si-dragons-title = Dragons
si-dragons-count =
    { $count ->
        [one] { $count } dragon
       *[other] { $count } dragons
    }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
si-mark = Marker here
si-mark-here = Put a marker on { $name }
si-seats = Other players
si-seat-more = Show everything public
si-seat-line = { $name }: power points { $points }, resources { $total }, tiles in hand { $hand }, markers { $markers }, free spearmen { $spearmen }, free riders { $riders }
si-ready = Ready
si-no-vassals = no vassals
si-meter = { $label }: { $now } of { $most }
si-meter-goals = Objectives
si-meter-goals-help = This many objectives end the game
si-meter-chronicle = Chronicle
si-meter-chronicle-help = This many tiles in the chronicle end the game
si-last-turns =
    { $count ->
        [one] Last turn
       *[other] Last turns: { $count }
    }
si-tabs = Parts of the table
si-strip = Players and points
si-tab-city = City
si-tab-market = Market
si-tab-wilds = Wilds
si-tab-mine = Mine
si-tab-seats = Players
si-tab-lit = to choose from: { $count }

## All open

si-open-hand = In hand: { $count }
si-open-hidden = the order of the tiles in the deck and in the stacks of dragons and objectives
