// Links that one was given: to a table, to a seat, to be oneself on another device.

import { button, make } from "./dom.js";
import { ask, attempt, say } from "./server.js";

/** `#TABLE.INVITE` opens a private table, `#TOKEN` carries a seat. */
export async function join(room) {
  const given = decodeURIComponent(location.hash.slice(1)).trim();
  const [table, invite] = given.split(".");
  if (invite !== undefined) {
    await ask("POST", `/api/tables/${encodeURIComponent(table)}/join`, { invite });
    location.replace(`/t/${encodeURIComponent(table)}`);
    return;
  }
  if (!given) {
    room.append(make("p", {}, say("no-link")));
    return;
  }
  const claim = await ask("POST", "/api/claims/look", { token: given });
  const { game, host, people } = claim.summary;
  const take = () =>
    attempt(async () => location.replace(`/t/${(await ask("POST", "/api/claims", { token: given })).table}`));
  const facts = { game: say(`game-${game}`), name: people[host]?.name ?? "?", seat: claim.seat };
  room.append(make("p", {}, say("seat-offered", facts)), button(say("take-seat"), take, { class: "main" }));
}

export async function device(room) {
  const token = location.hash.slice(1);
  const use = () => attempt(async () => (await ask("POST", "/api/device", { token }), location.replace("/")));
  room.append(make("p", {}, say("device-about")), button(say("device-use"), use, { class: "main" }));
}
