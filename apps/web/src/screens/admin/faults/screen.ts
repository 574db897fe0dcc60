import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import adminHeadsTexts from "../texts/adminHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin/faults",
  name: "admin_faults",
  access: "personal",
  component: lazyComponent(() =>
    import("./FaultsScreen.tsx").then(({ FaultsScreen }) => FaultsScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(adminHeadsTexts)("adminHeads.faults") }),
};
