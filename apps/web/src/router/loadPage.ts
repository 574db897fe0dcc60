import type { Match, Params } from "./matchRoute.ts";

/** Whether an address may be shown as it stands. */
export type Verdict = { kind: "show" } | { kind: "missing" } | { kind: "moved"; to: string };

/** A page that is to be loaded. */
export interface PageAddress<Route> {
  route: Route;
  params: Params;
  url: URL;
}

/** Loads what a page needs and says whether it may be shown; throws where that failed. */
export type LoadPage<Route> = (address: PageAddress<Route>) => Promise<Verdict>;

/** An address that leads to no page. */
export class MissingPage extends Error {
  override readonly name = "MissingPage";
}

/** What a step came to: a page, one that failed, or another place to go. */
export type Outcome = { kind: "shown"; error: unknown } | { kind: "moved"; to: string };

/** Loads the page that an address leads to; `error` is null where all went well. */
export async function loadPage<Route>(match: Match<Route> | null, url: URL, load: LoadPage<Route>): Promise<Outcome> {
  try {
    const verdict: Verdict = match ? await load({ ...match, url }) : { kind: "missing" };
    if (verdict.kind === "moved") return { kind: "moved", to: verdict.to + url.search };
    return { kind: "shown", error: verdict.kind === "missing" ? new MissingPage(url.pathname) : null };
  } catch (error) {
    return { kind: "shown", error: error ?? new Error("a page failed without a word") };
  }
}
