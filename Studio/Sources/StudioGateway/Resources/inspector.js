// The values of the selected view and of its modifiers, each with a control; every change is a step
// of the store.
import { fill, h } from "./dom.js";
import { fieldRow, title } from "./fields.js";

export class Inspector {
  #rows = new Map();
  #shape = "";
  #loading = false;
  #again = false;
  /** Edits that wait for the one that is under way, by pointer: the last counts. */
  #waiting = new Map();
  #isSending = false;

  constructor(app) {
    this.app = app;
    this.root = h("div");
    app.on("selection item", () => this.#update());
    app.on("open", () => {
      this.#shape = "";
      fill(this.root);
    });
  }

  get isShown() { return this.app.item?.kind === "document"; }

  async #update() {
    if (this.#loading) {
      this.#again = true;
      return;
    }
    const { item, selection } = this.app;
    if (!item || !this.isShown) return;
    if (selection === null) {
      this.#shape = "";
      return fill(this.root, h("p", { class: "empty", text: "Select a view to see its values." }));
    }
    if (item.state === "failed") return;
    this.#loading = true;
    try {
      const answer =
        await this.app.connection.request("inspect", { item: item.id, pointer: selection });
      if (item.id === this.app.current && selection === this.app.selection) this.#draw(answer);
    } catch (error) {
      this.#shape = "";
      fill(this.root, h("p", { class: "empty", text: error.message }));
    }
    this.#loading = false;
    if (this.#again) {
      this.#again = false;
      this.#update();
    }
  }

  #draw(answer) {
    const groups = [
      {
        name: capital(answer.type || "Values"),
        note: this.app.selection,
        fields: answer.fields ?? []
      },
      ...(answer.modifiers ?? [])
        .map(({ name, pointer, fields }) => ({ name: title(name), pointer, fields })),
    ];
    const shape = JSON.stringify([
      this.app.current, this.app.selection, this.app.canEdit, groups.map(({ name,
        fields }) => [name, fields.map((field) => [field.pointer, field.kind, field.choices])])
    ]);
    if (shape === this.#shape) {
      for (const { fields } of groups) {
        for (const field of fields) this.#rows.get(field.pointer)?.update(field);
      }
      return;
    }
    this.#shape = shape;
    this.#rows.clear();
    fill(this.root, groups.map((group) => this.#group(group, answer.swatches ?? [])));
    if (!groups.some(({ fields }) => fields.length)) {
      this.root.append(h("p", { class: "empty", text: "This view has no editable values." }));
    }
  }

  #group({ name, note, fields }, swatches) {
    const canEdit = this.app.canEdit;
    return h("section", { class: "group", "aria-label": name },
      h("header", {}, h("h3", { text: name }),
        note && h("span", { class: "soft mono", text: note })),
      fields.length > 0 && h("div", { class: "fields" }, fields.map((field) => {
        const row = fieldRow(field, {
          swatches, edit: canEdit ? (value, gesture) => this.#edit(field, value, gesture) : null,
          unset: canEdit ? () => this.#unset(field) : null,
        });
        this.#rows.set(field.pointer, row);
        return row;
      })));
  }

  #edit(field, value, gesture) {
    // `add` replaces a member that is there, and is right for one that an undo has taken away
    // meanwhile.
    const isElement = /\/\d+$/.test(field.pointer);
    const patch = [{ op: isElement ? "replace" : "add", path: field.pointer, value }];
    this.#waiting.set(field.pointer, { patch, label: `Set ${words(field.name)}`, gesture });
    this.#send();
  }

  #unset(field) {
    this.#waiting.set(field.pointer, {
      patch: [{ op: "remove", path: field.pointer }], label: `Reset ${words(field.name)}`,
    });
    this.#send();
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#waiting.size) {
      const [pointer, { patch, label, gesture }] = this.#waiting.entries().next().value;
      this.#waiting.delete(pointer);
      const done = await this.app.edit(patch, label, gesture);
      if (!done) this.#rows.get(pointer)?.classList.add("refused");
    }
    this.#isSending = false;
  }
}

function capital(text) { return text.charAt(0).toUpperCase() + text.slice(1); }

function words(name) { return title(name).toLowerCase(); }
