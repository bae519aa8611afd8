// Leaping Lemmings: the canyon with the cliff on top.

import { box, hexagon, picture, place, SIZE, tokens, WIDE, words } from "./drawing.js";
import { piece, say } from "./server.js";

const LETTERS = "RBIVSH";

function hexes(board) {
  const widest = Math.max(...board.rows);
  return board.rows.flatMap((length, row) =>
    Array.from({ length }, (_, number) => ({
      name: `${row + 1}${"abcdefghijklmnopqrstuvwxyz"[number]}`,
      x: ((widest - length + 2 * number + 1) * WIDE) / 2,
      y: (board.rows.length - row) * 1.5 * SIZE + 10,
    })),
  );
}

/** The places on the board that an action is about. */
export function placesOf(facts, board) {
  if (facts.zone) return board.zones[facts.eagle][facts.zone];
  return facts.hex && facts.do !== "level" ? [facts.hex] : [];
}

export function mapOf(board, state, pointing) {
  const under = (name) => Object.entries(state.eagles).filter(([eagle, { zone }]) => board.zones[eagle][zone].includes(name));
  const zone = (eagle, name) => Object.entries(board.zones[eagle]).find(([, names]) => names.includes(name))?.[0];
  const width = Math.max(...board.rows) * WIDE;
  const height = board.rows.length * 1.5 * SIZE + 85;
  const drawn = hexes(board).map(({ name, x, y }, index) => {
    const eagles = under(name).map(([eagle]) => eagle);
    const marks = [board.brush.includes(name) && "♣", board.line_of_bones.includes(name) && "†", state.pellets.includes(name) && "●"];
    return place(
      pointing,
      name,
      index,
      hexagon(x, y, { class: `hex ${board.brush.includes(name) ? "brush" : ""} ${eagles.map((eagle) => `eagle-${eagle}`).join(" ")}` }),
      words(x, y - 19, 10, name, { class: "name" }),
      words(x - 18, y - 10, 11, zone("red", name) ?? "", { class: "zone-red" }),
      words(x + 18, y - 10, 11, zone("blue", name) ?? "", { class: "zone-blue" }),
      words(x, y + 19, 12, marks.filter(Boolean).join(" "), { class: "marks" }),
      tokens(x, y, WIDE - 6, [...(state.hexes[name] ?? "")].map((letter) => [letter, colourOf(LETTERS.indexOf(letter))])),
    );
  });
  const waiting = state.start.flatMap((number, seat) => (number ? [[`${LETTERS[seat]}${number}`, colourOf(seat)]] : []));
  return picture(
    say("map-canyon"),
    [0, 0, width, height],
    words(width / 2, 10, 13, say("cliff"), { class: "water" }),
    drawn,
    place(pointing, "start", null, box(2, height - 34, width - 4, say("start-area"), waiting)),
  );
}

export function factsOf(state) {
  const eagles = Object.entries(state.eagles).map(([eagle, { zone, hunting, die }]) => [
    piece(`eagle-${eagle}`),
    [say("zone", { name: zone }), say(hunting ? "hunting" : "sleeping"), say("die", { number: die })].join(", "),
  ]);
  const card = state.card ? [[say("movement-card"), state.movement === state.card ? state.card : `${state.card} → ${state.movement}`]] : [];
  const starting = state.card && state.starting !== state.movement ? [[say("movement-starting"), state.starting]] : [];
  const pile = state.pile ? [[say("last-card"), `${piece(`card-${state.pile.top}`)} (${LETTERS[state.pile.by]})`]] : [];
  const held = state.held ? [[say("held"), state.held === "?" ? state.held : piece(`card-${state.held}`)]] : [];
  const rest = [[say("cards-left"), state.cards_left], [say("legend"), say("legend-canyon")]];
  return [[say("turn"), state.turn], ...card, ...starting, ...eagles, ...pile, ...held, ...rest];
}

export function seatOf(state, seat) {
  const hand = state.hands[seat];
  const purse = state.purses[seat];
  const cards = (ids) => ids.map((id) => [piece(`card-${id}`), piece(`card-${id}.text`)].join(": "));
  const own = state.id_used[seat] ? [] : ["its-a-5"];
  return [
    [say("points"), state.vp[seat]],
    [say("dived"), state.boxes[seat].reduce((sum, number) => sum + number, 0)],
    [say("eaten"), state.chow[seat]],
    [say("special-actions"), typeof hand === "number" ? hand + own.length : cards([...hand, ...own])],
    [say("pellets"), typeof purse === "number" ? purse : [...purse].map((kind) => say(`pellet-${kind}`)).join(", ") || "0"],
    ...(state.played?.[seat].length ? [[say("played"), cards(state.played[seat])]] : []),
  ];
}

export function nameOf(seat) {
  return piece(`clan-${["ritz", "biker", "iq", "viking", "soldier", "hippie"][seat]}`);
}

export function colourOf(seat) {
  return `clan-${seat}`;
}
