// The text of an item, to read, with the lines marked of which something is said.
import { fill, h } from "./dom.js";

const JSON_TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(\/\/.*)/g;
const SWIFT_TOKENS = /("(?:[^"\\]|\\.)*")()|(?<![\w.])(\d+(?:\.\d+)?)|(\/\/.*)/g;
/** Longer lines are not coloured: it would take longer than reading them. */
const COLORED = 2000;

export class SourceView {
  #place = null;
  #loaded = "";

  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.root = h("div",
      { class: "source", hidden: true, tabIndex: 0, role: "region", "aria-label": "Source" });
    stage.root.append(this.root);
    app.on("look", () => this.#update());
    app.on("item", () => this.#update());
    app.on("open", () => { this.#place = null; this.#loaded = ""; });
  }

  /** Shows a place of the text. */
  show(place) {
    this.#place = place;
    this.#loaded = "";
    this.app.setLook({ mode: "source" });
    this.#update();
  }

  async #update() {
    this.root.hidden = this.stage.mode !== "source" || !this.app.current;
    if (this.root.hidden) return;
    const { item } = this.app;
    const key = `${item.id} ${item.revision} ${item.state}`;
    if (key === this.#loaded) return;
    this.#loaded = key;
    const answer = await this.app.ask("source", { item: item.id });
    if (!answer || item.id !== this.app.current) return;
    this.#draw(answer.text, item.diagnostics ?? []);
  }

  #draw(text, diagnostics) {
    const tokens = /\.swift$/.test(this.app.item.file ?? "") ? SWIFT_TOKENS : JSON_TOKENS;
    const marks = new Map(diagnostics.filter(({ line }) => line).map((one) => [one.line, one]));
    const lines = text.split("\n");
    const list = h("ol", {}, lines.map((line, index) => {
      const mark = marks.get(index + 1);
      const row =
        h("li", { class: mark               ? "marked" :
            this.#place?.line === index + 1 ? "shown" :
                                              "" });
      if (mark) row.title = mark.message;
      row.append(...(mark?.column && !mark.multiline
        ? withCaret(line, mark.column, mark.length ?? 1) : colored(line, tokens)));
      return row;
    }));
    fill(this.root, list);
    const shown = this.#place?.line ?? diagnostics[0]?.line;
    list.children[(shown ?? 1) - 1]?.scrollIntoView({ block: "center" });
  }
}

function withCaret(line, column, length) {
  const start = Math.max(0, column - 1);
  return [
    line.slice(0, start),
    h("span", { class: "caret", text: line.slice(start, start + length) || " " }),
    line.slice(start + length),
  ];
}

function colored(line, pattern) {
  if (line.length > COLORED) return [line];
  const parts = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    const [whole, string, colon, number, comment] = match;
    parts.push(line.slice(end, match.index));
    end = match.index + whole.length;
    if (string) {
      parts.push(h("span", { class: colon ? "key" : "string", text: string }), colon ?? "");
    } else {
      parts.push(h("span", { class: comment ? "comment" : "number", text: number ?? comment }));
    }
  }
  parts.push(line.slice(end));
  return parts;
}
