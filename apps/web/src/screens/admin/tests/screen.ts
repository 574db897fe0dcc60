import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import adminHeadsTexts from "../texts/adminHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin/tests",
  name: "admin_tests",
  access: "personal",
  component: lazyComponent(() =>
    import("./TestsScreen.tsx").then(({ TestsScreen }) => TestsScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(adminHeadsTexts)("adminHeads.tests") }),
};
