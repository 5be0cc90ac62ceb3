# Knights and Castles: every word of the game in English.
#
# Names ($seat, $seats) and things ($card, $tile) arrive as ready text.
# For every list x there is also a number x_count. A no-break space stands
# between a word and a number.

title = Knights and Castles
tagline = Choose two cards in secret and win the castle.

## Cards, tiles and materials

card-knight = mounted knight
card-dragon = dragon
card-footman = footman
card-archer = archer
card-peasant = peasant
card-catapult = catapult
card-shepherd = shepherd

tile-wood_small = small wooden castle
tile-wood_large = large wooden castle
tile-brick_small = small brick castle
tile-brick_large = large brick castle
tile-stone_small = small stone castle
tile-stone_large = large stone castle
tile-recruit_1 = drum
tile-recruit_2 = drum

material-stone = stone
material-brick = brick
material-wood = wood

## Log

note-youth = Order of youth by lot, youngest first: { $seats }. { $seat } takes the sword.
note-game =
    { $games ->
        [1] New game
       *[other] Game { $game } of { $games }
    }
note-round = Round { $round }
note-tile = Turned up: { $tile }.
note-ready = { $seat } is ready.
note-attack = { $seat }: { $cards }.
note-returned =
    { $shepherds ->
        [1] A shepherd returns to hand: { $seats }.
       *[other] Shepherds return to hand: { $seats }.
    }
note-cancelled =
    Repeated { $card }: { $seats }. { $seats_count ->
        [2] Both cards go to camp.
       *[other] All of them go to camp.
    }
note-won =
    { $seat } takes the castle: { $card }, strength { $strength } (+{ $points } { $points ->
        [one] point
       *[other] points
    }).
note-won-sword =
    The table is empty, so the sword decides. { $seat } takes the castle (+{ $points } { $points ->
        [one] point
       *[other] points
    }).
note-to-camp = { $seat } sends { $cards } to camp.
note-sword = Sword: { $holder } → { $seat }.
note-sword-stays = The sword stays: { $seat }.
note-recruited = { $seat } takes a card back from camp: { $card }.
note-recruited-hidden = { $seat } takes one card back from camp.
note-nothing-to-recruit = All camps are empty. Nobody gets a card back.
note-game-over = The game is over. Tile set aside: { $tile }.

## Why not

reason-wrong-number = You need exactly two cards to take a castle.
reason-not-in-hand = You can only use cards from your hand, and not all of the chosen cards are there.
reason-not-in-camp = Only a card from your camp can come back, and this one is not there.
reason-one-card = Recruitment brings back exactly one card from camp.
reason-already-chosen = You have already chosen your cards for this round: take them back first.
reason-nothing-in-camp = Your camp is empty, so there is nothing to take back.
reason-already-recruited = You have already chosen a card from your camp: take it back first.
reason-not-now = The tile on the table calls for a different choice now.
reason-order-first = The order of youth is drawn first.
reason-tile-not-left = This tile is no longer in the stack.
reason-game-over = The game is already over.

## Asking the player

ask-attack = Choose two cards
ask-attack-help = Target: { $tile }. The single strongest card that nobody repeats takes it.
ask-recruit = Recruit one card
ask-recruit-help = It goes back to your hand. Nobody else sees it.

## Options of a table

option-long = Longer match
option-long-help = As many games as there are players. The points of all games are added up.
option-long-yes = as many games as players
option-long-no = one game
option-ages = Ages
option-ages-help = The youngest player starts with the sword and wins the last tie-break. If even one age is missing, the order of youth is drawn by lot.

## Result

score-castle = { $tile }
score-earlier = earlier games

outcome-points = Most points: { $points }.
outcome-hand = Tied on points. Cards in hand decide: { $cards }.
outcome-youngest = Tied on points and cards. Of the tied players, the one who counts as the youngest wins.

## Reconstructed values

reconstructed-strength = Reconstructed strength: the number printed on the card could not be found.

# In the terminal

terminal-camp = camp
terminal-castles = castles
terminal-sword = sword
terminal-ready = ready
terminal-youth = from the youngest: { $seats }
terminal-game = game { $game } of { $games }
terminal-round = Round { $round } of { $rounds }
terminal-removed = Tile set aside: { $tile }.
terminal-strength = (numbers: strength against { $material })

## Why a choice is good

advice-points = it gives you a better chance of the castle
advice-sword = it holds the sword while castles are still to come
advice-armies = it saves armies for later castles
advice-clash = the cards you keep win more clashes
advice-alone = it keeps strong cards that nobody can repeat
advice-sure = it keeps a card that takes a castle for sure
advice-recruits = a drum can bring cards back from the camp
advice-tie = more cards in hand win a tie

## How to play, on one page

guide-aim = Take castles of wood, brick and stone. After seven rounds the player with the most points wins.
guide-turn = A round
guide-first-title = Turn up a tile
guide-first = If it is a castle, everybody secretly chooses two cards from hand. If it is a drum, everybody takes one card back from camp to hand, and the round is over.
guide-second-title = Turn up the cards
guide-second = All at once. Shepherds go back to hand. Armies that lie there more than once drop out, every one of them.
guide-third-title = The strongest takes the castle
guide-third = One card counts: of those that are left, the strongest against this material. Strengths of two cards are never added. Armies go to the camps, and only a drum brings them back.
guide-mind-title = An empty table? The sword
guide-mind = If all armies drop out, the holder of the sword takes the castle. After every castle the sword goes to the player with the fewest points; in a tie, to the youngest.
guide-points-1 = small castle
guide-worth-1 = 1
guide-points-2 = large castle
guide-worth-2 = 2
guide-points-3 = drum
guide-worth-3 = 0
guide-end = One of the eight tiles is removed unseen at the start. After the seventh the game is over. A tie goes to the player with more cards in hand, shepherds included, then to the youngest.

## Explanations: what a question is about when it comes for the first time

explain-attack = The strongest card takes the castle: what counts is its number for the castle's material. An army that two players play drops out. Armies you play go to your camp, but a shepherd goes back to your hand.
explain-recruit = The drum gives back one army from your camp. Take one that is strong against castles that have not come yet.
