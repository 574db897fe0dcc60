import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/privacy",
  name: "privacy",
  access: "public",
  component: lazyComponent(() =>
    import("./PrivacyScreen.tsx").then(({ PrivacyScreen }) => PrivacyScreen),
  ),
  head: (_context, locale) => {
    const t = locale.texts(placesTexts, shellTexts);
    return {
      title: t("shell.privacy"),
      description: t("places.privacyDescription"),
      canonical: "/privacy",
    };
  },
};
