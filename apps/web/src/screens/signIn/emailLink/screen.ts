import { LINK_PATH } from "../../../features/session/signInPaths.ts";
import { wallQuery } from "../../../features/wall/wallQuery.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: LINK_PATH,
  name: "email_login_success",
  access: "personal",
  component: lazyComponent(() =>
    import("./EmailLinkScreen.tsx").then(({ EmailLinkScreen }) => EmailLinkScreen),
  ),
  queries: () => [wallQuery([])],
  head: (_context, locale) => ({ title: locale.texts(shellTexts)("shell.signIn") }),
};
