// References of snapshots: which differ, how, and taking what is drawn now as the new one.
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";

const BADGES = { passed: "good", changed: "bad", missing: "warn", failed: "bad", recorded: "good" };
const PICTURES = [["reference", "Reference"], ["actual", "Now"], ["difference", "Difference"]];

export class Review {
  #chosen = null;
  #urls = [];

  constructor(app) {
    this.app = app;
    this.root = h("div");
    this.detail = h("div", { class: "review", hidden: true });
    this.list = h("ul", { class: "references", "aria-label": "References" });
    this.compare = h("dialog", { class: "compare", "aria-label": "Comparison" });
    document.body.append(this.compare);
    fill(this.root,
      h("div", { class: "actions" }, h("button", {
        type: "button", class: "button outlined", on: { click: () => this.#load() },
      }, icon("reset", 14), "Compare again")), this.detail, this.list);
    app.on("open", () => { this.#chosen = null; });
    app.on("item", () => { if (!this.root.hidden) this.#load(); });
    app.on("accepted", () => this.#load());
  }

  appear() { this.#load(); }

  async #load() {
    if (this.root.hidden || !this.app.current) return;
    const answer = await this.app.ask("references", { item: this.app.current });
    if (!answer) return;
    const references = answer.references ?? [];
    if (!references.length) {
      this.detail.hidden = true;
      return fill(this.list, h("p", {
        class: "empty", text: "No references yet. Accept records the first one.",
      }));
    }
    fill(this.list, references.map((reference) => h("li", {}, h("button", {
      type: "button", "aria-current": String(reference.name === this.#chosen),
      on: { click: () => this.#show(reference) },
    }, h("span", { class: "name", text: reference.name }),
    h("span", { class: `badge ${BADGES[reference.status] ?? ""}`, text: reference.status })))));
    const chosen = references.find(({ name }) => name === this.#chosen)
      ?? references.find(({ item }) => item === this.app.current);
    if (chosen) this.#show(chosen);
    else this.detail.hidden = true;
  }

  async #show(reference) {
    this.#chosen = reference.name;
    for (const button of this.list.querySelectorAll("button")) {
      button.setAttribute("aria-current", String(button.firstChild.textContent === reference.name));
    }
    const pictures = await Promise.all(PICTURES.map(async ([which, title]) => {
      if (reference.status === "missing" && which !== "actual") return null;
      if (reference.status === "passed" && which === "difference") return null;
      try {
        const { bytes } = await this.app.connection.request(
          "picture", { name: reference.name, which, item: this.app.current });
        return { title, url: URL.createObjectURL(new Blob([bytes], { type: "image/png" })) };
      } catch {
        return null;
      }
    }));
    for (const url of this.#urls) URL.revokeObjectURL(url);
    const found = pictures.filter(Boolean);
    this.#urls = found.map(({ url }) => url);
    const figures = () => found.map(({ title, url }) => h("figure", {},
                                      h("button", {
                                        type: "button",
                                        "aria-label": `Enlarge ${title}`,
                                        on: { click: () => this.#enlarge(reference, found) }
                                      },
                                        h("img", { src: url, alt: title })),
                                      h("figcaption", { text: title })));
    const { differentPixels, message, status } = reference;
    const note =
      message ?? (differentPixels ? `${differentPixels.toLocaleString()} pixels differ.` : null);
    this.detail.hidden = false;
    fill(this.detail, h("h3", { text: reference.name }),
      note && h("p", { class: "soft", text: note }), h("div", { class: "pictures" }, figures()),
      !this.app.readOnly && status !== "passed"
        && h("button", {
             type: "button",
             class: "button primary",
             on: { click: () => this.#accept(reference) },
           },
          icon("check", 14), "Accept the current image"));
  }

  #enlarge(reference, pictures) {
    fill(this.compare,
      h("header", {}, h("h2", { text: reference.name }),
        h("button", {
          type: "button",
          class: "button icon",
          "aria-label": "Close",
          on: { click: () => this.compare.close() },
        },
          icon("close"))),
      h("div", { class: "pictures" },
        pictures.map(({ title, url }) => h("figure", {}, h("img", { src: url, alt: title }),
                       h("figcaption", { text: title })))));
    this.compare.showModal();
  }

  async #accept({ name }) {
    const answer = await this.app.ask("accept", { name, item: this.app.current });
    if (!answer) return;
    this.app.say(`Accepted as ${answer.path?.split("/").slice(-2).join("/") ?? name}.`);
    this.#load();
  }
}
