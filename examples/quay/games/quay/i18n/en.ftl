# Quay: every word of the game in English.
#
# Names ($seat) and things ($dock) arrive as ready text. A no-break space stands between a word and a number.

title = Quay
tagline = Load crates, and be the heaviest on a full dock.

## Docks

dock-A = dock A
dock-B = dock B
dock-C = dock C

## Log

note-draw = { $seat } draws a crate that weighs { $crate }.
note-draw-hidden = { $seat } draws a crate.
note-load = { $seat } loads a crate that weighs { $crate } on { $dock }.
note-full =
    { $seat } has the most weight on { $dock }, which is full (+{ $points } { $points ->
        [one] point
       *[other] points
    }).
note-tied = The most weight on { $dock } is shared, so the full dock pays nobody.

## Why not

reason-not-in-bag = There is no such crate left in the bag.
reason-not-in-hand = Only a crate from your hand can be loaded, and this one is not there.
reason-dock-full = All berths of this dock are taken.
reason-too-heavy = The crate is too heavy for this dock.
reason-not-yet = The first crate must be loaded as long as one fits.
reason-over = The game is already over.

## Asking the player

ask-load = Load a crate
ask-load-help = A full dock pays whoever has the most weight on it.
ask-more = Load another crate, or stop
ask-more-help = A crate that you keep stays in your hand.

## Options of a table

option-crates = Crates of each weight
option-crates-help = From 3 to 6. With fewer crates the bag is empty sooner.

## Result

score-dock = { $dock }

outcome-points = Most points: { $points }.
outcome-shared = Tied at the top, points: { $points }. The win is shared.

## The rules text

heading-dock = dock
heading-berths = berths
heading-limit = heaviest crate

# In the terminal

terminal-bag =
    { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    } in the bag
terminal-dock = Dock { $dock }, up to { $limit }:
terminal-draw = draw a { $crate }
terminal-load = { $crate } on dock { $dock }
terminal-stop = stop
