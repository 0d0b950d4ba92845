#!/usr/bin/python3
"""Drives the studio's page in a browser: browser.py SHAPESHIFT STUDIO SAMPLES [SCREENSHOTS].

Starts the server on a copy of sample documents and uses the page as people do: controls are found
by role and name in the browser's accessible tree. Needs chromium, chromium-driver,
python3-selenium and python3-pil; `Scripts/install-packages test-long` installs them. With a folder
as last argument, pictures of the page in its states are left there to be looked at. Figures are
printed and not judged: they depend on the machine. STUDIO_TESTS names the cases to run, by default
all; STUDIO_PAGE a folder with the page's files, in place of those that are built in.
"""

import json
import os
import pathlib
import shutil
import sys
import tempfile
import time

import hands
import keeping
import using
from measuring import measures
from page import Page
from server import DESK, GRADIENT, HANDS, SAMPLES, WIDE, Studio

CASES = [
    using.finds_and_opens,
    using.draws_as_render,
    using.edits_by_slider,
    using.moves_by_hand,
    using.scrubs,
    using.touches_and_replays,
    hands.touches_with_fingers,
    hands.scrolls_by_wheel,
    hands.composes,
    keeping.exports,
    keeping.accepts,
    keeping.breaks_and_mends,
    keeping.shows_variants,
    keeping.survives_its_engine,
    keeping.is_followed,
    keeping.fits,
    measures,
]


def only_reads(command, program, folder):
    """With --read-only nothing that writes is offered."""
    studio = Studio(command, program, folder, "--read-only")
    page = Page(studio.address)
    try:
        page.open("shapeshifter")
        for name in ("Undo", "Redo", "Accept"):
            assert not page.all("button", name), name
        assert not page.one("slider", "Outline width").is_enabled()
        page.quiet()
    finally:
        page.close()
        studio.stop()


def screenshots(studio, folder):
    """The page in its states."""
    folder.mkdir(parents=True, exist_ok=True)
    for dark in (False, True):
        page = Page(studio.address, dark=dark)
        suffix = "-dark" if dark else ""

        def shoot(name):
            page.settled()
            time.sleep(0.4)
            page.driver.save_screenshot(str(folder / f"{name}{suffix}.png"))

        time.sleep(2)
        shoot("grid")
        page.open("shapeshifter")
        page.press("button", "fill: choose a color")
        shoot("inspector")
        page.one("tab", "History").click()
        shoot("history")
        page.open("list")
        page.press("tab", "Layout")
        page.press("button", "Layout boxes")
        shoot("layout")
        page.press("radio", "Variants")
        shoot("variants")
        page.press("radio", "Source")
        shoot("source")
        page.press("radio", "Scene")
        page.resize(390, 844, 2)
        shoot("narrow")
        page.close()


def main():
    command, program, samples = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
    wanted = os.environ.get("STUDIO_TESTS", "").split()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "documents"
        folder.mkdir()
        for sample in SAMPLES:
            shutil.copy(samples / f"{sample}.json", folder)
        others = {"desk": DESK, "hands": HANDS, "wide": WIDE, "gradient": GRADIENT}
        for name, value in others.items():
            (folder / f"{name}.json").write_text(json.dumps(value, indent=2))
        studio = Studio(str(command), str(program), folder)
        page = Page(studio.address)
        failed = []
        try:
            for case in CASES:
                if wanted and case.__name__ not in wanted:
                    continue
                start = time.monotonic()
                try:
                    case(page, studio)
                    page.quiet()
                    print(f"passed {case.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
                except Exception as error:  # Each case tells of itself; the others go on.
                    failed.append(case.__name__)
                    print(
                        f"FAILED {case.__name__}: {(str(error) or repr(error)).splitlines()[0]}",
                        flush=True,
                    )
                    if len(sys.argv) > 4:
                        pathlib.Path(sys.argv[4]).mkdir(parents=True, exist_ok=True)
                        page.driver.save_screenshot(f"{sys.argv[4]}/failed-{case.__name__}.png")
            if len(sys.argv) > 4 and not wanted:
                screenshots(studio, pathlib.Path(sys.argv[4]))
        finally:
            page.close()
            studio.stop()
        if not wanted or "only_reads" in wanted:
            only_reads(str(command), str(program), folder)
            print("passed only_reads")
        if not wanted or "steps_through_rows" in wanted:
            hands.steps_through_rows(str(command), str(program), folder)
            print("passed steps_through_rows")
    if failed:
        sys.exit(f"The studio fails in chromium: {', '.join(failed)}")
    print("The studio works in chromium.")


main()
