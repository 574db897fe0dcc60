import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { favesQueries } from "./favesQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/faves",
  name: "my_faves",
  access: "personal",
  component: lazyComponent(() =>
    import("./FavesScreen.tsx").then(({ FavesScreen }) => FavesScreen),
  ),
  skeleton: GridSkeleton,
  queries: favesQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.faves") }),
};
