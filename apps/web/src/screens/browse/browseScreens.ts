import { browseHeads } from "../../messages/en/browseHeads.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Screen } from "../../routing/Screen.ts";
import { decideIn, metaIn, queriesIn, skeletonIn } from "../../routing/stepsIn.ts";
import { laterSteps, steps } from "../../stepFiles.ts";

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
    skeleton: skeletonIn(steps, "GridSkeleton"),
    queries: queriesIn(laterSteps, "browseQueries"),
    meta: (_context, t) => ({ title: t("browseHeads.browse"), description: t("browseHeads.description") }),
  },
  {
    path: "/browse/:dimension/:value",
    name: "browse",
    access: "public",
    part: parts.list,
    skeleton: skeletonIn(steps, "GridSkeleton"),
    decide: decideIn(laterSteps, "decideBrowse"),
    queries: queriesIn(laterSteps, "browseListQueries"),
    meta: metaIn(laterSteps, "browseListMeta"),
  },
];
