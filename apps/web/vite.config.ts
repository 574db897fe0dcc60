import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Two builds from one configuration: the browser's, with a manifest, and the server entry, bundled whole so that it needs nothing beside it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
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
          input: "src/entries/browser.tsx",
          output: {
            codeSplitting: {
              groups: [
                // What others wrote changes seldom: in a file of its own it stays in people's caches. Only what every page runs belongs here.
                { name: "parts", test: /node_modules\/(react|react-dom|scheduler|@lingui|@tanstack(?!.*\/(useQueries|queriesObserver)\.js))\//, priority: 2 },
                // What every page runs of ours, in one file instead of one for each set of screens that shares it.
                { name: "base", tags: ["$initial"], test: /\/(packages|apps)\/(?!web\/src\/entries\/|.*\.css)|\/lucide-react\//, priority: 1 },
                // What several screens share would else be cut into a file for each set of screens.
                // Popups, the rating deck and signing in are for those who open them; texts stay beside the files that say them.
                {
                  name: "shared",
                  test: /\/(packages\/ui|apps\/web)\/src\/(?!popups\/|features\/(wall|signIn|account|linking)\/|screens\/(profile|signIn)\/|messages\/en\/)|\/lucide-react\//,
                  minShareCount: 3,
                },
                // What the pages about the person share.
                { name: "account", test: /\/apps\/web\/src\/(features\/account|screens\/profile)\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
}));
