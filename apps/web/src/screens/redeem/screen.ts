import { apiQuery } from "../../api/apiQuery.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

const REFERENCE = /^[A-Za-z0-9]{24}$/;

export const screen: Screen = {
  path: "/watchlists/invite/:inviteReference",
  name: "invite",
  access: "personal",
  component: lazyComponent(() =>
    import("./RedeemScreen.tsx").then(({ RedeemScreen }) => RedeemScreen),
  ),
  // For previews (entries/invitePreview.ts). The page asks for itself when it is opened.
  queries: ({ params: { inviteReference: reference = "" }, userId }) =>
    userId === null && REFERENCE.test(reference)
      ? [apiQuery("getInvite", { params: { reference } })]
      : [],
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.invite") }),
};
