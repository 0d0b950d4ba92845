// Variants of a scene beside each other: one look is rows, another columns, each cell a scene of
// the same moment.
import { fill, h, select, set } from "./dom.js";
import { LOCALES, TYPE_SIZES, TYPE_TITLES } from "./look.js";

const AXES = {
  colorScheme:
    { title: "Appearance", values: ["light", "dark"], name: { light: "Light", dark: "Dark" } },
  dynamicTypeSize: {
    title: "Type size",
    values: ["small", "large", "xxLarge", "accessibility3"],
    all: TYPE_SIZES,
    name: TYPE_TITLES,
  },
  locale: { title: "Locale", values: ["en", "de", "ja", "ar"], name: Object.fromEntries(LOCALES) },
  layoutDirection: {
    title: "Direction",
    values: ["leftToRight", "rightToLeft"],
    name: { leftToRight: "Left to right", rightToLeft: "Right to left" },
  },
  scale: { title: "Scale", values: [1, 2, 3], name: { 1: "@1x", 2: "@2x", 3: "@3x" } },
};
/** How many points the longer side of a cell has at most. */
const CELL = 260;

export class Matrix {
  #columns = "colorScheme";
  #rows = "dynamicTypeSize";
  #scenes = [];

  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.root = h("div",
      { class: "matrix", hidden: true, role: "region", "aria-label": "Variants", tabIndex: 0 });
    stage.root.append(this.root);
    app.on("look", ({ detail }) => this.#update(detail));
    app.on("scene", () => {
      this.#update({ mode: true });
      app.scene.addEventListener("clock", () => this.#follow());
      app.scene.addEventListener("log", () => { this.#isStale = true; });
    });
    app.on("reopen open", () => this.#clear());
  }

  #isStale = false;

  #clear() {
    for (const { scene } of this.#scenes) this.app.closeScene(scene);
    this.#scenes = [];
  }

  #update(changes = {}) {
    const isShown = this.stage.mode === "matrix" && Boolean(this.app.scene);
    const wasShown = !this.root.hidden;
    this.root.hidden = !isShown;
    if (!isShown) return this.#clear();
    const concerns =
      Object.keys(changes).some((key) => !["zoom", "ground", "device"].includes(key));
    if (!wasShown || concerns) this.#draw();
  }

  #draw() {
    this.#clear();
    this.#isStale = false;
    const options = Object.entries(AXES).map(([key, { title }]) => [key, title]);
    const choose = (axis) => (value) => {
      if (axis === "columns") this.#columns = value;
      else this.#rows = value;
      this.#draw();
    };
    const columns = AXES[this.#columns];
    const rows = this.#rows && this.#rows !== this.#columns ? AXES[this.#rows] : null;
    fill(this.root,
      h("div", { class: "axes" }, h("label", { class: "soft", text: "Columns" }),
        select("Columns", options, this.#columns, choose("columns")),
        h("label", { class: "soft", text: "Rows" }),
        select("Rows", [["", "None"], ...options], this.#rows, choose("rows")),
        h("span", { class: "soft", text: "Click a variant to open it." })),
      h("table", {},
        h("thead", {},
          h("tr", {}, rows && h("td"),
            columns.values.map((value) => h("th", { scope: "col", text: columns.name[value] })))),
        h("tbody", {},
          (rows?.values ?? [null])
            .map((row) => h("tr", {}, rows && h("th", { scope: "row", text: rows.name[row] }),
                   columns.values.map(
                     (column) => h("td", {}, this.#cell(column, row, columns, rows))))))));
  }

  #cell(column, row, columns, rows) {
    const changes = { [this.#columns]: column };
    if (rows) changes[this.#rows] = row;
    const look = { ...this.app.look, ...changes };
    const scene = this.app.makeScene(look, this.app.scene.log);
    const picture = h("span",
      { class: "picture", data: { ground: this.app.look.ground ?? "checker" } }, scene.canvas);
    const title = [columns.name[column], rows?.name[row]].filter(Boolean).join(", ");
    const cell = h("button", {
      type: "button", class: "cell", "aria-label": title,
      on: { click: () => this.app.setLook({ ...changes, mode: "scene" }) },
    }, picture);
    scene.addEventListener("size", () => {
      const { width, height } = scene.size;
      const share = Math.min(1, CELL / Math.max(width, height));
      set(picture, { style: { width: `${width * share}px`, height: `${height * share}px` } });
    });
    this.#scenes.push({ scene });
    scene.open({ at: this.app.scene.time, rate: 0 }).catch((error) => {
      cell.title = error.message;
    });
    return cell;
  }

  /** The cells show the moment at which the clock stands. */
  #follow() {
    const { scene } = this.app;
    if (this.root.hidden || !scene || scene.isMoving) return;
    if (this.#isStale) return this.#draw();
    for (const cell of this.#scenes) {
      const isThere = !cell.scene.isOpen || Math.abs(cell.scene.clock.t - scene.time) < 1e-6;
      if (!isThere) cell.scene.setClock({ at: scene.time, rate: 0 }).catch(() => {});
    }
  }
}
