// A scene that the engine draws: its canvas, its clock, its log and its elements.

import { expandRuns } from "./connection.js";

let numbers = 0;

/**
 * One scene.
 *
 * Events: `frame`, `size`, `clock`, `log`, `elements`, `problems`.
 */
export class Scene extends EventTarget {
  #connection;
  #context;
  /** Pictures that are decoded come one after the other. */

  constructor(connection, item, look) {
    super();
    this.#connection = connection;
    this.number = ++numbers;
    this.item = item;
    this.look = look;
    this.canvas = document.createElement("canvas");
    this.#context = this.canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently: true });
    /** Size in points, and pixels per point. */
    this.size = { width: 0, height: 0, scale: 1 };
    this.log = [];
    this.elements = [];
    this.problems = [];
    this.clock = { t: 0, rate: 0, end: null, stamp: performance.now() };
    this.loop = null;
    this.revision = 0;
    this.sequence = 0;
    /** How many frames have been drawn. */
    this.frames = 0;
    this.isOpen = false;
    /** Whether what happens now comes after all that has happened. */
    this.isAtHead = true;
  }

  /** The time of the scene now, as far as it is known here. */
  get time() {
    const { t, rate, end, stamp } = this.clock;
    if (!rate) return t;
    const now = t + rate * (performance.now() - stamp) / 1000;
    if (this.loop) return now;
    return end === null || end === undefined ? now : Math.max(t, Math.min(now, end));
  }

  /** Whether it goes on: a clock that runs while all rests does not. */
  get isMoving() {
    const { rate, end } = this.clock;
    if (!rate || !this.isOpen) return false;
    return Boolean(this.loop) || typeof end !== "number" || this.time < end - 1e-3;
  }

  /** The time of the last event. */
  get logEnd() { return this.log.length ? this.log.at(-1).t : 0; }


  async open({ at, rate } = {}) {
    const message = { scene: this.number, item: this.item, look: this.look };
    if (this.log.length) message.log = this.log;
    if (at !== undefined) message.at = at;
    if (rate !== undefined) message.rate = rate;
    const answer = await this.#connection.request("open", message);
    this.isOpen = true;
    this.#setClock({ rate: answer.rate ?? rate ?? 1, t: answer.t ?? at ?? 0 });
    this.#opened(answer);
    if (answer.log) this.#setLog(answer.log);
    return answer;
  }

  #opened({ width, height, scale, end, problems, t }) {
    this.size = { width, height, scale };
    if (end !== undefined) this.clock.end = end;
    if (t !== undefined) this.#setClock({ t });
    if (problems) this.problems = problems;
    this.#tell("size");
    this.#tell("problems");
    this.#tell("clock");
  }

  close() {
    if (this.isOpen) this.#connection.request("close", { scene: this.number }).catch(() => {});
    this.isOpen = false;
  }

  async setLook(look) {
    this.look = look;
    this.#opened(await this.#connection.request("look", { scene: this.number, look }));
  }

  // What happens in the scene.

  async input(events) {
    this.isAtHead = true;
    const answer = await this.#connection.request("input", { scene: this.number, events });
    if (answer.lines) {
      const before = this.log;
      const kept = answer.length === undefined
        ? before : before.slice(0, Math.max(0, answer.length - answer.lines.length));
      this.#setLog([...kept, ...answer.lines]);
      // What happens before the end of a session makes another one of it.
      if (kept.length < before.length)
        Object.assign(answer, { before, cut: before.length - kept.length });
    } else {
      this.#setLog([...this.log, ...events.map((event) => ({ t: answer.t, ...event }))]);
    }
    return answer;
  }

  async refreshLog() {
    const { lines } = await this.#connection.request("session", { scene: this.number });
    this.#setLog(lines.map((line) => typeof line === "string" ? JSON.parse(line) : line));
    return this.log;
  }

  #setLog(lines) {
    this.log = lines.filter((line) => line.input === undefined);
    this.#tell("log");
  }

  // Time.

  /** Sets rate, loop and place of the clock; what is absent stays. */
  async setClock({ rate = this.clock.rate, at, loop = this.loop }) {
    this.loop = loop;
    const message = { scene: this.number, rate, loop: Boolean(loop) };
    if (loop) Object.assign(message, { from: loop.from, to: loop.to });
    if (at !== undefined) message.at = Math.max(0, at);
    this.#setClock(at === undefined ? { rate } : { rate, t: Math.max(0, at) });
    this.isAtHead = this.isAtHead && at === undefined;
    this.#tell("clock");
    const answer = await this.#connection.request("clock", message);
    return answer;
  }

  #setClock({ t = this.time, rate = this.clock.rate, end = this.clock.end }) {
    this.clock = { t, rate, end, stamp: performance.now() };
  }

  // What the engine tells.

  receive(message, bytes) {
    switch (message.event) {
      case "frame": this.#frame(message, bytes); break;
      case "clock":
        this.#setClock(message);
        this.#tell("clock");
        break;
      case "elements":
        this.elements = message.elements ?? [];
        this.#tell("elements");
        break;
      case "problems":
        this.problems = message.problems ?? [];
        this.#tell("problems");
        break;
      case "log":
        this.#setLog(message.lines ?? []);
        break;
    }
  }

  #frame(message, bytes) {
    this.#resize(message);
    if (message.w > 0 && message.h > 0) {
      const pixels = message.encoding === "runs"
        ? expandRuns(bytes, message.w * message.h)
        : new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#context.putImageData(new ImageData(pixels, message.w, message.h), message.x, message.y);
    }
    this.#drawn(message);
  }

  #resize({ width, height }) {
    const { canvas } = this;
    if (width === undefined || (canvas.width === width && canvas.height === height)) return;
    [canvas.width, canvas.height] = [width, height];
    this.#tell("size");
  }

  #drawn({ sequence, t, revision }) {
    this.#connection.send("ack", { scene: this.number, sequence });
    this.sequence = sequence;
    this.frames += 1;
    if (revision !== undefined) this.revision = revision;
    if (t !== undefined) this.#setClock({ t });
    this.isAtHead ||= this.time >= this.logEnd;
    this.#tell("frame");
  }

  #tell(name) { this.dispatchEvent(new Event(name)); }
}
