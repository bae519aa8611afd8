// The course as it is drawn: the board file's rows as hexes with places, the land around them.
import type { Facts } from "../face";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Cell extends Point {
  name: string;
  row: number;
  terrain: string;
  /** A number of its own, by which one meadow looks different from the next. */
  seed: number;
}

export interface Course {
  cells: Cell[];
  at: Map<string, Cell>;
  /** Beyond the edges over which lemmings come and go: the gate's side of the pen, the rock. */
  gate: Point[];
  rock: Point[];
  /** The edges themselves, as lines. */
  gateLine: string;
  finishLine: string;
  /** Where those wait who have not set out, and where those float who are across. */
  pen: Box;
  yard: Box;
  lake: Box;
  bay: Box;
  /** What the hill takes up, the largest free place inside it, and everything with pen and lake. */
  hill: Box;
  valley: Box | null;
  land: Box;
}

export const RADIUS = 40;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
export const ROW = RADIUS * 1.5;

export const TERRAINS = ["forest", "water", "mountain", "swamp", "desert"];
export const TILES = [...TERRAINS, "meadow"];
const LETTERS: Record<string, string> = {
  m: "meadow",
  f: "forest",
  w: "water",
  r: "mountain",
  s: "swamp",
  d: "desert",
};

/** Columns and rows to go in a direction. */
const WAYS: Record<string, [number, number]> = {
  east: [2, 0],
  northeast: [1, -1],
  northwest: [-1, -1],
  west: [-2, 0],
  southwest: [-1, 1],
  southeast: [1, 1],
};

export function readCourse(board: Facts): Course {
  const cells = (board.course as string[]).flatMap(readRow);
  const at = new Map(cells.map((cell) => [cell.name, cell]));
  const starts = edges(board.start, at, -1);
  const ends = edges(board.finish, at, 1);
  const hill = around(cells, RADIUS);
  const pen = around(starts.map((edge) => edge.beyond), RADIUS);
  const gate = starts.map((edge) => edge.beyond);
  const rock = unique(ends.map((edge) => edge.beyond));
  pen.width += 96;
  pen.x -= 96;
  const shore = around(rock, RADIUS);
  const lake = { x: shore.x - 250, y: shore.y - 30, width: 236, height: shore.height + 70 };
  const land = union([grown(hill, 34), grown(pen, 30), grown(lake, 30)]);
  land.height = Math.max(land.height, hill.y + hill.height + 62 - land.y);
  return {
    cells,
    at,
    gate,
    rock,
    gateLine: starts.map((edge) => edge.line).join(""),
    finishLine: ends.map((edge) => edge.line).join(""),
    pen,
    yard: { ...pen, x: pen.x + 2, width: pen.width - 46 },
    lake,
    bay: { x: lake.x + 26, y: lake.y, width: lake.width - 50, height: lake.height - 20 },
    hill,
    valley: valleyOf(cells, hill),
    land,
  };
}

function readRow(line: string, row: number): Cell[] {
  const columns = [...line].flatMap((letter, column) => (letter === " " ? [] : [column]));
  return columns.map((column, index) => ({
    name: `${row + 1}${String.fromCharCode(97 + index)}`,
    row: row + 1,
    terrain: LETTERS[line[column]!] ?? "meadow",
    x: column * HALF,
    y: row * ROW,
    seed: (column * 7 + row * 13 + ((column * row) % 5)) % 97,
  }));
}

/** The named edges: the place beyond each, and the line between. `side` -1: the way leads in. */
function edges(named: Record<string, string[]>, at: Map<string, Cell>, side: number) {
  return Object.entries(named).flatMap(([direction, hexes]) =>
    hexes.flatMap((name) => {
      const cell = at.get(name);
      const way = WAYS[direction];
      if (!cell || !way) return [];
      const [dx, dy] = [side * way[0] * HALF, side * way[1] * ROW];
      const middle = { x: cell.x + dx / 2, y: cell.y + dy / 2 };
      const along = { x: (-dy / (2 * HALF)) * (RADIUS / 2), y: (dx / (2 * HALF)) * (RADIUS / 2) };
      const line =
        `M${round(middle.x - along.x)},${round(middle.y - along.y)}` +
        `L${round(middle.x + along.x)},${round(middle.y + along.y)}`;
      return [{ beyond: { x: cell.x + dx, y: cell.y + dy }, line }];
    }),
  );
}

/** The largest free place between the rows, in the shape of the blanket that is to lie there. */
function valleyOf(cells: Cell[], hill: Box): Box | null {
  const rows = Math.round((hill.height - 2 * RADIUS) / ROW) + 1;
  let best: Box | null = null;
  for (let top = 1; top < rows - 1; top += 1) {
    for (let bottom = top; bottom < rows - 1; bottom += 1) {
      const y = (top - 1) * ROW + RADIUS;
      const height = (bottom + 1) * ROW - RADIUS - y;
      const taken = cells.filter((cell) => cell.row - 1 >= top && cell.row - 1 <= bottom);
      const walls = [hill.x, ...taken.flatMap((cell) => [cell.x - HALF, cell.x + HALF])];
      walls.push(hill.x + hill.width);
      walls.sort((one, other) => one - other);
      for (let wall = 1; wall < walls.length; wall += 1) {
        const x = walls[wall - 1]!;
        const box = { x, y, width: walls[wall]! - x, height };
        if (fit(box) > (best ? fit(best) : 0.45)) best = box;
      }
    }
  }
  return best;
}

/** What lies on the blanket, at its own size. */
export const BLANKET = { width: 640, height: 236 };

/** How large the blanket can be in a box. */
export function fit(box: Box): number {
  return Math.min((box.width - 24) / BLANKET.width, (box.height - 8) / BLANKET.height);
}

export function hexagon(at: Point, radius = RADIUS): string {
  const half = (radius * Math.sqrt(3)) / 2;
  const { x, y } = at;
  return (
    `M${round(x)},${round(y - radius)}L${round(x + half)},${round(y - radius / 2)}V${round(y + radius / 2)}` +
    `L${round(x)},${round(y + radius)}L${round(x - half)},${round(y + radius / 2)}V${round(y - radius / 2)}Z`
  );
}

/** Ten places in a box, in rows of three, four and three; those in front cover those behind. */
export function spot(box: Box, slot: number): Point {
  const row = slot < 3 ? 0 : slot < 7 ? 1 : 2;
  const [first, long] = [[0, 3, 7][row]!, row === 1 ? 4 : 3];
  return {
    x: box.x + box.width * ((slot - first + 0.5) / long),
    y: box.y + box.height * [0.36, 0.65, 0.94][row]!,
  };
}

export function union(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function around(points: Point[], by: number): Box {
  return grown(union(points.map((point) => ({ ...point, width: 0, height: 0 }))), by);
}

function unique(points: Point[]): Point[] {
  return [...new Map(points.map((point) => [`${round(point.x)},${round(point.y)}`, point])).values()];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
