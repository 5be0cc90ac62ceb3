# Nabrzeże: wszystkie słowa gry po polsku.
#
# Imiona ($seat) i rzeczy ($dock) przychodzą jako gotowy tekst. Między słowem a liczbą stoi twarda spacja.

title = Nabrzeże
tagline = Ładuj skrzynie i miej najwięcej na pełnym doku.

## Doki

dock-A = dok A
dock-B = dok B
dock-C = dok C

## Dziennik

note-draw = { $seat } losuje skrzynię o wadze { $crate }.
note-draw-hidden = { $seat } losuje skrzynię.
note-load = { $seat } ładuje skrzynię o wadze { $crate }: { $dock }.
note-full =
    Pełny { $dock }: największy ciężar ma { $seat } (+{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).
note-tied = Pełny { $dock }: największy ciężar ma więcej niż jeden gracz, więc nikt nie dostaje punktów.

## Dlaczego nie

reason-not-in-bag = Takiej skrzyni nie ma już w worku.
reason-not-in-hand = Załadować można tylko skrzynię z ręki, a tej tam nie ma.
reason-dock-full = Wszystkie miejsca na tym doku są zajęte.
reason-too-heavy = Ta skrzynia jest za ciężka na ten dok.
reason-not-yet = Pierwszą skrzynię trzeba załadować, jeśli tylko któraś się mieści.
reason-over = Gra jest już skończona.

## Pytania do gracza

ask-load = Załaduj skrzynię
ask-load-help = Pełny dok daje punkty temu, kto ma na nim największy ciężar.
ask-more = Załaduj drugą skrzynię albo skończ
ask-more-help = Skrzynia, którą zatrzymasz, zostaje w ręce.

## Opcje stołu

option-crates = Skrzynie każdej wagi
option-crates-help = Od 3 do 6. Gdy skrzyń jest mniej, worek szybciej się opróżnia.

## Wynik

score-dock = { $dock }

outcome-points = Najwięcej punktów: { $points }.
outcome-shared = Remis na czele, punkty: { $points }. Wygrana jest wspólna.

## Tekst zasad

heading-dock = dok
heading-berths = miejsca
heading-limit = najcięższa skrzynia

# W terminalu

terminal-bag =
    { $crates ->
        [one] { $crates } skrzynia
        [few] { $crates } skrzynie
       *[many] { $crates } skrzyń
    } w worku
terminal-dock = Dok { $dock }, do { $limit }:
terminal-draw = losuj { $crate }
terminal-load = { $crate } na dok { $dock }
terminal-stop = koniec tury
