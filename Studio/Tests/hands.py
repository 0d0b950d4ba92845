"""Cases: fingers, the wheel, text that is composed, and the rows of a template."""

from page import Page, point
from server import Studio


def place(page, x, y):
    """Where a point of the scene is in the window."""
    return page.js(
        """
      const [x, y] = arguments;
      const box = shapeshift.scene.canvas.getBoundingClientRect();
      const { width, height } = shapeshift.scene.size;
      return [box.x + x * box.width / width, box.y + y * box.height / height];""",
        x,
        y,
    )


def log(page):
    page.settled()
    return page.js("return shapeshift.scene.log")


def touches_with_fingers(page, studio):
    """Two fingers are two pointers, and each uses what is under it."""
    page.open("desk", scale=1)
    middles = [
        page.js(
            """
          const box = arguments[0].getBoundingClientRect();
          return [box.x + box.width * arguments[1], box.y + box.height / 2];""",
            element,
            part,
        )
        # A switch is at the end of its line.
        for element, part in ((page.one("switch", "Wi-Fi"), 0.9), (page.one("button", "Add"), 0.5))
    ]

    def touch(kind, spots):
        page.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(spots)],
            },
        )

    touch("touchStart", middles[:1])
    touch("touchStart", middles)
    touch("touchEnd", middles[:1])
    touch("touchEnd", [])
    page.wait(
        lambda: len([line for line in log(page) if "up" in line]) == 2, "the fingers are not lifted"
    )
    downs = [line for line in log(page) if "down" in line]
    assert [line.get("pointer") for line in downs] == [None, 2], downs
    assert all("kind" not in line for line in downs), downs
    page.wait(
        lambda: page.one("switch", "Wi-Fi").get_attribute("aria-checked") == "true",
        "the first finger does not switch it",
    )
    page.wait(
        lambda: page.one("group", "Views of the scene").get_attribute("textContent") == "1",
        "the second finger does not press the button",
    )


def scrolls_by_wheel(page, studio):
    """The wheel scrolls what scrolls, as an event of the session, and nothing else."""
    page.open("hands", scale=1)
    before = page.canvas().tobytes()

    def wheel(at, delta):
        x, y = place(page, *at)
        page.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent",
            {"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta},
        )

    wheel((60, 150), 40)
    page.wait(lambda: any("wheel" in line for line in log(page)), "the wheel says nothing")
    page.wait(lambda: page.canvas().tobytes() != before, "the wheel scrolls nothing")
    count = len([line for line in log(page) if "wheel" in line])
    wheel((60, 50), 40)
    page.settled()
    assert len([line for line in log(page) if "wheel" in line]) == count, log(page)


def composes(page, studio):
    """What an input method composes is seen while it is composed, and stands once it is accepted."""
    page.open("desk", scale=1)
    point(page, page.one("textbox", "Name"))
    page.wait(
        lambda: page.js("return shapeshift.stage.input.takesKeys"), "a field does not take the keys"
    )

    def compose(text):
        page.driver.execute_cdp_cmd(
            "Input.imeSetComposition",
            {"text": text, "selectionStart": len(text), "selectionEnd": len(text)},
        )

    for text in ("k", "か", "かn", "かん"):
        compose(text)
    page.wait(
        lambda: [line["compose"] for line in log(page) if "compose" in line][-1:] == ["かん"],
        "nothing is composed",
    )
    page.driver.execute_cdp_cmd("Input.insertText", {"text": "感"})
    page.wait(
        lambda: [line["commit"] for line in log(page) if "commit" in line] == ["感"],
        "nothing is accepted",
    )
    page.wait(
        lambda: page.js("""
      return JSON.stringify(shapeshift.scene.elements).includes('"value":"感"')"""),
        "the field does not have what was accepted",
    )


def steps_through_rows(command, program, folder):
    """A template is looked at with each of its rows."""
    rows = folder.parent / "rows.csv"
    rows.write_text("name,amount\nAda,0.5\nGrace,1\n")
    studio = Studio(command, program, folder, "--data", str(rows))
    page = Page(studio.address)
    try:
        page.open("desk", scale=1)
        page.expect(studio.render("desk"), "the template")
        for row, values in enumerate((("Ada", "0.5"), ("Grace", "1")), 1):
            page.press("button", "Next row")
            assert page.one("combobox", "Row").get_attribute("value") == str(row)
            assert page.js("return location.hash").endswith(f"row={row}")
            settings = [
                word
                for key, value in zip(("name", "amount"), values)
                for word in ("--set", f"/values/{key}={value}")
            ]
            page.expect(studio.render("desk", *settings), f"row {row}")
        page.press("button", "Next row")
        page.expect(studio.render("desk"), "the template again")
        page.press("button", "Previous row")
        rows.write_text("name,amount\nAda,0.5\nGrace,0\n")
        page.wait(
            lambda: page.settled()
            and page.canvas().tobytes()
            == page.stored(
                studio.render("desk", "--set", "/values/name=Grace", "--set", "/values/amount=0")
            ).tobytes(),
            "rows that are saved anew are not drawn",
        )
        page.open("desk", scale=1, row=1)
        assert page.one("combobox", "Row").get_attribute("value") == "1"
        page.quiet()
    finally:
        page.close()
        studio.stop()
