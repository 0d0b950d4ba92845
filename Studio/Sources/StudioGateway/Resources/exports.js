// What is made of a scene: pictures, films, sessions, scripts, references of snapshots.
import { fill, h, segments } from "./dom.js";
import { icon } from "./icons.js";

const FORMATS = [
  ["png", "PNG"],
  ["svg", "SVG"],
  ["pdf", "PDF"],
  ["gif", "GIF"],
  ["apng", "APNG"],
  ["webp", "WebP"],
  ["mp4", "MP4"],
  ["lottie", "Lottie"],
  ["jsonl", "Session"],
  ["script", "Script"],
];
const STILLS = new Set(["png", "svg", "pdf"]);
const TEXTS = new Set(["jsonl", "script"]);

export class Exporter {
  #format = "png";

  constructor(app) {
    this.app = app;
    this.dialog = h("dialog", { class: "wide", "aria-labelledby": "export-title" });
    document.body.append(this.dialog);
    this.formats =
      segments("Format", FORMATS.map(([value, title]) => ({ value, title })), "png", (value) => {
        this.#format = value;
        this.#update();
      });
    const number = (label, value, more) => h("input", {
      type: "number", class: "field", min: "0", step: "any", "aria-label": label, value, ...more,
    });
    this.at = number("At, seconds", "0");
    this.from = number("From, seconds", "0");
    this.to = number("To, seconds", "1");
    this.rate = number("Frames per second", "30", { min: "1", max: "120" });
    this.stillRow =
      [h("label", { class: "label", text: "At" }), h("div", { class: "pair" }, this.at, "s")];
    this.filmRows = [
      h("span", { class: "label", text: "From, to" }),
      h("div", { class: "pair" }, this.from, "–", this.to, "s"),
      h("span", { class: "label", text: "Frames" }),
      h("div", { class: "pair" }, this.rate, "a second"),
    ];
    this.go = h("button", { type: "submit", class: "button primary" }, icon("export"), "Export");
    const close = () => this.dialog.close();
    this.take = h("button", {
      type: "button", class: "button", on: { click: () => {
        close();
        this.accept();
      } },
    }, icon("check"), "Accept as snapshot");
    const form = h("form", {
      method: "dialog",
      on: {
        submit: (event) => {
          event.preventDefault();
          this.save(this.#format);
        },
      }
    },
      h("div", { class: "form" }, h("span", { class: "label", text: "Format" }),
        h("div", { class: "pair" }, this.formats), this.stillRow, this.filmRows),
      h("footer", {}, this.take, h("span", { class: "grow" }),
        h("button", { type: "button", class: "button", text: "Cancel", on: { click: close } }),
        this.go));
    fill(this.dialog, h("header", {}, h("h2", { id: "export-title", text: "Export" }), h("button", {
      type: "button", class: "button icon", "aria-label": "Close", on: { click: close },
    }, icon("close"))), form);
  }

  show() {
    const { scene } = this.app;
    if (!scene) return;
    const end = Math.max(typeof scene.clock.end === "number" ? scene.clock.end : 0, scene.logEnd);
    this.at.value = scene.time.toFixed(3);
    this.from.value = scene.loop ? scene.loop.from.toFixed(2) : "0";
    this.to.value = (scene.loop?.to ?? (end || 1)).toFixed(2);
    this.#update();
    this.take.hidden = this.app.readOnly;
    this.dialog.showModal();
    this.formats.querySelector("[aria-checked=true]").focus();
  }

  #update() {
    const isStill = STILLS.has(this.#format);
    for (const part of this.stillRow) part.hidden = !isStill;
    for (const part of this.filmRows) part.hidden = isStill || TEXTS.has(this.#format);
  }

  /** Has a file made, and takes it. */
  async save(format) {
    const { scene, item } = this.app;
    const message = { scene: scene.number, format };
    if (STILLS.has(format)) message.at = this.dialog.open ? Number(this.at.value) : scene.time;
    else if (!TEXTS.has(format)) {
      Object.assign(message,
        { from: Number(this.from.value), to: Number(this.to.value), fps: Number(this.rate.value) });
    }
    this.go.disabled = true;
    const offer = await this.app.ask("export", message);
    this.go.disabled = false;
    if (!offer) return null;
    this.dialog.close();
    const link =
      h("a", { href: `/download/${offer.id}`, download: offer.name ?? `${item.name}.${format}` });
    document.body.append(link);
    link.click();
    link.remove();
    this.app.say(`Saved ${offer.name}.`, { link: link.getAttribute("href"), title: "Again" });
    return offer;
  }

  /** Writes the picture as the reference of a snapshot. */
  async accept() {
    const { scene } = this.app;
    if (!scene) return;
    const answer = await this.app.ask("accept", { scene: scene.number });
    if (!answer) return;
    const place = answer.path?.split("/").slice(-2).join("/");
    this.app.say(`Accepted as ${place ?? answer.name ?? "reference"}.`);
    this.app.tell("accepted");
  }
}
