import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page goes into the Python package, from where the server serves it under /static/.
export default defineConfig({
  base: "/static/",
  plugins: [svelte()],
  build: {
    outDir: "../src/clifftop/server/built",
    emptyOutDir: true,
    target: "es2022",
    // A strict content security policy has no room for data: scripts and inlined fonts.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8020",
      "/ws": { target: "ws://127.0.0.1:8020", ws: true },
    },
  },
});
