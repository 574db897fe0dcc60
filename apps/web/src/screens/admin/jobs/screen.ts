import type { Screen } from "../../../routing/Screen.ts";
import { lazyComponent } from "../../../routing/lazyComponent.ts";
import adminHeadsTexts from "../texts/adminHeads.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/admin/jobs",
  name: "admin_jobs",
  access: "personal",
  component: lazyComponent(() => import("./JobsScreen.tsx").then(({ JobsScreen }) => JobsScreen)),
  head: (_context, locale) => ({ title: locale.texts(adminHeadsTexts)("adminHeads.jobs") }),
};
