# What exactly is wrong, in English. QUOTED is for what somebody handed in.

## The component file

crates = the usual number of crates of a weight must be one that a table may choose
docks = one to four docks are needed, each with a letter of its own

## Positions

bag-form = 'bag' counts the crates of every weight, and there are no others
crate-count = there are { $fewest } to { $most } crates of every weight, of all as many
dock-form = { QUOTED($name) } cannot take { QUOTED($word) }: weight:seat
hand-lines = every seat has a line 'hand n', the first is 0
loaded-early = nobody loads before all crates are drawn
turn-form = 'turn' is a seat, the crates it still draws and the crates it has loaded

## Actions in notation

draw-form = { QUOTED($text) } is no draw: it is written +1, +2, …
unknown-action = { QUOTED($text) } is neither stop nor a weight and a dock such as 3@A; docks: { $known }

## Options

option-range = option { $name } is a number from { $fewest } to { $most }, not { QUOTED($text) }
