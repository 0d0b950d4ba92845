// The SVG of a scene, as the second picture: sharp at every zoom, and drawn by the browser.
import { fill, h } from "./dom.js";

export class VectorView {
  #url = null;
  #shown = "";

  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.root = h("div", { class: "vector", hidden: true });
    stage.root.append(this.root);
    app.on("look item", () => this.#update());
    app.on("scene", () => {
      this.#shown = "";
      this.#update();
      app.scene.addEventListener("clock", () => this.#update());
      app.scene.addEventListener("size", () => this.#update());
      app.scene.addEventListener("frame", () => this.#updateSoon());
    });
  }

  #timer = null;

  /** After the last of several frames. */
  #updateSoon() {
    clearTimeout(this.#timer);
    if (!this.root.hidden) this.#timer = setTimeout(() => this.#update(), 150);
  }

  async #update() {
    const { app } = this;
    this.root.hidden = this.stage.mode !== "svg" || !app.current;
    if (this.root.hidden || !app.scene?.isOpen || app.scene.isMoving) return;
    const { scene } = app;
    const key = `${scene.number} ${app.item.revision} ${scene.time} ${JSON.stringify(scene.look)} ${
      scene.log.length}`;
    if (key === this.#shown) return;
    this.#shown = key;
    const offer = await app.ask("export", { scene: scene.number, format: "svg", at: scene.time });
    if (!offer) return;
    const response = await fetch(`/download/${offer.id}`);
    if (!response.ok) return app.say("The SVG could not be loaded.", { bad: true });
    const blob = new Blob([await response.text()], { type: "image/svg+xml" });
    if (this.#url) URL.revokeObjectURL(this.#url);
    this.#url = URL.createObjectURL(blob);
    const { width, height } = scene.size;
    fill(this.root, h("img", {
      src: this.#url,
      width: Math.round(width * this.stage.zoom),
      height: Math.round(height * this.stage.zoom),
      alt: `${app.item.name} as an SVG`,
    }));
  }
}
