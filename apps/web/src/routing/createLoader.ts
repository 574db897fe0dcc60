import { ApiFailure } from "@worthy/contract/apiFailure";
import { data, redirect, type LoaderFunctionArgs } from "react-router";
import { loadContext } from "./loadContext.ts";
import { popupsOf, type Popup } from "./Popup.ts";
import type { PrefetchQuery, Screen, ScreenContext, Verdict } from "./Screen.ts";

interface LoaderParts {
  screen: Screen;
  popups: readonly Popup[];
  /** What the frame needs on every page. */
  shellQueries: (context: ScreenContext) => readonly PrefetchQuery[];
}

/** A route's loader: fills the query cache, sends old addresses on, and answers unknown ones with 404. Components read the cache. */
export function createLoader({ screen, popups, shellQueries }: LoaderParts) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<null> => {
    const { queryClient, userId, waits } = context.get(loadContext);
    const url = new URL(request.url);
    const screenContext: ScreenContext = { params, search: url.searchParams, pathname: url.pathname, userId: userId(), queryClient };
    const verdict = await decide(screen, screenContext);
    if (verdict.kind === "missing") throw data(null, { status: 404 });
    if (verdict.kind === "moved") throw redirect(verdict.to + url.search, 301);
    const open = popupsOf(popups, url);
    const prefetching = Promise.resolve(screen.queries?.(screenContext) ?? []).then((queries) =>
      Promise.all(
        [...shellQueries(screenContext), ...queries, ...open.flatMap(({ popup, value }) => popup.queries?.(screenContext, value) ?? [])].map((query) =>
          queryClient.prefetchQuery({ queryKey: query.queryKey }),
        ),
      ),
    );
    if (waits) await prefetching;
    return null;
  };
}

async function decide(screen: Screen, context: ScreenContext): Promise<Verdict> {
  try {
    return (await screen.decide?.(context)) ?? { kind: "show" };
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) return { kind: "missing" };
    throw error;
  }
}
