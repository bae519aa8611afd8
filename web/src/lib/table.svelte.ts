// A table as the page knows it: what the server has shown, and what can be done.
import type { Choice, Facts, Happening, Preview } from "../games/face";
import { ask, askOnce } from "./api";
import { Line } from "./line";
import { Playback } from "./playback.svelte";
import { Refused, type LogItem, type People, type Shown, type Summary, type TableView, type Texts } from "./protocol";
import { session } from "./session.svelte";
import { sound } from "./sound";

export interface Told {
  item: LogItem;
  texts: string[];
}

const SEEN = "clifftop-seen-";

/** The moment that this browser saw last at a table, from this seat. */
function seenLast(table: string, { seat }: Shown): number | null {
  const [from, moment] = (localStorage.getItem(SEEN + table) ?? "").split(" ");
  return moment !== undefined && from === String(seat) ? Number(moment) : null;
}

function keepSeen(table: string, { seat, view }: Shown): void {
  if (view.status === "running") localStorage.setItem(SEEN + table, `${seat} ${view.number[0]}`);
  else localStorage.removeItem(SEEN + table);
}

function hear(events: Happening[]): void {
  if (!session.settings.sound) return;
  for (const event of new Set(events.map(({ event }) => event))) sound(event);
}

export class TableStore {
  view = $state.raw<TableView | null>(null);
  seat = $state<number | null>(null);
  people = $state.raw<People>({});
  texts = $state.raw<Texts>({});
  log = $state.raw<Told[]>([]);
  board = $state.raw<Facts | null>(null);
  open = $state(false);
  gone = $state<string | null>(null);
  moved = $state<string | null>(null);
  complaint = $state<{ text: string; clause?: string } | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** On one screen: whose turn it is to look, before anything of his is shown. */
  curtain = $state<number | null>(null);
  playback = new Playback(() => session.settings.speed, hear);

  #line: Line;
  #cursor = 0;
  #nonces = new Set<string>();

  constructor(readonly id: string) {
    this.#line = new Line(
      `/ws/tables/${id}`,
      (message) => this.#hear(message),
      (open) => {
        this.open = open;
        if (open) void (this.view ? this.look(this.seat, this.#cursor) : this.#begin());
      },
    );
  }

  /** The first look: from one's seat if one has any, behind a curtain if one has several. */
  async #begin(): Promise<void> {
    try {
      const { seats, status } = await ask<Summary>("GET", `/api/tables/${this.id}`);
      const me = session.me?.id;
      const own = seats.flatMap(({ who, bot, left }, seat) =>
        me && who === me && (!bot || left === "vote") ? [seat] : [],
      );
      if (own.length > 1 && status === "running") this.curtain = own[0]!;
      await this.look(own[0] ?? null);
    } catch (error) {
      if (error instanceof Refused) this.gone = error.message;
    }
  }

  close(): void {
    this.#kept = [];
    this.#line.close();
  }

  // What is shown.

  #hear(message: { type: string }): void {
    if (message.type === "table") this.#keep(message as unknown as Shown & { id?: number });
    if (message.type === "gone") this.gone = (message as unknown as { text: string }).text;
    if (message.type === "moved") this.moved = (message as unknown as { table: string }).table;
    if (message.type === "error" && !("id" in message))
      this.gone = (message as unknown as { text: string }).text;
  }

  #kept: Shown[] = [];
  #wakes: { frame: number; late: ReturnType<typeof setTimeout> } | null = null;

  /** Bots are quick: what comes within one frame is drawn once. An answer to a look is drawn at
   * once, and a page that nobody sees does not wait for frames. */
  #keep(shown: Shown & { id?: number }): void {
    this.#kept.push(shown);
    if (shown.id !== undefined) this.#drawKept();
    else
      this.#wakes ??= {
        frame: requestAnimationFrame(() => this.#drawKept()),
        late: setTimeout(() => this.#drawKept(), 100),
      };
  }

  #drawKept(): void {
    if (this.#wakes) {
      cancelAnimationFrame(this.#wakes.frame);
      clearTimeout(this.#wakes.late);
      this.#wakes = null;
    }
    const kept = this.#kept;
    this.#kept = [];
    for (const shown of kept) this.#take(shown);
  }

  #take(shown: Shown): void {
    const changed = shown.seat !== this.seat || this.view === null;
    if (changed) this.log = [];
    this.seat = shown.seat;
    this.people = shown.people;
    this.texts = shown.texts ?? {};
    this.#cursor = shown.cursor;
    const begins = this.view?.status === "waiting" && shown.view.status === "running";
    const told = shown.log.map((item, place) => ({ item, texts: shown.texts?.log?.[place] ?? [] }));
    if (told.length > 0) this.log = [...this.log, ...told];
    this.view = shown.view;
    this.preview = null;
    // All stand around the screen when the game begins, and the first hand is a secret already.
    if (begins && this.own.length > 1) this.curtain = this.own[0]!;
    const hash = shown.view.state?.board;
    if (hash && !this.board) {
      void askOnce<{ board: Facts }>(`/api/boards/${hash}`).then(({ board }) => (this.board = board));
    }
    this.playback.take(shown, changed, changed ? seenLast(this.id, shown) : null);
    keepSeen(this.id, shown);
    this.#sendNonces();
    this.#changeSeat();
  }

  /** The seats of the guest before the screen. */
  get own(): number[] {
    const me = session.me?.id;
    const seats = this.view?.seats ?? [];
    return seats.flatMap((seat, number) => (me && seat.who === me && !seat.bot ? [number] : []));
  }

  get isHost(): boolean {
    return session.me !== null && this.view?.host === session.me.id;
  }

  /** Dice are made of a nonce of every seat; the page sends those of its own. */
  #sendNonces(): void {
    const { view } = this;
    if (!view?.dice || view.status !== "waiting") return;
    for (const seat of this.own) {
      const key = `${seat} ${view.seats[seat]!.who}`;
      if (view.dice.nonces[seat] || this.#nonces.has(key)) continue;
      this.#nonces.add(key);
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      void this.#line.ask("nonce", { seat, nonce }).catch(() => this.#nonces.delete(key));
    }
  }

  /** Look from the right seat: one's only one, or the one that is asked, behind a curtain. */
  #changeSeat(): void {
    const { view, own } = this;
    if (!view) return;
    if (own.length === 0 || view.status === "over") {
      this.curtain = null;
      return;
    }
    const asked = view.state?.to_act ?? -1;
    if (this.curtain !== null) {
      // Nobody has drawn it back yet, and now somebody else is asked.
      if (own.includes(asked)) this.curtain = asked;
      return;
    }
    const next = own.includes(asked) ? asked : own.includes(this.seat ?? -1) ? this.seat! : own[0]!;
    if (next === this.seat) return;
    if (own.length > 1 && view.status === "running") this.curtain = next;
    else void this.look(next);
  }

  /** The curtain is drawn back by whoever sits there. */
  async drawBack(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    // Without a line nothing of his can be shown, and what is there is somebody else's.
    const seen = await this.look(seat);
    if (seen && this.curtain === seat) this.curtain = null;
  }

  look(seat: number | null, cursor = 0): Promise<boolean> {
    return this.say("look", { seat, cursor, language: "en", frames: true });
  }

  // What can be done.

  get choices(): Choice[] {
    const actions = this.playback.playing ? [] : (this.view?.state?.actions ?? []);
    return actions.map(([action, facts]) => ({
      action,
      facts,
      text: this.texts.actions?.[action] ?? JSON.stringify(facts),
    }));
  }

  get early(): Choice[] {
    return (this.view?.early ?? []).map(([action, facts]) => ({
      action,
      facts,
      text: this.texts.early?.[action] ?? JSON.stringify(facts),
    }));
  }

  /** Any message; what is refused is shown as a complaint. */
  async say(type: string, facts: Record<string, unknown> = {}): Promise<boolean> {
    this.complaint = null;
    try {
      await this.#line.ask(type, facts);
      return true;
    } catch (error) {
      this.#complain(error);
      return false;
    }
  }

  act(action: number): Promise<boolean> {
    const { seat, view } = this;
    const confirm = !session.settings.confirm;
    return this.say("act", { seat, action, number: view?.number, confirm });
  }

  answer(type: "confirm" | "undo" | "redo" | "unseal"): Promise<boolean> {
    return this.say(type, { seat: this.seat, number: this.view?.number });
  }

  seal(action: number): Promise<boolean> {
    return this.say("seal", { seat: this.seat, action, number: this.view?.number });
  }

  #hovered: number | null = null;

  /** What a choice would do, shown before it is made. */
  async hover(action: number | null): Promise<void> {
    if (this.#hovered === action) return;
    this.#hovered = action;
    this.preview = null;
    if (action === null || this.seat === null) return;
    try {
      const found = await this.#line.ask<Preview>("preview", { seat: this.seat, action });
      if (this.#hovered === action) this.preview = { ...found, action };
    } catch {
      // A preview is a kindness, not a promise.
    }
  }

  /** Why a place cannot be chosen: as if it were one of the choices that can. */
  async why(key: string, name: string): Promise<void> {
    const like = this.choices.find(({ facts }) => typeof facts[key] === "string");
    if (!like) return;
    const action = { do: like.facts.do, [key]: name };
    try {
      const found = await this.#line.ask<{ legal: boolean; reason?: { text: string; clause: string } }>(
        "why",
        { seat: this.seat, action },
      );
      if (found.reason) this.complaint = { text: found.reason.text, clause: found.reason.clause };
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    if (error instanceof Refused) {
      const { text, clause, message } = error.refusal;
      if (message !== "table-stale") this.complaint = clause ? { text, clause } : { text };
    }
  }
}
