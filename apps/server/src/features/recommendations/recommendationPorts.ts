import type { Progress } from "@worthy/domain";
import type { Queries, Reading } from "../../platform/http/handler.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import type { PersonLookup } from "../accounts/sharedPeople.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { RatingsOf, TasteOf } from "../ratings/ratingPolicy.ts";
import type { Reader } from "../titles/providersIn.ts";
import { openPersonalView, type PersonalParts, type PersonalView } from "./personalView.ts";
import type { TasteCache } from "./tasteCache.ts";

/** What recommendations need from other features. */
export interface RecommendationPorts {
  view(): CatalogueView;
  tastes: TasteCache;
  readerOf(sql: Queries, owner: Owner | null): Promise<Reader>;
  seenTitles: PersonalParts["seenTitles"];
  progress(sql: Queries, owner: Owner): Promise<Progress>;
  /** When the person rated these titles, by title. */
  ratingTimes(
    sql: Queries,
    owner: Owner,
    titleIds: readonly number[],
  ): Promise<ReadonlyMap<number, Date>>;
  /** False without a person. */
  hasRatedRedHerring(sql: Queries, owner: Owner | null): Promise<boolean>;
  /** Names and pictures of these people. */
  people(sql: Queries, userIds: readonly string[]): Promise<PersonLookup>;
  /** Those of these people who share their ratings with friends. */
  sharers(sql: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of these people who are friends of the person and share ratings with them. */
  ratingsInSight(
    sql: Queries,
    owner: Owner,
    userIds: readonly string[],
  ): Promise<readonly Readable<RatingsOf>[]>;
  servicesOf: PersonalParts["servicesOf"];
  /** Who shares a list and what is on it; null if the person isn't one of them. */
  listGroup(
    sql: Queries,
    owner: Owner,
    watchlistId: number,
  ): Promise<{ members: readonly Readable<TasteOf>[]; itemIds: readonly number[] } | null>;
}

/** Who requests picks. */
export type PickContext = Reading;

/** Options of a request besides its filters. */
export interface Flush {
  refreshResults?: boolean;
  flushPredictions?: boolean;
  model?: string;
  includeSeen?: boolean;
}

/** What views of the catalogue are made from, as of now. */
export const partsOf = ({
  view,
  tastes,
  readerOf,
  seenTitles,
  servicesOf,
}: RecommendationPorts): PersonalParts => ({
  view: view(),
  tastes,
  readerOf,
  seenTitles,
  servicesOf,
});

/**
 * Opens the catalogue as the caller sees it. Only tastes are cached between requests: refreshing
 * the results or flushing the predictions recomputes them from the stored ratings.
 */
export function openView(
  ports: RecommendationPorts,
  context: PickContext,
  { refreshResults, flushPredictions, model, includeSeen }: Flush = {},
): Promise<PersonalView> {
  if (context.owner && (refreshResults || flushPredictions))
    ports.tastes.forget(context.owner.userId);
  return openPersonalView(partsOf(ports), { ...context, model, includeSeen });
}
