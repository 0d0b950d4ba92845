// Time: playing, scrubbing over the session and its animations, steps of a frame, speed, loops.
import { fill, h, select, set } from "./dom.js";
import { icon } from "./icons.js";

const FRAME = 1 / 60;
const SPEEDS =
  [["0.1", "0.1×"], ["0.25", "¼×"], ["0.5", "½×"], ["1", "1×"], ["2", "2×"], ["4", "4×"]];

export class Timeline {
  speed = 1;
  #shownEnd = 0;
  #seekWaits = null;
  #isSeeking = false;

  constructor(app, root) {
    this.app = app;
    this.root = root;
    this.#build();
    app.on("scene", () => {
      this.#shownEnd = 0;
      app.scene.addEventListener("clock", () => this.#update());
      app.scene.addEventListener("log", () => this.#marks());
      this.#update();
      this.#marks();
    });
    const tick = () => {
      if (app.scene?.clock.rate) this.#place();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  #build() {
    const button = (name, title, key, action) => h("button", {
      type: "button", class: "button icon", "aria-label": title, title: `${title} (${key})`,
      on: { click: action },
    }, icon(name));
    this.play = h("button", {
      type: "button", class: "button icon play", on: { click: () => this.toggle() },
    });
    this.loop = h("button", {
      type: "button", class: "button icon", "aria-label": "Loop", title: "Loop (l)",
      "aria-pressed": "false", on: { click: () => this.toggleLoop() },
    }, icon("loop"));
    this.done = h("div", { class: "done" });
    this.ticks = h("div");
    this.events = h("div");
    this.range = h("div", { class: "range", hidden: true });
    this.input = h("input", {
      type: "range", min: "0", max: "1000", step: "1", "aria-label": "Time of the scene",
      on: {
        input: () => this.seek(this.input.value / 1000 * this.#shownEnd),
        keydown: (event) => this.#key(event),
      },
    });
    this.time = h("output", { class: "time mono", "aria-live": "off" });
    fill(this.root, button("toStart", "Go to the start", "Home", () => this.seek(0)),
      button("stepBack", "Previous frame", ",", () => this.step(-1)), this.play,
      button("stepForward", "Next frame", ".", () => this.step(1)),
      h("div", { class: "scrubber" },
        h("div", { class: "rail", "aria-hidden": "true" }, this.done, this.range, this.ticks,
          this.events),
        this.input),
      this.time,
      select(
        "Speed", SPEEDS, "1", (value) => this.setSpeed(Number(value)), { class: "bare speed" }),
      this.loop);
  }

  // What the buttons and keys do.

  toggle() { (this.isMoving ? this.pause() : this.start()); }

  /** Whether the scene goes on: a clock that runs while all rests does not. */
  get isMoving() {
    return Boolean(this.app.scene?.isMoving);
  }

  start() {
    const { scene } = this.app;
    if (!scene) return;
    const end = this.#naturalEnd();
    const isOver =
      scene.clock.end !== null && scene.clock.end !== undefined && scene.time >= end - 1e-3;
    this.#set(isOver ? { rate: this.speed, at: scene.loop?.from ?? 0 } : { rate: this.speed });
  }

  pause() { if (this.app.scene) this.#set({ rate: 0, at: this.app.scene.time }); }

  step(by) {
    const { scene } = this.app;
    if (!scene) return;
    const frame = Math.round(scene.time / FRAME) + by;
    this.seek(Math.max(0, frame * FRAME));
  }

  setSpeed(speed) {
    this.speed = speed;
    if (this.app.scene?.clock.rate) this.#set({ rate: speed });
  }

  toggleLoop() {
    const { scene } = this.app;
    if (!scene) return;
    this.#set(
      { loop: scene.loop ? null : { from: 0, to: this.#naturalEnd() }, rate: scene.clock.rate });
  }

  #set(clock) {
    return this.app.scene.setClock(clock).catch(
      (error) => this.app.say(error.message, { bad: true }));
  }

  /** Goes to a time and stands there; of several seeks in a row the last counts. */
  async seek(time) {
    this.#seekWaits = time;
    if (this.#isSeeking) return;
    this.#isSeeking = true;
    while (this.#seekWaits !== null && this.app.scene) {
      const at = this.#seekWaits;
      this.#seekWaits = null;
      await this.#set({ rate: 0, at });
    }
    this.#isSeeking = false;
  }

  #key(event) {
    const step = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -10,
      PageUp: 10
    }[event.key];
    if (step) this.step(step);
    else if (event.key === "Home") this.seek(0);
    else if (event.key === "End") this.seek(this.#naturalEnd());
    else return;
    event.preventDefault();
  }

  // How it looks.

  /** Where the session and its animations are over. */
  #naturalEnd() {
    const { scene } = this.app;
    const end = scene?.clock.end;
    return Math.max(typeof end === "number" ? end : 0, scene?.logEnd ?? 0, end === null ? 4 : 0.5);
  }

  /** The time at the right: it grows by leaps, so that the scale rests while the playhead moves. */
  #end() {
    const needed = Math.max(this.#naturalEnd(), this.app.scene?.time ?? 0);
    if (needed > this.#shownEnd || needed < this.#shownEnd * 0.4) {
      const isKnown = typeof this.app.scene?.clock.end === "number" && !this.app.scene.clock.rate;
      const next = isKnown ? needed : needed * 1.15;
      this.#shownEnd = niceEnd(next);
      this.#drawTicks();
      this.#marks();
    }
    return this.#shownEnd;
  }

  #update() {
    const { scene } = this.app;
    this.loop.setAttribute("aria-pressed", String(Boolean(scene?.loop)));
    this.range.hidden = !scene?.loop;
    this.#place();
    if (scene?.loop) {
      set(this.range, { style: {
        left: `${scene.loop.from / this.#shownEnd * 100}%`,
        width: `${(scene.loop.to - scene.loop.from) / this.#shownEnd * 100}%`,
      } });
    }
  }

  #place() {
    const { scene } = this.app;
    if (!scene) return;
    this.#playing();
    const end = this.#end();
    const { time } = scene;
    const share = Math.min(1, time / end);
    set(this.done, { style: { width: `${share * 100}%` } });
    const value = String(Math.round(share * 1000));
    if (document.activeElement !== this.input || this.input.value !== value)
      this.input.value = value;
    this.input.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
    const text = `${time.toFixed(2)} / ${Math.max(this.#naturalEnd(), time).toFixed(1)} s`;
    if (this.time.textContent !== text) this.time.textContent = text;
  }

  #playing() {
    const { isMoving } = this;
    if (this.play.dataset.moving === String(isMoving)) return;
    this.play.dataset.moving = String(isMoving);
    fill(this.play, icon(isMoving ? "pause" : "play"));
    set(this.play, {
      "aria-label": isMoving ? "Pause" : "Play", title: `${isMoving ? "Pause" : "Play"} (space)`,
    });
  }

  #drawTicks() {
    const end = this.#shownEnd;
    const unit = [0.1, 0.5, 1, 5, 10, 60, 300].find((step) => end / step <= 40) ?? 600;
    const count = Math.floor(end / unit);
    fill(this.ticks, Array.from({ length: count }, (_, index) => {
      const tick = h("i", { class: `tick ${(index + 1) % 5 ? "" : "second"}` });
      tick.style.left = `${(index + 1) * unit / end * 100}%`;
      return tick;
    }));
  }

  /** What happened in the session: touches with their spans, keys and text. */
  #marks() {
    const { scene } = this.app;
    if (!scene || !this.#shownEnd) return;
    const marks = [];
    let down = null;
    for (const event of scene.log) {
      if (event.down) down = event.t;
      else if ((event.up || event.cancel) && down !== null) {
        marks.push({ from: down, to: event.t, kind: "touch" });
        down = null;
      } else if (event.text !== undefined || event.key || event.paste !== undefined) {
        if (event.phase !== "up") marks.push({ from: event.t, to: event.t, kind: "text" });
      } else if (event.wheel || event.action || event.focus !== undefined) {
        marks.push({ from: event.t, to: event.t, kind: "touch" });
      }
    }
    fill(this.events, marks.slice(-400).map(({ from, to, kind }) => {
      const isSpan = (to - from) / this.#shownEnd > 0.01;
      const mark = h("i", { class: `event ${kind} ${isSpan ? "span" : ""}` });
      mark.style.left = `${from / this.#shownEnd * 100}%`;
      if (isSpan) mark.style.width = `${(to - from) / this.#shownEnd * 100}%`;
      return mark;
    }));
  }
}

/** A round time that is not before another one. */
function niceEnd(time) {
  const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 45, 60];
  return steps.find((step) => step >= time - 1e-9) ?? Math.ceil(time / 30) * 30;
}
