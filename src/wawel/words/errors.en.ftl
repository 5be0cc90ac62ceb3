# What exactly is wrong, in English. QUOTED is for what somebody handed in.

## The component file

data-fixed = { $least } is needed here, not { $value }
data-impossible = a value cannot be used: { $slip }
data-lacks = { $slip } is missing
data-list = a list is needed, not { $value }
data-not-toml = the file is not TOML: { $error }
data-number = a whole number from { $least } to { $most } is needed, not { $value }
data-one-of = one of these is needed: { $known }; not { $value }
data-table = a table is needed, not { $value }
data-text = a text is needed, not { $value }
data-unreadable = the file cannot be read: { $error }
data-whole = a whole number is needed, not { $value }
data-yes-no = true or false is needed, not { $value }
game-disabled = the component file of { $id } cannot be played, `wawel check-data { $id }` has more: { $problem } ({ $where })

## Positions

phase = 'phase' is one of { $known }, not { QUOTED($phase) }
position-line-form = a line is 'name: value', each name once, not { QUOTED($row) }
takes-numbers = { QUOTED($name) } takes numbers, not { QUOTED($text) }
unknown-line = unknown line { QUOTED($name) }
unknown-tile = no tile is called { QUOTED($text) }; there are: { $known }

## Options

arena-file = { $file } is no result file of an arena
arena-other-plan = { $file } has the games of another arena; what differs: { $names }
ray-closed = Ray at “{ $address }” does not answer, or does not let this machine in
guest-class = { QUOTED($name) } is no class; it is python:MODULE.CLASS, for example python:mybot.MyBot
guest-command = { QUOTED($name) } is no command; it is cmd:COMMAND, for example cmd:./mybot
guest-fault-crash = it has ended
guest-fault-flood = it writes too much
guest-fault-nonsense = it does not answer “ready”
guest-fault-time = it does not answer
guest-not-ready = { QUOTED($name) } cannot play: { $fault }
guest-not-ready-said = { QUOTED($name) } cannot play: { $fault }: { QUOTED($said) }
guest-program = there is no program { QUOTED($program) }
guest-system = bots of your own need Linux or macOS
batch-size = a batch has at least one match, not { $n }
batch-workers = a batch has 0 or more workers, not { $workers }
bot-count = { $needed } other seats need { $needed } bots, not { $count }
name-count = { $count } names for { $seats } seats
name-form = a name is one line of at most 40 characters, not { QUOTED($name) }
no-encoding = { $id } has no encoding for programs that learn
no-options = no option is called { QUOTED($name) }; this game has none
option-apart = option { $name }: { $one } and { $other } cannot be chosen together
option-choice = option { $name } is one of { $known }, not { QUOTED($text) }
option-flag = option { $name } is yes or no, not { QUOTED($text) }
option-needed = option { $name }: { $seats } seats need { $set }
option-number = option { $name } takes a whole number, not { QUOTED($text) }
option-one-number = option { $name }: { QUOTED($part) } is no number from 0 to 999
option-per-seat = option { $name } takes { $seats } numbers, one per seat, not { $count }
option-seat = option { $name } is random or a seat from 0 to { $last }, not { QUOTED($text) }
option-sets = option { $name } is any of { $known } joined by +, or none; it knows no { QUOTED($text) }
option-twice = option { $former } is called { $name } today; give only one of them
position-option = the position was played with { $name }={ $found }, not with { $name }={ $wanted }
position-seats = the position has { $seats } seats, the match { $wanted }
render-mode = a match is drawn as { $known }, not as { QUOTED($mode) }
seat-count = { $id } is for { $min_seats } to { $max_seats } seats, not { $seats }
seed-form = a seed is one line of 1 to 200 characters
seed-too-large = a seed that is a number has at most 512 bits
unknown-bot = no bot is called { QUOTED($name) }; there are: { $known } and LEVEL:SIMULATIONS
unknown-level = no bot is called { QUOTED($level) }; there are: { $known }
unknown-option = no option is called { QUOTED($name) }; there are: { $known }
unknown-seat = there is no seat { $seat }

## Records

checksum = the checksum does not fit: the file was changed after it was written
commitment = the commitment is missing or not the SHA-256 of the seed
end-form = the last line is 'end <lines> over|open <checksum>'
header-form = a header line is 'name: value', not { QUOTED($row) }
header-number = { QUOTED($name) } must be a number, not { QUOTED($value) }
header-truncated = the file is truncated: its header has no end
header-twice = { QUOTED($name) } occurs twice
line-count = the file has { $count } lines of play, its end says { $said }
line-form = a line is 'seat action' or '. draw', not { QUOTED($row) }
no-components-line = the header has no line 'components'
no-header-line = the header has no line { QUOTED($name) }
no-record = no Wawel record: the first line must be { QUOTED($magic) }
no-seat-of-match = { QUOTED($who) } is no seat of this match
no-seed = no seed in the record: its draws cannot be checked
not-open = the record says that the match is open, but its lines reach the end
not-over = the record says that the match is over, but its lines do not reach the end
not-utf-8 = not UTF-8 text
other-components = made with other values on the components
other-draw = the draw { QUOTED($text) } does not follow from the seed
other-game = a record of { $game }, not of { $id }
other-rules = made for rules version { $rules }, this is version { $version }
over-at-moment = the match is over at this moment
text-after-end = text after the end of the record
truncated = the file is truncated: its last line, 'end …', is missing
unknown-header-line = unknown header line { QUOTED($name) }
unknown-moment = the record has { $count } moments, not { $moment }

## Matches

match-over = the match is over
not-waiting = seat { $seat } has nothing to decide now
undo-drawn = something was drawn since
undo-final = it is final or showed something hidden
undo-nothing = nothing to take back
undo-somebody-else = somebody else was last
unknown-step = there are { $count } steps, not { $kept }

## What there is

games-folder = { $variable } names { QUOTED($folder) }, which is no folder
package-name = the package of { $id } is not called { QUOTED($package) }
package-no-game = the package { QUOTED($package) } has no GAME
package-twice = another package is called { QUOTED($package) } too: { $other }
no-rules-in = no rules in { QUOTED($lang) }; there are: { $known }
no-lessons = { $game } has no lessons
no-lessons-in = no lessons in { QUOTED($lang) }; there are: { $known }
no-words-in = no words in { QUOTED($lang) }; there are: { $known }
unknown-game = no game is called { QUOTED($id) }; there are: { $known }
unknown-lesson = no lesson is called { QUOTED($id) }; there are: { $known }
unknown-problem-id = no problem is called { QUOTED($id) }; `wawel lessons` lists them
unknown-problem = no problem of { $game } is called { QUOTED($id) }; there are: { $known }
no-such-step = no step of the lesson of { $game } is called { QUOTED($id) }; there are: { $known }
not-asked = nothing was asked any more when { QUOTED($text) } was decided
unknown-rule = the rules of { $game } have no { QUOTED($rule) }; sections: { $known }

## Values in a request or a setting

invalid-bool-parsing = true or false is needed
invalid-bool-type = true or false is needed
invalid-dict-type = an object is needed
invalid-extra-forbidden = there is no such field
invalid-finite-number = a finite number is needed
invalid-float-parsing = a number is needed
invalid-float-type = a number is needed
invalid-greater-than = the value must be greater than { $gt }
invalid-greater-than-equal = the least possible value is { $ge }
invalid-int-from-float = a whole number is needed
invalid-int-parsing = a whole number is needed
invalid-int-parsing-size = this number is too large
invalid-int-type = a whole number is needed
invalid-json-invalid = this is not JSON
invalid-less-than = the value must be less than { $lt }
invalid-less-than-equal = the greatest possible value is { $le }
invalid-list-type = a list is needed
invalid-literal-error = none of the possible values
invalid-missing = this field is missing
invalid-model-attributes-type = an object is needed
invalid-model-type = an object is needed
invalid-other = this value cannot be
invalid-one-way-in = either a password or a passkey is needed, not both
invalid-rates = rates look like this: 30/60 (30 in 60 seconds), several with commas between them
invalid-string-too-long = at most { $max_length } characters are taken
invalid-string-type = text is needed
invalid-string-unicode = this is no sound Unicode text
invalid-too-long = at most { $max_length } entries are taken

## Requests

position-and-moment = a table starts from a position or from a moment, not from both
colour-twice = two seats cannot have the same colour
position-and-problem = a table starts from a problem, or from a position or a moment of a replay, not from two of them
contest-start = a rated match, or one with the same deal as others, starts from the usual setup and a secret seed
contest-seats = in a rated match, or one with the same deal as others, one person sits at this screen: whoever opens the table
rated-bots = no bots play in a rated match, not even as stand-ins
rated-aids = a rated match has no hints and no projected result
rated-clock = a rated match needs a clock
replay-of-another-game = the replay is of { $game }, not of { $wanted }
too-many-accounts = too many accounts in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
too-many-invites = too many invitations in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
too-many-joins = too many seats in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
too-many-logins = too many tries in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
too-many-requests = too many requests in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
too-many-tables = too many tables in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
too-many-uploads = too many records in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## The database

database-broken = the database { $path } is damaged or is not one of Wawel’s; nothing was changed. Put a backup in its place, or move the file away to start anew
database-newer = the database { $path } was written by a newer version of Wawel ({ $revision }); nothing was changed. Install that version, or use another folder
database-url = WAWEL_DATABASE_URL is not the address of a PostgreSQL database; it looks like postgresql://name:password@host:5432/database, with special signs in the password written as %40 and so on
database-away = the database { $name } does not let us in: { $detail }
no-postgres-driver = the driver for PostgreSQL is missing; install it with pip install "wawel[postgres]"
redis-alone = WAWEL_REDIS_URL needs WAWEL_DATABASE_URL as well: servers that share tables need a PostgreSQL to store them in
redis-url = WAWEL_REDIS_URL is not the address of a Redis; it looks like redis://name:password@host:6379/0, with special signs in the password written as %40 and so on
redis-away = the Redis at { $name } does not let us in: { $detail }
no-redis-driver = the packages for Redis are missing; install them with pip install "wawel[redis]"
worker-without-redis = a worker needs WAWEL_DATABASE_URL and WAWEL_REDIS_URL, the same as the servers that it works for
table-unreadable = what is stored about the table makes no sense
