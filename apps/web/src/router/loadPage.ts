import type { Match, Params } from "./matchRoute.ts";

/** Whether an address may be shown as it is. */
export type Verdict =
  | { kind: "show" }
  | { kind: "missing" }
  | { kind: "gone" }
  | { kind: "moved"; to: string };

/** A page to load. */
export interface PageAddress<Route> {
  route: Route;
  params: Params;
  url: URL;
}

/** Loads what a page needs and says whether it may be shown; throws if that failed. */
export type LoadPage<Route> = (address: PageAddress<Route>) => Promise<Verdict>;

/** An address that leads to no page. */
export class MissingPage extends Error {
  override readonly name = "MissingPage";
  /** It existed once. */
  readonly gone: boolean;

  constructor(pathname: string, gone = false) {
    super(pathname);
    this.gone = gone;
  }
}

/** The result of a step: a page, a failed one, or a redirect. */
export type Outcome<Route> =
  | { kind: "shown"; match: Match<Route> | null; error: unknown }
  | { kind: "moved"; to: string };

/** What becomes of a page that failed: it is loaded in full, or fails with this error. */
export type JudgePage = (
  error: unknown,
  wanted: URL,
) => Promise<{ kind: "reload" } | { kind: "failed"; error: unknown }>;

/** The route for a path; null if none matches. */
export type FindPage<Route> = (pathname: string) => Match<Route> | null;

interface PageSteps<Route> {
  find: FindPage<Route>;
  load: LoadPage<Route>;
  /** Called with the match before it is loaded. */
  found?: (match: Match<Route> | null) => void;
}

/** Finds and loads the page of an address; `error` is null on success. */
export async function loadPage<Route>(
  url: URL,
  { find, load, found }: PageSteps<Route>,
): Promise<Outcome<Route>> {
  let match: Match<Route> | null = null;
  try {
    match = find(url.pathname);
    found?.(match);
    const verdict: Verdict = match ? await load({ ...match, url }) : { kind: "missing" };
    if (verdict.kind === "moved")
      return {
        kind: "moved",
        to: verdict.to + (verdict.to.includes("?") ? url.search.replace("?", "&") : url.search),
      };
    return {
      kind: "shown",
      match,
      error:
        verdict.kind === "show" ? null : new MissingPage(url.pathname, verdict.kind === "gone"),
    };
  } catch (error) {
    return { kind: "shown", match, error: error ?? new Error("a page failed without a word") };
  }
}
