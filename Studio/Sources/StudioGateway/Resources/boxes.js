// Frames of views over the scene: which is under the pointer, which is selected, and moving it by
// hand.
import { fill, h, perFrame, set, svg, tidy } from "./dom.js";

/** A length as people read it; `null` is a proposal without one. */
export function length(value) {
  if (value === null || value === undefined) return "nil";
  if (value === "inf" || value === Infinity) return "∞";
  return String(tidy(value, 2));
}

export class Boxes {
  shown = false;
  tree = null;
  #hovered = null;
  #drag = null;
  #hit = perFrame((place) => this.#ask(place));

  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.drawing = svg("svg", { class: "boxes", "aria-hidden": "true" });
    this.tip = h("div", { class: "measure", hidden: true, "aria-hidden": "true" });
    this.root = h("div", {}, this.drawing, this.tip);
    app.on("selection tool", () => this.refresh());
    app.on("item", () => this.refresh());
    app.on("open", () => { this.tree = null; this.#hovered = null; });
    app.on("scene", () => {
      app.scene.addEventListener("size", () => this.refresh());
      app.scene.addEventListener("clock", () => { if (!app.scene.isMoving) this.refresh(); });
    });
  }

  /** Whether somebody looks at frames. */
  get isNeeded() {
    return this.shown || this.panelShown || (Boolean(this.app.selection) && !this.app.isQuiet)
      || this.stage.input?.tool === "select";
  }

  show(isShown) {
    this.shown = isShown;
    this.refresh();
    this.app.tell("boxes");
  }

  #asking = false;
  #again = false;

  /** Asks for the frames anew, once at a time. */
  async refresh() {
    const { scene } = this.app;
    if (!this.isNeeded) this.tree = null;
    if (!scene?.isOpen || !this.isNeeded) return this.draw();
    await this.#load();
  }

  async #load() {
    const { scene } = this.app;
    if (this.#asking) {
      this.#again = true;
      return;
    }
    this.#asking = true;
    try {
      const answer = await this.app.connection.request("tree", { scene: scene.number });
      if (scene === this.app.scene) this.tree = answer.root ?? null;
    } catch {
      this.tree = null;
    }
    this.#asking = false;
    this.draw();
    this.app.tell("tree");
    if (this.#again) {
      this.#again = false;
      await this.#load();
    }
  }

  /** The view with a pointer. */
  find(pointer, node = this.tree) {
    if (!node || pointer === null) return null;
    if (node.pointer === pointer) return node;
    for (const child of node.children ?? []) {
      const found = this.find(pointer, child);
      if (found) return found;
    }
    return null;
  }

  highlight(node) {
    this.#hovered = node;
    this.draw();
  }

  /** Highlights the view with a pointer, once its frame is known. */
  async highlightPointer(pointer) {
    this.#wanted = pointer;
    if (pointer && !this.tree) await this.#load();
    if (this.#wanted === pointer) this.highlight(this.find(pointer));
  }

  #wanted = null;

  draw() {
    const { scene } = this.app;
    if (!scene) return;
    const { width, height } = scene.size;
    this.drawing.setAttribute("viewBox", `0 0 ${width || 1} ${height || 1}`);
    this.drawing.setAttribute("preserveAspectRatio", "none");
    const rects = [];
    if (this.shown && this.tree) this.#all(this.tree, rects);
    const hovered = this.#hovered;
    const selected = this.app.isQuiet ? null : this.find(this.app.selection);
    if (hovered && hovered !== selected) rects.push(rect(hovered.frame, "hovered"));
    if (selected) {
      if (differs(selected)) rects.push(rect(selected.outerFrame, "outer"));
      rects.push(rect(selected.frame, "selected"));
    }
    fill(this.drawing, rects);
    this.#label(hovered ?? selected);
  }

  #all(node, rects) {
    if (node.frame) rects.push(rect(node.frame, "frame"));
    for (const child of node.children ?? []) this.#all(child, rects);
  }

  #label(node) {
    this.tip.hidden = !node?.frame;
    if (this.tip.hidden) return;
    const [x, y, width, height] = node.frame;
    this.tip.textContent =
      `${node.view}${node.id ? ` #${node.id}` : ""}  ${length(width)} × ${length(height)}`;
    const { zoom } = this.stage;
    const top = (y + height) * zoom + 4;
    const isLow = top > this.app.scene.size.height * zoom - 20;
    set(this.tip,
      { style: { left: `${x * zoom}px`, top: `${isLow ? Math.max(0, y * zoom - 20) : top}px` } });
  }

  // Selecting and moving.

  point(place) {
    if (this.#drag) this.#moveTo(place);
    else this.#hit(place);
  }

  async #ask([x, y]) {
    const node = await this.#under([x, y]);
    if (!this.#drag) this.highlight(node);
  }

  async #under([x, y]) {
    const { scene } = this.app;
    if (!scene?.isOpen) return null;
    try {
      const { path } = await this.app.connection.request("hit", { scene: scene.number, x, y });
      return path?.find(({ pointer }) => pointer) ?? path?.[0] ?? null;
    } catch {
      return null;
    }
  }

  /** A pointer goes down with the tool that selects. */
  async pick(event, place) {
    const { sheet } = this.stage;
    sheet.setPointerCapture(event.pointerId);
    this.stage.scroll.focus({ preventScroll: true });
    const drag = { from: place, to: place, gesture: crypto.randomUUID(), isOver: false };
    this.#drag = drag;
    const end = () => {
      drag.isOver = true;
      if (this.#drag === drag) this.#drag = null;
    };
    sheet.addEventListener("pointerup", end, { once: true });
    sheet.addEventListener("pointercancel", end, { once: true });
    const node = await this.#under(place);
    this.app.select(node?.pointer ?? null);
    this.highlight(null);
    if (node?.pointer && this.app.canEdit) drag.start = await this.#start(node.pointer);
    if (drag.start && !drag.isOver) this.#moveTo(drag.to);
  }

  #moveTo(place) {
    const drag = this.#drag;
    drag.to = place;
    if (!drag.start) return;
    const by = [place[0] - drag.from[0], place[1] - drag.from[1]];
    if (!drag.moves && Math.hypot(...by) * this.stage.zoom < 4) return;
    drag.moves = true;
    this.#send(drag, by);
  }

  /** Edits one after the other: of those that wait the last counts. */
  async #send(drag, by) {
    drag.next = by;
    if (drag.busy) return;
    drag.busy = true;
    while (drag.next) {
      const [dx, dy] = drag.next;
      drag.next = null;
      const { offset, pointer, patchOf } = drag.start;
      const value = { x: tidy(offset.x + dx, 1), y: tidy(offset.y + dy, 1) };
      const done =
        await this.app.edit(patchOf(value), `Move ${pointer.split("/").at(-1)}`, drag.gesture);
      if (!done) break;
      drag.start = patchedOnce(drag.start);
    }
    drag.busy = false;
  }

  /** Moves the selected view by some points. */
  async nudge(dx, dy) {
    const { selection } = this.app;
    if (!selection || !this.app.canEdit) return;
    const { offset, patchOf } = await this.#start(selection) ?? {};
    if (!offset) return;
    await this.app.edit(
      patchOf({ x: tidy(offset.x + dx, 1), y: tidy(offset.y + dy, 1) }), "Nudge",
      `nudge ${selection} ${Math.floor(performance.now() / 1500)}`);
  }

  /** The offset that a view has, and the patch that gives it another one. */
  async #start(pointer) {
    const answer = await this.app.ask("inspect", { item: this.app.current, pointer });
    if (!answer) return null;
    const list = answer.modifiersPointer ?? `${pointer}/modifiers`;
    const modifiers = answer.modifiers ?? [];
    const last = modifiers.findLast(({ name }) => name === "offset");
    if (last) {
      const value = (axis) => Number(last.fields.find(({ name }) => name === axis)?.value ?? 0);
      return {
        pointer, offset: { x: value("x"), y: value("y") },
        patchOf: (offset) => [{ op: "replace", path: `${last.pointer}/offset`, value: offset }],
      };
    }
    const has = answer.hasModifiers ?? modifiers.length > 0;
    const place = `${list}/${modifiers.length}`;
    return {
      pointer, offset: { x: 0, y: 0 }, isNew: true, place,
      patchOf: (offset) => has
        ? [{ op: "add", path: `${list}/-`, value: { offset } }]
        : [{ op: "add", path: list, value: [{ offset }] }],
    };
  }
}

/** What begins a drag whose first edit has made the modifier. */
function patchedOnce(start) {
  if (!start.isNew) return start;
  return {
    ...start, isNew: false,
    patchOf: (offset) => [{ op: "replace", path: `${start.place}/offset`, value: offset }],
  };
}

function differs({ frame, outerFrame }) {
  return outerFrame && frame
    && outerFrame.some((number, index) => Math.abs(number - frame[index]) > 0.01);
}

function rect(frame, name) {
  if (!frame) return null;
  const [x, y, width, height] = frame;
  return svg("rect", { x, y, width: Math.max(width, 0), height: Math.max(height, 0), class: name });
}
