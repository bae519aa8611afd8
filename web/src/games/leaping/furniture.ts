// Where the things stand that belong to the table rather than to the canyon: on its walls, in its sea.
import type { Box, Canyon } from "./canyon";
import type { Point } from "./drawing";
import type { EagleName } from "./pieces";

export interface Furniture {
  deck: Point;
  card: Point;
  dice: Record<EagleName, Point>;
  pile: Point;
  reserve: Point;
  chow: Box;
  /** The dive boxes, for 1 to 5 points. */
  boxes: Box[];
  judges: Point;
  /** How large cards and dice are. */
  scale: number;
}

export function furnish(canyon: Canyon): Furniture {
  return canyon.lying ? alongTheWall(canyon) : onBothWalls(canyon);
}

function alongTheWall(canyon: Canyon): Furniture {
  const top = canyon.at(0, -canyon.reach).y - 62;
  const y = top / 2;
  const scale = Math.min(1.25, Math.max(0.92, top / 165));
  const x = (steps: number) => steps * scale;
  const deep = (canyon.height - 24 - 176) / 5;
  return {
    deck: { x: x(60), y },
    card: { x: x(152), y },
    dice: { red: { x: x(252), y }, blue: { x: x(334), y } },
    pile: { x: x(432), y },
    reserve: { x: x(518), y: y + 4 },
    chow: { x: x(574), y: y - 52 * scale, width: 1140 - x(574), height: 104 * scale },
    boxes: [1, 2, 3, 4, 5].map((_, n) => ({ x: 1258, y: 16 + (4 - n) * deep, width: 172, height: deep - 9 })),
    judges: { x: 1330, y: canyon.height - 84 },
    scale,
  };
}

function onBothWalls(canyon: Canyon): Furniture {
  const left = (canyon.width / 2 - canyon.reach) / 2;
  const right = canyon.width - left;
  const wide = (canyon.width - 16) / 5;
  return {
    deck: { x: left, y: 276 },
    card: { x: left, y: 366 },
    dice: { red: { x: left, y: 470 }, blue: { x: left, y: 536 } },
    pile: { x: right, y: 276 },
    reserve: { x: right, y: 362 },
    chow: { x: right - 30, y: 420, width: 60, height: 400 },
    boxes: [1, 2, 3, 4, 5].map((_, n) => ({ x: 11 + n * wide, y: 80, width: wide - 6, height: 76 })),
    judges: { x: canyon.width / 2, y: 32 },
    scale: 0.72,
  };
}
