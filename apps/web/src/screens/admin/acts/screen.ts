import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import adminHeadsTexts from "../texts/adminHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin/acts",
  name: "admin_acts",
  access: "personal",
  component: lazyComponent(() => import("./ActsScreen.tsx").then(({ ActsScreen }) => ActsScreen)),
  head: (_context, locale) => ({ title: locale.texts(adminHeadsTexts)("adminHeads.acts") }),
};
