import type { CallOutput } from "@worthy/contract";
import type { TitleKind } from "@worthy/domain";
import { apiQuery } from "../../api/apiQuery.ts";
import type { Service } from "../../features/sources/serviceHeading.ts";

export type Recommendation = CallOutput<"recommend">["recommendations"][number];
/** What the captions below a row's posters say. */
export type RowFact = "reason" | "runtime" | "kind";

/** Titles in a row: what a window shows, and more to scroll to. */
const ROW = 14;
/** Titles in rows from which those already judged are removed. */
const LONG_ROW = 20;
/**
 * Titles in a visitor's rows, which are the same for everybody: what a window shows, and a few
 * more. Crawlers read these pages, so they are kept short.
 */
const VISITORS_ROW = 7;

/** Whom a row is for; null for a visitor. */
type For = string | null;
const row = (userId: For) => (userId === null ? VISITORS_ROW : ROW);

/** The best of everything: for the hero and the first row. */
export const tonightQuery = (userId: For) =>
  apiQuery("recommend", { body: { limit: row(userId) } });
/** For a short evening. */
export const shortQuery = (userId: For) =>
  apiQuery("recommend", {
    body: { limit: row(userId), nodeType: "movie", filters: { runTimes: ["0-99"] } },
  });
export const showsQuery = (userId: For) =>
  apiQuery("recommend", { body: { limit: row(userId), nodeType: "tv" } });
export const filmsQuery = (userId: For) =>
  apiQuery("recommend", { body: { limit: row(userId), nodeType: "movie" } });

/** Moods to choose, those of liked titles first. */
export const moodsQuery = apiQuery("listMoods", { query: { limit: 8 } });

/** Picks of one mood. */
export function moodQuery(userId: For, tag: string) {
  return apiQuery("recommend", { body: { limit: row(userId), filters: { tags: [tag] } } });
}

const MOST_SERVICES = 8;

/** Services to choose: the person's own, then those with most picks. */
export function serviceChoices(
  own: readonly Service[],
  { providerFacets }: Pick<CallOutput<"recommend">, "providerFacets">,
): Service[] {
  const byId = new Map(
    [...own, ...providerFacets.map(({ source }) => source)].map(({ id, name }) => [
      id,
      { id, name },
    ]),
  );
  return [...byId.values()].slice(0, MOST_SERVICES);
}

/** A person's services. */
export function ownServicesQuery(userId: string) {
  return apiQuery("listUserProviders", { params: { userId } });
}

/** Picks that a service first showed, or is known to offer. */
export function serviceQuery(userId: For, id: number) {
  return apiQuery("recommend", {
    body: { limit: row(userId), filters: { streamingProviders: [String(id)] } },
  });
}

/** Titles similar to one the person loved. */
export function likeShowQuery(id: number) {
  return apiQuery("recommendLikeShow", { params: { id: String(id) }, query: { limit: LONG_ROW } });
}

export function likeFilmQuery(id: number) {
  return apiQuery("recommendLikeMovie", { params: { id: String(id) }, query: { limit: LONG_ROW } });
}

export interface LovedTitle {
  id: number;
  kind: TitleKind;
}

/** The title of the row "Because you loved …": the last one loved, otherwise the last one liked. */
export function lovedTitle(ratings: CallOutput<"listRatings">["userRatings"]): LovedTitle | null {
  const found =
    ratings.find(({ rating }) => rating === "LOVE") ??
    ratings.find(({ rating }) => rating === "LIKE");
  return found ? { id: found.itemId, kind: found.type === "TV_SHOW" ? "tv" : "movie" } : null;
}
