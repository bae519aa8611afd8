// Lemminge: the course from start to finish.

import { box, edge, hexagon, picture, place, SIZE, tokens, WIDE, words } from "./drawing.js";
import { piece, say } from "./server.js";

const TERRAINS = { f: "forest", w: "water", r: "mountain", s: "swamp", d: "desert", m: "meadow" };

function hexes(board) {
  return board.course.flatMap((line, row) => {
    let number = 0;
    return [...line].flatMap((letter, column) => {
      if (letter === " ") return [];
      const name = `${row + 1}${"abcdefghijklmnopqrstuvwxyz"[number++]}`;
      return [{ name, row: row + 1, terrain: TERRAINS[letter], x: (column * WIDE) / 2, y: (row * 1.5 + 1.2) * SIZE }];
    });
  });
}

const sign = (terrain) => (terrain === "meadow" ? "" : piece(`lemminge-${terrain}`)[0]);
const lemming = (seat) => [nameOf(seat)[0], colourOf(seat)];

/** A row is chosen by any hex in it. */
export function placesOf(facts, board) {
  if (facts.row) return hexes(board).filter(({ row }) => row === facts.row).map(({ name }) => name);
  if (facts.do === "cross") return ["finish"];
  return facts.hex ? [facts.hex] : [];
}

export function mapOf(board, state, pointing) {
  const all = hexes(board);
  const left = Math.min(...all.map(({ x }) => x)) - WIDE;
  const width = Math.max(...all.map(({ x }) => x)) + WIDE - left;
  const height = (board.course.length * 1.5 + 0.7) * SIZE + 40;
  const where = Object.fromEntries(all.map((hex) => [hex.name, hex]));
  const standing = (at) => state.lemmings.flatMap((places, seat) => places.filter((one) => one === at).map(() => lemming(seat)));
  const drawn = all.map(({ name, terrain, x, y }, index) => {
    const tile = state.tiles[name];
    const ground = tile ?? terrain;
    return place(
      pointing,
      name,
      index,
      hexagon(x, y, { class: `hex ${ground} ${tile ? "tile" : ""}` }),
      words(x, y - 18, 12, name, { class: "name" }),
      words(x, y + 19, 13, sign(ground), { class: "marks" }),
      tokens(x, y, WIDE - 6, standing(name)),
    );
  });
  const lines = (edges, kind, behind) =>
    Object.entries(edges).flatMap(([direction, names]) =>
      names.map((name) => edge(where[name].x, where[name].y, direction, behind, { class: kind })),
    );
  return picture(
    say("map-course"),
    [left, 0, width, height],
    drawn,
    lines(board.start, "start-line", true),
    lines(board.finish, "finish-line", false),
    place(pointing, "start", null, box(left + 4, height - 34, width / 2 - 8, say("start-area"), standing("start"))),
    place(pointing, "finish", null, box(left + width / 2 + 4, height - 34, width / 2 - 8, say("finish"), standing("home"))),
  );
}

const cards = (held) => Object.entries(held).map(([terrain, values]) => `${piece(`lemminge-${terrain}`)} ${values.join(" ")}`);

export function factsOf(state) {
  const piles = Object.entries(state.piles).map(([terrain, { cards: values, sum }]) => [
    say("pile", { name: piece(`lemminge-${terrain}`) }),
    say("pile-cards", { name: values.join(" "), number: sum }),
  ]);
  const left = Object.entries(state.tiles_left).map(([terrain, number]) => `${piece(`lemminge-${terrain}`)} ${number}`);
  const discards = Object.values(state.discards).flat().length;
  return [[say("round"), state.round], ...piles, [say("draw-pile"), state.deck], [say("discards"), discards], [say("tiles-left"), left.join(", ")]];
}

export function seatOf(state, seat) {
  const hand = state.hands[seat];
  return [
    [say("cards"), typeof hand === "number" ? hand : cards(hand)],
    [say("across"), state.lemmings[seat].filter((at) => at === "home").length],
  ];
}

export function nameOf(seat) {
  return piece(`lemminge-seat-${seat}`);
}

export function colourOf(seat) {
  return `lemming-${["red", "blue", "yellow", "green", "purple"][seat]}`;
}
