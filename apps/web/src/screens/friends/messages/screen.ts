import { messagesQueries } from "../friendsQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import placesTexts from "../../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/friends/messages",
  name: "friend_messages",
  access: "personal",
  component: lazyComponent(() =>
    import("./MessagesScreen.tsx").then(({ MessagesScreen }) => MessagesScreen),
  ),
  queries: messagesQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.friendMessages") }),
};
