// What goes over the wire, as docs/protocol.md tells it.
import type { Facts, Happening, View } from "../games/face";

export interface Person {
  name: string;
  kind: "person" | "bot";
}
export type People = Record<string, Person>;

export interface Me {
  id: string;
  name: string;
  kind: string;
}

export interface Seat {
  who: string | null;
  bot: string | null;
  name: string | null;
  left: string | null;
  out: boolean;
}

export interface Clock {
  kind: "none" | "total" | "move";
  left?: number[];
  runs?: number | null;
  since?: number;
}

export interface Step {
  action: number;
  does: Facts;
  events: Happening[];
}

export interface TableView {
  game: string;
  host: string;
  status: "waiting" | "running" | "over";
  seats: Seat[];
  away: string[];
  votes: string[][];
  clock: Clock;
  vacations: Record<string, number>;
  undo: { seat: number; who: string; to: number; waits_for: string[] } | null;
  rematch: string[];
  takebacks: Facts[];
  dice: { table: string; commitment: string; nonces: (string | null)[] } | null;
  number: [number, number];
  cursor: number;
  redo?: number | boolean;
  state?: View & { actions?: [number, Facts][] };
  draft?: { steps: Step[]; closed: boolean };
  early?: [number, Facts][];
  sealed?: number | null;
  places?: number[];
  scores?: number[] | null;
}

export type LogItem = Facts & { entry: string };

export interface Texts {
  question?: string;
  actions?: Record<string, string>;
  early?: Record<string, string>;
  log?: string[][];
}

export interface Shown {
  type: "table";
  seat: number | null;
  view: TableView;
  log: LogItem[];
  cursor: number;
  people: People;
  texts?: Texts;
  frames?: { moment: number; view: View }[];
}

export interface Refusal {
  message: string;
  text: string;
  facts: Facts;
  clause?: string;
}

export interface Summary {
  id: string;
  game: string;
  public: boolean;
  status: "waiting" | "running" | "over";
  next: string | null;
  created: number;
  updated: number;
  your_turn: boolean;
  yours: boolean;
  players: number;
  options: Facts;
  clock: Facts;
  fall: string;
  undo: boolean;
  branched: boolean;
  host: string;
  seats: Seat[];
  places?: number[];
  people: People;
  invite?: string;
}

export interface LobbyLists {
  waiting: Summary[];
  running: Summary[];
  mine: Summary[];
}

export interface GameFacts {
  name: string;
  options: { name: string; kind: string; default: unknown; low: number; high: number }[];
  bots: string[];
  boards: string[];
}

/** The server has said no, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}
