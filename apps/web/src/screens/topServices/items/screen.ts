import { GridSkeleton } from "../../../features/title/GridSkeleton.tsx";
import { serviceItemsQueries } from "../topServicesQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import tasteHeadsTexts from "../../../routing/texts/tasteHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/top-services/:providerId",
  name: "top_services",
  access: "personal",
  component: lazyComponent(() =>
    import("./ServiceItemsScreen.tsx").then(({ ServiceItemsScreen }) => ServiceItemsScreen),
  ),
  skeleton: GridSkeleton,
  queries: serviceItemsQueries,
  head: (_context, locale) => ({ title: locale.texts(tasteHeadsTexts)("tasteHeads.topServices") }),
};
