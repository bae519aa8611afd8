// Leaping Lemmings as the page knows it.
import { loadWords } from "../../lib/words";
import type { Face } from "../face";
import Board from "./Board.svelte";
import "./canyon.css";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import Poster from "./Poster.svelte";
import Seat from "./Seat.svelte";
import Token from "./Token.svelte";

await loadWords("leaping", "leaping-page");

export const face: Face = { Board, Hand, Seat, Token, Poster, Final };
