import { notificationsQueries } from "../profileQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import placesTexts from "../../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/profile/notifications",
  name: "notifications",
  access: "personal",
  component: lazyComponent(() =>
    import("./NotificationsScreen.tsx").then(({ NotificationsScreen }) => NotificationsScreen),
  ),
  queries: notificationsQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.notifications") }),
};
