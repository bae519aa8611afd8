// Lemming Mafia: the pier from the quay to the water.

import { draw } from "./dom.js";
import { picture, place, token, words } from "./drawing.js";
import { piece, say } from "./server.js";

const SIGNS = { empty: "", mixer: "+", jackhammer: "−", car: "»", bookmaker: "$", godfather: "♠" };
const WORTH = { out: 1, ahead: 2, third: 3, "few-out": 4, "many-out": 4, "clean-winner": 5 };
const MARGIN = 70;

function spaces(board) {
  return board.sections.flatMap((section, row) =>
    section.map(([kind, x, y], number) => ({ name: `${row + 1}${"abcdefghijklmnopqrstuvwxyz"[number]}`, kind, x, y })),
  );
}

/** A space to go to, or a lemming to be moved. */
export function placesOf(facts) {
  if (facts.do === "pick") return [`lemming-${facts.lemming}`];
  return facts.space ? [facts.space] : [];
}

export function mapOf(board, state, pointing) {
  const all = spaces(board);
  const where = Object.fromEntries(all.map((space) => [space.name, [space.x, space.y]]));
  const [waterX, waterY] = board.water;
  const across = [...all.map(({ x }) => x), ...Object.values(board.start).map(([x]) => x), waterX];
  const down = [...all.map(({ y }) => y), ...Object.values(board.start).map(([, y]) => y), waterY];
  const left = Math.min(...across) - MARGIN;
  const top = Math.min(...down) - MARGIN;
  const path = [...all.map(({ x, y }) => `${x},${y}`), `${waterX},${waterY}`].join(" ");
  const drawn = all.map(({ name, kind, x, y }, index) =>
    place(
      pointing,
      name,
      index,
      draw("circle", { cx: x, cy: y, r: 46, class: `space ${kind}` }),
      words(x, y - 12, 46, SIGNS[kind], { class: "marks" }),
      words(x, y + 29, 25, name, { class: "marks" }),
    ),
  );
  const lemmings = Object.entries(state.lemmings).flatMap(([name, { at, blocks }]) => {
    if (at === "out") return [];
    const [x, y] = at === "start" ? board.start[name] : at === "water" ? board.water : where[at];
    const carried = blocks ? words(x, y - 52, 26, "■".repeat(blocks), { class: "blocks" }) : "";
    return place(pointing, `lemming-${name}`, null, token(x, y - 13, 30, say(`letter-${name}`), `runner lemming-${name}`), carried);
  });
  return picture(
    say("map-pier"),
    [left, top, Math.max(...across) + MARGIN - left, Math.max(...down) + MARGIN - top],
    draw("polyline", { points: path, class: "pier" }),
    tapes(board),
    draw("circle", { cx: waterX, cy: waterY, r: 54, class: "sea" }),
    words(waterX, waterY, 30, say("water"), { class: "water" }),
    drawn,
    lemmings,
  );
}

/** A tape between one section and the next, across the pier. */
function tapes(board) {
  return board.sections.slice(1).map((section, number) => {
    const [, x1, y1] = board.sections[number].at(-1);
    const [, x2, y2] = section[0];
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(40 * (y1 - y2)) / length, (40 * (x2 - x1)) / length];
    return draw("line", { x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy, class: "tape" });
  });
}

const lemmingName = (name) => piece(`mafia-lemming-${name}`);

function contract(id) {
  const [kind, lemming, other] = id.match(/^(out|ahead|third)-(\w+)(?:-(\w+))?$/)?.slice(1) ?? [id];
  const facts = { name: lemming && lemmingName(lemming), other: other && lemmingName(other) };
  return `${say(`contract-${kind}`, facts)} (${WORTH[kind]})`;
}

export function factsOf(state) {
  const race = Object.entries(state.lemmings).map(([name, { at, blocks, place: rank }]) => {
    const spot = at === "start" || at === "water" ? say(`at-${at}`) : at;
    return [`${lemmingName(name)} (${say(`letter-${name}`)})`, at === "out" ? say("out", { place: rank }) : spot + " ■".repeat(blocks)];
  });
  const dice = state.dice.length ? [[say("dice"), state.dice.map(lemmingName).join(", ")]] : [];
  const legend = Object.keys(SIGNS)
    .filter((kind) => SIGNS[kind])
    .map((kind) => `${SIGNS[kind]} ${piece(`mafia-space-${kind}`)}: ${piece(`mafia-space-${kind}.text`)}`);
  return [[say("turn"), state.turn], ...dice, ...race, [say("legend"), legend]];
}

export function seatOf(state, seat) {
  const open = (pile, name) => (typeof pile === "number" ? pile : pile.map(name));
  const bets = state.bets[seat];
  const earned = state.contract_points?.[seat];
  const sum = (points) => Object.values(points).reduce((one, other) => one + other, 0);
  return [
    [say("bets"), typeof bets === "number" ? bets : bets.map(lemmingName).join(", ") || "0"],
    [say("contracts"), open(state.contracts[seat], contract)],
    [say("dropped"), open(state.dropped[seat], contract)],
    ...(earned ? [[say("bet-points"), state.bet_points[seat]], [say("contract-points"), sum(earned)]] : []),
  ];
}

export function nameOf(seat) {
  return say("seat", { seat });
}

/** Colours are the lemmings', which belong to nobody. */
export function colourOf() {
  return "";
}
