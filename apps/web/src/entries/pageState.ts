import type { DehydratedState } from "@tanstack/react-query";
import type { Variants } from "@worthy/domain";
import { MissingPage } from "../router/loadPage.ts";
import { OfflineStart } from "../router/OfflineStart.ts";

/** State that a page carries from server to browser, as JSON in an inert script block. */
export interface PageState {
  userId: string | null;
  queries: DehydratedState;
  /** Why the page couldn’t be shown. */
  failure: "missing" | "broken" | "offline" | null;
  /** The product's name on this host, if not Worthy. */
  brand?: string;
  /** Set in a sandbox, where everything is deleted every hour. */
  isSandbox?: true;
  /** A/B test variants the page was rendered with, if not variant 0. */
  variants?: Variants;
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
