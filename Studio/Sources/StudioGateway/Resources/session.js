// The session: what was done, event by event; played again, saved, or begun anew.
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";

export class Session {
  constructor(app, { timeline, exporter }) {
    this.app = app;
    this.timeline = timeline;
    this.list = h("div", { class: "log", role: "list", "aria-label": "Events" });
    const button = (name, text, action) => h("button", {
      type: "button", class: "button outlined", on: { click: action },
    }, icon(name, 14), text);
    this.root = h("div", {},
      h("div", { class: "actions" },
        button("play", "Replay", () => this.replay()),
        button("reset", "New", () => this.clear()),
        button("export", "Save", () => exporter.save("jsonl"))),
      this.list);
    app.on("scene", () => {
      app.scene.addEventListener("log", () => this.#draw());
      app.scene.addEventListener("clock", () => { if (!app.scene.clock.rate) this.#mark(); });
      this.#draw();
    });
  }

  appear() { this.#draw(); }

  replay() {
    const { scene } = this.app;
    if (scene) return scene.setClock({ at: 0, rate: this.timeline.speed });
    return null;
  }

  /** The scene from its start, without what was done; the old session can be had back. */
  async clear() {
    const { log } = this.app.scene;
    await this.app.restart([]);
    if (log.length) {
      this.app.say("Started a new session.", { title: "Restore the previous session", action: () =>
        this.app.restart(log, { at: log.at(-1).t, rate: 0 }) });
    }
  }

  #draw() {
    if (this.root.hidden) return;
    const { scene } = this.app;
    const events = condensed(scene?.log ?? []).slice(-300);
    if (!events.length) {
      return fill(this.list, h("p", {
        class: "empty",
        text: "Interact with the scene: events are listed here and can be replayed."
      }));
    }
    fill(this.list,
      events.map((event) => h("div", { role: "listitem" },
                   h("button", {
                     type: "button",
                     data: { t: event.t },
                     on: { click: () => this.timeline.seek(event.t) },
                   },
                     h("span", { class: "t", text: event.t.toFixed(3) }),
                     h("span", { class: "kind", text: event.kind }),
                     h("span", { class: "what", text: event.what })))));
    this.#mark();
  }

  #mark() {
    const time = this.app.scene?.time ?? 0;
    let last = null;
    for (const button of this.list.querySelectorAll("button")) {
      button.classList.remove("now");
      if (Number(button.dataset.t) <= time + 1e-6) last = button;
    }
    last?.classList.add("now");
  }
}

/** The log in words: the moves of a drag are one line. */
function condensed(log) {
  const events = [];
  for (const event of log) {
    const last = events.at(-1);
    if (event.move) {
      if (last?.kind === "move" || last?.kind === "down") {
        if (last.kind === "move")
          Object.assign(last, { what: `${place(event.move)} · ${++last.count} moves` });
        else events.push({ t: event.t, kind: "move", what: place(event.move), count: 1 });
      }
      continue;
    }
    const { name, role } = event.hint ?? {};
    const what = name ? `${name}${role ? `, ${role}` : ""}` : event.down && place(event.down);
    if (event.down) events.push({ t: event.t, kind: "down", what });
    else if (event.up) events.push({ t: event.t, kind: "up", what: place(event.up) });
    else if (event.cancel) events.push({ t: event.t, kind: "cancel", what: place(event.cancel) });
    else if (event.wheel) events.push({ t: event.t, kind: "wheel", what: place(event.wheel) });
    else if (event.key) {
      if (event.phase !== "up") events.push({ t: event.t, kind: "key", what: keyName(event) });
    } else events.push({ t: event.t, ...other(event) });
  }
  return events;
}

function place(pair) { return pair.map((number) => Math.round(number * 10) / 10).join(", "); }

function keyName({ key, modifiers = [] }) { return [...modifiers, key].join(" + "); }

function other(event) {
  for (const kind of ["text", "compose", "commit", "paste", "delete", "select", "focus", "action",
         "environment"]) {
    if (event[kind] === undefined) continue;
    const what = kind === "action" ?
      `${event.action} ${event.target?.name ?? event.target?.id ?? ""}` :
      typeof event[kind] === "string" ? event[kind] :
                                        JSON.stringify(event[kind]);
    return { kind, what };
  }
  return { kind: "", what: JSON.stringify(event) };
}
