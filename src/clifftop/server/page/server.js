// Questions to the server, its words, and what it refuses.

import { button, make } from "./dom.js";

export class Refused extends Error {
  constructor(error, status) {
    super(error.text + (error.clause ? ` (${error.clause})` : ""));
    this.message_id = error.message;
    this.status = status;
  }
}

let skew = 0; // how far the server's clock is ahead of ours

export function now() {
  return Date.now() + skew;
}

/** An answer as JSON; what is refused is thrown, with the server's sentence. */
export async function ask(method, path, body) {
  const given = { method };
  if (typeof body === "string") given.body = body;
  else if (body !== undefined) {
    given.body = JSON.stringify(body);
    given.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(path, given);
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (date && Math.abs(date - now()) > 2000) skew = date - Date.now();
  if (answer.status === 204) return null;
  const found = await answer.json();
  if (!answer.ok) throw new Refused(found.error, answer.status);
  return found;
}

/** Something to be kept as a file. */
export async function download(path, name) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refused((await answer.json()).error, answer.status);
  const href = URL.createObjectURL(await answer.blob());
  make("a", { href, download: name }).click();
  URL.revokeObjectURL(href);
}

let words = {};

export async function learnWords() {
  words = (await ask("GET", "/api/words?language=en")).words;
}

/** A sentence of the page with its facts filled in; `say("sit")` is the message page-sit. */
export function say(message, facts = {}) {
  const text = words[`page-${message}`] ?? message;
  return text.replace(/%(\w+)%/g, (whole, name) => facts[name] ?? whole);
}

/** What a piece is called, by the id of its message. */
export function piece(message) {
  return words[message] ?? message;
}

export function tell(content, kind, closed) {
  const close = () => (notice.remove(), closed?.());
  const notice = make("div", { class: `notice ${kind}` }, content, button(say("close"), close));
  document.querySelectorAll(`.notice.${kind}`).forEach((before) => before.remove());
  document.getElementById("notices").append(notice);
}

/** Try something; a refusal is said, and nothing else happens. */
export async function attempt(doing) {
  try {
    return await doing();
  } catch (error) {
    tell(error instanceof Refused ? error.message : say("no-answer"), "refusal");
    if (!(error instanceof Refused || error instanceof TypeError)) throw error;
    return undefined;
  }
}
