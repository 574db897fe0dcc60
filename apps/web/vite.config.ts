import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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
  plugins: [plainImports, react(), tailwindcss()],
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
              groups: [
                // What others wrote changes seldom: in a file of its own it stays in people's caches. Only what every page runs belongs here.
                { name: "parts", test: /node_modules\/(react|react-dom|scheduler|@lingui|@tanstack(?!.*\/(useQueries|queriesObserver)\.js))\//, priority: 2 },
                // What every page runs of ours, in one file instead of one for each set of screens that shares it.
                { name: "base", tags: ["$initial"], test: /\/(packages|apps)\/(?!web\/src\/(entries\/|messages\/(de|es|speeches)\b)|.*\.css)|\/lucide-react\//, priority: 1 },
                // What calls the endpoints that no first page calls.
                { name: "manifest", test: /\/packages\/contract\/src\/manifest\.ts|\/api\/laterQuery\.ts/, priority: 1, includeDependenciesRecursively: false },
                // What several screens share would else be cut into a file for each set of screens.
                // Popups, the rating deck, signing in, friends, sharing and the like are for those who open them; texts stay beside the files that say them.
                {
                  name: "shared",
                  test: /\/packages\/domain\/src\/hasName|\/(packages\/ui|apps\/web)\/src\/(?!popups\/|publicMode\/|features\/(sharing|wall|filters|signIn|account|linking|friends|search|settings|notInterested|favourites|offline)\/|features\/watchlist\/(?!Watchlist|useWatchlistToggle|watchlistsQuery|trackWatchlist)|screens\/(lists|pickForUs|redeem|profile|signIn|friends|expanded|selection|mood|topServices|browse|faves|ratings|watchlist|wall)\/|messages\/en\/|(Switch|SegmentedMeter)\.)|\/lucide-react\/(?!.*\/(bell|database|eye-off|id-card|key-round|mail-check|monitor-smartphone|send|shield-check)\.)/,
                  minShareCount: 5,
                },
                // What the page of a title shares with popups and late rows about titles.
                {
                  name: "title",
                  test: /\/apps\/web\/src\/(features\/rating\/RatingControls|screens\/title\/(titleFrame|whereToWatch)|features\/episodes\/(useMarkSeen|seenState))|\/(lateComponent|nextEpisode|useSeenEpisodes)\.|\/lucide-react\/.*\/(check-check|chevron-down)\./,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // What changes lists, which the lists themselves do not wait for.
                {
                  name: "lists",
                  test: /\/apps\/web\/src\/(features\/watchlist\/(useListWrites|useListSend|offerUndo|listColours)|screens\/watchlist\/List(Form|Colours))\.|\/messages\/en\/lists\./,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // What the pages about the person share.
                { name: "friends", test: /\/apps\/web\/src\/(features|screens)\/friends\//, minShareCount: 3, includeDependenciesRecursively: false },
                { name: "account", test: /\/apps\/web\/src\/(features\/account|screens\/profile)\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
}));
