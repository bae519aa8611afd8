// How each event is played: the table is moved on first, then what has moved comes from where it was.
import { tick } from "svelte";
import type { Happening } from "../face";
import { column, DECK, DISCARDS, PILE_Y, SUPPLY_Y, type Setting } from "./blanket";
import type { Course, Point } from "./course";
import type { Reel } from "./reel.svelte";
import { standing, tell, type Piece } from "./table";

export interface Stage {
  root: Element;
  course: Course;
  setting: Setting;
  seat: number | null;
  players: number;
  speed: number;
}

const HOP = 90;
const PUSH = 150;
const CARD = 250;
const DROP = 500;
const DIVE = 950;
const RISE = 420;
const BETWEEN_CARDS = 70;
const CHEER = 700;

/** Thrown out of a take that has been cut: nothing of it may touch the table any more. */
export class Cut extends Error {}

export class Take {
  #reel: Reel;
  #stage: Stage;
  #running = new Set<Animation>();
  #over = false;
  #count = 0;

  constructor(reel: Reel, stage: Stage) {
    this.#reel = reel;
    this.#stage = stage;
  }

  async play(events: Happening[]): Promise<void> {
    for (const batch of batches(events)) await this.#show(batch);
  }

  cut(): void {
    this.#over = true;
    for (const animation of this.#running) animation.cancel();
  }

  async #show(batch: Happening[]): Promise<void> {
    const [event] = batch as [Happening];
    switch (event.event) {
      case "moved":
      case "pushed":
      case "pushed-over":
      case "crossed":
        return this.#go(batch);
      case "laid":
        return this.#lay(event);
      case "joined":
      case "replaced":
      case "discarded":
        return this.#put(event);
      case "shrunk":
        return this.#sweep(event);
      case "reshuffled":
        return this.#shuffle(event);
      case "dealt":
      case "drew":
        return this.#draw(batch);
      case "won":
        return this.#cheer(event);
      default:
        return undefined;
    }
  }

  async #go(batch: Happening[]): Promise<void> {
    const { course } = this.#stage;
    const table = this.#reel.table!;
    const before = new Map(table.pieces.map((piece) => [piece.key, standing(course, table, piece)]));
    const places = new Map(table.pieces.map((piece) => [piece.key, piece.place]));
    for (const event of batch) tell(table, event);
    const gone = table.pieces.filter((piece) => piece.place !== places.get(piece.key));
    for (const piece of gone) piece.diving = piece.place === "home";
    await this.#drawn();
    const pushing = batch.length > 1;
    await Promise.all(
      gone.map(async (piece) => {
        const from = before.get(piece.key)!;
        const to = standing(course, table, piece);
        if (piece.diving) {
          await this.#dive(piece, from, to);
        } else {
          const far = Math.hypot(to.x - from.x, to.y - from.y) > 80 ? 2 : 1;
          await this.#move(`[data-piece="${piece.key}"]`, arc(from, to, pushing ? 10 : 24), (pushing ? PUSH : HOP) * far);
        }
      }),
    );
  }

  async #dive(piece: Piece, from: Point, to: Point): Promise<void> {
    const which = `[data-piece="${piece.key}"]`;
    const rock = nearest(this.#stage.course.rock, from);
    const by = (point: Point, turn: number, size = 1) => ({
      transform: `translate(${point.x - to.x}px,${point.y - to.y}px) rotate(${turn}deg) scale(${size})`,
    });
    const side = to.x < rock.x ? -1 : 1;
    await this.#move(
      which,
      [
        { ...by(from, 0), offset: 0 },
        { ...by({ x: (from.x + rock.x) / 2, y: (from.y + rock.y) / 2 - 20 }, 0), offset: 0.08 },
        { ...by({ x: rock.x, y: rock.y + 10 }, 0), offset: 0.16 },
        { ...by({ x: rock.x, y: rock.y + 16 }, 0, 0.92), offset: 0.26, easing: "ease-out" },
        { ...by({ x: (rock.x + to.x) / 2, y: Math.min(rock.y, to.y) - 110 }, side * 170, 1.15), offset: 0.6, easing: "ease-in" },
        { ...by({ x: to.x, y: to.y + 20 }, side * 350, 0.9), offset: 1 },
      ],
      DIVE,
      "linear",
    );
    const splash = { ...to, id: (this.#count += 1) };
    piece.diving = false;
    this.#reel.splashes.push(splash);
    await this.#drawn();
    await this.#move(which, [
      { transform: "translate(0,26px)", opacity: 0 },
      { transform: "translate(0,-8px)", opacity: 1, offset: 0.6 },
      { transform: "none" },
    ], RISE);
    this.#reel.splashes = this.#reel.splashes.filter((one) => one.id !== splash.id);
  }

  async #lay(event: Happening): Promise<void> {
    const { course, setting } = this.#stage;
    const hex = course.at.get(event.hex)!;
    const x = setting.blanket.x + column(event.tile) * setting.scale - hex.x;
    const y = setting.blanket.y + SUPPLY_Y * setting.scale - hex.y;
    tell(this.#reel.table!, event);
    await this.#drawn();
    await this.#move(`[data-tile="${event.hex}"]`, [
      { transform: `translate(${x}px,${y}px) scale(0.9)`, easing: "ease-in-out" },
      { transform: "translate(0,-70px) scale(1.18)", offset: 0.6, easing: "ease-in" },
      { transform: "translate(0,3px) scale(1.04,0.9)", offset: 0.88 },
      { transform: "none" },
    ], DROP);
  }

  async #put(event: Happening): Promise<void> {
    const thrown = event.event === "discarded";
    const at = thrown ? DISCARDS : { x: column(event.terrain), y: PILE_Y };
    const hand = this.#hand(event.seat);
    tell(this.#reel.table!, event);
    await this.#drawn();
    const moves = [this.#move(thrown ? `[data-stock="discards"] .top` : `[data-pile="${event.terrain}"] .top`, slide(hand, at, -8), CARD)];
    if (event.event === "replaced") {
      moves.push(this.#move(`[data-stock="discards"] .top`, slide(at, DISCARDS, 6), CARD));
    }
    await Promise.all(moves);
  }

  async #sweep(event: Happening): Promise<void> {
    tell(this.#reel.table!, event);
    await this.#drawn();
    await this.#move(`[data-stock="discards"] .top`, slide({ x: column(event.terrain), y: PILE_Y }, DISCARDS, 6), CARD);
  }

  async #shuffle(event: Happening): Promise<void> {
    tell(this.#reel.table!, event);
    await this.#drawn();
    await this.#move(`[data-stock="deck"] .top`, slide(DISCARDS, DECK, 180), CARD * 1.4);
  }

  async #draw(batch: Happening[]): Promise<void> {
    const drawn = batch.map(async (event, index) => {
      const to = this.#hand(event.seat);
      const id = (this.#count += 1);
      tell(this.#reel.table!, event);
      this.#reel.flights.push({ ...to, id, card: event.terrain ? { terrain: event.terrain, value: event.value } : null });
      await this.#drawn();
      await this.#move(`[data-flight="${id}"]`, slide(DECK, to, 8), CARD, "ease-out", index * BETWEEN_CARDS);
      this.#reel.flights = this.#reel.flights.filter((flight) => flight.id !== id);
    });
    await Promise.all(drawn);
  }

  async #cheer(event: Happening): Promise<void> {
    const home = this.#reel.table!.pieces.filter((piece) => piece.seat === event.seat);
    const leap = [{ transform: "none" }, { transform: "translate(0,-34px)", offset: 0.3 }, { transform: "translate(0,4px)", offset: 0.6 }, { transform: "translate(0,-16px)", offset: 0.8 }, { transform: "none" }];
    await Promise.all(home.map((piece, index) => this.#move(`[data-piece="${piece.key}"]`, leap, CHEER, "ease-out", index * 90)));
  }

  /** Where a seat's cards come from, in places of the blanket: one's own from below. */
  #hand(of: number): Point {
    const { frame, blanket, scale } = this.#stage.setting;
    const { seat, players } = this.#stage;
    const from =
      of === seat
        ? { x: frame.x + frame.width / 2, y: frame.y + frame.height + 90 }
        : { x: frame.x - 90, y: frame.y + (frame.height * (of + 1)) / (players + 1) };
    return { x: (from.x - blanket.x) / scale, y: (from.y - blanket.y) / scale };
  }

  async #move(which: string, frames: Keyframe[], duration: number, easing = "ease-out", delay = 0): Promise<void> {
    const element = this.#stage.root.querySelector(which);
    if (!element) return;
    const { speed } = this.#stage;
    const animation = element.animate(frames, { duration: duration / speed, delay: delay / speed, easing, fill: "backwards" });
    this.#running.add(animation);
    await animation.finished.catch(() => {});
    this.#running.delete(animation);
    if (this.#over) throw new Cut();
  }

  /** Until the table is drawn as it is now. */
  async #drawn(): Promise<void> {
    await tick();
    if (this.#over) throw new Cut();
  }
}

/** Events that are one movement: a push with its step, the cards of one draw. */
function batches(events: Happening[]): Happening[][] {
  const all: Happening[][] = [];
  for (const event of events) {
    const last = all.at(-1)?.at(-1);
    const pushed = last?.event === "pushed" || last?.event === "pushed-over";
    const drawn = event.event === "drew" || event.event === "dealt";
    if (last && (pushed || (drawn && last.event === event.event))) all.at(-1)!.push(event);
    else all.push([event]);
  }
  return all;
}

function arc(from: Point, to: Point, high: number): Keyframe[] {
  const [x, y] = [from.x - to.x, from.y - to.y];
  return [
    { transform: `translate(${x}px,${y}px)` },
    { transform: `translate(${x / 2}px,${y / 2 - high}px)` },
    { transform: "none" },
  ];
}

function slide(from: Point, to: Point, turn: number): Keyframe[] {
  return [{ transform: `translate(${from.x - to.x}px,${from.y - to.y}px) rotate(${turn}deg)` }, { transform: "none" }];
}

function nearest(points: Point[], to: Point): Point {
  const far = (point: Point) => Math.hypot(point.x - to.x, point.y - to.y);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best), points[0] ?? to);
}
