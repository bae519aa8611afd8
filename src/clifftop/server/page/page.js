// Where one is, by the address.

import { make } from "./dom.js";
import { comeIn, guestBox, showRecovery, whoAmI } from "./guest.js";
import { device, join } from "./joining.js";
import { lobby } from "./lobby.js";
import { replay } from "./replay.js";
import { attempt, learnWords } from "./server.js";
import { table } from "./table.js";

const ROOMS = { "": lobby, t: table, r: replay, join, device };
const ASKING = ["", "t", "join"]; // where whoever has no name yet is asked for one,
const NAMELESS = ["", "t", "r", "device"]; // and where he sees something without it

async function open() {
  await learnWords();
  const me = await whoAmI();
  const main = document.getElementById("main");
  document.getElementById("guest").replaceChildren(guestBox(me));
  showRecovery();
  const [, name, id] = location.pathname.split("/");
  if (me === null && ASKING.includes(name)) main.append(comeIn());
  if (me === null && !NAMELESS.includes(name)) return;
  const room = make("div", { class: "room" });
  main.append(room);
  await ROOMS[name](room, me, id);
}

attempt(open);
