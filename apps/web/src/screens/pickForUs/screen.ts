import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/watchlist/:watchlistId/us",
  name: "pick_for_us",
  access: "personal",
  component: lazyComponent(() =>
    import("./PickForUsScreen.tsx").then(({ PickForUsScreen }) => PickForUsScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.us") }),
};
