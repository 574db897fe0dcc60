import { GridSkeleton } from "../../features/title/GridSkeleton.tsx";
import { browseQueries } from "./browseQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import browseHeadsTexts from "./texts/browseHeads.en.json" with { type: "json" };

/**
 * Browsing by genre, mood, decade and service. No canonical address, because search engines should
 * find `/lists`.
 */
export const screen: Screen = {
  path: "/browse",
  name: "browse",
  access: "public",
  component: lazyComponent(() =>
    import("./BrowseScreen.tsx").then(({ BrowseScreen }) => BrowseScreen),
  ),
  skeleton: GridSkeleton,
  queries: browseQueries,
  head: (_context, locale) => {
    const t = locale.texts(browseHeadsTexts);
    return {
      title: t("browseHeads.browse"),
      description: t("browseHeads.description"),
      card: { path: "/browse", name: t("browseHeads.browse"), titleIds: [] },
    };
  },
};
