import { devicesQueries } from "../profileQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import placesTexts from "../../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/profile/devices",
  name: "devices",
  access: "personal",
  component: lazyComponent(() =>
    import("./DevicesScreen.tsx").then(({ DevicesScreen }) => DevicesScreen),
  ),
  queries: devicesQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.devices") }),
};
