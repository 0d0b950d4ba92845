// What the page knows: the items, the one that is open with its scene, its look; panels listen to
// it.
import { Connection, EngineError } from "./connection.js";
import { engineLook, readPlace, writePlace } from "./look.js";
import { Scene } from "./scene.js";

/**
 * The state of the page.
 *
 * Events: `rows`, `items`, `item` (the open one changed), `open` (another one, or none), `look`, `scene`
 * (another scene), `selection`, `state`, `message` (something to tell people).
 */
export class App extends EventTarget {
  connection = new Connection();
  items = new Map();
  /** The rows that documents are looked at with: the file's `name`, `titles`, `problem`; null without. */
  rows = null;
  order = [];
  current = null;
  scene = null;
  /** All scenes that are open, by number: the one on the stage and those of the matrix. */
  scenes = new Map();
  look = { mode: "scene" };
  /** The JSON pointer of the view that is selected. */
  selection = null;
  isQuiet = false;
  readOnly = false;
  version = "";
  #offline = true;
  #building = false;
  #greeted = null;

  start() {
    this.connection.addEventListener("open", () => this.#hello());
    this.connection.addEventListener("close", () => {
      this.#offline = true;
      this.#state();
    });
    this.connection.addEventListener("event", ({ detail }) => this.#receive(detail));
    window.addEventListener("hashchange", () => this.#follow());
    this.connection.connect();
  }

  /** The name of an item in addresses: its own name, if no other item has it. */
  placeName(id) {
    const item = this.items.get(id);
    if (!item) return null;
    const isUnique = [...this.items.values()].filter(({ name }) => name === item.name).length === 1;
    return isUnique ? item.name : id;
  }

  /** The identifier of the item that an address names. */
  find(name) {
    if (name === null || this.items.has(name)) return name;
    return [...this.items.values()].find((item) => item.name === name)?.id ?? null;
  }

  get item() { return this.items.get(this.current) ?? null; }
  get canEdit() { return Boolean(this.item?.canEdit) && !this.readOnly; }

  /** Tells listeners. */
  tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  on(names, listener) {
    for (const name of names.split(" ")) this.addEventListener(name, listener);
  }

  /** Says something to people, with something that they may do about it. */
  say(text, { action, title, bad = false, link } = {}) {
    this.tell("message", { text, action, title, bad, link });
  }

  /** Asks the engine; what it refuses is said, and nothing comes back. */
  async ask(verb, fields = {}) {
    try {
      return await this.connection.request(verb, fields);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (!this.#offline) this.say(error.message, { bad: true });
      return null;
    }
  }

  // Items.

  async #hello() {
    try {
      const answer = await this.connection.request("hello");
      this.#offline = false;
      this.#building = false;
      this.version = answer.version ?? "";
      this.readOnly = Boolean(answer.readOnly);
      this.#setRows(answer.rows ?? null);
      this.#setItems(answer.items ?? []);
      if (this.#greeted === null) this.#follow();
      else await this.#reopen();
      this.#greeted = true;
    } catch (error) {
      this.say(error.message, { bad: true });
    }
    this.#state();
  }

  #setRows(rows) {
    this.rows = rows;
    if (rows?.problem) this.say(`${rows.name}: ${rows.problem}`, { bad: true });
    this.tell("rows");
  }

  #setItems(items) {
    this.items = new Map(items.map((item) => [item.id, item]));
    this.order = items.map((item) => item.id);
    this.tell("items");
    if (this.current && this.items.has(this.current)) this.tell("item");
    if (this.current && !this.items.has(this.current) && this.#greeted) {
      this.say(`${this.current} no longer exists.`);
      this.close();
    }
    this.#state();
  }

  #receive({ message, bytes }) {
    if (message.scene !== undefined && message.event !== "item") {
      this.scenes.get(message.scene)?.receive(message, bytes);
      return;
    }
    switch (message.event) {
      case "items":
        this.#building = false;
        this.#setItems(message.items);
        break;
      case "item": this.#changed(message.item); break;
      case "rows": this.#setRows(message.rows); break;
      case "building":
        this.#building = true;
        this.#state();
        break;
      case "engine": this.#restarted(message); break;
    }
  }

  #changed(item) {
    this.#building = false;
    this.items.set(item.id, item);
    if (!this.order.includes(item.id)) this.order.push(item.id);
    this.tell("changed", item);
    if (item.id === this.current) this.tell("item");
    this.#state();
  }

  async #restarted({ state, reason }) {
    if (state !== "restarted") {
      this.#building = true;
      this.#state();
      return;
    }
    this.connection.abandon("The engine was restarted.");
    this.say(reason ? `The engine was restarted: ${reason}` : "The engine was restarted.");
    await this.#hello();
  }

  // The open item.

  /** Opens an item; its look is kept. */
  async open(id, { push = true } = {}) {
    if (!this.items.has(id)) return;
    this.#leave();
    this.current = id;
    this.selection = null;
    document.body.dataset.view = "item";
    if (push) this.#remember(true);
    this.tell("open");
    this.tell("item");
    await this.#openScene();
  }

  close({ push = true } = {}) {
    this.#leave();
    this.current = null;
    document.body.dataset.view = "grid";
    if (push) this.#remember(true);
    this.tell("open");
  }

  /** The item before or after the open one. */
  step(by) {
    if (!this.order.length) return;
    const index = this.order.indexOf(this.current);
    this.open(this.order[(index + by + this.order.length) % this.order.length]);
  }

  #leave() {
    this.scene?.close();
    for (const scene of this.scenes.values()) scene.close();
    this.scenes.clear();
    this.scene = null;
  }

  /** A scene of the open item with another look; opened by who asks for it. */
  makeScene(look, log = []) {
    const scene = new Scene(this.connection, this.current, engineLook(look));
    scene.log = log;
    this.scenes.set(scene.number, scene);
    return scene;
  }

  closeScene(scene) {
    scene.close();
    this.scenes.delete(scene.number);
  }

  async #openScene({ log = [], at, rate } = {}) {
    const scene = this.makeScene(this.look, log);
    this.scene = scene;
    scene.addEventListener("frame", () => this.#state());
    this.tell("scene");
    try {
      await scene.open({ at, rate });
    } catch (error) {
      scene.problems = error.diagnostics ?? [];
      if (!this.#offline) this.say(error.message, { bad: true });
    }
    this.#state();
  }

  /** The scene again from its start, with a log. */
  async restart(log = [], { at, rate } = {}) {
    if (!this.scene) return;
    this.closeScene(this.scene);
    await this.#openScene({ log, at, rate });
  }

  async #reopen() {
    const lost = this.scene;
    for (const scene of this.scenes.values()) scene.isOpen = false;
    this.scenes.clear();
    if (!this.current) return;
    if (!this.items.has(this.current)) return this.close();
    await this.#openScene(lost
      ? { log: lost.log, at: lost.time, rate: lost.clock.rate } : {});
    this.tell("reopen");
  }

  // Look and place.

  async setLook(changes) {
    this.look = { ...this.look, ...changes };
    this.#remember(false);
    this.tell("look", changes);
    const wanted = engineLook(this.look);
    if (!this.scene || JSON.stringify(this.scene.look) === JSON.stringify(wanted)) return;
    try {
      await this.scene.setLook(wanted);
    } catch (error) {
      this.say(error.message, { bad: true });
    }
  }

  /** Selects a view; what the page selects by itself is inspected, but not framed on the canvas. */
  select(pointer, { isQuiet = false } = {}) {
    if (this.selection === pointer && this.isQuiet === isQuiet) return;
    this.selection = pointer;
    this.isQuiet = isQuiet;
    this.tell("selection");
  }

  #remember(isNew) {
    const place = writePlace(this.placeName(this.current), this.look);
    if (place === location.hash) return;
    history[isNew ? "pushState" : "replaceState"](null, "", place);
  }

  #follow() {
    const { item: name, look } = readPlace(location.hash);
    const item = this.find(name);
    const kept = { mode: "scene", ...look };
    const differs = JSON.stringify(kept) !== JSON.stringify(this.look);
    if (item && this.items.has(item)) {
      if (item === this.current) {
        if (differs) this.setLook({ ...emptied(this.look), ...kept });
        return;
      }
      this.look = kept;
      this.tell("look", kept);
      this.open(item, { push: false });
    } else if (this.current) {
      this.close({ push: false });
    }
  }

  // Edits.

  /** Changes the open document; edits of one gesture are one step. */
  edit(patch, label, gesture) {
    const message = { item: this.current, patch, label };
    if (gesture) message.gesture = gesture;
    return this.ask("edit", message);
  }

  undo() { return this.canEdit ? this.ask("undo", { item: this.current }) : null; }
  redo() { return this.canEdit ? this.ask("redo", { item: this.current }) : null; }

  // The state that tests wait for.

  get state() {
    if (this.#offline) return "offline";
    if (this.#building || this.item?.state === "building") return "building";
    if (this.current && this.item?.state === "failed") return "failed";
    return "ready";
  }

  #state() {
    document.body.dataset.state = this.state;
    document.body.dataset.revision = String(this.scene?.revision || this.item?.revision || 0);
    document.body.classList.toggle("read-only", this.readOnly);
    this.tell("state");
  }

  #resting = null;

  /** What is asked and not answered, but for the question whether all rests. */
  get #pending() { return this.connection.pending - (this.#resting ? 1 : 0); }

  /** When the engine says that all rests. */
  #rest() {
    this.#resting ??= this.connection.request("settle").catch(() => {}).then(() => {
      this.#resting = null;
      return true;
    });
    return this.#resting;
  }

  /** After some frames of a scene that never rests; for others it never comes. */
  #movedOn() {
    const { scene } = this;
    if (!scene?.isMoving || typeof scene.clock.end === "number") return new Promise(() => {});
    let left = 3;
    return new Promise((resolve) => {
      const count = () => {
        left -= 1;
        if (left) return;
        scene.removeEventListener("frame", count);
        resolve(false);
      };
      scene.addEventListener("frame", count);
    });
  }

  /** A promise that holds when all that was asked for has come and is drawn. */
  async settled() {
    for (let quiet = 0; quiet < 2;) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (this.#offline || this.#pending) {
        quiet = 0;
        await new Promise((resolve) => setTimeout(resolve, 10));
        continue;
      }
      const isAnswered = await Promise.race([this.#rest(), this.#movedOn()]);
      quiet = this.#pending ? 0 : quiet + 1;
      if (!isAnswered) break;
    }
    await nextPaint();
    return this.state;
  }
}

function emptied(look) {
  return Object.fromEntries(Object.keys(look).map((key) => [key, undefined]));
}

/** After the next paint; pages that nobody sees do not paint, and wait a little instead. */
function nextPaint() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, 250);
  });
}
