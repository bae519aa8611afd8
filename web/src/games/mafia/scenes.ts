// How each event looks. One function an event; the engine has decided everything before.
import type { Happening } from "../face";
import type { Lemming } from "./facts";
import { arc, between, easeIn, easeOut, Film } from "./film";
import { feet, onSpace, overboard, type Point } from "./pier";
import type { Actor, Passing, Stage } from "./stage.svelte";

const HOP = 90; // a space
const DICE = 450;
const CARD = 250;
const DEALT = 110; // there are many
const FALL = 700;

type Show = (stage: Stage, film: Film, event: Happening) => Promise<void>;

export async function play(stage: Stage, film: Film, events: Happening[]): Promise<void> {
  for (const event of events) await SHOWS[event.event]?.(stage, film, event);
}

const SHOWS: Record<string, Show> = {
  dealt: (stage, film, { seat }) => fly(stage, film, stage.pier.barge, hand(stage, seat), seat, true, DEALT),
  async turn(stage, _film, { player }) {
    [stage.player, stage.dice, stage.points] = [player, [], null];
  },
  async rolled(stage, film, { lemming, other }) {
    stage.dice = [lemming, other];
    stage.points = null;
    await film.shot(DICE, (part) => (stage.rolled = easeOut(part)));
  },
  async moved(stage, film, { lemming, from, to }) {
    const actor = stage.actors[lemming as Lemming];
    await hop(stage, film, actor, from, to);
    if (to === "water") await dive(stage, film, actor, 700);
    actor.at = to;
  },
  async block(stage, film, { lemming, blocks }) {
    const actor = stage.actors[lemming as Lemming];
    stage.busy = kindAt(stage, actor) === "mixer" ? actor.at : null;
    const block = stage.enter({ what: "block", x: actor.x, y: actor.y, part: 0 });
    await film.shot(320, (part) => (block.part = easeIn(part)));
    stage.leave(block);
    actor.blocks = blocks;
    await Promise.all([
      puff(stage, film, "dust", actor, 320),
      film.shot(260, (part) => (actor.tall = 1 - 0.25 * arc(part))),
    ]);
    stage.busy = null;
  },
  async "block-off"(stage, film, { lemming, blocks }) {
    const actor = stage.actors[lemming as Lemming];
    stage.busy = actor.at;
    const { x } = actor;
    await film.shot(420, (part) => (actor.x = x + Math.sin(part * 60) * 3 * (1 - part)));
    actor.blocks = blocks;
    stage.busy = null;
    await puff(stage, film, "chips", actor, 320);
  },
  async eliminated(stage, film, { lemming, place }) {
    const actor = stage.actors[lemming as Lemming];
    const from = { x: actor.x, y: actor.y };
    const space = stage.pier.spaces[stage.pier.index.get(actor.at) ?? 0]!;
    const end = overboard(stage.pier, space);
    await film.shot(FALL, (part) => {
      actor.x = between(from.x, end.x, part);
      actor.y = between(from.y, end.y, easeIn(part));
      actor.lift = 46 * arc(Math.min(1, part * 1.6));
      actor.turn = (end.x < from.x ? -74 : 74) * easeIn(part);
      actor.fade = part > 0.8 ? (1 - part) * 5 : 1;
    });
    await puff(stage, film, "splash", { x: actor.x, y: actor.y + 6 }, 420);
    [actor.at, actor.place, actor.blocks] = ["out", place, 0];
    actor.stand(feet(stage.pier, lemming, "out", place));
    await film.shot(300, (part) => (actor.fade = part));
  },
  async drove(stage, film, event) {
    const { lemming, from, to, points } = event;
    const actor = stage.actors[lemming as Lemming];
    await throwDie(stage, film, points);
    await ride(stage, film, actor, from, to, 1);
    if (to === "water") await dive(stage, film, actor, 500);
    actor.at = to;
  },
  async stuck(stage, film, { lemming, from, to, points }) {
    const actor = stage.actors[lemming as Lemming];
    await throwDie(stage, film, points);
    await ride(stage, film, actor, from, to, 0.72);
  },
  bookmaker: (stage, film, { lemming }) => open(stage, film, lemming),
  godfather: (stage, film, { lemming }) => open(stage, film, lemming),
  bet: (stage, film, { seat }) => handIn(stage, film, seat, false),
  dropped: (stage, film, { seat }) => handIn(stage, film, seat, true),
  async won(stage, film, { lemming }) {
    stage.winner = lemming;
    await puff(stage, film, "cheer", stage.actors[lemming as Lemming], 900);
  },
};

/** Space by space along the pier, each with a little arc. */
async function hop(stage: Stage, film: Film, actor: Actor, from: string, to: string): Promise<void> {
  for (const next of way(stage, from, to)) {
    const here = { x: actor.x, y: actor.y };
    await film.shot(HOP, (part) => {
      actor.x = between(here.x, next.x, easeOut(part));
      actor.y = between(here.y, next.y, easeOut(part));
      actor.lift = 26 * arc(part);
    });
  }
}

/** Where the feet come down from one place to another. */
export function way(stage: Stage, from: string, to: string): Point[] {
  const { spaces, index } = stage.pier;
  const first = from === "start" ? 0 : (index.get(from) ?? -1) + 1;
  const last = to === "water" ? spaces.length - 1 : (index.get(to) ?? first);
  return spaces.slice(first, last + 1).map(onSpace);
}

async function dive(stage: Stage, film: Film, actor: Actor, milliseconds: number): Promise<void> {
  const from = { x: actor.x, y: actor.y };
  const water = feet(stage.pier, actor.lemming, "water");
  await film.shot(milliseconds, (part) => {
    actor.x = between(from.x, water.x, part);
    actor.y = between(from.y, water.y, part);
    actor.lift = 110 * arc(part);
    actor.turn = 360 * easeOut(part);
  });
  actor.stand(water);
  actor.at = "water";
  await puff(stage, film, "splash", water, 420);
}

/** By car along the middle of the pier; who does not get through comes back in reverse. */
async function ride(stage: Stage, film: Film, actor: Actor, from: string, to: string, through: number): Promise<void> {
  const { spaces, index, line } = stage.pier;
  const [start, goal] = [spaces[index.get(from)!]!.mark, to === "water" ? line.length - 1 : spaces[index.get(to)!]!.mark];
  const [here, away] = [{ x: actor.x, y: actor.y }, Math.max(1, Math.abs(goal - start) / 17)];
  const car = stage.enter({ what: "car", x: here.x, y: here.y, part: 0, flipped: false }) as Passing & { what: "car" };
  stage.away = from;
  const drive = (mark: number) => {
    const [at, ahead] = [line[Math.round(mark)]!, line[Math.min(line.length - 1, Math.round(mark) + 4)]!];
    car.flipped = ahead.x < at.x;
    [car.x, car.y, actor.x, actor.y, actor.lift] = [at.x, at.y + 24, at.x - (car.flipped ? -8 : 8), at.y + 26, 26];
  };
  const stop = between(start, goal, through);
  await film.shot(240 + HOP * away, (part) => drive(between(start, stop, easeOut(part))));
  if (through < 1) {
    await puff(stage, film, "bang", { x: car.x, y: car.y - 30 }, 260);
    await film.shot(200 + 60 * away, (part) => drive(between(stop, start, easeOut(part))));
  }
  const landing = through < 1 ? here : to === "water" ? { x: actor.x, y: actor.y } : feet(stage.pier, actor.lemming, to);
  const off = { x: actor.x, y: actor.y };
  await film.shot(160, (part) => {
    [actor.x, actor.y] = [between(off.x, landing.x, part), between(off.y, landing.y, part)];
    actor.lift = between(26, 0, part) + 20 * arc(part);
    car.part = part;
  });
  actor.stand(landing);
  stage.leave(car);
  stage.away = null;
}

async function throwDie(stage: Stage, film: Film, points: number): Promise<void> {
  stage.points = points;
  await film.shot(DICE, (part) => (stage.pointsRolled = easeOut(part)));
  await film.pause(160);
}

/** The booth lights up, the old man nods. */
async function open(stage: Stage, film: Film, lemming: Lemming): Promise<void> {
  stage.busy = stage.actors[lemming].at;
  await film.pause(420);
  stage.busy = null;
}

/** A card to the space where the lemming of the question stands. */
async function handIn(stage: Stage, film: Film, seat: number, contract: boolean): Promise<void> {
  const lemming = stage.asked.lemming;
  if (!lemming) return;
  const { x, y } = stage.actors[lemming];
  await fly(stage, film, hand(stage, seat), { x: x + 26, y: y - 66 }, seat, contract, CARD);
}

async function fly(stage: Stage, film: Film, from: Point, to: Point, seat: number, contract: boolean, milliseconds: number): Promise<void> {
  const card = stage.enter({ what: "card", ...from, seat, contract, part: 0 });
  await film.shot(milliseconds, (part) => {
    [card.x, card.y, card.part] = [between(from.x, to.x, easeOut(part)), between(from.y, to.y, easeOut(part)), part];
  });
  stage.leave(card);
}

/** Beyond the near edge of the board, where that seat's hand would be. */
function hand(stage: Stage, seat: number): Point {
  return { x: ((seat + 0.5) * stage.pier.width) / stage.players, y: stage.pier.height + 40 };
}

async function puff(stage: Stage, film: Film, what: "splash" | "dust" | "chips" | "bang" | "cheer", { x, y }: Point, milliseconds: number): Promise<void> {
  const passing = stage.enter({ what, x, y, part: 0 });
  await film.shot(milliseconds, (part) => (passing.part = part));
  stage.leave(passing);
}

function kindAt(stage: Stage, actor: Actor): string | undefined {
  return stage.pier.spaces[stage.pier.index.get(actor.at) ?? -1]?.kind;
}
