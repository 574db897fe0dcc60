import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

export const LINK_LIFE_MS = 15 * 60 * 1000;
/** How long a person may let a waiting device in, after opening the link. */
export const ANSWER_LIFE_MS = 15 * 60 * 1000;
/** How long an approved device has to come for its bearer. */
export const COLLECT_LIFE_MS = 24 * 60 * 60 * 1000;

export type LinkPurpose = "SIGN_IN" | "CHANGE_OLD" | "CHANGE_NEW";

export interface LinkRow {
  tokenHash: string;
  requestId: string;
  purpose: LinkPurpose;
  email: string;
  emailKey: string;
  /** The account that asked. */
  userId: string;
  bearerHash: string;
  deviceLabel: string;
  matchingCode: string;
  mail: "SENDING" | "SENT" | "FAILED";
  createdAt: Date;
  expiresAt: Date;
  redeemedAt: Date | null;
  redeemedBy: string | null;
  approval: "NONE" | "PENDING" | "APPROVED" | "DECLINED";
  approvedAt: Date | null;
  collectedAt: Date | null;
}

export type NewLink = Pick<
  LinkRow,
  "tokenHash" | "requestId" | "purpose" | "email" | "emailKey" | "userId" | "bearerHash" | "deviceLabel" | "matchingCode" | "createdAt" | "expiresAt"
>;

export async function insertLink(sql: Queries, link: NewLink): Promise<void> {
  await sql`insert into sign_in_links ${sql(link)}`;
}

export async function findLink(sql: Queries, tokenHash: string): Promise<LinkRow | null> {
  const [row] = await sql<LinkRow[]>`select * from sign_in_links where token_hash = ${tokenHash}`;
  return row ?? null;
}

/** The links of one request: one, or both of a change of address. */
export async function findRequest(sql: Queries, userId: string, requestId: string): Promise<LinkRow[]> {
  return sql<LinkRow[]>`select * from sign_in_links where user_id = ${userId} and request_id = ${requestId} order by purpose`;
}

/** Spends a link in one statement: of all who try at once, one gets it. False where it was spent, is too old, or never was. */
export async function spendLink(sql: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await sql`update sign_in_links set redeemed_at = ${now} where token_hash = ${tokenHash} and redeemed_at is null and expires_at > ${now} returning 1`;
  return rows.length > 0;
}

export async function saveRedemption(sql: Queries, tokenHash: string, { redeemedBy, approval }: Pick<LinkRow, "redeemedBy" | "approval">): Promise<void> {
  await sql`update sign_in_links set redeemed_by = ${redeemedBy}, approval = ${approval} where token_hash = ${tokenHash}`;
}

export async function saveMailState(sql: Queries, { userId, requestId }: { userId: string; requestId: string }, mail: LinkRow["mail"]): Promise<void> {
  await sql`update sign_in_links set mail = ${mail} where user_id = ${userId} and request_id = ${requestId}`;
}

/** Devices that wait for this person's word. */
export async function findWaiting(sql: Queries, owner: Owner, page: { now: Date; limit: number; offset: number }): Promise<{ rows: LinkRow[]; total: number }> {
  const since = new Date(page.now.getTime() - ANSWER_LIFE_MS);
  const where = sql`where redeemed_by = ${owner.userId} and approval = 'PENDING' and redeemed_at > ${since}`;
  const [rows, counted] = await Promise.all([
    sql<LinkRow[]>`select * from sign_in_links ${where} order by redeemed_at desc, request_id limit ${page.limit} offset ${page.offset}`,
    sql<{ total: number }[]>`select count(*)::int as total from sign_in_links ${where}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Notes this person's word about a waiting device and returns the account it asked with; null where none waits. */
export async function saveAnswer(sql: Queries, owner: Owner, answer: { requestId: string; approved: boolean; now: Date }): Promise<string | null> {
  const since = new Date(answer.now.getTime() - ANSWER_LIFE_MS);
  const [row] = await sql<{ userId: string }[]>`
    update sign_in_links set approval = ${answer.approved ? "APPROVED" : "DECLINED"}, approved_at = ${answer.now}
    where redeemed_by = ${owner.userId} and request_id = ${answer.requestId} and approval = 'PENDING' and redeemed_at > ${since} returning user_id`;
  return row?.userId ?? null;
}

/** Lets no device in any more that this person has opened a link for, or said yes to, and that has not come for its bearer. */
export async function endApprovals(sql: Queries, owner: Owner): Promise<void> {
  await sql`update sign_in_links set approval = 'DECLINED' where redeemed_by = ${owner.userId} and approval in ('PENDING', 'APPROVED') and collected_at is null`;
}

/** Takes an approval up, once, for the very bearer that asked; null where there is none. */
export async function takeApproval(sql: Queries, owner: Owner, { requestId, bearerHash, now }: { requestId: string; bearerHash: string; now: Date }): Promise<LinkRow | null> {
  const since = new Date(now.getTime() - COLLECT_LIFE_MS);
  const [row] = await sql<LinkRow[]>`
    update sign_in_links set collected_at = ${now}
    where user_id = ${owner.userId} and request_id = ${requestId} and bearer_hash = ${bearerHash} and approval = 'APPROVED' and collected_at is null and approved_at > ${since} returning *`;
  return row ?? null;
}

/** Removes links that nobody can use any more, nor come back for. */
export async function removeOldLinks(sql: Queries): Promise<void> {
  await sql`delete from sign_in_links where expires_at < now() - interval '2 days'`;
}
