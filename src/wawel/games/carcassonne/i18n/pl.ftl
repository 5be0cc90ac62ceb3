# Carcassonne z dodatkiem Księżniczka i smok: wszystkie słowa gry po polsku.
#
# Imiona ($seat, $owner) i nazwy ($tile, $role, $feature) przychodzą gotowe, w mianowniku.
# Twarda spacja stoi po słowach jednoliterowych oraz między słowem a liczbą.

title = Carcassonne: Księżniczka i smok
tagline = Z dodatkiem „Księżniczka i smok”.

## Płytki

tile-BA-A = klasztor z drogą
tile-BA-B = klasztor
tile-BA-C = miasto z czterech stron, herb
tile-BA-D = brzeg miasta i prosta droga
tile-BA-E = brzeg miasta
tile-BA-F = miasto na przestrzał, herb
tile-BA-G = miasto na przestrzał
tile-BA-H = dwa brzegi miast naprzeciw siebie
tile-BA-I = dwa brzegi miast obok siebie
tile-BA-J = brzeg miasta i zakręt w prawo
tile-BA-K = brzeg miasta i zakręt w lewo
tile-BA-L = brzeg miasta i rozstaje
tile-BA-M = narożne miasto, herb
tile-BA-N = narożne miasto
tile-BA-O = narożne miasto z zakrętem, herb
tile-BA-P = narożne miasto z zakrętem
tile-BA-Q = miasto z trzech stron, herb
tile-BA-R = miasto z trzech stron
tile-BA-S = miasto z trzech stron z bramą, herb
tile-BA-T = miasto z trzech stron z bramą
tile-BA-U = prosta droga
tile-BA-V = zakręt drogi
tile-BA-W = rozstaje trzech dróg
tile-BA-X = skrzyżowanie czterech dróg
tile-PD-V1 = wulkan
tile-PD-V2 = wulkan z drogą
tile-PD-V3 = wulkan przy prostej drodze
tile-PD-V4 = wulkan przy zakręcie drogi
tile-PD-V5 = wulkan i brzeg miasta
tile-PD-V6 = wulkan i dwa brzegi miast
tile-PD-D01 = smok: prosta droga
tile-PD-D02 = smok: zakręt drogi
tile-PD-D03 = smok: rozstaje trzech dróg
tile-PD-D04 = smok: klasztor z trzema drogami
tile-PD-D05 = smok: brzeg miasta
tile-PD-D06 = smok: brzeg miasta i zakręt w lewo
tile-PD-D07 = smok: brzeg miasta i zakręt w prawo
tile-PD-D08 = smok: narożne miasto
tile-PD-D09 = smok: miasto na przestrzał, herb
tile-PD-D10 = smok: tunel pod miastem
tile-PD-D11 = smok: klasztor w mieście
tile-PD-P1 = portal: dwa zakręty
tile-PD-P2 = portal: rozstaje trzech dróg
tile-PD-P3 = portal: brzeg miasta i zakręt w lewo
tile-PD-P4 = portal: brzeg miasta i zakręt w prawo
tile-PD-P5 = portal: narożne miasto z zakrętem
tile-PD-P6 = portal: miasto z trzech stron, herb
tile-PD-L1 = księżniczka: brzeg miasta i rozstaje
tile-PD-L2 = księżniczka: narożne miasto
tile-PD-L3 = księżniczka: narożne miasto dzielące łąkę
tile-PD-L4 = księżniczka: narożne miasto z zakrętem
tile-PD-L5 = księżniczka: miasto z trzech stron
tile-PD-L6 = księżniczka: brzeg miasta i osobne narożne miasto, herb
tile-IC-01 = miasto z czterech stron, katedra
tile-IC-02 = cztery brzegi miast
tile-IC-03 = trzy brzegi miast
tile-IC-04 = dwa brzegi miast i dwa końce dróg
tile-IC-05 = narożne miasto i brzeg miasta, herb
tile-IC-06 = brzeg miasta dzielący łąkę
tile-IC-07 = brzeg miasta i droga naprzeciw
tile-IC-08 = narożne miasto z bramą
tile-IC-09 = miasto na przestrzał z dwiema bramami, herb
tile-IC-10 = narożne miasto z bramą, karczma
tile-IC-11 = brzeg miasta i zakręt w lewo, karczma
tile-IC-12 = narożne miasto z zakrętem, herb i karczma
tile-IC-13 = rozstaje trzech dróg, karczma
tile-IC-14 = prosta droga, karczma
tile-IC-15 = zakręt drogi, karczma
tile-IC-16 = dwa zakręty
tile-IC-17 = klasztor z dwiema drogami
tile-TB-01 = narożne miasto, zboże
tile-TB-02 = narożne miasto, wino
tile-TB-03 = miasto na przestrzał i brzeg miasta, sukno
tile-TB-04 = miasto na przestrzał i brzeg miasta, wino
tile-TB-05 = miasto z trzech stron, zboże
tile-TB-06 = narożne miasto i dwa brzegi miast, sukno
tile-TB-07 = narożne miasto z dwiema bramami, sukno
tile-TB-08 = narożne miasto z dwiema bramami, wino
tile-TB-09 = narożne miasto z bramą i brzeg miasta, sukno
tile-TB-10 = narożne miasto z bramą i brzeg miasta, zboże
tile-TB-11 = narożne miasto z bramą, sukno
tile-TB-12 = narożne miasto z bramą dzielące łąkę, wino
tile-TB-13 = miasto z trzech stron z bramą, wino
tile-TB-14 = dwa narożne miasta, wino
tile-TB-15 = miasto na przestrzał, wino
tile-TB-16 = brzeg miasta i droga z prawej
tile-TB-17 = miasto na przestrzał z bramą, zboże
tile-TB-18 = miasto na przestrzał z bramą, wino
tile-TB-19 = miasto na przestrzał z dwiema bramami, wino
tile-TB-20 = klasztor z trzema drogami
tile-TB-21 = narożne miasto z bramą, zboże
tile-TB-22 = narożne miasto z bramą dzielące łąkę, zboże
tile-TB-23 = brzeg miasta i dwa końce dróg
tile-TB-24 = most: droga nad drogą
tile-RI-S = źródło rzeki
tile-RI-L = jezioro
tile-RI-1 = rzeka między dwoma brzegami miast
tile-RI-2 = rzeka, most i brzeg miasta
tile-RI-3 = rzeka, most i klasztor
tile-RI-4 = rzeka pod mostem
tile-RI-5 = prosta rzeka
tile-RI-6 = zakręt rzeki i narożne miasto
tile-RI-7 = zakręt rzeki i zakręt drogi
tile-RI-8 = zakręt rzeki
tile-KS-1 = klasztor i brzeg miasta
tile-KS-2 = brzeg miasta i droga z lewej
tile-KS-3 = brzeg miasta, koniec drogi i zakręt
tile-KS-4 = narożne miasto z dwiema bramami
tile-KS-5 = dwa miasta na krzyż
tile-CC-01 = Carcassonne: mur i droga na zachód
tile-CC-02 = Carcassonne: północny mur, bliżej zachodu
tile-CC-03 = Carcassonne: północny mur, bliżej wschodu
tile-CC-04 = Carcassonne: mur i droga na północ
tile-CC-05 = Carcassonne: zachodni mur
tile-CC-06 = Carcassonne: wnętrze, zachodnia część
tile-CC-07 = Carcassonne: wnętrze, wschodnia część
tile-CC-08 = Carcassonne: wschodni mur
tile-CC-09 = Carcassonne: mur i brzeg miasta na południu
tile-CC-10 = Carcassonne: południowy mur
tile-CC-11 = Carcassonne: mur i droga na południe
tile-CC-12 = Carcassonne: mur i brzeg miasta na wschodzie

## Pionki i obszary

role-knight = rycerz
role-thief = rozbójnik
role-monk = mnich
role-farmer = chłop

quarter-castle = zamek
quarter-blacksmith = kuźnia
quarter-cathedral = katedra
quarter-market = targ

figure-follower = pionek
figure-large = duży pionek
figure-builder = budowniczy
figure-pig = świnia

goods-wine = wino
goods-grain = zboże
goods-cloth = sukno

feature-city = miasto
feature-road = droga
feature-cloister = klasztor
feature-field = łąka

## Przebieg

note-first = Zaczyna { $seat }.
note-drawn = { $seat } dobiera płytkę: { $tile }.
note-aside = { $seat } odkłada na bok płytkę: { $tile }. Smoka nie ma jeszcze na mapie.
note-discarded = Płytka nigdzie nie pasuje i wypada z gry: { $tile }.
note-reshuffled =
    { $tiles } { $tiles ->
        [one] odłożona płytka wraca do stosu.
        [few] odłożone płytki wracają do stosu.
       *[many] odłożonych płytek wraca do stosu.
    }
note-placed = { $seat } kładzie płytkę: { $tile }.
note-volcano = Wulkan! Przylatuje na niego smok.
note-walk = Smok zrywa się do lotu.
note-step = { $seat } przesuwa smoka, krok { $step } z 6.
note-dead-end =
    { $steps ->
        [0] Ślepy zaułek: smok nie może ruszyć z miejsca.
        [one] Ślepy zaułek: smok staje po { $steps } kroku.
        [few] Ślepy zaułek: smok staje po { $steps } krokach.
       *[many] Ślepy zaułek: smok staje po { $steps } krokach.
    }
note-eaten = Smok przegania { $figure }. Do zasobu wraca { $role }: { $seat }.
note-deployed = { $seat } stawia { $figure }: { $role }.
note-through-portal = { $seat } stawia { $figure } przez portal: { $role }.
note-sent-home = { $seat }: księżniczka odsyła { $figure }. Do zasobu wraca { $role }: { $owner }.
note-declined = { $seat } nikogo nie odsyła.
note-fairy = { $seat } przenosi wróżkę do swojego pionka.
note-fairy-turn =
    Wróżka stoi przy pionku. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-fairy-bonus =
    Premia wróżki ({ $feature }). { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-passed = { $seat } nikogo nie stawia.
note-home = Do zasobu wraca { $role }: { $seat }.
note-road =
    Droga ukończona, płytki: { $tiles }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-city =
    Miasto ukończone, płytki: { $tiles }, herby: { $shields }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-road-inn =
    Droga z karczmą ukończona, płytki: { $tiles }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-city-cathedral =
    Miasto z katedrą ukończone, płytki: { $tiles }, herby: { $shields }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-cloister =
    Klasztor otoczony. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-final = Koniec gry, czas na ostatnie punkty.
note-open-road =
    Nieukończona droga, płytki: { $tiles }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-open-city =
    Nieukończone miasto, płytki: { $tiles }, herby: { $shields }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-open-road-inn = Nieukończona droga z karczmą, płytki: { $tiles }. { $seat }: bez punktów.
note-open-city-cathedral = Nieukończone miasto z katedrą, płytki: { $tiles }. { $seat }: bez punktów.
note-open-cloister =
    Klasztor, płytki dookoła: { $neighbours }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-farm =
    Łąka, ukończone miasta: { $cities }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-farm-city =
    Łąki wokół ukończonego miasta. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-helper-deployed = { $seat }: na mapie staje { $figure }.
note-helper-eaten = Smok nikogo nie oszczędza. Do zasobu wraca { $figure }: { $seat }.
note-helper-alone = Na obszarze nie ma już pionka właściciela. Do zasobu wraca { $figure }: { $seat }.
note-helper-home = Do zasobu wraca { $figure }: { $seat }.
note-extends = Obszar budowniczego rośnie. { $seat } zagra w tej turze drugą płytkę.
note-second-tile = Druga płytka tej tury: { $seat }.
note-goods = { $seat } bierze towar: { $goods }, żetony: { $tokens }.
note-goods-points =
    Najwięcej towaru ({ $goods }), żetony: { $tokens }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-farm-pig =
    Łąka ze świnią, ukończone miasta: { $cities }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-farm-city-pig =
    Łąki wokół ukończonego miasta, na jednej z nich świnia. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-king = Największe jak dotąd miasto, płytki: { $tiles }. Kartę Króla ma { $seat }.
note-robber = Najdłuższa jak dotąd droga, płytki: { $tiles }. Kartę Rozbójnika ma { $seat }.
note-king-points =
    Król, ukończone miasta: { $cities }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-robber-points =
    Rozbójnik, ukończone drogi: { $roads }. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-farm-walls =
    Łąki pod murami Carcassonne. { $seat }: +{ $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
note-entered = { $seat } wysyła { $figure } do miasta: { $quarter }.
note-count = { $seat } przenosi Hrabiego do dzielnicy: { $quarter }.
note-back = { $seat } sprowadza { $figure } z miasta ({ $quarter }): { $role }.
note-last-call = Pionki mogą po raz ostatni wyjść z miasta.
note-market = { $seat } wyprowadza { $figure } z miasta ({ $quarter }): { $role }.

## Dlaczego nie można

reason-not-in-pile = Tej płytki nie ma już w stosie.
reason-under-river = Najpierw dobiera się płytki rzeki, na końcu jezioro, potem całą resztę.
reason-no-such-seat = Takiego miejsca nie ma przy tym stole.
reason-cell-taken = W tym miejscu leży już płytka.
reason-lies-apart = Płytka musi przylegać krawędzią do innej płytki.
reason-edges-differ = Krawędzie płytek muszą do siebie pasować: miasto do miasta, droga do drogi, łąka do łąki, rzeka do rzeki.
reason-not-rivers-end = Płytkę rzeki kładzie się tylko tam, gdzie rzeka się urywa.
reason-river-turns-back = Rzeka nie może skręcić drugi raz z rzędu w tę samą stronę.
reason-river-would-stop = Rzeka nie miałaby jak płynąć dalej.
reason-not-now = Teraz gra czeka na inną decyzję.
reason-must-place = Dobraną płytkę trzeba położyć.
reason-no-follower-left = W zasobie nie ma już żadnego pionka.
reason-other-tile = Pionek można postawić tylko na płytce położonej przed chwilą.
reason-occupied = Na tym obszarze stoi już pionek.
reason-no-such-segment = Takiego obszaru nie ma na tej płytce.
reason-on-volcano = Z wulkanem nie stawia się żadnej figury.
reason-after-princess = Po odesłaniu rycerza nie stawia się z tą płytką żadnej figury.
reason-beside-dragon = Na płytce, na której stoi smok, nie można postawić pionka.
reason-complete = Ten obszar jest już ukończony, a portal prowadzi tylko do nieukończonych.
reason-game-over = Gra już się skończyła.
reason-no-tile-there = Smok może wejść tylko na płytkę.
reason-visited = Na tej płytce smok już był podczas tego lotu.
reason-fairy-there = Na płytkę wróżki smok nie wejdzie.
reason-must-move = Smoka trzeba przesunąć.
reason-no-knight-there = Tam nie stoi rycerz z miasta księżniczki.
reason-must-remove = Jednego z rycerzy trzeba odesłać.
reason-no-follower-there = Wróżka staje tylko przy własnym pionku gracza.
reason-already-there = Wróżka już tam stoi.
reason-not-after-princess = Po odesłaniu rycerza wróżka zostaje na miejscu.
reason-already-deployed = Pionek poszedł już przez portal, więc zostaje tylko wróżka.
reason-no-large-left = Twojego dużego pionka nie ma w zasobie.
reason-not-in-this-game = W tej grze nie ma takiej figury.
reason-quarter-locked = Z dzielnicy, w której jest Hrabia, nikt nie wychodzi.
reason-nobody-in-quarter = W dzielnicy dla tego rodzaju obszaru nie masz takiego pionka.
reason-not-being-scored = Pionki wracają tylko na obszary, które właśnie będą podliczane.
reason-nothing-to-enter-with = Takiego pionka nie masz już w zasobie.
reason-count-is-there = Hrabia już tam jest.
reason-inside-walls = Smok nie wlatuje do miasta Carcassonne.
reason-only-farms = Na koniec pionki wychodzą tylko z targu i tylko na łąki.
reason-already-complete = Ten obszar został już podliczony.
reason-not-in-play = W tej grze nie ma wróżki.
reason-no-builder-left = Twój budowniczy stoi już na mapie.
reason-no-pig-left = Twoja świnia stoi już na mapie.
reason-no-own-follower-there = Budowniczy staje tylko na obszarze, na którym stoi Twój pionek.
reason-no-own-farmer-there = Świnia staje tylko na łące, na której stoi Twój chłop.
reason-builder-not-here = Budowniczy staje tylko na drodze albo w mieście.
reason-pig-not-here = Świnia staje tylko na łące.
reason-builder-on-complete = Ten obszar jest już ukończony, więc budowniczy nie ma tu nic do zrobienia.
reason-helper-other-tile = Budowniczy i świnia stają tylko na płytce położonej przed chwilą.

## Pytania do gracza

ask-place = Połóż płytkę
ask-place-help = Twoja płytka: { $tile }. Każda krawędź musi pasować do sąsiadów.
ask-place-river = Poprowadź rzekę dalej
ask-place-river-help = Twoja płytka: { $tile }. Rzeka płynie dalej od swojego końca, a pozostałe krawędzie muszą pasować do sąsiadów.
ask-princess = Odeślij rycerza
ask-princess-help = Księżniczka stoi w mieście z rycerzami. Jeden z nich, także Twój, musi wrócić do zasobu.
ask-princess-may = Odeślij rycerza albo nie
ask-princess-may-help = Możesz odesłać jednego z rycerzy w mieście księżniczki. Wtedy z tą płytką nikogo już nie postawisz.
ask-action = Postaw pionek
ask-action-help =
    Na płytce położonej przed chwilą, na wolnym obszarze. { $helpers ->
        [0] { $fairy ->
            [0] Możesz też nie stawiać pionka.
           *[other] Możesz też przenieść wróżkę do własnego pionka albo nie robić nic.
        }
       *[other] { $fairy ->
            [0] Możesz też postawić budowniczego lub świnię albo nie stawiać nikogo.
           *[other] Możesz też postawić budowniczego lub świnię, przenieść wróżkę do własnego pionka albo nie robić nic.
        }
    }
ask-portal = Postaw pionek gdziekolwiek
ask-portal-help =
    Portal prowadzi na każdy wolny, nieukończony obszar mapy; na jego własnej płytce obszar może być ukończony. { $helpers ->
        [0] { $fairy ->
            [0] Możesz też nie stawiać pionka.
           *[other] Możesz też przenieść wróżkę do własnego pionka albo nie robić nic.
        }
       *[other] { $fairy ->
            [0] Możesz też postawić budowniczego lub świnię albo nie stawiać nikogo.
           *[other] Możesz też postawić budowniczego lub świnię, przenieść wróżkę do własnego pionka albo nie robić nic.
        }
    }
ask-fairy-too = Przenieś też wróżkę albo nie
ask-fairy-too-help = Pionek poszedł przez portal na inną płytkę, więc możesz jeszcze przenieść wróżkę do własnego pionka.
ask-action-volcano = Wulkan: bez pionka
ask-action-volcano-help =
    Z wulkanem nie stawia się żadnej figury. { $fairy ->
        [0] Pozostaje to potwierdzić.
       *[other] Możesz przenieść wróżkę do własnego pionka albo nie robić nic.
    }
ask-action-princess = Rycerz odesłany: bez pionka
ask-action-princess-help =
    Z tą płytką nikogo już nie postawisz. { $fairy ->
        [0] Pozostaje to potwierdzić.
       *[other] Możesz przenieść wróżkę do własnego pionka albo nie robić nic.
    }
ask-action-no-followers = Brak pionków
ask-action-no-followers-help =
    W zasobie nie masz już żadnego pionka. { $fairy ->
        [0] Pozostaje to potwierdzić.
       *[other] Możesz przenieść wróżkę do własnego pionka albo nie robić nic.
    }
ask-action-no-room = Brak wolnego obszaru
ask-action-no-room-help =
    Żaden obszar w zasięgu pionka nie jest wolny. { $fairy ->
        [0] Pozostaje to potwierdzić.
       *[other] Możesz przenieść wróżkę do własnego pionka albo nie robić nic.
    }
ask-action-helpers = Postaw budowniczego albo świnię
ask-action-helpers-help =
    Pionka teraz nie postawisz, ale na płytce położonej przed chwilą do Twojego pionka może dołączyć budowniczy albo świnia. { $fairy ->
        [0] Możesz też nie stawiać nikogo.
       *[other] Możesz też przenieść wróżkę do własnego pionka albo nie robić nic.
    }
ask-back = Sprowadź pionki
ask-back-help = Dowolnie wiele Twoich pionków może wrócić z miasta na obszary, które zaraz będą podliczone. Możesz też ich tam zostawić.
ask-gate = Wyślij pionek do miasta
ask-gate-help = Twoja płytka dała punkty innym, a Tobie nie, więc możesz wysłać jeden pionek do dzielnicy. Możesz też nikogo nie wysyłać.
ask-count = Przenieś Hrabiego
ask-count-help = Z dzielnicy, w której jest Hrabia, nikt nie wychodzi. Teraz jest tu: { $quarter }. Możesz go też tam zostawić.
ask-market = Ostatnie wyjście z targu
ask-market-help = Jeden Twój pionek może przejść z targu na dowolną łąkę. Możesz też wszystkich tam zostawić.
ask-market-any = Ostatnie wyjście z miasta
ask-market-any-help = Jeden Twój pionek może przejść z dzielnicy na nieukończony obszar jej rodzaju. Możesz też wszystkich tam zostawić.
ask-dragon = Przesuń smoka
ask-dragon-help = Krok { $step } z 6: o jedną płytkę, nie tam, gdzie smok już był, i nie na płytkę wróżki.

## Opcje stołu

option-sets = Dodatki
option-sets-help = Co dochodzi do gry podstawowej. Bez żadnego gra się w samą podstawową.
option-sets-none = tylko gra podstawowa
option-sets-pd = Księżniczka i smok
option-sets-ic = Karczmy i katedry
option-sets-tb = Kupcy i budowniczowie
option-sets-river = Rzeka
option-sets-ks = Król i zwiadowca
option-sets-count = Hrabia Carcassonne
option-sets-river-count = Rzeka i Hrabia zaczynają mapę każde po swojemu. W grze może być tylko jedno z nich.
option-sets-ic-needed = Szósty gracz potrzebuje koloru z dodatku „Karczmy i katedry”.
option-dragon_timing = Lot smoka
option-dragon_timing-help = Czy smok leci przed podliczeniem ukończonych obszarów, czy po nim.
option-dragon_timing-before_scoring = przed punktami
option-dragon_timing-after_scoring = po punktach
option-princess = Księżniczka
option-princess-help = Czy rycerza trzeba odesłać, czy tylko można.
option-princess-must = trzeba odesłać rycerza
option-princess-may = można odesłać rycerza
option-princess_then_fairy = Wróżka po księżniczce
option-princess_then_fairy-help = Czy po odesłaniu rycerza można w tej samej turze przenieść wróżkę.
option-princess_then_fairy-yes = można
option-princess_then_fairy-no = nie można
option-fairy_mode = Wróżka
option-fairy_mode-help = Czy wróżka stoi na płytce i sprzyja każdemu, kto tam stoi, czy przy jednym wybranym pionku.
option-fairy_mode-tile = na płytce
option-fairy_mode-follower = przy pionku
option-fairy_cloister_bonus = Wróżka w klasztorze
option-fairy_cloister_bonus-help = Czy 3 punkty wróżki należą się także przy podliczaniu klasztoru. Instrukcja czytana dosłownie wymienia tylko miasto, drogę i łąkę.
option-fairy_cloister_bonus-yes = tak
option-fairy_cloister_bonus-no = nie
option-portal_just_completed = Portal do ukończonego
option-portal_just_completed-help = Czy portal prowadzi na inną płytkę obszaru, który ukończyła właśnie ta płytka.
option-portal_just_completed-forbidden = nie
option-portal_just_completed-allowed = tak
option-two_tile_city = Miasto z dwóch płytek
option-two_tile_city-help = Ile punktów daje ukończone miasto z dwóch płytek.
option-two_tile_city-4 = 4 punkty
option-two_tile_city-2 = 2 punkty
option-farm_rule = Łąki
option-farm_rule-help = Według którego wydania liczy się łąki na koniec gry.
option-farm_rule-third = każda łąka: 3 punkty za miasto
option-farm_rule-second = 3 punkty za miasto, każdemu raz
option-farm_rule-first = każde miasto: 4 punkty dla łąk wokół
option-ic_final = Nieukończone z karczmą lub katedrą
option-ic_final-help = Ile na koniec gry jest warta nieukończona droga z karczmą albo miasto z katedrą.
option-ic_final-zero = nic
option-ic_final-ignore = tyle, co bez nich
option-river_bends = Zakręty rzeki
option-river_bends-help = Czy zakręty rzeki muszą iść na przemian w lewo i w prawo, czy wystarczy, że rzeka może płynąć dalej.
option-river_bends-alternate = na przemian
option-river_bends-free = dowolne
option-count_final = Ostatnie wyjście z miasta
option-count_final-help = Skąd pionki mogą wyjść z miasta przed ostatecznym podliczeniem.
option-count_final-market_only = tylko z targu
option-count_final-any_quarter = z każdej dzielnicy
option-fairy_after_portal = Wróżka po portalu
option-fairy_after_portal-help = Czy po postawieniu pionka przez portal na innej płytce można jeszcze przenieść wróżkę. Instrukcja czytana dosłownie na to pozwala, ale zwykle gra się inaczej.
option-fairy_after_portal-yes = można
option-fairy_after_portal-no = nie można
option-portal_to_dragon = Portal do smoka
option-portal_to_dragon-help = Czy portal prowadzi na płytkę, na której stoi smok. Instrukcja czytana dosłownie mówi o każdej płytce, ale zwykle gra się inaczej.
option-portal_to_dragon-forbidden = nie
option-portal_to_dragon-allowed = tak
option-ties = Remis
option-ties-help = Kto wygrywa, gdy kilku graczy ma najwięcej punktów. Instrukcja o tym milczy; na turniejach przegrywa ten, kto zaczynał.
option-ties-shared = zwycięstwo jest wspólne
option-ties-starter_loses = przegrywa ten, kto zaczynał

## Wydania

preset-rulebook = Instrukcja z 2005 r.
preset-rulebook-help = Wszystko jak w instrukcji „Księżniczki i smoka”.
preset-german = Wydania niemieckie
preset-german-help = Jak w późniejszych niemieckich wydaniach dodatku.
preset-english = Pierwsze wydanie angielskie
preset-english-help = Jak w pierwszym wydaniu angielskim, z łąkami pierwszej gry podstawowej.
preset-tournament = Turniejowa gra podstawowa
preset-tournament-help = Sama gra podstawowa, jak na turniejach.

## Wynik

score-road = drogi
score-city = miasta
score-cloister = klasztory
score-open-road = nieukończone drogi
score-open-city = nieukończone miasta
score-open-cloister = nieukończone klasztory
score-farm = łąki
score-fairy-turn = wróżka na początku tury
score-fairy-bonus = wróżka przy podliczaniu
score-goods = towary
score-king = Król
score-robber = Rozbójnik

outcome-points = Najwięcej punktów: { $points }.
outcome-shared = Remis, zwycięstwo jest wspólne. Punkty: { $points }.
outcome-starter = Remis, a przegrywa go ten, kto zaczynał. Punkty: { $points }.

# Dlaczego wybór jest dobry: powody podpowiedzi, stoją po „bo”

advice-points = daje punkty
advice-cities = daje więcej punktów za miasta
advice-roads = daje więcej punktów za drogi
advice-farms = daje więcej punktów za łąki
advice-cloisters = daje więcej punktów za klasztory
advice-city-growth = Twoje miasto da się jeszcze ukończyć
advice-road-growth = Twoją drogę da się jeszcze ukończyć
advice-farm-growth = Twoja łąka sąsiaduje z miastami, które da się jeszcze ukończyć
advice-cloister-growth = Twój klasztor da się jeszcze otoczyć
advice-supply = masz więcej pionków w zasobie
advice-returning = Twój pionek może wkrótce wrócić do zasobu
advice-fairy = wróżka stoi przy Twoim pionku
advice-less-danger = Twoje pionki są bezpieczniejsze od smoka
advice-large = oszczędza duży pionek na później
advice-builder = Twój budowniczy może dać drugą płytkę
advice-pig = dzięki świni łąka jest warta więcej
advice-goods = daje przewagę w towarach
advice-cards = karta Króla albo Rozbójnika jest Twoja
advice-quarters = Twoje pionki czekają w mieście Carcassonne

# In the terminal

terminal-left = płytki w stosie: { $tiles }
terminal-steps = pozostałe kroki smoka: { $steps }
terminal-legend = # miasto, % herb, C klasztor, kropki to łąki, linie to drogi; liczby to numery wyborów
terminal-legend-dragon = V wulkan, d smok na płytce, O portal, P księżniczka; D sam smok, F wróżka
terminal-legend-inns = i karczma, K katedra; L duży pionek
terminal-legend-traders = w wino, g zboże, c sukno; b budowniczy, p świnia
terminal-legend-river = ~ rzeka
terminal-legend-count = = mury Carcassonne
terminal-second-earned = będzie druga płytka
terminal-second-now = druga płytka tury
terminal-size = płytki: { $tiles }
terminal-count = Hrabia idzie do dzielnicy: { $quarter }
terminal-count-here = Hrabia
terminal-tile = Płytka do położenia
terminal-aside = odłożone
terminal-discarded = odrzucone
terminal-followers = pionki
terminal-place = { $cell } /{ $rotation }
terminal-fairy = wróżka na { $cell }
terminal-princess = rycerz z { $cell } wraca do zasobu
terminal-enclosed = łąka wewnątrz { $number }
terminal-north = północ
terminal-east = wschód
terminal-south = południe
terminal-west = zachód

## Jak się gra, na jednej stronie

guide-aim = Budujcie razem mapę z płytek i stawiajcie na niej pionki. Miasta, drogi, klasztory i łąki dają punkty. Masz tylko siedem pionków. Wygrywa ten, kto zdobędzie najwięcej punktów.
guide-turn = Twoja tura
guide-first-title = Połóż płytkę
guide-first = Każdą krawędzią musi pasować do sąsiadów: miasto do miasta, droga do drogi, łąka do łąki.
guide-second-title = Postaw pionek
guide-second = Tylko na tej płytce: w mieście, na drodze, w klasztorze albo na łące. Obszar musi być wolny. Zamiast tego możesz przenieść wróżkę do swojego pionka.
guide-third-title = Podlicz, co gotowe
guide-third = Punkty bierze ten, kto ma tam najwięcej pionków, przy remisie wszyscy. Pionki wracają do Ciebie, tylko chłopi leżą do końca gry.
guide-mind-title = Uwaga, smok
guide-mind = Po płytce ze smokiem przesuwacie go po kolei, razem o sześć kroków, a on przegania pionki. Na płytkę wróżki nie wejdzie. Portal wysyła pionek na dowolną płytkę, księżniczka odsyła rycerza.
guide-points-1 = miasto: za płytkę i za herb
guide-worth-1 = 2
guide-points-2 = droga: za płytkę
guide-worth-2 = 1
guide-points-3 = klasztor otoczony ośmioma płytkami
guide-worth-3 = 9
guide-points-4 = łąka na koniec: za każde ukończone miasto obok
guide-worth-4 = 3
guide-points-5 = nieukończone miasto na koniec: za płytkę i za herb
guide-worth-5 = 1
guide-end = Gra kończy się po turze, w której zabrakło płytek w stosie. Wtedy liczą się jeszcze łąki i to, co nieukończone.

## Objaśnienia: co znaczy pytanie, gdy pada pierwszy raz

explain-place = Każda krawędź musi pasować do sąsiada. Szukaj miejsca, w którym Twoje miasto lub droga rośnie albo od razu się zamyka.
explain-place-river = Najpierw powstaje rzeka: każda płytka przedłuża jej koniec. Pionki stawiasz już teraz, tylko nie na wodzie.
explain-princess = Księżniczka odsyła rycerza z miasta, do którego trafiła jej płytka. Odesłany pionek wraca do właściciela, a Ty z tą płytką nikogo już nie postawisz.
explain-princess-may = Księżniczka może odesłać rycerza z miasta, do którego trafiła jej płytka. Możesz tak zmienić większość w mieście, ale z tą płytką nie postawisz już pionka.
explain-action = Pionek zajmuje miasto, drogę, klasztor albo łąkę z tej płytki i zdobywa za nie punkty. Wraca dopiero po podliczeniu, a masz ich tylko siedem. Chłop na łące leży aż do końca gry.
explain-portal = Magiczny portal wysyła pionek na dowolną płytkę, na wolny i nieukończony obszar. To szansa na duże miasto, którego nikt nie pilnuje.
explain-fairy-too = Wróżka nie wpuszcza smoka na swoją płytkę. Daje 1 punkt na początku Twojej tury, jeżeli jest przy Twoim pionku, i 3 punkty, gdy jego obszar jest podliczany.
explain-action-volcano = Na płytce z wulkanem pionek nie stanie, bo przylatuje na nią smok. Wróżka może teraz obronić jeden z Twoich pionków.
explain-action-princess = Rycerz został odesłany, więc z tą płytką nie postawisz już żadnego pionka. Możesz tylko zakończyć ten krok albo przenieść wróżkę.
explain-action-no-followers = Wszystkie Twoje pionki stoją na mapie. Wracają, gdy ich obszary są podliczane, więc zamykaj to, co zaczęte.
explain-action-no-room = Każdy obszar tej płytki jest już zajęty, a na zajętym nowy pionek nie stanie. Dwa osobne obszary można jednak później połączyć.
explain-action-helpers = Budowniczy dołącza tam, gdzie masz już pionek, i daje drugą płytkę, gdy ten obszar rośnie. Świnia wzbogaca łąkę z Twoim chłopem.
explain-back = Z dzielnicy miasta pionki wracają tylko na obszary jej rodzaju. Teraz mogą przesądzić o większości, zanim podliczy się punkty.
explain-gate = Pionek w dzielnicy czeka na podliczenie obszaru jej rodzaju: z zamku idzie do miasta, z kuźni na drogę, z katedry do klasztoru, z targu na łąkę.
explain-count = Z dzielnicy, w której jest Hrabia, nikt nie wychodzi. Opłaca się postawić go tam, gdzie czekają pionki innych.
explain-market = To ostatnia chwila przed ostatecznym podliczeniem. Pionek z targu zostaje chłopem i może przesądzić o większości na łące.
explain-market-any = To ostatnia chwila przed ostatecznym podliczeniem. Pionek z dzielnicy może przesądzić o większości na nieukończonym obszarze jej rodzaju.
explain-dragon = Smok robi razem sześć kroków, a gracze prowadzą go po kolei. Z płytki, na którą wejdzie, wszystkie pionki wracają do właścicieli. Prowadź go z dala od swoich.
