import type { DehydratedState } from "@tanstack/react-query";
import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from "react-router";

/** What a page carries from the server to the browser, as JSON in a block that no browser runs. */
export interface PageState {
  userId: string | null;
  queries: DehydratedState;
  loaderData: Record<string, null>;
  /** Failures by route: a status, or null for what is no answer but a fault. */
  errors: Record<string, number | null> | null;
}

/** JSON that cannot end its own script element. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

export function packErrors(errors: Record<string, unknown> | null): PageState["errors"] {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, isRouteErrorResponse(error) ? error.status : null]));
}

export function unpackErrors(errors: PageState["errors"]): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, status]) => [route, status === null ? new Error("Server Error") : new ErrorResponse(status, "", null)]));
}
