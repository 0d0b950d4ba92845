// The history of a document as a tree: every step, every branch, one click away.
import { fill, h, set, svg } from "./dom.js";

const ROW = 38;
const LANE = 14;
const PLACE = 11;

export class History {
  #known = "";

  constructor(app) {
    this.app = app;
    this.root = h("div");
    app.on("item open", () => this.#update());
  }

  get isShown() {
    return this.app.item?.kind === "document"
      && (this.app.item.hasHistory || this.app.item.canEdit);
  }

  /** Called when the panel comes in sight. */
  appear() { this.#update(); }

  #timer = null;

  /** Gestures make many steps: what is shown follows when they pause. */
  #update() {
    if (this.root.hidden || !this.isShown || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#load();
    }, 60);
  }

  async #load() {
    const { item } = this.app;
    if (!item || !this.isShown) return;
    const answer = await this.app.ask("history", { item: item.id });
    if (!answer || item.id !== this.app.current) return;
    const key = JSON.stringify([item.id, answer.head, answer.steps]);
    if (key === this.#known) return;
    this.#known = key;
    this.#draw(answer);
  }

  #draw({ head, steps: made = [], labels = [] }) {
    // The document as it was first has no step of its own.
    const steps = made.some(({ step }) => step === 0)
      ? made : [{ step: 0, parent: null, label: "Opened", labels }, ...made];
    if (!made.length)
      return fill(this.root, h("p", { class: "empty", text: "No changes yet." }));
    const rows = [...steps].reverse();
    const places = new Map(rows.map(({ step }, index) => [step, index]));
    const past = pastOf(head, steps);
    const lanes = lanesOf(steps, past);
    const width = (Math.max(...lanes.values()) + 1) * LANE + 14;
    const drawing = svg("svg", { width, height: rows.length * ROW, "aria-hidden": "true" });
    for (const { step, parent } of rows) {
      const [x, y] = center(lanes.get(step), places.get(step));
      if (!places.has(parent)) continue;
      const [px, py] = center(lanes.get(parent), places.get(parent));
      drawing.append(svg("path", {
        d: px === x ?
          `M${x} ${y}V${py}` :
          `M${x} ${y}V${py - ROW * 0.8}C${x} ${py - ROW * 0.3} ${px} ${py - ROW * 0.5} ${px} ${py}`
      }));
    }
    for (const { step } of rows) {
      const [x, y] = center(lanes.get(step), places.get(step));
      const kind = step === head ? "head" : past.has(step) ? "past" : "";
      drawing.append(svg("circle", { cx: x, cy: y, r: step === head ? 5 : 4, class: kind }));
    }
    const list = h("ol", {}, drawing, rows.map((entry) => this.#row(entry, head, past)));
    set(list, { style: { "--lanes": `${width}px` } });
    const scroll = this.root.scrollTop;
    fill(this.root, h("div", { class: "history" }, list));
    this.root.scrollTop = scroll;
  }

  #row({ step, label, date, labels }, head, past) {
    const isHead = step === head;
    const names = (labels ?? []).filter((name) => name !== label);
    return h("li", {},
      h("button", {
        type: "button",
        class: `step ${isHead || past.has(step) ? "" : "undone"}`,
        "aria-current": isHead ? "step" : null,
        disabled: this.app.readOnly,
        data: { step: String(step) },
        title: date ? new Date(date).toLocaleString() : "",
        on: { click: () => this.app.ask("checkout", { item: this.app.current, step }) },
      },
        h("span", { class: "title" }, label || "Opened",
          names.map((name) => h("span", { class: "badge accent", text: name }))),
        date ? h("time", { datetime: date, text: ago(date) }) : null));
  }
}

function center(lane, place) { return [PLACE + lane * LANE, place * ROW + ROW / 2]; }

/** A step and all before it. */
function pastOf(head, steps) {
  const parents = new Map(steps.map(({ step, parent }) => [step, parent]));
  const past = new Set();
  for (let step = head; step !== null && step !== undefined && !past.has(step);
    step = parents.get(step))
    past.add(step);
  return past;
}

/**
 * The column of each step: the way to the head is the first, each other branch has one of its own.
 */
function lanesOf(steps, past) {
  const children = new Map();
  for (const { step, parent } of steps)
    children.set(parent ?? null, [...(children.get(parent ?? null) ?? []), step]);
  const known = new Set(steps.map(({ step }) => step));
  const lanes = new Map();
  let free = 0;
  const walk = (first, lane) => {
    for (let step = first; step !== undefined;) {
      lanes.set(step, lane);
      const after = children.get(step) ?? [];
      const main = after.find((child) => past.has(child)) ?? after.at(-1);
      for (const child of after) if (child !== main) branches.push(child);
      step = main;
    }
  };
  const branches =
    steps.filter(({ parent }) => parent === null || parent === undefined || !known.has(parent))
      .map(({ step }) => step);
  branches.sort((one, other) => Number(past.has(other)) - Number(past.has(one)));
  while (branches.length) walk(branches.shift(), free++);
  return lanes;
}

function ago(date) {
  const seconds = (Date.now() - new Date(date).getTime()) / 1000;
  if (seconds < 60) return "now";
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86400) return `${Math.floor(seconds / 3600)} h`;
  return new Date(date).toLocaleDateString();
}
