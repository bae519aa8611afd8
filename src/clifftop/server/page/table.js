// A table: what lies before a seat, drawn anew whenever the server shows it.

import { askedPart, BY_ITSELF } from "./asking.js";
import { aside } from "./aside.js";
import { button, make } from "./dom.js";
import { boardOf, choicesOf, FACES, factList } from "./games.js";
import { Line } from "./line.js";
import { BOTS_NOW } from "./lobby.js";
import { keepBox, seatName, showSeats, tickClocks } from "./seats.js";
import { ask, attempt, say, tell } from "./server.js";

export async function table(room, me, id) {
  const summary = await ask("GET", `/api/tables/${encodeURIComponent(id)}`);
  const { games } = await ask("GET", "/api/games");
  const { bots } = games.find(({ name }) => name === summary.game);
  new TablePage(room, me, summary, bots);
}

class TablePage {
  constructor(room, me, summary, bots) {
    Object.assign(this, { me, summary, bots, id: summary.id });
    this.seat = null;
    this.viewer = null; // the seat whose player has said that the screen is his
    this.cursor = 0;
    this.said = new Map(); // what each action was called when it was offered
    this.wish = null; // the hex that was pointed at when only its row could be chosen
    this.sending = new Set(); // seats whose nonce is under way
    const part = (id, attributes) => (this[id] = make("div", { id, class: "part", ...attributes }));
    this.offline = make("p", { class: "offline", hidden: true }, say("offline"));
    this.log = make("ol", { id: "log", tabindex: 0, "aria-label": say("log") });
    this.open = make(
      "div",
      { class: "table" },
      make("div", { class: "left" }, part("spoken", { "aria-live": "polite" }), part("question", { tabindex: -1 }), part("board"), part("facts")),
      make("div", { class: "right" }, part("seats"), part("tools"), make("h2", {}, say("log")), this.log, part("talk")),
    );
    this.cover = make("div", { id: "cover", hidden: true });
    room.append(make("h1", {}, say(`game-${summary.game}`)), this.offline, part("kept"), this.cover, this.open);
    this.line = new Line(`/ws/tables/${this.id}`, {
      opened: () => attempt(() => this.look(this.seat, this.cursor)),
      heard: (message, answered) => this.heard(message, answered),
      changed: (online) => (this.offline.hidden = online),
    });
    const held = summary.seats.findIndex(({ who }) => me !== null && who === me.id);
    if (held >= 0) this.seat = held;
    setInterval(() => this.shown && !this.shown.view.clock.kind.startsWith("n") && tickClocks(this.shown.view), 500);
    aside(this);
  }

  /** Seats that are one's own to play. */
  mine() {
    const playable = ({ who, bot, left }) => this.me !== null && who === this.me.id && (bot === null || left === "vote");
    return this.shown.view.seats.flatMap((held, seat) => (playable(held) ? [seat] : []));
  }

  isHost() {
    return this.me !== null && this.shown.view.host === this.me.id;
  }

  /** Who is asked; while one drafts, nobody else is. */
  asked() {
    const { view, seat } = this.shown;
    return view.draft ? seat : (view.state?.to_act ?? null);
  }

  // To the server.

  look(seat, cursor) {
    this.fromStart = cursor === 0;
    return this.line.ask("look", { seat, cursor, language: "en" });
  }

  send(type, given = {}) {
    return attempt(() => this.line.ask(type, given));
  }

  /** The same for what changes the question: nothing more is answered until it is shown anew. */
  async answer(type, given = {}) {
    this.question.inert = true;
    if (!(await this.send(type, given))) this.question.inert = false;
  }

  act(action) {
    const { number } = this.shown.view;
    const confirm = localStorage.getItem(BY_ITSELF) === "yes";
    return this.answer("act", { seat: this.seat, action, number, confirm });
  }

  pick(action, name) {
    const [, facts] = this.shown.view.state.actions.find(([number]) => number === action);
    this.wish = facts.do === "row" ? name : null;
    this.act(action);
  }

  async why(action) {
    const found = await this.send("why", { seat: this.seat, action });
    if (found?.reason) tell(`${found.reason.text} (${found.reason.clause})`, "refusal");
  }

  async resign(seat) {
    const others = this.mine().filter((other) => other !== seat);
    if (await this.send("resign", { seat })) attempt(() => this.look(others[0] ?? null, 0));
  }

  keep(about, text) {
    keepBox(this.kept, about, text);
  }

  // From the server.

  heard(message, answered) {
    if (message.type === "table") this.take(message);
    else if (message.type === "moved" && this.mine().length) location.assign(`/t/${message.table}`);
    else if (message.type === "moved") this.summary.next = message.table;
    else if (message.type === "gone") tell(message.text, "refusal");
    else if (message.type === "error" && !answered) tell(message.text, "refusal");
  }

  take(message) {
    if ((message.id !== undefined && this.fromStart) || message.seat !== this.seat) this.log.replaceChildren();
    this.shown = message;
    this.seat = message.seat;
    this.cursor = message.cursor;
    const mine = this.mine();
    if (mine.length && !mine.includes(this.seat)) {
      attempt(() => this.look(mine[0], 0));
      return;
    }
    for (const [action, text] of Object.entries(message.texts.actions ?? {})) this.said.set(Number(action), text);
    if (message.view.status === "waiting") this.prepare();
    if (this.mustCover(mine)) this.putCover(mine);
    else this.show();
  }

  /** Whoever holds several seats shares the screen: nobody may see another's hand. */
  mustCover(mine) {
    if (this.shown.view.status !== "running" || mine.length < 2) return false;
    return this.viewer !== this.seat || (mine.includes(this.asked()) && this.asked() !== this.seat);
  }

  putCover(mine) {
    const { view, people } = this.shown;
    const next = mine.includes(this.asked()) ? this.asked() : this.seat;
    const name = seatName(view, people, next);
    const reveal = async () => {
      this.viewer = next;
      ready.disabled = true;
      await attempt(() => this.look(next, 0));
      ready.disabled = false;
    };
    for (const part of [this.spoken, this.question, this.board, this.facts, this.seats, this.tools, this.log]) part.replaceChildren();
    this.open.hidden = true;
    this.cover.hidden = false;
    const ready = button(say("cover-ready", { name }), reveal, { class: "main", id: "uncover" });
    this.cover.replaceChildren(make("h2", {}, say("cover", { name: `${name} (${FACES[view.game].nameOf(next)})` })), ready);
    ready.focus();
  }

  show() {
    const { view } = this.shown;
    const focused = this.question.contains(document.activeElement) ? document.activeElement : null;
    this.open.hidden = false;
    this.cover.hidden = true;
    this.question.replaceChildren(...askedPart(this));
    this.question.inert = false;
    this.speak(this.question.querySelector("h2")?.textContent ?? "");
    if (focused) this.focusAgain(focused);
    showSeats(this);
    this.showTools();
    this.tellLog();
    if (view.clock.kind !== "none") tickClocks(view);
    if (view.state) attempt(() => this.showBoard(view.state));
    document.title = `${this.mine().includes(this.asked()) && view.status === "running" ? "◆ " : ""}${say(`game-${view.game}`)}`;
    this.followWish();
  }

  /** Whoever plays by keyboard goes on where he was, or with the first answer. */
  focusAgain(before) {
    const same = before.id && document.getElementById(before.id);
    (same || this.question.querySelector("button") || this.question).focus();
  }

  /** For those who hear the page: what is asked, once, without all the answers. */
  speak(text) {
    if (this.spoken.textContent !== text) this.spoken.textContent = text;
  }

  tellLog() {
    this.shown.log.forEach((item, number) => {
      const texts = this.shown.texts.log?.[number] ?? [];
      for (const text of texts) this.log.append(make("li", { class: item.entry === "chatted" ? "chat" : null }, text));
    });
    this.log.scrollTop = this.log.scrollHeight;
  }

  async showBoard(state) {
    const { game } = this.summary;
    const board = await boardOf(state.board);
    if (state !== this.shown.view.state || this.open.hidden) return;
    const actions = state.actions ?? [];
    const choices = choicesOf(game, board, actions, this.shown.texts.actions ?? {});
    const why = actions.length ? (action) => this.why(action) : null;
    const pick = (action, name) => this.pick(action, name);
    this.board.replaceChildren(FACES[game].mapOf(board, state, { choices, pick, why }));
    this.facts.replaceChildren(factList(FACES[game].factsOf(state)));
  }

  /** The hex of a tile was pointed at; now that its row is chosen, it can be. */
  followWish() {
    const { wish } = this;
    const found = this.shown.view.state?.actions?.find(([, facts]) => facts.do === "tile" && facts.hex === wish);
    if (!found) return;
    this.wish = null;
    this.act(found[0]);
  }

  // Before the game.

  /** Every seat adds to the dice; what we added is remembered, so that it can be checked later. */
  async prepare() {
    const { dice } = this.shown.view;
    const missing = dice === null ? [] : this.mine().filter((seat) => dice.nonces[seat] === null && !this.sending.has(seat));
    for (const seat of missing) {
      this.sending.add(seat);
      const nonce = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      const kept = JSON.parse(localStorage.getItem(`dice-${this.id}`) ?? "{}");
      const ours = { commitment: dice.commitment, nonces: { ...kept.nonces, [seat]: nonce } };
      localStorage.setItem(`dice-${this.id}`, JSON.stringify(ours));
      await attempt(() => this.line.ask("nonce", { seat, nonce }));
      this.sending.delete(seat);
    }
    if (sessionStorage.getItem(BOTS_NOW) !== this.id || !this.isHost()) return;
    sessionStorage.removeItem(BOTS_NOW);
    await attempt(async () => {
      const open = this.shown.view.seats.flatMap(({ who, bot }, seat) => (who === null && bot === null ? [seat] : []));
      for (const seat of open) await this.line.ask("seat-bot", { seat, bot: this.bots.at(-1) });
      await this.line.ask("start");
    });
  }
}
