import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { browseHeads } from "../../messages/en/browseHeads.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Screen } from "../../routing/Screen.ts";
import { browseListQueries, browseQueries, decideBrowse, subjectAt } from "./browseQueries.ts";
import { subjectName } from "./subjectName.ts";

provideTexts({ browseHeads });

const parts = {
  browse: lazyPart("src/screens/browse/BrowseScreen.tsx", () => import("./BrowseScreen.tsx").then((file) => file.BrowseScreen)),
  list: lazyPart("src/screens/browse/BrowseListScreen.tsx", () => import("./BrowseListScreen.tsx").then((file) => file.BrowseListScreen)),
};

/** Browsing by genre, mood, decade and service. What search engines are to find of these stands under `/lists`, so these have no canonical address. */
export const browseScreens: readonly Screen[] = [
  {
    path: "/browse",
    name: "browse",
    access: "public",
    part: parts.browse,
    skeleton: () => GridSkeleton,
    queries: browseQueries,
    meta: (_context, t) => ({ title: t("browseHeads.browse"), description: t("browseHeads.description") }),
  },
  {
    path: "/browse/:dimension/:value",
    name: "browse",
    access: "public",
    part: parts.list,
    skeleton: () => GridSkeleton,
    decide: decideBrowse,
    queries: browseListQueries,
    meta: ({ params, queryClient }, t) => {
      const subject = subjectAt(params, queryClient);
      if (!subject) return { title: t("browseHeads.browse") };
      const name = subjectName(subject, t);
      return { title: name, description: t("browseHeads.listDescription", { name }) };
    },
  },
];
