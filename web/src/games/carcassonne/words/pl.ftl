# Carcassonne: słowa planszy w przeglądarce. Wspólne słowa gry leżą obok jej zasad.

## Na półce

shelf-title = Carcassonne

## Pasek i narzędzia

ca-base-only = gra podstawowa
ca-sets-in-play =
    { $more ->
        [0] { $first }
        [one] { $first } + { $more } dodatek
        [few] { $first } + { $more } dodatki
       *[many] { $first } + { $more } dodatków
    }
ca-move = Płytki na mapie:
ca-in-pile = w stosie
ca-tiles-count =
    { $count ->
        [one] płytka
        [few] płytki
       *[many] płytek
    }
ca-tools = Widok mapy
ca-zoom-in = Przybliż
ca-zoom-out = Oddal
ca-whole = Cała mapa
ca-fields = Łąki
ca-more = Gracze i stos
ca-tabs = Części stołu
ca-tab-map = Mapa
ca-tab-seats = Gracze
ca-tab-pile = Stos
ca-holes = Pasujące płytki
ca-to-move = Do ruchu
ca-beyond-left =
    { $count ->
        [one] { $count } miejsce po lewej
        [few] { $count } miejsca po lewej
       *[many] { $count } miejsc po lewej
    }
ca-beyond-right =
    { $count ->
        [one] { $count } miejsce po prawej
        [few] { $count } miejsca po prawej
       *[many] { $count } miejsc po prawej
    }
ca-beyond-up =
    { $count ->
        [one] { $count } miejsce u góry
        [few] { $count } miejsca u góry
       *[many] { $count } miejsc u góry
    }
ca-beyond-down =
    { $count ->
        [one] { $count } miejsce na dole
        [few] { $count } miejsca na dole
       *[many] { $count } miejsc na dole
    }
ca-map = Mapa. Strzałki przenoszą między miejscami, F przechodzi po obszarach płytki, znak zapytania pyta o powód
ca-tiles = Płytki i figury
ca-choices = Do wyboru na mapie
ca-skip = Dalej

## Płytka i stos

ca-hand = Płytka do położenia
ca-your-tile = Twoja płytka
ca-tile-of = Płytka: { $seat }
ca-turn = Obróć
ca-turn-left = Obróć w lewo
ca-turn-right = Obróć w prawo
ca-pile = Stos
ca-pile-title =
    { $count ->
        [one] W stosie { $count } płytka
        [few] W stosie { $count } płytki
       *[many] W stosie { $count } płytek
    }
ca-left =
    { $count ->
        [one] płytka w stosie
        [few] płytki w stosie
       *[many] płytek w stosie
    }
ca-dragon-out = Smok jest na mapie
ca-aside =
    { $count ->
        [0] Smok jeszcze śpi
        [one] Smok śpi, odłożona { $count } płytka
        [few] Smok śpi, odłożone { $count } płytki
       *[many] Smok śpi, odłożono { $count } płytek
    }
ca-kind-aside = odłożone: { $count }
ca-mark-volcano = wulkany w stosie
ca-mark-dragon = płytki ze smokiem w stosie
ca-mark-portal = portale w stosie
ca-mark-princess = księżniczki w stosie
ca-mark-cloister = klasztory w stosie

## Miejsca

ca-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ca-final =
    Gdyby gra skończyła się teraz: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ca-supply = Pionki w zasobie: { $count } z { $total }
ca-you = Ty
ca-tag-turn = Twoja kolej
ca-tag-thinks = myśli
ca-tag-dragon = prowadzi smoka
ca-fairy-with = Wróżka stoi przy pionku
ca-safe = pod opieką wróżki
ca-fairy-here = Wróżka
ca-dragon-here = Smok
ca-leads =
    { $left ->
        [one] Smoka prowadzi { $seat }, został { $left } krok
        [few] Smoka prowadzi { $seat }, zostały { $left } kroki
       *[many] Smoka prowadzi { $seat }, zostało { $left } kroków
    }

## Obiekty

ca-size-city =
    { $tiles ->
        [one] Miasto: { $tiles } płytka
        [few] Miasto: { $tiles } płytki
       *[many] Miasto: { $tiles } płytek
    }
ca-size-shields =
    { $tiles ->
        [one] Miasto: { $tiles } płytka
        [few] Miasto: { $tiles } płytki
       *[many] Miasto: { $tiles } płytek
    }, { $shields ->
        [one] { $shields } herb
        [few] { $shields } herby
       *[many] { $shields } herbów
    }
ca-size-road =
    { $tiles ->
        [one] Droga: { $tiles } płytka
        [few] Droga: { $tiles } płytki
       *[many] Droga: { $tiles } płytek
    }
ca-size-cloister = Klasztor: { $tiles } z 9 płytek
ca-size-field =
    { $cities ->
        [0] Łąka bez ukończonych miast
        [one] Łąka: { $cities } ukończone miasto
        [few] Łąka: { $cities } ukończone miasta
       *[many] Łąka: { $cities } ukończonych miast
    }
ca-worth = Teraz { $points } pkt
ca-worth-both = Teraz { $points } pkt, po zamknięciu { $closed }
ca-worth-complete = Ukończone za { $points } pkt
ca-worth-field = Na koniec gry { $points } pkt
ca-worth-field-each = Na koniec gry (pkt): { $gains }
ca-nobody = Nikt tu nie stoi
ca-hole = Wolne miejsce
ca-hole-dead = Nic już tu nie pasuje
ca-hole-left =
    { $count ->
        [0] Nie pasuje już żadna płytka ze stosu
        [one] Pasuje { $count } płytka ze stosu
        [few] Pasują { $count } płytki ze stosu
       *[many] Pasuje { $count } płytek ze stosu
    }

## Wybory na mapie

ca-target-place =
    Miejsce: { $beside }. { $count ->
        [one] Płytka pasuje, { $count } ułożenie.
        [few] Płytka pasuje, { $count } ułożenia.
       *[many] Płytka pasuje, { $count } ułożeń.
    }
ca-beside-N = na północy { $tile }
ca-beside-E = na wschodzie { $tile }
ca-beside-S = na południu { $tile }
ca-beside-W = na zachodzie { $tile }
ca-on-tile = Płytka: { $tile }.
ca-target-fairy = Wróżka na płytkę: { $tile }. Stoi tam: { $names }.
ca-target-knight = Odeślij rycerza: { $seat }. Płytka: { $tile }.
ca-target-step-N = Smok na północ. Płytka: { $tile }.
ca-target-step-E = Smok na wschód. Płytka: { $tile }.
ca-target-step-S = Smok na południe. Płytka: { $tile }.
ca-target-step-W = Smok na zachód. Płytka: { $tile }.
ca-eats = Do zasobu wraca: { $names }.
ca-role-on-city = Rycerz w mieście
ca-role-on-road = Rozbójnik na drodze
ca-role-on-cloister = Mnich w klasztorze
ca-role-on-field = Chłop na łące

## Pasek decyzji

ca-place = Połóż tutaj
ca-place-where =
    { $count ->
        [one] Pasuje w { $count } miejscu. Wybierz je na mapie.
       *[other] Pasuje w { $count } miejscach. Wybierz jedno na mapie.
    }
ca-place-turns =
    { $count ->
        [one] Pasuje tu tylko tak.
        [few] { $count } ułożenia: naciśnij płytkę, aby ją obrócić.
       *[many] { $count } ułożeń: naciśnij płytkę, aby ją obrócić.
    }
ca-closes-mine =
    { $kind ->
        [city] Zamkniesz swoje miasto: { $points } pkt.
        [road] Ukończysz swoją drogę: { $points } pkt.
       *[cloister] Otoczysz swój klasztor: { $points } pkt.
    }
ca-closes-theirs =
    { $kind ->
        [city] Zamkniesz miasto ({ $names }): { $points } pkt.
        [road] Ukończysz drogę ({ $names }): { $points } pkt.
       *[cloister] Otoczysz klasztor ({ $names }): { $points } pkt.
    }
ca-closes-free =
    { $kind ->
        [city] Zamkniesz wolne miasto: { $points } pkt.
        [road] Ukończysz wolną drogę: { $points } pkt.
       *[cloister] Otoczysz wolny klasztor: { $points } pkt.
    }
ca-pass = Bez pionka
ca-pass-fairy = Zostaw wróżkę
ca-others =
    { $phase ->
        [place] { $seat } kładzie płytkę
        [princess] { $seat } wybiera rycerza, który wróci do zasobu
        [action] { $seat } decyduje o pionku
        [back] { $seat } decyduje, kto wróci z miasta
        [market] { $seat } decyduje, kto wróci z miasta
        [gate] { $seat } decyduje, czy wejść do miasta
        [count] { $seat } decyduje o Hrabim
       *[other] { $seat } decyduje
    }
ca-watching = Oglądasz tę grę.
ca-deploy = Postaw
ca-to-fairy = Wróżka
ca-to-follower = Pionek
ca-fairy-where = Przenieś wróżkę
ca-fairy-help = Do jednego z Twoich pionków: smok tam nie wejdzie, a wróżka daje punkty.
ca-move-fairy = Przenieś
ca-send-home = Odeślij
ca-spare = Nie odsyłaj
ca-step = Idź tędy
ca-step-eats =
    { $count ->
        [0] Tam nikogo nie ma.
        [one] Smok przegoni { $count } pionek.
        [few] Smok przegoni { $count } pionki.
       *[many] Smok przegoni { $count } pionków.
    }

## Nowy stół

ca-set-tiles =
    { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
ca-sets-sum =
    { $tiles ->
        [one] { $tiles } płytka, około { $minutes } minut
        [few] { $tiles } płytki, około { $minutes } minut
       *[many] { $tiles } płytek, około { $minutes } minut
    }
ca-set-pd = smok, wróżka, księżniczki, portale
ca-set-ic = duży pionek, karczmy, katedry, szóste miejsce
ca-set-tb = budowniczy, świnia, towary
ca-set-river = mapa zaczyna się od rzeki
ca-set-ks = karty Króla i Rozbójnika
ca-set-count = gra zaczyna się pod murami Carcassonne

## Figury dodatków

ca-figure-follower = Pionek
ca-figure-large = Duży pionek
ca-figure-builder = Budowniczy
ca-figure-pig = Świnia
ca-figure-fairy = Wróżka
ca-kinds = Która figura?
ca-figure-where = Postaw figurę
ca-figure-help = Wybierz miejsce na nowej płytce.
ca-kind = { $name }, w zasobie: { $count }
ca-kind-none = { $name }: teraz nie można. Zapytaj dlaczego
ca-kind-follower = Pionek
ca-kind-large = Duży
ca-kind-builder = Budowniczy
ca-kind-pig = Świnia
ca-kind-fairy = Wróżka
ca-loupe = Nowa płytka
ca-taken = zajęte
ca-large-help = Liczy się za dwa pionki.
ca-builder-on =
    { $kind ->
        [city] Budowniczy w mieście
       *[road] Budowniczy na drodze
    }
ca-builder-help = Gdy potem powiększysz ten obszar, położysz drugą płytkę.
ca-pig-on = Świnia na łące
ca-pig-help = Twoja łąka da o jeden punkt więcej za każde miasto.
ca-pass-figure = Bez figury
ca-second =
    { $kind ->
        [city] Druga płytka po tej: budowniczy buduje miasto.
       *[road] Druga płytka po tej: budowniczy buduje drogę.
    }
ca-second-earned = Po tej będzie druga płytka.
ca-second-now = Druga płytka
ca-closes-goods = Towary dla Ciebie: { $goods }.
ca-goods = Towary: { $goods }
ca-no-goods = brak
ca-stock = W zasobie: { $names }
ca-king = Król: największe miasto ({ $size })
ca-robber = Rozbójnik: najdłuższa droga ({ $size })
ca-weights = Do większości liczą się: { $names }
ca-inn = z karczmą
ca-cathedral = z katedrą

## Miasto Carcassonne i rzeka

ca-quarter =
    { $quarter ->
        [castle] Zamek: miasta
        [blacksmith] Kuźnia: drogi
        [cathedral] Katedra: klasztory
       *[market] Targ: łąki
    }
ca-quarter-locked =
    { $quarter ->
        [castle] Zamek: tu stoi Hrabia. Nikt nie wychodzi.
        [blacksmith] Kuźnia: tu stoi Hrabia. Nikt nie wychodzi.
        [cathedral] Katedra: tu stoi Hrabia. Nikt nie wychodzi.
       *[market] Targ: tu stoi Hrabia. Nikt nie wychodzi.
    }
ca-quarter-empty = Nikt tam nie czeka.
ca-quarter-people = Czekają: { $names }.
ca-city = Miasto Carcassonne
ca-count-here = Hrabia
ca-enter = Wejdź do miasta
ca-enter-pass = Nie wchodź
ca-enter-help =
    { $quarter ->
        [castle] Pionek może wrócić, gdy będą punkty za miasto.
        [blacksmith] Pionek może wrócić, gdy będą punkty za drogę.
        [cathedral] Pionek może wrócić, gdy będą punkty za klasztor.
       *[market] Pionek może pójść na łąkę na koniec gry.
    }
ca-count = Przenieś Hrabiego
ca-count-pass = Zostaw Hrabiego
ca-count-help =
    { $quarter ->
        [castle] Dopóki tam stoi, nikt nie wyjdzie z zamku.
        [blacksmith] Dopóki tam stoi, nikt nie wyjdzie z kuźni.
        [cathedral] Dopóki tam stoi, nikt nie wyjdzie z katedry.
       *[market] Dopóki tam stoi, nikt nie wyjdzie z targu.
    }
ca-back = Wyślij
ca-back-pass = Nikt nie idzie
ca-back-from =
    { $quarter ->
        [castle] Z zamku.
        [blacksmith] Z kuźni.
        [cathedral] Z katedry.
       *[market] Z targu.
    }
ca-river = Tędy płynie dalej rzeka
