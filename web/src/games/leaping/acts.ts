// What an event looks like while it happens, and how long that takes.
import type { Facts, Happening, View } from "../face";
import type { Canyon } from "./canyon";
import type { Point } from "./drawing";
import type { Furniture } from "./furniture";
import type { Clan, EagleName } from "./pieces";
import { nearestEdge, ring, shaded, way } from "./ways";

const HOP = 90;
const FLIGHT = 500;
const SNATCH = 620;
const ROLL = 450;
const CARD = 250;
const SHOWN = 700;

export type Act = { ms: number } & (
  | { kind: "hop"; clan: Clan; way: Point[]; away: string }
  | { kind: "dive"; clan: Clan; way: Point[]; into: Point; points: number; run: number; turns: number }
  | { kind: "flight"; eagle: EagleName; way: Point[]; away: string }
  | { kind: "snatch"; eagle: EagleName; clan: Clan; from: Point; prey: Point; to: Point; away: string }
  | { kind: "roll"; eagle: EagleName; points: number; at: Point; away: string }
  | { kind: "reveal"; value: number; from: Point; to: Point; away: string }
  | { kind: "play"; card: string; seat: number; at: Point; to: Point; away: string }
  | { kind: "pellet"; way: Point[]; pellet: string; away: string }
);

const middle = (box: { x: number; y: number; width: number; height: number }) => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2 + 10,
});

/** Nothing for events that are only told. */
export function actOf(event: Happening, view: View, board: Facts, canyon: Canyon, furniture: Furniture): Act | null {
  const box = (points: number) => middle(furniture.boxes[points - 1]!);
  const hop = (way: Point[]): Act => ({ kind: "hop", clan: event.clan, way, away: "", ms: HOP * Math.max(2, way.length - 1) });
  switch (event.event) {
    case "moved":
    case "scattered":
    case "driven":
      return hop(way(canyon, event.from, event.to, event.event === "moved" ? shaded(board, view) : new Set()));
    case "clawed": {
      const { stand } = canyon.hex(event.hex)!;
      return hop([stand, { x: stand.x + canyon.breadth / 3, y: stand.y - 20 }, stand]);
    }
    case "dived":
    case "fell": {
      const edge = canyon.hex(event.from)?.edge ? event.from : nearestEdge(canyon, event.from);
      const run = way(canyon, event.from, edge, shaded(board, view));
      const running = HOP * (run.length - 1);
      const hang = 700 + (event.points - 1) * 200;
      const turns = event.event === "fell" ? 0.5 : event.points;
      return { kind: "dive", clan: event.clan, way: run, into: box(event.points), points: event.points, run: running, turns, ms: running + hang };
    }
    case "returned":
      return hop([middle(furniture.chow), canyon.hex(event.hex)!.stand]);
    case "bribed":
      return hop([box(event.points - 1), box(event.points)]);
    case "sacrificed":
      return event.points ? hop([middle(furniture.chow), box(event.points)]) : null;
    case "flew":
      return { kind: "flight", eagle: event.eagle, way: ring(canyon, event.eagle, event.from, event.to), away: event.eagle, ms: FLIGHT };
    case "ate":
      return {
        kind: "snatch",
        eagle: event.eagle,
        clan: event.clan,
        from: canyon.zone(event.eagle, view.eagles[event.eagle].zone).centre,
        prey: canyon.hex(event.hex)!.stand,
        to: canyon.zone(event.eagle, view.eagles[event.eagle].zone).centre,
        away: event.eagle,
        ms: SNATCH,
      };
    case "rolled":
      return { kind: "roll", eagle: event.eagle, points: event.points, at: furniture.dice[event.eagle as EagleName], away: `die-${event.eagle}`, ms: ROLL };
    case "revealed":
      return { kind: "reveal", value: event.value, from: furniture.deck, to: furniture.card, away: "card", ms: CARD };
    case "played":
    case "repeated":
      return { kind: "play", card: event.card, seat: event.seat, at: { x: canyon.width / 2, y: canyon.height / 2 }, to: furniture.pile, away: "", ms: 2 * CARD + SHOWN };
    case "claimed": {
      const { centre } = canyon.hex(event.hex)!;
      return { kind: "pellet", way: [centre, { x: centre.x, y: centre.y - 70 }], pellet: event.pellet ?? "?", away: "", ms: CARD };
    }
    case "resupplied":
      return { kind: "pellet", way: [furniture.reserve, canyon.hex(event.hex)!.centre], pellet: "?", away: "", ms: CARD };
    default:
      return null;
  }
}

