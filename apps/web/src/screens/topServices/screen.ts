import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { topServicesQueries } from "./topServicesQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import tasteHeadsTexts from "../../routing/texts/tasteHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/top-services",
  name: "top_services",
  access: "personal",
  component: lazyComponent(() =>
    import("./TopServicesScreen.tsx").then(({ TopServicesScreen }) => TopServicesScreen),
  ),
  skeleton: GridSkeleton,
  queries: topServicesQueries,
  head: (_context, locale) => ({ title: locale.texts(tasteHeadsTexts)("tasteHeads.topServices") }),
};
