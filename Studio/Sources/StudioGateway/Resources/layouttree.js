// Views as they are laid out: frames, what was proposed to them and what they answered.
import { fill, h } from "./dom.js";
import { length } from "./boxes.js";
import { TreeView } from "./tree.js";

export class LayoutTree {
  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.root = h("div");
    this.tree = new TreeView("Layout", {
      of: (node) => this.#describe(node), children: (node) => node.children,
      chosen: () => app.selection, choose: (node) => this.#choose(node),
      hover: (node) => stage.boxes.highlight(node),
    });
    app.on("tree selection", () => this.#draw());
  }

  /** Called when the panel comes in sight. */
  appear() {
    this.stage.boxes.panelShown = true;
    this.stage.boxes.refresh();
  }

  #draw() {
    const isShown = !this.root.hidden;
    this.stage.boxes.panelShown = isShown;
    if (!isShown) return;
    const { tree } = this.stage.boxes;
    if (!tree)
      return fill(this.root, h("p", { class: "empty", text: "The layout of this scene is not available." }));
    fill(this.root, this.tree.root);
    this.tree.draw([tree]);
  }

  #describe(node) {
    const [, , width, height] = node.frame ?? [];
    const below = node.proposal
      && h("div", { class: "answer", title: "Proposed size and chosen size" },
        `${length(node.proposal[0])} × ${length(node.proposal[1])} → `,
        h("b", { text: node.size ? `${length(node.size[0])} × ${length(node.size[1])}` : "?" }));
    return {
      key: node.pointer ?? null, name: node.view, note: node.id ? `#${node.id}` : "",
      numbers: node.frame ? `${length(width)} × ${length(height)}` : "", below,
    };
  }

  #choose(node) {
    if (node.pointer) this.app.select(node.pointer);
    else this.stage.boxes.highlight(node);
  }
}
