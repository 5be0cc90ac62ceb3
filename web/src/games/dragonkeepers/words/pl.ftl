# Zaklinacze smoków: słowa planszy w przeglądarce. Słowa samej gry leżą obok jej zasad.

## Pasek

dk-amulets = Amulety
dk-amulets-all = Ukończone amulety wszystkich graczy
dk-of = z { $needed }
dk-steps = Kroki tury

## Karty i smoki

dk-dragon-white = Biały smok
dk-dragon-green = Zielony smok
dk-dragon-red = Czerwony smok
dk-dragon-blue = Niebieski smok
dk-dragon-black = Czarny smok, joker
dk-card = { $front }, rewers: { $back }
dk-back-number = cyfra { $number }
dk-back-ribbon = { $back } ze wstążką
dk-dragons-white =
    { $number ->
        [one] { $number } białego smoka
        [few] { $number } białe smoki
       *[many] { $number } białych smoków
    }
dk-dragons-green =
    { $number ->
        [one] { $number } zielonego smoka
        [few] { $number } zielone smoki
       *[many] { $number } zielonych smoków
    }
dk-dragons-red =
    { $number ->
        [one] { $number } czerwonego smoka
        [few] { $number } czerwone smoki
       *[many] { $number } czerwonych smoków
    }
dk-dragons-blue =
    { $number ->
        [one] { $number } niebieskiego smoka
        [few] { $number } niebieskie smoki
       *[many] { $number } niebieskich smoków
    }
dk-way-white =
    { $number ->
        [one] { $number } biały
        [few] { $number } białe
       *[many] { $number } białych
    }
dk-way-green =
    { $number ->
        [one] { $number } zielony
        [few] { $number } zielone
       *[many] { $number } zielonych
    }
dk-way-red =
    { $number ->
        [one] { $number } czerwony
        [few] { $number } czerwone
       *[many] { $number } czerwonych
    }
dk-way-blue =
    { $number ->
        [one] { $number } niebieski
        [few] { $number } niebieskie
       *[many] { $number } niebieskich
    }
dk-jokers =
    { $number ->
        [one] joker
        [few] { $number } jokery
       *[many] { $number } jokerów
    }
dk-way-jokers =
    { $dragons } i { $jokers ->
        [one] joker
        [few] { $jokers } jokery
       *[many] { $jokers } jokerów
    }

## Księga i wystawka

dk-task = Zagraj dokładnie { $dragons } → { $items }
dk-book-name = Księga
dk-book = Księga. Zagraj dokładnie { $dragons }. Nagroda: { $items }.
dk-page-number =
    zagraj { $number } { $number ->
        [one] smoka
        [few] smoki
       *[many] smoków
    }
dk-page-white = biały
dk-page-green = zielony
dk-page-red = czerwony
dk-page-blue = niebieski
dk-puts =
    { $count ->
        [one] { $count } karta położona przez graczy
        [few] { $count } karty położone przez graczy
       *[many] { $count } kart położonych przez graczy
    }
dk-put-here = Połóż wybraną kartę na tej stronie księgi
dk-display-left = Wystawka z lewej
dk-display-right = Wystawka z prawej
dk-display-empty = pusta
dk-may-take = Można wziąć
dk-may-take-paid = Można wziąć za kryształ
dk-pile =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }

## Koniec, gdy nikt nie zagrywa

dk-idle =
    Nikt nie zagrywa od { $turns } { $turns ->
        [one] tury
       *[other] tur
    }. { $left ->
        [one] Jeszcze jedna
       *[other] Jeszcze { $left }
    } i koniec gry.

## Pula

dk-pool = Pula
dk-pool-fragments = Fragmenty amuletów w puli
dk-pool-rest = Inne elementy w puli
dk-pool-egg = Złote jaja
dk-pool-crystal = Kryształy
dk-pool-black = Czarne smoki
dk-pool-pearl-red = Czerwone perły
dk-pool-pearl-blue = Niebieskie perły
dk-pool-crest = Herb wart { $points }
dk-pool-no-crest = Herby
dk-lowest = najniższy
dk-highest = najwyższy
dk-short-fragment_low = min.
dk-short-fragment_high = maks.

## Gracze

dk-crystals = Kryształy
dk-eggs = Złote jaja
dk-crest = Herb
dk-amulets-of = Ukończone amulety
dk-ring-count = W pierścieniu { $count } z 3 fragmentów
dk-row-of = Rząd stosów
dk-row-empty = brak stosów
dk-hand-none = brak kart
dk-hand-backs =
    Na ręce { $count ->
        [one] { $count } karta, rewers
        [few] { $count } karty, rewersy
       *[many] { $count } kart, rewersy
    }: { $backs }
dk-turn = tura
dk-follows = wybiera
dk-passed = pas
dk-your-amulets = Twoje amulety
dk-ring-empty = Pusty pierścień, 0 z 3 fragmentów
dk-ring-open = Pierścień, { $count } z 3 fragmentów: { $values }
dk-ring-done = Amulet: { $values }, { $pearl }
dk-ring-shown = Amulet: { $values }, { $pearl } za { $worth }

## Rząd

dk-row = Twój rząd stosów
dk-row-title = Twój rząd
dk-stack =
    Stos { $colour }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
dk-locked = Zamknięty: leży między { $between }, więc nic już na niego nie trafi.
dk-between-white = białym
dk-between-green = zielonym
dk-between-red = czerwonym
dk-between-blue = niebieskim
dk-may-place = Tu można położyć
dk-may-return = Wierzchnia karta może wrócić na rękę
dk-end-left = na lewy koniec
dk-end-right = na prawy koniec
dk-end-first = połóż tutaj

## Ręka

dk-hand =
    Twoja ręka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
dk-hand-title = Ręka
dk-may-pick = Można wybrać
dk-order = Kolejność kart
dk-order-front = smoki
dk-order-back = rewersy
dk-ways = Możliwe zestawy
dk-quiet = Auto-pas
dk-quiet-help = Gdy w turze innego gracza nie masz czego zagrać, gra sama spasuje za Ciebie po chwili, której długość niczego nie zdradza. Wyłącz, jeśli chcesz decydować za każdym razem.

## Decyzja

dk-ask-play = Zagraj { $dragons }
dk-ask-follow = Możesz też zagrać { $dragons }
dk-stop = Wystarczy
dk-take-line = Wzięte: { $taken }. Możesz wziąć jeszcze { $left }.
dk-use-wind = Użyj wiatru
dk-done = Dalej
dk-put = Połóż na księdze
dk-modify-line = Wybierz kartę z ręki: jej rewers stanie się nową stroną.
dk-return-line = Wskaż stos, z którego wierzchnia karta wróci na rękę.
dk-would-be = Księga każe zagrać { $dragons }.
dk-pass = Pas
dk-play = Zagraj
dk-picked = Wybrane: { $cards }
dk-pick-line = Wybierz karty z ręki albo gotowy zestaw.
dk-choose-end = Nowy kolor: wskaż koniec swojego rzędu.
dk-cannot-play = Nie możesz zagrać: spasuj
dk-none = Trzeba mieć { $dragons }.
dk-none-closed = Twój stos w tym kolorze jest zamknięty.
dk-cannot-follow = Nie masz czego zagrać
dk-passing = Za chwilę pas.
dk-passing-watched = Za chwilę pas. Ta pauza jest celowa: nikt nie odgadnie z niej, czy był wybór.

## Skrzynie

dk-chests = Magiczne skrzynie (wariant odtworzony)
dk-chest-when = Koszt: { $cost }. Kiedy: { $phase }.

## Koniec

dk-end = Koniec gry
dk-end-help = Fragmenty i perły są odkryte.

## Przebieg: jedna linia na zdarzenie i to, co z niego wynikło

line-play = { $seat } zagrywa { $dragons }.
dk-with-jokers =
    { $number ->
        [one] jokera
        [few] { $number } jokery
       *[many] { $number } jokerów
    }
after-crest = herb (+{ $points })
after-fragment = fragment { $value }
after-amulet = gotowy amulet ({ $done } z { $needed })
after-pearl = { $pearl }
after-black-dragon = czarny smok
after-crystal = kryształ
after-egg = złote jajo
after-run-out = w puli nie ma już { $lack }
after-take = { $card }
after-page = strona: { $back }
after-blown-under = pod stos: { $card }
after-returned = { $card }

## Wszystko odkryte

dk-open-hand = Na ręce: { $count }
dk-open-hidden = kolejność kart w obu stosach księgi i wartości pereł, aż do końca gry
