// Where on a drawing somebody has pointed who did not hit a choice: he is told why it is none.

export interface Point {
  x: number;
  y: number;
}

/** The place in the drawing that hears the event; null on a choice, which answers for itself. */
export function pointed(event: MouseEvent): Point | null {
  if ((event.target as Element).closest("[role=button]")) return null;
  const matrix = (event.currentTarget as SVGGraphicsElement).getScreenCTM();
  return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}

/** Of some places the one next to a point, if it is no farther than `reach`. */
export function nearest<Place extends Point>(places: Place[], to: Point, reach: number): Place | undefined {
  const far = ({ x, y }: Point) => Math.hypot(x - to.x, y - to.y);
  const best = places.reduce<Place | undefined>((one, other) => (one && far(one) <= far(other) ? one : other), undefined);
  return best && far(best) <= reach ? best : undefined;
}
