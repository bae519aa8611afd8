// The three games, as far as a page must tell them apart.

import * as canyon from "./canyon.js";
import * as course from "./course.js";
import { make } from "./dom.js";
import * as pier from "./pier.js";
import { ask } from "./server.js";

// A face draws the board, finds the places of an action, and lists what lies open.
export const FACES = { "leaping-lemmings": canyon, lemminge: course, "lemming-mafia": pier };

const boards = new Map();

/** A hash always means the same board, so each is asked for once. */
export async function boardOf(hash) {
  if (!boards.has(hash)) boards.set(hash, ask("GET", `/api/boards/${hash}`));
  return (await boards.get(hash)).board;
}

/** The places that stand for exactly one of the actions. */
export function choicesOf(game, board, actions, texts) {
  const found = new Map();
  const doubtful = new Set();
  for (const [action, facts] of actions) {
    for (const name of FACES[game].placesOf(facts, board)) {
      if (found.has(name)) doubtful.add(name);
      found.set(name, { action, text: texts[action] });
    }
  }
  doubtful.forEach((name) => found.delete(name));
  return found;
}

/** Facts as a list; several of one kind below each other. */
export function factList(facts) {
  const shown = (value) => (Array.isArray(value) ? (value.length ? value.map((one) => make("div", {}, one)) : "0") : String(value));
  return make("dl", {}, facts.map(([label, value]) => [make("dt", {}, label), make("dd", {}, shown(value))]));
}
