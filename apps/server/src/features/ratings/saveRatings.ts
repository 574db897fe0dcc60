import type { RatedLocation, RatingValue, TitleKind } from "@worthy/domain";
import DataLoader from "dataloader";
import { AT_THE_SAME_MOMENT } from "../../platform/limits/atTheSameMoment.ts";
import { isRefusedByDatabase } from "../../platform/database/guardTransactions.ts";
import { NeedsTransaction, type Part, type Queries } from "../../platform/http/handler.ts";
import { newNumberId, newTextId } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";
import { raisingRatingsVersions } from "../accounts/ratingsVersion.ts";
import type { SavedRating } from "./ratingStore.ts";

/** A rating to save, and what it does to the person's watchlist. */
export interface GivenRating {
  owner: Owner;
  itemId: number;
  kind: TitleKind;
  rating: RatingValue;
  ratedLocation: RatedLocation;
  implicit: "add" | "remove" | "nothing";
}

/** What other features do as parts of the statement. */
export interface SavingPorts {
  /**
   * Add liked titles to default watchlists, or remove titles that likes added, given `raised`; their rows have a
   * `user_id` and a `watchlist_id`.
   */
  listing(sql: Queries, locks: { wait: boolean }): Record<"adding" | "removing", Part>;
  /** The `user_id` of everybody who shares a list with this person. */
  others(sql: Queries, userId: Part): Part;
}

/**
 * Sets the only rating of a title for each of these people, and increases the versions of their ratings: a new rating
 * replaces the old and keeps its id. It isn't misleading, even with the same value: the person has just said so again.
 * All in one statement. Without waiting, the ratings of people who are just writing are missing from the result, and
 * it fails if one of the lists is being written to. An account that has ended is also missing.
 *
 * @param given one rating of each person
 */
export async function saveRatings(
  sql: Queries,
  { given, wait }: { given: readonly GivenRating[]; wait: boolean },
  ports: SavingPorts,
): Promise<SavedRating[]> {
  const column = <Value>(of: (rating: GivenRating) => Value) => given.map(of);
  const does = (change: GivenRating["implicit"]) =>
    given.some(({ implicit }) => implicit === change);
  const { adding, removing } = ports.listing(sql, { wait });
  const changes = [
    ...(does("add") ? [{ name: sql`added`, part: adding }] : []),
    ...(does("remove") ? [{ name: sql`removed`, part: removing }] : []),
  ];
  const lists = changes.flatMap(({ name }, at) => [
    at > 0 ? sql`union all` : sql``,
    sql`select watchlist_id from ${name} where ${name}.user_id = saved.user_id`,
  ]);
  return sql<SavedRating[]>`
    with given as materialized (
      select * from unnest((select ${column(({ owner }) => owner.userId)}::char(12)[]), (select ${column(({ itemId }) => itemId)}::bigint[]), (select ${column(newTextId)}::char(12)[]), (select ${column(({ kind }) => kind)}::text[]), (select ${column(({ rating }) => rating)}::text[]), (select ${column(({ ratedLocation }) => ratedLocation)}::text[]), (select ${column(({ implicit }) => implicit)}::text[]), (select ${column(newNumberId)}::bigint[]))
        as given (user_id, item_id, rating_id, kind, rating, rated_location, implicit, watchlist_item_id)),
    raised as (${raisingRatingsVersions(sql, { wait })}),
    ${changes.length > 0 ? changes.map(({ name, part }) => sql`${name} as (${part}),`) : sql``}
    saved as (
      insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location)
      select user_id, item_id, rating_id, kind, rating, rated_location from raised
      on conflict (user_id, item_id) do update set rating = excluded.rating, rated_location = excluded.rated_location, misleading = false, updated_at = excluded.updated_at
      returning *)
    select saved.*, raised.ratings_version, raised.steps, array(${ports.others(sql, sql`saved.user_id`)})::text[] as others,
      (select before.rating from ratings before where before.user_id = saved.user_id and before.item_id = saved.item_id) as before,
      ${changes.length > 0 ? sql`array(${lists})::float8[]` : sql`'{}'::float8[]`} as lists
    from saved join raised using (user_id)`;
}

/** Saves a rating within a transaction; null if the account has ended. */
export async function saveRating(
  sql: Queries,
  given: GivenRating,
  ports: SavingPorts,
): Promise<SavedRating | null> {
  const [saved] = await saveRatings(sql, { given: [given], wait: true }, ports);
  return saved ?? null;
}

/**
 * Saves a rating without a transaction, in one statement with those of other people that arrive at the same moment.
 * Where that doesn't work, it needs a transaction, and nothing is saved. It doesn't wait, because other statements may
 * be next on its connection.
 */
export function createSaveTogether(
  ports: SavingPorts,
): (sql: Queries, given: GivenRating) => Promise<SavedRating> {
  const ratings = new DataLoader(async (asked: readonly { sql: Queries; given: GivenRating }[]) => {
    const [{ sql }] = asked as [(typeof asked)[0]]; // a batch is never empty
    const people = new Map(asked.map(({ given }) => [given.owner.userId, given]));
    const saving = saveRatings(sql, { given: [...people.values()], wait: false }, ports);
    const savedOf = async ({ userId }: Owner) =>
      (await saving).find((saved) => saved.userId === userId);
    // Of one person's ratings at the same moment, all but the last take their turn at once.
    return asked.map(({ given }) =>
      people.get(given.owner.userId) === given
        ? { saved: savedOf(given.owner) }
        : new NeedsTransaction(),
    );
  }, AT_THE_SAME_MOMENT);
  return async (sql, given) => {
    const { saved } = await ratings.load({ sql, given });
    try {
      return (await saved) ?? Promise.reject(new NeedsTransaction());
    } catch (error) {
      throw isRefusedByDatabase(error) ? new NeedsTransaction() : error;
    }
  };
}
