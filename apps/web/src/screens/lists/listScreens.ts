import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { publicLists } from "../../messages/en/publicLists.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import type { T } from "../../messages/useT.ts";
import { publicHeader } from "../../publicMode/publicHeader.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Meta, Screen, ScreenContext } from "../../routing/Screen.ts";
import { listMeta, titlesMeta } from "./listMeta.ts";
import { decideList, decideTitles, listsQueries } from "./listQueries.ts";

provideTexts({ publicLists });

const parts = {
  lists: lazyPart("src/screens/lists/ListsScreen.tsx", () => import("./ListsScreen.tsx").then((file) => file.ListsScreen)),
  list: lazyPart("src/screens/lists/ListScreen.tsx", () => import("./ListScreen.tsx").then((file) => file.ListScreen)),
  titles: lazyPart("src/screens/lists/TitlesScreen.tsx", () => import("./TitlesScreen.tsx").then((file) => file.TitlesScreen)),
};

const shared = { access: "public", header: { part: publicHeader, forEverybody: false } } as const;
const head =
  (title: "publicLists.heading" | "publicLists.titlesHeading", description: "publicLists.description" | "publicLists.titlesDescription", canonical: string) =>
  (_context: ScreenContext, t: T): Meta => ({
    title: t(title),
    description: t(description),
    canonical,
  });

/** Lists of titles, and all titles by name. */
export const listScreens: readonly Screen[] = [
  { ...shared, path: "/lists", name: "lists", part: parts.lists, queries: listsQueries, meta: head("publicLists.heading", "publicLists.description", "/lists") },
  { ...shared, path: "/lists/:listId", name: "list", part: parts.list, skeleton: () => GridSkeleton, decide: decideList, meta: listMeta },
  { ...shared, path: "/titles", name: "titles", part: parts.titles, decide: decideTitles, meta: head("publicLists.titlesHeading", "publicLists.titlesDescription", "/titles") },
  { ...shared, path: "/titles/:page", name: "titles_page", part: parts.titles, decide: decideTitles, meta: titlesMeta },
];
