// All items with pictures, in groups; pictures are drawn anew when their item is.
import { fill, h, set } from "./dom.js";
import { usualScale } from "./look.js";

/** The longer side of a picture in points. */
const SIDE = 240;
/** How many pictures are asked for at once. */
const AT_ONCE = 3;

export class Grid {
  #cards = new Map();
  #queue = [];
  #running = 0;
  #filter = "";

  constructor(app, root) {
    this.app = app;
    this.root = root;
    this.search = h("input", {
      type: "search",
      class: "field",
      placeholder: "Find an item",
      "aria-label": "Find an item",
      on: {
        input: () => {
          this.#filter = this.search.value.trim().toLowerCase();
          this.#draw();
        },
        keydown: (event) => {
          if (event.key === "Enter") this.list.querySelector(".card")?.click();
        },
      },
    });
    this.count = h("span", { class: "soft", role: "status" });
    this.list = h("div");
    fill(root, h("h1", { class: "visually-hidden", text: "All items" }),
      h("div", { class: "search" }, this.search, this.count), this.list);
    this.watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) this.#want(target.dataset.id);
      }
    }, { rootMargin: "300px" });
    app.on("items open", () => this.#draw());
    app.on("changed", ({ detail }) => this.#changed(detail));
  }

  #draw() {
    const isShown = this.app.current === null;
    this.root.hidden = !isShown;
    document.getElementById("work").hidden = isShown;
    if (!isShown) return;
    const items = this.app.order.map((id) => this.app.items.get(id))
      .filter(({ name, group }) => `${group ?? ""} ${name}`.toLowerCase().includes(this.#filter));
    this.count.textContent = `${items.length} ${items.length === 1 ? "item" : "items"}`;
    const groups = Map.groupBy ? Map.groupBy(items, ({ group }) => group ?? "") : grouped(items);
    this.watch.disconnect();
    fill(this.list, [...groups].map(([group, members]) => [
      groups.size > 1 || group ? h("h2", { text: group || "Documents" }) : null,
      h("div", { class: "cards" }, members.map((item) => this.#card(item))),
    ]));
    if (!items.length)
      fill(this.list, h("p", {
        class: "empty",
        text: this.#filter ? "No items match." : "No items to show."
      }));
    for (const card of this.list.querySelectorAll(".card")) this.watch.observe(card);
  }

  #card(item) {
    const known = this.#cards.get(item.id);
    if (known) {
      this.#describe(known, item);
      return known.element;
    }
    const image = h("img", { alt: "", hidden: true, decoding: "async" });
    const badge = h("span", { class: "badge", hidden: true });
    const picture = h("span", { class: "picture" }, image, badge);
    const name = h("span", { class: "name" });
    const size = h("span", { class: "size" });
    const element = h("button", {
      type: "button",
      class: "card",
      data: { id: item.id },
      on: { click: () => this.app.open(item.id) },
    },
      picture, h("span", { class: "caption" }, name, size));
    const card = { element, image, badge, name, size, revision: null, url: null };
    this.#cards.set(item.id, card);
    this.#describe(card, item);
    return element;
  }

  #describe(card, item) {
    card.name.textContent = item.name;
    card.size.textContent =
      item.width ? `${Math.round(item.width)} × ${Math.round(item.height)}` : "";
    const isFailed = item.state === "failed";
    card.element.classList.toggle("failed", isFailed);
    const count = item.diagnostics?.length ?? 0;
    card.badge.hidden = !count && item.state !== "building";
    card.badge.className = `badge ${isFailed ? "bad" : "warn"}`;
    card.badge.textContent =
      item.state === "building" ? "Building" : `${count} ${count === 1 ? "problem" : "problems"}`;
    set(card.element, {
      "aria-label": [item.name, card.size.textContent, !card.badge.hidden && card.badge.textContent]
        .filter(Boolean)
        .join(", ")
    });
  }

  #changed(item) {
    const card = this.#cards.get(item.id);
    if (!card) return this.#draw();
    this.#describe(card, item);
    if (!this.root.hidden && card.element.isConnected) this.#want(item.id);
  }

  #want(id) {
    const card = this.#cards.get(id);
    const item = this.app.items.get(id);
    if (!card || !item || card.revision === item.revision || this.#queue.includes(id)) return;
    this.#queue.push(id);
    this.#next();
  }

  async #next() {
    if (this.#running >= AT_ONCE || !this.#queue.length || this.root.hidden) return;
    const id = this.#queue.shift();
    const card = this.#cards.get(id);
    const { revision } = this.app.items.get(id) ?? {};
    this.#running += 1;
    try {
      const { bytes } = await this.app.connection.request("thumbnail", {
        item: id, look: { scale: usualScale() }, maximum: SIDE * usualScale(),
      });
      card.revision = revision;
      const url = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
      card.image.src = url;
      card.image.hidden = false;
      if (card.url) URL.revokeObjectURL(card.url);
      card.url = url;
    } catch {
      // The card says itself that its item has errors.
      card.revision = revision;
    }
    this.#running -= 1;
    this.#next();
  }
}

function grouped(items) {
  const groups = new Map();
  for (const item of items)
    groups.set(item.group ?? "", [...(groups.get(item.group ?? "") ?? []), item]);
  return groups;
}
