import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import adminHeadsTexts from "../texts/adminHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin/titles",
  name: "admin_titles",
  access: "personal",
  component: lazyComponent(() =>
    import("./AdminTitlesScreen.tsx").then(({ AdminTitlesScreen }) => AdminTitlesScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(adminHeadsTexts)("adminHeads.titles") }),
};
