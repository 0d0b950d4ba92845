# Builds, tests and installs ShapeShift; `make` alone lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
export SWIFT

# A recursive make would print lines after the last one of the tests.
MAKEFLAGS += --no-print-directory

# Types are asked for by their functions and not by their names, which the runtime would read, and look through all
# conformances to protocols for each (Decision 14).
DIRECT_TYPES = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
ARCHIVES = .build/archives
# Tests run optimized code, as in the released command, in a third of the time. The build has its own folder, because
# different flags rebuild everything. Text libraries are loaded on demand instead of linked, as in the released command.
TEST_BUILD = .build/test
TEST_FLAGS = -c release $(DIRECT_TYPES) -Xswiftc -enable-testing --pkg-config-path $(ARCHIVES) --scratch-path $(TEST_BUILD) \
  --explicit-target-dependency-import-check error
TESTED_COMMAND = $(TEST_BUILD)/release/shapeshift
# The command brings the libraries of Swift and C++ along: it starts sooner and runs without a toolchain.
STATIC_FLAGS = -c release $(DIRECT_TYPES) --static-swift-stdlib -Xlinker -L$(ARCHIVES) --pkg-config-path $(ARCHIVES)
RELEASE_FLAGS = $(STATIC_FLAGS) --product shapeshift
COMMAND = .build/release/shapeshift
# The studio's gateway is a package of its own, since no other part needs a web server.
GATEWAY = Studio/.build/release/shapeshift-studio
GATEWAY_FLAGS = --package-path Studio --explicit-target-dependency-import-check error
# What Swift files import, which the command does not contain, and what only their host is linked with.
MODULES = SwiftUI Charts Combine QuartzCore ShapeShiftLogging SwiftData UniformTypeIdentifiers AppIntents ActivityKit WidgetKit _Testing_CoreGraphics _Testing_UIKit HostProgram
MODULE_FLAGS = $(STATIC_FLAGS)
# What draws Swift files, in the build and installed.
LIVE = .build/release/live
INSTALLED_LIVE = $(DESTDIR)$(PREFIX)/lib/shapeshift
PICTURE = Output/shapeshifter.png
# The manual, for man.
MANUAL = $(DESTDIR)$(PREFIX)/share/man/man1/shapeshift.1.gz
# Folders of documents with references of their pictures.
SNAPSHOTS = Shapes

.PHONY: help render gallery build test studio live release-live test-long test-farm fuzz record docs check format build-cost bench bench-quick bench-count bench-morph install uninstall dist deb test-deb clean
.NOTPARALLEL:

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | expand -t 12

render: toolchain build-packages ## Render Shapes/shapeshifter.json to Output/shapeshifter.png; VERBOSE=1 shows the build
	@test -n "$(VERBOSE)" || test -e $(COMMAND) || echo "Building; the first build takes several minutes" >&2
	@VERBOSE=$(VERBOSE) Scripts/build-quietly .build/render.log $(SWIFT) build $(RELEASE_FLAGS)
	@$(COMMAND) render Shapes/shapeshifter.json -o $(PICTURE)
	@echo "$(PICTURE)"

gallery: release-live ## Render Sources/Examples to Output/gallery, and the images of README.md and Docs/Gallery.md
	@$(SWIFT) run shapeshift-gallery Output/gallery
	@Scripts/draw-docs-images $(COMMAND)

build: toolchain build-packages ## Build the command
	@$(SWIFT) build $(RELEASE_FLAGS)

test: check ## Check the format and the imports, build everything, run all tests
	@Scripts/test-report $(TESTED_COMMAND)
	@Scripts/run-tests $(TEST_FLAGS)

studio: build ## Build the command and the studio gateway beside it
	@$(SWIFT) build $(GATEWAY_FLAGS) -c release --static-swift-stdlib
	@ln -sf ../../../$(GATEWAY) .build/release/shapeshift-studio
	@echo "$(COMMAND) studio Shapes"

live: toolchain test-packages ## Link Swift file support beside a debug build of the command
	@$(SWIFT) build --build-tests
	@Scripts/make-live .build/debug .build/debug/live
	@echo ".build/debug/shapeshift render View.swift"

record: toolchain test-packages ## Record the changed reference images of samples and gallery
	@$(SWIFT) build --build-tests $(TEST_FLAGS)
	@for folder in $(SNAPSHOTS); do \
	  $(TESTED_COMMAND) snapshot record $$folder && \
	  $(TESTED_COMMAND) snapshot prune $$folder || exit; \
	done
	-@SHAPESHIFT_SNAPSHOTS=changed $(SWIFT) test --skip-build $(TEST_FLAGS) --filter GalleryTests

test-long: toolchain long-test-packages ## Run the long tests, and use the package as a dependency
	@Scripts/lint
	@$(SWIFT) build --build-tests $(TEST_FLAGS)
	@$(SWIFT) build --package-path Benchmarks
	@Scripts/test-as-dependency
	@Scripts/test-report $(TESTED_COMMAND)
	@Scripts/test-studio $(TESTED_COMMAND)
	@Scripts/test-farm $(TESTED_COMMAND) --short || test $$? -eq 77
	@Benchmarks/farm-scale --check
	@SHAPESHIFT_TEST_LONG=1 Scripts/run-tests $(TEST_FLAGS)

test-farm: toolchain build-packages ## Render with a three-node Slurm cluster and with OpenJD, with injected failures; requires root
	@$(SWIFT) build $(RELEASE_FLAGS)
	@Scripts/test-farm $(COMMAND)

fuzz: toolchain fuzz-packages ## Fuzz and render the inputs of all readers, FUZZ_SECONDS (60) each; findings in .build/fuzz-findings
	@Scripts/fuzz

docs: toolchain build-packages ## Build the documentation with its images to .build/docs/site; warnings are errors
	@Scripts/make-docs

check: toolchain test-packages ## Check the format, build everything with checked imports
	@Scripts/lint
	@Scripts/prose_lint.py . --limits Scripts/prose-limits.txt
	@$(SWIFT) build --build-tests $(TEST_FLAGS)
	@$(SWIFT) build $(GATEWAY_FLAGS)

format: toolchain ## Format all Swift files
	@Scripts/lint --fix

build-cost: toolchain build-packages ## Measure the processor time, memory and code size of each module in a build of the command
	@Scripts/build-cost $(RELEASE_FLAGS)

bench: build bench-packages ## Run the benchmarks and write Benchmarks/REPORT.md
	@Benchmarks/run --command $(CURDIR)/$(COMMAND)

bench-quick: build bench-packages ## Run the benchmarks with fewer repetitions and write Benchmarks/QUICK.md
	@Benchmarks/run --quick --report QUICK.md --command $(CURDIR)/$(COMMAND)

bench-count: build bench-packages ## Count instructions, which are the same on a busy machine
	@Benchmarks/run --programs
	@python3 Benchmarks/instructions --command $(CURDIR)/$(COMMAND)

bench-morph: build bench-packages ## Compare path morphing scores with published figures
	@/usr/bin/python3 Benchmarks/Morph/bench.py $(CURDIR)/$(COMMAND)

install: release-live studio ## Install the stripped command, its manual and Swift file support under PREFIX (/usr/local)
	@install -D -s -m 755 $(COMMAND) "$(DESTDIR)$(PREFIX)/bin/shapeshift"
	@rm -rf "$(INSTALLED_LIVE)"
	@mkdir -p "$(INSTALLED_LIVE)"
	@cp -R $(LIVE)/. "$(INSTALLED_LIVE)"
	@install -s -m 755 $(GATEWAY) "$(INSTALLED_LIVE)/shapeshift-studio"
	@mkdir -p "$(dir $(MANUAL))"
	@$(COMMAND) manual --man | gzip -9 --no-name > "$(MANUAL)"
	@echo "$(DESTDIR)$(PREFIX)/bin/shapeshift"

uninstall: ## Remove the installed command
	@rm -f "$(DESTDIR)$(PREFIX)/bin/shapeshift" "$(MANUAL)"
	@rm -rf "$(INSTALLED_LIVE)"

dist: release-live studio ## Pack the command, its licenses and required files into dist/
	@Scripts/make-archive $(COMMAND) $(LIVE) $(GATEWAY)

deb: release-live studio ## Pack the same files as a Debian package into dist/
	@Scripts/install-packages deb
	@Scripts/make-deb $(COMMAND) $(LIVE) $(GATEWAY)

test-deb: deb ## Install and use the Debian package in a new Debian 12
	@Scripts/install-packages test-deb
	@Scripts/test-deb dist/*.deb

release-live: build
	@for module in $(MODULES); do $(SWIFT) build $(MODULE_FLAGS) --target $$module || exit; done
	@Scripts/make-live .build/release $(LIVE) --strip

clean: ## Remove build products and rendered files
	@rm -rf .build Studio/.build dist
	@find Output -mindepth 1 ! -name README.md -delete

.PHONY: toolchain build-packages test-packages long-test-packages fuzz-packages bench-packages

toolchain:
	@Scripts/check-toolchain

build-packages:
	@Scripts/install-packages build
	@Scripts/link-archives $(ARCHIVES)

test-packages:
	@Scripts/install-packages test
	@Scripts/link-archives $(ARCHIVES)

long-test-packages:
	@Scripts/install-packages test-long
	@Scripts/link-archives $(ARCHIVES)

fuzz-packages:
	@Scripts/install-packages fuzz

bench-packages:
	@Scripts/install-packages bench
