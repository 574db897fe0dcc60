import type { CallOutput } from "@worthy/contract";
import type { Progress, RatedLocation, RatingValue, TitleKind } from "@worthy/domain";
import type { Sql } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { PostOffice } from "../../platform/mail/postOffice.ts";
import type { Merge, MergeSummary } from "../../platform/personalData.ts";
import type { Owner } from "../../platform/policy.ts";

export type Authentication = CallOutput<"authenticate">;

/** Joins all that one account holds to another, in the transaction under way. Both accounts' rows are locked by the caller, who also ends the first account afterwards. */
export type MergeAccounts = (sql: Queries, merge: Merge) => Promise<MergeSummary>;

/** A rating that an account begins with. */
export interface FirstRating {
  itemId: number;
  kind: TitleKind;
  rating: RatingValue;
  ratedLocation: RatedLocation;
}

/** What accounts need of other features and of the platform. */
export interface AccountPorts {
  createDefaultWatchlist(sql: Queries, owner: Owner): Promise<number>;
  defaultWatchlistId(sql: Queries, owner: Owner): Promise<number>;
  progress(sql: Queries, owner: Owner): Promise<Progress>;
  countServices(sql: Queries, owner: Owner): Promise<number>;
  /** Gives a new account its first ratings, as one change, the last of them rated last. Adds to no watchlist. */
  beginWithRatings(sql: Queries, owner: Owner, ratings: readonly FirstRating[]): Promise<void>;
  mergeAccounts: MergeAccounts;
  /** Keeps screens out that somebody said yes to and that have not come for their bearer. */
  endLinks(sql: Queries, owner: Owner): Promise<void>;
  office: Pick<PostOffice, "post">;
  /** Closes what is open with a bearer that has died (its SHA-256), or with any of an account's. */
  disconnectBearer(tokenHash: string): void;
  disconnectUser(userId: string): void;
  /** For what is written after a transaction. */
  pool: Sql;
  log: { error(fields: object, message: string): void };
  /** Origin of the product as people see it, without a trailing slash. */
  publicUrl: string;
  /** Whoever verifies this address is an administrator. */
  adminEmail?: string | undefined;
}
