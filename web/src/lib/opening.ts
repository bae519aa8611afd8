// Opening tables: one click for a game against bots, or with every option.
import { ask, askOnce } from "./api";
import { liked } from "./characters";
import { Line } from "./line";
import type { GameFacts } from "./protocol";
import { session } from "./session.svelte";

export interface Wanted {
  game: string;
  options: Record<string, unknown>;
  public: boolean;
  clock: Record<string, unknown> | null;
  fall: string;
  undo: boolean;
  from?: { replay: string; at: number };
}

export async function openTable(wanted: Wanted): Promise<string> {
  return (await ask<{ id: string }>("POST", "/api/tables", wanted)).id;
}

export async function gameFacts(): Promise<GameFacts[]> {
  return (await askOnce<{ games: GameFacts[] }>("/api/games")).games;
}

/** A table with bots of the level that one likes in all other seats, begun. */
export async function playNow(game: string): Promise<string> {
  const facts = (await gameFacts()).find(({ name }) => name === game)!;
  const id = await openTable({
    game,
    options: {},
    public: false,
    clock: null,
    fall: "bot",
    undo: true,
  });
  await new Promise<void>((done, failed) => {
    const line = new Line(
      `/ws/tables/${id}`,
      () => {},
      (open) => {
        if (open) void begin().then(done, failed).finally(() => line.close());
      },
    );
    async function begin() {
      const bot = liked(facts.bots, session.settings.level);
      const players = Number(facts.options.find(({ name }) => name === "players")!.default);
      await line.ask("nonce", { seat: 0, nonce: crypto.randomUUID().replaceAll("-", "") });
      for (let seat = 1; seat < players; seat += 1) await line.ask("seat-bot", { seat, bot });
      await line.ask("start");
    }
  });
  return id;
}
