import { Skeleton } from "@worthy/ui";
import type { Screen, PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";
import { useLocation } from "../../router/useLocation.ts";
import { RowSkeletons } from "../../features/title/RowSkeletons.tsx";
import { ENOUGH_TITLES, SCREEN_LIMIT, searchQuery } from "../../features/search/searchQuery.ts";
import { similarQuery, titleQuery } from "../../features/title/titleQuery.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export const screen: Screen = {
  path: "/search",
  name: "Discover",
  access: "public",
  component: lazyComponent(() =>
    import("./SearchScreen.tsx").then(({ SearchScreen }) => SearchScreen),
  ),
  skeleton: SearchSkeleton,
  fullScreen: true,
  queries: searchQueries,
  head: (_context, locale) => {
    const t = locale.texts(shellTexts);
    return {
      title: t("shell.discover"),
      description: t("shell.searchDescription"),
      canonical: "/search",
    };
  },
};

/** Search while loading, with rows if there is something to find. */
function SearchSkeleton() {
  return (
    <div className="mx-auto w-full max-w-210 px-4 pt-2">
      <Skeleton className="h-12 rounded-full max-sm:ms-9" />
      <Skeleton className="my-3 h-11 w-64 rounded-full" />
      {useLocation().search.includes("q=") ? <RowSkeletons count={5} /> : null}
    </div>
  );
}

/**
 * The answer to `?q=`, if there is one, and its first title with details and similar ones, which
 * would otherwise move the rows below when they load.
 */
async function searchQueries({
  search,
  queryClient,
}: ScreenContext): Promise<readonly PrefetchQuery[]> {
  const term = search.get("q")?.trim() ?? "";
  if (term === "") return [];
  const answer = await queryClient.fetchQuery(searchQuery(term, SCREEN_LIMIT)).catch(() => null);
  const best = answer?.results[0];
  if (!answer || !best) return [];
  return answer.results.length < ENOUGH_TITLES
    ? [titleQuery(best.id), similarQuery(best.id, best.nodeType)]
    : [titleQuery(best.id)];
}
