// What is asked, the answers as buttons, the draft, and how it ended.

import { button, make, tick } from "./dom.js";
import { FACES } from "./games.js";
import { say } from "./server.js";
import { seatName } from "./seats.js";

export const BY_ITSELF = "confirm-by-itself";

export function askedPart(table) {
  const { view, texts, people } = table.shown;
  if (view.status === "waiting") return [make("p", {}, say("not-begun")), ...startButton(table)];
  if (view.status === "over") return ending(table);
  const actions = view.state.actions ?? [];
  const parts = [undoRequest(table)];
  if (actions.length) {
    parts.push(make("h2", {}, texts.question));
    parts.push(make("div", { class: "answers" }, actions.map(([action]) => answer(table, action, texts.actions[action]))));
  } else if (view.draft) {
    parts.push(make("h2", {}, say("confirm-asked")));
  } else {
    const asked = view.state.to_act;
    parts.push(make("h2", {}, asked < 0 ? say("wait") : say("waiting-for", { name: seatName(view, people, asked) })));
    parts.push(...early(table));
  }
  return [...parts, ...draft(table)].filter(Boolean);
}

function answer(table, action, text) {
  return button(text, () => table.act(action), { "data-action": action });
}

function startButton(table) {
  if (!table.isHost()) return [];
  const { seats, dice } = table.shown.view;
  const ready = seats.every(({ who, bot }, seat) => bot !== null || (who !== null && (dice === null || dice.nonces[seat] !== null)));
  return [button(say("start"), () => table.answer("start"), { class: "main", id: "start", disabled: !ready })];
}

/** What one has chosen so far; nobody else sees it. */
function draft(table) {
  const { view } = table.shown;
  const { draft: drafted, redo, number } = view;
  if (table.seat === null || (redo === undefined && !drafted)) return [];
  const send = (type) => () => table.answer(type, { seat: table.seat, number });
  const itself = tick(say("confirm-itself"), localStorage.getItem(BY_ITSELF) === "yes", (on) => localStorage.setItem(BY_ITSELF, on ? "yes" : "no"));
  const steps = drafted?.steps.map(({ action }) => make("li", {}, table.said.get(action) ?? "…")) ?? [];
  return [
    steps.length > 0 && make("div", {}, say("draft"), make("ol", {}, steps)),
    make(
      "div",
      { class: "row" },
      drafted?.closed && button(say("confirm"), send("confirm"), { class: "main", id: "confirm" }),
      drafted && button(say("undo"), send("undo"), { id: "undo" }),
      redo > 0 && button(say("redo"), send("redo"), { id: "redo" }),
      itself.field,
    ),
  ];
}

/** Answers that may be handed in before one is asked. */
function early(table) {
  const { view, texts } = table.shown;
  if (!view.early) return [];
  const { number } = view;
  const seal = (action) => () => table.answer("seal", { seat: table.seat, action, number });
  if (view.sealed !== null) {
    const back = () => table.answer("unseal", { seat: table.seat, number });
    return [make("p", {}, say("sealed", { name: texts.early[view.sealed] })), button(say("unseal"), back)];
  }
  return [make("p", {}, say("early")), make("div", { class: "answers" }, view.early.map(([action]) => button(texts.early[action], seal(action))))];
}

function undoRequest(table) {
  const { view, people } = table.shown;
  if (view.undo === null) return null;
  const name = people[view.undo.who]?.name ?? "?";
  const reply = (agree) => () => table.answer("answer-undo", { agree });
  const mine = view.undo.waits_for.includes(table.me?.id);
  return make(
    "div",
    { class: "row undo" },
    say("undo-asked", { name }),
    mine && [button(say("agree"), reply(true)), button(say("refuse"), reply(false))],
  );
}

function ending(table) {
  const { view, people } = table.shown;
  const order = view.places.map((_, seat) => seat).sort((one, other) => view.places[one] - view.places[other]);
  const cells = (seat) => [view.places[seat], FACES[view.game].nameOf(seat), seatName(view, people, seat), view.scores[seat]];
  const row = (seat) => make("tr", {}, cells(seat).map((cell) => make("td", {}, cell)));
  const heads = ["place", "seat-head", "name", "points"].map((head) => make("th", {}, say(head)));
  const played = table.mine().length > 0 || view.seats.some(({ who }) => who === table.me?.id);
  return [
    make("h2", {}, say("over")),
    make("table", { class: "ending" }, make("thead", {}, make("tr", {}, heads)), make("tbody", {}, order.map(row))),
    make(
      "div",
      { class: "row" },
      make("a", { href: `/r/${table.id}`, class: "main", id: "replay" }, say("replay")),
      make("a", { href: `/api/tables/${table.id}/record`, download: true }, say("record")),
      table.summary.next && make("a", { href: `/t/${table.summary.next}` }, say("next-table")),
      !table.summary.next && played && rematch(table),
    ),
  ];
}

function rematch(table) {
  const asked = table.shown.view.rematch.includes(table.me.id);
  return button(say(asked ? "rematch-asked" : "rematch"), () => table.send("rematch"), { disabled: asked });
}
