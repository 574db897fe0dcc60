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

/**
 * Leaves of lucide-react's icons only what is drawn: ours all go through `Icon` (packages/ui), and pages have dozens. What is left out are names, aliases
 * and keys of the icons, and many ways to size and colour one.
 */
const plainIcons: Plugin = {
  name: "plain-icons",
  enforce: "pre",
  apply: "build",
  load: (id) => (/\/lucide-react\/.*\/createLucideIcon\.mjs$/.test(id) ? PLAIN_ICON : null),
  transform: (code, id) =>
    /\/lucide-react\/.*\/icons\//.test(id) ? code.replaceAll(/, key: "\w+"|^ {2}(name|size): .*,$|^__iconData\.node;$|^ {2}aliases: .*$/gm, "").replace("__iconData, ", "") : null,
};

const PLAIN_ICON = `import { createElement } from "react";
const draw = ([tag, attributes]) => createElement(tag, attributes);
const round = { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" };
export default ({ node }) => ({ size, ...rest }) => createElement("svg", { width: size, height: size, ...round, ...rest }, ...node.map(draw));`;

/** Files of ours, or icons, by their names. */
const named = (...names: readonly string[]) => new RegExp(`/(packages|apps|lucide-react)/.*/(${names.join("|")})\\.\\w+$`);

const PIECES = named(
  ...["Skeleton", "VisuallyHidden", "hasFailed", "PosterImage", "Chip", "Avatar", "initialsOf", "useOnceOpen", "LateDialog", "TextField", "useRegistered", "lateComponent"],
  ...[
    "laterQuery",
    "invalidateTopics",
    "invalidateAfter",
    "useFailureToast",
    "useParams",
    "posterSources",
    "backdropSources",
    "accountQueries",
    "titleLabel",
    "useShown",
    "hasName",
    "isEmail",
    "useEarlyEntry",
  ],
  ...["heart", "tv", "star", "check", "circle-exclamation-point", "chevron-right", "chevron-down", "shield-check", "download"],
);

const SHARED =
  /\/(packages\/ui|apps\/web)\/src\/(?!popups\/|publicMode\/|features\/(sharing|wall|filters|signIn|account|linking|friends|search|settings|notInterested|favourites|offline)\/|features\/watchlist\/(?!Watchlist|useWatchlistToggle|watchlistsQuery|trackWatchlist)|screens\/(admin|adminSettings|lists|pickForUs|redeem|profile|signIn|friends|expanded|selection|mood|topServices|browse|faves|ratings|watchlist|wall)\/|messages\/en\/|(Switch|SegmentedMeter|RowSkeletons)\.)|\/lucide-react\/(?!.*\/(bell|database|ellipsis|id-card|info|key-round|mail-check|monitor-smartphone|send|sliders-horizontal|scroll-text|flask-conical|chart-column)\.)/;

const ACCOUNT = named(
  ...["AccountNav", "AccountFrame", "AccountSkeleton", "AccountWall", "FriendsCount", "RegisteredOnly", "Part", "useIsAdmin", "addresses"],
  ...["friendMemory", "friendAddresses", "useFriendNews", "friendQueries", "useFriendMemory"],
  ...["messages/en/accountFrame", "messages/en/accountWall", "monitor-smartphone", "id-card", "bell", "database", "key-round"],
);

const FRIENDS = named("messages/en/friends", "FriendsFrame", "usePeople", "useFriendRemoval");

const PICKS = named(
  "PickPages",
  "PickEntry",
  "EntrySkeletons",
  "FormatSwitch",
  "useListFormat",
  "layout-grid",
  "list",
  "messages/en/picked",
  "messages/en/filters",
  "toggled",
  "lengths",
);

const RATINGS = named("ratingIcons", "RatingWrite", "thumbs-up", "thumbs-down", "eye", "eye-off", "circle-slash", "minus");

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
              groups: [
                // What others wrote changes seldom: in a file of its own it stays in people's caches. Only what every page runs belongs here.
                { name: "parts", test: /node_modules\/(react|react-dom|scheduler|@tanstack(?!.*\/(useQueries|queriesObserver)\.js))\//, priority: 2 },
                // What every page runs of ours, in one file instead of one for each set of screens that shares it.
                { name: "base", tags: ["$initial"], test: /\/(packages|apps)\/(?!web\/src\/(entries\/|messages\/(de|es|speeches)\b)|.*\.css)|\/lucide-react\//, priority: 1 },
                // What several screens share would else be cut into a file for each set of screens. First what nearly all of them do, also those that show no titles.
                { name: "pieces", test: PIECES, priority: 1, includeDependenciesRecursively: false },
                { name: "ratings", test: RATINGS, priority: 1, includeDependenciesRecursively: false },
                // What shows titles. Popups, the rating deck, friends, sharing and the like are for those who open them; texts stay beside the files that say them.
                { name: "shared", test: SHARED, minShareCount: 5 },
                // What the page of a title shares with popups and late rows about titles.
                {
                  name: "title",
                  test: /\/apps\/web\/src\/(features\/rating\/RatingControls|screens\/title\/(titleFrame|whereToWatch)|features\/episodes\/(useMarkSeen|seenState))|\/(nextEpisode|useSeenEpisodes)\.|\/lucide-react\/.*\/check-check\./,
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
                // Picks page after page, as posters or in rows.
                { name: "picks", test: PICKS, minShareCount: 3, includeDependenciesRecursively: false },
                // The frame of the pages about the person, and what those about friends share beside it.
                { name: "account", test: ACCOUNT, minShareCount: 3, includeDependenciesRecursively: false },
                { name: "admin", test: /\/apps\/web\/src\/screens\/admin\/|\/messages\/en\/admin\./, minShareCount: 3, includeDependenciesRecursively: false },
                { name: "friends", test: FRIENDS, minShareCount: 3, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
}));
