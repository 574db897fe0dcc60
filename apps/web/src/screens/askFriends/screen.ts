import { askQueries } from "../friends/friendsQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/ask-friends",
  name: "ask_friends",
  access: "personal",
  component: lazyComponent(() =>
    import("./AskFriendsScreen.tsx").then(({ AskFriendsScreen }) => AskFriendsScreen),
  ),
  queries: askQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.askFriends") }),
};
