# Zaklinacze smoków: wszystkie słowa gry po polsku.
#
# Imiona ($seat) i nazwy ($card, $item …) przychodzą gotowe, w mianowniku. Tylko $dragons jest w bierniku.
# Do każdej listy x przychodzi też liczba x_count. Twarda spacja stoi po słowach jednoliterowych oraz między
# słowem a liczbą.

title = Zaklinacze smoków
tagline = Jedna księga dla wszystkich. Zbieraj smoki i amulety.

## Karty, rewersy i kolory

card-white_1 = biały smok (rewers: 1)
card-white_2 = biały smok (rewers: 2)
card-white_3 = biały smok (rewers: 3)
card-white_4 = biały smok (rewers: 4)
card-white_5 = biały smok (rewers: 5)
card-green_1 = zielony smok (rewers: 1)
card-green_2 = zielony smok (rewers: 2)
card-green_3 = zielony smok (rewers: 3)
card-green_4 = zielony smok (rewers: 4)
card-green_5 = zielony smok (rewers: 5)
card-red_1 = czerwony smok (rewers: 1)
card-red_2 = czerwony smok (rewers: 2)
card-red_3 = czerwony smok (rewers: 3)
card-red_4 = czerwony smok (rewers: 4)
card-red_5 = czerwony smok (rewers: 5)
card-blue_1 = niebieski smok (rewers: 1)
card-blue_2 = niebieski smok (rewers: 2)
card-blue_3 = niebieski smok (rewers: 3)
card-blue_4 = niebieski smok (rewers: 4)
card-blue_5 = niebieski smok (rewers: 5)
card-white_white = biały smok (rewers: biały)
card-white_green = biały smok (rewers: zielony)
card-white_red = biały smok (rewers: czerwony)
card-white_blue = biały smok (rewers: niebieski)
card-green_white = zielony smok (rewers: biały)
card-green_green = zielony smok (rewers: zielony)
card-green_red = zielony smok (rewers: czerwony)
card-green_blue = zielony smok (rewers: niebieski)
card-red_white = czerwony smok (rewers: biały)
card-red_green = czerwony smok (rewers: zielony)
card-red_red = czerwony smok (rewers: czerwony)
card-red_blue = czerwony smok (rewers: niebieski)
card-blue_white = niebieski smok (rewers: biały)
card-blue_green = niebieski smok (rewers: zielony)
card-blue_red = niebieski smok (rewers: czerwony)
card-blue_blue = niebieski smok (rewers: niebieski)
card-white_1_start = biały smok (rewers: 1, karta początkowa)
card-white_2_start = biały smok (rewers: 2, karta początkowa)
card-white_3_start = biały smok (rewers: 3, karta początkowa)
card-white_4_start = biały smok (rewers: 4, karta początkowa)
card-white_5_start = biały smok (rewers: 5, karta początkowa)
card-white_white_start = biały smok (rewers: biały, karta początkowa)
card-white_green_start = biały smok (rewers: zielony, karta początkowa)
card-white_red_start = biały smok (rewers: czerwony, karta początkowa)
card-white_blue_start = biały smok (rewers: niebieski, karta początkowa)
card-green_1_start = zielony smok (rewers: 1, karta początkowa)
card-green_2_start = zielony smok (rewers: 2, karta początkowa)
card-green_3_start = zielony smok (rewers: 3, karta początkowa)
card-green_4_start = zielony smok (rewers: 4, karta początkowa)
card-green_5_start = zielony smok (rewers: 5, karta początkowa)
card-green_white_start = zielony smok (rewers: biały, karta początkowa)
card-green_green_start = zielony smok (rewers: zielony, karta początkowa)
card-green_red_start = zielony smok (rewers: czerwony, karta początkowa)
card-green_blue_start = zielony smok (rewers: niebieski, karta początkowa)
card-red_1_start = czerwony smok (rewers: 1, karta początkowa)
card-red_2_start = czerwony smok (rewers: 2, karta początkowa)
card-red_3_start = czerwony smok (rewers: 3, karta początkowa)
card-red_4_start = czerwony smok (rewers: 4, karta początkowa)
card-red_5_start = czerwony smok (rewers: 5, karta początkowa)
card-red_white_start = czerwony smok (rewers: biały, karta początkowa)
card-red_green_start = czerwony smok (rewers: zielony, karta początkowa)
card-red_red_start = czerwony smok (rewers: czerwony, karta początkowa)
card-red_blue_start = czerwony smok (rewers: niebieski, karta początkowa)
card-blue_1_start = niebieski smok (rewers: 1, karta początkowa)
card-blue_2_start = niebieski smok (rewers: 2, karta początkowa)
card-blue_3_start = niebieski smok (rewers: 3, karta początkowa)
card-blue_4_start = niebieski smok (rewers: 4, karta początkowa)
card-blue_5_start = niebieski smok (rewers: 5, karta początkowa)
card-blue_white_start = niebieski smok (rewers: biały, karta początkowa)
card-blue_green_start = niebieski smok (rewers: zielony, karta początkowa)
card-blue_red_start = niebieski smok (rewers: czerwony, karta początkowa)
card-blue_blue_start = niebieski smok (rewers: niebieski, karta początkowa)
card-white_1_start_2 = biały smok (rewers: 1, druga karta początkowa)
card-white_2_start_2 = biały smok (rewers: 2, druga karta początkowa)
card-white_3_start_2 = biały smok (rewers: 3, druga karta początkowa)
card-white_4_start_2 = biały smok (rewers: 4, druga karta początkowa)
card-white_5_start_2 = biały smok (rewers: 5, druga karta początkowa)
card-white_white_start_2 = biały smok (rewers: biały, druga karta początkowa)
card-white_green_start_2 = biały smok (rewers: zielony, druga karta początkowa)
card-white_red_start_2 = biały smok (rewers: czerwony, druga karta początkowa)
card-white_blue_start_2 = biały smok (rewers: niebieski, druga karta początkowa)
card-green_1_start_2 = zielony smok (rewers: 1, druga karta początkowa)
card-green_2_start_2 = zielony smok (rewers: 2, druga karta początkowa)
card-green_3_start_2 = zielony smok (rewers: 3, druga karta początkowa)
card-green_4_start_2 = zielony smok (rewers: 4, druga karta początkowa)
card-green_5_start_2 = zielony smok (rewers: 5, druga karta początkowa)
card-green_white_start_2 = zielony smok (rewers: biały, druga karta początkowa)
card-green_green_start_2 = zielony smok (rewers: zielony, druga karta początkowa)
card-green_red_start_2 = zielony smok (rewers: czerwony, druga karta początkowa)
card-green_blue_start_2 = zielony smok (rewers: niebieski, druga karta początkowa)
card-red_1_start_2 = czerwony smok (rewers: 1, druga karta początkowa)
card-red_2_start_2 = czerwony smok (rewers: 2, druga karta początkowa)
card-red_3_start_2 = czerwony smok (rewers: 3, druga karta początkowa)
card-red_4_start_2 = czerwony smok (rewers: 4, druga karta początkowa)
card-red_5_start_2 = czerwony smok (rewers: 5, druga karta początkowa)
card-red_white_start_2 = czerwony smok (rewers: biały, druga karta początkowa)
card-red_green_start_2 = czerwony smok (rewers: zielony, druga karta początkowa)
card-red_red_start_2 = czerwony smok (rewers: czerwony, druga karta początkowa)
card-red_blue_start_2 = czerwony smok (rewers: niebieski, druga karta początkowa)
card-blue_1_start_2 = niebieski smok (rewers: 1, druga karta początkowa)
card-blue_2_start_2 = niebieski smok (rewers: 2, druga karta początkowa)
card-blue_3_start_2 = niebieski smok (rewers: 3, druga karta początkowa)
card-blue_4_start_2 = niebieski smok (rewers: 4, druga karta początkowa)
card-blue_5_start_2 = niebieski smok (rewers: 5, druga karta początkowa)
card-blue_white_start_2 = niebieski smok (rewers: biały, druga karta początkowa)
card-blue_green_start_2 = niebieski smok (rewers: zielony, druga karta początkowa)
card-blue_red_start_2 = niebieski smok (rewers: czerwony, druga karta początkowa)
card-blue_blue_start_2 = niebieski smok (rewers: niebieski, druga karta początkowa)
card-black_6 = czarny smok (rewers: 6)

back-1 = 1
back-2 = 2
back-3 = 3
back-4 = 4
back-5 = 5
back-6 = 6
back-white = biały
back-green = zielony
back-red = czerwony
back-blue = niebieski
back-1_start = 1 (wstążka)
back-2_start = 2 (wstążka)
back-3_start = 3 (wstążka)
back-4_start = 4 (wstążka)
back-5_start = 5 (wstążka)
back-6_start = 6 (wstążka)
back-white_start = biały (wstążka)
back-green_start = zielony (wstążka)
back-red_start = czerwony (wstążka)
back-blue_start = niebieski (wstążka)

colour-white = biały
colour-green = zielony
colour-red = czerwony
colour-blue = niebieski
colour-black = joker

# zadanie księgi, w bierniku
dragons-1_white = 1 białego smoka
dragons-1_green = 1 zielonego smoka
dragons-1_red = 1 czerwonego smoka
dragons-1_blue = 1 niebieskiego smoka
dragons-2_white = 2 białe smoki
dragons-2_green = 2 zielone smoki
dragons-2_red = 2 czerwone smoki
dragons-2_blue = 2 niebieskie smoki
dragons-3_white = 3 białe smoki
dragons-3_green = 3 zielone smoki
dragons-3_red = 3 czerwone smoki
dragons-3_blue = 3 niebieskie smoki
dragons-4_white = 4 białe smoki
dragons-4_green = 4 zielone smoki
dragons-4_red = 4 czerwone smoki
dragons-4_blue = 4 niebieskie smoki
dragons-5_white = 5 białych smoków
dragons-5_green = 5 zielonych smoków
dragons-5_red = 5 czerwonych smoków
dragons-5_blue = 5 niebieskich smoków
dragons-6_white = 6 białych smoków
dragons-6_green = 6 zielonych smoków
dragons-6_red = 6 czerwonych smoków
dragons-6_blue = 6 niebieskich smoków

## Inne elementy

side-left = lewa strona
side-right = prawa strona
end-left = lewy koniec rzędu
end-right = prawy koniec rzędu

item-fragment_low = najniższy fragment
item-fragment_high = najwyższy fragment
item-black_dragon = czarny smok
item-crystal = kryształ
item-egg = złote jajo

pearl-red = czerwona perła
pearl-blue = niebieska perła
pearls-red = czerwone perły
pearls-blue = niebieskie perły

# czego nie ma w puli
lack-fragment_low = fragmentów
lack-fragment_high = fragmentów
lack-black_dragon = czarnych smoków
lack-crystal = kryształów
lack-egg = złotych jaj

chest-return = Powrót
chest-return-effect = Weź na rękę wierzchnią kartę jednego ze swoich stosów, także zamkniętego. Musi w nim zostać choć jeden smok, który nie jest czarny.
chest-thrift = Oszczędność
chest-thrift-effect = Twój zestaw potrzebuje o jedną kartę mniej, ale choć jednej. Nagroda się nie zmienia.
chest-gate = Brama
chest-gate-effect = Twój zestaw może trafić na zamknięty stos.
chest-quill = Pióro
chest-quill-effect = Na jedną ze stron księgi możesz w tej turze położyć drugą kartę.
chest-wind = Wiatr
chest-wind-effect = Przed wzięciem pierwszej karty obie karty z wystawki trafiają pod swoje stosy, a puste miejsca się uzupełnia.
chest-crown = Korona
chest-crown-effect = Zamiast najniższych fragmentów z nagrody bierzesz najwyższe.

phase-take = Weź karty
phase-modify = Zmodyfikuj księgę
phase-play = Zagraj smoki
phase-follow = Pozostali

## Przebieg

note-display = Wystawka, { $side }: { $card }.
note-page = Księga, { $side }: { $back } (kart w stosie: { $pile }).
note-fragments = Fragmenty amuletów: w grze { $left }, odłożone { $removed }.
note-chest = Magiczna skrzynia w grze: { $chest }.
note-dealt = { $seat } dostaje kartę początkową: { $card }.
note-dealt-hidden = { $seat } dostaje kartę początkową.
note-turn = Tura { $turn }: { $seat }
note-take = { $seat } bierze z wystawki kartę: { $card }.
note-crystal-spent = { $seat } oddaje kryształ za czwartą kartę.
note-put = { $seat } kładzie na księdze kartę: { $card }.
note-put-hidden = { $seat } kładzie kartę na księdze.
note-new-stack = { $seat } zaczyna nowy stos: { $colour }, { $end }.
note-play = { $seat } zagrywa zestaw: { $cards }.
note-crest =
    { $seat } dostaje herb (+{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).
note-fragment = { $seat } bierze fragment o wartości { $value }.
note-amulet = { $seat } kończy amulet. Ukończone amulety: { $done } z { $needed }.
note-pearl = { $seat }: do amuletu trafia { $pearl }.
note-black-dragon = { $seat } bierze na rękę czarnego smoka.
note-crystal = { $seat } dostaje kryształ.
note-egg =
    { $seat } dostaje złote jajo (+{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).
note-run-out = W puli nie ma już { $lack }: { $seat } nic w zamian nie dostaje.
note-pass = { $seat } pasuje.
note-chest-used = { $seat } używa skrzyni: { $chest } (oddane kryształy: { $cost }).
note-blown-under = Pod stos trafia { $card }.
note-returned = { $seat } bierze ze stosu na rękę kartę: { $card }.
note-last-amulet = Ukończone amulety: { $needed }. Gra się kończy.
note-idle = Tury z rzędu bez zagranych smoków: { $turns }. Gra się kończy.
note-final-fragments =
    { $seat } odkrywa fragmenty: { $count } (+{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).
note-final-pearls =
    { $seat } odkrywa { $pearls }: { $count } (+{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).
note-egg-turned =
    Najwięcej złotych jaj: { $seat }. Jedno z nich jest warte { $worth } (+{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }).

## Dlaczego nie można

reason-not-drawn = Tego nie da się teraz wylosować.
reason-not-now = Ta decyzja nie należy do tej części tury.
reason-slot-empty = To miejsce wystawki jest puste.
reason-take-first = Najpierw trzeba wziąć choć jedną kartę.
reason-costs-crystal = Trzy karty są już wzięte, a czwarta kosztuje kryształ.
reason-no-crystal = Czwarta karta kosztuje kryształ, a nie masz żadnego.
reason-not-fourth = Kryształem płaci się tylko za czwartą kartę.
reason-put-not-in-hand = Na księdze można położyć tylko kartę z ręki.
reason-side-changed = Ta strona księgi jest już w tej turze zmieniona, a na każdej wolno położyć jedną kartę.
reason-wrong-number = Zestaw musi mieć dokładnie tyle kart, ile pokazuje lewa strona księgi.
reason-wrong-colour = Zestaw składa się ze smoków w kolorze z prawej strony księgi i z czarnych smoków.
reason-only-black = W zestawie musi być choć jeden prawdziwy smok, bo sam joker nie wystarczy.
reason-enclosed = Ten stos leży między dwoma innymi kolorami, więc nic już na niego nie trafi.
reason-end-needed = Nowy stos trzeba położyć na lewym albo na prawym końcu rzędu.
reason-end-given = Koniec rzędu wskazuje się tylko dla nowego stosu obok innych stosów.
reason-not-in-hand = Nie wszystkie te karty są na ręce.
reason-no-set = To nie jest zestaw kart.
reason-chest-not-in-play = Tej magicznej skrzyni nie ma w grze.
reason-chest-used = W jednej turze wolno użyć tylko jednej skrzyni.
reason-chest-too-dear = Brakuje kryształów, żeby zapłacić za skrzynię.
reason-chest-not-active = Skrzyń używa tylko gracz, którego tura właśnie trwa.
reason-chest-too-late = Wiatr działa tylko przed wzięciem pierwszej karty.
reason-chest-no-use = W tej chwili ta skrzynia niczego by nie zmieniła.
reason-chest-no-stack = Nie ma stosu w tym kolorze, z którego można by wziąć kartę.
reason-chest-last-dragon = W stosie musi zostać choć jeden smok, który nie jest czarny.
reason-chest-wrong = Tej skrzyni nie używa się razem z zestawem.
reason-game-over = Gra już się skończyła.

## Pytania do gracza

ask-take = Weź kartę z wystawki
ask-take-help = Wzięte karty: { $taken }. W turze bierze się od jednej do trzech, a wolne miejsce od razu się uzupełnia.
ask-fourth = Weź czwartą kartę lub zakończ
ask-fourth-help = Czwarta karta kosztuje jeden kryształ. Piątej wziąć nie można.
ask-modify = Zmodyfikuj księgę albo zostaw ją bez zmian
ask-modify-help = Teraz można zagrać { $dragons }. Nagroda: { $items }.
ask-play = Zagraj { $dragons }
ask-play-help = Nagroda: { $items }. Joker może zastąpić smoka, ale nie wszystkie smoki.
ask-follow = Możesz też zagrać { $dragons }
ask-follow-help = Nagroda: { $items }. Księgi zmienić nie możesz.

## Opcje stołu

option-first = Kto zaczyna
option-first-help = Kto ma pierwszą turę.
option-first-random = losowo
option-chests = Losowe magiczne skrzynie
option-chests-help = Wariant odtworzony, dla graczy, którzy znają już grę: za kryształy można użyć zdolności skrzyni, jednej na turę.
option-chests-none = bez skrzyń
option-chests-1 = jedna
option-chests-2 = dwie
option-chests-3 = trzy
option-chests-4 = cztery
option-chests-5 = pięć
option-chests-6 = wszystkie sześć
option-named = Wybrane magiczne skrzynie
option-named-help = Skrzynie, które będą w grze na pewno, oprócz losowych.
option-named-none = żadna
option-named-return = { chest-return }
option-named-thrift = { chest-thrift }
option-named-gate = { chest-gate }
option-named-quill = { chest-quill }
option-named-wind = { chest-wind }
option-named-crown = { chest-crown }

## Wynik

score-fragments = fragmenty amuletów
score-pearls = { $pearls }
score-crest = herb
score-eggs = złote jaja
score-egg-turned = odwrócone złote jajo

outcome-points = Najwięcej punktów: { $points }.
outcome-cards = Remis w punktach, decydują zagrane karty smoków: { $cards }.
outcome-shared = Remis w punktach i w kartach smoków, zwycięstwo jest wspólne.

## Nagłówki tabel w zasadach

heading-number = cyfra
heading-reward = nagroda
heading-value = wartość
heading-count = liczba sztuk
heading-players = gracze
heading-removed = odłożone fragmenty
heading-in-play = fragmenty w grze
heading-crests = herby
heading-amulets = amulety do końca gry
heading-pearl = perła
heading-chest = skrzynia
heading-cost = kryształy
heading-when = kiedy
heading-effect = działanie
heading-front = przód
heading-backs = rewersy

## Wartości odtworzone

reconstructed-cards = Odtworzony skład kart: ile jest których kart, nie udało się ustalić.
reconstructed-rewards = Nagroda odtworzona: wydrukowanych symboli nie udało się ustalić.
reconstructed-pearls = Odtworzona liczba pereł: ile jest których, nie udało się ustalić.
reconstructed-crests = Odtworzona wartość herbu: wydrukowanej liczby nie udało się ustalić.
reconstructed-chests = Skrzynie odtworzone: ich wydrukowanego działania nie udało się ustalić.

## Liczby w zasadach

idle-rounds =
    { $rounds ->
        [one] jedną pełną rundę
        [few] { $rounds } pełne rundy
       *[many] { $rounds } pełnych rund
    }

# In the terminal

terminal-drawn-page = strona księgi: { $what }
terminal-drawn-turn = karta wystawki: { $what }
terminal-drawn-deal = karta początkowa: { $what }
terminal-drawn-chest = magiczna skrzynia: { $what }
terminal-drawn-out = odłożony fragment o wartości { $value }
terminal-drawn-pearl = perła o wartości { $value }
terminal-pile = stos
terminal-supply = pula
terminal-chests = skrzynie
terminal-rings = amulety
terminal-amulets = amulety: { $done } z { $needed }
terminal-idle = tury bez zestawu: { $turns } z { $most }
terminal-book = księga
terminal-page = strona
terminal-display = wystawka
terminal-task = Zagraj
terminal-reward = nagroda
terminal-run-out = skończyły się
terminal-fragments = fragmenty: { $count } ({ $low }–{ $high })
terminal-black = czarne smoki: { $count }
terminal-eggs = złote jaja: { $count }
terminal-crystals = kryształy: { $count }
terminal-pearls = perły czerwone: { $red }, niebieskie: { $blue }
terminal-crests = herby: { $crests }
terminal-hand-backs = ręka, rewersy
terminal-amulets-made = amulety
terminal-ring = fragmenty
terminal-crystal = kryształy
terminal-egg = jaja
terminal-crest = herb
terminal-stop = koniec brania kart
terminal-done = księga zostaje bez zmian
terminal-wind = zdmuchnij karty z wystawki
terminal-put = połóż na księdze: { $what }
terminal-return = weź na rękę wierzchnią kartę stosu: { $what }

## Rada: dlaczego wybór jest dobry, po „bo”

advice-points = daje punkty
advice-eggs = pomaga zdobyć najwięcej złotych jaj
advice-ring = przybliża następny amulet
advice-stacks = przybliża herb
advice-dragons = masz więcej smoków do zagrania
advice-first = najlepszy kolor zapowiada lepszy zestaw
advice-second = drugi kolor jest gotowy na zestaw
advice-third = nie zamyka drogi do zestawów w innych kolorach
advice-black = masz więcej czarnych smoków
advice-enclosed = smoki zamkniętych kolorów przydadzą się jeszcze jako strony księgi
advice-crystals = masz więcej kryształów
advice-chests = kryształem można zapłacić za magiczną skrzynię
advice-pages = kartami z ręki można ułożyć wiele różnych stron księgi
advice-set = w tej turze można zagrać dobry zestaw
advice-follow = pozostali zyskają mniej na tych stronach księgi
advice-plan = własnymi kartami można przygotować dobry zestaw
advice-takes = potem można wziąć jeszcze kolejne karty
advice-next = następna własna tura zacznie się wcześniej

## Jak się gra, na jednej stronie

guide-aim = Zbieraj smoki i wymieniaj ich zestawy na fragmenty amuletów. Trzy fragmenty zamykają pierścień, a w środku ląduje perła. Wygrywa ten, kto ma najwięcej punktów.
guide-turn = Twoja tura
guide-first-title = Weź smoki
guide-first = Od jednej do trzech kart z wystawki, z lewej albo z prawej strony księgi. Czwarta kosztuje kryształ. Znak w rogu pokazuje rewers karty.
guide-second-title = Zmodyfikuj księgę
guide-second = Jeśli chcesz, połóż kartę na stosie jej rewersu: cyfrę po lewej, kolor po prawej, po jednej na stronę.
guide-third-title = Zagraj zestaw
guide-third = Dokładnie tyle smoków i w takim kolorze, jak wskazuje księga. Czarny to joker, ale choć jeden smok musi być prawdziwy. Bierzesz nagrodę, potem pozostali mogą zagrać zestaw według tych samych stron.
guide-mind-title = Pilnuj rzędu
guide-mind = Nowy kolor zaczyna stos na końcu rzędu. Stos zamknięty między dwoma innymi już nie rośnie, więc tego koloru nie zagrasz.
guide-points-1 = fragment amuletu
guide-worth-1 = 1–20
guide-points-2 = perła w pierścieniu, odkryta na końcu
guide-worth-2 = 3–9
guide-points-3 = herb za cztery kolory w rzędzie
guide-worth-3 = 16, 12, 8
guide-points-4 = złote jajo
guide-worth-4 = 4
guide-points-5 = jedno z jaj gracza, który ma ich najwięcej
guide-worth-5 = 16
guide-end = Gra kończy się od razu, gdy wszyscy razem mają siedem amuletów; przy trzech graczach osiem, przy czterech dziewięć.

## Objaśnienia: co znaczy pytanie, gdy pada pierwszy raz

explain-take = Przód karty to smok do zestawu, a znak w rogu pokazuje rewers, którym możesz zmienić księgę. Bierz to, czego chcą strony księgi, albo to, czym je zmienisz.
explain-fourth = Za kryształ możesz wziąć czwartą kartę. To się przydaje, gdy do zestawu brakuje jednego smoka.
explain-modify = Karta położona na księdze zmienia zadanie dla wszystkich. Warto, gdy masz zestaw na nowe strony, a inni nie.
explain-play = Zagrywasz smoki z ręki, a lewa strona księgi mówi, co za nie dostaniesz. Smoki trafiają na stos swojego koloru w Twoim rzędzie, jeżeli nie jest zamknięty.
explain-follow = Na koniec każdej tury pozostali gracze mogą zagrać po zestawie według tych samych stron, nawet jeśli gracz, którego była tura, nic nie zagrał. Nagroda też jest ta sama.
