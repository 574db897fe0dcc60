import { WallSkeleton } from "../WallSkeleton.tsx";
import { comfortQueries } from "./comfortQuery.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import tasteHeadsTexts from "../../../routing/texts/tasteHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/rate/comfort-food",
  name: "comfort_food",
  access: "personal",
  component: lazyComponent(() =>
    import("./ComfortScreen.tsx").then(({ ComfortScreen }) => ComfortScreen),
  ),
  skeleton: WallSkeleton,
  queries: comfortQueries,
  head: (_context, locale) => ({ title: locale.texts(tasteHeadsTexts)("tasteHeads.comfortFood") }),
};
