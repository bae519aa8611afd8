// Plays a scene: one event after another over the view before it. A scene that is replaced or taken
// away stops at once and reports nothing more; one that ends calls `done`, once.
import type { Facts, Scene, View } from "../face";
import { actOf, type Act } from "./acts";
import type { Canyon } from "./canyon";
import type { Furniture } from "./furniture";
import { lifted, told } from "./telling";

export interface Setting {
  board: Facts;
  canyon: Canyon;
  furniture: Furniture;
}

export class Stage {
  /** What is happening just now. */
  act = $state.raw<Act | null>(null);
  /** The table meanwhile; null when nothing is played. */
  view = $state.raw<View | null>(null);
  /** The scene that was taken up last. */
  scene = $state.raw<Scene | null>(null);
  private settled: View | null = null;
  private next = 0;
  private finish: () => void = () => {};

  start(scene: Scene, setting: Setting, still: boolean, done: () => void): void {
    this.scene = scene;
    this.settled = scene.before;
    this.next = 0;
    this.finish = () => {
      this.stop();
      done();
    };
    if (still) this.finish();
    else this.goOn(setting);
  }

  /** The act on stage has ended, or none is: on to the next that can be seen. */
  goOn(setting: Setting): void {
    if (!this.scene || !this.settled) return;
    for (;;) {
      const event = this.scene.events[this.next++];
      if (!event) return this.finish();
      const before = this.settled;
      this.settled = told(before, event);
      const act = actOf(event, before, setting.board, setting.canyon, setting.furniture);
      if (act) {
        this.view = lifted(before, event);
        this.act = act;
        return;
      }
    }
  }

  stop(): void {
    this.act = null;
    this.view = null;
    this.settled = null;
  }
}
