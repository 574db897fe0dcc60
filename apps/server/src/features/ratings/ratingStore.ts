import { isOneOf, limitTo } from "../../platform/database/sqlClient.ts";
import {
  isPositive,
  isTaste,
  kindProgress,
  RED_HERRING_ID,
  TASTE_VALUES,
  type Progress,
  type RatedLocation,
  type RatingValue,
  type TitleKind,
} from "@worthy/domain";
import { LRUCache } from "lru-cache";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { RatingsHolder, TasteHolder } from "./ratingPolicy.ts";
import type { OuterRow, Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";
import type { accountsView } from "../accounts/schema.ts";

export type RatingRow = Row<typeof schema.ratings>;

export interface NewRating {
  itemId: number;
  kind: TitleKind;
  rating: RatingValue;
  ratedLocation: RatedLocation;
}

export interface SavedRating extends RatingRow {
  ratingsVersion: number;
  /** What the title was rated before; null if it wasn't. */
  before: RatingValue | null;
  /** The lists that were changed. */
  lists: number[];
  others: string[];
  /** More than 1 if other ratings of the person's were saved before this one had the lock: it hasn't seen them. */
  steps: number;
}

/**
 * Marks a title's taste rating as misleading, or removes the mark; null if the title has no such
 * rating. The rating isn't newer for it.
 */
export async function markRating(
  sql: Queries,
  owner: Owner,
  { itemId, misleading }: { itemId: number; misleading: boolean },
): Promise<RatingRow | null> {
  const [row] = await sql<RatingRow[]>`
    update ratings set misleading = ${misleading}
    where user_id = ${owner.userId} and item_id = ${itemId} and item_id <> ${RED_HERRING_ID} and rating = any(${TASTE_VALUES as readonly string[] as string[]}) returning *`;
  return row ?? null;
}

export type RemovedRating = Row<typeof schema.ratings, "itemId" | "kind">;

/** Removes a rating; null if the person has none with this id. */
export async function removeRating(
  sql: Queries,
  owner: Owner,
  ratingId: string,
): Promise<RemovedRating | null> {
  const [row] = await sql<
    RemovedRating[]
  >`delete from ratings where user_id = ${owner.userId} and rating_id = ${ratingId} returning item_id, kind`;
  return row ?? null;
}

/** Number of ratings removed at a time. */
export const RESET_AT_A_TIME = 999;

/**
 * Removes all ratings of a person in batches, and returns their titles. The caller has locked them
 * by increasing the version.
 */
export async function removeAllRatings(sql: Queries, owner: Owner): Promise<RemovedRating[]> {
  const removed: RemovedRating[] = [];
  for (;;) {
    const rows = await sql<RemovedRating[]>`
      delete from ratings where user_id = ${owner.userId} and item_id in (select item_id from ratings where user_id = ${owner.userId} order by item_id limit ${RESET_AT_A_TIME}) returning item_id, kind`;
    removed.push(...rows);
    if (rows.length < RESET_AT_A_TIME) return removed;
  }
}

/** The rating of one title; null if there is none. */
export async function findRating(
  sql: Queries,
  owner: Owner,
  itemId: number,
): Promise<RatingRow | null> {
  const [row] = await sql<
    RatingRow[]
  >`select * from ratings where user_id = ${owner.userId} and item_id = ${itemId}`;
  return row ?? null;
}

export interface RatingScope {
  kind?: TitleKind | undefined;
  /** Only ratings of these titles. */
  itemIds?: readonly number[] | undefined;
}

export interface RatingFilter extends RatingScope {
  values: readonly RatingValue[];
  limit: number;
  offset: number;
}

/** A person's ratings of titles: without the red herring, which is none. */
const within = (sql: Queries, owner: Owner, { kind, itemIds }: RatingScope) => sql`
  user_id = ${owner.userId} ${kind ? sql`and kind = ${kind}` : sql``} ${itemIds ? sql`and item_id = any(${[...itemIds]}::bigint[])` : sql``} and item_id <> ${RED_HERRING_ID}`;

/** A page of ratings, and how many there are. */
export async function findRatings(
  sql: Queries,
  owner: Owner,
  { values, limit, offset, ...scope }: RatingFilter,
): Promise<{ rows: RatingRow[]; total: number }> {
  const where = sql`where ${within(sql, owner, scope)} and rating = any(${values as string[]})`;
  const count = sql`select count(*)::int as total from ratings ${where}`;
  const counted = await sql<(RatingRow & { total: number })[]>`
    select *, (${count}) as total from ratings ${where} order by updated_at desc, item_id ${limitTo(sql, { limit, offset })}`;
  const isPastEnd = counted.length === 0 && offset > 0;
  const [first] = isPastEnd ? await sql<{ total: number }[]>`${count}` : counted;
  return { rows: counted, total: first?.total ?? 0 };
}

/** Number of ratings per value; omits values without any. */
export async function countRatings(
  sql: Queries,
  owner: Owner,
  scope: RatingScope,
): Promise<ReadonlyMap<RatingValue, number>> {
  const rows = await sql<
    (Row<typeof schema.ratings, "rating"> & { count: number })[]
  >`select rating, count(*)::int as count from ratings where ${within(sql, owner, scope)} group by rating`;
  return new Map(rows.map(({ rating, count }) => [rating, count]));
}

/** Titles the person has rated. */
export async function findRatedIds(sql: Queries, owner: Owner): Promise<number[]> {
  const rows = await sql<
    Row<typeof schema.ratings, "itemId">[]
  >`select item_id from ratings where user_id = ${owner.userId}`;
  return rows.map(({ itemId }) => itemId);
}

/** A person's ratings at one version. */
export interface TasteInput {
  version: number;
  ratings: { titleId: number; rating: RatingValue; misleading: boolean }[];
}

/**
 * Everything the engine needs about a person, without the red herring, and the version it belongs
 * to.
 */
export async function readTasteInput(
  sql: Queries,
  { userId }: TasteHolder | RatingsHolder,
): Promise<TasteInput> {
  const rows = await sql<
    (Row<typeof accountsView, "ratingsVersion"> &
      Row<typeof schema.ratings, "rating" | "misleading"> &
      OuterRow<typeof schema.ratings, "itemId">)[]
  >`
    select u.ratings_version, r.item_id, r.rating, r.misleading from accounts_view u left join ratings r on r.user_id = u.user_id and r.item_id <> ${RED_HERRING_ID} where u.user_id = ${userId} order by r.updated_at, r.item_id`;
  const ratings = rows.flatMap(({ itemId, rating, misleading }) =>
    itemId === null ? [] : [{ titleId: itemId, rating, misleading }],
  );
  return { version: rows[0]?.ratingsVersion ?? 0, ratings };
}

export async function readRatingsVersion(sql: Queries, person: TasteHolder): Promise<number> {
  if ("preloaded" in person && person.preloaded) return person.preloaded.ratingsVersion;
  const [row] = await sql<
    Row<typeof accountsView, "ratingsVersion">[]
  >`select ratings_version from accounts_view where user_id = ${person.userId}`;
  return row?.ratingsVersion ?? 0;
}

/** A person's progress at one version of their ratings. */
export interface ProgressAt {
  version: number;
  progress: Progress;
}

/** By person and version: several reads of a page ask for it, and each rating of a title builds on the one before. */
const keptProgress = new LRUCache<string, Progress>({ max: 10_000 });

const progressKey = ({ userId }: Owner, version: number) => `${userId} ${version}`;

/** Keeps what has been committed. */
export function keepProgress(owner: Owner, { version, progress }: ProgressAt): void {
  keptProgress.set(progressKey(owner, version), progress);
}

/** How far somebody is in telling their taste. Counted once for each version of their ratings. */
export async function readProgress(sql: Queries, owner: Owner): Promise<Progress> {
  const { preloaded } = owner;
  const kept = preloaded && keptProgress.get(progressKey(owner, preloaded.ratingsVersion));
  if (kept) return kept;
  const counted = await countProgress(sql, owner);
  if (preloaded) keepProgress(owner, counted);
  return counted.progress;
}

/** The progress once this rating is saved, from the one before, if that is known. */
export async function progressAfter(
  sql: Queries,
  owner: Owner,
  { ratingsVersion: version, steps, before, kind, rating, itemId }: SavedRating,
): Promise<ProgressAt> {
  const kept = steps === 1 && keptProgress.get(progressKey(owner, version - 1));
  if (!kept) return countProgress(sql, owner);
  if (itemId === RED_HERRING_ID) return { version, progress: kept };
  const { taste, positive } = kept[kind];
  const change = (is: (value: RatingValue) => boolean) =>
    Number(is(rating)) - Number(before !== null && is(before));
  const own = kindProgress(taste + change(isTaste), positive + change(isPositive));
  return { version, progress: { ...kept, [kind]: own } };
}

/** In one statement, so that the version is the one that was counted. */
async function countProgress(sql: Queries, owner: Owner): Promise<ProgressAt> {
  const rows = await sql<
    (Row<typeof accountsView, "ratingsVersion"> &
      OuterRow<typeof schema.ratings, "kind"> & { taste: number; positive: number })[]
  >`
    select u.ratings_version, r.kind, count(*) filter (where r.rating = any(${TASTE_VALUES as readonly string[] as string[]}))::int as taste, count(*) filter (where r.rating in ('LOVE', 'LIKE'))::int as positive
    from accounts_view u left join ratings r on r.user_id = u.user_id and r.item_id <> ${RED_HERRING_ID} where u.user_id = ${owner.userId} group by u.ratings_version, r.kind`;
  const of = (kind: TitleKind) => {
    const row = rows.find((candidate) => candidate.kind === kind);
    return kindProgress(row?.taste ?? 0, row?.positive ?? 0);
  };
  const progress = { tv: of("tv"), movie: of("movie") };
  return { version: rows[0]?.ratingsVersion ?? 0, progress };
}

/** When a person gave the ratings of these titles, by title. */
export async function readRatingTimes(
  sql: Queries,
  owner: Owner,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (titleIds.length === 0) return new Map();
  const rows = await sql<
    Row<typeof schema.ratings, "itemId" | "updatedAt">[]
  >`select item_id, updated_at from ratings where ${within(sql, owner, { itemIds: titleIds })}`;
  return new Map(rows.map(({ itemId, updatedAt }) => [itemId, updatedAt]));
}

/** These people's ratings of one title. */
export async function findRatingsOfTitle(
  sql: Queries,
  people: readonly RatingsHolder[],
  titleId: number,
): Promise<{ userId: string; rating: RatingValue }[]> {
  return sql<
    Row<typeof schema.ratings, "userId" | "rating">[]
  >`select user_id, rating from ratings where user_id ${isOneOf(
    sql,
    people.map(({ userId }) => userId),
  )} and item_id = ${titleId} order by user_id`;
}
