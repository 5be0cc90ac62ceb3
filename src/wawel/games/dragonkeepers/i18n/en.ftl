# Dragonkeepers: every word of the game in English.
#
# Names ($seat) and things ($card, $item …) arrive as ready text. For every list x there is also a number x_count.
# A no-break space stands between a word and a number.

title = Dragonkeepers
tagline = One book for everyone. Gather dragons and amulets.

## Cards, backs and colours

card-white_1 = white dragon (back: 1)
card-white_2 = white dragon (back: 2)
card-white_3 = white dragon (back: 3)
card-white_4 = white dragon (back: 4)
card-white_5 = white dragon (back: 5)
card-green_1 = green dragon (back: 1)
card-green_2 = green dragon (back: 2)
card-green_3 = green dragon (back: 3)
card-green_4 = green dragon (back: 4)
card-green_5 = green dragon (back: 5)
card-red_1 = red dragon (back: 1)
card-red_2 = red dragon (back: 2)
card-red_3 = red dragon (back: 3)
card-red_4 = red dragon (back: 4)
card-red_5 = red dragon (back: 5)
card-blue_1 = blue dragon (back: 1)
card-blue_2 = blue dragon (back: 2)
card-blue_3 = blue dragon (back: 3)
card-blue_4 = blue dragon (back: 4)
card-blue_5 = blue dragon (back: 5)
card-white_white = white dragon (back: white)
card-white_green = white dragon (back: green)
card-white_red = white dragon (back: red)
card-white_blue = white dragon (back: blue)
card-green_white = green dragon (back: white)
card-green_green = green dragon (back: green)
card-green_red = green dragon (back: red)
card-green_blue = green dragon (back: blue)
card-red_white = red dragon (back: white)
card-red_green = red dragon (back: green)
card-red_red = red dragon (back: red)
card-red_blue = red dragon (back: blue)
card-blue_white = blue dragon (back: white)
card-blue_green = blue dragon (back: green)
card-blue_red = blue dragon (back: red)
card-blue_blue = blue dragon (back: blue)
card-white_1_start = white dragon (back: 1, starting card)
card-white_2_start = white dragon (back: 2, starting card)
card-white_3_start = white dragon (back: 3, starting card)
card-white_4_start = white dragon (back: 4, starting card)
card-white_5_start = white dragon (back: 5, starting card)
card-white_white_start = white dragon (back: white, starting card)
card-white_green_start = white dragon (back: green, starting card)
card-white_red_start = white dragon (back: red, starting card)
card-white_blue_start = white dragon (back: blue, starting card)
card-green_1_start = green dragon (back: 1, starting card)
card-green_2_start = green dragon (back: 2, starting card)
card-green_3_start = green dragon (back: 3, starting card)
card-green_4_start = green dragon (back: 4, starting card)
card-green_5_start = green dragon (back: 5, starting card)
card-green_white_start = green dragon (back: white, starting card)
card-green_green_start = green dragon (back: green, starting card)
card-green_red_start = green dragon (back: red, starting card)
card-green_blue_start = green dragon (back: blue, starting card)
card-red_1_start = red dragon (back: 1, starting card)
card-red_2_start = red dragon (back: 2, starting card)
card-red_3_start = red dragon (back: 3, starting card)
card-red_4_start = red dragon (back: 4, starting card)
card-red_5_start = red dragon (back: 5, starting card)
card-red_white_start = red dragon (back: white, starting card)
card-red_green_start = red dragon (back: green, starting card)
card-red_red_start = red dragon (back: red, starting card)
card-red_blue_start = red dragon (back: blue, starting card)
card-blue_1_start = blue dragon (back: 1, starting card)
card-blue_2_start = blue dragon (back: 2, starting card)
card-blue_3_start = blue dragon (back: 3, starting card)
card-blue_4_start = blue dragon (back: 4, starting card)
card-blue_5_start = blue dragon (back: 5, starting card)
card-blue_white_start = blue dragon (back: white, starting card)
card-blue_green_start = blue dragon (back: green, starting card)
card-blue_red_start = blue dragon (back: red, starting card)
card-blue_blue_start = blue dragon (back: blue, starting card)
card-white_1_start_2 = white dragon (back: 1, second starting card)
card-white_2_start_2 = white dragon (back: 2, second starting card)
card-white_3_start_2 = white dragon (back: 3, second starting card)
card-white_4_start_2 = white dragon (back: 4, second starting card)
card-white_5_start_2 = white dragon (back: 5, second starting card)
card-white_white_start_2 = white dragon (back: white, second starting card)
card-white_green_start_2 = white dragon (back: green, second starting card)
card-white_red_start_2 = white dragon (back: red, second starting card)
card-white_blue_start_2 = white dragon (back: blue, second starting card)
card-green_1_start_2 = green dragon (back: 1, second starting card)
card-green_2_start_2 = green dragon (back: 2, second starting card)
card-green_3_start_2 = green dragon (back: 3, second starting card)
card-green_4_start_2 = green dragon (back: 4, second starting card)
card-green_5_start_2 = green dragon (back: 5, second starting card)
card-green_white_start_2 = green dragon (back: white, second starting card)
card-green_green_start_2 = green dragon (back: green, second starting card)
card-green_red_start_2 = green dragon (back: red, second starting card)
card-green_blue_start_2 = green dragon (back: blue, second starting card)
card-red_1_start_2 = red dragon (back: 1, second starting card)
card-red_2_start_2 = red dragon (back: 2, second starting card)
card-red_3_start_2 = red dragon (back: 3, second starting card)
card-red_4_start_2 = red dragon (back: 4, second starting card)
card-red_5_start_2 = red dragon (back: 5, second starting card)
card-red_white_start_2 = red dragon (back: white, second starting card)
card-red_green_start_2 = red dragon (back: green, second starting card)
card-red_red_start_2 = red dragon (back: red, second starting card)
card-red_blue_start_2 = red dragon (back: blue, second starting card)
card-blue_1_start_2 = blue dragon (back: 1, second starting card)
card-blue_2_start_2 = blue dragon (back: 2, second starting card)
card-blue_3_start_2 = blue dragon (back: 3, second starting card)
card-blue_4_start_2 = blue dragon (back: 4, second starting card)
card-blue_5_start_2 = blue dragon (back: 5, second starting card)
card-blue_white_start_2 = blue dragon (back: white, second starting card)
card-blue_green_start_2 = blue dragon (back: green, second starting card)
card-blue_red_start_2 = blue dragon (back: red, second starting card)
card-blue_blue_start_2 = blue dragon (back: blue, second starting card)
card-black_6 = black dragon (back: 6)

back-1 = 1
back-2 = 2
back-3 = 3
back-4 = 4
back-5 = 5
back-6 = 6
back-white = white
back-green = green
back-red = red
back-blue = blue
back-1_start = 1 (ribbon)
back-2_start = 2 (ribbon)
back-3_start = 3 (ribbon)
back-4_start = 4 (ribbon)
back-5_start = 5 (ribbon)
back-6_start = 6 (ribbon)
back-white_start = white (ribbon)
back-green_start = green (ribbon)
back-red_start = red (ribbon)
back-blue_start = blue (ribbon)

colour-white = white
colour-green = green
colour-red = red
colour-blue = blue
colour-black = joker

# what the book asks for
dragons-1_white = 1 white dragon
dragons-1_green = 1 green dragon
dragons-1_red = 1 red dragon
dragons-1_blue = 1 blue dragon
dragons-2_white = 2 white dragons
dragons-2_green = 2 green dragons
dragons-2_red = 2 red dragons
dragons-2_blue = 2 blue dragons
dragons-3_white = 3 white dragons
dragons-3_green = 3 green dragons
dragons-3_red = 3 red dragons
dragons-3_blue = 3 blue dragons
dragons-4_white = 4 white dragons
dragons-4_green = 4 green dragons
dragons-4_red = 4 red dragons
dragons-4_blue = 4 blue dragons
dragons-5_white = 5 white dragons
dragons-5_green = 5 green dragons
dragons-5_red = 5 red dragons
dragons-5_blue = 5 blue dragons
dragons-6_white = 6 white dragons
dragons-6_green = 6 green dragons
dragons-6_red = 6 red dragons
dragons-6_blue = 6 blue dragons

## Other components

side-left = left side
side-right = right side
end-left = left end of the row
end-right = right end of the row

item-fragment_low = lowest fragment
item-fragment_high = highest fragment
item-black_dragon = black dragon
item-crystal = crystal
item-egg = golden egg

pearl-red = red pearl
pearl-blue = blue pearl
pearls-red = red pearls
pearls-blue = blue pearls

# what the supply lacks
lack-fragment_low = fragments
lack-fragment_high = fragments
lack-black_dragon = black dragons
lack-crystal = crystals
lack-egg = golden eggs

chest-return = Return
chest-return-effect = Take the top card of one of your stacks into your hand, even from an enclosed stack. At least one dragon that is not black must stay in it.
chest-thrift = Thrift
chest-thrift-effect = Your set needs one card fewer, but at least one card. The reward stays the same.
chest-gate = Gate
chest-gate-effect = Your set may go on an enclosed stack.
chest-quill = Quill
chest-quill-effect = You may put a second card on one side of the book this turn.
chest-wind = Wind
chest-wind-effect = Before you take your first card, both display cards go under their piles, and the empty places are filled.
chest-crown = Crown
chest-crown-effect = You take the highest fragments instead of the lowest ones in the reward.

phase-take = Take cards
phase-modify = Change the book
phase-play = Play dragons
phase-follow = The others

## Log

note-display = Display, { $side }: { $card }.
note-page = Book, { $side }: { $back } (cards in the pile: { $pile }).
note-fragments = Amulet fragments: { $left } in play, { $removed } set aside.
note-chest = Magic chest in play: { $chest }.
note-dealt = { $seat } gets a starting card: { $card }.
note-dealt-hidden = { $seat } gets a starting card.
note-turn = Turn { $turn }: { $seat }
note-take = { $seat } takes a { $card } from the display.
note-crystal-spent = { $seat } returns a crystal for a fourth card.
note-put = { $seat } puts a { $card } on the book.
note-put-hidden = { $seat } puts a card on the book.
note-new-stack = { $seat } starts a new stack: { $colour }, { $end }.
note-play = { $seat } plays: { $cards }.
note-crest =
    { $seat } gets a crest (+{ $points } { $points ->
        [one] point
       *[other] points
    }).
note-fragment = { $seat } takes a fragment of value { $value }.
note-amulet = { $seat } completes an amulet. Amulets completed: { $done } of { $needed }.
note-pearl = { $seat } puts a { $pearl } into the amulet.
note-black-dragon = { $seat } takes a black dragon into hand.
note-crystal = { $seat } gets a crystal.
note-egg =
    { $seat } gets a golden egg (+{ $points } { $points ->
        [one] point
       *[other] points
    }).
note-run-out = There are no { $lack } left in the supply: { $seat } gets nothing for them.
note-pass = { $seat } passes.
note-chest-used = { $seat } uses a chest: { $chest } (crystals returned: { $cost }).
note-blown-under = Under its pile: { $card }.
note-returned = { $seat } takes a { $card } from a stack into hand.
note-last-amulet = Amulets completed: { $needed }. The game is over.
note-idle = Turns in a row without a set: { $turns }. The game is over.
note-final-fragments =
    { $seat } turns up fragments: { $count } (+{ $points } { $points ->
        [one] point
       *[other] points
    }).
note-final-pearls =
    { $seat } turns up { $pearls }: { $count } (+{ $points } { $points ->
        [one] point
       *[other] points
    }).
note-egg-turned =
    Most golden eggs: { $seat }. One of them is worth { $worth } (+{ $points } { $points ->
        [one] point
       *[other] points
    }).

## Why not

reason-not-drawn = This cannot be drawn now.
reason-not-now = You cannot do this in this part of the turn.
reason-slot-empty = This place in the display is empty.
reason-take-first = You must take at least one card first.
reason-costs-crystal = You have already taken three cards, and a fourth one costs a crystal.
reason-no-crystal = A fourth card costs a crystal, and you have none.
reason-not-fourth = A crystal pays only for the fourth card.
reason-put-not-in-hand = You can put only a card from your hand on the book.
reason-side-changed = You have already changed this side of the book this turn, and each side takes one card.
reason-wrong-number = A set has exactly as many cards as the left page of the book shows.
reason-wrong-colour = A set consists of dragons of the colour on the right page and of black dragons.
reason-only-black = A set needs at least one real dragon, because jokers alone are not enough.
reason-enclosed = This stack lies between two other colours, so you can no longer add to it.
reason-end-needed = A new stack must go at the left or right end of the row.
reason-end-given = Name an end of the row only for a new stack beside other stacks.
reason-not-in-hand = Not all of these cards are in your hand.
reason-no-set = This is not a set of cards.
reason-chest-not-in-play = This magic chest is not in play.
reason-chest-used = You can use only one chest per turn.
reason-chest-too-dear = You do not have enough crystals to pay for the chest.
reason-chest-not-active = Only the player whose turn it is can use chests.
reason-chest-too-late = The wind works only before the first card is taken.
reason-chest-no-use = This chest would change nothing at this moment.
reason-chest-no-stack = There is no stack of this colour to take a card from.
reason-chest-last-dragon = At least one dragon that is not black must stay in the stack.
reason-chest-wrong = You cannot use this chest together with a set.
reason-game-over = The game is already over.

## Asking the player

ask-take = Take a card from the display
ask-take-help = Cards taken: { $taken }. You take one to three in a turn, and an empty place is filled at once.
ask-fourth = Take a fourth card or stop
ask-fourth-help = The fourth card costs one crystal. You cannot take a fifth.
ask-modify = Change the book or leave it as it is
ask-modify-help = The book now asks for { $dragons }. Reward: { $items }.
ask-play = Play { $dragons }
ask-play-help = Reward: { $items }. A joker can replace a dragon, but not all of them.
ask-follow = You may play { $dragons } too
ask-follow-help = Reward: { $items }. You cannot change the book.

## Options of a table

option-first = First player
option-first-help = Who has the first turn.
option-first-random = at random
option-chests = Random magic chests
option-chests-help = A reconstructed variant for people who know the game: you pay crystals to use the ability of a chest, one per turn.
option-chests-none = no chests
option-chests-1 = one
option-chests-2 = two
option-chests-3 = three
option-chests-4 = four
option-chests-5 = five
option-chests-6 = all six
option-named = Chosen magic chests
option-named-help = Chests that are always in play, in addition to random ones.
option-named-none = none
option-named-return = { chest-return }
option-named-thrift = { chest-thrift }
option-named-gate = { chest-gate }
option-named-quill = { chest-quill }
option-named-wind = { chest-wind }
option-named-crown = { chest-crown }

## Result

score-fragments = amulet fragments
score-pearls = { $pearls }
score-crest = crest
score-eggs = golden eggs
score-egg-turned = golden egg turned over

outcome-points = Most points: { $points }.
outcome-cards = Tied on points. Dragon cards played decide: { $cards }.
outcome-shared = Tied on points and on dragon cards. The victory is shared.

## Headings of tables in the rules

heading-number = number
heading-reward = reward
heading-value = value
heading-count = copies
heading-players = players
heading-removed = fragments removed
heading-in-play = fragments in play
heading-crests = crests
heading-amulets = amulets that end the game
heading-pearl = pearl
heading-chest = chest
heading-cost = crystals
heading-when = when
heading-effect = effect
heading-front = front
heading-backs = backs

## Reconstructed values

reconstructed-cards = Reconstructed card counts: how many there are of each card could not be found.
reconstructed-rewards = Reconstructed reward: the printed symbols could not be found.
reconstructed-pearls = Reconstructed number of pearls: how many there are of each could not be found.
reconstructed-crests = Reconstructed crest: the printed number could not be found.
reconstructed-chests = Reconstructed chests: what is printed on them could not be found.

## Numbers inside the rules

idle-rounds =
    { $rounds ->
        [one] one full round
       *[other] { $rounds } full rounds
    }

# In the terminal

terminal-drawn-page = page of the book: { $what }
terminal-drawn-turn = card on display: { $what }
terminal-drawn-deal = starting card: { $what }
terminal-drawn-chest = magic chest: { $what }
terminal-drawn-out = fragment set aside, value { $value }
terminal-drawn-pearl = pearl of value { $value }
terminal-pile = pile
terminal-supply = supply
terminal-chests = chests
terminal-rings = rings
terminal-amulets = amulets { $done } of { $needed }
terminal-idle = { $turns } of { $most } turns without a set
terminal-book = book
terminal-page = page
terminal-display = display
terminal-task = Play
terminal-reward = reward
terminal-run-out = none left
terminal-fragments = fragments { $count } ({ $low }–{ $high })
terminal-black = black dragons { $count }
terminal-eggs = golden eggs { $count }
terminal-crystals = crystals { $count }
terminal-pearls = pearls { $red } red, { $blue } blue
terminal-crests = crests { $crests }
terminal-hand-backs = hand, by backs
terminal-amulets-made = amulets
terminal-ring = ring
terminal-crystal = crystals
terminal-egg = eggs
terminal-crest = crest
terminal-stop = no more cards
terminal-done = leave the book as it is
terminal-wind = blow the display cards away
terminal-put = put on the book: { $what }
terminal-return = take back the top card: { $what }

## Advice: why a choice is good, after "because"

advice-points = it scores points
advice-eggs = it helps you to the most golden eggs
advice-ring = it brings the next amulet closer
advice-stacks = it brings the crest closer
advice-dragons = you have more dragons to play
advice-first = your best colour promises a better set
advice-second = a second colour is ready for a set
advice-third = it keeps sets of further colours possible
advice-black = you have more black dragons
advice-enclosed = dragons of enclosed colours still serve as pages
advice-crystals = you have more crystals
advice-chests = a crystal can pay for a magic chest
advice-pages = your hand can make many different pages
advice-set = you can play a good set this turn
advice-follow = the others gain less when they follow
advice-plan = your own cards can set up a good set
advice-takes = you can take more cards afterwards
advice-next = your next turn comes sooner

## How to play, on one page

guide-aim = Collect dragons and trade sets of them for fragments of amulets. Three fragments close a ring, and a pearl goes into its middle. The player with the most points wins.
guide-turn = Your turn
guide-first-title = Take dragons
guide-first = One to three cards from the display, left or right of the book. A fourth one costs a crystal. The sign in the corner shows the back of the card.
guide-second-title = Change the book
guide-second = If you like, put a card on the pile of its back: a number on the left, a colour on the right, one for each side.
guide-third-title = Play a set
guide-third = Play exactly as many dragons as the book says, of exactly that colour. Black ones are jokers, but at least one dragon must be real. You get the reward, and then the others may play a set for the same pages.
guide-mind-title = Mind your row
guide-mind = A new colour starts a stack at an end of your row. A stack shut in between two others grows no more, so you cannot play that colour.
guide-points-1 = fragment of an amulet
guide-worth-1 = 1–20
guide-points-2 = pearl in a ring, turned over at the end
guide-worth-2 = 3–9
guide-points-3 = crest for four colours in the row
guide-worth-3 = 16, 12, 8
guide-points-4 = golden egg
guide-worth-4 = 4
guide-points-5 = one egg of the player who has the most
guide-worth-5 = 16
guide-end = The game is over at once when all of you together have seven amulets; eight with three players, nine with four.

## Explanations: what a question is about when it comes for the first time

explain-take = The front is a dragon for a set; the sign in the corner shows the back, with which you can change the book. Take what the pages ask for, or what changes them.
explain-fourth = A crystal buys a fourth card. That helps when one dragon is missing for a set.
explain-modify = A card on the book changes the task for everybody. It is worth it when you have a set for the new pages and the others do not.
explain-play = You play dragons from your hand, and the left page says what you get for them. The dragons go on the stack of their colour in your row, unless that stack is enclosed.
explain-follow = At the end of every turn the other players may each play a set for the same pages, even if the player whose turn it was played nothing. The reward is the same, too.
