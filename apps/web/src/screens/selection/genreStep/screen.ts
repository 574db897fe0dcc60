import { genreQueries } from "../selectionQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import tasteHeadsTexts from "../../../routing/texts/tasteHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/onboarding/genres",
  name: "genre_selection",
  access: "personal",
  component: lazyComponent(() =>
    import("./GenreStepScreen.tsx").then(({ GenreStepScreen }) => GenreStepScreen),
  ),
  queries: genreQueries,
  head: (_context, locale) => ({ title: locale.texts(tasteHeadsTexts)("tasteHeads.genres") }),
};
