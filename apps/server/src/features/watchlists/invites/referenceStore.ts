import type { Queries } from "../../../platform/http/handler.ts";
import { newInviteReference, sha256 } from "../../../platform/ids.ts";
import type { Owned, Owner, Readable } from "../../../platform/policy.ts";
import type { WatchlistRef } from "../watchlist.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";
import { lockKey } from "../../../platform/database/locks.ts";

export type ReferenceRow = Row<typeof schema.inviteReferences>;

const LIFE_MS = 14 * 24 * 60 * 60 * 1000;

/** What a reference invites to: a list of the inviter's, or friendship. */
type Wanted = { now: number } & (
  | { kind: "LIST"; list: Owned<WatchlistRef> }
  | {
      kind: "EMAIL";
      list: Owned<WatchlistRef>;
      /** Key of the recipient's address. */ emailKey: string;
    }
  | { kind: "FRIEND"; owner: Owner }
);

const inviterOf = (wanted: Wanted): Owner =>
  wanted.kind === "FRIEND" ? wanted.owner : wanted.list.viewer;
const watchlistOf = (wanted: Wanted): number | null =>
  wanted.kind === "FRIEND" ? null : wanted.list.watchlistId;

/** Includes the reference, so that an address has a different fingerprint for each invite. */
export const fingerprintOf = (reference: string, emailKey: string): string =>
  sha256(`${reference} ${emailKey}`);

export async function insertReference(sql: Queries, wanted: Wanted): Promise<ReferenceRow> {
  const { kind, now } = wanted;
  const reference = newInviteReference();
  const sentTo = kind === "EMAIL" ? fingerprintOf(reference, wanted.emailKey) : null;
  const [inviterId, watchlistId] = [inviterOf(wanted).userId, watchlistOf(wanted)];
  const [row] = await sql<ReferenceRow[]>`
    insert into invite_references ${sql({ reference, kind, inviterId, watchlistId, sentTo, createdAt: new Date(now), expiresAt: new Date(now + LIFE_MS) })} returning *`;
  if (!row) throw new Error("a reference just made cannot be read back");
  return row;
}

/**
 * The only reference of a list or a person's friendship: the existing one, unless a new one is
 * requested. The caller has locked its subject.
 */
export async function ensureReference(
  sql: Queries,
  wanted: Wanted,
  rotate: boolean,
): Promise<ReferenceRow> {
  const [present] = await sql<
    ReferenceRow[]
  >`select * from invite_references where ${sameSubject(sql, wanted)} and ended_at is null and expires_at > ${new Date(wanted.now)}`;
  if (present && !rotate) return present;
  await endReferences(sql, wanted);
  return insertReference(sql, wanted);
}

/** Ends the current reference, which is reported as expired from now on. */
export async function endReferences(sql: Queries, wanted: Wanted): Promise<void> {
  await sql`update invite_references set ended_at = ${new Date(wanted.now)} where ${sameSubject(sql, wanted)} and ended_at is null`;
}

function sameSubject(sql: Queries, wanted: Wanted) {
  const { kind } = wanted;
  const watchlistId = watchlistOf(wanted);
  return watchlistId === null
    ? sql`inviter_id = ${inviterOf(wanted).userId} and kind = ${kind} and watchlist_id is null`
    : sql`watchlist_id = ${watchlistId} and kind = ${kind}`;
}

export async function findReference(sql: Queries, reference: string): Promise<ReferenceRow | null> {
  const [row] = await sql<
    ReferenceRow[]
  >`select * from invite_references where reference = ${reference}`;
  return row ?? null;
}

/** Gives a reference for one person to the first who opens it; false if somebody else was first. */
export async function claimReference(
  sql: Queries,
  { reference }: Readable<ReferenceRow>,
  { userId }: Owner,
): Promise<boolean> {
  const rows =
    await sql`update invite_references set taken_by = ${userId} where reference = ${reference} and (taken_by is null or taken_by = ${userId}) returning 1`;
  return rows.length > 0;
}

/** Serialises changes of one person's friend reference until their transactions end. */
export async function lockInviter(sql: Queries, inviter: Owner): Promise<void> {
  await lockKey(sql, "friend reference", inviter.userId);
}

/** Deletes references that expired before a time. */
export async function deleteOldReferences(sql: Queries, before: Date): Promise<void> {
  await sql`delete from invite_references where expires_at < ${before}`;
}
