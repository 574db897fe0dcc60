import { friendQueries } from "../friendsQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import placesTexts from "../../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/friends/:friendId",
  name: "friend",
  access: "personal",
  component: lazyComponent(() =>
    import("./FriendScreen.tsx").then(({ FriendScreen }) => FriendScreen),
  ),
  queries: friendQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.friend") }),
};
