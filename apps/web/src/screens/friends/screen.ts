import { friendsQueries } from "./friendsQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/friends",
  name: "friend_manager",
  access: "personal",
  component: lazyComponent(() =>
    import("./FriendsScreen.tsx").then(({ FriendsScreen }) => FriendsScreen),
  ),
  queries: friendsQueries,
  head: (_context, locale) => ({ title: locale.texts(shellTexts)("shell.together") }),
};
