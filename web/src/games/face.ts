// What a game has to draw. The page hands in views and choices; a game knows no rule.
import type { Component } from "svelte";

/** JSON facts as the server sends them; what is in them differs by game. */
export type Facts = Record<string, any>;

/** The part of a table's view that is the game's: `State.view(seat)`. */
export interface View extends Facts {
  game: string;
  board: string;
  players: number;
  to_act: number;
  asked: Facts & { question: string };
}

/** One thing that happened, as `State.events` tells it. */
export interface Happening extends Facts {
  event: string;
}

/** A legal answer: its number, what it is, and the sentence for it. */
export interface Choice {
  action: number;
  facts: Facts;
  text: string;
}

/** What leads from one view to the next. Drawn over `before`, then the view itself takes over. */
export interface Scene {
  id: number;
  events: Happening[];
  before: View;
}

/** What a choice would do, asked of the server before it is made. */
export interface Preview {
  action: number;
  /** It would show something that is not known yet; then there are no events. */
  shows: boolean;
  events: Happening[];
}

export interface BoardProps {
  /** GET /api/boards/{hash}: the board file as JSON. */
  board: Facts;
  view: View;
  /** Whose eyes these are; null watches. */
  seat: number | null;
  /** Legal answers of the one who looks; empty while something is played back. */
  choices: Choice[];
  /** What every seat is called. */
  names: string[];
  /** 1, 2 or 4 times as fast; 0: no motion at all. */
  speed: number;
  /** To be animated before `view` is shown as it is; `ondone` when that has ended. */
  scene: Scene | null;
  preview: Preview | null;
  ondone: () => void;
  onchoose: (action: number) => void;
  /** A place that is no choice now was pointed at; `key` is what descriptions call such a place. */
  onplace?: (key: string, name: string) => void;
  /** The choice under the pointer or focus, for a preview. */
  onhover: (action: number | null) => void;
}

/** Below the board: what the one who looks holds, with choices on it. */
export interface HandProps {
  board: Facts;
  view: View;
  seat: number | null;
  choices: Choice[];
  onchoose: (action: number) => void;
  onhover: (action: number | null) => void;
}

/** Beside a seat's name: points, purse, cards left, whatever is open of it. */
export interface SeatProps {
  board: Facts;
  view: View;
  /** The seat that is shown. */
  of: number;
  /** Whose eyes these are. */
  seat: number | null;
}

export interface Face {
  Board: Component<BoardProps>;
  Hand: Component<HandProps>;
  Seat: Component<SeatProps>;
  /** The piece that stands for a seat: a small picture. */
  Token: Component<{ of: number; size?: number }>;
  /** The game's picture for the lobby, drawn as SVG, 16:9. */
  Poster: Component;
  /** At the end: what everybody's points are made of. */
  Final: Component<SeatProps & { places: number[]; scores: number[] | null; names: string[] }>;
}
