import { ApiFailure } from "@worthy/contract/apiFailure";
import { pageOf, popupAt } from "../router/popupPath.ts";
import type { Verdict } from "../router/loadPage.ts";
import type { Params } from "../router/matchRoute.ts";
import { headerOf } from "./headerOf.ts";
import type { LoadContext } from "./LoadContext.ts";
import { popupsOf, type Popup } from "./Popup.ts";
import type { PrefetchQuery, Screen, ScreenContext } from "./Screen.ts";

interface LoaderParts {
  screen: Omit<Screen, "path">;
  popups: readonly Popup[];
  /** What the frame needs on every page. */
  shellQueries: (context: ScreenContext) => readonly PrefetchQuery[];
}

/**
 * Loads all that an address shows: the files of its screen and popup, and their queries into the
 * cache.
 */
export type Prepare = (
  address: { url: URL; params: Params },
  context: LoadContext,
) => Promise<Verdict>;

export function createPrepare({ screen, popups, shellQueries }: LoaderParts): Prepare {
  return async ({ url, params }, { queryClient, userId, waits }) => {
    const page = pageOf(url.pathname);
    const under = popupAt(url.pathname);
    // A visit that starts at an episode starts at its show.
    if (waits && under?.name === "episode")
      return { kind: "moved", to: `${page}?episode=${under.value}` };
    const context: ScreenContext = {
      params,
      search: url.searchParams,
      pathname: page,
      userId: userId(),
      queryClient,
    };
    const open = popupsOf(popups, url);
    // Files and data load in parallel.
    const header = waits ? headerOf(screen, context.userId)?.load() : null; // navigating in the browser does not change the frame
    const files = Promise.all([
      screen.component.load(),
      header,
      ...open.map(({ popup }) => popup.component.load().catch(() => {})),
    ]); // a popup reports its own failure
    files.catch(() => {}); // awaited below; a page that is not shown needs no files
    const verdict = await decide(screen, context);
    if (verdict.kind === "moved")
      return { ...verdict, to: verdict.to + url.pathname.slice(page.length) };
    if (verdict.kind === "missing") return verdict;
    const within = screen.within?.(context).load();
    within?.catch(() => {}); // as above
    const prefetch = (queries: readonly PrefetchQuery[]) =>
      Promise.all(queries.map(({ queryKey }) => queryClient.prefetchQuery({ queryKey })));
    // What the screen needs may depend on something that has to be loaded first.
    const prefetching = Promise.all([
      prefetch([
        ...shellQueries(context),
        ...open.flatMap(({ popup, value }) => popup.queries?.(context, value) ?? []),
      ]),
      Promise.resolve(screen.queries?.(context) ?? []).then(prefetch),
    ]);
    prefetching.catch(() => {}); // the screen requests the rest itself
    await Promise.all([files, within, waits ? prefetching : null]);
    return verdict;
  };
}

async function decide(screen: LoaderParts["screen"], context: ScreenContext): Promise<Verdict> {
  try {
    return (await screen.decide?.(context)) ?? { kind: "show" };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 410) return { kind: "gone" };
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 400))
      return { kind: "missing" };
    throw error;
  }
}
