// For looking at drawings without a server: gallery.html?game=leaping&at=120&players=4
// `window.frames_` are a game's frames, put in by whoever drives the browser.
import { mount } from "svelte";
import "../app.css";
import { loadWords } from "../lib/words";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "leaping";
await loadWords("web", game, `${game}-page`);
mount(Gallery, {
  target: document.getElementById("gallery")!,
  props: { game, at: Number(query.get("at") ?? 0), players: query.get("players") ?? "4", piece: query.get("piece") },
});
