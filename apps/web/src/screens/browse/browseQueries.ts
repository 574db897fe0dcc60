import { fetchOrCached } from "../../api/fetchOrCached.ts";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { apiQuery } from "../../api/apiQuery.ts";
import { facetsQuery } from "../../features/filters/facetsQuery.ts";
import { FILTERS, type Filters } from "../../features/settings/localSettings.ts";
import type { Verdict } from "../../router/loadPage.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { tagsQuery } from "../mood/moodQueries.ts";
import { browseBody, browseSubject, type BrowseSubject } from "./browseSubject.ts";

const moodsQuery = tagsQuery("mood");
const thisYear = () => new Date().getUTCFullYear();

/** One page of a subject's titles. */
export function browseQuery(subject: Pick<BrowseSubject, "body">, filters: Filters, page: number) {
  return {
    ...apiQuery("recommend", { body: browseBody(subject, filters, page) }),
    placeholderData: keepPreviousData,
  };
}

/** The address's subject, if what it depends on is loaded. */
export function subjectAt(
  params: ScreenContext["params"],
  queryClient: QueryClient,
): BrowseSubject | null {
  const facets = queryClient.getQueryData(facetsQuery.queryKey) ?? {
    genreFacets: [],
    providerFacets: [],
  };
  const moods = queryClient.getQueryData(moodsQuery.queryKey)?.results ?? [];
  return browseSubject(
    { dimension: params["dimension"], value: params["value"] },
    { facets, moods, year: thisYear() },
  );
}

export async function decideBrowse({ params, queryClient }: ScreenContext): Promise<Verdict> {
  await (params["dimension"] === "mood"
    ? fetchOrCached(queryClient, moodsQuery)
    : fetchOrCached(queryClient, facetsQuery));
  return subjectAt(params, queryClient) ? { kind: "show" } : { kind: "missing" };
}

export function browseListQueries({
  params,
  queryClient,
}: ScreenContext): readonly PrefetchQuery[] {
  const subject = subjectAt(params, queryClient);
  return subject ? [browseQuery(subject, FILTERS, 0)] : [];
}

export function browseQueries(): readonly PrefetchQuery[] {
  return [facetsQuery, moodsQuery];
}
