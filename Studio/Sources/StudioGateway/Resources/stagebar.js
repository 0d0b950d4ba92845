// The bar above the scene: tool, device and size, surroundings, ground, zoom.
import { fill, h, segments, select } from "./dom.js";
import { icon } from "./icons.js";
import { DEVICES, LOCALES, TYPE_SIZES, TYPE_TITLES, usualScale } from "./look.js";

export class StageBar {
  constructor(app, root, stage) {
    this.app = app;
    this.stage = stage;
    this.#build(root);
    app.on("look scene zoom tool keys boxes", () => this.#update());
    app.on("rows item", () => this.#setRows());
    this.#update();
  }

  #build(root) {
    const { app, stage } = this;
    const line = () => h("span", { class: "separator" });
    this.tool = segments("Tool", [
      { value: "touch", title: "Interact with the scene (t)", icon: icon("touch") },
      { value: "select", title: "Select and move views (v)", icon: icon("select") },
    ], "touch", (tool) => stage.input.setTool(tool));
    this.keys = this.#toggle("keyboard", "Send keys to the scene (k); Shift Escape ends it",
      () => stage.input.setKeys(!stage.input.takesKeys));
    this.boxes =
      this.#toggle("boxes", "Layout boxes (b)", () => stage.boxes.show(!stage.boxes.shown));
    this.device = select("Device", DEVICES.map(({ id, title }) => [id, title]), "",
      (id) => this.#setDevice(id), { class: "bare device-menu" });
    this.width = this.#length("Width", "width");
    this.height = this.#length("Height", "height");
    this.scheme = segments("Appearance", [
      { value: "", title: "Appearance of the item", label: "Auto" },
      { value: "light", title: "Light", icon: icon("sun") },
      { value: "dark", title: "Dark", icon: icon("moon") },
    ], "", (colorScheme) => app.setLook({ colorScheme: colorScheme || undefined }));
    this.type =
      select("Type size", [["", "Type"], ...TYPE_SIZES.map((size) => [size, TYPE_TITLES[size]])],
        "", (dynamicTypeSize) => app.setLook({ dynamicTypeSize: dynamicTypeSize || undefined }), { class: "bare" });
    this.locale = select("Locale", [["", "Locale"], ...LOCALES], "",
      (locale) => app.setLook({ locale: locale || undefined }), { class: "bare locale" });
    this.direction = this.#toggle("rightToLeft", "Right to left", () =>
      app.setLook({ layoutDirection: app.look.layoutDirection ? undefined : "rightToLeft" }));
    this.scale = select("Scale", [["1", "@1x"], ["2", "@2x"], ["3", "@3x"], ["4", "@4x"]], "1",
      (scale) => app.setLook({ scale: Number(scale) }), { class: "bare" });
    this.ground = segments("Ground", [
      { value: "checker", title: "Checkerboard", icon: icon("checker") },
      { value: "white", title: "White", icon: icon("sun") },
      { value: "black", title: "Black", icon: icon("moon") },
    ], "checker", (ground) => app.setLook({ ground: ground === "checker" ? undefined : ground }));
    this.zoom = h("button", {
      type: "button", class: "button zoom mono", title: "Fit (f); 100 % (0)",
      on: { click: () => (app.look.zoom ? stage.zoomToFit() : stage.zoomToActual()) },
    });
    this.rows = h("span", { class: "rows", hidden: true });
    fill(root, this.tool, this.keys, this.boxes, line(), this.rows, this.device, this.width,
      h("span", { class: "times", "aria-hidden": "true", text: "×" }), this.height, line(),
      this.scheme, this.type, this.locale, this.direction, line(), this.ground,
      h("span", { class: "grow" }),
      h("span", { class: "zooms" }, this.scale,
        this.#button("minus", "Zoom out (−)", () => stage.zoomBy(-1)), this.zoom,
        this.#button("plus", "Zoom in (+)", () => stage.zoomBy(1))));
  }

  #button(name, title, action) {
    return h("button", {
      type: "button",
      class: "button icon",
      "aria-label": title.replace(/ \(.*/, ""),
      title,
      on: { click: action },
    },
      icon(name));
  }

  /** A menu of the rows of data, for documents; the first entry is the document as it is. */
  #setRows() {
    const { app } = this;
    const titles = app.rows?.titles ?? [];
    this.rows.hidden = !titles.length || app.item?.kind !== "document";
    if (this.rows.hidden) return;
    const options = titles.map((title, index) => [String(index + 1), `${index + 1}  ${title}`]);
    this.row = select("Row", [["", app.rows.name], ...options], String(app.look.row ?? ""),
      (row) => app.setLook({ row: Number(row) || undefined }), { class: "bare" });
    const step = (by) => {
      const row = ((app.look.row ?? 0) + by + titles.length + 1) % (titles.length + 1);
      app.setLook({ row: row || undefined });
    };
    fill(this.rows, this.#button("back", "Previous row", () => step(-1)), this.row,
      this.#button("chevron", "Next row", () => step(1)));
  }

  #toggle(name, title, action) {
    const button = this.#button(name, title, action);
    button.setAttribute("aria-pressed", "false");
    return button;
  }

  #length(title, key) {
    return h("input", {
      type: "number", class: "field size", min: "1", max: "8192", "aria-label": title, title,
      on: {
        change: (event) => {
          const { width, height } = this.app.scene?.size ?? {};
          const value = Number(event.target.value);
          // One without the other says nothing.
          const size = value > 0 ? { width, height, ...this.#own(), [key]: value } :
                                   { width: undefined, height: undefined };
          this.app.setLook({ ...size, device: undefined });
        },
      },
    });
  }

  /** The size that was chosen before. */
  #own() {
    const { width, height } = this.app.look;
    return width && height ? { width, height } : {};
  }

  #setDevice(id) {
    const { width, height } = DEVICES.find((device) => device.id === id);
    this.app.setLook({ device: id || undefined, width, height });
  }

  #update() {
    const { look, scene } = this.app;
    const { input, boxes, zoom } = this.stage;
    this.tool.setValue(input.tool);
    this.keys.setAttribute("aria-pressed", String(input.takesKeys));
    this.boxes.setAttribute("aria-pressed", String(boxes.shown));
    this.device.value = look.device ?? "";
    if (this.row) this.row.value = String(look.row ?? "");
    for (const [field, key] of [[this.width, "width"], [this.height, "height"]]) {
      if (document.activeElement !== field)
        field.value = look[key] ?? Math.round(scene?.size[key] || 0);
    }
    this.scheme.setValue(look.colorScheme ?? "");
    this.type.value = look.dynamicTypeSize ?? "";
    this.locale.value = look.locale ?? "";
    this.direction.setAttribute("aria-pressed", String(look.layoutDirection === "rightToLeft"));
    this.scale.value = String(look.scale ?? usualScale());
    this.ground.setValue(look.ground ?? "checker");
    this.zoom.textContent = `${Math.round(zoom * 100)} %`;
  }
}
