import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./chunkGroups.ts";
import { plainIcons } from "./plainIcons.ts";

/** What Vite puts around each import of a file that comes late, to load style sheets with it: there is one style sheet, and the page has it. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  apply: "build",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

/** Two builds from one configuration: the browser's, with a manifest, and the server entry, bundled whole so that it needs nothing beside it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [plainImports, plainIcons, react(), tailwindcss()],
  publicDir: isSsrBuild ? false : "public",
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"] === "development" ? "development" : "production") },
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, ssr: "src/entries/public.server.tsx", target: "node22", rolldownOptions: { output: { entryFileNames: "[name].js" } } }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        // The server names a page's modules in its head, and a link loads what it leads to before it is followed: no code for it is needed.
        modulePreload: false,
        // The content security policy lets fonts and scripts come from files of our own only.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ["src/entries/browser.tsx", ...["de", "es"].map((language) => `src/entries/languages/${language}.ts`)],
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
}));
