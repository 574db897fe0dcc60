import { Skeleton } from "@worthy/ui";
import { expandedQueries } from "./expandedQueries.ts";
import type { Screen } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import { usePicksLayout } from "./usePicksLayout.ts";
import { entriesClass, EntrySkeletons } from "./EntrySkeletons.tsx";
import picksTexts from "../../features/settings/texts/picks.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/home/worthy/",
  name: "homeExpanded",
  access: "public",
  component: lazyComponent(() =>
    import("./ExpandedScreen.tsx").then(({ ExpandedScreen }) => ExpandedScreen),
  ),
  skeleton: ExpandedSkeleton,
  queries: expandedQueries,
  head: (_context, locale) => ({ title: locale.texts(picksTexts)("picks.tonight") }),
};

/** All picks while loading. */
function ExpandedSkeleton() {
  const large = usePicksLayout().layout === "list";
  return (
    <div className="mx-auto w-full max-w-360 px-4 pt-6 md:pt-10 lg:px-14">
      <Skeleton className="h-22 w-96 max-w-full sm:h-11" />
      <Skeleton className="mt-5 mb-4 h-11 w-64 rounded-full" />
      <ol className={entriesClass(large)}>
        <EntrySkeletons large={large} />
      </ol>
    </div>
  );
}
