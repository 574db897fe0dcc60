import type { QueryClient } from "@tanstack/react-query";
import type { ApiQueryKey } from "../api/apiQuery.ts";
import type { T } from "../messages/useT.ts";
import type { LazyPart } from "./LazyPart.ts";

/** What a screen may look at to decide what it needs. */
export interface ScreenContext {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  pathname: string;
  /** Null without an account. */
  userId: string | null;
  queryClient: QueryClient;
}

/** A query to have ready before the first paint. */
export interface PrefetchQuery {
  queryKey: ApiQueryKey;
}

/** Whether the address may be shown as it stands. */
export type Verdict = { kind: "show" } | { kind: "missing" } | { kind: "moved"; to: string };

export interface Meta {
  title: string;
  description?: string;
  /** Path of the canonical address; without it the page is kept out of indexes. */
  canonical?: string;
  /** Path of a picture for previews. */
  image?: string;
}

export interface Screen {
  path: string;
  /** The name that events carry. */
  name: string;
  /** `public` shows the same to everybody without an account; `personal` makes little sense without one and is kept out of indexes. */
  access: "public" | "personal";
  part: LazyPart<object>;
  /** Loads what the address itself depends on; a failure of these queries is the page's failure. */
  decide?: (context: ScreenContext) => Promise<Verdict>;
  /** Loaded before the first paint on the server and at once in the browser; a failure of one shows in its own place. */
  queries?: (context: ScreenContext) => readonly PrefetchQuery[] | Promise<readonly PrefetchQuery[]>;
  meta: (context: ScreenContext, t: T) => Meta;
}
