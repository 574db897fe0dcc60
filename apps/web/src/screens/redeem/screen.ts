import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/watchlists/invite/:inviteReference",
  name: "invite",
  access: "personal",
  component: lazyComponent(() =>
    import("./RedeemScreen.tsx").then(({ RedeemScreen }) => RedeemScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.invite") }),
};
