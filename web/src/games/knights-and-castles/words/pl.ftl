# Rycerze i zamki: słowa planszy w przeglądarce. Wspólne słowa gry leżą obok jej zasad.

## Pasek rund

rz-round = Runda
rz-round-of = z { $rounds }
rz-game-of = Partia { $game } z { $games }
rz-track = Kafelki kolejnych rund
rz-track-tile = Runda { $round }: { $tile }
rz-track-won = Runda { $round }: { $tile }, zdobywa { $seat }
rz-track-hidden = Runda { $round }: zakryty kafelek

## Miejsca

rz-pts = pkt
rz-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
rz-earlier = wcześniej { $points }
rz-in-hand = Karty w ręku
rz-in-camp = Karty w obozie
rz-castles = Zdobyte zamki
rz-sword = Miecz
rz-choosing = wybiera
rz-ready = gotowe
rz-have-sword = Masz miecz
rz-have-sword-help = pusty stół jest Twój
rz-sword-with = Miecz: { $seat }
rz-sword-with-help = bierze pusty stół
rz-camp = Obóz: { $count }
rz-camp-empty = nie ma kogo rekrutować
rz-hand-peek = Ręka: { $count }
rz-hand-back = wróć do kart w ręku

## Kafelek w grze

rz-counts-stone = liczy się kamień
rz-counts-brick = liczy się cegła
rz-counts-wood = liczy się drewno
rz-wins-stone = Wygrywa najsilniejsza karta przeciw kamieniowi.
rz-wins-brick = Wygrywa najsilniejsza karta przeciw cegle.
rz-wins-wood = Wygrywa najsilniejsza karta przeciw drewnu.
rz-drum = Rekrutacja
rz-drum-help = Każdy bierze do ręki jedną kartę z własnego obozu.
rz-drum-empty = Wszystkie obozy są puste.
rz-drum-value = bębenek
rz-start = Nowa partia
rz-start-help = Kafelki są potasowane, jeden odłożony.
rz-tile-down = Zakryty kafelek
rz-left =
    { $left ->
        [0] To ostatni kafelek
        [one] { $left } kafelek
        [few] { $left } kafelki
       *[many] { $left } kafelków
    }
rz-left-ahead =
    { $left ->
        [0] tej partii
       *[other] przed Wami
    }
rz-aside = 1 odłożony bez podglądania

## Karty

rz-card = { $name }. Kamień { $stone }, cegła { $brick }, drewno { $wood }
rz-card-returns = { $name }. Wraca do ręki
rz-card-marked = { $card }. { $mark }
rz-short-knight = rycerz
rz-returns = wraca
rz-returns-where = do ręki
rz-mark-returned = wraca
rz-mark-cancelled = powtórzona
rz-mark-strongest = najsilniejsza
rz-hand =
    Twoja ręka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
rz-camp-hand =
    Twój obóz: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## Decyzja

rz-chosen = Wybrane: { $cards }
rz-none-chosen = Nic jeszcze nie wybrano
rz-attack = Atakuj
rz-recruit = Rekrutuj
rz-clear = Wyczyść
rz-may-take-back = Dopóki inni wybierają, możesz cofnąć swój wybór.
rz-tap = Gdy wszyscy zobaczą, dotknij stołu.
rz-go-on = Dalej
rz-drop = Tu połóż kartę

## Rozstrzygnięcie

rz-steps = Kroki rozstrzygnięcia
rz-step-returned = pasterze wracają
rz-step-cancelled = powtórzone odpadają
rz-step-strongest = najsilniejsza karta
rz-step-camps = karty do obozów
rz-step-sword = miecz
rz-step-done = { $step }: gotowe
rz-reveal = Karty na stół
rz-reveal-help = { $tile }, { $points }.
rz-taken = Zamek zdobywa { $seat }
rz-by-stone = { $tile }, { $points }. Najsilniejsza karta: { $card }, { $strength } przeciw kamieniowi.
rz-by-brick = { $tile }, { $points }. Najsilniejsza karta: { $card }, { $strength } przeciw cegle.
rz-by-wood = { $tile }, { $points }. Najsilniejsza karta: { $card }, { $strength } przeciw drewnu.
rz-by-sword = { $tile }, { $points }. Stół jest pusty, decyduje miecz.
rz-game-done = Koniec partii { $game } z { $games }
rz-removed = Odłożony kafelek: { $tile }

## Koniec

rz-end = Koniec gry
rz-end-help = Odłożony kafelek: { $tile }. Karty wszystkich są odkryte.
rz-shown-hand = W ręku
rz-shown-camp = W obozie
rz-nothing = pusto

## Wszystko odkryte

rz-open-hand = W ręku: { $count }
rz-open-hidden = kolejność kafelków, które jeszcze nie wyszły, i kafelek odłożony na początku
