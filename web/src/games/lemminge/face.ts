// Lemminge as it is drawn: a green hill, a fenced start, a rock, a lake.
import { loadWords } from "../../lib/words";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import "./palette.css";
import Poster from "./Poster.svelte";
import Seat from "./Seat.svelte";
import Token from "./Token.svelte";

await loadWords("lemminge", "lemminge-page");

export const face: Face = { Board, Hand, Seat, Token, Poster, Final };
