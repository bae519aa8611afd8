// What all boards are drawn with. A board knows no rule: it is handed the places that can be chosen.

import { draw } from "./dom.js";

export const SIZE = 30; // of a hex, from its middle to a corner
export const WIDE = Math.sqrt(3) * SIZE;

function corner(x, y, degrees, size = SIZE) {
  const angle = (degrees * Math.PI) / 180;
  return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
}

export function hexagon(x, y, attributes) {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => corner(x, y, degrees, SIZE - 1).map((n) => n.toFixed(1)).join(","));
  return draw("polygon", { points: corners.join(" "), ...attributes });
}

const DIRECTIONS = { east: 0, northeast: -60, northwest: -120, west: 180, southwest: 120, southeast: 60 };

/** One side of a hex; `behind` is the opposite one. */
export function edge(x, y, direction, behind, attributes) {
  const degrees = DIRECTIONS[direction] + (behind ? 180 : 0);
  const [x1, y1] = corner(x, y, degrees - 30);
  const [x2, y2] = corner(x, y, degrees + 30);
  return draw("line", { x1, y1, x2, y2, ...attributes });
}

export function words(x, y, size, text, attributes = {}) {
  return draw("text", { x, y, "font-size": size, "text-anchor": "middle", "dominant-baseline": "central", ...attributes }, text);
}

/** A piece: a coloured disc with a letter, so that nobody needs to see the colour. */
export function token(x, y, radius, letter, colour, attributes = {}) {
  const size = radius * [1.3, 1.3, 1, 0.8][letter.length];
  return draw("g", { class: `token ${colour}`, ...attributes }, draw("circle", { cx: x, cy: y, r: radius }), words(x, y, size, letter));
}

/** Pieces side by side, smaller where there are many. */
export function tokens(x, y, room, pieces) {
  const radius = Math.min(13, room / (2 * Math.max(pieces.length, 1)));
  const first = x - radius * (pieces.length - 1);
  return pieces.map(([letter, colour], number) => token(first + 2 * radius * number, y, radius, letter, colour));
}

/** A box for what is not on the course: those who wait, those who are across. */
export function box(x, y, width, label, pieces) {
  const rest = width - 12 - 8 * label.length;
  return [
    draw("rect", { x, y, width, height: 30, rx: 6, class: "box" }),
    words(x + 8, y + 15, 14, label, { "text-anchor": "start" }),
    tokens(x + width - rest / 2 - 4, y + 15, rest, pieces),
  ];
}

/** A place that can be pointed at. `index` is its number on the board, by which the server says why
 * something cannot be chosen. */
export function place(pointing, name, index, ...shapes) {
  const found = pointing.choices.get(name);
  const click = found ? () => pointing.pick(found.action, name) : () => index !== null && pointing.why?.(index);
  const title = found ? [draw("title", {}, found.text)] : [];
  return draw("g", { class: found ? "place can" : "place", "data-place": name, click }, ...title, ...shapes);
}

export function picture(label, box, ...shapes) {
  const wide = box[2] > box[3] ? "wide" : null; // too wide for a phone held upright
  return draw("svg", { viewBox: box.join(" "), role: "img", "aria-label": label, class: wide }, ...shapes);
}
