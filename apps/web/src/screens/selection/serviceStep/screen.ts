import { serviceQueries } from "../selectionQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import tasteHeadsTexts from "../../../routing/texts/tasteHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/onboarding/services",
  name: "service_selection",
  access: "personal",
  component: lazyComponent(() =>
    import("./ServiceStepScreen.tsx").then(({ ServiceStepScreen }) => ServiceStepScreen),
  ),
  queries: serviceQueries,
  head: (_context, locale) => ({ title: locale.texts(tasteHeadsTexts)("tasteHeads.services") }),
};
