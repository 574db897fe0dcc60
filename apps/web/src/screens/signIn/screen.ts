import { wallQuery } from "../../features/wall/wallQuery.ts";
import { moveTokenToLink } from "./moveToLink.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/signin",
  name: "sign_in",
  access: "personal",
  component: lazyComponent(() =>
    import("./SignInScreen.tsx").then(({ SignInScreen }) => SignInScreen),
  ),
  decide: moveTokenToLink,
  queries: () => [wallQuery([])],
  head: (_context, locale) => ({ title: locale.texts(shellTexts)("shell.signIn") }),
};
