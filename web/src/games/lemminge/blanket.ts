// Where things lie on the picnic blanket: a column for each terrain, then the draw pile and the discards.
import { BLANKET, fit, TILES, type Box, type Course, type Point } from "./course";

export const PILE_Y = 74;
export const SUPPLY_Y = 190;

/** The middle of a column: five terrains, then meadow tiles with the two piles above. */
export function column(kind: string): number {
  const index = TILES.indexOf(kind);
  return index < 5 ? 54 + 92 * index : 552;
}

export const DECK: Point = { x: 508, y: PILE_Y };
export const DISCARDS: Point = { x: 594, y: PILE_Y };

/** The box in which everything is seen, and the blanket's place in it. */
export interface Setting {
  frame: Box;
  blanket: Box;
  scale: number;
}

const SKY = 128;

/** In a tall window, or on a course without a valley, the blanket lies below the hill. */
export function settle(course: Course, width: number, height: number): Setting {
  const land = { ...course.land, y: course.land.y - SKY, height: course.land.height + SKY };
  const aspect = width && height ? width / height : 1.5;
  const valley = aspect > 1.2 ? course.valley : null;
  if (valley) {
    const scale = fit(valley);
    const blanket = middle(valley, scale);
    return { frame: opened(land, aspect), blanket, scale };
  }
  const scale = (land.width * 0.94) / BLANKET.width;
  const below = { ...land, y: land.y + land.height, height: BLANKET.height * scale + 30 };
  land.height += below.height;
  return { frame: opened(land, aspect), blanket: middle({ ...below, y: below.y - 20 }, scale), scale };
}

function middle(box: Box, scale: number): Box {
  const [width, height] = [BLANKET.width * scale, BLANKET.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The same view in the shape of the window: more land at the sides, or more sky and grass. */
function opened(box: Box, aspect: number): Box {
  const wide = Math.max(box.width, box.height * aspect);
  const high = Math.max(box.height, box.width / aspect);
  return {
    x: box.x - (wide - box.width) / 2,
    y: box.y - (high - box.height) * 0.4,
    width: wide,
    height: high,
  };
}
