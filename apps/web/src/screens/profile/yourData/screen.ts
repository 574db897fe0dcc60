import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import placesTexts from "../../../routing/texts/places.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/profile/data",
  name: "your_data",
  access: "personal",
  component: lazyComponent(() => import("./DataScreen.tsx").then(({ DataScreen }) => DataScreen)),
  head: (_context, locale) => ({ title: locale.texts(placesTexts)("places.data") }),
};
