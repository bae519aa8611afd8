// Small geometry for drawings.

export interface Point {
  x: number;
  y: number;
}

export function points(corners: Point[]): string {
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

export function path(corners: Point[]): string {
  return `M${points(corners)}Z`;
}

/** The same corners drawn closer to their middle. */
export function inset(corners: Point[], by: number): Point[] {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
  return corners.map((corner) => ({ x: x + (corner.x - x) * by, y: y + (corner.y - y) * by }));
}

/** Always the same chances: a canyon looks the same tomorrow. */
export function random(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** Round several polygons at once: those edges that only one of them has, chained into loops. */
export function outline(polygons: Point[][]): string {
  // Hexes are drawn a little apart, so corners that nearly meet count as one.
  const seen: Point[] = [];
  const corner = (point: Point) => {
    const near = seen.findIndex((other) => Math.hypot(other.x - point.x, other.y - point.y) < 12);
    return near >= 0 ? near : seen.push(point) - 1;
  };
  const edges = new Map<string, [number, number]>();
  for (const polygon of polygons) {
    polygon.forEach((point, index) => {
      const from = corner(point);
      const to = corner(polygon[(index + 1) % polygon.length]!);
      if (from === to) return;
      if (!edges.delete(`${to}>${from}`)) edges.set(`${from}>${to}`, [from, to]);
    });
  }
  const next = new Map<number, number>([...edges.values()]);
  let loops = "";
  while (next.size) {
    const loop: Point[] = [];
    let here = [...next.keys()][0]!;
    for (let to = next.get(here); to !== undefined; to = next.get(here)) {
      loop.push(seen[here]!);
      next.delete(here);
      here = to;
    }
    loops += path(loop);
  }
  return loops;
}

/** An SVG transform. */
export function place({ x, y }: Point, scale = 1): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
}
