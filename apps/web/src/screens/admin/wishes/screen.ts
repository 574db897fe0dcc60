import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import adminHeadsTexts from "../texts/adminHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin/wishes",
  name: "admin_wishes",
  access: "personal",
  component: lazyComponent(() =>
    import("./AdminWishesScreen.tsx").then(({ AdminWishesScreen }) => AdminWishesScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(adminHeadsTexts)("adminHeads.wishes") }),
};
