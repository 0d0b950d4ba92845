// The page's keys, and the sheet that lists them.
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";

const LIST = [
  [["Space"], "Play or pause"],
  [[",", "."], "Previous frame, next frame"],
  [["Home"], "Go to the start"],
  [["l"], "Loop"],
  [["0"], "100 %"],
  [["f"], "Fit"],
  [["+", "−"], "Zoom"],
  [["[", "]"], "Previous item, next item"],
  [["g"], "Show all items"],
  [["d"], "Switch between light and dark"],
  [["t"], "Interact with the scene"],
  [["v"], "Select and move views"],
  [["k"], "Send keys to the scene; Shift Escape ends it"],
  [["b"], "Show layout boxes"],
  [["i"], "Inspector"],
  [["1", "…", "4"], "Scene, variants, SVG, source"],
  [["e"], "Export"],
  [["Ctrl", "Z"], "Undo"],
  [["Ctrl", "Shift", "Z"], "Redo"],
  [["←", "↑", "→", "↓"], "Move the selected view by 1 point; with Shift by 10"],
  [["?"], "Show this list"],
];
const MODES = ["scene", "matrix", "svg", "source"];

export class Keys {
  constructor(app, { stage, timeline, exporter, layout, grid }) {
    Object.assign(this, { app, stage, timeline, exporter, layout, grid });
    this.sheet = h("dialog", { "aria-labelledby": "keys-title" });
    document.body.append(this.sheet);
    fill(this.sheet,
      h("header", {}, h("h2", { id: "keys-title", text: "Keys" }),
        h("button", {
          type: "button",
          class: "button icon",
          "aria-label": "Close",
          on: { click: () => this.sheet.close() },
        },
          icon("close"))),
      h("dl", { class: "keys" },
        LIST.map(([keys, text]) => [h("dt", {}, keys.map((key) => h("kbd", { text: key }))),
                   h("dd", { text }),
    ])));
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  show() { this.sheet.showModal(); }

  #key(event) {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const isField = event.target.matches?.(
      "input:not([type=range], [type=checkbox]), textarea:not(.sink), select");
    if (event.ctrlKey || event.metaKey) {
      if (isField) return;
      const action = this.#command(event);
      if (!action) return;
      event.preventDefault();
      return action();
    }
    if (event.altKey || isField) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const isButton = event.target.matches?.("button, a, [role=treeitem], input");
    if (isButton
      && (event.key === " " || event.key === "Enter" || event.key.startsWith("Arrow")
        || event.key === "Home"))
      return;
    const action = this.#action(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  #command(event) {
    const key = event.key.toLowerCase();
    if (key === "z") return () => (event.shiftKey ? this.app.redo() : this.app.undo());
    if (key === "y") return () => this.app.redo();
    return null;
  }

  #action(event) {
    const { app, stage, timeline } = this;
    if (event.key === "?") return () => this.show();
    if (!app.current) return event.key === "/" ? () => this.grid.search.focus() : null;
    const nudge = (dx, dy) => {
      const by = event.shiftKey ? 10 : 1;
      return app.selection && stage.input.tool === "select" ?
        () => stage.boxes.nudge(dx * by, dy * by) :
        null;
    };
    const mode = MODES[Number(event.key) - 1];
    if (mode) return () => app.setLook({ mode });
    switch (event.key) {
      case " ": return () => timeline.toggle();
      case ",": return () => timeline.step(-1);
      case ".": return () => timeline.step(1);
      case "Home": return () => timeline.seek(0);
      case "l": return () => timeline.toggleLoop();
      case "0": return () => stage.zoomToActual();
      case "f": return () => stage.zoomToFit();
      case "+": case "=": return () => stage.zoomBy(1);
      case "-": case "−": return () => stage.zoomBy(-1);
      case "[": return () => app.step(-1);
      case "]": return () => app.step(1);
      case "g": return () => app.close();
      case "d":
        return () =>
                 app.setLook({ colorScheme: app.look.colorScheme === "dark" ? "light" : "dark" });
      case "t": return () => stage.input.setTool("touch");
      case "v": return () => stage.input.setTool("select");
      case "k": return () => stage.input.setKeys(true);
      case "b": return () => stage.boxes.show(!stage.boxes.shown);
      case "i": return () => this.layout.toggle("right");
      case "e": return () => this.exporter.show();
      case "Escape": return () => (stage.input.tool === "select" ? app.select(null) : app.close());
      case "ArrowLeft": return nudge(-1, 0);
      case "ArrowRight": return nudge(1, 0);
      case "ArrowUp": return nudge(0, -1);
      case "ArrowDown": return nudge(0, 1);
      default: return null;
    }
  }
}
