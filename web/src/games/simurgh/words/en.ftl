# Simurgh: words that only the board needs. The names of things stand in the game's file.

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
si-amount-same = { $count } more of the same kind
si-mix-one = { $count } token ({ $first } or { $second })
si-mix = { $count } tokens ({ $first } or { $second }, in any mix)
si-nothing = nothing

## What happens

si-pay = pay { $what }
si-pay-vassal = spend { $what }
si-pay-marker = take { $what } off your dragons
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
si-special-replace_objective = replace an objective that lies already
si-when-boost = when you receive { $what }: { $effect }
si-when-on_explore = when your rider moves down a level: { $effect }
si-when-on_spend = when you spend { $what }: { $effect }
si-when-on_objective = while placing an objective: { $effect }
si-trigger-veg = vegetables
si-trigger-meat = meat
si-trigger-wood = wood
si-trigger-stone = stone
si-trigger-wisdom = wisdom
si-trigger-weapon = weapons
si-trigger-pp = power points
si-trigger-marker = a marker
si-trigger-spearman = a spearman
si-trigger-rider = a dragonrider
si-once = { $ability } (one-use ability)

## Tiles

si-type-production = Production
si-type-research = Research
si-type-transformation = Transformation
si-type-exploration = Exploration
si-type-power = Power
si-type-exploration-short = Expl.
si-when-short = when
si-or-short = or
si-space = { $effect } ({ $kind })
si-level = level { $level }: { $effect }
si-move = entering and every move one level down: { $pay }
si-crowd = vassals on the tile: { $count } of { $most }
si-space-vassals = here stand: { $vassals }
si-vassal-of = { $vassal } ({ $name })
si-space-free = nobody stands here
si-refused = Not now. { $reason }

## Dragons

si-ability = ability { $slot }: { $effect }
si-marked = with a marker
si-unmarked = without a marker
si-ability-cost = Using an ability costs the marker that lies on it.
si-dragon-markers = markers: { $count } of 3

## Objectives

si-metric = markers on dragons: { $dragons }
si-rank-1 =
    { $points ->
        [one] { $points } point for the first place
       *[other] { $points } points for the first place
    }
si-rank-2 = { $points } for the second
si-rank-3 = { $points } for the third
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
