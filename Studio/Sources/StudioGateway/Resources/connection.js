// The WebSocket to the engine: framing, requests with their answers, and coming back after a loss.

/** The parts of a binary frame: two lengths (UInt32, little-endian), JSON, bytes. */
export function unpack(buffer) {
  const view = new DataView(buffer);
  const length = view.getUint32(0, true);
  const size = view.getUint32(4, true);
  const json = new TextDecoder().decode(new Uint8Array(buffer, 8, length));
  return [JSON.parse(json), new Uint8Array(buffer, 8 + length, size)];
}

/**
 * The bytes of so many pixels that are told in runs: words of 32 bits, the lowest byte first, each time a number and as
 * many pixels, or with the number's highest bit one pixel that is repeated as often.
 */
export function expandRuns(bytes, count) {
  // Words must stand at places that four divides.
  const { buffer } = bytes.slice();
  const words = new Uint32Array(buffer);
  const pixels = new Uint32Array(count);
  // Few pixels are copied sooner than a call is made for them.
  const few = 32;
  for (let place = 0, index = 0; index < words.length;) {
    const end = place + (words[index] & 0x7fffffff);
    const isRun = words[index] >>> 31;
    index += 1;
    if (isRun) {
      const pixel = words[index++];
      if (end - place > few) pixels.fill(pixel, place, end);
      else for (let at = place; at < end; at += 1) pixels[at] = pixel;
    } else if (end - place > few) {
      pixels.set(words.subarray(index, index + end - place), place);
      index += end - place;
    } else {
      for (let at = place; at < end; at += 1) pixels[at] = words[index++];
    }
    place = end;
  }
  return new Uint8ClampedArray(pixels.buffer);
}

/** What an answer with an `error` throws. */
export class EngineError extends Error {
  constructor(error) {
    super(error?.message ?? String(error));
    this.diagnostics = error?.diagnostics ?? [];
  }
}

/**
 * Messages to the engine and from it.
 *
 * Events: `open`, `close`, and `event` with `{message, bytes}` for what the engine says by itself.
 */
export class Connection extends EventTarget {
  #socket = null;
  #number = 0;
  #waiting = new Map();
  #delay = 250;

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  /** How many requests have no answer yet. */
  get pending() { return this.#waiting.size; }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live`);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.#delay = 250;
      this.dispatchEvent(new Event("open"));
    };
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = () => this.#lost();
    this.#socket = socket;
  }

  /** Sends a message that has no answer. */
  send(verb, fields = {}) {
    if (this.isOpen) this.#socket.send(JSON.stringify({ do: verb, ...fields }));
  }

  /** Sends a message; its answer comes with `bytes` if it has some. */
  request(verb, fields = {}) {
    if (!this.isOpen) return Promise.reject(new EngineError({ message: "The studio is offline." }));
    const re = ++this.#number;
    const answer = new Promise((resolve, reject) => this.#waiting.set(re, { resolve, reject }));
    this.#socket.send(JSON.stringify({ do: verb, re, ...fields }));
    return answer;
  }

  #receive(data) {
    const [message, bytes] = typeof data === "string" ? [JSON.parse(data), null] : unpack(data);
    if (message.event) {
      this.dispatchEvent(new CustomEvent("event", { detail: { message, bytes } }));
      return;
    }
    const waiting = this.#waiting.get(message.re);
    if (!waiting) return;
    this.#waiting.delete(message.re);
    if (message.error) waiting.reject(new EngineError(message.error));
    else waiting.resolve(bytes ? { ...message, bytes } : message);
  }

  /** Requests without an answer: an engine that starts anew does not know them. */
  abandon(reason) {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new EngineError({ message: reason }));
  }

  #lost() {
    this.abandon("The connection was lost.");
    this.dispatchEvent(new Event("close"));
    setTimeout(() => this.connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 1.6, 4000);
  }
}
