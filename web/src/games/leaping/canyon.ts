// Where everything lies: the board file's rows as hexes on a sheet of paper. The canyon runs from
// left to right where there is width, and upwards on a phone; pieces stand upright in both.
import type { Facts } from "../face";
import { outline, path, random, type Point } from "./drawing";
import { EAGLES, ZONES, type EagleName } from "./pieces";

const LETTERS = "abcdefghi";
/** A wall takes somewhat less than half of a half-hex: a lemming must be able to stand there. */
const HALF_KEPT = 0.17;

export interface HexPlace {
  name: string;
  row: number;
  /** In half-hexes from the left wall. */
  across: number;
  centre: Point;
  /** Where feet are. */
  stand: Point;
  corners: Point[];
  brush: boolean;
  bones: boolean;
  edge: boolean;
  pellet: boolean;
}

export interface ZonePlace {
  eagle: EagleName;
  zone: string;
  outline: string;
  centre: Point;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Canyon {
  readonly width: number;
  readonly height: number;
  /** From row to row, and from hex to hex within a row. */
  readonly pitch: number;
  readonly breadth: number;
  /** How large a piece is drawn. */
  readonly scale: number;
  readonly hexes: HexPlace[] = [];
  readonly named = new Map<string, HexPlace>();
  readonly zones: ZonePlace[] = [];
  /** From the centre of row 1 to the edge of the cliff. */
  readonly length: number;
  /** From the middle of the canyon to a wall. */
  readonly reach: number;
  readonly startBox: Box;
  private readonly origin: Point;

  constructor(
    board: Facts,
    readonly lying: boolean,
    aspect: number,
  ) {
    const rows: number[] = board.rows;
    const widest = Math.max(...rows);
    const wide = widest - 1 + 2 * HALF_KEPT;
    if (lying) {
      this.width = 1440;
      this.height = Math.min(1060, Math.max(720, 1440 / aspect));
      this.pitch = 924 / (rows.length - 1);
      this.breadth = Math.min(152, (this.height - 300) / wide);
      this.scale = Math.min(0.84, Math.max(0.62, this.breadth / 170));
    } else {
      this.height = 1000;
      this.width = Math.min(800, Math.max(560, 1000 * aspect));
      this.pitch = 640 / (rows.length - 1);
      this.breadth = Math.min(132, (this.width - 150) / wide);
      this.scale = 0.52;
    }
    this.reach = (wide * this.breadth) / 2 + 6;
    this.length = (rows.length - 1) * this.pitch + (this.pitch * 2) / 3 + 8;
    this.origin = lying
      ? { x: 206, y: this.height - this.reach - 72 }
      : { x: this.width / 2, y: 880 };
    this.startBox = lying
      ? { x: 10, y: this.origin.y - this.reach + 14, width: 140, height: 2 * this.reach - 28 }
      : { x: this.origin.x - this.reach + 14, y: 926, width: 2 * this.reach - 28, height: 70 };
    this.layHexes(board, rows, widest);
    this.layZones(board);
  }

  /** A point so far along the canyon from row 1 and so far to the right of its middle. */
  at(along: number, across: number): Point {
    return this.lying
      ? { x: this.origin.x + along, y: this.origin.y + across }
      : { x: this.origin.x + across, y: this.origin.y - along };
  }

  hex(name: string): HexPlace | undefined {
    return this.named.get(name);
  }

  zone(eagle: string, letter: string): ZonePlace {
    return this.zones.find((zone) => zone.eagle === eagle && zone.zone === letter)!;
  }

  /** Hexes that touch. */
  beside(hex: HexPlace): HexPlace[] {
    return this.hexes.filter((other) => {
      const rows = Math.abs(other.row - hex.row);
      const steps = Math.abs(other.across - hex.across);
      return (rows === 1 && steps === 1) || (rows === 0 && steps === 2);
    });
  }

  private layHexes(board: Facts, rows: number[], widest: number): void {
    rows.forEach((count, index) => {
      for (let place = 0; place < count; place++) {
        const name = `${index + 1}${LETTERS[place]}`;
        const across = widest - count + 2 * place;
        this.addHex(board, name, index + 1, across, widest - 1);
      }
    });
  }

  private addHex(board: Facts, name: string, row: number, across: number, middle: number): void {
    const along = (row - 1) * this.pitch;
    const aside = ((across - middle) * this.breadth) / 2;
    const side = (this.pitch * 2) / 3;
    const half = this.breadth / 2;
    const cut = board.half_hexes.includes(name) ? Math.sign(across - middle) : 0;
    const within = (offset: number) => (cut && offset * cut > half * 2 * HALF_KEPT ? cut * half * 2 * HALF_KEPT : offset);
    // The corners in order; where the wall cuts, the far flat side moves in and the tips are cut off.
    const tip = cut ? side - (2 * HALF_KEPT * side) / 2 : side;
    const corners: [number, number][] = [
      [side, 0],
      [side / 2, half],
      [-side / 2, half],
      [-side, 0],
      [-side / 2, -half],
      [side / 2, -half],
    ];
    if (cut > 0) corners.splice(1, 2, [tip, half], [-tip, half]);
    if (cut < 0) corners.splice(4, 2, [-tip, -half], [tip, -half]);
    const centre = this.at(along, aside - cut * half * 0.34);
    const hex: HexPlace = {
      name,
      row,
      across,
      centre,
      stand: { x: centre.x, y: centre.y + (this.lying ? this.breadth * (cut ? 0.22 : 0.29) : 22) },
      corners: corners.map(([a, b]) => this.at(along + a * 0.965, aside + within(b) * 0.965)),
      brush: board.brush.includes(name),
      bones: board.line_of_bones.includes(name),
      edge: board.cliff_edge.includes(name),
      pellet: board.pellets.includes(name),
    };
    this.hexes.push(hex);
    this.named.set(name, hex);
  }

  private layZones(board: Facts): void {
    for (const eagle of EAGLES) {
      for (const zone of ZONES) {
        const hexes = (board.zones[eagle][zone] as string[]).map((name) => this.hex(name)!);
        // Where the circles share the Line of Bones the eagles keep apart.
        const own = hexes.filter((hex) => !hex.bones);
        const sum = own.reduce((a, { centre }) => ({ x: a.x + centre.x, y: a.y + centre.y }), { x: 0, y: 0 });
        this.zones.push({
          eagle,
          zone,
          outline: outline(hexes.map((hex) => hex.corners)),
          centre: { x: sum.x / own.length, y: sum.y / own.length },
        });
      }
    }
  }

  /** A torn strip of wall: everything that is further than `distance` from the middle. */
  wall(sign: 1 | -1, distance: number, roughness: number, seed: number): string {
    const points: Point[] = [];
    const rough = random(seed);
    // Further than the cliff: its torn edge cuts them off.
    const end = this.length + 60;
    for (let along = -700; along < end; along += this.pitch / 2) {
      const bulge = roughness * (rough() - 0.4);
      points.push(this.at(along, sign * (this.reach + distance + bulge)));
    }
    points.push(this.at(end, sign * 2000), this.at(-700, sign * 2000));
    return path(points);
  }

  /** The land, or with `beyond` the torn strips before it, from one side of the world to the other. */
  cliff(beyond: number, roughness: number, seed: number): string {
    const points: Point[] = [];
    const rough = random(seed);
    for (let across = -1400; across <= 1400; across += 34) {
      points.push(this.at(this.length + beyond + roughness * (rough() - 0.5), across));
    }
    points.push(this.at(-2000, 1400), this.at(-2000, -1400));
    return path(points);
  }
}
