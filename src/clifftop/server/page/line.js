// A socket that comes back by itself.

import { Refused, say } from "./server.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15000;
const TOO_FAST = 4429; // the server hung up because of us; later is fine

export class Line {
  /** `opened()` on every new connection, `heard(message)`, `changed(online)`. */
  constructor(path, { opened, heard, changed }) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    Object.assign(this, { opened, heard, changed });
    this.waiting = new Map();
    this.asked = 0;
    this.pause = FIRST_PAUSE;
    this.over = false;
    addEventListener("online", () => this.retry && this.connect());
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    this.retry = null;
    this.socket = new WebSocket(this.url);
    this.socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.changed?.(true);
      this.opened?.();
    };
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = (event) => this.closed(event.code);
  }

  receive(message) {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type !== "error") waiting?.resolve(message);
    else if (waiting) waiting.reject(new Refused(message));
    this.heard(message, Boolean(waiting));
  }

  closed(code) {
    for (const { reject } of this.waiting.values()) reject(new Refused({ text: say("offline") }));
    this.waiting.clear();
    const refused = code >= 4400 && code < 4500 && code !== TOO_FAST;
    if (this.over || refused) return;
    this.changed?.(false);
    this.retry = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** The answer, or a refusal. What is asked while offline is not kept for later. */
  ask(type, given = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused({ text: say("offline") }));
    const id = ++this.asked;
    this.socket.send(JSON.stringify({ type, id, ...given }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}
