import { profileQueries } from "./profileQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import menuTexts from "../../locale/texts/menu.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/profile",
  name: "profile",
  access: "personal",
  component: lazyComponent(() =>
    import("./ProfileScreen.tsx").then(({ ProfileScreen }) => ProfileScreen),
  ),
  queries: profileQueries,
  head: (_context, locale) => ({ title: locale.texts(menuTexts)("menu.profile") }),
};
