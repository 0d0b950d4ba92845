// The stage: the canvas of the open scene in its device, at its zoom, and what stands in its place.
import { fill, h, set } from "./dom.js";
import { ElementTree } from "./elements.js";
import { SceneInput } from "./input.js";
import { DEVICES, usualScale } from "./look.js";
import { Matrix } from "./matrix.js";
import { Boxes } from "./boxes.js";
import { Problems } from "./problems.js";
import { SourceView } from "./source.js";
import { VectorView } from "./vector.js";

const STEPS = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];

export class Stage {
  /** Points of the page for a point of the canvas. */
  zoom = 1;

  constructor(app, root) {
    this.app = app;
    this.root = root;
    this.sheet = h("div", { class: "sheet" });
    this.device = h("div", { class: "device" }, this.sheet);
    this.scroll = h("div", {
      class: "stage-scroll", tabIndex: -1, on: { wheel: (event) => this.#wheel(event) },
    }, h("div", { class: "stage-fit" }, this.device));
    root.append(this.scroll);
    this.elements = new ElementTree(app, this);
    this.boxes = new Boxes(app, this);
    this.input = new SceneInput(app, this);
    this.problems = new Problems(app, this);
    this.source = new SourceView(app, this);
    this.vector = new VectorView(app, this);
    this.matrix = new Matrix(app, this);
    app.on("scene", () => this.#show());
    app.on("look", () => this.#look());
    app.on("state", () => this.#grey());
    new ResizeObserver(() => this.#arrange()).observe(root);
    this.#look();
  }

  get mode() { return this.app.look.mode ?? "scene"; }

  #show() {
    const { scene } = this.app;
    if (!scene) return fill(this.sheet);
    set(scene.canvas, { "aria-hidden": "true" });
    fill(this.sheet, scene.canvas, this.boxes.root, this.elements.root, this.input.sink);
    scene.addEventListener("size", () => this.#arrange());
    this.#look();
    this.#grey();
  }

  #look() {
    const { look } = this.app;
    const device = DEVICES.find(({ id }) => id === (look.device ?? ""));
    if (device?.frame) this.device.dataset.frame = device.frame;
    else delete this.device.dataset.frame;
    this.sheet.dataset.ground = look.ground ?? "checker";
    this.scroll.hidden = this.mode !== "scene";
    this.#arrange();
  }

  /** Gives the canvas its size on the page: the least noticeable rounding keeps pixels whole. */
  #arrange() {
    const { scene, look } = this.app;
    if (!scene?.size.width) return;
    this.zoom = look.zoom ?? this.#fitting();
    const { width, height, scale } = scene.size;
    const ratio = window.devicePixelRatio || 1;
    set(this.sheet, {
      style: {
        width:
          `${scene.canvas.width ? scene.canvas.width / scale * this.zoom : width * this.zoom}px`,
        height:
          `${scene.canvas.height ? scene.canvas.height / scale * this.zoom : height * this.zoom}px`,
      }
    });
    this.sheet.classList.toggle("pixels", this.zoom * ratio / scale >= 1.5);
    this.boxes.draw();
    this.elements.place();
    this.app.tell("zoom");
  }

  /** The greatest zoom, at most 1, at which all is in sight. */
  #fitting() {
    const { width, height } = this.app.scene.size;
    const border = getComputedStyle(this.scroll.firstElementChild);
    const room = 2 * parseFloat(border.paddingLeft);
    const frame = { phone: 22, tablet: 34, watch: 26, window: 32 }[this.device.dataset.frame] ?? 0;
    const free = Math.min(
      (this.root.clientWidth - room - frame) / width,
      (this.root.clientHeight - room - frame) / height);
    if (free >= 1) return 1;
    // At a whole share of the display's pixels lines stay even.
    return Math.max(0.05, Math.floor(free * 100) / 100);
  }

  zoomBy(direction) {
    const now = this.zoom;
    const next = direction > 0
      ? STEPS.find((step) => step > now + 1e-3) : STEPS.findLast((step) => step < now - 1e-3);
    if (next) this.app.setLook({ zoom: next });
  }

  zoomToFit() { this.app.setLook({ zoom: undefined }); }
  zoomToActual() { this.app.setLook({ zoom: 1 }); }

  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const next = Math.min(16, Math.max(0.1, this.zoom * Math.exp(-event.deltaY / 300)));
    this.app.setLook({ zoom: Math.round(next * 100) / 100 });
  }

  /** The place of an event in points of the canvas. */
  location(event) {
    const box = this.sheet.getBoundingClientRect();
    const x = (event.clientX - box.left) / this.zoom;
    const y = (event.clientY - box.top) / this.zoom;
    return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
  }

  /** The scale of pictures that are as sharp as the display at this zoom. */
  get sharpScale() { return Math.min(4, usualScale() * Math.max(1, Math.ceil(this.zoom))); }

  #grey() {
    this.sheet.classList.toggle(
      "stale", this.app.item?.state === "failed" || this.app.state === "offline");
  }
}
