// What the engine's facts look like in this game, and what is printed on its cards.
import { say } from "../../lib/words";
import type { Facts, View } from "../face";

export const LEMMINGS = ["blue", "grey", "green", "purple", "pink", "red"] as const;
export type Lemming = (typeof LEMMINGS)[number];

export interface Standing {
  /** "start", "water", "out" or a space such as "4b". */
  at: string;
  blocks?: number;
  /** The finishing place of one that is out. */
  place?: number;
}

export interface MafiaView extends View {
  turn: number;
  player: number;
  asked: { question: string; lemming?: Lemming };
  lemmings: Record<Lemming, Standing>;
  dice: Lemming[];
  /** A list where the one who looks may see it, else how many. */
  bets: (Lemming[] | number)[];
  contracts: (string[] | number)[];
  dropped: (string[] | number)[];
  winner?: Lemming;
  race?: Record<Lemming, number>;
  bet_points?: number[];
  contract_points?: Record<string, number>[];
}

export function seen(view: View): MafiaView {
  return view as MafiaView;
}

export function count(pile: unknown[] | number): number {
  return typeof pile === "number" ? pile : pile.length;
}

export function open<Card>(pile: Card[] | number): Card[] | null {
  return typeof pile === "number" ? null : pile;
}

export type ContractKind = "out" | "ahead" | "third" | "few-out" | "many-out" | "clean-winner";

export interface Promised extends Facts {
  kind: ContractKind;
  lemming?: Lemming;
  other?: Lemming;
}

/** A contract by its name: "ahead-green-red" wants green ahead of red. */
export function promised(name: string): Promised {
  const named = name.split("-").filter((word): word is Lemming => LEMMINGS.includes(word as Lemming));
  const kind = name.split("-").filter((word) => !LEMMINGS.includes(word as Lemming)).join("-");
  const [lemming, other] = named;
  return { kind: kind as ContractKind, ...(lemming && { lemming }), ...(other && { other }) };
}

/** The number printed on a card. The points at the end come from the engine. */
export const WORTH: Record<ContractKind, number> = {
  out: 1,
  ahead: 2,
  third: 3,
  "few-out": 4,
  "many-out": 4,
  "clean-winner": 5,
};

// Messages of this game choose by facts; one that is not there is "unknown", as in Python.
const LACKING = Object.fromEntries(
  ["blocks", "contract", "kind", "lemming", "other", "place", "points", "seat", "space"].map((name) => [name, "unknown"]),
);

export function tell(message: string, facts: Facts = {}): string {
  return say(message, { ...LACKING, ...facts });
}
