# What exactly is wrong, in English. QUOTED is for what somebody handed in.

## The component file

cards = P7: six armies and two shepherds are needed
never-weaker = P2: { $army } is never weaker than { $other }
printed-example = P5: in the rulebook the dragon beats the footman against brick
printed-knight = P4: the rulebook shows the knight with 6 against stone, 3 against brick and 2 against wood
same-strength-twice = P3: { $army } is equally strong against two materials
strength-sum = P6: the strengths of { $army } add up to { $sum }, those of the others to 10 or 11
strengths = P1: against { $material } the strengths are usually 1 to 6, each once; found { $strengths }
tied-strengths = P1: against { $material } several armies are equally strong: { $armies }. The sword holder wins a tie, or else the youngest
tiles = P7: eight tiles are needed, of each material a castle for 1 and one for 2, two drums
twice = P7: each tile and each card occurs only once, but { $id } is repeated

## Positions

all-chosen = all have chosen: the round would be resolved already
between-rounds = nothing can be chosen between two rounds
camp-form = a camp holds armies, each once, never a shepherd: { QUOTED($text) }
commit-camp = 'commit { $seat }' is not one card from the camp
commit-hand = 'commit { $seat }' is not two cards from the hand
earlier-form = 'earlier { $seat }' is points and cards of the games before, at most { $points } and { $hand } each
game-form = 'game' is n/m, and a longer match has as many games as seats
guess-form = 'guess { $seat }' must list at most { $most } camps as large as the true one, and that one too
next-game = after round 7 the next game of the longer match has begun
one-sword = exactly one seat holds the sword
played-open = 'played': only the last round can be open
played-seat = 'played': { QUOTED($word) } names no seat that can have taken it
played-tile = 'played': { QUOTED($name) } is no tile, or occurs twice
seven-rounds = a game has seven rounds
youth-first = before the order of youth is drawn nothing has been played or chosen
youth-form = 'youth' lists two to four seats, the youngest first, each once; or a ? for each seat if the order is still to be drawn

## Actions in notation

order-form = { QUOTED($text) }: after 'youth:' come the { $seats } seats, the youngest first, each once
unknown-card = no card is called { QUOTED($name) }; there are: { $known }
