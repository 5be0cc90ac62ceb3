# What exactly is wrong, in English. QUOTED is for what somebody handed in.

## The component file

black-backs = Q11: all black dragons have 6 on the back
card-faces = Q11: no card is { $front } with { $back } on the back
card-twice = Q3: two entries are the same card { QUOTED($name) }
chests = the chests are { $known }
colours = Q11: the colours of dragons are { $known }
deck-total = Q3: the { $name } must be { $count } in all, but the rows have { $found }
fragment-total = Q1: there are { $count } fragments
fragments-in-play = Q1: with { $seats } players some fragments are neither removed nor in play
kinds-at-most = Q3: at most { $most } different cards can be told apart
pearl-total = Q2: there are 15 pearls, red and blue
pearl-twice = Q2: two entries are the same { $colour } pearl
pearl-worth = Q2: red pearls are handed out first, although not every red one is worth more than every blue one
player-count = there is no row for { $seats } players
reward-fragment = Q9: the reward of { $number } has no fragment
reward-items = Q9: the reward of { $number } has unknown items: { $known }
rewards = Q9: each number from 1 to 6 has one reward
starting-alike = Q10: two starting cards are alike, { QUOTED($name) }; here the second has a number and can be told apart
starting-hands = Q3: each of { $seats } players gets some starting cards or none
starting-thrice = Q10: at most two starting cards are alike, not three such as { QUOTED($name) }
starting-too-few = Q3: not enough starting cards for { $seats } players

## Positions

book-card = { QUOTED($side) }: { QUOTED($text) } is not one card of that side
book-card-had = a card on the book may be what is said of it, and that its owner has had
book-guess = { QUOTED($text) }: it may be a card with its own back, as often as printed
book-owner = { QUOTED($name) }: { QUOTED($word) } does not tell which seat put it there
book-page = { QUOTED($name) } starts with a page of that side, not { QUOTED($word) }
book-word = { QUOTED($name) } has no { QUOTED($word) }
card-count = { $card } stands there more often than it is printed
changed-form = 'changed' is two numbers: cards put on the left and on the right side
changed-often = 'changed': each side is changed once, and one of them once more with the quill
changed-top = 'changed': on top of { QUOTED($side) } lies what the active seat put there
changed-when = 'changed': the book is changed when the cards are taken
chests-count = 'chests': there are { $count } in all
chests-form = 'chests': { QUOTED($word) } is none of { $known }, nor +n to be drawn, or occurs twice
chests-revealed = 'chests': all are revealed before the first turn
crest-at-once = 'crest { $seat }': with all four colours a crest is taken at once
crest-colours = 'crest { $seat }': a crest is for all four colours
crest-left = 'crest { $seat }': { $crest } is no crest that is left
crest-order = 'crest': the most valuable one left is taken first
first-and-seat = 'first' and 'seat' are known once turns begin
fragment-count = there are not so many fragments of { $value }
fragment-worth = { QUOTED($name) }: no fragment is worth { QUOTED($text) }
fragments-form = 'fragments': value*count, not { QUOTED($word) }
fragments-missing = { $least } fragments are in play, on the table and with the seats
hand-dealt = 'hand { $seat }': starting cards are dealt in turn, and nothing else
line-number = { QUOTED($name) } takes a number from 0 to { $most }, not { QUOTED($text) }
page-back = { QUOTED($side) }: its page must be the back of a card in the pile
pearl-count = there are not so many pearls of { $value }
pearls-count = 'pearls { $seat }': every completed amulet has one pearl
pearls-form = 'pearls { $seat }': { QUOTED($name) } is no pearl, or there are not so many
pearls-known = 'pearls { $seat }': { QUOTED($word) } cannot be known
pearls-order = 'pearls { $seat }': red pearls are given before blue ones
pearls-turned = 'pearls { $seat }': they are turned up seat by seat
phase-needed = 'phase' would be { $needed } here, not { $phase }
refill-at-once = 'refill': a slot is filled at once where that needs no draw
refill-form = 'refill' names left or right, not { QUOTED($word) }
row-colours = 'row { $seat }': a { $name } stack has { $name } and black dragons, not { QUOTED($cards) }
row-form = 'row { $seat }': { QUOTED($word) } is no stack, or its colour occurs twice
seat-form = { QUOTED($name) } is one of the { $seats } seats, not { $seat }
seats-form = 'seats' is 2, 3 or 4
set-when = 'set': nobody has played before the active seat decides
shown-form = 'shown': { QUOTED($word) } is no starting card that was dealt
token-count = there are { $crystals } crystals and { $eggs } eggs
too-many-amulets = with so many amulets the game is over
too-many-turns = after so many turns without a set the game is over
turn-before = 'turn': before the first one nobody has done or gained anything
turn-begun = 'turn': the setup is complete, so turns have begun
used-chest = 'used': no chest in play can have been used by now
who-when = 'who' is a follower, and only while others may follow

## Actions in notation

stack-end = a stack is made at the left or right end, not { QUOTED($end) }
unknown-action = { QUOTED($text) } is none of: { $known } or a set
unknown-card = no card is called { QUOTED($name) }; a card is front_back, such as { $example }
unknown-chest = no chest is called { QUOTED($chest) }; there are: { $known }
word-choice = { $word } takes one of: { $known }, not { QUOTED($name) }

## Options

option-chests = option { $name }: no chest is called { QUOTED($chest) }, but { $known }
