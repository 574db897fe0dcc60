import type { ComponentType } from "react";
import type { Verdict } from "../router/loadPage.ts";
import type { Params } from "../router/matchRoute.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiQueryKey } from "../api/apiQuery.ts";
import type { T } from "../messages/useT.ts";
import type { LazyFile } from "./LazyFile.ts";
import type { LazyPart } from "./LazyPart.ts";

/** What a screen may look at to decide what it needs. */
export interface ScreenContext {
  params: Params;
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
  /** A further file that the screen shows, where which one depends on what `decide` has asked for. */
  within?: (context: ScreenContext) => LazyPart<object>;
  /** Stands above the page in place of the app's bar, where it was rendered for nobody or, `forEverybody`, whoever it was rendered for. */
  header?: { part: LazyPart<object>; forEverybody: boolean };
  /** Stands for the screen, in its final geometry, while its file or what it depends on is on its way; without one, or while that is not there itself, the page before stays until then. */
  skeleton?: () => ComponentType | null;
  /** Loads what the address itself depends on; a failure of these queries is the page's failure. */
  decide?: (context: ScreenContext) => Promise<Verdict>;
  /** Loaded before the first paint on the server and at once in the browser; a failure of one shows in its own place. */
  queries?: (context: ScreenContext) => readonly PrefetchQuery[] | Promise<readonly PrefetchQuery[]>;
  meta: (context: ScreenContext, t: T) => Meta;
  /** A file that `meta` stands in, where it is not at hand from the start: a step waits for it, the first page has its head already. */
  headIn?: LazyFile<unknown>;
}

/** A screen whose head stands in a file with those of others (laterHeads.ts). */
export type HeadlessScreen = Omit<Screen, "meta" | "headIn">;
