// Where things are: the pier of a board file, its middle line, and quiet water beside it.
import type { Facts } from "../face";
import type { Lemming } from "./facts";

export type Kind = "empty" | "mixer" | "jackhammer" | "car" | "bookmaker" | "godfather";

export interface Point {
  x: number;
  y: number;
}

export interface Space extends Point {
  name: string;
  section: number;
  kind: Kind;
  /** Where it is on the middle line. */
  mark: number;
  /** The pier goes to the left here. */
  left: boolean;
}

/** A point of the middle line with the direction across the pier. */
export interface Mark extends Point {
  nx: number;
  ny: number;
}

export interface Pier {
  width: number;
  height: number;
  spaces: Space[];
  index: Map<string, number>;
  start: Record<Lemming, Point>;
  water: Point;
  line: Mark[];
  /** Marks between two sections, where the tape is. */
  tapes: Mark[];
  /** Some of them are lit. */
  lamps: Mark[];
  /** Room for the barge with the dice and for the buoys. */
  barge: Point;
  buoys: Point;
}

export const HALF = 62; // of the pier's width
export const STEP = 6; // between two marks
export const BARGE = { width: 400, height: 96 };
export const BUOYS = { width: 530, height: 60 };
const TALL = 100; // how far a fitting rises above its space

/** The pier of a board file's facts. */
export function pierOf(board: Facts): Pier {
  const spaces: Space[] = [];
  (board.sections as [Kind, number, number][][]).forEach((section, number) =>
    section.forEach(([kind, x, y], place) =>
      spaces.push({ name: `${number + 1}${"abc"[place]}`, section: number, kind, x, y, mark: 0, left: false }),
    ),
  );
  const line = middle(spaces);
  for (const space of spaces) {
    space.mark = nearest(line, space);
    space.left = line[space.mark]!.ny < 0;
  }
  const tapes = spaces.slice(1).flatMap((space, place) => {
    const before = spaces[place]!;
    return before.section === space.section ? [] : [line[Math.round((before.mark + space.mark) / 2)]!];
  });
  const [width, height] = board.area as [number, number];
  const start = Object.fromEntries(
    Object.entries(board.start as Record<Lemming, [number, number]>).map(([name, [x, y]]) => [name, { x, y }]),
  ) as Record<Lemming, Point>;
  const taken = line.filter((_, place) => place % 4 === 0).flatMap(({ x, y }) => [-TALL, -HALF, 0, HALF + 14].map((by) => ({ x, y: y + by })));
  const lamps = tapes.filter((_, place) => place % 2 === 0);
  taken.push(...Object.values(start), ...lamps.flatMap(({ x, y }) => [{ x, y: y - HALF - 60 }, { x, y: y - HALF - 90 }]));
  const buoys = quiet(taken, BUOYS, width, height);
  const besides = [-1, -0.5, 0, 0.5, 1].map((part) => ({ x: buoys.x + (part * BUOYS.width) / 2, y: buoys.y }));
  const barge = quiet([...taken, ...besides], BARGE, width, height);
  const [x, y] = board.water as [number, number];
  const index = new Map(spaces.map((space, place) => [space.name, place]));
  return { width, height, spaces, index, start, water: { x, y }, line, tapes, lamps, barge, buoys };
}

export interface Box extends Point {
  width: number;
  height: number;
}

const SKY = 112;

/** The pier with sky above, and with more of sky, sea and quay where the window has another shape. */
export function around(pier: Pier, aspect: number): Box {
  const least = pier.height + SKY;
  const width = Math.max(pier.width, least * aspect);
  const height = Math.max(least, pier.width / aspect);
  return { x: (pier.width - width) / 2, y: -SKY - (height - least) * 0.4, width, height };
}

/** A smooth line through all spaces, a bit longer at both ends; a mark every few units. */
function middle(spaces: Point[]): Mark[] {
  const [first, second] = [spaces[0]!, spaces[1] ?? spaces[0]!];
  const [last, before] = [spaces.at(-1)!, spaces.at(-2) ?? spaces.at(-1)!];
  const beyond = (from: Point, to: Point, part: number) => ({ x: to.x + (to.x - from.x) * part, y: to.y + (to.y - from.y) * part });
  const knots = [beyond(second, first, 2), beyond(second, first, 1), ...spaces, beyond(before, last, 0.8), beyond(before, last, 1.6)];
  const dense: Point[] = [];
  for (let knot = 1; knot < knots.length - 2; knot += 1) {
    const [a, b, c, d] = knots.slice(knot - 1, knot + 3) as [Point, Point, Point, Point];
    for (let part = 0; part < 1; part += 0.02) dense.push({ x: spline(a.x, b.x, c.x, d.x, part), y: spline(a.y, b.y, c.y, d.y, part) });
  }
  const even: Point[] = [dense[0]!];
  for (const point of dense) if (Math.hypot(point.x - even.at(-1)!.x, point.y - even.at(-1)!.y) >= STEP) even.push(point);
  return even.map((point, place) => {
    const [from, to] = [even[Math.max(0, place - 3)]!, even[Math.min(even.length - 1, place + 3)]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { ...point, nx: -(to.y - from.y) / length, ny: (to.x - from.x) / length };
  });
}

/** Catmull and Rom's curve between b and c. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

function nearest(line: Point[], to: Point): number {
  let best = 0;
  line.forEach((mark, place) => {
    if (Math.hypot(mark.x - to.x, mark.y - to.y) < Math.hypot(line[best]!.x - to.x, line[best]!.y - to.y)) best = place;
  });
  return best;
}

/** The middle of a box as far from everything as there is on the board, rather in its centre. */
function quiet(taken: Point[], box: { width: number; height: number }, width: number, height: number): Point {
  let best = { x: width / 2, y: height / 2 };
  let most = -Infinity;
  for (let x = box.width / 2 + 20; x <= width - box.width / 2 - 20; x += 20) {
    for (let y = box.height / 2 + 20; y <= height - box.height / 2 - 10; y += 10) {
      let room = 60;
      for (const point of taken) {
        const dx = Math.abs(point.x - x) - box.width / 2;
        const dy = Math.abs(point.y - y) - box.height / 2;
        room = Math.min(room, dx < 0 || dy < 0 ? Math.max(dx, dy) : Math.hypot(dx, dy));
      }
      const worth = room - Math.hypot(x - width / 2, y - height / 2) / 20;
      if (worth > most) [most, best] = [worth, { x, y }];
    }
  }
  return best;
}

/** Where a lemming's feet are. */
export function feet(pier: Pier, lemming: Lemming, at: string, place = 6): Point {
  if (at === "start") return { x: pier.start[lemming].x, y: pier.start[lemming].y + 30 };
  if (at === "water") return { x: pier.water.x, y: pier.water.y + 24 };
  if (at === "out") return buoy(pier, place);
  return onSpace(pier.spaces[pier.index.get(at) ?? 0]!);
}

/** In front of the fitting and a little to its left. */
export function onSpace(space: Point): Point {
  return { x: space.x - 18, y: space.y + 38 };
}

/** In the water beside a space: on the near side or, where the pier runs up or down, outside. */
export function overboard(pier: Pier, space: Space): Point {
  const mark = pier.line[space.mark]!;
  const [one, other] = [-1, 1].map((side) => ({
    x: mark.x + mark.nx * side * (HALF + 44),
    y: mark.y + mark.ny * side * (HALF + 44) + 30,
  })) as [Point, Point];
  if (Math.abs(mark.ny) > 0.4) return one.y > other.y ? one : other;
  const outside = ({ x }: Point) => Math.abs(x - pier.width / 2);
  return outside(one) > outside(other) ? one : other;
}

export function buoy(pier: Pier, place: number): Point {
  return { x: pier.buoys.x + (place - 3.5) * 92, y: pier.buoys.y + 16 };
}

/** A number between 0 and 1 that is always the same for the same place: wood is uneven. */
export function grain(place: number): number {
  const wave = Math.sin(place * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}
