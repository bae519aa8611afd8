// Beside the game: who may come, talk, undo, leaving, the dice.

import { button, lineForm, make } from "./dom.js";
import { ask, attempt, say } from "./server.js";

/** The parts that stay, and `table.showTools` for those that change. */
export function aside(table) {
  const talk = (text, input) => table.send("chat", { text }).then((done) => done && (input.value = ""));
  if (table.me) table.talk.append(lineForm(say("chat"), say("send"), talk, { maxlength: 500 }));
  table.showTools = () => {
    const open = [...table.tools.querySelectorAll("details[open]")].map(({ className }) => className);
    table.tools.replaceChildren(...tools(table).filter(Boolean));
    for (const name of open) table.tools.querySelector(`.${name}`)?.setAttribute("open", "");
  };
}

function tools(table) {
  const { view } = table.shown;
  const plays = table.mine().length > 0;
  const running = view.status === "running";
  const away = view.away.includes(table.me?.id);
  const off = table.me?.id in view.vacations;
  const send = (type, given) => () => table.send(type, given);
  return [
    view.status === "waiting" && invitation(table),
    make(
      "div",
      { class: "row" },
      running && plays && table.seat !== null && table.summary.undo && button(say("ask-undo"), send("ask-undo", { seat: table.seat })),
      running && plays && view.clock.kind === "move" && button(say(off ? "end-vacation" : "vacation"), send("vacation", { on: !off })),
      view.status !== "over" && plays && button(say(away ? "come-back" : "leave"), send(away ? "come-back" : "leave")),
    ),
    view.dice && diceFacts(table),
    table.isHost() && peopleList(table),
  ];
}

/** A public table is found by its address; a private one needs the invitation, which the host has. */
function invitation(table) {
  const { id, summary } = table;
  if (summary.public) return button(say("invite"), () => table.keep(say("invite-public"), `${location.origin}/t/${id}`));
  if (!summary.invite) return null;
  const show = () => table.keep(say("invite-private"), `${location.origin}/join#${id}.${summary.invite}`);
  const renew = () => attempt(async () => ((summary.invite = (await ask("POST", `/api/tables/${id}/invite`)).invite), show()));
  return make("div", { class: "row" }, button(say("invite"), show), button(say("new-invite"), renew));
}

function diceFacts(table) {
  const { dice } = table.shown.view;
  const ours = JSON.parse(localStorage.getItem(`dice-${table.id}`) ?? "{}");
  const changed = ours.commitment && ours.commitment !== dice.commitment;
  const sent = (text, seat) => (ours.nonces?.[seat] === text ? ` ${say("ours")}` : "");
  const nonce = (text, seat) => [
    make("dt", {}, say("nonce", { seat })),
    make("dd", {}, text ?? "–", sent(text, seat)),
  ];
  return make(
    "details",
    { class: "dice" },
    make("summary", {}, say("dice-title")),
    make("p", {}, say("dice-about")),
    changed && make("p", { class: "offline" }, say("dice-changed")),
    make("dl", {}, make("dt", {}, say("commitment")), make("dd", {}, dice.commitment), dice.nonces.map(nonce)),
  );
}

/** The host may take the word from somebody, and send somebody away. */
function peopleList(table) {
  const { people } = table.shown;
  const others = Object.entries(people).filter(([id]) => id !== table.me.id);
  if (!others.length) return null;
  const send = (type, given) => () => table.send(type, given);
  const entry = ([who, { name }]) =>
    make(
      "li",
      {},
      `${name} `,
      button(say("mute"), send("mute", { who, muted: true })),
      button(say("unmute"), send("mute", { who, muted: false })),
      button(say("send-away"), send("remove", { who })),
    );
  return make("details", { class: "people" }, make("summary", {}, say("people")), make("ul", {}, others.map(entry)));
}
