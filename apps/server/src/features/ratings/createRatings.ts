import { RED_HERRING_ID } from "@worthy/domain";
import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { Part, Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { accountRatings } from "./accountRatings.ts";
import { notInterestedRatings } from "./notInterested.ts";
import type { RatingPorts } from "./rateTitle.ts";
import { createSaveTogether, type SavingPorts } from "./saveRatings.ts";
import type { RatingsHolder, TasteHolder } from "./ratingPolicy.ts";
import { ratingData } from "./ratingData.ts";
import {
  findRating,
  findRatingsOfTitle,
  readProgress,
  readRatingsVersion,
  readRatingTimes,
  readTasteInput,
  type NewRating,
} from "./ratingStore.ts";
import { ratingHandlers, type RatingHandlerPorts } from "./routes.ts";
import { newTextId } from "../../platform/ids.ts";
import { raiseRatingsVersion } from "../accounts/ratingsVersion.ts";

type People = readonly string[];

/** Other features. Those that depend on ratings themselves come as functions. */
interface Neighbours {
  accounts: {
    /** Whether the person's likes go to their watchlist, as a condition. */
    addsLiked(sql: Queries, userId: Part): Part;
    sharers(sql: Queries, userIds: People): Promise<ReadonlySet<string>>;
  };
  catalogue(): { snapshot(): CatalogueSnapshot; titleName(titleId: number): string | null };
  recommendations(): Pick<RatingPorts, "tasteChanged" | "tasteGone" | "scoresGeneration"> &
    Pick<RatingHandlerPorts, "scorer">;
  watchlists(): Pick<RatingPorts, "removeImplicit" | "notifyImplicit"> & {
    /** The people with whom the person shares lists. */
    others(sql: Queries, owner: Owner): Promise<People>;
    selectOthers(sql: Queries, userId: Part): Part;
    addingImplicitly(sql: Queries, likes: { wait: boolean; allowed: (userId: Part) => Part }): Part;
    removingImplicitly(sql: Queries, locks: { wait: boolean }): Part;
  };
}

/** Ratings of titles. */
export function createRatings({ log }: Platform, others: Neighbours) {
  const { accounts, catalogue, recommendations, watchlists } = others;
  const viewersAmong = async (sql: Queries, owner: Owner, sharing: People) => {
    const isShared =
      sharing.length > 0 && (await accounts.sharers(sql, [owner.userId])).has(owner.userId);
    return isShared ? sharing : [];
  };
  const saving: SavingPorts = {
    listing: (sql, { wait }) => ({
      adding: watchlists().addingImplicitly(sql, {
        wait,
        allowed: (userId) => accounts.addsLiked(sql, userId),
      }),
      removing: watchlists().removingImplicitly(sql, { wait }),
    }),
    others: (...person) => watchlists().selectOthers(...person),
  };
  const ports: RatingPorts = {
    snapshot: () => catalogue().snapshot(),
    removeImplicit: (...titles) => watchlists().removeImplicit(...titles),
    notifyImplicit: (...change) => watchlists().notifyImplicit(...change),
    saving,
    saveTogether: createSaveTogether(saving),
    viewersAmong,
    viewers: async (sql, owner) => viewersAmong(sql, owner, await watchlists().others(sql, owner)),
    scoresGeneration: () => recommendations().scoresGeneration(),
    tasteChanged: (change) => recommendations().tasteChanged(change),
    tasteGone: (userId) => recommendations().tasteGone(userId),
    log,
  };
  return {
    handlers: ratingHandlers({
      ...ports,
      scorer: (...reader) => recommendations().scorer(...reader),
    }),
    personalData: ratingData({ titleName: (id) => catalogue().titleName(id) }),
    progress: readProgress,
    timesOf: readRatingTimes,
    beginWithRatings,
    notInterested: notInterestedRatings(ports),
    forTraining: accountRatings,
    version: readRatingsVersion,
    /** All ratings of a person, for their taste. */
    tasteInput: readTasteInput,
    of: async (sql: Queries, person: TasteHolder | RatingsHolder) =>
      (await readTasteInput(sql, person)).ratings,
    ofTitle: findRatingsOfTitle,
    /** False without a person. */
    hasRatedRedHerring: async (sql: Queries, owner: Owner | null) =>
      owner !== null && (await findRating(sql, owner, RED_HERRING_ID)) !== null,
  } satisfies Feature & Offers;
}

export type Ratings = ReturnType<typeof createRatings>;

/**
 * Gives a new account its first ratings as one change. No server has its taste in memory yet and no
 * screen shows it, so nobody is notified, and nothing is added to a watchlist. They are one second
 * apart and in the past, so their order is the order they were rated in.
 */
async function beginWithRatings(
  sql: Queries,
  owner: Owner,
  ratings: readonly NewRating[],
): Promise<void> {
  if (ratings.length === 0) return;
  await raiseRatingsVersion(sql, owner);
  const column = (of: (rating: NewRating) => string) => ratings.map(of);
  await sql`
    insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location, created_at, updated_at)
    select ${owner.userId}, item_id, rating_id, kind, rating, rated_location, at, at
    from unnest(${ratings.map(({ itemId }) => itemId)}::bigint[], ${column(newTextId)}::text[], ${column(({ kind }) => kind)}::text[],
      ${column(({ rating }) => rating)}::text[], ${column(({ ratedLocation }) => ratedLocation)}::text[])
      with ordinality as t (item_id, rating_id, kind, rating, rated_location, place),
      lateral (select now() - (${ratings.length} - place) * interval '1 second' as at) as times`;
}
