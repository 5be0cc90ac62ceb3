# Quay: words of the board in the browser. The words of the game itself lie beside its rules.

quay-bag = Crates in the bag: { $crates }
quay-crate = Crate that weighs { $crate }
quay-dock = Dock { $dock }, up to { $limit }
quay-hand = Your crates
quay-seat = points: { $points }, crates in hand: { $hand }
quay-stop = Stop
