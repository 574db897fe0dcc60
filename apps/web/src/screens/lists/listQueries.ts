import type { CallOutput } from "@worthy/contract";
import { laterQuery } from "../../api/laterQuery.ts";
import type { Verdict } from "../../router/loadPage.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** Titles on one page of a list: as many as make full rows, and a page that stays light. */
export const PAGE = 24;
/** What a list's pages can show before it ends. */
const LAST_PAGE = 100;
const MOST_LISTS = 500;

export type HydratedList = CallOutput<"getList">;

/** All lists. */
export const listsQuery = laterQuery("listLists", "lists", { query: { limit: MOST_LISTS } });

/** One page of a list's titles. */
export function listQuery(id: string, page: number) {
  return laterQuery("getList", "lists", { params: { id }, body: { limit: PAGE, offset: (page - 1) * PAGE } });
}

/** Titles by name. */
export function titlesQuery(page: number) {
  return laterQuery("listTitles", "titles", { query: { page } });
}

/** The page that `?page=` asks for; null where that is no page. */
export function pageOf(search: URLSearchParams): number | null {
  const text = search.get("page");
  if (text === null) return 1;
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : null;
}

/** Lists of titles to rate are a tool and no page, and a page without titles is none either. */
export async function decideList({ params, search, queryClient }: ScreenContext): Promise<Verdict> {
  const page = pageOf(search);
  if (page === null) return { kind: "missing" };
  const list = await queryClient.fetchQuery(listQuery(params["listId"] ?? "", page));
  return list.kind === "input" || list.items.length === 0 ? { kind: "missing" } : { kind: "show" };
}

export const listsQueries = (): readonly PrefetchQuery[] => [listsQuery];

/** The number at the end of `/titles/3`; null where it is none. */
export function titlesPageOf(params: ScreenContext["params"]): number | null {
  const text = params["page"] ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

export async function decideTitles({ params, queryClient }: ScreenContext): Promise<Verdict> {
  const page = titlesPageOf(params);
  if (page === null) return { kind: "missing" };
  const { results } = await queryClient.fetchQuery(titlesQuery(page));
  return results.length === 0 && page > 1 ? { kind: "missing" } : { kind: "show" };
}
