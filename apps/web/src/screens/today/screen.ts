import { TodaySkeleton } from "./TodaySkeleton.tsx";
import { todayQueries } from "./todayQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/home/",
  name: "today",
  access: "public",
  component: lazyComponent(() =>
    import("./TodayScreen.tsx").then(({ TodayScreen }) => TodayScreen),
  ),
  skeleton: TodaySkeleton,
  queries: todayQueries,
  head: (_context, locale) => {
    const t = locale.texts(shellTexts);
    return {
      title: t("shell.today"),
      description: t("shell.todayDescription"),
      canonical: "/home/",
    };
  },
};
