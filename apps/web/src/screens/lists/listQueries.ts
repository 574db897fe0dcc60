import { fetchOrCached } from "../../api/fetchOrCached.ts";
import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";
import type { Verdict } from "../../router/loadPage.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** Titles per page of a list: full rows on a light page. */
export const PAGE = 24;
/** The last page a list can show. */
const LAST_PAGE = 100;
const MOST_LISTS = 500;

export type HydratedList = CallOutput<"getList">;

/** All lists. */
export const listsQuery = apiQuery("listLists", { query: { limit: MOST_LISTS } });

/** One page of a list's titles. */
export function listQuery(id: string, page: number) {
  return apiQuery("getList", {
    params: { id },
    body: { limit: PAGE, offset: (page - 1) * PAGE },
  });
}

/** Titles by name. */
export function titlesQuery(page: number) {
  return apiQuery("listTitles", { query: { page } });
}

/** The page requested by `?page=`; null if invalid. */
export function pageOf(search: URLSearchParams): number | null {
  const text = search.get("page");
  if (text === null) return 1;
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : null;
}

/**
 * Lists of titles to rate are a tool without a page, and a page without titles doesn't exist
 * either.
 */
export async function decideList({ params, search, queryClient }: ScreenContext): Promise<Verdict> {
  const page = pageOf(search);
  if (page === null) return { kind: "missing" };
  const list = await fetchOrCached(queryClient, listQuery(params["listId"] ?? "", page));
  return list.kind === "input" || list.items.length === 0 ? { kind: "missing" } : { kind: "show" };
}

export const listsQueries = (): readonly PrefetchQuery[] => [listsQuery];

/** The number at the end of `/titles/3`; null if invalid. */
export function titlesPageOf(params: ScreenContext["params"]): number | null {
  const text = params["page"] ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

export async function decideTitles({ params, queryClient }: ScreenContext): Promise<Verdict> {
  const page = titlesPageOf(params);
  if (page === null) return { kind: "missing" };
  const { results } = await fetchOrCached(queryClient, titlesQuery(page));
  return results.length === 0 && page > 1 ? { kind: "missing" } : { kind: "show" };
}
