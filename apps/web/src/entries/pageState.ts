import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Variants } from "@worthy/domain";
import { MissingPage } from "../router/loadPage.ts";
import { OfflineStart } from "../router/OfflineStart.ts";
import { trimAnswer } from "./trimAnswer.ts";

/** State that a page carries from server to browser, as JSON in an inert script block. */
export interface PageState {
  userId: string | null;
  /** What was read for the page. */
  queries: readonly (readonly [key: QueryKey, answer: unknown])[];
  /** Why the page couldn’t be shown. */
  failure: "missing" | "broken" | "offline" | null;
  /** The product's name on this host, if not Worthy. */
  brand?: string;
  /** Set in a sandbox, where everything is deleted every hour. */
  isSandbox?: true;
  /** A/B test variants the page was rendered with, if not variant 0. */
  variants?: Variants;
}

/** What was read for a page, as it is embedded there. What failed isn't in it: browsers read it again. */
export const packQueries = (queryClient: QueryClient): PageState["queries"] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }) => [queryKey, trimAnswer(state.data)]);

/** Hands on what was read for a page. @param updatedAt when, in milliseconds since the epoch */
export function unpackQueries(
  queryClient: QueryClient,
  queries: PageState["queries"],
  updatedAt: number,
): void {
  for (const [key, answer] of queries) queryClient.setQueryData(key, answer, { updatedAt });
}

/** JSON that cannot close its own script element. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The failure as written in a page's state. */
export function packError(error: unknown): PageState["failure"] {
  return error === null
    ? null
    : error instanceof MissingPage
      ? "missing"
      : error instanceof OfflineStart
        ? "offline"
        : "broken";
}

export function unpackError(failure: PageState["failure"], pathname: string): unknown {
  if (failure === "offline") return new OfflineStart();
  return failure === null
    ? null
    : failure === "missing"
      ? new MissingPage(pathname)
      : new Error("Server Error");
}
