import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { moodQueries } from "./moodQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import tasteHeadsTexts from "../../routing/texts/tasteHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/mood",
  name: "in_the_mood",
  access: "public",
  component: lazyComponent(() => import("./MoodScreen.tsx").then(({ MoodScreen }) => MoodScreen)),
  skeleton: GridSkeleton,
  queries: moodQueries,
  head: (_context, locale) => {
    const t = locale.texts(tasteHeadsTexts);
    return {
      title: t("tasteHeads.mood"),
      description: t("tasteHeads.moodDescription"),
      canonical: "/mood",
    };
  },
};
