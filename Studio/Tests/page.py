"""The studio's page in a browser."""

import base64
import time

from PIL import Image
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

from server import PATIENCE


class Page:
    """The page in a browser."""

    def __init__(self, address, width=1440, height=900, dark=False, scale=1):
        options = webdriver.ChromeOptions()
        for flag in (
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--force-color-profile=srgb",
            f"--window-size={width},{height}",
            f"--force-device-scale-factor={scale}",
        ):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(PATIENCE)
        self.resize(width, height, scale)
        self.media(dark)
        self.driver.get(address)
        self.settled()
        self.found = 0

    def resize(self, width, height, scale=1):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False},
        )

    def media(self, dark):
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]},
        )

    def js(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def settled(self):
        """Waits until all that was asked for has come and is drawn; answers the page's state."""
        return self.driver.execute_async_script("""
          const done = arguments[0];
          const wait = () => window.shapeshift
            ? window.shapeshift.settled().then(done) : setTimeout(wait, 20);
          wait();""")

    def wait(self, condition, what="the page does not get there"):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            result = condition()
            if result:
                return result
            time.sleep(0.03)
        raise AssertionError(what)

    # The accessible tree.

    def all(self, role, name=None):
        """The elements with a role and a name, as assistive technologies find them."""
        root = self.driver.execute_cdp_cmd("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        query = {"nodeId": root, "role": role}
        if name is not None:
            query["accessibleName"] = name
        nodes = self.driver.execute_cdp_cmd("Accessibility.queryAXTree", query)["nodes"]
        elements = []
        for node in nodes:
            if node.get("ignored"):
                continue
            self.found += 1
            thing = self.driver.execute_cdp_cmd(
                "DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]}
            )
            self.driver.execute_cdp_cmd(
                "Runtime.callFunctionOn",
                {
                    "objectId": thing["object"]["objectId"],
                    "functionDeclaration": f"function() {{ this.dataset.found = {self.found} }}",
                },
            )
            elements += self.driver.find_elements(By.CSS_SELECTOR, f"[data-found='{self.found}']")
        return elements

    def one(self, role, name=None):
        found = self.wait(lambda: self.all(role, name), f"there is no {role} {name!r}")
        assert len(found) == 1, f"{len(found)} of {role} {name!r}"
        return found[0]

    def press(self, role, name):
        self.one(role, name).click()
        return self.settled()

    def keys(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, key, *modifiers):
        chain = ActionChains(self.driver)
        for modifier in modifiers:
            chain.key_down(modifier)
        chain.send_keys(key)
        for modifier in modifiers:
            chain.key_up(modifier)
        chain.perform()

    # What the page shows.

    def state(self):
        return self.js("return document.body.dataset.state")

    def revision(self):
        return int(self.js("return document.body.dataset.revision"))

    def open(self, name, **look):
        query = "&".join(f"{key}={value}" for key, value in look.items())
        self.js("location.hash = arguments[0]", f"#/{name}?{query}" if query else f"#/{name}")
        self.wait(
            lambda: self.js("return shapeshift.app.item?.name") == name, f"{name} does not open"
        )
        self.wait(
            lambda: self.js("return Boolean(shapeshift.scene?.isOpen && shapeshift.scene.frames)")
        )
        self.settled()

    def stand(self, at):
        """Stands still at a time, which the slider of the time has only by the pixel."""
        self.driver.execute_async_script(
            "const [at, done] = arguments; shapeshift.timeline.seek(at).then(done)", at
        )
        self.settled()

    def canvas(self):
        """The pixels of the canvas."""
        width, height, data = self.js("""
          const { canvas } = shapeshift.scene;
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          let text = '';
          for (let at = 0; at < data.length; at += 32768) {
            text += String.fromCharCode(...data.subarray(at, at + 32768));
          }
          return [canvas.width, canvas.height, btoa(text)];""")
        return Image.frombytes("RGBA", (width, height), base64.b64decode(data))

    def stored(self, picture):
        """What a canvas gives back of a picture: it keeps colours multiplied by their opacity."""
        data = base64.b64encode(picture.tobytes()).decode()
        result = self.js(
            """
          const [width, height, text] = arguments;
          const bytes = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0));
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context.putImageData(new ImageData(bytes, width, height), 0, 0);
          const { data } = context.getImageData(0, 0, width, height);
          let out = '';
          for (let at = 0; at < data.length; at += 32768) {
            out += String.fromCharCode(...data.subarray(at, at + 32768));
          }
          return btoa(out);""",
            picture.width,
            picture.height,
            data,
        )
        return Image.frombytes("RGBA", picture.size, base64.b64decode(result))

    def expect(self, picture, what):
        """The canvas has the bytes of a picture."""
        shown = self.canvas()
        assert shown.size == picture.size, f"{what}: {shown.size} is not {picture.size}"
        if shown.tobytes() == self.stored(picture).tobytes():
            return
        wanted = self.stored(picture)
        count = sum(1 for one, other in zip(shown.getdata(), wanted.getdata()) if one != other)
        raise AssertionError(f"{what}: {count} pixels differ from what render draws")

    def quiet(self):
        """Nothing was refused or broken: no script failed, the security policy refused nothing."""
        problems = [
            entry["message"]
            for entry in self.driver.get_log("browser")
            if entry["level"] == "SEVERE" and "favicon" not in entry["message"]
        ]
        assert not problems, problems

    def close(self):
        self.driver.quit()


def moving(page):
    return page.js("return shapeshift.timeline.isMoving")


def point(page, element):
    """A click of the mouse on the canvas, where an element is."""
    box = page.js(
        "const b = arguments[0].getBoundingClientRect(); return [b.x, b.y, b.width, b.height]",
        element,
    )
    x, y = int(box[0] + min(box[2] / 2, 400)), int(box[1] + box[3] / 2)
    if element.get_attribute("role") == "switch":
        x = int(box[0] + box[2] - 20)
    ActionChains(page.driver, duration=10).w3c_actions.pointer_action.move_to_location(x, y)
    chain = ActionChains(page.driver, duration=10)
    chain.w3c_actions.pointer_action.move_to_location(x, y).pointer_down().pointer_up()
    chain.w3c_actions.perform()
    page.settled()
