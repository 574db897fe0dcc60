import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/account-wall",
  name: "account_wall",
  access: "personal",
  component: lazyComponent(() =>
    import("./AccountWallScreen.tsx").then(({ AccountWallScreen }) => AccountWallScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.accountWall") }),
};
