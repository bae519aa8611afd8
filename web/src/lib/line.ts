// A line to the server that mends itself: messages out, messages in, answers by their id.
import { Refused, type Refusal } from "./protocol";

type Message = { type: string; id?: number | string } & Record<string, unknown>;

const SLOWEST = 10_000;

export class Line {
  #socket: WebSocket | null = null;
  #asked = new Map<number, { done: (m: Message) => void; failed: (e: Error) => void }>();
  #count = 0;
  #pause = 300;
  #closed = false;

  constructor(
    readonly path: string,
    readonly heard: (message: Message) => void,
    /** Called when the line is open, and when it is lost. */
    readonly changed: (open: boolean) => void,
  ) {
    this.#connect();
  }

  #connect(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(url));
    socket.onopen = () => {
      this.#pause = 300;
      this.changed(true);
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data) as Message);
    socket.onclose = ({ code }) => {
      for (const { failed } of this.#asked.values()) failed(new Error("the line was lost"));
      this.#asked.clear();
      if (this.#closed) return;
      this.changed(false);
      // A table that is not there, or not for us, does not come back by asking again.
      if (code >= 4400 && code < 4500) return;
      setTimeout(() => !this.#closed && this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, SLOWEST);
    };
  }

  #receive(message: Message): void {
    const asked = typeof message.id === "number" ? this.#asked.get(message.id) : undefined;
    if (asked) {
      this.#asked.delete(message.id as number);
      if (message.type === "error") asked.failed(new Refused(message as unknown as Refusal));
      else asked.done(message);
    }
    this.heard(message);
  }

  /** Send a message and wait for the answer. */
  ask<T = Message>(type: string, facts: Record<string, unknown> = {}): Promise<T> {
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        failed(new Error("the line is not open"));
        return;
      }
      this.#count += 1;
      this.#asked.set(this.#count, { done: done as (m: Message) => void, failed });
      this.#socket.send(JSON.stringify({ type, id: this.#count, ...facts }));
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
