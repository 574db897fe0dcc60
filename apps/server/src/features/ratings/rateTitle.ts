import {
  decideRating,
  RED_HERRING_ID,
  ratingTypeOf,
  type Progress,
  type RatedLocation,
  type RatingType,
  type RatingValue,
} from "@worthy/domain";
import type { FastifyBaseLogger } from "fastify";
import { isRefusedByDatabase } from "../../platform/database/guardTransactions.ts";
import { NeedsTransaction, type CallContext, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { RED_HERRING } from "../catalogue/redHerring.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import {
  markRating,
  keepProgress,
  progressAfter,
  removeAllRatings,
  removeRating,
  type RatingRow,
  type RemovedRating,
  type SavedRating,
} from "./ratingStore.ts";
import { saveRating, type GivenRating, type SavingPorts } from "./saveRatings.ts";
import { raiseRatingsVersion } from "../accounts/ratingsVersion.ts";

/** What rating needs from other features. */
export interface RatingPorts {
  snapshot(): CatalogueSnapshot;
  saving: SavingPorts;
  /** Saves a rating without a transaction, together with others. */
  saveTogether(sql: Queries, given: GivenRating): Promise<SavedRating>;
  /** Removes those of the titles that a like added and nobody has touched since. */
  removeImplicit(context: ListContext, titleIds: readonly number[]): Promise<void>;
  /** Notifies the person's screens of what a rating did to one of their lists. */
  notifyImplicit(
    context: ListContext,
    what: "item-added" | "item-removed",
    item: { watchlistId: number; itemId: number },
  ): void;
  /** Those of the others who see this person's scores; nobody if they don't share their ratings. */
  viewersAmong(sql: Queries, owner: Owner, others: readonly string[]): Promise<readonly string[]>;
  /**
   * People who see this person's scores on shared lists; nobody if they don't share their ratings.
   */
  viewers(sql: Queries, owner: Owner): Promise<readonly string[]>;
  /** Updates the person's taste after a rating was set or marked, or removed with null. */
  tasteChanged(change: {
    userId: string;
    version: number;
    titleId: number;
    rating: RatingValue | null;
    misleading?: boolean;
  }): void;
  /** Updates the person's taste after all their ratings were removed. */
  tasteGone(userId: string): void;
  /** Identifies everybody's current scores: a different text means different scores. */
  scoresGeneration(): string;
  log: Pick<FastifyBaseLogger, "error">;
}

type ListContext = Pick<RatingContext, "sql" | "owner" | "notifyScreens" | "now">;

interface RateRequest {
  itemId: number | string;
  rating: RatingValue;
  type: RatingType;
  ratedLocation: RatedLocation;
  userId?: string;
}

export type RatingContext = Pick<
  CallContext,
  "sql" | "isAlone" | "savepoint" | "afterCommit" | "notifyScreens" | "now"
> & { owner: Owner };

export async function rateTitle(
  request: RateRequest,
  context: RatingContext,
  ports: RatingPorts,
): Promise<(RatingRow & { progress: Progress; addedToWatchlist: boolean }) | Refusal> {
  const { owner, sql } = context;
  if (request.userId !== undefined && request.userId !== owner.userId)
    return refuse("forbidden", "The userId belongs to someone else.");
  const title = findRateable(request.itemId, ports.snapshot());
  if (!title) return refuse("not-found", `There is no title ${request.itemId}.`, "no-title");
  // As if the setting was on: the statement asks for it.
  const decision = decideRating(request, title.kind, true);
  if (decision.kind === "refused") return refuse("invalid", decision.message);
  const implicit = title.id === RED_HERRING_ID ? "nothing" : decision.implicit;
  const { rating, ratedLocation } = request;
  const given = { owner, itemId: title.id, kind: title.kind, rating, ratedLocation, implicit };
  const saved = context.isAlone
    ? await ports.saveTogether(sql, given)
    : await saveWithList(given, context, ports);
  if (!saved) return refuse("unauthenticated", "This account no longer exists.");
  const { ratingsVersion: version, others, lists, before: _, steps, ...row } = saved;
  // Just before this one, another rating may have put the title on the list, or taken it off.
  if (steps > 1 && implicit !== "nothing" && lists.length === 0) throw new NeedsTransaction();
  notifyRatings(context, [title]);
  const what = implicit === "add" ? "item-added" : "item-removed";
  for (const watchlistId of lists)
    ports.notifyImplicit(context, what, { watchlistId, itemId: title.id });
  const at = await progressAfter(sql, owner, saved);
  context.afterCommit(() => keepProgress(owner, at));
  const addedToWatchlist = implicit === "add" && lists.length > 0;
  if (title.id !== RED_HERRING_ID) {
    const viewers = await ports.viewersAmong(sql, owner, others);
    changeTaste({ version, titleId: title.id, rating, viewers }, context, ports);
  }
  return { ...row, progress: at.progress, addedToWatchlist };
}

/** If the watchlist can't be changed, that is logged, and the rating is saved without. */
async function saveWithList(
  given: GivenRating,
  { sql, savepoint }: RatingContext,
  { saving, log }: RatingPorts,
): Promise<SavedRating | null> {
  if (given.implicit !== "add") return saveRating(sql, given, saving);
  try {
    return await savepoint((queries) => saveRating(queries, given, saving));
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    const saved = await saveRating(sql, { ...given, implicit: "nothing" }, saving);
    log.error({ err: error, titleId: given.itemId }, "implicit watchlist add failed");
    return saved;
  }
}

/** A title of the catalogue, or the decoy of onboarding, which isn't in it. */
function findRateable(
  itemId: number | string,
  snapshot: CatalogueSnapshot,
): Pick<Title, "id" | "kind"> | undefined {
  if (typeof itemId !== "number") return undefined;
  return itemId === RED_HERRING.id ? RED_HERRING : snapshot.title(itemId);
}

/** Maximum number of titles named to screens; they fetch everything again anyway. */
const MOST_TOLD = 50;

function notifyRatings(
  { owner, notifyScreens }: RatingContext,
  titles: readonly Pick<Title, "id" | "kind">[],
): void {
  notifyScreens([owner.userId], "ratings:changed", {
    titles: titles.slice(0, MOST_TOLD).map(({ id, kind }) => ({ id, kind })),
  });
}

/** What has changed of a person's ratings, and whose screens show it. */
interface RatingsChange {
  version: number;
  viewers: readonly string[];
}

/**
 * Updates the person's taste after the commit; then everybody who sees it can request new scores.
 */
function changeTaste(
  {
    viewers,
    ...change
  }: RatingsChange & { titleId: number; rating: RatingValue | null; misleading?: boolean },
  context: RatingContext,
  ports: RatingPorts,
): void {
  const { userId } = context.owner;
  context.afterCommit(() => ports.tasteChanged({ userId, ...change }));
  notifyScores({ version: change.version, viewers }, context, ports);
}

/** Notifies the person's own screens, and those that show this person's scores. */
function notifyScores(
  { version, viewers }: RatingsChange,
  { owner, notifyScreens }: RatingContext,
  ports: RatingPorts,
): void {
  notifyScreens([owner.userId], "scores:changed", {
    generation: `${ports.scoresGeneration()}.${version}`,
    within: 0,
  });
  notifyScreens(viewers, "others:changed", {});
}

/** Removes a rating; null if the person has none with this id. */
export async function unrateTitle(
  ratingId: string,
  context: RatingContext,
  ports: RatingPorts,
): Promise<{ itemId: number } | null> {
  const { owner, sql } = context;
  const [version, removed, viewers] = await Promise.all([
    raiseRatingsVersion(sql, owner),
    removeRating(sql, owner, ratingId),
    ports.viewers(sql, owner),
  ]);
  if (!removed) return null;
  await afterRemoval([removed], context, ports);
  if (removed.itemId !== RED_HERRING_ID)
    changeTaste({ version, titleId: removed.itemId, rating: null, viewers }, context, ports);
  return removed;
}

/** Whatever removes ratings: the titles that only their likes had added to the watchlist go too. */
async function afterRemoval(
  removed: readonly RemovedRating[],
  context: RatingContext,
  ports: RatingPorts,
): Promise<void> {
  notifyRatings(
    context,
    removed.map(({ itemId, kind }) => ({ id: itemId, kind })),
  );
  await ports.removeImplicit(
    context,
    removed.map(({ itemId }) => itemId),
  );
}

/**
 * Marks the rating of a title as misleading, or removes the mark; null without a taste rating. The
 * rating stays as it is, and so does the watchlist.
 */
export async function markRatedTitle(
  mark: { itemId: number; misleading: boolean },
  context: RatingContext,
  ports: RatingPorts,
): Promise<RatingRow | null> {
  const { owner, sql } = context;
  const [version, marked, viewers] = await Promise.all([
    raiseRatingsVersion(sql, owner),
    markRating(sql, owner, mark),
    ports.viewers(sql, owner),
  ]);
  if (!marked) return null;
  const { itemId, kind, rating, misleading } = marked;
  notifyRatings(context, [{ id: itemId, kind }]);
  changeTaste({ version, viewers, titleId: itemId, rating, misleading }, context, ports);
  return marked;
}

/** Removes all ratings in one transaction; returns how many. */
export async function resetRatings(context: RatingContext, ports: RatingPorts): Promise<number> {
  const { owner, sql, afterCommit } = context;
  const version = await raiseRatingsVersion(sql, owner);
  const removed = await removeAllRatings(sql, owner);
  await afterRemoval(removed, context, ports);
  afterCommit(() => ports.tasteGone(owner.userId));
  notifyScores({ version, viewers: await ports.viewers(sql, owner) }, context, ports);
  return removed.length;
}

export function presentRating(row: RatingRow) {
  return {
    id: row.ratingId,
    userId: row.userId,
    itemId: row.itemId,
    type: ratingTypeOf(row.kind),
    rating: row.rating,
    ratedLocation: row.ratedLocation,
    ...(row.misleading ? { misleading: true as const } : {}),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
