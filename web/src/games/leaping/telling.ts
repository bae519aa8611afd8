// The table as it looks after something happened, as far as a drawing shows it. No rule is known here:
// an event says what went where.
import type { Happening, View } from "../face";
import { CLANS, letterOf, type Clan } from "./pieces";

function counted(counts: number[], seat: number, by: number): number[] {
  return counts.map((count, n) => (n === seat ? count + by : count));
}

/** The hexes without the topmost lemming of a clan on one of them. */
function without(hexes: Record<string, string>, hex: string, clan: string): Record<string, string> {
  const stack = hexes[hex] ?? "";
  const at = stack.lastIndexOf(letterOf(clan));
  const rest = at < 0 ? stack : stack.slice(0, at) + stack.slice(at + 1);
  const { [hex]: _, ...others } = hexes;
  return rest ? { ...others, [hex]: rest } : others;
}

function onto(hexes: Record<string, string>, hex: string, clan: string): Record<string, string> {
  return { ...hexes, [hex]: (hexes[hex] ?? "") + letterOf(clan) };
}

function boxed(boxes: number[][], seat: number, points: number, by: number): number[][] {
  return boxes.map((row, n) => (n === seat ? counted(row, points - 1, by) : row));
}

/** As a piece is being lifted: it has left where it was. */
export function lifted(view: View, event: Happening): View {
  const seat = CLANS.indexOf(event.clan as Clan);
  switch (event.event) {
    case "moved":
    case "scattered":
    case "driven":
    case "dived":
    case "fell":
      if (event.from === "start") return { ...view, start: counted(view.start, seat, -1) };
      return { ...view, hexes: without(view.hexes, event.from, event.clan) };
    case "ate":
    case "clawed":
      return { ...view, hexes: without(view.hexes, event.hex, event.clan) };
    case "returned":
    case "sacrificed":
      return { ...view, chow: counted(view.chow, seat, -1) };
    case "bribed":
      return { ...view, boxes: boxed(view.boxes, seat, event.points - 1, -1) };
    case "claimed":
      return { ...view, pellets: view.pellets.filter((hex: string) => hex !== event.hex) };
    case "resupplied":
      return { ...view, reserve: view.reserve - 1 };
    case "revealed":
      return { ...view, cards_left: view.cards_left - 1 };
    default:
      return view;
  }
}

/** As it has come to rest. */
export function told(before: View, event: Happening): View {
  const view = lifted(before, event);
  const seat = CLANS.indexOf(event.clan as Clan);
  const eagle = view.eagles[event.eagle];
  const flown = (facts: object) => ({ ...view, eagles: { ...view.eagles, [event.eagle]: { ...eagle, ...facts } } });
  switch (event.event) {
    case "moved":
    case "scattered":
    case "driven":
      return { ...view, hexes: onto(view.hexes, event.to, event.clan) };
    case "returned":
    case "clawed":
      return { ...view, hexes: onto(view.hexes, event.hex, event.clan) };
    case "dived":
    case "fell":
    case "bribed":
      return { ...view, boxes: boxed(view.boxes, seat, event.points, 1) };
    case "sacrificed":
      return event.points ? { ...view, boxes: boxed(view.boxes, seat, event.points, 1) } : before;
    case "ate":
      return { ...flown({ hunting: false }), chow: counted(view.chow, seat, 1) };
    case "flew":
      return flown({ zone: event.to });
    case "woke":
      return flown({ hunting: true });
    case "rolled":
      return flown({ die: event.points });
    case "revealed":
      return { ...view, card: event.value, top_card: event.value };
    case "resupplied":
      return { ...view, pellets: [...view.pellets, event.hex] };
    case "played":
      return event.card === "its-a-5" ? view : { ...view, pile: { top: event.card, by: event.seat } };
    case "turn":
      return { ...view, eagle_player: event.eagle_player, card: 0 };
    default:
      return view;
  }
}
