# Words that the home page and a new table do not need. They come with the other pages.

## Account

account-page-title = Account · Wawel
account-name = Name at the table
account-name-help = You also log in with this name.
account-since = account since { $date }
account-settings = Settings
account-settings-line = Your settings are the same on every device where you log in.
account-history = History
account-deleted = Account deleted
against-people = with people
against-bots = with bots only
bring-games =
    { $count ->
        [one] Add the game on this device to the account
       *[other] Add the { $count } games on this device to the account
    }
codes-line = Each works once. They are the only way in if you lose your password or passkey: we do not have your address, so we cannot write to you.
codes-save = Save file
codes-copy = Copy
codes-copied = Codes copied
codes-copied-line = Paste them in a safe place.
codes-print = Print
codes-safe = The codes are in a safe place
codes-done = Done
codes-left = { $count } of 8 left
codes-new = New codes
codes-new-line = Your present codes will stop working.
data-title = Take your data first
data-line = All games and settings in one file.
data-take = Download file
delete-account = Delete my account
delete-title = Deleted for good
delete-line = Your name, passkeys, password, settings and history disappear. In other people’s games you become “former player”.
delete-sure = Delete the account?
delete-name = Type your name: { $name }
delete-no = Keep it
filter-all = all
filter-company = With whom
filter-open = going on
filter-result = Result
filter-state = State
game-with = { $names } · { $date }
games-found =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-played =
    { $count ->
        [one] finished game
       *[other] finished games
    }
games-won = won
keys-title = Passkeys and password
log-in-other = No account yet?
log-out = Log out
log-out-short = Log out
more-games = Show more
no-games = There are no such games here.
or-password = or a password
or-with-password = or with a password
passkey = Passkey
passkey-add = Add a passkey
passkey-added = added { $date }
passkey-confirm = Confirm with a passkey
passkey-help = The fingerprint, face or PIN of this device. Nothing to remember.
passkey-host = works at { $host }
passkey-is-added = Passkey added
passkey-is-named = Passkey renamed
passkey-is-removed = Passkey removed
passkey-name = Name of the passkey
passkey-name-it = Rename the passkey { $name }
passkey-remove = Remove
passkey-remove-it = Remove the passkey { $name }
passkey-remove-line = It will not open this account any more. Your device may go on offering it until you delete it there too.
passkey-remove-sure = Remove the passkey { $name }?
passkey-unused = not used yet
passkey-used = last used { $date }
passkeys = Passkeys
passkeys-line = Log in with the fingerprint, face or PIN of a device.
passkeys-address = Passkeys need a name instead of a numeric address.
passkeys-browser = This browser has no passkeys.
passkeys-insecure = Passkeys work only over a secure connection (https), or on the computer where Wawel runs.
passkeys-named = Open Wawel at localhost
password-none = There is none: you log in with a passkey.
password-set = Set a password
set = Set
log-in-passkey = Log in with a passkey
sign-up-passkey = Create with a passkey
sign-up-password = Create with a password
password = Password
password-change = Change password
password-changed = Password changed
password-changed-line = Your other devices are logged out.
password-help = At least 10 characters. Three ordinary words are good.
password-next = New password
password-now = Present password
password-since = last changed { $date }
profile = Name and sign
record-of = Download the record: { $title }
recover = Use a recovery code
recover-line = Type one of your recovery codes and a new password.
recover-no = I do have my password or passkey
recovery-code = Recovery code
replay-of = Replay: { $title }
session-end = Log out: { $device }
session-now = now
session-seen = last used { $date }
session-this = this device
sessions = Devices logged in
sessions-end-others = Log out the others
sign-up-line = A name is enough. We do not ask for an e-mail address.
sign-up-other = Do you have an account?

## Learning, replays, rules, workshop

join-page-title = Join a table · Wawel
join-heading = Join a table
join-code = code { $code }
join-as = Sit down: { $name }
join-name = You will type your own name at the table.
join-mine = This browser already has a seat at this table.
join-back = Back to the table
replay-page-title = Replay · { $title } · Wawel
replay-lost-title = There is no such replay
replay-lost-line = A replay is available only after the end of the game. You can also open a file with a match.
replay-bar = Replay bar
perspective = Point of view
spectator = Spectator
timeline = Timeline
moment-start = Start of the game
previous = Previous decision
play-replay = Play
pause = Pause
link-moment = Link to this moment
link-moment-line = It leads straight to this moment.
link-in-bar = The link to this moment is in the address bar.
play-on = Play on from here
play-on-line = The new table starts right after decision { $n }.
play-on-how = With whom
play-on-bots = Against bots
play-on-here = On one screen
play-on-seat = Your seat
analyse = Analyse
analysis-working = The little dragon is counting
analysis-line = Moment { $done } of { $count }. You can look already.
analysis-progress = Progress of the analysis
analysis-told = Analysis: { $percent }% done.
analysis-stop = Stop the analysis
analysis-stopped = Analysis stopped
analysis-stopped-line = Everything is known up to moment { $done } of { $count }.
analysis-go-on = Go on
analysis-failed = The analysis failed
costs = costs { $value }%
chances-open = Chances as a table
chances-moment = After decision
chances-who = Who
chances-cost = Cost
tab-costliest = Costliest decisions
tab-luck = Luck and play
decision = decision { $n }
whose-all = Everybody’s
whose-me = { $name } (you)
costliest-none = No known decision cost even one per cent of a chance.
compare = What the board shows
compare-done = Played
compare-better = Better
compare-eyes = As { $name } sees it
accuracy = Accuracy
luck = Luck
chance-from-to = { $start } → { $end }%
luck-line = Luck is what was drawn, play is what everybody at the table decided. In percentage points of the chance from start to end, so each column adds up to zero.
luck-line-far = Luck is what was drawn, play is what everybody at the table decided. In percentage points of the chance from the start to the last moment known.
rules-page-title = Rules · { $title } · Wawel
chapters = Chapters
search = Search the rules
search-none = Nothing found in the rules of this game.
search-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } in { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }
reconstructed = Reconstructed value
how-title = How to play
how-page-title = How to play: { $title } · Wawel
how-rules = Full rules
how-lesson = Start the lesson
how-people = { $people } players.
how-minute = One minute to read.
how-alone = One page, to print
how-aim = The aim
how-points = Points
how-end = The end
leave = Leave
learn-page-title = Learn: lessons and problems · Wawel
learn-page-of = Learn: { $title } · Wawel
learn-petals =
    { $done ->
        [0] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
       *[other] { $done ->
            [one] { $done } petal of { $count }
           *[other] { $done } petals of { $count }
        }
    }
learn-lesson = Lesson: { $title }
learn-begin = Start the lesson
learn-on = Go on learning
learn-again = Once more
learn-known = learned
learn-now = now
learn-rules = All rules: { $title }
lesson-of = Lesson: { $title }
lesson-page-title = Lesson: { $title } · Wawel
lesson-step = Step { $number } of { $count }
lesson-back = Back
lesson-show = Show me
lesson-press = Press: { $what }
lesson-fold = Fold
lesson-unfold = Unfold
lesson-again = Try again
lesson-next = Next
lesson-finish = Finish the lesson
lesson-right = Well done
lesson-won =
    { $points ->
        [one] point for you
       *[other] points for you
    }
lesson-refused-title = This is not allowed
lesson-other = This step shows something else. Read it once more, or press “Show me”.
lesson-leave = Leave lesson
lesson-leave-title = Leave the lesson?
lesson-leave-line = The steps you have done stay done. You will come back to this one.
lesson-stay = Stay
lesson-lost-title = There is no such lesson
lesson-lost-line = This game has no lesson here yet.
lesson-over-title = That was the whole lesson
lesson-over-line = The flower is in full bloom. You know all that decides a game: time for a table.
lesson-over-part = Some steps are still waiting. Come back to them whenever you like.
lesson-to-list = All steps
lesson-to-problems = Problems
lesson-to-game = Play
problems = Problems
problems-line = One position, one question. Try as often as you like.
problems-count = Solved: { $solved } of { $count }
problems-solve = Solve the next one
problems-solved = { $count } solved
problem-page-title = Problem { $number }: { $title } · Wawel
problem-number = Problem { $number }
problem-solved = solved
problem-difficulty =
    { $level ->
        [1] easy
        [2] medium
       *[3] hard
    }
problem-how = Answer on the board, just as in play.
problem-how-choose = Choose here, or answer on the board. Try as often as you like.
problem-choices = Answers
problem-right = That is it
problem-wrong = Not yet
problem-other = Allowed, but you can do better.
problem-worse =
    Allowed, but you can do better: by at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
problem-show = Show the answer
problem-skip = Next one
problem-next = Next one
problem-play = Play this position
problem-lost-title = There is no such problem
problem-lost-line = It may have another name now. All problems are on the Learn page.
open-all = All open
open-still = Still hidden

notices = Notices on this device
notices-help = When it is your turn or a rematch waits, and you have no table open. They say nothing about the match itself.
notices-blocked = The browser blocks notices from this page. You can change that in its settings.
notices-impossible = This browser cannot show them, or the page is not encrypted. Everything else works without them.
notices-failed = That did not work
notices-failed-line = The browser did not reach its push service. Try again later.
## people at a table

kind-lobby = From the lobby
kind-lobby-help = whoever comes first
summary-open =
    { $count ->
        [one] One seat in the lobby; the match begins when somebody sits down
       *[other] { $count } seats in the lobby; the match begins when all are taken
    }
house = At the table
house-clock = Clock
house-clock-none = no clock
house-clock-move = per move
house-clock-bank = bank and increment
house-clock-days = days
house-move = Time for a move
house-bank = Bank for the whole match
house-extra = Increment for a move
house-talk = Chat
house-talk-nobody = off
house-talk-accounts = accounts
house-talk-everybody = everybody
house-talk-nobody-help = Nobody writes here.
house-talk-accounts-help = Only people with an account write. Guests read.
house-talk-everybody-help = Everybody at the table writes, guests too.
house-watch = Spectators
house-watch-help = Others may watch. They see no hidden cards.
house-stand-in = A bot stands in
house-stand-in-help = When time is up twice in a row, a bot plays. The seat is given back when its person returns.
gathering = waiting for players
gathering-missing =
    { $count ->
        [0] Everybody is here
        [one] Waiting for one person
       *[other] Waiting for { $count } people
    }
gathering-wait = The match begins when everybody has sat down.
gathering-begin = Start now with bots
people = People at the table
people-tab = People
people-unread =
    { $count ->
        [one] People, one new message
       *[other] People, { $count } new messages
    }
seat-resigned = resigned
seat-stood-in = a bot is standing in: { $level }
house-free-seat = Free the seat: { $name }
house-tools = What you can do: { $name }
house-add-time = Add time: { $name }
house-hand-over = Hand over as host: { $name }
house-take-back = Be the host again
house-renew = New key for the seat: { $name }
house-renew-own = New key for my seat
house-stand-in-for = Let a bot play for now: { $name }
house-hush = Silence: { $name }
house-ask-undo = Ask to undo
house-ask-end = Propose to end
house-pause = Pause
house-resume = Go on
house-is-paused = Paused. The clocks stand still.
house-away = Step away
house-back = I am back
house-stood-in = A bot plays for you
house-stood-in-line = Come back whenever you like.
house-given-up = You have resigned
house-given-up-line = You can watch until the end.
house-resign = Resign
resign-title = Resign?
resign-line = You will be last. If others play on, a bot stands in for you.
resign-no = Keep playing
resign-yes = Resign
request-undo = { $name } asks to undo
request-end = { $name } proposes to end the match
request-end-line = The points as they stand decide. No answer means no.
request-waits =
    { $count ->
        [one] Waiting for one person to agree
       *[other] Waiting for { $count } people to agree
    }
request-undo-line = No answer means no.
request-no = No
request-yes = Agree
request-withdraw = Withdraw
clock-runs = time is running
clock-said = { $seconds } s left.
invites-renewed = The old link opens nothing any more. Pass the new one on.
key-made = The new key is ready. You will find it in the invitation.
key-own-made = Your seat has a new key. The old one opens nothing.
talk = Chat
talk-empty = Nobody has written anything yet.
talk-say = Write to the table
talk-send = Send
talk-mute = Mute: { $name }
talk-muted = Muted on this device
talk-unmute = Unmute: { $name }
talk-unmuted = Not muted any more
talk-report = Report to the host a message from: { $name }
talk-reported = The host will see it
talk-is-reported = reported
talk-ready-hello = Hello!
talk-ready-nice = Nice move.
talk-ready-moment = One moment.
fact-began = The match has begun.
fact-freed = The host freed a seat.
fact-renewed = New key for the seat: { $name }.
fact-paused = Paused.
fact-resumed = The match goes on.
fact-stands-in = A bot is standing in: { $name }.
fact-back = Back at the table: { $name }.
fact-resigned = Resigned: { $name }.
fact-time-up = Out of time: { $name }. The rules decided.
fact-time-added = More time from the host: { $name }.
fact-host-now = Host from now on: { $name }.
fact-host-back = The host is again the person who opened the table.
fact-undone = Taken back with everybody’s consent: { $name }.
fact-no-undo = No consent to undo: { $name }.
fact-no-end = No consent to end the match: { $name }.
fact-ended = The match was ended with everybody’s consent.
fact-hushed = Silenced by the host: { $name }.
fact-unhushed = Allowed to write again: { $name }.
outcome-house-agreed = Ended with everybody’s consent: the points decided.
outcome-house-resigned = Decided by resigning.
table-shut-no-spectators = This table has no spectators. You can watch the replay when the match is over.
table-shut-seat-freed = The host has freed this seat.
table-shut-key-renewed = This seat has a new key. Open the table where it was made.
refused-gathering = We are still waiting for players.
refused-paused = The match is paused.
refused-stood-in = A bot plays for this seat now.
refused-resigned = This seat has resigned.
refused-not-host = Only the host can do that.
refused-no-seat = That cannot be done with this seat.
refused-has-begun = The match has begun already.
refused-has-played = The seat is free, or its person has played already and cannot be sent away.
refused-seat-present = This person is at the table.
refused-seat-account = This seat belongs to an account. Logging in is enough.
refused-own-clock = You are the host: you cannot give time to yourself. You can pause the game.
refused-no-clock = There is no clock at this table.
refused-not-paused = The match is not paused.
refused-is-so = That is already so.
refused-request-open = Somebody is asking already. Answer that first.
refused-nobody-to-ask = There is nobody to ask.
refused-no-request = Nobody is asking any more.
refused-not-asked = Somebody else answers this request.
refused-no-talk = Nobody writes at this table.
refused-talk-account = At this table only people with an account can write.
refused-hushed = The host has silenced this seat.
refused-nothing-said = This message is empty.
refused-no-links = No links here.
refused-no-line = This message is gone.

## contests

contest = Contests
contest-rated = Rated match
contest-rated-help = Everybody has an account and a clock. No bots, no hints and no projected result, no undo by consent.
contest-guest = Rated matches are for people with an account. No e-mail address needed.
contest-join = Only people with an account can sit at this table.
kind-code = By code
kind-code-help = comes with the code and an account
summary-codes =
    { $count ->
        [one] { $count } person comes by code
       *[other] { $count } people come by code
    }
summary-tables =
    { $count ->
        [one] One table
       *[other] { $count } tables with the same deal
    }
rated = rated
rated-line = Rated match: whoever resigns, or runs out of time three turns in a row, is last.
resign-line-rated = You will be last, and the ratings count it so. If others play on, the rules decide for this seat, as when time is up.
invites-contest = Only people with an account can sit here. Give them the code or the address.
ratings = Ratings
ratings-help = only if you want them, and only you see them
ratings-seats =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
ratings-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
ratings-few = too few games: { $count } of 5
ratings-none = Your rating in each game will be here, for each number of people, after rated matches.
rating-change = Rating: { $change }, now { $after }
rating-same = Nobody's rating changes: all agreed to end the match.
fact-out-of-time = Out of time three turns in a row: { $name }. That counts as resigning.
refused-rated = Not in a rated match.
deal = The same deal
deal-page-title = The same deal · Wawel
deal-help = Several tables draw the same, and at the end their results stand side by side. Whatever people do, every stack brings the same in the same order, unless they shuffle something back into it. Everybody has an account.
deal-tables = Tables with the same deal
deal-none = one table
deal-secret = While anybody is still playing, nobody sees other tables or replays.
deal-all-over = All tables are over. Here is how they compare.
deal-share = Send this address to those who should sit down at the other tables.
deal-add = One more table
deal-add-help = For other people, with the same deal.
deal-table = Table { $number }
deal-mine = Your table
deal-state-gathering = waiting for players
deal-state-playing = playing
deal-state-over = over
deal-state-off = called off
deal-off-short = Call off
deal-call-off = Call off: { $title }
deal-sit = Sit down: { $title }
deal-seat = Seat { $number }
deal-at = { $name } (table { $number })
deal-best =
    { $points ->
        [one] Most from the same draws: { $names }, { $points } point.
       *[other] Most from the same draws: { $names }, { $points } points.
    }
deal-link = Other tables with the same deal
deal-compare = Compare the tables
deal-compare-of = Compare the tables: { $title }
begun-deal = Other tables have the same deal. While anybody is still playing, nobody gives away what was drawn.
fact-called-off = This table was called off: the match did not begin.
table-shut-deal-runs = Somebody is still playing the same deal at another table. You can watch this one when everybody has finished.

## lobby

lobby = Open tables
lobby-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-join = Join
lobby-join-at = Join: { $title }, { $names }
lobby-return = Return
lobby-return-to = Return to the table: { $title }
invitations = Invitations
invitation-accept = Sit down
invitation-accept-it = Sit down: { $title }, invited by { $name }
invitation-block = No, and nothing more from { $name }
invitation-from = { $name } invites you
invitation-refuse = No, thank you
invitation-refuse-it = No, thank you: { $title }, invited by { $name }
invitation-refuse-line = The other person is not told.
invitation-refuse-title = Invitation from { $name }
invitation-there = already there: { $names }
invite-by-name = Or invite by name
invite-by-name-help = If somebody with an account has this name and wants invitations, one waits on their home page. We tell nobody who has an account.
invite-person = Invite
invite-sent = Invited: { $names }
invites-blocked = Their invitations are not shown.
invites-unblock = Allow again
invites-unblock-it = Allow invitations again: { $name }
invites-welcome = Invitations by name
invites-welcome-line = Whoever knows your name can invite you to a table. Nobody learns whether you have an account.
lobby-all = Show all
lobby-filters = Which tables
lobby-full = full
lobby-none = There is no such table now.
lobby-seats = Seats
lobby-seats-free = a free one
lobby-seats-several = two or more free
lobby-seats-watch = none, to watch
# $count: tables that are listed
lobby-shown =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
lobby-time = Time
lobby-time-live = live
lobby-time-days = days per move
lobby-time-none = no clock
lobby-watch = Watch
lobby-watch-at = Watch: { $title }, { $names }
peek-on = Show new messages
peek-open = Open the chat: { $name }: { $text }
seat-host-line = host · { $line }
clocks = Clocks
clock-low = time is running out
clock-none = no clock
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
clock-days-move =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
clock-move = { $time } a move
clock-bank = { $time } + { $extra } s
clock-minutes = { $count } min
clock-seconds = { $count } s

## the app on one's own screen

install-title = Wawel at hand
install-line = An icon on your screen and a full view without the browser's bar. It is smaller than one photo.
install-apple = On an Apple phone or tablet you add it in two steps.
install-apple-share = Tap “Share” in the bar
install-apple-add = Choose “Add to Home Screen”
install-now = Install
install-later = Not now
install-known = Got it

## refusals

refused = This cannot be done now.
refused-not-your-seat = This seat belongs to someone else.
refused-not-waiting = The game is not waiting for this seat now.
refused-bad-notation = This is not a valid action.
refused-cannot-undo = You cannot undo: something hidden has been shown, or there is nothing to take back.
refused-over = This game is already over.
refused-too-many = That was too often in a short time. Wait a moment and try again.
refused-no-hints = There are no hints at this table.
refused-too-late = The game went on before the little dragon had finished counting.
refused-no-advice = No hint this time: the little dragon lost count.
