// A replay: any moment, through any eyes.

import { button, choice, make } from "./dom.js";
import { boardOf, FACES, factList } from "./games.js";
import { ask, attempt, download, say } from "./server.js";

const TOGETHER = 50; // frames that are fetched at once, so that the slider runs smoothly

export async function replay(room, me, id) {
  const facts = await ask("GET", `/api/replays/${encodeURIComponent(id)}`);
  new ReplayPage(room, me, facts, await boardOf(facts.board));
}

class ReplayPage {
  constructor(room, me, facts, board) {
    Object.assign(this, { facts, board, face: FACES[facts.game], fetched: new Map() });
    this.seats = Array.from({ length: facts.players }, (_, seat) => `${this.face.nameOf(seat)} ${playerOf(facts, seat)}`);
    const given = new URLSearchParams(location.search);
    const eyes = [["open", say("eyes-open")], ["none", say("eyes-none")], ...this.seats.map((title, seat) => [String(seat), title])];
    this.eyes = choice(say("eyes"), eyes, { change: () => this.go(this.at) });
    this.eyes.select.value = given.get("seat") ?? "open";
    if (!this.eyes.select.value) this.eyes.select.value = "open";
    const slide = () => this.go(this.slider.valueAsNumber);
    this.slider = make("input", { type: "range", min: 0, max: facts.length, id: "moment", "aria-label": say("moment"), input: slide });
    this.where = make("output");
    this.told = make("ul", { "aria-live": "polite", class: "told" });
    this.map = make("div", { id: "board", class: "part" });
    this.beside = make("div", { class: "right" });
    room.append(
      make("h1", {}, `${say("replay")}: ${say(`game-${facts.game}`)}`),
      make("div", { class: "row" }, this.steps(), this.where, this.eyes.field),
      this.slider,
      make("div", { class: "row" }, me && button(say("play-on"), () => this.playOn()), button(say("record"), () => this.record())),
      make("div", { class: "table" }, make("div", { class: "left" }, this.told, this.map), this.beside),
    );
    this.go(Number(given.get("at") ?? facts.length) || 0);
  }

  steps() {
    const step = (sign, name, moment) => button(sign, () => this.go(moment()), { "aria-label": say(name), id: name });
    return [
      step("|◀", "first", () => 0),
      step("◀", "previous", () => this.at - 1),
      step("▶", "following", () => this.at + 1),
      step("▶|", "last", () => this.facts.length),
    ];
  }

  go(moment) {
    this.at = Math.min(Math.max(0, moment), this.facts.length);
    this.slider.value = this.at;
    this.where.value = `${this.at} / ${this.facts.length}`;
    const { at } = this;
    const eyes = this.eyes.select.value;
    return attempt(async () => {
      const frame = await this.frame(at, eyes);
      if (at === this.at && eyes === this.eyes.select.value) this.show(frame);
    });
  }

  async frame(at, eyes) {
    const first = at - (at % TOGETHER);
    const name = `${eyes}-${first}`;
    const path = `/api/replays/${this.facts.id}/frames?at=${first}&count=${TOGETHER}&seat=${eyes}&language=en`;
    if (!this.fetched.has(name)) this.fetched.set(name, ask("GET", path));
    try {
      return (await this.fetched.get(name)).frames[at - first];
    } catch (error) {
      this.fetched.delete(name);
      throw error;
    }
  }

  show({ view, texts, question }) {
    const { face, facts } = this;
    this.told.replaceChildren(...[...texts, question].filter(Boolean).map((text) => make("li", {}, text)));
    this.map.replaceChildren(face.mapOf(this.board, view, { choices: new Map() }));
    const seat = (title, number) =>
      make("li", { class: "seat" }, make("strong", {}, title), endOf(facts, number), factList(face.seatOf(view, number)));
    this.beside.replaceChildren(factList(face.factsOf(view)), make("ol", { class: "seats" }, this.seats.map(seat)));
    history.replaceState(null, "", `?at=${this.at}&seat=${this.eyes.select.value}`);
  }

  playOn() {
    const { id, game } = this.facts;
    const from = { replay: id, at: this.at };
    return attempt(async () => location.assign(`/t/${(await ask("POST", "/api/tables", { game, from })).id}`));
  }

  record() {
    const { id, game } = this.facts;
    return attempt(() => download(`/api/replays/${id}/record`, `${game}-${id}.json`));
  }
}

function playerOf(facts, seat) {
  const { who, name, bot } = facts.seats?.[seat] ?? {};
  return name ?? who ?? (bot ? say("bot-named", { name: bot }) : "");
}

function endOf(facts, seat) {
  return facts.places ? ` ${say("ended", { place: facts.places[seat], number: facts.scores[seat] })}` : "";
}
