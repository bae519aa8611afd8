// Soft shapes for the land: outlines with a wobble, fences, ridges.
import type { Box } from "./course";

/** A pond of this size, not quite round. */
export function pond(box: Box, wobble = 0.035): string {
  const points = [...Array(14).keys()].map((turn) => {
    const angle = (turn / 14) * 2 * Math.PI;
    const reach = 1 + wobble * Math.sin(turn * 2.4) + wobble * 0.6 * Math.cos(turn * 4.1);
    return [
      box.x + box.width / 2 + (box.width / 2) * reach * Math.cos(angle),
      box.y + box.height / 2 + (box.height / 2) * reach * Math.sin(angle),
    ] as const;
  });
  return smooth(points);
}

/** A ridge of hills from left to right, closed far below. */
export function ridge(left: number, right: number, level: number, high: number, phase: number): string {
  const steps = Math.ceil((right - left) / 40);
  const tops = [...Array(steps + 1).keys()].map((step) => {
    const x = left + step * 40;
    const y = level - high * (0.5 + 0.34 * Math.sin(x / 173 + phase) + 0.16 * Math.sin(x / 71 + 2 * phase));
    return `L${x.toFixed(0)},${y.toFixed(1)}`;
  });
  return `M${left},${level + 400}${tops.join("")}L${right + 40},${level + 400}Z`;
}

function smooth(points: (readonly [number, number])[]): string {
  const middle = (one: readonly [number, number], other: readonly [number, number]) =>
    `${((one[0] + other[0]) / 2).toFixed(1)},${((one[1] + other[1]) / 2).toFixed(1)}`;
  const last = points[points.length - 1]!;
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length]!;
    return `Q${point[0].toFixed(1)},${point[1].toFixed(1)} ${middle(point, next)}`;
  });
  return `M${middle(last, points[0]!)}${curves.join("")}Z`;
}

/** Where the posts of a fence stand around three sides of a pen: top, left, bottom. */
export function posts(box: Box): { back: [number, number][]; side: [number, number][]; front: [number, number][] } {
  const across = Math.max(2, Math.round(box.width / 36));
  const down = Math.max(2, Math.round(box.height / 40));
  const line = (y: number) =>
    [...Array(across + 1).keys()].map((n) => [box.x + (n / across) * box.width, y] as [number, number]);
  return {
    back: line(box.y),
    side: [...Array(down - 1).keys()].map((n) => [box.x, box.y + ((n + 1) / down) * box.height]),
    front: line(box.y + box.height),
  };
}

/** The n-th of things strewn evenly between 0 and 1, without a pattern that can be seen. */
export function strewn(n: number, step: number): number {
  return ((n + 1) * step) % 1;
}
