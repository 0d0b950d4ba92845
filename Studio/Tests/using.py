"""Cases: a document is opened, edited, scrubbed and used."""

import json

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from page import moving, point
from server import SAMPLES


def finds_and_opens(page, studio):
    names = page.js("return [...shapeshift.app.items.values()].map(({ name }) => name)")
    assert set(SAMPLES) <= set(names), names
    page.one("searchbox", "Find an item").send_keys("undo-sp")
    page.wait(lambda: page.one("main").text.count("undo-spring") == 1)
    page.keys(Keys.ENTER)
    page.wait(lambda: page.js("return shapeshift.app.item?.name") == "undo-spring")
    assert page.settled() == "ready"
    assert page.js("return location.hash") == "#/undo-spring"
    page.press("button", "All items")
    page.one("searchbox", "Find an item").send_keys(Keys.CONTROL, "a")
    page.one("searchbox", "Find an item").send_keys(Keys.DELETE)
    page.wait(
        lambda: page.js("return document.querySelectorAll('.card img[src]').length") >= len(SAMPLES)
    )


def draws_as_render(page, studio):
    cases = [
        ("badge", 0, 1),
        ("badge", 0, 2),
        ("multilingual", 0, 1),
        ("shapeshifter", 0, 2),
        ("undo-spring", 0.6, 1),
        ("card-flip", 0.4, 2),
        ("pulse", 0.35, 2),
        ("list", 0, 1),
        ("controls", 0.25, 1),
    ]
    for name, at, scale in cases:
        page.open(name, scale=scale)
        page.stand(at)
        page.expect(
            studio.render(name, "--time", str(at), "--scale", str(scale)),
            f"{name} at {at} s @{scale}x",
        )

    # A picture of 8 million pixels.
    page.open("badge", scale=2, width=1920, height=1080)
    page.expect(studio.render("badge", "--scale", "2", "--size", "1920x1080"), "badge in 4K")


def edits_by_slider(page, studio):
    page.open("shapeshifter", scale=1)
    before = studio.read("shapeshifter")
    page.press("button", "fill: choose a color")
    slider = page.one("slider", "fill, hue")
    width = slider.size["width"]
    ActionChains(page.driver, duration=20).move_to_element_with_offset(
        slider, int(width * 0.16), 0
    ).click_and_hold().move_by_offset(-12, 0).move_by_offset(-12, 0).move_by_offset(
        -12, 0
    ).release().perform()
    page.wait(
        lambda: studio.read("shapeshifter")["fill"]["hue"] != before["fill"]["hue"],
        "the hue is not written",
    )
    page.settled()
    edited = studio.read("shapeshifter")
    page.wait(lambda: not moving(page))
    page.settled()
    page.expect(studio.render("shapeshifter"), "the edited hue")

    # A drag is one step, and undo takes it back, by its spring.
    page.one("tab", "History").click()
    page.wait(
        lambda: len(page.driver.find_elements(By.CSS_SELECTOR, ".step")) == 2,
        "one drag is not one step",
    )
    frames = page.js("return shapeshift.scene.frames")
    page.press("button", "Undo")
    page.wait(lambda: studio.read("shapeshifter") == before, "undo does not take the hue back")
    page.wait(lambda: not moving(page))
    page.settled()
    print(f"  frames of the undo's spring: {page.js('return shapeshift.scene.frames') - frames}")
    page.expect(studio.render("shapeshifter"), "the hue taken back")
    page.js("document.activeElement.blur()")
    page.chord("z", Keys.CONTROL, Keys.SHIFT)
    page.wait(lambda: studio.read("shapeshifter") == edited, "the keys of redo do nothing")
    page.chord("z", Keys.CONTROL)
    page.wait(lambda: studio.read("shapeshifter") == before, "the keys of undo do nothing")

    # Another branch, and back to the first by a click in the tree.
    page.one("tab", "Inspect").click()
    page.one("slider", "Outline width").send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    page.wait(lambda: studio.read("shapeshifter")["outlineWidth"] != before["outlineWidth"])
    page.settled()
    page.one("tab", "History").click()
    page.wait(lambda: len(page.driver.find_elements(By.CSS_SELECTOR, ".step")) >= 3)
    page.driver.find_elements(By.CSS_SELECTOR, ".step.undone")[0].click()
    page.wait(
        lambda: studio.read("shapeshifter") == edited, "a click in the history does not go there"
    )
    page.one("tab", "Inspect").click()


def moves_by_hand(page, studio):
    """A view is selected on the canvas, drawn aside as one step, and nudged by keys."""
    page.open("desk", scale=1)
    page.press("radio", "Select and move views (v)")
    box = page.js(
        "const b = document.querySelector('.sheet').getBoundingClientRect(); return [b.x, b.y]"
    )
    chain = ActionChains(page.driver, duration=30)
    pointer = chain.w3c_actions.pointer_action
    x, y = int(box[0]) + 160, int(box[1]) + 201
    pointer.move_to_location(x, y).pointer_down().move_to_location(x + 12, y + 4).move_to_location(
        x + 30, y + 10
    )
    pointer.pause(0.5).pointer_up()
    chain.w3c_actions.perform()
    page.settled()
    added = page.wait(
        lambda: studio.read("desk")["view"]["children"][3].get("modifiers"),
        "the button is not moved",
    )
    assert added == [{"offset": {"x": 30, "y": 10}}], added
    page.keys(Keys.ARROW_LEFT)
    page.wait(
        lambda: studio.read("desk")["view"]["children"][3]["modifiers"]
        == [{"offset": {"x": 29, "y": 10}}],
        "an arrow does not nudge it",
    )
    page.settled()
    page.expect(studio.render("desk"), "the moved button")
    page.press("button", "Undo")
    page.press("button", "Undo")
    page.wait(
        lambda: "modifiers" not in studio.read("desk")["view"]["children"][3],
        "a drag is not one step",
    )
    page.press("radio", "Interact with the scene (t)")


def scrubs(page, studio):
    page.open("undo-spring", scale=1)
    slider = page.one("slider", "Time of the scene")
    slider.send_keys(Keys.HOME)
    page.settled()
    page.expect(studio.render("undo-spring", "--time", "0"), "the start")
    page.js("document.activeElement.blur()")
    for _ in range(9):
        page.keys(".")
        page.settled()
    at = page.js("return shapeshift.scene.time")
    assert abs(at - 9 / 60) < 1e-6, at
    page.expect(studio.render("undo-spring", "--time", repr(at)), "nine frames on")
    page.keys(",")
    page.settled()
    assert abs(page.js("return shapeshift.scene.time") - 8 / 60) < 1e-6
    page.stand(1.2)
    page.expect(studio.render("undo-spring", "--time", "1.2"), "forward to 1.2 s")
    page.stand(0.4)
    page.expect(studio.render("undo-spring", "--time", "0.4"), "back to 0.4 s")
    page.keys(" ")
    page.wait(lambda: page.js("return shapeshift.scene.time") > 0.5, "it does not play")
    page.one("button", "Pause").click()


def touches_and_replays(page, studio):
    page.open("desk", scale=1)
    switch = page.one("switch", "Wi-Fi")
    assert switch.get_attribute("aria-checked") == "false"
    point(page, switch)
    page.wait(
        lambda: page.one("switch", "Wi-Fi").get_attribute("aria-checked") == "true",
        "a click does not switch it",
    )

    # By keyboard, as a screen reader does it.
    page.js("arguments[0].focus()", page.one("button", "Add"))
    page.keys(Keys.ENTER)
    page.wait(
        lambda: page.one("group", "Views of the scene").get_attribute("textContent") == "1",
        "Return does not press the button",
    )
    page.js("arguments[0].focus()", page.one("slider", "Amount"))
    value = page.one("slider", "Amount").get_attribute("aria-valuetext")
    page.keys(Keys.ARROW_RIGHT)
    page.wait(
        lambda: page.one("slider", "Amount").get_attribute("aria-valuetext") != value,
        "arrows do not move the slider",
    )

    # Text goes where the scene has its focus.
    point(page, page.one("textbox", "Name"))
    page.wait(
        lambda: page.js("return shapeshift.stage.input.takesKeys"), "a field does not take the keys"
    )
    page.keys("Ada")
    page.wait(
        lambda: page.js("""
      return JSON.stringify(shapeshift.scene.elements).includes('"value":"Ada"')"""),
        "letters do not come",
    )
    page.keys(Keys.BACKSPACE)
    page.wait(
        lambda: page.js("""
      return JSON.stringify(shapeshift.scene.elements).includes('"value":"Ad"')"""),
        "the key that deletes does nothing",
    )
    page.chord(Keys.ESCAPE, Keys.SHIFT)

    # The session, played by the command, gives the same bytes.
    page.settled()
    end = page.js("return shapeshift.scene.logEnd") + 1
    page.stand(end)
    log = page.js("return shapeshift.scene.log")
    session = studio.folder.parent / "session.jsonl"
    session.write_text("".join(json.dumps(line) + "\n" for line in [{"input": 1}, *log]))
    played = studio.render("desk", "--input", str(session), "--time", repr(end))
    page.expect(played, "the session played by the command")
    page.one("tab", "Session").click()
    page.press("button", "Replay")
    page.wait(
        lambda: page.js("return shapeshift.scene.time") >= end - 1.01, "the replay does not go on"
    )
    page.stand(end)
    page.expect(played, "the session played again")
    page.stand(0)
    page.expect(studio.render("desk", "--time", "0"), "before all that was done")
    page.one("tab", "Inspect").click()
