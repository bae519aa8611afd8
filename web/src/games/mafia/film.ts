// A clock for motion: shots one after the other or side by side, faster, or cut to the end.

export type Draw = (part: number) => void;

export class Film {
  #over = false;
  #running = new Set<() => void>();

  constructor(readonly speed: number) {}

  /** Draws from 0 to 1 within so many milliseconds. */
  shot(milliseconds: number, draw: Draw): Promise<void> {
    return new Promise((resolve) => {
      let frame = 0;
      let began = -1;
      const end = () => {
        cancelAnimationFrame(frame);
        this.#running.delete(end);
        draw(1);
        resolve();
      };
      const tick = (now: number) => {
        if (began < 0) began = now;
        const part = ((now - began) * this.speed) / milliseconds;
        if (part >= 1) return end();
        draw(part);
        frame = requestAnimationFrame(tick);
      };
      if (this.#over) return end();
      this.#running.add(end);
      draw(0);
      frame = requestAnimationFrame(tick);
    });
  }

  pause(milliseconds: number): Promise<void> {
    return this.shot(milliseconds, () => {});
  }

  /** To the end of every shot, and of all that follow. */
  cut(): void {
    this.#over = true;
    for (const end of [...this.#running]) end();
  }

  get over(): boolean {
    return this.#over;
  }
}

export const easeOut = (part: number): number => 1 - (1 - part) ** 2;
export const easeIn = (part: number): number => part * part;
export const arc = (part: number): number => Math.sin(Math.PI * part);
export const between = (from: number, to: number, part: number): number => from + (to - from) * part;
