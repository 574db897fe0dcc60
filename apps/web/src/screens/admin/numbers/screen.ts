import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import adminHeadsTexts from "../texts/adminHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin",
  name: "admin_numbers",
  access: "personal",
  component: lazyComponent(() =>
    import("./NumbersScreen.tsx").then(({ NumbersScreen }) => NumbersScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(adminHeadsTexts)("adminHeads.numbers") }),
};
