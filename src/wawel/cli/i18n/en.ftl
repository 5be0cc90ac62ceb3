# The command line in English. Words shared with the server are in wawel/words.

## What went wrong (one line each)

error-bad-record = broken record, line { $line }: { $detail }
error-bad-position = broken position: { $detail }
error-bad-data = { $detail }
error-bad-option = { $detail }
error-bad-notation = { $detail }
error-unknown-game = { $detail }
error-unknown-rule = { $detail }
error-other = { $detail }
error-interrupted = interrupted
error-before-command = server options do not go with a command; write them after “{ $command }” if it takes them
error-option-form = “{ $text }” does not work: an option is NAME=VALUE, and each name may appear once
error-option-seat = option { $name } is “at random”, a seat from 1 to { $seats } or a name, not “{ $text }”
error-preset = no preset is called “{ $name }”; there are: { $known }
error-no-presets = { $game } has no presets
error-seats = this game is for { $min } to { $max } seats, not { $seats }
error-which-game = which game? There are: { $games }
error-bots =
    more bots than seats: { $bots } { $bots ->
        [one] bot
       *[other] bots
    }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }
error-level = no level is called “{ $level }”; there are: { $known }
error-cores = --cores is a number from 1 to { $most }, or “all”, not “{ $text }”
error-arena-bots = an arena needs at least two different bots
error-stop-early = --stop-early is two shares such as 0.5:0.55, the smaller one first, not “{ $text }”
error-on = --on is “cores”, “ray” or “ray:ADDRESS”, not “{ $text }”
error-chart = a chart is a file that ends in .svg or .png, not { $path }
error-no-chart = a chart needs Matplotlib: pip install "wawel[chart]"
error-no-parquet = a Parquet file needs PyArrow: pip install "wawel[data]"
error-exists = { $path } exists already; give the new file another name
error-draw-file = a picture is a file that ends in .svg, not { $path }
error-draw-game = a position does not say which game it is from: --game GAME
error-draw-step = a position has no steps; --step is for records
error-draw-seat = --seat is a number from 1 to { $seats }, not { $seat }
error-no-ray = --on ray needs Ray: pip install "wawel[ray]"
error-table-url = “{ $url }” is no link to a seat; it looks like http://HOST/table/TABLE#key=KEY, or give the key with --key
error-guest = “{ $name }” cannot join a table: only your own bot can, as python:MODULE.CLASS or cmd:COMMAND; a seat for a level is chosen at the table
error-seat-and-bots = give either --seat for every seat, or --seats and --bots
error-seat-count =
    --seat was given { $seats ->
        [one] once
        [2] twice
       *[other] { $seats } times
    }, which does not match --seats
error-table-seats =
    the file has { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, and you cannot give another number
error-not-writable = cannot write to { $path }
error-step =
    there is no step { $step }: the record has { $steps } { $steps ->
        [one] step
       *[other] steps
    }
error-lesson-options = a lesson and a problem bring their own table; give only the game with them, and only one of the two
error-resume-options = a record fixes its options, seed and position; you cannot change them
error-resume-game = this is a record of { $game }
error-resume-over = the match in this record is over
error-resume-seed = the record has no seed, so the game cannot draw for it
error-budgets = --budgets takes ascending numbers with commas between them, not { $text }
error-no-chess = the bench needs the chess package as its yardstick: pip install chess
error-address = cannot listen on { $address }: { $detail }
error-start = the server could not start; the lines above say why
error-setting = the setting { $name } is wrong: { $detail }

## Server

serve-running = Wawel is running at { $url }
serve-near = Others on the same network can join at { $url }
serve-stop = Press Ctrl+C to stop it.
serve-compiling = The rules are being compiled in the background, which takes a few minutes. Until then bots search less deeply in the same time; after that they switch to full strength on their own.
serve-interpreted = The rules run interpreted, so bots search less deeply in the same time.
serve-compiling-failed = The rules could not be compiled, so bots will keep searching less deeply.

worker-running = { $count ->
    [one] One process takes jobs. Press Ctrl+C to stop it.
   *[other] { $count } processes take jobs. Press Ctrl+C to stop them.
}

## Lists

games-id = id
games-title = title
games-seats = seats
games-options = options
games-more = Every value of the options of one game: wawel games GAME
option-yes = yes
option-no = no
games-seat = { $random }, the number of a seat, counted from 1, or a name
games-numbers = one number for each seat: 9,7,12
games-sets = any of them, joined by +
games-disabled = disabled, see `wawel check-data { $id }`: { $problem }
mark-reconstructed = reconstructed value
guide-title = How to play
guide-aim = Aim
guide-points = Points
guide-end = The end

## Play

play-bot = Bot { $number }
play-pass = Pass the device to:{" "}
play-enter = Press Enter when only you can see the screen.
play-hint = A number or notation; ? explains, hint, save FILE, undo, quit
play-help =
    Type the number of a choice, or the choice in notation, for example { $notation }.
    ? TEXT says why something cannot be chosen, ? RULE shows a rule.
play-commands = hint says what a bot would do and why; save FILE saves the match, secrets included; undo takes a decision back; quit leaves.
lesson-commands = show says what to do; quit leaves, and says how to go on later.
play-allowed = This can be chosen.
play-even = Other choices are about as good.
play-advice = Hint: { $line }
play-then = then:
play-number = The choices have numbers from 1 to { $most }.
play-save-where = Which file? Type: save FILE
play-saved = Saved: { $file }
play-quit = You left the match before its end.

## Lessons

lessons-how = Learn with: wawel play --lesson ID, or --lesson ID/STEP; solve with: wawel play --problem ID
lesson-step = Step { $number } of { $count }
lesson-hint = A number or notation; ? explains, show, quit
lesson-shown = Do this: { $text }
lesson-other = That is allowed, but this step shows something else. Read it once more, or type: show
lesson-left = To go on from here: wawel play --lesson { $id }
lesson-over = That was the whole lesson. Now play: you know all that decides a game.
problem-letters = Type a letter, or any other decision.
problem-other = That is allowed, but there is something better. Try again, or type: show

## Boards

board-first = { $name } starts
board-seat = seat
board-hand = hand
board-turn = Turn { $turn }
board-pass = pass
board-done = finish
board-end = end the turn

## Records

chance = draw
seed = Seed: { $seed }
commitment = SHA-256 of the seed: { $commitment }
replay-open = The match is not over yet.
verify-ok =
    In order: { $decisions } { $decisions ->
        [one] step is
       *[other] steps are
    } legal, { $draws ->
        [one] { $draws } draw follows
       *[other] { $draws } draws follow
    } from the seed, and the seed matches its commitment.
verify-open = The match is not over yet; everything played so far is in order.
verify-other-seed = the record has another seed: the SHA-256 of its seed is { $commitment }

## Simulation

simulate-progress = Matches
simulate-done =
    { $games } { $games ->
        [one] match
       *[other] matches
    }, { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }, { $seconds } s
simulate-wins = wins
simulate-share = share of wins
simulate-mean = mean score

## Profile

profile-head =
    { $matches } { $matches ->
        [one] match
       *[other] matches
    } between { $bots }, { $seats } seats. Means, and where nine tenths lie.
profile-decisions = decisions in a match
profile-real-decisions = those with a choice
profile-draws = draws in a match
profile-branching = choices for a decision
profile-geometric = geometric mean, where there is a choice
profile-most = most
profile-tree = game tree: lines of play, as a power of ten
profile-hidden = decisions with something hidden that others know or have chosen
profile-worlds = different positions among 64 imagined ones, median
profile-simultaneous = decisions while others decide as well
profile-chance = draws among all steps
profile-bits = bits of chance in a match
profile-strength = Luck against skill: bots with more and more simulations
profile-beats = beats the one above
profile-elo = Elo
profile-by-deal = deals that the seat decided

## Pictures

picture-of-table = the table as everybody sees it
picture-of-seat = the table as { $name } sees it

## Arena

arena-progress = Games
arena-done =
    { $games } { $games ->
        [one] game
       *[other] games
    } with { $seats } seats, seed { $seed }
arena-bot = bot
arena-wins = wins
arena-share = share
arena-interval = 95 %
arena-score = score
arena-rating = rating
arena-seconds = s, 50 / 95 %
arena-high = The test has stopped the arena: { $name } wins at least { $high } of its games, not just { $low }.
arena-low = The test has stopped the arena: { $name } wins at most { $low } of its games, not { $high }.
arena-open = The test is still open: { $name } may win { $low } of its games as well as { $high }.
arena-chart =
    { $game }: { $games } { $games ->
        [one] game
       *[other] games
    }
arena-chart-share = Share of wins with its 95 % interval
arena-chart-even = even

## Bots of your own

fault-bot =
    { $name } lost { $count } { $count ->
        [one] decision
       *[other] decisions
    }: { $kinds }
fault-crash = { $count } × { fault-kind-crash }
fault-time = { $count } × { fault-kind-time }
fault-flood = { $count } × { fault-kind-flood }
fault-nonsense = { $count } × { fault-kind-nonsense }
fault-kind-crash = crashed
fault-kind-time = too late
fault-kind-flood = wrote too much
fault-kind-nonsense = no possible action
fault-exit = { $fault } (exit code { $code })
fault-signal = { $fault } (ended by { $signal })
bot-joined = The bot sits at table { $table }, seat { $seat }.
bot-over = The match is over. Won by: { $winners }
bot-out = { $name } made too many mistakes, so its seat was played without it
bot-bad-key = the key opens no seat at this table
bot-closed = the server has closed the connection
bot-one-seat = the key must open exactly one seat; use the key of an invitation
bot-unknown-table = the server has no such table
bot-unreachable = the server cannot be reached
bot-refused = the server refuses the bot: { $reason }

## Analysis

analyse-progress = Moments
analyse-open = the match is not over yet, and an analysis would show what is hidden
analyse-start = at the start
analyse-luck = luck
analyse-play = play
analyse-accuracy = accuracy
analyse-better = Better: { $instead }
analyse-because = , because { $why }.

## Bench

bench-running = Measuring…
bench-compiled = Compiled rules: { $compiled }
bench-cores =
    Measured in { $cores } processes at the same time: playouts, decisions and plies per second are the sum of all of them.
bench-yardstick = Yardstick: { $plies } plies per second of random play with python-chess
bench-playouts = playouts/s
bench-decisions = decisions/s
bench-ratio = decisions per ply
bench-listed-ratio = with lists of choices
bench-costs = Microseconds per decision or draw in the first and last tenth of a match, and per copy of the position halfway through:
bench-first-tenth = first tenth
bench-last-tenth = last tenth
bench-copy = copy
bench-share = { $part }: { $percent } % of a playout's time

## Conformance

conformance-sound = keeps the contract
conformance-problems =
    { $count } { $count ->
        [one] problem
       *[other] problems
    }

## Component files

check-data-sound = nothing is wrong or unusual
check-data-unusual =
    can be played; { $count } { $count ->
        [one] thing is
       *[other] things are
    } unusual:
check-data-unsound = cannot be played:

## What Typer, pydantic and the system complain about

usage-no-option = No such option: { $option }
usage-no-option-but = No such option: { $option } (Possible options: { $known })
usage-no-command = No such command { $name }.
usage-no-command-but = No such command { $name }. Did you mean { $known }?
usage-missing-argument = Missing argument { $name }.
usage-missing-option = Missing option { $name }.
usage-too-much = Got unexpected extra argument(s) ({ $arguments })
usage-value = Option { $option } requires an argument.
usage-no-value = Option { $option } does not take a value.
usage-bad-value = Invalid value for { $name }: { $problem }
usage-choice = { $value } is not one of { $known }.
system-enoent = No such file or directory
system-eisdir = Is a directory
system-enotdir = Not a directory
system-eacces = Permission denied
system-eexist = File exists
system-enametoolong = File name too long
system-enospc = No space left on device
system-erofs = Read-only file system
system-eaddrinuse = Address already in use
system-eaddrnotavail = Cannot assign requested address
system-unknown-name = Name or service not known
system-other = { $detail }

## Help pages

help-usage = Usage
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-any-options = [OPTIONS]
help-a-command = COMMAND [ARGS]...
help-help = Show this message and exit.
help-required = required
help-default = default: { $value }
help-least = at least { $least }
help-kind-number = number
help-kind-path = path
help-kind-text = text
help-put-address = ADDRESS
help-put-file = FILE
help-put-game = GAME
help-put-high = HIGH
help-put-kind = KIND
help-put-low = LOW
help-put-name = NAME
help-put-section = SECTION
help-put-value = VALUE
help-range = { $least } to { $most }
help-wawel = Board games at one table. Without a command: start the server and open the browser.
help-command-play =
    Play in the terminal. Without --seat and --bots: you against bots.

    Type a number or an action in notation; `?` explains, `hint`, `save FILE`, `undo`, `quit`. With several people the
    screen is emptied before the next one looks. With --json the table is on stderr and the result on stdout.
help-command-games = List the games: id, title, seats and options.
help-command-lessons = List lessons and little problems, of all games or of one.
help-command-simulate = Let bots play many matches: wins and mean scores. The same seed gives the same matches.
help-command-dataset = Write one row per decision of many matches between bots to a Parquet file. The same seed gives the same file.
help-command-profile = Measure what a game is like: length, branching, hidden information, simultaneity, chance, luck against skill.
help-command-arena = Find out which bot is the strongest: every line-up, each deal in all seats, with intervals and ratings. The same seed gives the same games.
help-command-bot = Let a bot of your own play in a seat of a table, with the seat's key.
help-command-worker = Let bots and analyses of servers elsewhere think on this machine; WAWEL_DATABASE_URL and WAWEL_REDIS_URL say which servers.
help-command-analyse = Say what decided a finished match: chances of winning, the costliest decisions, luck and play.
help-command-replay = Tell a record again, step by step. It shows everything, secrets included.
help-command-verify = Check a record: every decision legal, every draw as the seed says, the seed as committed.
help-command-draw = Draw a position as an SVG picture: what a seat or everybody sees.
help-command-rules = Read the rules of a game, all or a section.
help-command-bench = Measure random play of every game, with python-chess as the yardstick.
help-command-check-data = Check the component files of games: what is wrong with them, and what is unusual.
help-command-conformance = Check that games keep the contract, by playing them at random.
help-worker-processes = How many think at the same time; as many as there are cores if not given.
help-host = Address to listen on; this machine only if not given.
help-port = Port; any free one if not given.
help-data = Folder of the database.
help-no-browser = Do not open a browser.
help-version = Say the version and whether it is compiled.
help-lang = Language; the locale's if not given.
help-json = Write JSON to stdout and nothing else.
help-game = A game's id, as `wawel games` lists it.
help-seats = Seats; as few as the game takes if not given.
help-last-bots = Bots in the last seats: novice, easy, medium, strong, master, random, LEVEL:SIMULATIONS, python:MODULE.CLASS or cmd:COMMAND; `none` for people only.
help-seat = Who sits, in seat order: NAME, KIND or NAME=KIND; a kind is person, bot, novice, easy, medium, strong, master, random, python:MODULE.CLASS, cmd:COMMAND.
help-game-option = An option of the game, such as first=Hania. `wawel games GAME` says what there is to choose.
help-one-game = A game to show with all its options.
help-preset = Options that belong together, as `wawel games` lists them; --option changes single ones.
help-secret-seed = What all draws follow from; a secret one if not given.
help-from-position = Start from the position in this file.
help-lesson = Learn: a lesson, as `wawel lessons` lists it; ID/STEP begins with that step.
help-problem = Solve a little problem, as `wawel lessons` lists it.
help-resume = Play on from a record that `save` wrote.
help-record = Write the record to this file at the end.
help-matches = How many matches.
help-seed = Everything follows from it.
help-bots = novice, easy, medium, strong, master, random, LEVEL:SIMULATIONS, python:MODULE.CLASS or cmd:COMMAND per seat, in seat order; a shorter list repeats.
help-records = Folder that takes one record file per match.
help-drawn-file = A record, or a position as text.
help-picture-file = The picture to write.
help-drawn-game = The game of a position; a record names its own.
help-drawn-step = The position after so many lines of the record; the last one if not given.
help-drawn-seat = The seat that looks, from 1; what everybody sees if not given.
help-format = The kind of file.
help-profile-matches = Matches for length, branching and what is hidden.
help-profile-games = Games of each step of the ladder of bots; 0 leaves luck and skill out.
help-budgets = Simulations of the bots on the ladder, ascending.
help-dataset-file = The file to write; GAME.parquet in this folder if not given.
help-observations = Add what the seat knew and what it could choose, as bytes.
help-analyse-level = The level of the bot that looks for better decisions.
help-simulations = Simulations for each decision; 0 for as many as the level makes.
help-arena-bots = Bots that meet, such as easy,medium,strong, master:500, python:MODULE.CLASS or "cmd:COMMAND"; one that is listed twice may meet itself.
help-arena-games = How many games at least; every round is played to its end.
help-stop-early = Stop as soon as it is clear whether the first bot's share is at most LOW or at least HIGH (5 % error), for example 0.5:0.55.
help-results = File that keeps every game; the same command goes on where it was interrupted.
help-chart = File for a chart of the shares.
help-on = Where to play: on the cores of this machine, on a local Ray, or on a Ray cluster.
help-bot-seconds = Seconds that a bot of your own may think about a decision.
help-bot-memory = MiB that each process of a bot of your own may use.
help-table-url = The link of a table, as in an invitation.
help-guest = Your bot: python:MODULE.CLASS or "cmd:COMMAND".
help-seat-key = The key of the seat; the one in the link if not given.
help-seat-name = The name of the seat from now on.
help-cores = Processes that work at the same time.
help-record-file = A record file.
help-position-after = Write only the position after step N, as text.
help-step = Wait for Enter after every step.
help-commitment = The commitment that was published before the match.
help-section = A section, an entry or the beginning of one: RZ-4, 4, RZ-4.1, 4.1.
help-seconds = How long each thing is measured.
help-any-game = One game; all of them if not given.
help-matches-per-game = Random matches per game.
help-random-seed = Seed of the random play.
