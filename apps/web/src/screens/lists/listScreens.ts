import { publicHeader } from "../../publicMode/publicHeader.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { HeadlessScreen } from "../../routing/Screen.ts";
import { decideIn, queriesIn, skeletonIn } from "../../routing/stepsIn.ts";
import { laterSteps, steps } from "../../stepFiles.ts";

const parts = {
  lists: lazyPart("src/screens/lists/ListsScreen.tsx", () => import("./ListsScreen.tsx").then((file) => file.ListsScreen)),
  list: lazyPart("src/screens/lists/ListScreen.tsx", () => import("./ListScreen.tsx").then((file) => file.ListScreen)),
  titles: lazyPart("src/screens/lists/TitlesScreen.tsx", () => import("./TitlesScreen.tsx").then((file) => file.TitlesScreen)),
};

const decideTitles = decideIn(laterSteps, "decideTitles");
const shared = { access: "public", header: { part: publicHeader, forEverybody: false } } as const;
/** Lists of titles, and all titles by name. */
export const listScreens: readonly HeadlessScreen[] = [
  { ...shared, path: "/lists", name: "lists", part: parts.lists, queries: queriesIn(laterSteps, "listsQueries") },
  { ...shared, path: "/lists/:listId", name: "list", part: parts.list, skeleton: skeletonIn(steps, "GridSkeleton"), decide: decideIn(laterSteps, "decideList") },
  { ...shared, path: "/titles", name: "titles", part: parts.titles, decide: decideTitles },
  { ...shared, path: "/titles/:page", name: "titles_page", part: parts.titles, decide: decideTitles },
];
