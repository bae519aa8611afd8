// Ways to draw: which hexes a lemming hops over, which zones an eagle passes.
import type { Facts, View } from "../face";
import type { Canyon, HexPlace } from "./canyon";
import type { Point } from "./drawing";
import { EAGLES, ZONES } from "./pieces";

/** Hexes that lie under an eagle. */
export function shaded(board: Facts, view: View): Set<string> {
  return new Set(EAGLES.flatMap((eagle) => board.zones[eagle][view.eagles[eagle].zone] as string[]));
}

/** The places from one hex to another, around the shadows where that is possible. */
export function way(canyon: Canyon, from: string, to: string, avoid: Set<string>): Point[] {
  const goal = canyon.hex(to)!;
  const starts = from === "start" ? canyon.hexes.filter((hex) => hex.row === 1) : [canyon.hex(from)!];
  const begin: HexPlace | null = from === "start" ? null : starts[0]!;
  const cost = new Map<string, number>();
  const before = new Map<string, HexPlace | null>();
  const open: HexPlace[] = [];
  for (const hex of starts) {
    // Of the hexes next to the Start Area the one straight below the goal is nearest.
    cost.set(hex.name, begin ? 0 : 1 + Math.abs(hex.across - goal.across) * 0.01);
    before.set(hex.name, null);
    open.push(hex);
  }
  while (open.length) {
    open.sort((a, b) => cost.get(a.name)! - cost.get(b.name)!);
    const here = open.shift()!;
    if (here === goal) break;
    for (const next of canyon.beside(here)) {
      const price = cost.get(here.name)! + 1 + (avoid.has(next.name) ? 6 : 0) + (next.brush ? 0.4 : 0);
      if (price < (cost.get(next.name) ?? Infinity)) {
        cost.set(next.name, price);
        before.set(next.name, here);
        open.push(next);
      }
    }
  }
  const places: Point[] = [];
  for (let hex: HexPlace | null = goal; hex; hex = before.get(hex.name) ?? null) places.unshift(hex.stand);
  if (!begin) places.unshift(gate(canyon));
  return places;
}

/** Where lemmings come from that are still at the start. */
export function gate(canyon: Canyon): Point {
  const { x, y, width, height } = canyon.startBox;
  return { x: x + width / 2, y: y + height / 2 + 24 };
}

/** The edge hex that a lemming runs to before it dives. */
export function nearestEdge(canyon: Canyon, from: string): string {
  const hex = canyon.hex(from);
  const away = (other: HexPlace) => (hex ? Math.abs(other.across - hex.across) : 0);
  return canyon.hexes.filter((other) => other.edge).sort((a, b) => away(a) - away(b))[0]!.name;
}

/** From zone to zone round the ring, the shorter way. */
export function ring(canyon: Canyon, eagle: string, from: string, to: string): Point[] {
  const begin = ZONES.indexOf(from);
  const steps = (ZONES.indexOf(to) - begin + ZONES.length) % ZONES.length;
  const turn = steps <= ZONES.length / 2 ? 1 : -1;
  const count = turn === 1 ? steps : ZONES.length - steps;
  return Array.from({ length: count + 1 }, (_, n) => {
    const letter = ZONES[(begin + turn * n + ZONES.length) % ZONES.length]!;
    return canyon.zone(eagle, letter).centre;
  });
}
