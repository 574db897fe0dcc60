import type { DehydratedState } from "@tanstack/react-query";
import type { Variants } from "@worthy/domain";
import { MissingPage } from "../router/loadPage.ts";
import { OfflineStart } from "../router/OfflineStart.ts";

/** What a page carries from the server to the browser, as JSON in a block that no browser runs. */
export interface PageState {
  userId: string | null;
  queries: DehydratedState;
  /** Why the page could not be shown. */
  failure: "missing" | "broken" | "offline" | null;
  /** What the product is called on this host, where not Worthy. */
  brand?: string;
  /** Variants of A/B tests by which the page was rendered, where not variant 0. */
  variants?: Variants;
}

/** JSON that cannot end its own script element. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** What a failed page's state says of it. */
export function packError(error: unknown): PageState["failure"] {
  return error === null ? null : error instanceof MissingPage ? "missing" : error instanceof OfflineStart ? "offline" : "broken";
}

export function unpackError(failure: PageState["failure"], pathname: string): unknown {
  if (failure === "offline") return new OfflineStart();
  return failure === null ? null : failure === "missing" ? new MissingPage(pathname) : new Error("Server Error");
}
