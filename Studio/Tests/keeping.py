"""Cases: what is saved, what breaks, what others do, what it looks like."""

import base64
import os
import signal
import subprocess

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from page import Page, moving, point

#: Texts whose contrast with their ground is less than 4.5 : 1.
#: Source: WCAG 2.2, relative luminance and contrast ratio.
CONTRAST = """
  const parts = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const blend = (over, under) => {
    const alpha = over[3] ?? 1;
    return [0, 1, 2].map((index) => over[index] * alpha + under[index] * (1 - alpha));
  };
  const luminance = (color) => {
    const [r, g, b] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const color = parts(getComputedStyle(at).backgroundColor);
      if ((color[3] ?? 1) > 0) layers.push(color);
    }
    return layers.reverse().reduce((under, over) => blend(over, under), [255, 255, 255]);
  };
  const weak = [];
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.checkVisibility()) continue;
    if (element.closest('.elements, :disabled, .toast, svg')) continue;
    const style = getComputedStyle(element);
    const under = ground(element);
    const [one, other] = [luminance(blend(parts(style.color), under)), luminance(under)]
      .sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    const text = element.textContent.trim().slice(0, 30);
    if (ratio < 4.5) weak.push(`${element.className} ${text} ${ratio.toFixed(2)}`);
  }
  return weak;
"""


def exports(page, studio):
    page.open("pulse", scale=1)
    page.stand(0.35)
    for name, start in (
        ("PNG", b"\x89PNG"),
        ("SVG", b"<"),
        ("PDF", b"%PDF"),
        ("GIF", b"GIF8"),
        ("Session", b"{"),
    ):
        page.press("button", "Export")
        page.one("radio", name).click()
        offer = page.js("return null") or save(page)
        assert offer.startswith(start), (name, offer[:20])
    page.settled()


def save(page):
    """Presses Export, and fetches what the page would save."""
    page.js(
        "window.saved = null; const click = HTMLAnchorElement.prototype.click;"
        "HTMLAnchorElement.prototype.click = function() { window.saved = this.href; "
        "HTMLAnchorElement.prototype.click = click; }"
    )
    dialog = page.one("dialog", "Export")
    dialog.find_elements(By.CSS_SELECTOR, "button[type=submit]")[0].click()
    page.wait(lambda: page.js("return window.saved"), "nothing is exported")
    data = page.driver.execute_async_script("""
      const done = arguments[0];
      fetch(window.saved).then((response) => response.arrayBuffer()).then((buffer) =>
        done(btoa(String.fromCharCode(...new Uint8Array(buffer).subarray(0, 64)))));""")
    return base64.b64decode(data)


def accepts(page, studio):
    page.open("badge", scale=1)
    page.press("button", "Accept")
    page.wait(lambda: list(studio.folder.rglob("badge*.png")), "no reference is written")
    checked = subprocess.run(
        [studio.command, "snapshot", "verify", str(studio.folder), "--filter", "badge"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        cwd=studio.folder.parent,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    path = studio.folder / "badge.json"
    text = path.read_text()
    path.write_text(text.replace("SHAPESHIFT", "SHAPESHAFT"))
    page.wait(lambda: page.revision() > 1)
    page.one("tab", "Snapshots").click()
    page.wait(lambda: "changed" in page.one("tabpanel", "Snapshots").text, "the change is not seen")
    page.wait(
        lambda: page.all("image", "Difference") or page.all("img", "Difference"),
        "no difference is shown",
    )
    page.press("button", "Accept the current image")
    page.wait(
        lambda: "passed" in page.one("tabpanel", "Snapshots").text, "the reference is not taken"
    )
    page.one("tab", "Inspect").click()


def breaks_and_mends(page, studio):
    page.open("list", scale=1)
    page.wait(lambda: not moving(page))
    path = studio.folder / "list.json"
    text = path.read_text()
    before = page.canvas().tobytes()
    path.write_text(text.replace('"view": "List"', '"view": "Lst"', 1))
    page.wait(lambda: page.state() == "failed", "the page does not see that the file is broken")
    assert page.canvas().tobytes() == before, "the last good picture is gone"
    problem = page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, ".problem"))[0]
    assert "Lst" in problem.text and "List" in problem.text, problem.text
    problem.click()
    marked = page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, ".source .marked"))[0]
    assert '"Lst"' in marked.text, marked.text
    path.write_text(text)
    page.wait(lambda: page.state() == "ready", "the page does not see that the file is mended")
    page.press("radio", "Scene")
    page.expect(studio.render("list"), "the mended file")


def shows_variants(page, studio):
    page.open("list", scale=1)
    page.press("radio", "Variants")
    page.wait(
        lambda: page.js(
            "return [...shapeshift.app.scenes.values()].filter((scene) => scene.frames).length"
        )
        == 9,
        "not all variants are drawn",
    )
    page.press("button", "Dark, xxL")
    assert page.js("return [shapeshift.app.look.colorScheme, shapeshift.app.look.dynamicTypeSize]") == [
        "dark",
        "xxLarge",
    ]
    page.press("radio", "SVG")
    page.wait(
        lambda: page.js("return document.querySelector('.vector img')?.naturalWidth > 0"),
        "no SVG is shown",
    )
    page.press("radio", "Scene")


def survives_its_engine(page, studio):
    page.open("desk", scale=1)
    point(page, page.one("switch", "Wi-Fi"))
    page.wait(lambda: page.one("switch", "Wi-Fi").get_attribute("aria-checked") == "true")
    log = page.js("return shapeshift.scene.log.length")
    os.kill(studio.engine(), signal.SIGKILL)
    page.wait(
        lambda: page.js("return shapeshift.scene.number") and page.all("status"), "nothing is said"
    )
    page.wait(
        lambda: page.state() == "ready"
        and page.js("return shapeshift.scene.isOpen && shapeshift.scene.frames > 0")
    )
    page.settled()
    assert page.js("return shapeshift.scene.log.length") == log, "the session is lost"
    assert page.one("switch", "Wi-Fi").get_attribute("aria-checked") == "true", "the state is lost"


def is_followed(page, studio):
    """Two browsers: what one edits the other shows."""
    page.open("shapeshifter", scale=1)
    other = Page(studio.address)
    try:
        other.open("shapeshifter", scale=1)
        before = studio.read("shapeshifter")
        page.one("slider", "Outline width").send_keys(Keys.ARROW_RIGHT)
        page.wait(lambda: studio.read("shapeshifter") != before)
        other.wait(
            lambda: other.one("slider", "Outline width").get_attribute("value")
            == page.one("slider", "Outline width").get_attribute("value"),
            "the other browser does not follow",
        )
        other.wait(lambda: not moving(other))
        other.settled()
        other.expect(studio.render("shapeshifter"), "the other browser")
        other.press("button", "Undo")
        page.wait(lambda: studio.read("shapeshifter") == before)
        page.wait(lambda: not moving(page))
        page.settled()
        page.expect(studio.render("shapeshifter"), "the browser whose edit was undone")
        other.quiet()
    finally:
        other.close()


def fits(page, studio):
    """Wide and narrow, light and dark: nothing sticks out, all has a name, text can be read."""
    page.open("desk", scale=1)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        for dark in (False, True):
            page.resize(width, height)
            page.media(dark)
            page.settled()
            assert page.js("return document.documentElement.scrollWidth") <= width
            theme = page.js("return document.documentElement.dataset.theme")
            assert theme == ("dark" if dark else "light")
            nameless = page.js("""
              const isNamed = (element) => element.textContent.trim() || element.title
                || element.getAttribute('aria-label') || element.labels?.length;
              return [...document.querySelectorAll('button, input, select, textarea, a')]
                .filter((element) => element.checkVisibility() && !isNamed(element))
                .map((element) => element.outerHTML);""")
            assert not nameless, nameless
            weak = page.js(CONTRAST)
            assert not weak, weak
    page.resize(390, 844)
    page.settled()
    page.press("button", "Export")
    assert page.js(
        "const { scrollWidth, clientWidth } = document.querySelector('dialog[open] form');"
        "return scrollWidth <= clientWidth"
    ), "the dialog of exports sticks out"
    page.press("button", "Cancel")
    page.press("tab", "Layout")
    assert page.one("tabpanel", "Layout").is_displayed()
    page.media(False)
    page.resize(1440, 900)
    page.settled()
