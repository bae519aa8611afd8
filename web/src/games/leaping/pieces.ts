// The pieces by the names the engine gives them.

export const CLANS = ["ritz", "biker", "iq", "viking", "soldier", "hippie"] as const;
export type Clan = (typeof CLANS)[number];

const LETTERS = "RBIVSH";

export const EAGLES = ["red", "blue"] as const;
export type EagleName = (typeof EAGLES)[number];

export const ZONES = "ABCDEF";

export function clanOf(seat: number): Clan {
  return CLANS[seat] ?? "ritz";
}

/** A stack is written as letters, bottom first: "RBV". */
export function clansIn(stack: string): Clan[] {
  return [...stack].map((letter) => clanOf(LETTERS.indexOf(letter)));
}

export function letterOf(clan: string): string {
  return LETTERS[CLANS.indexOf(clan as Clan)] ?? "";
}

/** A secret is a number to those who do not know it. */
export function countOf(secret: number | string | string[]): number {
  return typeof secret === "number" ? secret : secret.length;
}
