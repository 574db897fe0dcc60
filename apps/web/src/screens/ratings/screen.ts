import { historyQueries } from "./historyQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/ratings",
  name: "ratings_history",
  access: "personal",
  component: lazyComponent(() =>
    import("./RatingsScreen.tsx").then(({ RatingsScreen }) => RatingsScreen),
  ),
  queries: historyQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.ratings") }),
};
