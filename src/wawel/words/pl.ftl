# Słowa wspólne dla wiersza poleceń i serwera, niezależne od gry.

yes = tak
no = nie
seat = Miejsce { $number }
bot = bot

## Dlaczego nie można

refused-not-your-seat = To miejsce należy do kogoś innego.
refused-not-waiting = Gra nie czeka teraz na to miejsce.
refused-bad-notation = Tego zapisu nie da się odczytać.
refused-cannot-undo = Cofnięcie niemożliwe: decyzja jest ostateczna, odkryto coś ukrytego albo nie ma czego cofać.
refused-over = Ta gra już się skończyła.

## Wynik

total = Razem
points =
    { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
winners =
    { $winners_count ->
        [1] Wygrywa { $winners }
       *[other] Wygrywają { $winners }
    }

## Nagłówki tabel w zasadach

heading-card = karta
heading-tile = kafelek
heading-points = punkty

## Powody rady, tak jak stoją po „bo”

advice-others = utrudnia grę innym
advice-score = daje więcej punktów
advice-tried = w próbnych partiach wypada najlepiej

## Powiadomienia na urządzeniach, które patrzą gdzie indziej

notice-turn = Twoja kolej. Przy stole: { $names }.
notice-invited = Do stołu zaprasza: { $sender }.{ $count ->
    [0] {""}
   *[other] {" "}Są już: { $names }.
}
notice-rematch = Zaproszenie do rewanżu. Przy stole: { $names }.
