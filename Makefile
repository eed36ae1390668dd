# `make` alone lists what can be made. The list is made from the comments with two number signs, in English and Italian.
.DEFAULT_GOAL := help

PYTHON ?= python3
PLAIN  := .venv
FAST   := .venv-fast
JOBS   ?= 2
BIOME  := build/web/node_modules/.bin/biome

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Which build is compiled is said below; set by the user it would make the editable install of .venv fail.
unexport WARTABLE_COMPILE
INSTALL := -m pip install --quiet --constraint constraints.txt
# What a compiled build is made from. egg-info lies in src too, but every build writes it anew.
SOURCES := $(shell find src \( -name __pycache__ -o -name '*.egg-info' \) -prune -o -type f -print)
PACKAGE := pyproject.toml setup.py constraints.txt
# With a log file pip tells of a failure there alone.
TROUBLE = grep -o -e '[^ ]* error: .*' -e 'wartable: cannot .*' $(1)

.PHONY: help play test check check-web art format test-plain test-fast fast soak bench clean
.DELETE_ON_ERROR:

## list what can be made
##it elenca che cosa si può fare
help:
	@lang=$${WARTABLE_LANG:-$${LC_ALL:-$${LANG:-en}}}; awk -v lang="$${lang%"$${lang#??}"}" ' \
	    sub(/^##it /, "") { italian = $$0; next } \
	    sub(/^## /, "") { english = $$0; next } \
	    /^[a-z-]+:/ && english { printf "make %-12s%s\n", substr($$1, 1, index($$1, ":") - 1), \
	        lang == "it" ? italian : english; english = italian = "" }' $(firstword $(MAKEFILE_LIST))

## start the table and print the address to open in your browser
##it avvia il tavolo e stampa l'indirizzo da aprire nel browser
# Never waits for a compiler: the compiled build is used only where it lies ready and no source is newer.
play: $(PLAIN)/.play
	@if [ -e $(FAST)/.built ] && [ -z "$$(find $(SOURCES) -newer $(FAST)/.built)" ]; \
	then exec $(FAST)/bin/wartable serve; \
	else exec $(PLAIN)/bin/wartable serve; fi

## everything that must hold: the checks, then the tests on both builds
##it tutto ciò che deve valere: i controlli, poi i test su entrambe le versioni
# What either build proves runs once, on the compiled one; alone, `make test-plain` leaves out nothing.
# The checks keep one core busy and compiling the other.
test:
	@if tools/system.sh compiler; then compiled=fast; fi; \
	$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target check $$compiled
	@$(MAKE) --no-print-directory test-plain BOTH=yes
	@$(MAKE) --no-print-directory test-fast

## style, format, types and imports, without running a test
##it stile, formato, tipi e import, senza eseguire test
check: $(PLAIN)/.dev
	$(PLAIN)/bin/ruff check .
	$(PLAIN)/bin/ruff format --check .
	$(PLAIN)/bin/mypy
	$(PLAIN)/bin/lint-imports
	@$(MAKE) --no-print-directory check-web

## style and format of the client's JavaScript and CSS
##it stile e formato di JavaScript e CSS del client
# Only this check needs node: the server puts the client together by itself.
# The painters' CSS keeps its lines: formatted it would be 3 % larger on the line, and four times as long.
check-web:
	@if tools/system.sh node; then \
	    $(MAKE) --no-print-directory build/web/.built && $(BIOME) ci --error-on-warnings; \
	elif [ "$$CI" = true ]; then \
	    echo "wartable: FAILED: no node, and CI must check the JavaScript and the CSS"; exit 1; \
	else \
	    echo; echo "wartable: SKIPPED: the JavaScript and the CSS were NOT checked, for want of node"; echo; \
	fi

## the drawings that titles make from their own content
##it i disegni che i titoli fanno dai propri contenuti
art: $(PLAIN)/.dev
	$(PLAIN)/bin/python -m tools.art

## put every file into the house format
##it porta ogni file nel formato della casa
format: $(PLAIN)/.dev build/web/.built
	$(PLAIN)/bin/ruff check --fix .
	$(PLAIN)/bin/ruff format .
	$(BIOME) check --write

## the tests on the build in plain Python
##it i test sulla versione in puro Python
test-plain: $(PLAIN)/.dev
	tools/system.sh chromium || [ "$$CI" != true ]
	@marks="not soak"; if [ "$(BOTH)" = yes ] && tools/system.sh compiler; then marks="$$marks and not compiled"; fi; \
	$(PLAIN)/bin/python -m pytest -n $(JOBS) --dist worksteal --times -m "$$marks"

# What compiled code can change: rules, tables, bots, the server, the command line. Pages and painters are the same in both.
COMPILED_TESTS := tests/bots tests/cli tests/conformance tests/core tests/lab tests/server tests/small tests/store tests/titles

## the tests that compiled code can change, on the compiled build
##it i test che il codice compilato può cambiare, sulla versione compilata
# Docstrings are gone from compiled functions, so the examples in src have run on the plain build alone.
test-fast: $(PLAIN)/.dev
	@if tools/system.sh compiler; then \
	    $(MAKE) fast && $(FAST)/bin/python -m pytest -n $(JOBS) --dist worksteal --times $(COMPILED_TESTS) -m "not plain and not soak"; \
	elif [ "$$CI" = true ]; then \
	    echo "wartable: FAILED: no compiler, and CI must test the compiled build"; exit 1; \
	else \
	    echo; echo "wartable: SKIPPED: the compiled build was NOT tested, for want of a compiler"; echo; \
	fi

## compile the rules, into an environment of its own
##it compila le regole, in un ambiente a parte
fast: $(FAST)/.built

## the long tests
##it i test lunghi
# Mutated rules come with their share printed; `.venv/bin/python -m tests.mutation proelio --only checks.py` tries one file.
soak: $(PLAIN)/.dev
	$(PLAIN)/bin/python -m pytest -n $(JOBS) tests --ignore=tests/mutation -m "soak and plain" --hypothesis-profile=soak
	$(PLAIN)/bin/python -m pytest -s tests/mutation -m soak
	@if tools/system.sh compiler; then $(MAKE) fast && build=$(FAST); else build=$(PLAIN); fi; \
	$$build/bin/python -m pytest -n $(JOBS) tests -m "soak and not plain" --hypothesis-profile=soak

## measure speed against other engines
##it misura la velocità a confronto con altri motori
bench: $(FAST)/.bench build/bench/.built
	cd build/bench && ../../$(FAST)/bin/python -m benchmarks --plain ../../$(PLAIN)/bin/python --tree ../..
	cd build/bench && ../../$(FAST)/bin/python -m benchmarks.server --peer ../peer
	cd build/bench && ../../$(FAST)/bin/python -m benchmarks.server --peer ../peer --slow 5
	cd build/bench && ../../$(FAST)/bin/python -m benchmarks.page

## remove all that was made: as after a clone
##it elimina tutto ciò che è stato prodotto: come appena clonato
clean:
	rm -rf $(PLAIN) $(FAST) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(PLAIN)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "wartable needs Python 3.11 or newer: make PYTHON=/path/to/python3"; exit 1; }
	@PYTHON="$(PYTHON)" tools/system.sh venv
	$(PYTHON) -m venv $(PLAIN)
	@touch $@

# The pinned setuptools builds, not whichever one an isolated build would fetch.
$(PLAIN)/.play: $(PLAIN)/.venv $(PACKAGE)
	$(PLAIN)/bin/python $(INSTALL) setuptools
	$(PLAIN)/bin/python $(INSTALL) --no-build-isolation --editable .
	@touch $@

$(PLAIN)/.dev: $(PLAIN)/.play
	$(PLAIN)/bin/python $(INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@

# pip trusts the certificates that the machine trusts; npm must be told of them.
CERTIFICATES := $(wildcard /etc/ssl/certs/ca-certificates.crt)

# No lock file, which would name hosts: package.json pins the one tool, and the tool pins all that it needs.
build/web/.built: package.json
	@tools/system.sh node
	@mkdir -p build/web && cp package.json build/web/
	NODE_EXTRA_CA_CERTS="$${NODE_EXTRA_CA_CERTS:-$(CERTIFICATES)}" npm install --prefix build/web \
	    --no-package-lock --no-audit --no-fund --no-update-notifier --ignore-scripts --loglevel=error
	@touch $@

# Sources are copied into build/ anew each time; compiled files stay there, and only what changed is compiled again.
build/.wheel: $(PLAIN)/.dev $(SOURCES) $(PACKAGE)
	@rm -rf build/wheel
	@mkdir -p build && find build -path 'build/lib*' -type f ! -name '*.so' -delete
	@echo "compiling (a few minutes the first time; the log is build/wheel.log)"
	@rm -f build/wheel.log
	@WARTABLE_COMPILE=1 $(PLAIN)/bin/python -m pip wheel --quiet --no-build-isolation --no-deps \
	    --wheel-dir build/wheel --log build/wheel.log . || { $(call TROUBLE,build/wheel.log); exit 1; }
	@grep -o 'wartable: compiled .*' build/wheel.log
	@touch $@

$(FAST)/.built: build/.wheel
	@rm -f $@
	@[ -x $(FAST)/bin/python ] || $(PYTHON) -m venv $(FAST)
	$(FAST)/bin/python $(INSTALL) "$$(echo build/wheel/*.whl)[dev]"
	$(FAST)/bin/python $(INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@$(FAST)/bin/python -c 'from wartable._build import COMPILED; raise SystemExit(not COMPILED)' || \
	    { echo "wartable: what was installed is not the compiled build; see build/wheel.log"; exit 1; }
	@touch $@

$(FAST)/.bench: $(FAST)/.built
	$(FAST)/bin/python $(INSTALL) "$$(echo build/wheel/*.whl)[bench]"
	@touch $@

# The benchmarks' own games must be compiled in one build with ours, so they get a tree of their own.
build/bench/.built: build/.wheel $(shell find benchmarks -name __pycache__ -prune -o -type f -print)
	@mkdir -p build/bench && find build/bench -type f ! -name '*.so' -delete
	WARTABLE_COMPILE=1 WARTABLE_COMPILE_ALSO="$(wildcard benchmarks/games/[a-z]*.py)" \
	    $(PLAIN)/bin/python setup.py --quiet build --build-lib build/bench > build/bench.log 2>&1 || \
	    { $(call TROUBLE,build/bench.log); exit 1; }
	@grep -o 'wartable: compiled .*' build/bench.log
	@cp -r benchmarks build/bench/
	@touch $@
