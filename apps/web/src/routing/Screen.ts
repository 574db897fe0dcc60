import type { ComponentType } from "react";
import type { Verdict } from "../router/loadPage.ts";
import type { Params } from "../router/matchRoute.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiQueryKey } from "../api/apiQuery.ts";
import type { Locale } from "../locale/createLocale.ts";
import type { LazyComponent } from "./lazyComponent.ts";

/** What a screen may use to decide what it needs. */
export interface ScreenContext {
  params: Params;
  search: URLSearchParams;
  pathname: string;
  /** Null without an account. */
  userId: string | null;
  queryClient: QueryClient;
}

/** A query to load before the first paint. */
export interface PrefetchQuery {
  queryKey: ApiQueryKey;
}

export interface Head {
  title: string;
  description?: string;
  /** Path of the canonical address; pages without it are not indexed. */
  canonical?: string;
  /** Path of the preview image. */
  image?: string;
  /** The picture that is drawn for previews instead, also where the page is not indexed. */
  card?: Card;
}

/** A name and the posters of a few titles. */
export interface Card {
  /**
   * The path whose page has this card for everybody. It names the picture, so it holds no secret.
   */
  path: string;
  name: string;
  titleIds: readonly number[];
}

/** A page: `screens/<name>/screen.ts` (or `.tsx`) declares one as `screen`. */
export interface Screen {
  /**
   * Its path, or several; a segment that starts with a colon matches anything, e.g. `/tv/:slugId`.
   */
  path: string | readonly string[];
  /** Its name in events. */
  name: string;
  /** Its name in page views, where it depends on what the screen shows. */
  shownName?: (context: ScreenContext) => string;
  /**
   * `public` shows the same to everybody without an account; `personal` makes little sense without
   * one and is not indexed.
   */
  access: "public" | "personal";
  component: LazyComponent<object>;
  /** A further component that the screen shows; may depend on the data `decide` loaded. */
  within?: (context: ScreenContext) => LazyComponent<object>;
  /**
   * Replaces the app's bar when the page was rendered for a visitor without an account or, with
   * `forEverybody`, for anyone.
   */
  header?: { component: LazyComponent<object>; forEverybody: boolean };
  /**
   * Shown in place of the screen, with its final layout, while its file or required data loads;
   * without one, the previous page stays until then.
   */
  skeleton?: ComponentType;
  /** On phones it has its own Back button instead of the app's bar, and everywhere its own search field. */
  fullScreen?: true;
  /** Loads what the address itself depends on; if these queries fail, the page fails. */
  decide?: (context: ScreenContext) => Promise<Verdict>;
  /**
   * Loaded before the first paint on the server and at once in the browser; a failure of one shows
   * in its own place.
   */
  queries?: (
    context: ScreenContext,
  ) => readonly PrefetchQuery[] | Promise<readonly PrefetchQuery[]>;
  head: (context: ScreenContext, locale: Locale) => Head;
}
