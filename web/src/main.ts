import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { session } from "./lib/session.svelte";
import { loadWords } from "./lib/words";

session.keep();
await Promise.all([loadWords("web", "bots"), session.load()]);
mount(App, { target: document.getElementById("page")! });
