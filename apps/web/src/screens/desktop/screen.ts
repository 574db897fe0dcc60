import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/desktop",
  name: "desktop",
  access: "public",
  component: lazyComponent(() =>
    import("./DesktopScreen.tsx").then(({ DesktopScreen }) => DesktopScreen),
  ),
  head: (_context, locale) => {
    const t = locale.texts(placesTexts);
    return {
      title: t("places.desktop"),
      description: t("places.desktopDescription"),
      canonical: "/desktop",
    };
  },
};
