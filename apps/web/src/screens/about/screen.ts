import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/about",
  name: "about",
  access: "public",
  component: lazyComponent(() =>
    import("./AboutScreen.tsx").then(({ AboutScreen }) => AboutScreen),
  ),
  head: (_context, locale) => {
    const t = locale.texts(placesTexts, shellTexts);
    return {
      title: t("shell.about"),
      description: t("places.aboutDescription"),
      canonical: "/about",
    };
  },
};
