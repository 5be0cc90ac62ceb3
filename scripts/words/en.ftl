# What make and its scripts say before the package's own words are available: one line per message, which shell scripts
# read as well (scripts/say).

old-python = { $python } is missing or too old; Python 3.11 or newer is needed.
no-venv = Python's venv module is missing; install it: sudo apt-get install python3-venv
making-venv = making { $folder }
installing-run = installing what it runs on
installing-ray = installing what tests the arena on a cluster
installing-bench = installing what is measured beside our games
installing-tests = installing what tests it
installing-web = installing what builds the web client
installing-web-tests = installing what tests the web client
no-node = there is no Node.js 20.19 or newer with npm here, so it comes from PyPI
building-web = building the web client
compiling = compiling the rules
no-compiler = there is no C compiler with Python headers here, so the rules run interpreted.
compiling-failed = compiling failed, so the rules run interpreted.
compile-log = compiling failed; build/compile.log has the whole output.
installing-packages = installing { $packages }
no-apt = the tests need { $packages }, and there is no apt-get to install it.
no-sudo = the tests need { $packages }; install it as root: apt-get install { $packages }
no-chromium = Chromium could not be installed.
