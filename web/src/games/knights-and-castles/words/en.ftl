# Knights and Castles: words of the board in the browser. The words of the game itself are next to its rules.

## Track of rounds

rz-round = Round
rz-round-of = of { $rounds }
rz-game-of = Game { $game } of { $games }
rz-track = Tiles of the rounds
rz-track-tile = Round { $round }: { $tile }
rz-track-won = Round { $round }: { $tile }, taken by { $seat }
rz-track-hidden = Round { $round }: tile face down

## Seats

rz-pts = pts
rz-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rz-earlier = earlier { $points }
rz-in-hand = Cards in hand
rz-in-camp = Cards in camp
rz-castles = Castles taken
rz-sword = Sword
rz-choosing = choosing
rz-ready = ready
rz-have-sword = Your sword
rz-have-sword-help = an empty table is yours
rz-sword-with = Sword: { $seat }
rz-sword-with-help = takes an empty table
rz-camp = Camp: { $count }
rz-camp-empty = nothing to recruit
rz-hand-peek = Hand: { $count }
rz-hand-back = back to your hand

## Tile in play

rz-counts-stone = stone counts
rz-counts-brick = brick counts
rz-counts-wood = wood counts
rz-wins-stone = The strongest card against stone wins.
rz-wins-brick = The strongest card against brick wins.
rz-wins-wood = The strongest card against wood wins.
rz-drum = Recruitment
rz-drum-help = Everyone takes one card from their camp back to hand.
rz-drum-empty = All camps are empty.
rz-drum-value = drum
rz-start = New game
rz-start-help = The tiles are shuffled and one is set aside.
rz-tile-down = Tile face down
rz-left =
    { $left ->
        [0] This is the last tile
        [one] { $left } tile
       *[other] { $left } tiles
    }
rz-left-ahead =
    { $left ->
        [0] of this game
       *[other] ahead
    }
rz-aside = 1 set aside unseen

## Cards

rz-card = { $name }. Stone { $stone }, brick { $brick }, wood { $wood }
rz-card-returns = { $name }. Returns to hand
rz-card-marked = { $card }. { $mark }
rz-short-knight = knight
rz-returns = returns
rz-returns-where = to hand
rz-mark-returned = returns
rz-mark-cancelled = repeated
rz-mark-strongest = strongest
rz-hand =
    Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rz-camp-hand =
    Your camp: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Decision

rz-chosen = Chosen: { $cards }
rz-none-chosen = Nothing chosen yet
rz-attack = Attack
rz-recruit = Recruit
rz-clear = Clear
rz-may-take-back = While others choose, you can take your choice back.
rz-tap = When everybody has seen it, tap the table.
rz-go-on = Continue
rz-drop = Put the card here

## Resolution

rz-steps = Steps of the resolution
rz-step-returned = shepherds return
rz-step-cancelled = repeats drop out
rz-step-strongest = strongest card
rz-step-camps = cards to camps
rz-step-sword = sword
rz-step-done = { $step }: done
rz-reveal = Cards on the table
rz-reveal-help = { $tile }, { $points }.
rz-taken = { $seat } takes the castle
rz-by-stone = { $tile }, { $points }. Strongest card: { $card }, { $strength } against stone.
rz-by-brick = { $tile }, { $points }. Strongest card: { $card }, { $strength } against brick.
rz-by-wood = { $tile }, { $points }. Strongest card: { $card }, { $strength } against wood.
rz-by-sword = { $tile }, { $points }. The table is empty, so the sword decides.
rz-game-done = End of game { $game } of { $games }
rz-removed = Tile set aside: { $tile }

## End

rz-end = End of the game
rz-end-help = Tile set aside: { $tile }. Everyone's cards are shown.
rz-shown-hand = In hand
rz-shown-camp = In camp
rz-nothing = empty

## All open

rz-open-hand = In hand: { $count }
rz-open-hidden = the order of the tiles to come, and the tile set aside at the start
