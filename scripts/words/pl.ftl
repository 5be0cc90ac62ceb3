# Co mówią make i jego skrypty, zanim są dostępne słowa samego pakietu: jeden wiersz na komunikat, bo czytają je też
# skrypty powłoki (scripts/say).

old-python = brakuje { $python } albo jest za stary; potrzebny jest Python 3.11 lub nowszy.
no-venv = brakuje modułu venv Pythona; instaluje go polecenie: sudo apt-get install python3-venv
making-venv = tworzenie { $folder }
installing-run = instalowanie tego, na czym działa program
installing-ray = instalowanie tego, co testuje arenę na klastrze
installing-bench = instalowanie tego, co jest mierzone obok naszych gier
installing-tests = instalowanie tego, co go testuje
installing-web = instalowanie tego, co buduje stronę
installing-web-tests = instalowanie tego, co testuje stronę
no-node = nie ma tu Node.js 20.19 lub nowszego z npm, więc będzie pobrany z PyPI
building-web = budowanie strony
compiling = kompilowanie zasad
no-compiler = nie ma tu kompilatora C z nagłówkami Pythona, więc zasady działają bez kompilacji.
compiling-failed = kompilowanie się nie udało, więc zasady działają bez kompilacji.
compile-log = kompilowanie się nie udało; całość jest w build/compile.log.
installing-packages = instalowanie { $packages }
no-apt = testy potrzebują { $packages }, a nie ma tu apt-get, żeby to zainstalować.
no-sudo = testy potrzebują { $packages }; jako root zainstaluje to: apt-get install { $packages }
no-chromium = nie udało się zainstalować Chromium.
