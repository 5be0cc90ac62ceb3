# Wawel: a newcomer only needs `make play` and `make test`; `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
# Only one pip runs at a time, if the machine has flock.
LOCKED := $(if $(shell command -v flock),flock $(STAMPS)/lock)
PIP := $(LOCKED) $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check --no-input
NPM_QUIET := --no-audit --no-fund --loglevel=error
BUILT := build/stamps
CLIENT := src/wawel/server/web/index.html

# Games from outside: their rules and their boards. With other boards the client is built into a folder of its own.
ifdef WAWEL_GAMES
export WAWEL_GAMES := $(abspath $(WAWEL_GAMES))
endif
ifdef WAWEL_WEB_GAMES
export WAWEL_WEB_GAMES := $(abspath $(WAWEL_WEB_GAMES))
OUTSIDE := $(WAWEL_GAMES) $(WAWEL_WEB_GAMES)
export WAWEL_WEB := $(abspath build/web-$(shell echo $(OUTSIDE) | cksum | cut -d ' ' -f 1))
CLIENT := $(WAWEL_WEB)/index.html
endif

# The C compiler's optimisation level: tests need less than play and benchmarks. A copy with a higher level will do.
export WAWEL_OPT ?= 3
test test-long: export WAWEL_OPT := 1
ENOUGH := $(shell [ "$$(cat $(BUILT)/level 2> /dev/null || echo 0)" -ge "$(WAWEL_OPT)" ] && echo yes)

FIND_PACKAGE := find src/wawel -type f -not -path 'src/wawel/server/web/*' -not -name '*.pyc' | sort
PACKAGE := $(shell $(FIND_PACKAGE))
FACES := $(wildcard src/wawel/games/*/face/*.py)
RULES := $(filter-out $(FACES),$(filter src/wawel/core/%.py src/wawel/games/%.py src/wawel/bots/%.py,$(PACKAGE)))
WORDS := $(filter %.ftl %/face/art.svg,$(PACKAGE))
# This stamp changes when a file is added or removed.
NAMES := $(BUILT)/names-$(shell $(FIND_PACKAGE) | cksum | cut -d ' ' -f 1)
# The folder of outside games whose types are made too. The example is checked together with the client.
TYPED := $(or $(WAWEL_GAMES),examples/quay/games)
WEB := $(shell find web $(OUTSIDE) -type f -not -name '*.pyc' -not -path 'web/node_modules/*' -not -path 'web/schema/*' -not -name types.ts 2>/dev/null)

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- for everyone -----------------------------------------------------------------------------

.PHONY: play
play: ## set everything up, start the server and open the browser
	@$(MAKE) --silent -j2 $(CLIENT)
	@exec scripts/play $(ARGS)

# Installing Debian's packages may ask for a password; where nobody can answer, that runs beside other work.
.PHONY: test
test: ## compile, then run every check and test, including those in a real Chromium and on a real PostgreSQL and Redis
	@[ ! -t 0 ] || { scripts/chromium; scripts/services; }
	@$(MAKE) --silent -j2 $(STAMPS)/package web/node_modules/.stamp-dev
	@$(BIN)/python scripts/checks full

.PHONY: test-long
test-long: ## the nightly tests: everything in both modes, with many more matches
	@[ ! -t 0 ] || { scripts/chromium; scripts/services; }
	@$(MAKE) --silent -j2 $(STAMPS)/package web/node_modules/.stamp-dev
	@$(BIN)/python scripts/checks long

.PHONY: check
check: ## the fast part of the tests: lint, types, unit tests (about a minute)
	@$(MAKE) --silent -j2 venv
	@$(BIN)/python scripts/checks fast

.PHONY: bench
bench: venv compile $(STAMPS)/bench ## measure the rules, compiled and interpreted, and the adapters beside other libraries
	@$(BIN)/python bench/compare.py $(ARGS)
	@PYTHONPATH=build/compiled:. $(BIN)/python -m bench.adapters

.PHONY: load
load: venv compile ## how many tables a server carries, and what hostile clients do to it (ARGS="--tables 1000 --against replays")
	@$(if $(findstring --servers,$(ARGS)),scripts/services)
	@PYTHONPATH=build/compiled:. $(BIN)/python -m bench.load $(ARGS)

.PHONY: tune
tune: venv compile ## GAME=dragon-castle: fit the weights of its bots by self-play, and keep them if they play better
	@PYTHONPATH=build/compiled:. $(BIN)/python -m bench.tune $(or $(GAME),$(error say which: make tune GAME=dragon-castle)) $(ARGS)

.PHONY: strength
strength: venv compile ## let the levels of every game play each other, and write docs/strength.md
	@PYTHONPATH=build/compiled:. $(BIN)/python -m bench.strength $(ARGS)

.PHONY: wheel
wheel: $(STAMPS)/package $(CLIENT) ## build two wheels into dist/, one compiled and one pure, both with the web client
	@scripts/wheels

.PHONY: release
release: venv ## VERSION=1.2.3: test, date the changelog, build the wheels, commit and tag (ARGS=--tested skips the tests)
	@$(BIN)/python scripts/release $(ARGS) $(or $(VERSION),$(error say which: make release VERSION=1.2.3))

# --- parts ------------------------------------------------------------------------------------

.PHONY: venv
venv: $(STAMPS)/dev $(STAMPS)/package web/node_modules/.stamp-dev ## set up .venv with everything needed to run and test

.PHONY: web
web: $(CLIENT) ## build the web client into the package

.PHONY: compile
compile: $(BUILT)/copy ## compile the rules into build/compiled, or fail

.PHONY: fmt
fmt: venv ## format the code, and fix what the linters can fix
	@$(BIN)/ruff check --quiet --fix-only . && $(BIN)/ruff format .
	@cd web && PATH="$$(cat ../$(STAMPS)/node):$$PATH" npm run --silent format

.PHONY: golden
golden: venv ## replay the golden matches and write those that changed, if rules_version was raised
	@$(BIN)/python -m tests.golden

.PHONY: pins
pins: | $(STAMPS)/venv ## resolve all dependencies again (with uv) and write requirements/*.txt
	@scripts/pins

.PHONY: clean
clean: ## remove everything that was built, including .venv and web/node_modules
	@rm -rf build dist $(VENV) $(dir $(CLIENT)) web/node_modules web/schema src/*.egg-info
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment --------------------------------------------------------------------------

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { scripts/say old-python python=$(PYTHON) >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { scripts/say no-venv >&2; exit 1; }
	@scripts/say making-venv folder=$(VENV)
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: requirements/run.txt requirements/build.txt | $(STAMPS)/venv
	@scripts/say installing-run
	@$(PIP) install -r requirements/run.txt -r requirements/build.txt
	@touch $@

# Tests compile the modules that they import; pip would compile them all.
$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/run | $(STAMPS)/package
	@scripts/say installing-tests
	@$(PIP) install --no-compile --no-build-isolation -r requirements/dev.txt
	@touch $@

# Ray is for one test and larger than everything else together, so only the runs with that test wait for it.
$(STAMPS)/ray: requirements/ray.txt $(STAMPS)/dev
	@scripts/say installing-ray
	@$(PIP) install --no-compile -r requirements/ray.txt
	@touch $@

# Games of other libraries, to be measured beside ours.
$(STAMPS)/bench: requirements/bench.txt $(STAMPS)/dev
	@scripts/say installing-bench
	@$(PIP) install --no-deps -r requirements/bench.txt
	@touch $@

# The source tree itself, interpreted.
$(STAMPS)/package: pyproject.toml setup.py $(STAMPS)/run
	@WAWEL_COMPILE=0 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Node.js: this file holds the folder to look in first. npm and pip install their packages at the same time.
$(STAMPS)/node: requirements/node.txt | $(STAMPS)/venv
	@LOCKED="$(LOCKED)" scripts/node-folder > $@

# --- the web client ---------------------------------------------------------------------------

# First what the client needs to build, then what checks and tests it.
web/node_modules/.stamp: web/package.json web/package-lock.json $(STAMPS)/node
	@scripts/say installing-web
	@cd web && PATH="$$(cat ../$(STAMPS)/node):$$PATH" npm ci --omit=dev $(NPM_QUIET) > /dev/null
	@touch $@
	@$(if $(wildcard web/node_modules/.stamp-dev),$(MAKE) --no-print-directory web/node_modules/.stamp-dev)

web/node_modules/.stamp-dev: web/node_modules/.stamp
	@scripts/say installing-web-tests
	@cd web && PATH="$$(cat ../$(STAMPS)/node):$$PATH" npm install --no-save $(NPM_QUIET) > /dev/null
	@touch $@

# The schemas behind the client's types and tests. They change rarely; the client is rebuilt only when they do.
$(BUILT)/schema: $(PACKAGE) $(shell find $(TYPED) -name '*.py') $(STAMPS)/package $(if $(OUTSIDE),always)
	@mkdir -p $(BUILT)
	@WAWEL_GAMES=$(TYPED) $(BIN)/python -m wawel.server.schema web/schema
	@touch $@

web/schema/protocol.json: $(BUILT)/schema ;

$(CLIENT): $(WEB) $(WORDS) web/schema/protocol.json web/node_modules/.stamp
	@scripts/say building-web
	@$(if $(OUTSIDE),rm -rf $(WAWEL_WEB))
	@cd web && PATH="$$(cat ../$(STAMPS)/node):$$PATH" WAWEL_WEB=$(if $(OUTSIDE),$(WAWEL_WEB)) \
		npm run --silent build -- --logLevel warn
	@touch $@

# --- the compiled copy ------------------------------------------------------------------------

.PHONY: always
$(BUILT)/names-%:
	@mkdir -p $(BUILT)
	@rm -f $(BUILT)/names-*
	@touch $@

$(BUILT)/rules: $(RULES) $(NAMES) setup.py scripts/c_files.py $(STAMPS)/run $(if $(ENOUGH),,always)
	@scripts/compile $(BUILT)/level
	@touch $@

# The compiled libraries, and everything else: Python, words, data and the web client.
$(BUILT)/copy: $(BUILT)/rules $(PACKAGE) $(CLIENT)
	@scripts/copy $(BUILT)/level
	@touch $@
