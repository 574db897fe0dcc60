import { publicHeader } from "../../publicMode/publicHeader.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { HeadlessScreen } from "../../routing/Screen.ts";
import { decideIn, queriesIn, skeletonIn } from "../../routing/stepsIn.ts";
import { laterSteps, steps } from "../../stepFiles.ts";

/** People of cast and crew. */
export const personScreens: readonly HeadlessScreen[] = [
  {
    path: "/person/:slugId",
    name: "cast_detail",
    access: "public",
    header: { part: publicHeader, forEverybody: false },
    part: lazyPart("src/screens/person/PersonScreen.tsx", () => import("./PersonScreen.tsx").then((file) => file.PersonScreen)),
    skeleton: skeletonIn(steps, "GridSkeleton"),
    decide: decideIn(laterSteps, "decidePerson"),
    queries: queriesIn(laterSteps, "personQueries"),
  },
];
