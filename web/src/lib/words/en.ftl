# Words of the web page.

## General

back = Back
bar-home = Wawel, home page
cancel = Cancel
close = Close
done = Done
game = Game
games = Games
loading = One moment, dealing…
log = Log
nav = Main
nobody = nobody
rule = Rule { $rule }
rules = Rules
start = Start the game
to-home = Home page
try-again = Try again
your-turn = Your turn
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Settings

day = Day
night = Night
settings = Settings
settings-language = Language
settings-theme = Look
settings-motion = Speed
settings-motion-help = How fast pieces move and bots answer.
settings-sound = Sound
settings-sound-help = Short sounds: your turn, a move, points, the end.
settings-confirm = Confirmation
settings-confirm-help = Ask once more before a move that cannot be taken back. Without it, one press places a tile in Carcassonne.
settings-explain = Explanations
settings-explain-help = In this game Smoczek explains each new kind of decision, once and in place.
motion-calm = calm
motion-full = normal
motion-fast = fast
motion-still = still

## Home page

# $games: how many are on the shelf
home-page-title =
    Wawel: { $games ->
        [5] five dragon games
        [one] { $games } dragon game
       *[other] { $games } dragon games
    } at one table
home-title =
    { $games ->
        [5] Five dragon games
        [one] { $games } dragon game
       *[other] { $games } dragon games
    } at one table
home-line = On one screen, with friends online, or against bots. No account, nothing to install.
play = Play
play-game = Play: { $title }
set-table = Set table
set-table-game = Set table: { $title }
soon = soon
disabled = disabled
game-disabled = This game is disabled: { $problem }.
soon-line = This game is still being made.
shelf-people = { " " }players
shelf-weight =
    { $leaves ->
        [1] easy
        [2] medium
       *[other] complex
    }
finished = Finished
finished-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
finished-others = · { $names }
ask-name-title = What is your name?
ask-name-line = This is your name at the table. Change it whenever you like when you set a table.
your-tables = Your tables
waits-for-people = waiting for players
thinks =
    { $count ->
        [1] { $names } is thinking
       *[other] { $names } are thinking
    }
join-title = Join by code
join-placeholder = table code
join = Join
record-title = Got a record of a match?
record-line = Watch it decision by decision.
record-open = Open file
record-broken = This file cannot be replayed

## New table

new-page-title = New table · Wawel
new-title = New table
new-line = Just press “Start the game”. The other settings are there if you want them.
seats = Seats
seats-range = { $least }–{ $most } players
seats-help = Fewer people? Set a seat to “empty”.
seat-number = Seat { $number }
seat-name = Name at seat { $number }
seat-who = Who takes seat { $number }
seat-colour = Colour of seat { $number }
your-colour = Your colour
colour-0 = red heart
colour-1 = blue star
colour-2 = green leaf
colour-3 = yellow sun
colour-4 = plum tulip
colour-5 = teal fish
seat-empty = empty seat
bot-level = Level of the bot at seat { $number }
bots-slow = The rules are not compiled here, or not yet, so bots search less deeply than they could.
default-names = Hazel, Arthur, Olive, Max, Sophie, Jacob
kind-here = This screen
kind-link = By link
kind-bot = Bot
kind-empty = Empty
kind-here-help = plays on this screen
kind-shared-help = a curtain covers the screen between turns
kind-link-help = you get the link once the table is set
level-random = plays at random
level-novice = novice
level-easy = easy
level-medium = medium
level-strong = strong
level-master = master
level-novice-name = Chick
level-novice-line = Just hatched. Makes mistakes and never minds.
level-easy-name = Lamb
level-easy-line = Plays gently. Takes what lies nearest.
level-medium-name = Rooster
level-medium-line = Guards its own yard and sees yours.
level-strong-name = Owl
level-strong-line = Awake at night. Counts a few moves ahead.
level-master-name = Dragon
level-master-line = Under Wawel for centuries. Forgives nothing.
levels-title = Level of the bot
levels-line = They all know the rules, and none of them looks at hidden cards.
thinks-at-once = at once
thinks-up-to = up to { $seconds } s
options = Game settings
edition = Edition
edition-own = Your own
edition-own-help = Rules as you have chosen them.
edition-differences = What is different
single-options = Single rules
aids = Aids
aids-hints = Hints
aids-hints-help = Whoever decides may ask what a bot would do. The others see the question, but not the answer.
aids-projection = Projected result
aids-projection-help = A strip above the board shows who is ahead if all play alike.
curious = For the curious
seed = Shuffle seed
seed-help = The same seed gives the same draws. Empty: a new one, kept secret until the end.
position = Starting position
position-help = The game starts from this position in notation. Empty: the usual start.
summary = Summary of the table
summary-links =
    { $count ->
        [one] { $count } person joins by link
       *[other] { $count } people join by link
    }
summary-fair = The shuffle can be checked after the game
see-rules = See the rules
too-few-seats =
    { $count ->
        [one] This game needs at least { $count } person.
       *[other] This game needs at least { $count } people.
    }
invites-title = Invite to the table
invites-line = Send everybody their link, or tell them all the code.
invite-joined = here
invite-qr = QR code with the address of the table
invite-code = table code
invite-scan = Scan it with a phone on the same Wi-Fi network, or type the code on the home page.
invite-later = The QR code appears once other devices can get here.
invite-address = Address for others
invite-share = Share invitation
invite-copy = Copy invitation
invite-share-title = Wawel: { $title }
invite-local = This address works on this computer only.
invite-local-how = To let others join, stop the server (Ctrl+C) and start it like this:
invite-local-back = The table will wait. Then others on the same network can join at the address of this computer.
invite-again = Check again
copy = Copy
copy-by-hand = Copy this text:
guests-missing = Not here yet: { $names }.
guests-invite = Invite
invite-link = Link for { $name }
copy-link = Copy the link for { $name }
share-link = Share the link for { $name }
link-copied = Link copied.
link-copied-line = Send it to your friends.
to-table = To the table

## Table

board = Board
table-page-title = { $title } · Wawel
table-page-turn = ● Your turn · { $title }
table-lost-title = There is no such table
table-lost-line = The link may have been cut when it was copied, or the table has been cleared.
table-full-title = This table is full
table-full-line = Too many people are looking on, or this network has too many tables open. Try again later.
table-shut-title = This table does not open
table-shut-bad-token = This link does not open any seat at this table.
table-old-title = This page is out of date
table-old-line = This page is older than the server. Please reload it.
broken-title = This page has stopped
broken-line = Something went wrong on this page. The match is safe on the server, and no decision is lost.
broken-again = Load it again
seat-you = You
seat-here = on this screen
seat-online = online
seat-away = connection lost
seat-waiting = not here yet
seat-bot = bot, { $level }
waiting-title = Something is about to happen
waiting-for =
    { $count ->
        [1] { $names } is deciding
       *[other] { $names } are deciding
    }
waiting-line = Wait for your turn.
watching-line = You are watching.
prompt-yours = Your decision
prompt-others = What is happening
over-title = End of the game
over-line = This is the table at the end.
to-result = Result
undo = Undo
undo-turn = Undo the whole turn
log-news = New entries
log-start = Start
log-empty = The log of the game will appear here.
line-lost = Connection lost.
line-lost-line = Reconnecting. Nothing is lost.
line-back = The connection is back.
name-title = Take your seat
name-label = Your name
sit-down = Sit down
curtain-title = { $name } is next
curtain-line = Pass the screen. The cards stay hidden until you tap.
curtain-open = It’s me, show
curtain-undo = Undo the last choice
allowed = This is allowed.

## Hints

hint = Hint
hint-by = Hint: { $name }
hint-chance = Chance of winning: { $chance }%; with other choices { $otherwise }% on average
hint-close = Close the hint
hint-even = Other choices are about as good.
hint-marked = Marked with a lamp.
hint-play = Play this
hint-so-far = Hint, so far
hint-thinking = The little dragon is counting…
because = Because { $why }.
advice-others = it makes it harder for others
advice-score = it scores more
advice-tried = it did best in trial games from here
projection = Projected result
projection-title = If all play alike
projection-line = The points and the chance of winning that everybody has if all play alike from now on.
projection-open = Projected result, show the whole
projection-chance = { $percent }%
projection-leads = ahead

## End of the game

winner =
    { $count ->
        [1] { $names } wins
       *[other] { $names } win
    }
margin =
    { $points ->
        [1] just one more than { $name }
       *[other] { $points } more than { $name }
    }
margin-none = as many as { $name }
score-source = Source
score-total = Total
what-decided = What decided
rematch = Rematch
join-rematch = Join the rematch
watch-rematch = Watch the rematch
replay = Replay
record = Record of the match
download-record = Download record
show-table = Show table
fair-title = Fair shuffle
fair-check = Check this match
fair-line = Before the first draw the server published a fingerprint of a secret seed. After the game the seed is public, so anyone can check that every draw followed from it.
fair-commitment = Fingerprint published at the start (SHA-256)
fair-seed = Seed shown after the game
fair-yes = Every draw checks out.
fair-no = The draws do not follow from the seed.
begun-seed = Somebody chose the seed: whoever knows it knows the draws.
begun-position = The game began from a given position: whoever gave it may know its hidden parts.
begun-replay = The game began from a moment of a replay: whoever saw it may know hidden parts.
fair-verify = Download the record and check it yourself:

## Replay

moment = Decision { $n } of { $total }
first = To the start
next = Next decision
last = To the end
speed = Speed

## Analysis

analysis = Analysis
percent = { $value }%
cost = −{ $value }%
chances = Chances of winning
draw = draw
whose = Whose decisions
better = Better:
played = Play

## Rules

reconstructed-some = Some values are reconstructed ({ $count })

## When something goes wrong

page-missing-title = This page could not be loaded
page-missing-line = Perhaps the connection is gone, or the server has a newer version by now.
lost-page-title = No such page · Wawel
lost-title = Not even a dragon here
lost-line = This page does not exist. The dragons are waiting at the tables.
error-line = Line { $line }.
error-server = Something went wrong. Please try again.
back-online = The connection is back.
error-no-connection = There is no connection to the server.
error-bad-option = This game setting is not possible.
error-bad-position = This position cannot be read.
error-bad-record = The record is damaged or comes from somewhere else.
error-bad-request = You cannot set a table like this.
error-bad-moment = You cannot play on from this moment.
error-game-disabled = This game is disabled on this server.
error-unknown-game = This game is not here yet.
error-unknown-lesson = There is no such lesson or problem here.
error-unknown-table = There is no such table.
error-unknown-replay = There is no such replay.
error-unreadable-table = This table was played with an older version of the rules.
error-not-found = This is no longer here.
error-unknown-code = No table has this code, or it has no open seats any more.
error-seat-taken = Somebody else has just taken this seat.
error-account-needed = Only people with an account can sit at this table. Log in or create one.
error-sits-already = You already have a seat at this table.
error-deal-runs = Somebody is still playing the same deal. Wait until everybody has finished.
error-deal-closed = This deal has ended, or has four tables already.
error-unknown-deal = There is no such deal.
error-has-begun = This match has begun already.
error-too-many-guesses = Too many wrong codes. Try again in a minute.
error-too-many = Not so fast.
error-busy = The server is busy just now. Please try again in a moment.
error-too-slow = The connection was too slow for this. Please try again.
error-not-over = This game is still going on.
error-not-stored = The server could not store this. Please try again.
error-bad-token = This key does not open this table.
error-too-large = This file is too large for a record.

## How to play

## The first time at a game

first-title = First time at this game?
first-line = I am Smoczek, the little dragon. I can show you what it is about.
first-lesson = The lesson
first-lesson-line = Step by step, on the real board
first-hints = Play with hints
first-hints-line = I explain every new decision, once and in place
first-play = Just play
first-play-line = The rules are always at hand
first-how = How to play, on one page
first-once = We ask only once.
explain-label = Smoczek explains
explain-close = Got it
explain-stop = No explanations
explain-stopped = You can turn explanations on again in the settings.

## Since the last turn

recap = What happened
recap-title = Since your last turn
recap-again = Show it again
recap-go = Play on

## The end that tells the story

result = Result
story-item =
    { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from it. Without that it would be { $own } to { $theirs }, and somebody else would win: { $rival }.
story-lead =
    { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more from it than { $rival }. That is the biggest lead.
story-how = How it went
story-points = Everybody’s points from start to end
story-chances = Everybody’s chances from start to end
story-biggest = Biggest score
story-turning = Turning point
story-end = The last move
story-chance = chance { $before } → { $after }
story-watch = moment { $moment }
story-most = Biggest scores

## Learning

learn = Learn
lesson-worse-title = Allowed, but you can do better
lesson-astray-title = Allowed, but not now
lesson-other-title = Allowed, but not now
problem = Problem
# $points: by how many points every other first decision is worse

## All open

## Account

account = Account
account-of = Account: { $name }
account-safety = Logging in
all-games = All my games
# $count: games that the guest has on this device
browser-chrome = Chrome
browser-edge = Edge
browser-firefox = Firefox
browser-opera = Opera
browser-safari = Safari
change = Change
codes = Recovery codes
device-computer = Computer
device-phone = Phone
device-tablet = Tablet
device-program = Program
error-name-taken = Somebody already has an account with this name. Choose another.
error-no-name = Type a name.
error-not-host = Only the host of the table can do this.
error-unknown-invitation = This invitation is no longer valid.
error-not-logged-in = Log in to see this.
error-unknown-session = This device is logged out already.
error-weak-password = The password is too short or too easy: it needs at least 10 characters, 4 of them different, and cannot be just the name.
error-wrong-login = The name or the password is wrong.
error-wrong-name = This is not the name of this account.
error-wrong-password = The password is wrong.
error-wrong-recovery = The name or the code is wrong, or the code has been used.
error-last-way-in = This is the last way into your account. Set a password or add another passkey first.
error-many-passkeys = The account has this passkey already, or as many as it can have.
error-no-passkeys-here = There are no passkeys at this address. They need https and a name, or localhost.
error-passkey-stopped = The passkey was not used. Try again if that was not what you wanted.
error-passkey-there = This device already has a passkey for your account.
error-unknown-passkey = This passkey has been removed already.
error-wrong-passkey = This passkey does not open an account here. Try again, or log in another way.
filter-finished = finished
filter-lost = lost
filter-won = won
former-player = former player
guest = guest
log-in = Log in
name-saved = Name at the table: { $name }
# $place: from 1
place =
    { $place ->
        [1] won
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
return = Return
save = Save
sign-up = Create account
whoami-guest = You are playing as a guest. Tables and history are on this device. With an account you have them everywhere. No e-mail address needed.
whoami-title = What is your name at the table?
seat-free = Free seat
bot = Bot
