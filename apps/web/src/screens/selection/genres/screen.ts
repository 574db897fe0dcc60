import { genreQueries } from "../selectionQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import tasteHeadsTexts from "../../../routing/texts/tasteHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/profile/genres",
  name: "genre_selection",
  access: "personal",
  component: lazyComponent(() =>
    import("./GenreScreen.tsx").then(({ GenreScreen }) => GenreScreen),
  ),
  queries: genreQueries,
  head: (_context, locale) => ({ title: locale.texts(tasteHeadsTexts)("tasteHeads.genres") }),
};
