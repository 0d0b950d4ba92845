// The document's own tree: canvas, values, views; what is chosen here is inspected.
import { fill, h } from "./dom.js";
import { TreeView } from "./tree.js";

export class Outline {
  #nodes = [];
  #known = "";

  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.root = h("div");
    this.tree = new TreeView("Document", {
      of: (node) => ({ key: node.pointer, name: node.type, note: node.label }),
      children: (node) => node.children, chosen: () => app.selection,
      choose: (node) => app.select(node.pointer),
      hover: (node) => stage.boxes.highlightPointer(node?.pointer ?? null),
    });
    app.on("item open", () => this.#update());
    app.on("selection", () => {
      this.tree.draw(this.#nodes);
      this.tree.reveal();
    });
  }

  get isShown() { return this.app.item?.kind === "document"; }

  async #update() {
    const { item } = this.app;
    if (!item || !this.isShown || item.state === "failed") return;
    const answer = await this.app.ask("outline", { item: item.id });
    if (!answer || item.id !== this.app.current) return;
    const nodes = answer.outline ?? answer.nodes ?? answer.children ?? [];
    const key = JSON.stringify(nodes);
    if (key === this.#known && this.root.childElementCount) return;
    this.#known = key;
    this.#nodes = nodes;
    fill(this.root, this.tree.root);
    this.tree.draw(nodes);
    if (this.app.selection === null) this.app.select(this.#first(), { isQuiet: true });
  }

  /** What is inspected at first: the values of a model, else the first view. */
  #first() {
    const model = this.#nodes.find(
      ({ type, pointer }) => type === "model" || pointer === "/model" || pointer === "");
    const view = this.#nodes.find(({ pointer }) => pointer === "/view");
    return (model ?? view ?? this.#nodes[0])?.pointer ?? null;
  }
}
