import { wallQuery } from "../../../features/wall/wallQuery.ts";
import { moveTokenToLink } from "../moveToLink.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/login",
  name: "login",
  access: "personal",
  component: lazyComponent(() =>
    import("./LoginScreen.tsx").then(({ LoginScreen }) => LoginScreen),
  ),
  decide: moveTokenToLink,
  queries: () => [wallQuery([])],
  head: (_context, locale) => ({ title: locale.texts(shellTexts)("shell.signIn") }),
};
