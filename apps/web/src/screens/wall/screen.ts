import { WallSkeleton } from "./WallSkeleton.tsx";
import type { Screen, PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import { exampleQuery } from "./exampleQuery.ts";
import { picksQuery } from "./picksQuery.ts";
import { wallQuery } from "../../features/wall/wallQuery.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/rate",
  name: "rate_more",
  access: "public",
  component: lazyComponent(() => import("./WallScreen.tsx").then(({ WallScreen }) => WallScreen)),
  skeleton: WallSkeleton,
  queries: wallQueries,
  head: (_context, locale) => {
    const t = locale.texts(shellTexts);
    return {
      title: t("shell.rateHeading"),
      description: t("shell.rateDescription"),
      canonical: "/rate",
    };
  },
};

/** What the screen shows first. */
function wallQueries({ userId }: ScreenContext): readonly PrefetchQuery[] {
  const example = userId === null ? [exampleQuery()] : [];
  return [wallQuery([]), picksQuery(), ...example];
}
