// Who one is: coming in by a name, and the box with everything about oneself.

import { button, lineForm, make, toKeep } from "./dom.js";
import { ask, attempt, say, tell } from "./server.js";

const KEPT = "recovery"; // until its owner says that he has it

export async function whoAmI() {
  try {
    return await ask("GET", "/api/me");
  } catch (error) {
    if (error.status === 401) return null;
    throw error;
  }
}

/** The recovery code is told once, over as many pages as it takes to be noticed. */
export function showRecovery() {
  const code = sessionStorage.getItem(KEPT);
  if (code === null) return;
  const forget = () => sessionStorage.removeItem(KEPT);
  tell(make("div", {}, make("p", {}, say("recovery-keep")), toKeep(code, say("copy"))), "recovery", forget);
}

function known(newcomer) {
  if (newcomer.recovery) sessionStorage.setItem(KEPT, newcomer.recovery);
  location.reload();
}

export function comeIn() {
  const enter = (name) => attempt(async () => known(await ask("POST", "/api/guests", { name })));
  return make(
    "section",
    { class: "come-in" },
    make("h2", {}, say("who-are-you")),
    lineForm(say("name"), say("come-in"), enter, { maxlength: 30, id: "name" }),
    make("details", {}, make("summary", {}, say("been-here")), recoverForm()),
  );
}

function recoverForm() {
  const recover = (code) => attempt(async () => known(await ask("POST", "/api/recover", { code })));
  return lineForm(say("recovery-code"), say("recover"), recover, { maxlength: 100 });
}

export function guestBox(me) {
  if (me === null) return make("span", { class: "quiet" }, say("nobody"));
  const bots = make("div");
  const shown = make("div", { "aria-live": "polite" });
  const rename = (name) => attempt(async () => (await ask("PATCH", "/api/me", { name }), location.reload()));
  const link = () =>
    attempt(async () => {
      const { token } = await ask("POST", "/api/me/device-link");
      shown.replaceChildren(say("device-link"), toKeep(`${location.origin}/device#${token}`, say("copy")));
    });
  const renew = () => attempt(async () => (known(await ask("POST", "/api/me/recovery"))));
  const forget = () => attempt(async () => (await ask("DELETE", "/api/me"), location.assign("/")));
  const open = (event) => event.target.open && attempt(() => showBots(bots));
  return make(
    "details",
    { class: "account", toggle: open },
    make("summary", {}, me.name),
    lineForm(say("new-name"), say("rename"), rename, { maxlength: 30, value: me.name }),
    make("div", { class: "row" }, button(say("link-device"), link), button(say("new-recovery"), renew)),
    shown,
    make("h3", {}, say("my-bots")),
    bots,
    make("details", {}, make("summary", {}, say("recover-other")), recoverForm()),
    button(say("forget-me"), forget),
  );
}

async function showBots(place, token) {
  const { bots } = await ask("GET", "/api/me/bots");
  const remove = (id) => attempt(async () => (await ask("DELETE", `/api/me/bots/${id}`), showBots(place)));
  const add = (name) => attempt(async () => showBots(place, (await ask("POST", "/api/me/bots", { name })).token));
  place.replaceChildren(
    make("ul", {}, bots.map((bot) => make("li", {}, `${bot.name} (${bot.id}) `, button(say("remove"), () => remove(bot.id))))),
    token ? make("div", {}, say("bot-token"), toKeep(token, say("copy"))) : "",
    lineForm(say("bot-name"), say("make-bot"), add, { maxlength: 30 }),
  );
}
