// A scene on its way: the table moves on event by event until the view takes over.
import type { Scene } from "../face";
import type { Point } from "./course";
import { readTable, type CardOf, type Table } from "./table";
import { Cut, Take, type Stage } from "./take";

/** A card on its way to or from somebody's hand, in places of the blanket. */
export interface Flight extends Point {
  id: number;
  card: CardOf | null;
}

export class Reel {
  /** The scene that was opened last. */
  scene = $state<number | null>(null);
  /** The table while something is played; null: the view is the table. */
  table = $state<Table | null>(null);
  flights = $state<Flight[]>([]);
  splashes = $state<(Point & { id: number })[]>([]);

  #take: Take | null = null;

  /** All events in order, then `done`; `cut` ends it without a word. */
  async play(scene: Scene, stage: Stage, done: () => void): Promise<void> {
    this.cut();
    this.scene = scene.id;
    this.table = readTable(scene.before);
    this.#take = new Take(this, stage);
    try {
      if (stage.speed > 0) await this.#take.play(scene.events);
    } catch (reason) {
      if (reason instanceof Cut) return;
      // What cannot be drawn must not keep the game waiting.
      this.#end(done);
      throw reason;
    }
    this.#end(done);
  }

  #end(done: () => void): void {
    this.cut();
    done();
  }

  cut(): void {
    this.#take?.cut();
    this.#take = null;
    this.table = null;
    this.flights = [];
    this.splashes = [];
  }
}
