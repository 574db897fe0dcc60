import type { Queries } from "../../../platform/http/handler.ts";
import { newInviteReference, sha256 } from "../../../platform/ids.ts";

export type ReferenceKind = "LIST" | "EMAIL" | "FRIEND";

export interface ReferenceRow {
  reference: string;
  kind: ReferenceKind;
  inviterId: string;
  watchlistId: number | null;
  takenBy: string | null;
  sentTo: string | null;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

const LIFE_MS = 14 * 24 * 60 * 60 * 1000;

interface Wanted {
  kind: ReferenceKind;
  inviterId: string;
  watchlistId: number | null;
  now: number;
  /** Of an EMAIL: the key of the address that it goes to. */
  emailKey?: string;
}

/** With the reference in it, one address has as many fingerprints as invites. */
export const fingerprintOf = (reference: string, emailKey: string): string => sha256(`${reference} ${emailKey}`);

export async function insertReference(sql: Queries, { kind, inviterId, watchlistId, now, emailKey }: Wanted): Promise<ReferenceRow> {
  const reference = newInviteReference();
  const sentTo = emailKey === undefined ? null : fingerprintOf(reference, emailKey);
  const [row] = await sql<ReferenceRow[]>`
    insert into invite_references ${sql({ reference, kind, inviterId, watchlistId, sentTo, createdAt: new Date(now), expiresAt: new Date(now + LIFE_MS) })} returning *`;
  if (!row) throw new Error("a reference just made cannot be read back");
  return row;
}

/** The one reference of a list, or of a person's friendship: the one that holds, unless it shall be another. The caller has locked what it is about. */
export async function keepReference(sql: Queries, wanted: Wanted, rotate: boolean): Promise<ReferenceRow> {
  const [present] = await sql<ReferenceRow[]>`select * from invite_references where ${sameSubject(sql, wanted)} and ended_at is null and expires_at > ${new Date(wanted.now)}`;
  if (present && !rotate) return present;
  await endReferences(sql, wanted);
  return insertReference(sql, wanted);
}

/** Ends the reference that holds; it is told as expired from now on. */
export async function endReferences(sql: Queries, wanted: Wanted): Promise<void> {
  await sql`update invite_references set ended_at = ${new Date(wanted.now)} where ${sameSubject(sql, wanted)} and ended_at is null`;
}

function sameSubject(sql: Queries, { kind, inviterId, watchlistId }: Wanted) {
  return watchlistId === null ? sql`inviter_id = ${inviterId} and kind = ${kind} and watchlist_id is null` : sql`watchlist_id = ${watchlistId} and kind = ${kind}`;
}

export async function findReference(sql: Queries, reference: string): Promise<ReferenceRow | null> {
  const [row] = await sql<ReferenceRow[]>`select * from invite_references where reference = ${reference}`;
  return row ?? null;
}

/** Gives a reference for one person to who opened it first; false where somebody else was first. */
export async function takeReference(sql: Queries, reference: string, userId: string): Promise<boolean> {
  const rows = await sql`update invite_references set taken_by = ${userId} where reference = ${reference} and (taken_by is null or taken_by = ${userId}) returning 1`;
  return rows.length > 0;
}

/** Lets changes of one person's reference for friendship come one after the other until their transactions end. */
export async function lockInviter(sql: Queries, inviterId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`friend reference ${inviterId}`}, 0))`;
}

/** Forgets references that expired before. */
export async function deleteOldReferences(sql: Queries, before: Date): Promise<void> {
  await sql`delete from invite_references where expires_at < ${before}`;
}
