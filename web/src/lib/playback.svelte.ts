// What has happened is shown in order: one scene after the other, then the table as it is now.
import type { Happening, Scene, View } from "../games/face";
import type { Shown, Step } from "./protocol";

interface Coming {
  events: Happening[];
  view: View;
  texts: string[];
}

/** So much at once is not watched but caught up with. */
const MOST = 60;

export class Playback {
  /** What is drawn. */
  view = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** What is being told with the scene. */
  caption = $state("");
  #coming: Coming[] = [];
  #seen: Step[] = []; // of the own draft: played when it was made, not again when it is confirmed
  #count = 0;

  constructor(
    readonly speed: () => number,
    /** What begins to be shown can be heard, too. */
    readonly heard: (events: Happening[]) => void,
  ) {}

  get playing(): boolean {
    return this.scene !== null;
  }

  /** A message from the server: what leads there, and where. Whoever comes back after a while is
   * shown what has happened `since` the moment he saw last, as far as the server remembers it. */
  take(message: Shown, changed: boolean, since: number | null = null): void {
    const shown = since === null ? message : this.#since(message, since);
    const seatChanged = changed && shown === message;
    const state = shown.view.state;
    if (!state) {
      this.skip();
      this.view = null;
      return;
    }
    const steps = shown.view.draft?.steps ?? [];
    const undone = shown.log.some(({ entry }) => entry === "undone");
    if (this.view === null || seatChanged || undone || this.speed() === 0) {
      this.#seen = steps;
      this.jump(state);
      return;
    }
    for (const coming of this.#fromLog(shown, state)) this.#coming.push(coming);
    this.#fromDraft(steps, state);
    if (this.#coming.length > MOST) this.#coming = this.#coming.slice(-3);
    if (this.#coming.length === 0 || this.#coming.at(-1)!.events.length === 0) {
      this.#coming.push({ events: [], view: state, texts: [] });
    } else {
      this.#coming.at(-1)!.view = state;
    }
    if (!this.playing) this.next();
  }

  #since(message: Shown, since: number): Shown {
    const before = message.frames?.findLast(({ moment }) => moment <= since);
    const first = message.log.findIndex(
      ({ entry, moment }) => entry === "events" && (moment as number) > since,
    );
    if (!before || first < 0 || this.view !== null || this.speed() === 0) return message;
    this.view = before.view;
    const texts = { ...message.texts, log: message.texts?.log?.slice(first) };
    return { ...message, log: message.log.slice(first), texts };
  }

  #fromLog(shown: Shown, state: View): Coming[] {
    const views = new Map(shown.frames?.map(({ moment, view }) => [moment, view]));
    const found: Coming[] = [];
    shown.log.forEach((item, place) => {
      if (item.entry !== "events") return;
      const seen = this.#seen[0];
      if (seen && JSON.stringify(seen.events) === JSON.stringify(item.events)) {
        this.#seen.shift();
        return;
      }
      this.#seen = [];
      const view = views.get(item.moment as number) ?? state;
      found.push({
        events: item.events as Happening[],
        view,
        texts: shown.texts?.log?.[place] ?? [],
      });
    });
    return found;
  }

  #fromDraft(steps: Step[], state: View): void {
    const known = this.#seen.length;
    const longer = steps.length > known && this.#seen.every((step, n) => step.action === steps[n]!.action);
    if (longer) {
      const fresh = steps.slice(known);
      fresh.forEach(({ events }) => this.#coming.push({ events, view: state, texts: [] }));
    }
    this.#seen = [...steps];
  }

  /** The next scene, or rest. */
  next(): void {
    for (;;) {
      const coming = this.#coming.shift();
      if (!coming) {
        this.scene = null;
        this.caption = "";
        return;
      }
      const before = this.view!;
      this.view = coming.view;
      if (coming.events.length > 0 && this.speed() > 0) {
        this.#count += 1;
        this.caption = coming.texts.join(" ");
        this.scene = { id: this.#count, events: coming.events, before };
        this.heard(coming.events);
        return;
      }
    }
  }

  /** A scene has ended. */
  done(id: number): void {
    if (this.scene?.id === id) this.next();
  }

  /** To the end of what there is to see. */
  skip(): void {
    const last = this.#coming.at(-1);
    this.#coming = [];
    if (last) this.view = last.view;
    this.scene = null;
    this.caption = "";
  }

  jump(view: View): void {
    this.#coming = [];
    this.scene = null;
    this.caption = "";
    this.view = view;
  }
}
