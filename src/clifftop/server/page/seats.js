// Who sits where, what each seat shows of the game, and what can be done about a seat.

import { button, lineForm, make, toKeep } from "./dom.js";
import { FACES, factList } from "./games.js";
import { ask, attempt, now, say } from "./server.js";

export function seatName(view, people, seat) {
  const { who, bot, name } = view.seats[seat];
  if (name) return name;
  if (who !== null) return people[who]?.name ?? "?";
  return bot === null ? say("free") : say("bot-named", { name: bot });
}

/** All seats, each with its buttons. What somebody is typing there is not taken from him. */
export function showSeats(table) {
  const typed = document.activeElement?.tagName === "INPUT" && document.activeElement.value;
  if (typed && table.seats.contains(document.activeElement)) return;
  table.seats.replaceChildren(seatList(table));
}

function seatList(table) {
  const { view } = table.shown;
  return make("ol", { class: "seats", start: 0 }, view.seats.map((_, seat) => oneSeat(table, seat)));
}

function oneSeat(table, seat) {
  const { view, people } = table.shown;
  const { who, bot, left } = view.seats[seat];
  const face = FACES[view.game];
  const marks = [
    bot !== null && who !== null && say("bot-plays"),
    left === "resigned" && say("resigned"),
    left === "flag" && say("flag"),
    view.away.includes(who) && say("away"),
    who in view.vacations && say("on-vacation"),
    seat === table.seat && say("you-look"),
  ];
  const asked = table.asked() === seat && view.status === "running";
  return make(
    "li",
    { class: asked ? "seat asked" : "seat", "data-seat": seat },
    make("span", { class: `chip ${face.colourOf(seat)}` }, face.nameOf(seat)),
    make("strong", {}, ` ${seatName(view, people, seat)} `),
    make("span", { class: "quiet" }, marks.filter(Boolean).join(" · "), asked ? ` ◆ ${say("is-asked")}` : ""),
    view.clock.kind === "none" || view.status !== "running" ? "" : make("span", { class: "clock", "data-clock": seat }),
    make("div", { class: "row" }, view.status === "waiting" ? waitingButtons(table, seat) : playingButtons(table, seat)),
    view.state ? factList(face.seatOf(view.state, seat)) : "",
  );
}

function waitingButtons(table, seat) {
  const { view } = table.shown;
  const { who, bot } = view.seats[seat];
  const host = table.isHost();
  const send = (type, given) => () => table.send(type, { seat, ...given });
  const free = who === null;
  const mine = who === table.me?.id;
  const named = (name, input) => {
    input.value = "";
    table.send("sit", { seat, name });
  };
  return [
    free && table.me && button(say("sit"), send("sit")),
    (free || mine) && table.me && namedForm(mine ? say("seat-name") : say("sit-named"), named),
    mine && button(say("stand-up"), send("stand-up")),
    free && bot === null && host && table.bots.map((name) => button(say("seat-bot", { name }), send("seat-bot", { bot: name }))),
    (!free || bot !== null) && !mine && host && button(say("clear-seat"), send("clear-seat")),
    ((free && host) || mine) && seatLink(table, seat),
  ];
}

function namedForm(title, done) {
  return make("details", {}, make("summary", {}, title), lineForm(say("name"), say("sit"), done, { maxlength: 30 }));
}

function playingButtons(table, seat) {
  const { view } = table.shown;
  const { who, bot } = view.seats[seat];
  if (view.status !== "running") return [];
  const mine = table.mine().includes(seat);
  const resign = () => confirm(say("resign-sure")) && table.resign(seat);
  const voted = view.votes[seat].includes(table.me?.id);
  const abandoned = bot === null && view.away.includes(who) && table.mine().length > 0 && !mine;
  return [
    mine && bot === null && button(say("resign"), resign),
    mine && bot === null && seatLink(table, seat),
    abandoned && button(say(voted ? "voted" : "vote-bot"), () => table.send("vote-bot", { seat }), { disabled: voted }),
  ];
}

/** A link that gives the seat to whoever opens it. */
function seatLink(table, seat) {
  const give = () =>
    attempt(async () => {
      const { token } = await ask("POST", `/api/tables/${table.id}/seats/${seat}/link`);
      table.keep(say("seat-link-about", { seat }), `${location.origin}/join#${token}`);
    });
  return button(say("seat-link"), give);
}

/** The clocks go on between two messages. */
export function tickClocks(view) {
  for (const shown of document.querySelectorAll("[data-clock]")) {
    const seat = Number(shown.dataset.clock);
    const thought = view.clock.runs === seat ? now() - view.clock.since : 0;
    shown.textContent = asTime(Math.max(0, view.clock.left[seat] - thought));
  }
}

function asTime(ms) {
  const seconds = Math.floor(ms / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  return `${hours ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export function keepBox(place, about, text) {
  place.replaceChildren(make("p", {}, about), toKeep(text, say("copy")));
}
