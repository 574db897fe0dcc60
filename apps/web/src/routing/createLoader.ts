import { ApiFailure } from "@worthy/contract/apiFailure";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { loadContext, type LoadContext } from "./loadContext.ts";
import { popupsOf, type Popup } from "./Popup.ts";
import type { PrefetchQuery, Screen, ScreenContext, Verdict } from "./Screen.ts";

interface LoaderParts {
  screen: Screen;
  popups: readonly Popup[];
  /** What the frame needs on every page. */
  shellQueries: (context: ScreenContext) => readonly PrefetchQuery[];
}

interface Address {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** Loads all that an address shows: the files of its screen and popup, and their queries into the cache. */
export type Prepare = (address: Address, context: LoadContext) => Promise<Verdict>;

export function createPrepare({ screen, popups, shellQueries }: LoaderParts): Prepare {
  return async ({ url, params }, { queryClient, userId, waits }) => {
    const context: ScreenContext = { params, search: url.searchParams, pathname: url.pathname, userId: userId(), queryClient };
    const open = popupsOf(popups, url);
    // Files and data come side by side.
    const files = Promise.all([screen.part.load(), ...open.map(({ popup }) => popup.part.load().catch(() => {}))]); // a popup says itself that it is not there
    files.catch(() => {}); // whoever awaits it below hears of it; a page that is not shown needs no files
    const verdict = await decide(screen, context);
    if (verdict.kind !== "show") return verdict;
    const prefetching = Promise.resolve(screen.queries?.(context) ?? []).then((queries) =>
      Promise.all(
        [...shellQueries(context), ...queries, ...open.flatMap(({ popup, value }) => popup.queries?.(context, value) ?? [])].map(({ queryKey }) =>
          queryClient.prefetchQuery({ queryKey }),
        ),
      ),
    );
    await Promise.all([files, waits ? prefetching : null]);
    return verdict;
  };
}

/** A route's loader: prepares the page, sends old addresses on, and answers unknown ones with 404. Components read the cache. */
export function createLoader(prepare: Prepare) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<null> => {
    const url = new URL(request.url);
    const verdict = await prepare({ url, params }, context.get(loadContext));
    if (verdict.kind === "missing") throw new Response(null, { status: 404 });
    if (verdict.kind === "moved") throw redirect(verdict.to + url.search, 301);
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
