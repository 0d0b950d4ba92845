// What people do on the canvas, as events of the scene's log.
import { h, perFrame } from "./dom.js";

const KEYS = {
  Enter: "return", Backspace: "delete", Delete: "deleteForward", Tab: "tab", Escape: "escape",
  ArrowUp: "upArrow", ArrowDown: "downArrow", ArrowLeft: "leftArrow", ArrowRight: "rightArrow",
  Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown", " ": "space",
};
const BUTTONS = ["primary", "middle", "secondary"];
const SCROLLS = new Set(["scrollArea", "list"]);
const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

export class SceneInput {
  #fingers = new Map();
  #takesKeys = false;
  #move = perFrame((events) => this.#sendMoves(events));
  #moves = new Map();

  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    this.tool = "touch";
    // Where a keyboard and its input methods write.
    this.sink = h("textarea", {
      class: "sink",
      "aria-label": "Keyboard of the scene",
      autocapitalize: "off",
      autocomplete: "off",
      spellcheck: "false",
      tabIndex: -1,
      on: {
        keydown: (event) => this.#key(event),
        keyup: (event) => this.#keyUp(event),
        beforeinput: (event) => this.#text(event),
        paste: (event) => this.#paste(event),
        compositionupdate: (event) => this.#compose(event),
        compositionend: (event) => this.#commit(event),
        blur: () => this.setKeys(false, { leave: false }),
        // What is being composed ends where its text is taken away.
        input: (event) => {
          if (!event.isComposing) this.sink.value = "";
        },
      },
    });
    const { sheet } = stage;
    sheet.addEventListener("pointerdown", (event) => this.#down(event));
    sheet.addEventListener("pointermove", (event) => this.#moved(event));
    sheet.addEventListener("pointerup", (event) => this.#up(event, "up"));
    sheet.addEventListener("pointercancel", (event) => this.#up(event, "cancel"));
    sheet.addEventListener("contextmenu", (event) => event.preventDefault());
    sheet.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    app.on("scene", () => this.#fingers.clear());
  }

  get takesKeys() { return this.#takesKeys; }

  /** Whether keys go to the scene. */
  setKeys(takes, { leave = true } = {}) {
    if (takes === this.#takesKeys) return;
    this.#takesKeys = takes;
    this.stage.sheet.classList.toggle("takes-keys", takes);
    if (takes) this.sink.focus({ preventScroll: true });
    else if (leave) this.stage.scroll.focus({ preventScroll: true });
    this.app.tell("keys");
  }

  setTool(tool) {
    this.tool = tool;
    this.stage.sheet.dataset.tool = tool;
    if (tool === "select") this.setKeys(false);
    this.app.tell("tool");
  }

  /** Sends events for now; a scene that stands still goes on. */
  async send(events) {
    const { scene } = this.app;
    if (!scene?.isOpen) return null;
    try {
      if (!scene.clock.rate) scene.setClock({ rate: 1 });
      const answer = await scene.input(events);
      if (answer.cut) this.#offerCut(answer.before, answer.cut);
      return answer;
    } catch (error) {
      this.app.say(error.message, { bad: true });
      return null;
    }
  }

  /** A tap in the middle of a frame. */
  tap([x, y, width, height]) {
    const place = [x + width / 2, y + height / 2];
    return this.send([{ down: place }, { up: place }]);
  }

  #offerCut(log, count) {
    this.app.say(
      `${count} later ${count === 1 ? "event was" : "events were"} removed from the session.`, {
        title: "Restore",
        action: () => this.app.restart(log, { at: log.at(-1).t, rate: 0 }),
      });
  }

  // Pointers.

  #down(event) {
    const { scene } = this.app;
    if (!scene || event.target.closest?.(".problems")) return;
    event.preventDefault();
    const place = this.stage.location(event);
    if (this.tool === "select") return this.stage.boxes.pick(event, place);
    this.stage.sheet.setPointerCapture(event.pointerId);
    const finger = this.#finger(event);
    this.#fingers.set(event.pointerId, finger);
    this.send([{ down: place, ...finger.fields, ...this.#modifiers(event) }]);
    this.sink.focus({ preventScroll: true });
  }

  #moved(event) {
    if (this.tool === "select") return this.stage.boxes.point(this.stage.location(event));
    const finger = this.#fingers.get(event.pointerId);
    const place = this.stage.location(event);
    if (finger) {
      this.#moves.set(
        event.pointerId, { move: place, ...finger.fields, ...this.#modifiers(event) });
    } else if (event.pointerType === "mouse" && this.app.scene?.clock.rate
      && this.app.scene.isAtHead) {
      this.#moves.set(event.pointerId, { move: place, kind: "mouse", button: null });
    } else {
      return;
    }
    this.#move();
  }

  #sendMoves() {
    const events = [...this.#moves.values()];
    this.#moves.clear();
    if (events.length) this.send(events);
  }

  #up(event, phase) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    this.#sendMoves();
    this.#fingers.delete(event.pointerId);
    const place = this.stage.location(event);
    this.send([{ [phase]: place, ...finger.fields, ...this.#modifiers(event) }]);
  }

  /** How the log names a pointer: the kind that is usual is left out. */
  #finger({ pointerType, button }) {
    const fields = {};
    if (pointerType === "mouse") fields.kind = "mouse";
    else {
      if (pointerType === "pen") fields.kind = "pen";
      const used = new Set([...this.#fingers.values()].map(({ id }) => id));
      let id = 1;
      while (used.has(id)) id += 1;
      if (id !== 1) fields.pointer = id;
      if (button > 0) fields.button = BUTTONS[button];
      return { id, fields };
    }
    if (button > 0 && BUTTONS[button]) fields.button = BUTTONS[button];
    return { id: 0, fields };
  }

  #wheel(event) {
    if (event.ctrlKey || event.metaKey || this.tool === "select") return;
    const place = this.stage.location(event);
    if (!this.#scrolls(place, this.app.scene?.elements ?? [])) return;
    event.preventDefault();
    const unit = [1, 16, this.app.scene.size.height][event.deltaMode];
    const delta = [event.deltaX * unit / this.stage.zoom, event.deltaY * unit / this.stage.zoom];
    this.send([{ wheel: delta.map((length) => Math.round(length * 100) / 100), at: place }]);
  }

  #scrolls([x, y], elements) {
    return elements.some((element) => {
      const [left, top, width, height] = element.frame ?? [0, 0, 0, 0];
      const isInside = x >= left && x < left + width && y >= top && y < top + height;
      return (isInside && SCROLLS.has(element.role))
        || this.#scrolls([x, y], element.children ?? []);
    });
  }

  // Keys and text.

  #modifiers({ shiftKey, ctrlKey, altKey, metaKey }) {
    const names = [];
    if (shiftKey) names.push("shift");
    if (IS_MAC && ctrlKey) names.push("control");
    if (altKey) names.push("option");
    if (IS_MAC ? metaKey : ctrlKey || metaKey) names.push("command");
    return names.length ? { modifiers: names } : {};
  }

  #key(event) {
    if (!this.#takesKeys || event.isComposing || event.keyCode === 229) return;
    event.stopPropagation();
    if (event.key === "Escape" && event.shiftKey) {
      event.preventDefault();
      return this.setKeys(false);
    }
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    const key = KEYS[event.key] ?? (event.key.length === 1 ? event.key : null);
    if (!key) return;
    const isPaste = event.key.toLowerCase() === "v" && (event.ctrlKey || event.metaKey);
    if (!isText && !isPaste) event.preventDefault();
    const fields = { key, ...this.#modifiers(event) };
    if (event.repeat) fields.phase = "repeat";
    this.send([fields]);
  }

  #keyUp(event) {
    const key = KEYS[event.key] ?? (event.key.length === 1 ? event.key : null);
    if (!this.#takesKeys || !key || event.isComposing) return;
    event.stopPropagation();
    this.send([{ key, phase: "up", ...this.#modifiers(event) }]);
  }

  #text(event) {
    // What is composed comes once it is accepted.
    if (event.isComposing) return;
    if (event.inputType === "insertText" && event.data) this.#typed({ text: event.data });
    else if (event.inputType === "insertReplacementText" && event.data)
      this.#typed({ text: event.data });
    else if (event.inputType === "deleteContentBackward") this.#typed({ delete: "backward" });
    else if (event.inputType === "deleteWordBackward")
      this.#typed({ delete: "backward", unit: "word" });
    else if (event.inputType === "deleteContentForward") this.#typed({ delete: "forward" });
    else return;
    event.preventDefault();
  }

  #typed(event) { if (this.#takesKeys) this.send([event]); }

  #compose(event) { this.#typed({ compose: event.data }); }

  #commit(event) {
    this.#typed({ commit: event.data });
    this.sink.value = "";
  }

  #paste(event) {
    event.preventDefault();
    const text = event.clipboardData?.getData("text/plain");
    if (text) this.#typed({ paste: text });
  }
}
