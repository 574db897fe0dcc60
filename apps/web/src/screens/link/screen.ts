import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import placesTexts from "../../routing/texts/places.en.json" with { type: "json" };

/** A temporary tool without a canonical address, so that it isn't indexed. */
export const screen: Screen = {
  path: "/link",
  name: "link",
  access: "public",
  component: lazyComponent(() => import("./LinkScreen.tsx").then(({ LinkScreen }) => LinkScreen)),
  head: (_context, locale) => {
    const t = locale.texts(placesTexts);
    return { title: t("places.link"), description: t("places.linkDescription") };
  },
};
