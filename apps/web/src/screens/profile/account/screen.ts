import { accountInformationQueries } from "../profileQueries.ts";
import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import placesTexts from "../../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/profile/account",
  name: "account_information",
  access: "personal",
  component: lazyComponent(() =>
    import("./AccountInformationScreen.tsx").then(
      ({ AccountInformationScreen }) => AccountInformationScreen,
    ),
  ),
  queries: accountInformationQueries,
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.accountInformation") }),
};
