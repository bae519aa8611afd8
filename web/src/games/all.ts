// The games by name. A game's drawings and words are loaded when they are first wanted.
import { loadWords } from "../lib/words";
import type { Face } from "./face";

const faces: Record<string, () => Promise<{ face: Face }>> = {
  "leaping-lemmings": () => import("./leaping/face"),
  "lemming-mafia": () => import("./mafia/face"),
  lemminge: () => import("./lemminge/face"),
};

const words: Record<string, string> = {
  "leaping-lemmings": "leaping",
  "lemming-mafia": "mafia",
  lemminge: "lemminge",
};

export const GAMES = Object.keys(faces);

export async function faceOf(game: string): Promise<Face> {
  const name = words[game] ?? game;
  const [{ face }] = await Promise.all([faces[game]!(), loadWords(name, `${name}-page`)]);
  return face;
}
