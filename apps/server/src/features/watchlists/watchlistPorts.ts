import type { RatingValue } from "@worthy/domain";
import type { Queries, Reading } from "../../platform/http/handler.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import type { PersonLookup } from "../accounts/sharedPeople.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { NotInterestedRatings } from "../ratings/notInterested.ts";
import type { TasteHolder, TasteOf } from "../ratings/ratingPolicy.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import type { ItemLook } from "./presentWatchlist.ts";

/** How one person sees titles. */
interface PersonalLook {
  scorer: TitleScorer;
  region: string;
  taste: { ratings: ReadonlyMap<number, RatingValue> };
  /** Shows of which everything aired is seen, and films marked as seen. */
  seenWhole: ReadonlySet<number>;
}

/** What watchlists need from other features. */
export interface WatchlistPorts {
  snapshot(): CatalogueSnapshot;
  open(context: Reading<Owner>): Promise<PersonalLook>;
  /** These others' scores, as far as they share them with the person. */
  scoresOfOthers(
    context: Reading<Owner>,
    people: readonly Readable<TasteOf>[],
  ): Promise<ItemLook["others"]>;
  /** Names and pictures of these people, in one query. */
  people(sql: Queries, userIds: readonly string[]): Promise<PersonLookup>;
  /** The services of each of these people. */
  servicesOf(
    sql: Queries,
    people: readonly TasteHolder[],
  ): Promise<ReadonlyMap<string, readonly number[]>>;
  notInterested: NotInterestedRatings;
}
