// The lobby: tables that are open, played, or one's own; and a new one.

import { button, choice, make, section, tick } from "./dom.js";
import { Line } from "./line.js";
import { ask, attempt, say } from "./server.js";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const CLOCKS = {
  none: { kind: "none" },
  fast: { kind: "total", ms: 15 * MINUTE, increment: 5000 },
  slow: { kind: "move", ms: DAY, vacation: 14 * DAY },
};
export const BOTS_NOW = "bots-now"; // the table that is to be filled with bots and begun

export async function lobby(room, me) {
  const lists = make("div", { class: "lists" });
  const offline = make("p", { class: "offline", hidden: true }, say("offline"));
  if (me !== null) room.append(await newTable(), importRecord());
  room.append(offline, lists);
  new Line("/ws/lobby", {
    changed: (online) => (offline.hidden = online),
    heard: (message) => message.type === "lobby" && lists.replaceChildren(...showLists(message)),
  });
}

function showLists({ waiting, running, mine }) {
  const others = (tables) => tables.filter((table) => !table.yours);
  const groups = { mine, waiting: others(waiting), running: others(running) };
  return Object.entries(groups).map(([name, tables]) =>
    section(
      say(`tables-${name}`),
      tables.length ? make("ul", { class: "tables" }, tables.map(entry)) : make("p", { class: "quiet" }, say("no-tables")),
    ),
  );
}

function entry(table) {
  const names = table.seats.map((seat) => seat.name ?? table.people[seat.who]?.name ?? (seat.bot ? say("a-bot") : say("free")));
  return make(
    "li",
    {},
    make("a", { href: `/t/${table.id}` }, say(`game-${table.game}`)),
    ` ${names.join(", ")} `,
    make("span", { class: "quiet" }, say(`status-${table.status}`), table.public ? "" : ` · ${say("private")}`),
    table.your_turn ? make("strong", {}, ` ${say("your-turn")}`) : "",
  );
}

async function newTable() {
  const { games } = await ask("GET", "/api/games");
  const game = choice(say("game"), games.map(({ name }) => [name, say(`game-${name}`)]), { id: "game", change: () => fill() });
  const options = make("div", { class: "row" });
  const open = tick(say("public"), true);
  const clock = choice(say("clock"), Object.keys(CLOCKS).map((name) => [name, say(`clock-${name}`)]));
  let chosen = () => ({});
  const fill = () => {
    const found = games.find(({ name }) => name === game.select.value);
    chosen = optionFields(found, options);
  };
  const start = (botsNow) =>
    attempt(async () => {
      const given = { game: game.select.value, options: chosen(), public: open.box.checked, clock: CLOCKS[clock.select.value] };
      const { id } = await ask("POST", "/api/tables", given);
      if (botsNow) sessionStorage.setItem(BOTS_NOW, id);
      location.assign(`/t/${id}`);
    });
  fill();
  return section(
    say("new-table"),
    make("div", { class: "row" }, game.field, options),
    make("div", { class: "row" }, clock.field, open.field),
    make(
      "div",
      { class: "row" },
      button(say("play-bots"), () => start(true), { class: "main", id: "play-bots" }),
      button(say("open-table"), () => start(false), { id: "open-table" }),
    ),
  );
}

/** A field for every option that a game has, and how to read them. */
function optionFields(game, place) {
  const readers = {};
  const fields = game.options.map(({ name, kind, default: standard, low, high }) => {
    if (kind === "number") {
      const input = make("input", { type: "number", min: low, max: high, value: standard, id: `option-${name}` });
      readers[name] = () => input.valueAsNumber;
      return make("label", {}, say(`option-${name}`), input);
    }
    if (kind === "flag") {
      const flag = tick(say(`option-${name}`), standard);
      readers[name] = () => flag.box.checked;
      return flag.field;
    }
    if (kind !== "board" || game.boards.length < 2) return null;
    const boards = choice(say("board"), game.boards.map((board) => [board, say(`board-${board}`)]));
    readers[name] = () => boards.select.value;
    return boards.field;
  });
  place.replaceChildren(...fields.filter((field) => field !== null));
  return () => Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read()]));
}

function importRecord() {
  const bring = (event) =>
    attempt(async () => {
      const text = await event.target.files[0].text();
      location.assign(`/r/${(await ask("POST", "/api/records", text)).id}`);
    });
  const input = make("input", { type: "file", accept: ".json,application/json", change: bring });
  return make("details", {}, make("summary", {}, say("import")), make("label", {}, say("import-file"), input));
}
