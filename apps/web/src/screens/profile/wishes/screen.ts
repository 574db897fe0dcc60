import { wishesQueries } from "../profileQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import placesTexts from "../../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/profile/wishes",
  name: "wishes",
  access: "personal",
  component: lazyComponent(() =>
    import("./WishesScreen.tsx").then(({ WishesScreen }) => WishesScreen),
  ),
  queries: wishesQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.wishes") }),
};
