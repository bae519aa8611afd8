// What stands on the board at this moment: a view, and then whatever a scene does to it.
import { LEMMINGS, type Lemming, type MafiaView } from "./facts";
import { feet, type Pier, type Point } from "./pier";

export class Actor {
  x = $state(0);
  y = $state(0);
  lift = $state(0);
  turn = $state(0);
  /** 1 is as usual; below, somebody is pressed flat. */
  tall = $state(1);
  fade = $state(1);
  blocks = $state(0);
  at = $state("start");
  place = $state(0);

  constructor(readonly lemming: Lemming) {}

  stand(where: Point): void {
    [this.x, this.y, this.lift, this.turn, this.tall, this.fade] = [where.x, where.y, 0, 0, 1, 1];
  }
}

/** Something that is seen for a moment. */
export type Passing = Point & { part: number } & (
    | { what: "splash" | "dust" | "chips" | "bang" | "cheer" | "block" }
    | { what: "car"; flipped: boolean }
    | { what: "card"; seat: number; contract: boolean }
  );

export class Stage {
  actors: Record<Lemming, Actor>;
  dice = $state<Lemming[]>([]);
  /** How far the dice are in their roll; 1 when they lie still. */
  rolled = $state(1);
  /** Whose turn it is. */
  player = $state<number | null>(null);
  points = $state<number | null>(null);
  pointsRolled = $state(1);
  /** The space where something is at work. */
  busy = $state<string | null>(null);
  /** The space whose car is away. */
  away = $state<string | null>(null);
  passing = $state<Passing[]>([]);
  asked: MafiaView["asked"];
  players: number;
  winner = $state<Lemming | null>(null);
  /** Everybody's finishing place, when the race is over. */
  race = $state<Record<Lemming, number> | null>(null);

  constructor(
    readonly pier: Pier,
    view: MafiaView,
  ) {
    this.actors = Object.fromEntries(LEMMINGS.map((lemming) => [lemming, new Actor(lemming)])) as Record<Lemming, Actor>;
    for (const lemming of LEMMINGS) {
      const { at, blocks = 0, place = 0 } = view.lemmings[lemming];
      const actor = this.actors[lemming];
      [actor.at, actor.blocks, actor.place] = [at, blocks, place];
      actor.stand(feet(pier, lemming, at, place));
    }
    this.dice = view.dice;
    this.player = view.turn ? view.player : null;
    this.asked = view.asked;
    this.players = view.players;
    this.winner = view.winner ?? null;
    this.race = view.race ?? null;
  }

  /** Puts something on the stage; the returned one can be changed until it is taken away. */
  enter(passing: Passing): Passing {
    this.passing.push(passing);
    return this.passing.at(-1)!;
  }

  leave(passing: Passing): void {
    const place = this.passing.indexOf(passing);
    if (place >= 0) this.passing.splice(place, 1);
  }
}
