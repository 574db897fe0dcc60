import { fetchOrCached } from "../../api/fetchOrCached.ts";
import type { Verdict } from "../../router/loadPage.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { titleIdOf } from "./titleIdOf.ts";
import { similarQuery, titleQuery } from "../../features/title/titleQuery.ts";
import { seenQuery } from "../../features/episodes/seenQuery.ts";

/** A title is only shown under its canonical name; `/show/…` is a second permanent address. */
export async function decideTitle({
  params,
  pathname,
  queryClient,
}: ScreenContext): Promise<Verdict> {
  const id = titleIdOf(params);
  if (id === null) return { kind: "missing" };
  const title = await fetchOrCached(queryClient, titleQuery(id));
  const wanted = pathname.startsWith("/show/")
    ? title.path.replace(/^\/(tv|movies)\//, "/show/")
    : title.path;
  const right = pathname.startsWith("/show/") && title.nodeType !== "tv" ? title.path : wanted;
  return pathname.replace(/\/$/, "") === right ? { kind: "show" } : { kind: "moved", to: right };
}

/**
 * Visitors' pages have everything, for search engines. On a person's, the similar titles load
 * themselves: they come last.
 */
export function titleQueries({
  params,
  queryClient,
  userId,
}: ScreenContext): readonly PrefetchQuery[] {
  const id = titleIdOf(params);
  const title = id === null ? undefined : queryClient.getQueryData(titleQuery(id).queryKey);
  if (!title) return [];
  if (userId === null)
    return [similarQuery(title.id, title.nodeType, title.franchiseTitles.length)];
  return [seenQuery(userId, title.id)];
}
