# The command line in English. Words shared with the server lie in wawel/words.

## What went wrong (one line each)

error-bad-record = broken record, line { $line }: { $detail }
error-bad-position = broken position: { $detail }
error-bad-data = broken component data: { $detail }
error-bad-option = { $detail }
error-bad-notation = { $detail }
error-unknown-game = { $detail }
error-unknown-rule = { $detail }
error-other = { $detail }
error-interrupted = interrupted
error-before-command = options of the server do not go with a command; write them after “{ $command }” if it knows them
error-option-form = an option is NAME=VALUE, each name once, not “{ $text }”
error-seats = this game is for { $min } to { $max } seats, not { $seats }
error-bots =
    more bots than seats: { $bots } { $bots ->
        [one] bot
       *[other] bots
    }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }
error-cores = --cores is a number from 1 to { $most }, or “all”, not “{ $text }”
error-seat-and-bots = give either --seat for every seat, or --seats and --bots
error-seat-count =
    --seat was given { $seats ->
        [one] once
        [2] twice
       *[other] { $seats } times
    }, which does not fit --seats
error-table-seats =
    the file has { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, and no other number can be given
error-not-writable = { $path }: cannot be written there
error-step =
    there is no step { $step }: the record has { $steps } { $steps ->
        [one] step
       *[other] steps
    }
error-resume-options = a record fixes its options, seed and position; they cannot be given anew
error-resume-game = this is a record of { $game }
error-resume-over = the match in this record is over
error-resume-seed = the record has no seed, so nobody can draw for it
error-no-chess = the chess package is missing, the yardstick of the bench: pip install chess
error-address = cannot listen on { $address }: { $detail }
error-start = the server could not start; the lines above say why
error-setting = the setting { $name } is wrong: { $detail }

## Server

serve-running = Wawel is running at { $url }
serve-stop = Ctrl+C stops it.
serve-compiling = The rules are being compiled beside it, for some minutes. Until then bots think less far in the same time; after that, at full strength by themselves.
serve-interpreted = The rules run interpreted: bots think less far in the same time.
serve-compiling-failed = The rules could not be compiled, so bots go on thinking less far.

## Lists

games-id = id
games-title = title
games-seats = seats
games-options = options
mark-reconstructed = reconstructed value

## Play

play-bot = Bot { $number }
play-pass = Pass the device to:{" "}
play-enter = Press Enter when only you can see the screen.
play-hint = A number or notation; ? explains, save FILE, undo, quit
play-help =
    Type the number of a choice, or the choice in notation, for example { $notation }.
    ? TEXT tells why something cannot be chosen, ? RULE shows a rule.
    save FILE keeps the match, secrets included; undo takes back; quit leaves.
play-allowed = This can be chosen.
play-save-where = Which file? Write: save FILE
play-saved = Saved: { $file }
play-quit = The match was left before its end.

## Boards

board-seat = seat
board-hand = hand
board-turn = Turn { $turn }
board-pass = pass
board-done = finish
board-end = end the turn

## Dragonkeepers


## Dragon Castle


## Carcassonne


## Simurgh


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
    } from the seed, and the seed fits its commitment.
verify-open = The match is not over yet; what was played so far is in order.
verify-other-seed = the record is of another seed: the SHA-256 of its seed is { $commitment }

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

## Bench

bench-running = Measuring…
bench-compiled = Compiled rules: { $compiled }
bench-cores =
    Measured in { $cores } processes at the same time: playouts, decisions and plies per second are those of all of them together.
bench-yardstick = Yardstick: { $plies } plies per second of random play with python-chess
bench-playouts = playouts/s
bench-decisions = decisions/s
bench-ratio = decisions per ply
bench-listed-ratio = with lists of choices
bench-costs = Microseconds for a decision or draw in the first and in the last tenth of a match, and for a copy of the position halfway:
bench-first-tenth = first tenth
bench-last-tenth = last tenth
bench-copy = copy
bench-share = { $part }: { $percent } % of the time of a playout

## Conformance

conformance-sound = keeps the contract
conformance-problems =
    { $count } { $count ->
        [one] problem
       *[other] problems
    }
