# Rycerze i zamki: wszystkie słowa gry po polsku.
#
# Imiona ($seat, $seats) i nazwy ($card, $tile) przychodzą gotowe, w mianowniku.
# Do każdej listy x przychodzi też liczba x_count. Twarda spacja stoi po słowach
# jednoliterowych oraz między słowem a liczbą.

title = Rycerze i zamki
tagline = Wybierz dwie karty w tajemnicy i zdobądź zamek.

## Karty, kafelki i materiały

card-knight = rycerz na koniu
card-dragon = smok
card-footman = piechur
card-archer = łucznik
card-peasant = chłop
card-catapult = katapulta
card-shepherd = pasterz

tile-wood_small = mały zamek drewniany
tile-wood_large = duży zamek drewniany
tile-brick_small = mały zamek ceglany
tile-brick_large = duży zamek ceglany
tile-stone_small = mały zamek kamienny
tile-stone_large = duży zamek kamienny
tile-recruit_1 = bębenek
tile-recruit_2 = bębenek

material-stone = kamień
material-brick = cegła
material-wood = drewno

## Przebieg

note-youth = Wylosowana kolejność od najmłodszego gracza: { $seats }. Miecz bierze { $seat }.
note-game =
    { $games ->
        [1] Nowa partia
       *[other] Partia { $game } z { $games }
    }
note-round = Runda { $round }
note-tile = Odkryto { $tile }.
note-ready = { $seat }: wybór gotowy.
note-attack = { $seat }: { $cards }.
note-returned =
    { $shepherds ->
        [1] Pasterz wraca do ręki: { $seats }.
       *[other] Pasterze wracają { $seats_count ->
            [1] do ręki
           *[other] do rąk
        }: { $seats }.
    }
note-cancelled =
    Powtarza się { $card }: { $seats }. { $seats_count ->
        [2] Obie karty trafiają do obozów.
       *[other] Wszystkie te karty trafiają do obozów.
    }
note-won =
    Zamek zdobywa { $seat }: { $card }, siła { $strength } (+{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).
note-won-sword =
    Stół jest pusty, więc decyduje miecz. Zamek zdobywa { $seat } (+{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).
note-to-camp =
    { $seat }: do obozu { $cards_count ->
        [1] idzie
       *[other] idą
    } { $cards }.
note-sword = Miecz: { $holder } → { $seat }.
note-sword-stays = Miecz zostaje: { $seat }.
note-recruited = { $seat }: z obozu do ręki wraca { $card }.
note-recruited-hidden = { $seat } bierze z obozu jedną kartę.
note-nothing-to-recruit = Wszystkie obozy są puste, nikt nic nie odzyskuje.
note-game-over = Koniec partii. Odłożony kafelek: { $tile }.

## Dlaczego nie można

reason-wrong-number = Do zdobywania zamku wykłada się dokładnie dwie karty.
reason-not-in-hand = Zamek zdobywa się tylko kartami z ręki, a nie wszystkie wybrane karty są w ręku.
reason-not-in-camp = Odzyskać można tylko kartę z obozu, a tej karty tam nie ma.
reason-one-card = Przy rekrutacji odzyskuje się z obozu dokładnie jedną kartę.
reason-already-chosen = Karty na tę rundę są już wybrane: najpierw cofnij ten wybór.
reason-nothing-in-camp = Obóz jest pusty, więc nie ma czego odzyskać.
reason-already-recruited = Karta z obozu jest już wybrana: najpierw cofnij ten wybór.
reason-not-now = Odkryty kafelek wymaga teraz innego wyboru.
reason-order-first = Najpierw losuje się kolejność od najmłodszego gracza.
reason-tile-not-left = Tego kafelka nie ma już w stosie.
reason-game-over = Gra już się skończyła.

## Pytania do gracza

ask-attack = Wybierz dwie karty
ask-attack-help = Do zdobycia: { $tile }. Zdobędzie go najsilniejsza karta, która się nie powtórzy.
ask-recruit = Wybierz kartę z obozu
ask-recruit-help = Wróci do Twojej ręki. Inni jej nie zobaczą.

## Opcje stołu

option-long = Dłuższy wariant
option-long-help = Tyle partii, ilu graczy; punkty ze wszystkich partii się sumują.
option-long-yes = tyle partii, ilu graczy
option-long-no = jedna partia
option-ages = Wiek graczy
option-ages-help = Najmłodszy gracz zaczyna z mieczem i wygrywa ostateczne remisy. Jeżeli choć jeden gracz nie podał wieku, kolejność od najmłodszego się losuje.

## Wynik

score-castle = { $tile }
score-earlier = wcześniejsze partie

outcome-points = Najwięcej punktów: { $points }.
outcome-hand = Remis w punktach, decydują karty w ręku: { $cards }.
outcome-youngest = Remis w punktach i kartach. Wygrywa ten z remisujących graczy, który uchodzi za najmłodszego.

## Wartości odtworzone

reconstructed-strength = Siła odtworzona: liczby wydrukowanej na karcie nie udało się ustalić.

# In the terminal

terminal-camp = obóz
terminal-castles = zamki
terminal-sword = miecz
terminal-ready = wybór gotowy
terminal-youth = od najmłodszego gracza: { $seats }
terminal-game = partia { $game } z { $games }
terminal-round = Runda { $round } z { $rounds }
terminal-removed = Odłożony kafelek: { $tile }.
terminal-strength = (liczby to siła; materiał zamku: { $material })

## Dlaczego wybór jest dobry

advice-points = daje większą szansę na zamek
advice-sword = daje miecz, a są jeszcze zamki do zdobycia
advice-armies = oszczędza armie na następne zamki
advice-clash = karty, które zostają w ręku, wygrają więcej starć
advice-alone = zostawia silne karty, których nikt nie powtórzy
advice-sure = zostawia kartę, która na pewno zdobędzie zamek
advice-recruits = bębenek może zwrócić karty z obozu
advice-tie = przy remisie wygrywa ten, kto ma więcej kart w ręku

## Jak się gra, na jednej stronie

guide-aim = Zdobywaj zamki z drewna, cegły i kamienia. Po siedmiu rundach wygrywa ten, kto ma najwięcej punktów.
guide-turn = Runda
guide-first-title = Odkryjcie kafelek
guide-first = Jeżeli to zamek, każdy wybiera w tajemnicy dwie karty z ręki. Jeżeli to bębenek, każdy bierze z obozu do ręki jedną kartę i runda się kończy.
guide-second-title = Odkryjcie karty
guide-second = Wszyscy naraz. Pasterze wracają do rąk. Takie same armie, czyli powtórzone, odpadają, i to wszystkie.
guide-third-title = Najsilniejsza wygrywa
guide-third = Liczy się jedna karta: najsilniejsza z pozostałych przeciw temu materiałowi. Sił dwóch kart nigdy się nie dodaje. Wyłożone armie idą do obozów, a wracają tylko przy bębenku.
guide-mind-title = Pusty stół? Miecz
guide-mind = Gdy odpadną wszystkie armie, zamek zdobywa ten, kto ma miecz. Po każdym zamku miecz dostaje gracz, który ma najmniej punktów, przy remisie najmłodszy.
guide-points-1 = mały zamek
guide-worth-1 = 1
guide-points-2 = duży zamek
guide-worth-2 = 2
guide-points-3 = bębenek
guide-worth-3 = 0
guide-end = Jeden z ośmiu kafelków odkłada się na początku bez oglądania. Po siódmej rundzie gra się kończy. Remis wygrywa ten, kto ma więcej kart w ręku (pasterze też się liczą), a potem najmłodszy.

## Objaśnienia: co znaczy pytanie, gdy pada pierwszy raz

explain-attack = Zamek zdobywa najsilniejsza karta: liczy się jej liczba przy materiale zamku. Armia, którą wyłoży dwóch graczy, odpada. Wyłożone armie idą do obozu, a pasterz wraca do ręki.
explain-recruit = Przy bębenku odzyskujesz z obozu jedną armię. Weź taką, która jest silna przeciw zamkom, których jeszcze nie było.
