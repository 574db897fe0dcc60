import type { CallOutput } from "@worthy/contract";
import type { Language, Progress, RatedLocation, RatingValue, TitleKind } from "@worthy/domain";
import type { Sql } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { MailQueue } from "../../platform/mail/mailQueue.ts";
import type { Merge, MergeSummary } from "../../platform/personalData.ts";
import type { Owner } from "../../platform/policy.ts";

export type Authentication = CallOutput<"authenticate">;

/**
 * Merges one account into another, in the current transaction. The caller has locked both accounts'
 * rows and deletes the first account afterwards.
 */
export type MergeAccounts = (sql: Queries, merge: Merge) => Promise<MergeSummary>;

/** A rating that a new account starts with. */
export interface FirstRating {
  itemId: number;
  kind: TitleKind;
  rating: RatingValue;
  ratedLocation: RatedLocation;
}

/** What accounts need from other features and the platform. */
export interface AccountPorts {
  createDefaultWatchlist(sql: Queries, owner: Owner): Promise<number>;
  defaultWatchlistId(sql: Queries, owner: Owner): Promise<number>;
  progress(sql: Queries, owner: Owner): Promise<Progress>;
  countServices(sql: Queries, owner: Owner): Promise<number>;
  /** Gives a new account its first ratings in one change, in order. Adds to no watchlist. */
  beginWithRatings(sql: Queries, owner: Owner, ratings: readonly FirstRating[]): Promise<void>;
  mergeAccounts: MergeAccounts;
  /** Rejects screens that somebody approved but that haven't collected their bearer yet. */
  endLinks(sql: Queries, owner: Owner): Promise<void>;
  mailQueue: Pick<MailQueue, "post">;
  /** Closes the sockets of a revoked bearer (by its SHA-256), or of all bearers of an account. */
  disconnectBearer(tokenHash: string): void;
  disconnectUser(userId: string): void;
  /** For writes after a transaction. */
  pool: Sql;
  log: { error(fields: object, message: string): void };
  /** The product's public origin, without a trailing slash. */
  publicUrl: string;
  /** Whether this is a sandbox, which sends no email. */
  isSandbox: boolean;
  /** Gives a new person in a sandbox friends and a list. */
  welcome(sql: Queries, owner: Owner, language: Language): Promise<void>;
  /** Whoever verifies this address becomes an administrator. */
  adminEmail?: string | undefined;
  /** Whether administrators must have a second factor. */
  secondFactorRequired: boolean;
}
