# Nabrzeże: słowa planszy w przeglądarce. Wspólne słowa gry leżą obok jej zasad.

quay-bag = Skrzynie w worku: { $crates }
quay-crate = Skrzynia o wadze { $crate }
quay-dock = Dok { $dock }, do { $limit }
quay-hand = Twoje skrzynie
quay-seat = punkty: { $points }, skrzynie w ręce: { $hand }
quay-stop = Koniec tury
