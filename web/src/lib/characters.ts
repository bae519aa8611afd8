// Bots as people meet them: levels with characters, named as the server names them in its log.
import type { People, Seat } from "./protocol";
import { has, say } from "./words";

/** As people choose among them; the one who does anything at all comes last. */
export const LEVELS = ["beginner", "greedy", "skilled", "strong", "expert", "random"];
export const USUAL = "skilled";

/** How many of five pips a level has. */
export function pipsOf(level: string): number {
  return level === "random" ? 0 : LEVELS.indexOf(level) + 1;
}

export function offered(bots: string[]): string[] {
  return LEVELS.filter((level) => bots.includes(level));
}

/** The level somebody likes, if this game has it. */
export function liked(bots: string[], level: string): string {
  return [level, USUAL].find((name) => bots.includes(name)) ?? bots.at(-1)!;
}

function kindOf(game: string, level: string): [string, string] {
  const kind = [game, "other"].find((name) => has(`bot-${name}-${level}.about`));
  return kind ? [kind, `bot-${kind}-${level}`] : ["other", "bot-other-unknown"];
}

/** The first name is of the level, the last one of the seat. */
export function botName(game: string, level: string, seat: number): string {
  const [kind, message] = kindOf(game, level);
  return say(`bot-${kind}`, { name: say(message), seat: seat + 1 });
}

export function firstName(game: string, level: string): string {
  return say(kindOf(game, level)[1]);
}

export function about(game: string, level: string): string {
  return say(`${kindOf(game, level)[1]}.about`);
}

export function levelName(level: string): string {
  return has(`level-${level}`) ? say(`level-${level}`) : level;
}

/** What everybody calls the seats; `nobody` sits where nobody does. In a record `who` is a name. */
export function seatNames(
  game: string,
  seats: Seat[],
  nobody: (seat: number) => string,
  people?: People,
): string[] {
  return seats.map(({ name, who, bot }, seat) => {
    if (name) return name;
    if (who) return people ? (people[who]?.name ?? "?") : who;
    return bot ? botName(game, bot, seat) : nobody(seat);
  });
}
