import { serviceQueries } from "../selectionQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import tasteHeadsTexts from "../../../routing/texts/tasteHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/profile/services",
  name: "service_selection",
  access: "personal",
  component: lazyComponent(() =>
    import("./ServiceScreen.tsx").then(({ ServiceScreen }) => ServiceScreen),
  ),
  queries: serviceQueries,
  head: (_context, locale) => ({ title: locale.texts(tasteHeadsTexts)("tasteHeads.services") }),
};
