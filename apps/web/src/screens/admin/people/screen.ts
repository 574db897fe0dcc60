import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import adminHeadsTexts from "../texts/adminHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin/people",
  name: "admin_people",
  access: "personal",
  component: lazyComponent(() =>
    import("./PeopleScreen.tsx").then(({ PeopleScreen }) => PeopleScreen),
  ),
  head: (_context, locale) => ({ title: locale.texts(adminHeadsTexts)("adminHeads.people") }),
};
