// What lies on the table, as it is drawn: read from a view, and moved on event by event.
import type { Happening, View } from "../face";
import { spot, TERRAINS, type Course, type Point } from "./course";

export interface Piece {
  key: string;
  seat: number;
  /** A hex, "start" or "home". */
  place: string;
  diving: boolean;
}

export interface PileOfCards {
  cards: number[];
  lowest: number;
  sum: number;
}

export interface CardOf {
  terrain: string;
  value: number;
}

export interface Table {
  pieces: Piece[];
  tiles: Record<string, string>;
  tilesLeft: Record<string, number>;
  piles: Record<string, PileOfCards>;
  deck: number;
  discards: number;
  /** The card that was discarded last, where that is known. */
  discarded: CardOf | null;
}

export function readTable(view: View): Table {
  const pieces = (view.lemmings as string[][]).flatMap((places, seat) =>
    places.map((place, index) => ({ key: `${seat}-${index}`, seat, place, diving: false })),
  );
  const thrown = Object.entries(view.discards as Record<string, number[]>);
  const [terrain, values] = thrown.at(-1) ?? [];
  return {
    pieces,
    tiles: { ...view.tiles },
    tilesLeft: { ...view.tiles_left },
    piles: Object.fromEntries(TERRAINS.map((kind) => [kind, { ...view.piles[kind] }])),
    deck: view.deck,
    discards: thrown.reduce((sum, [, held]) => sum + held.length, 0),
    discarded: terrain && values ? { terrain, value: values.at(-1)! } : null,
  };
}

/** The piece an event speaks of: of two at one place, the one that came last. */
export function pieceOf(table: Table, event: Happening): Piece | undefined {
  return table.pieces.findLast((piece) => piece.seat === event.seat && piece.place === event.from);
}

/** The table after an event. What is not drawn changes nothing. */
export function tell(table: Table, event: Happening): void {
  const pile = table.piles[event.terrain];
  switch (event.event) {
    case "moved":
    case "pushed":
      pieceOf(table, event)!.place = event.to;
      break;
    case "crossed":
    case "pushed-over":
      pieceOf(table, event)!.place = "home";
      break;
    case "laid":
      table.tiles[event.hex] = event.tile;
      table.tilesLeft[event.tile]! -= 1;
      break;
    case "joined":
      table.piles[event.terrain] = { cards: [...pile!.cards, event.value], lowest: event.value, sum: event.points };
      break;
    case "replaced":
      throwAway(table, event.terrain, pile!.cards);
      table.piles[event.terrain] = { cards: [event.value], lowest: event.value, sum: event.value };
      break;
    case "discarded":
      throwAway(table, event.terrain, [event.value]);
      break;
    case "shrunk":
      throwAway(table, event.terrain, pile!.cards.slice(0, -1));
      table.piles[event.terrain] = { cards: [0], lowest: 0, sum: 0 };
      break;
    case "reshuffled":
      table.deck = event.cards;
      table.discards = 0;
      table.discarded = null;
      break;
    case "dealt":
    case "drew":
      table.deck -= 1;
  }
}

function throwAway(table: Table, terrain: string, values: number[]): void {
  table.discards += values.length;
  if (values.length) table.discarded = { terrain, value: values.at(-1)! };
}

/** How much a tile lifts who stands on it. */
const LIFT = 8;

/** Where a piece's feet are. */
export function standing(course: Course, table: Table, piece: Piece): Point {
  const hex = course.at.get(piece.place);
  if (hex) return { x: hex.x, y: hex.y + 22 - (table.tiles[piece.place] ? LIFT : 0) };
  const mates = table.pieces.filter((one) => one.seat === piece.seat && one.place === piece.place);
  const slot = 2 * piece.seat + mates.indexOf(piece);
  return spot(piece.place === "home" ? course.bay : course.yard, slot);
}
