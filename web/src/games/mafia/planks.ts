// The pier as paths: planks in three tones, what they lie on, and piles in the water.
import { grain, HALF, STEP, type Mark, type Pier, type Point } from "./pier";

const PLANK = 4; // marks from one plank to the next

function across(mark: Mark, by: number): string {
  return `${(mark.x + mark.nx * by).toFixed(1)},${(mark.y + mark.ny * by).toFixed(1)}`;
}

/** One path a tone; a plank is a little longer or shorter than its neighbours. */
export function planks(pier: Pier): string[] {
  const tones = ["", "", ""];
  for (let place = 0; place + PLANK < pier.line.length; place += PLANK) {
    const [from, to] = [pier.line[place]!, pier.line[place + PLANK]!];
    const next: Mark = { ...to, x: to.x - (to.x - from.x) * 0.09, y: to.y - (to.y - from.y) * 0.09 };
    const [left, right] = [HALF + grain(place) * 6 - 2, HALF + grain(place + 1) * 6 - 2];
    const tone = Math.floor(grain(place * 3 + 7) * 3);
    tones[tone] += `M${across(from, -left)}L${across(next, -left)}L${across(next, right)}L${across(from, right)}Z`;
  }
  return tones;
}

/** Short bright lines on wet wood. */
export function sheen(pier: Pier): string {
  let path = "";
  for (let place = 2; place + PLANK < pier.line.length; place += PLANK) {
    if (grain(place * 5 + 3) < 0.45) continue;
    const by = (grain(place + 9) - 0.5) * 2 * (HALF - 22);
    const length = 8 + grain(place + 4) * 26;
    path += `M${across(pier.line[place]!, by - length / 2)}L${across(pier.line[place]!, by + length / 2)}`;
  }
  return path;
}

/** The whole pier as one shape. */
export function deck(pier: Pier, wider = 0): string {
  const half = HALF + wider;
  const sampled = pier.line.filter((_, place) => place % 3 === 0 || place === pier.line.length - 1);
  const there = sampled.map((mark) => across(mark, -half));
  const back = sampled.map((mark) => across(mark, half)).reverse();
  return `M${there.join("L")}L${back.join("L")}Z`;
}

/** Where piles stand below the near edge. */
export function piles(pier: Pier): Point[] {
  const found: Point[] = [];
  for (let place = 8; place < pier.line.length; place += Math.round(84 / STEP)) {
    const mark = pier.line[place]!;
    for (const side of [-1, 1]) {
      const at = { x: mark.x + mark.nx * (HALF - 6) * side, y: mark.y + mark.ny * (HALF - 6) * side };
      if (mark.ny * side > 0.25) found.push(at);
    }
  }
  return found;
}
