// Short messages, with something that may be done about them.
import { h } from "./dom.js";

/** How long a message stays, in milliseconds. */
const STAY = 6000;

export class Toasts {
  constructor(app, root) {
    app.on("message", ({ detail }) => this.#show(root, detail));
  }

  #show(root, { text, title, action, link, bad }) {
    for (const old of [...root.children].slice(0, -1)) old.remove();
    if (root.lastElementChild?.dataset.text === text) root.lastElementChild.remove();
    const toast =
      h("div", { class: `toast ${bad ? "bad" : ""}`, data: { text } }, h("span", { text }));
    if (action) {
      toast.append(h("button", {
        type: "button",
        class: "button",
        text: title,
        on: {
          click: () => {
            toast.remove();
            action();
          }
        },
      }));
    }
    if (link)
      toast.append(h("a", { class: "button", href: link, download: "", text: title ?? "Save" }));
    root.append(toast);
    setTimeout(() => toast.remove(), action || link ? STAY * 2 : STAY);
  }
}
