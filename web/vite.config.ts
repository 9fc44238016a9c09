import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Built into the Python package, which serves it: whoever installs that needs no Node.
export default defineConfig({
  plugins: [svelte()],
  base: "./", // the server says where it is
  build: { outDir: "../src/regalia/server/www", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.REGALIA_API ?? "http://127.0.0.1:8470", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
