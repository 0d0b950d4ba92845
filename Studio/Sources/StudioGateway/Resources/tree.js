// A tree with the keyboard of trees: arrows, Home, End; one item is in the order of Tab.
import { fill, h, set } from "./dom.js";
import { icon } from "./icons.js";

export class TreeView {
  #folded = new Set();
  #rows = [];

  /**
   * `of(node)` gives `{key, name, note, numbers?, below?}`; `chosen(key)` says what is selected.
   */
  constructor(label, { of, children, chosen, choose, hover }) {
    Object.assign(this, { of, children, chosen, choose, hover });
    this.root = h("div", { class: "tree", role: "tree", "aria-label": label });
    this.root.addEventListener("keydown", (event) => this.#key(event));
    this.root.addEventListener("pointerleave", () => this.hover?.(null));
  }

  draw(roots) {
    const focused =
      this.root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.roots = roots;
    this.#rows = [];
    const elements = [];
    for (const root of roots) this.#add(root, 0, elements);
    fill(this.root, elements);
    const inOrder = this.#rows.find(({ key }) => key === this.chosen()) ?? this.#rows[0];
    if (inOrder) inOrder.element.tabIndex = 0;
    if (focused !== null)
      this.#rows.find(({ key }) => key === focused)?.element.focus({ preventScroll: true });
  }

  /** Brings what is selected in sight. */
  reveal() {
    this.#rows.find(({ key }) => key === this.chosen())?.element.scrollIntoView({
      block: "nearest"
    });
  }

  #add(node, depth, elements) {
    const { key, name, note, numbers, below } = this.of(node);
    const inside = this.children(node) ?? [];
    const isFolded = this.#folded.has(key);
    const element = h("div", {
      role: "treeitem",
      tabIndex: -1,
      "aria-level": depth + 1,
      data: { key: key ?? "" },
      "aria-selected": String(key !== null && key === this.chosen()),
      "aria-expanded": inside.length ? String(!isFolded) : null,
      on: {
        click: () => this.choose(node),
        pointerenter: () => this.hover?.(node),
      },
    },
      inside.length ? h("span", {
        class: "twist",
        on: {
          click: (event) => {
            event.stopPropagation();
            this.#fold(key);
          }
        }
      },
                        icon("chevron", 12)) :
                      h("span", { class: "twist" }),
      h("span", { class: "name", text: name }), note && h("span", { class: "note", text: note }),
      numbers && h("span", { class: "numbers", text: numbers }));
    set(element, { style: { "padding-left": `${4 + depth * 12}px` } });
    elements.push(element);
    this.#rows.push({ key, node, element, depth, hasChildren: inside.length > 0 });
    if (below) {
      set(below, { style: { "padding-left": `${26 + depth * 12}px` } });
      elements.push(below);
    }
    if (!isFolded) for (const child of inside) this.#add(child, depth + 1, elements);
  }

  #fold(key) {
    if (!this.#folded.delete(key)) this.#folded.add(key);
    this.draw(this.roots);
  }

  #key(event) {
    const index = this.#rows.findIndex(({ element }) => element === document.activeElement);
    if (index < 0) return;
    const row = this.#rows[index];
    const isFolded = this.#folded.has(row.key);
    const go = (next) => {
      const target = this.#rows[next];
      if (!target) return;
      for (const { element } of this.#rows) element.tabIndex = -1;
      target.element.tabIndex = 0;
      target.element.focus();
      this.hover?.(target.node);
    };
    switch (event.key) {
      case "ArrowDown": go(index + 1); break;
      case "ArrowUp": go(index - 1); break;
      case "Home": go(0); break;
      case "End": go(this.#rows.length - 1); break;
      case "Enter": case " ": this.choose(row.node); break;
      case "ArrowRight":
        if (row.hasChildren && isFolded) this.#fold(row.key);
        else if (row.hasChildren) go(index + 1);
        break;
      case "ArrowLeft":
        if (row.hasChildren && !isFolded) this.#fold(row.key);
        else go(this.#rows.findLastIndex((other, at) => at < index && other.depth < row.depth));
        break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
