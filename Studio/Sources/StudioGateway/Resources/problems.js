// What is wrong, over the last good picture: errors of the file, and what the scene has to say.
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";

export class Problems {
  #closed = new Set();

  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.root = h("section", { class: "problems", "aria-label": "Problems", hidden: true });
    stage.root.append(this.root);
    app.on("item state look open", () => this.#show());
    app.on("scene", () => app.scene.addEventListener("problems", () => this.#show()));
  }

  #show() {
    const { item, scene, state } = this.app;
    const diagnostics = item?.diagnostics ?? [];
    const notes = (scene?.problems ?? []).map((problem) =>
      typeof problem === "string" ? { severity: "warning", message: problem } : problem);
    const list = [...diagnostics, ...notes];
    const isFailed = item?.state === "failed" || state === "offline";
    const key = JSON.stringify(list);
    const isClosed = !isFailed && this.#closed.has(key);
    this.root.hidden = !item || isClosed || (!list.length && state !== "offline")
      || (this.stage.mode === "source" && state !== "offline");
    if (this.root.hidden) return;
    if (this.root.dataset.key === key + state) return;
    this.root.dataset.key = key + state;
    this.root.classList.toggle("bad", isFailed);
    this.root.classList.toggle("warn", !isFailed);
    const count = (name) => `${list.length} ${name}${list.length === 1 ? "" : "s"}`;
    const title = state === "offline" ? "Offline. Reconnecting…"
      : isFailed ? `${count("error")}. Showing the last good image.` : count("note");
    fill(
      this.root,
      h("header", {}, icon("warning"), h("span", { class: "grow", text: title }),
        !isFailed && h("button", {
          type: "button", class: "button icon", "aria-label": "Close", on: { click: () => {
            this.#closed.add(key);
            this.#show();
          } },
        }, icon("close"))),
      list.map((problem) => this.#row(problem)));
  }

  #row(problem) {
    const { severity = "error", message, help, excerpt, file, line, column, pointer } = problem;
    const name = file?.split("/").at(-1);
    const place = line ? [name, line, column].filter(Boolean).join(":") : pointer;
    return h("button", {
      type: "button", class: `problem ${severity}`, on: { click: () => this.#go(problem) },
    }, icon("warning"), h("span", { text: message }),
    place && h("span", { class: "place", text: place }),
    excerpt && h("pre", { text: excerpt }),
    help && h("span", { class: "help", text: help }));
  }

  #go({ line, column, pointer, length }) {
    if (line) this.stage.source.show({ line, column, length });
    else if (pointer !== undefined) this.app.select(pointer);
  }
}
