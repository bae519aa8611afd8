// Lemming Mafia as it is drawn.
import { loadWords } from "../../lib/words";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import "./harbour.css";
import Poster from "./Poster.svelte";
import Seat from "./Seat.svelte";
import Token from "./Token.svelte";

await loadWords("mafia", "mafia-page");

export const face: Face = { Board, Hand, Seat, Token, Poster, Final };
