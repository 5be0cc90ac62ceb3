# Dragonkeepers: words of the board in the browser. The words of the game itself are next to its rules.

## Bar

dk-amulets = Amulets
dk-amulets-all = Amulets completed by all players
dk-of = of { $needed }
dk-steps = Steps of the turn

## Cards and dragons

dk-dragon-white = White dragon
dk-dragon-green = Green dragon
dk-dragon-red = Red dragon
dk-dragon-blue = Blue dragon
dk-dragon-black = Black dragon, joker
dk-card = { $front }, on the back { $back }
dk-back-number = number { $number }
dk-back-ribbon = { $back } with a ribbon
dk-dragons-white =
    { $number ->
        [one] { $number } white dragon
       *[other] { $number } white dragons
    }
dk-dragons-green =
    { $number ->
        [one] { $number } green dragon
       *[other] { $number } green dragons
    }
dk-dragons-red =
    { $number ->
        [one] { $number } red dragon
       *[other] { $number } red dragons
    }
dk-dragons-blue =
    { $number ->
        [one] { $number } blue dragon
       *[other] { $number } blue dragons
    }
dk-way-white = { $number } white
dk-way-green = { $number } green
dk-way-red = { $number } red
dk-way-blue = { $number } blue
dk-jokers =
    { $number ->
        [one] a joker
       *[other] { $number } jokers
    }
dk-way-jokers =
    { $dragons } and { $jokers ->
        [one] a joker
       *[other] { $jokers } jokers
    }

## Book and display

dk-task = Play exactly { $dragons } → { $items }
dk-book-name = Book
dk-book = Book. Play exactly { $dragons }. Reward: { $items }.
dk-page-number =
    play { $number } { $number ->
        [one] dragon
       *[other] dragons
    }
dk-page-white = white
dk-page-green = green
dk-page-red = red
dk-page-blue = blue
dk-puts =
    { $count ->
        [one] { $count } card put here by players
       *[other] { $count } cards put here by players
    }
dk-put-here = Put the chosen card on this side of the book
dk-display-left = Display, left
dk-display-right = Display, right
dk-display-empty = empty
dk-may-take = Can be taken
dk-may-take-paid = Can be taken for a crystal
dk-pile =
    { $count ->
        [one] card
       *[other] cards
    }

## The end, when nobody plays

dk-idle =
    Nobody has played for { $turns } turns. { $left ->
        [one] One more
       *[other] { $left } more
    }, and the game ends.

## Pool

dk-pool = Pool
dk-pool-fragments = Amulet fragments in the pool
dk-pool-rest = Other pieces in the pool
dk-pool-egg = Golden eggs
dk-pool-crystal = Crystals
dk-pool-black = Black dragons
dk-pool-pearl-red = Red pearls
dk-pool-pearl-blue = Blue pearls
dk-pool-crest = Crest worth { $points }
dk-pool-no-crest = Crests
dk-lowest = lowest
dk-highest = highest
dk-short-fragment_low = min
dk-short-fragment_high = max

## Players

dk-crystals = Crystals
dk-eggs = Golden eggs
dk-crest = Crest
dk-amulets-of = Amulets completed
dk-ring-count = { $count } of 3 fragments in the ring
dk-row-of = Row of stacks
dk-row-empty = no stacks
dk-hand-none = no cards
dk-hand-backs =
    { $count ->
        [one] { $count } card in hand, back
       *[other] { $count } cards in hand, backs
    }: { $backs }
dk-turn = turn
dk-follows = choosing
dk-passed = pass
dk-your-amulets = Your amulets
dk-ring-empty = Empty ring, 0 of 3 fragments
dk-ring-open = Ring, { $count } of 3 fragments: { $values }
dk-ring-done = Amulet: { $values }, { $pearl }
dk-ring-shown = Amulet: { $values }, { $pearl } worth { $worth }

## Row

dk-row = Your row of stacks
dk-row-title = Your row
dk-stack =
    Stack, { $colour }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
dk-locked = Closed: it lies between { $between }, so you can no longer add to it.
dk-between-white = white
dk-between-green = green
dk-between-red = red
dk-between-blue = blue
dk-may-place = Can be placed here
dk-may-return = The top card can come back to your hand
dk-end-left = at the left end
dk-end-right = at the right end
dk-end-first = put it here

## Hand

dk-hand =
    Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
dk-hand-title = Hand
dk-may-pick = Can be chosen
dk-order = Order of cards
dk-order-front = dragons
dk-order-back = backs
dk-ways = Possible sets
dk-quiet = Auto-pass
dk-quiet-help = When you have nothing to play on somebody else’s turn, you pass automatically after a pause whose length gives nothing away. Switch this off to decide every time.

## Decision

dk-ask-play = Play { $dragons }
dk-ask-follow = You may play { $dragons } too
dk-stop = Enough
dk-take-line = Taken: { $taken }. You can still take { $left }.
dk-use-wind = Use the wind
dk-done = Continue
dk-put = Put on the book
dk-modify-line = Choose a card from your hand: its back becomes the new page.
dk-return-line = Choose a stack: its top card comes back to your hand.
dk-would-be = The book would ask for { $dragons }.
dk-pass = Pass
dk-play = Play
dk-picked = Chosen: { $cards }
dk-pick-line = Choose cards from your hand, or a whole set.
dk-choose-end = A new colour: choose an end of your row.
dk-cannot-play = You cannot play: pass
dk-none = You would need { $dragons }.
dk-none-closed = Your stack of this colour is closed.
dk-cannot-follow = You have nothing to play
dk-passing = You will pass in a moment.
dk-passing-watched = You will pass in a moment. The pause is deliberate: nobody can tell from it whether you had a choice.

## Chests

dk-chests = Magic chests (reconstructed variant)
dk-chest-when = Cost: { $cost }. When: { $phase }.

## End

dk-end = End of the game
dk-end-help = Fragments and pearls are revealed.

## Log: one line per event, and what came of it

line-play = { $seat } plays { $dragons }.
dk-with-jokers =
    { $number ->
        [one] a joker
       *[other] { $number } jokers
    }
after-crest = crest (+{ $points })
after-fragment = fragment { $value }
after-amulet = amulet finished ({ $done } of { $needed })
after-pearl = { $pearl }
after-black-dragon = black dragon
after-crystal = crystal
after-egg = golden egg
after-run-out = no { $lack } left in the supply
after-take = { $card }
after-page = page: { $back }
after-blown-under = under the pile: { $card }
after-returned = { $card }

## All open

dk-open-hand = In hand: { $count }
dk-open-hidden = the order of the cards in both piles of the book, and the values of pearls until the end
