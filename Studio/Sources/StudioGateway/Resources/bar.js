// The bar at the top: where one is, in which mode, and what is done with the whole item.
import { fill, h, segments, select, set } from "./dom.js";
import { icon } from "./icons.js";

const MODES = [
  { value: "scene", title: "Scene", label: "Scene", icon: "scene" },
  { value: "matrix", title: "Variants", label: "Variants", icon: "matrix" },
  { value: "svg", title: "SVG", label: "SVG", icon: "vector" },
  { value: "source", title: "Source", label: "Source", icon: "code" },
];

export class Bar {
  constructor(app, root, { exporter, theme, help, layout }) {
    this.app = app;
    this.root = root;
    const button = (name, title, action, more = {}) => h("button", {
      type: "button", class: `button icon ${more.class ?? ""}`, "aria-label": title,
      title: more.key ? `${title} (${more.key})` : title, on: { click: action },
    }, icon(name));
    this.home = h("button", {
      type: "button",
      class: "button home",
      "aria-label": "All items",
      title: "All items",
      on: { click: () => app.close() },
    },
      h("img", { src: "icon.svg", alt: "", width: 20, height: 20 }),
      h("span", { class: "wordmark", text: "ShapeShift" }));
    this.crumb = h("span", { class: "crumb", "aria-hidden": "true" }, icon("chevron", 12));
    this.picker = select("Item", [], "", (id) => app.open(id), { class: "bare item" });
    this.state = h("span", { class: "badge", hidden: true });
    this.modes = segments("Mode", MODES.map((mode) => ({ ...mode, icon: icon(mode.icon, 14) })),
      "scene", (mode) => app.setLook({ mode }), { class: "modes" });
    this.undo = button("undo", "Undo", () => app.undo(), { key: "Ctrl Z" });
    this.redo = button("redo", "Redo", () => app.redo(), { key: "Ctrl Shift Z" });
    this.panels = h("span", { class: "cluster roomy" },
      button("left", "Left panel", () => layout.toggle("left")),
      button("right", "Right panel", () => layout.toggle("right"), { key: "i" }));
    this.accept = h("button", {
      type: "button",
      class: "button outlined wide",
      title: "Save this image as the reference of a snapshot",
      on: { click: () => exporter.accept() },
    },
      icon("check"), "Accept");
    this.export = h("button", {
      type: "button", class: "button outlined", "aria-label": "Export", title: "Export (e)",
      on: { click: () => exporter.show() },
    }, icon("export"), h("span", { class: "wide", text: "Export" }));
    this.connection = h("span", { class: "connection", role: "status" }, h("span"));
    fill(root, this.home, this.crumb, this.picker, this.state, this.modes,
      h("span", { class: "grow" }), this.connection,
      h("span", { class: "cluster edits" }, this.undo, this.redo), this.accept, this.export,
      this.panels, button("moon", "Light or dark page", () => theme.toggle(), { class: "roomy" }),
      button("help", "Keys", () => help.show(), { key: "?", class: "roomy" }));
    app.on("items open item state look", () => this.#update());
    this.#update();
  }

  #update() {
    const { app } = this;
    const { item } = app;
    const isOpen = Boolean(item);
    for (const part of [this.crumb, this.picker, this.modes, this.panels, this.export])
      part.hidden = !isOpen;
    this.undo.parentElement.hidden = !isOpen || !app.canEdit;
    this.accept.hidden = !isOpen || app.readOnly;
    this.#items();
    this.modes.setValue(app.look.mode ?? "scene");
    this.undo.disabled = item?.canUndo === false;
    this.redo.disabled = item?.canRedo === false;
    const words = {
      ready: app.readOnly ? "Read only" : "Live",
      building: "Building…",
      failed: "Errors",
      offline: "Offline",
    };
    set(this.connection,
      { data: { state: app.state }, title: app.version ? `ShapeShift ${app.version}` : "" });
    this.connection.firstChild.textContent = words[app.state];
    const count = item?.diagnostics?.filter(({ severity }) => severity !== "note").length ?? 0;
    this.state.hidden = !count;
    this.state.className = `badge ${item?.state === "failed" ? "bad" : "warn"}`;
    this.state.textContent = String(count);
    document.title = item ? `${item.name} · ShapeShift studio` : "ShapeShift studio";
  }

  #items() {
    const key = this.app.order.join("\n");
    if (this.picker.dataset.key !== key) {
      this.picker.dataset.key = key;
      fill(this.picker, this.app.order.map((id) =>
        h("option", { value: id, text: this.app.items.get(id).name })));
    }
    this.picker.value = this.app.current ?? "";
  }
}
