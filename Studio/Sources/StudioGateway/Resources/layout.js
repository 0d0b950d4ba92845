// The panels beside the scene, or under it where the page is narrow.
import { fill, h } from "./dom.js";

const NARROW = window.matchMedia("(max-width: 860px)");

export class Layout {
  #panels = [];
  #chosen = { left: null, right: null };
  #closed = new Set();

  constructor(app, { work, left, right }) {
    this.app = app;
    this.work = work;
    this.sides = { left, right };
    for (const [side, root] of Object.entries(this.sides)) {
      const tabs = h("div",
        { class: "tabs", role: "tablist", "aria-label": side === "left" ? "Views" : "Details" });
      tabs.addEventListener("keydown", (event) => this.#key(event, side));
      root.append(tabs);
    }
    NARROW.addEventListener("change", () => this.#arrange());
  }

  /** Adds a panel: `{id, title, side, root, isShown()}`. */
  add(panel) {
    panel.tab = h("button", {
      type: "button", role: "tab", id: `tab-${panel.id}`, "aria-controls": `panel-${panel.id}`,
      text: panel.title, on: { click: () => this.choose(panel.id) },
    });
    panel.root.classList.add("panel");
    panel.root.id = `panel-${panel.id}`;
    panel.root.setAttribute("role", "tabpanel");
    panel.root.setAttribute("aria-labelledby", panel.tab.id);
    this.#panels.push(panel);
    return panel;
  }

  start() {
    this.app.on("open item state", () => this.#arrange());
    this.#arrange();
  }

  choose(id) {
    const panel = this.#panels.find((one) => one.id === id);
    if (!panel) return;
    const side = NARROW.matches ? "right" : panel.side;
    this.#closed.delete(side);
    this.#chosen[side] = id;
    this.#arrange();
  }

  isChosen(id) {
    return this.#panels.some((panel) => panel.id === id && !panel.root.hidden);
  }

  toggle(side) {
    const where = NARROW.matches ? "right" : side;
    if (!this.#closed.delete(where)) this.#closed.add(where);
    this.#arrange();
  }

  #of(side) {
    return this.#panels.filter((panel) =>
      (NARROW.matches ? side === "right" : panel.side === side) && (panel.isShown?.() ?? true));
  }

  #arrange() {
    for (const [side, root] of Object.entries(this.sides)) {
      const panels = this.#of(side);
      const shown = panels.find(({ id }) => id === this.#chosen[side])
        ?? panels.find(({ side: own }) => own === side) ?? panels[0];
      const isClosed = this.#closed.has(side) || !panels.length;
      this.work.classList.toggle(`no-${side}`, isClosed);
      root.hidden = isClosed;
      const tabs = root.firstElementChild;
      if (!same([...tabs.children], panels.map(({ tab }) => tab)))
        fill(tabs, panels.map(({ tab }) => tab));
      const roots = panels.map((panel) => panel.root);
      if (!same([...root.children].slice(1), roots)) fill(root, tabs, roots);
      for (const panel of panels) {
        const isShown = panel === shown;
        const changes = panel.root.hidden === isShown;
        panel.root.hidden = !isShown;
        panel.tab.setAttribute("aria-selected", String(isShown));
        panel.tab.tabIndex = isShown ? 0 : -1;
        if (isShown && changes && !isClosed) panel.appear?.();
      }
    }
  }

  #key(event, side) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const panels = this.#of(side);
    const index = panels.findIndex(({ tab }) => tab === document.activeElement);
    const next = panels[(index + step + panels.length) % panels.length];
    this.choose(next.id);
    next.tab.focus();
  }
}

function same(one, other) {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
