import { lazyPart } from "../../routing/LazyPart.ts";
import type { HeadlessScreen } from "../../routing/Screen.ts";
import { decideIn, queriesIn, skeletonIn } from "../../routing/stepsIn.ts";
import { laterSteps, steps } from "../../stepFiles.ts";

const parts = {
  browse: lazyPart("src/screens/browse/BrowseScreen.tsx", () => import("./BrowseScreen.tsx").then((file) => file.BrowseScreen)),
  list: lazyPart("src/screens/browse/BrowseListScreen.tsx", () => import("./BrowseListScreen.tsx").then((file) => file.BrowseListScreen)),
};

/** Browsing by genre, mood, decade and service. What search engines are to find of these stands under `/lists`, so these have no canonical address. */
export const browseScreens: readonly HeadlessScreen[] = [
  {
    path: "/browse",
    name: "browse",
    access: "public",
    part: parts.browse,
    skeleton: skeletonIn(steps, "GridSkeleton"),
    queries: queriesIn(laterSteps, "browseQueries"),
  },
  {
    path: "/browse/:dimension/:value",
    name: "browse",
    access: "public",
    part: parts.list,
    skeleton: skeletonIn(steps, "GridSkeleton"),
    decide: decideIn(laterSteps, "decideBrowse"),
    queries: queriesIn(laterSteps, "browseListQueries"),
  },
];
