"""The studio's server on a folder of documents."""

import io
import json
import os
import subprocess

from PIL import Image

#: Seconds after which something has not happened.
PATIENCE = 60

DESK = {
    "shapeshift": 1,
    "canvas": {"width": 320, "height": 300, "background": "white", "padding": 20},
    "values": {"isOn": False, "name": "", "amount": 0.25, "count": 0},
    "view": {
        "view": "VStack",
        "spacing": 14,
        "children": [
            {"view": "Toggle", "title": "Wi-Fi", "isOn": {"$bind": "values.isOn"}},
            {
                "view": "TextField",
                "title": "Name",
                "text": {"$bind": "values.name"},
                "modifiers": [{"textFieldStyle": "roundedBorder"}],
            },
            {"view": "Slider", "title": "Amount", "value": {"$bind": "values.amount"}},
            {"view": "Button", "title": "Add", "action": {"set": {"count": {"$": "count + 1"}}}},
            {"view": "Text", "text": {"$": "format(count, 'd')"}},
        ],
    },
}
#: Something that the wheel scrolls, below something that it does not.
HANDS = {
    "shapeshift": 1,
    "canvas": {"width": 160, "height": 240, "background": "white"},
    "view": {
        "view": "VStack",
        "spacing": 0,
        "children": [
            {
                "view": "Rectangle",
                "modifiers": [{"fill": "yellow"}, {"frame": {"width": 160, "height": 100}}],
            },
            {
                "view": "ScrollView",
                "children": [
                    {
                        "view": "VStack",
                        "children": [
                            {"view": "Text", "text": f"Line {number}"} for number in range(30)
                        ],
                    }
                ],
            },
        ],
    },
}
def wide(fill):
    """A scene of 800 x 600 points whose colours change in each frame."""
    return {
        "shapeshift": 1,
        "canvas": {"width": 800, "height": 600, "background": "white"},
        "values": {"hue": 0},
        "timeline": {
            "fps": 60,
            "duration": 4,
            "repeatForever": True,
            "tracks": [
                {"target": "/values/hue", "keyframes": [{"t": 0, "v": 0}, {"t": 4, "v": 1}]}
            ],
        },
        "view": {"view": "Rectangle", "modifiers": [{"fill": fill}]},
    }


LIGHT = {"hue": {"$": "hue"}, "saturation": 0.7, "brightness": 0.9}
DIM = {"hue": {"$": "hue"}, "saturation": 0.2, "brightness": 0.4}
#: One colour, and a gradient across, in which few pixels beside each other are alike.
WIDE = wide(LIGHT)
GRADIENT = wide(
    {
        "linearGradient": {
            "colors": [LIGHT, DIM],
            "startPoint": "topLeading",
            "endPoint": "bottomTrailing",
        }
    }
)
SAMPLES = (
    "shapeshifter",
    "badge",
    "undo-spring",
    "card-flip",
    "pulse",
    "list",
    "multilingual",
    "controls",
)


class Studio:
    """The server on a folder."""

    def __init__(self, command, studio, folder, *options):
        self.command = command
        self.folder = folder
        # Pages that are being worked on are tested without building them in.
        page = ["--page", os.environ["STUDIO_PAGE"]] if os.environ.get("STUDIO_PAGE") else []
        arguments = [studio, "--engine", command, *page, *options, "--", str(folder)]
        self.log = open(folder.parent / "studio.log", "a", encoding="utf-8")
        self.process = subprocess.Popen(
            arguments, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://"), f"the server says {self.address!r}"

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.log.close()

    def engine(self):
        """The process that draws."""
        found = subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=False,
            timeout=60,
        )
        return int(found.stdout.split()[0])

    def render(self, name, *options):
        """What the command draws, decoded."""
        out = subprocess.run(
            [
                self.command,
                "render",
                str(self.folder / f"{name}.json"),
                "--format",
                "png",
                "-o",
                "-",
                *options,
            ],
            capture_output=True,
            check=True,
        ).stdout
        return Image.open(io.BytesIO(out)).convert("RGBA")

    def read(self, name):
        return json.loads((self.folder / f"{name}.json").read_text())
