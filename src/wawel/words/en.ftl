# Words shared by the command line and the server, the same for every game.

yes = yes
no = no
seat = Seat { $number }
bot = bot

## Why not

refused-not-your-seat = This seat belongs to someone else.
refused-not-waiting = The game is not waiting for this seat.
refused-bad-notation = This text is not an action of the game.
refused-cannot-undo = You cannot undo: the decision is final, something hidden was shown, or there is nothing to take back.
refused-over = This game is already over.

## Result

total = Total
points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
winners =
    { $winners_count ->
        [1] The winner is { $winners }
       *[other] The winners are { $winners }
    }

## Headings of tables in the rules

heading-card = card
heading-tile = tile
heading-points = points

## Reasons for an advice, as they stand after "because"

advice-others = it makes it harder for others
advice-score = it scores more
advice-tried = it did best in trial games from here

## Notices on devices that look elsewhere

notice-turn = Your turn. At the table: { $names }.
notice-invited = { $sender } invites you to a table.{ $count ->
    [0] {""}
   *[other] {" "}Already there: { $names }.
}
notice-rematch = You are invited to a rematch. At the table: { $names }.
