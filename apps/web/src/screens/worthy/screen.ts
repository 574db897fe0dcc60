import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { worthyQueries } from "./worthyQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/worthy",
  name: "recommendations",
  access: "public",
  component: lazyComponent(() =>
    import("./WorthyScreen.tsx").then(({ WorthyScreen }) => WorthyScreen),
  ),
  skeleton: GridSkeleton,
  queries: worthyQueries,
  head: (_context, locale) => {
    const t = locale.texts(shellTexts);
    return {
      title: t("shell.worthy"),
      description: t("shell.worthyDescription"),
      canonical: "/worthy",
    };
  },
};
