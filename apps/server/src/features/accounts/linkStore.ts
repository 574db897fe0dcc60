import { limitTo } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Grant, Owner, Readable } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export const LINK_LIFE_MS = 15 * 60 * 1000;
/** How long a waiting device can be approved after the link was opened. */
export const ANSWER_LIFE_MS = 15 * 60 * 1000;
/** How long an approved device can collect its bearer. */
export const COLLECT_LIFE_MS = 24 * 60 * 60 * 1000;

export type LinkPurpose = Row<typeof schema.signInLinks>["purpose"];

export type LinkRow = Row<typeof schema.signInLinks>;

/** A link used by this call: whoever opened it reads its address's mail. */
export type SpentLink = LinkRow & Grant<"link">;

export type NewLink = Pick<
  LinkRow,
  | "tokenHash"
  | "requestId"
  | "purpose"
  | "email"
  | "emailKey"
  | "bearerHash"
  | "deviceLabel"
  | "matchingCode"
  | "createdAt"
  | "expiresAt"
>;

export async function insertLink(sql: Queries, { userId }: Owner, link: NewLink): Promise<void> {
  await sql`insert into sign_in_links ${sql({ ...link, userId })}`;
}

export async function findLink(sql: Queries, tokenHash: string): Promise<LinkRow | null> {
  const [row] = await sql<LinkRow[]>`select * from sign_in_links where token_hash = ${tokenHash}`;
  return row ?? null;
}

/** The links of a request: one, or two for a change of address. */
export async function findRequest(
  sql: Queries,
  { userId }: Owner | Readable<LinkRow>,
  requestId: string,
): Promise<LinkRow[]> {
  return sql<
    LinkRow[]
  >`select * from sign_in_links where user_id = ${userId} and request_id = ${requestId} order by purpose`;
}

/**
 * Uses up a link in one statement, so of simultaneous attempts only one gets it. Null if it was
 * used, has expired, or never existed.
 */
export async function spendLink(
  sql: Queries,
  link: Readable<LinkRow>,
  now: Date,
): Promise<SpentLink | null> {
  const rows =
    await sql`update sign_in_links set redeemed_at = ${now} where token_hash = ${link.tokenHash} and redeemed_at is null and expires_at > ${now} returning 1`;
  return rows.length > 0 ? (link as LinkRow as SpentLink) : null;
}

export async function saveRedemption(
  sql: Queries,
  { tokenHash }: SpentLink,
  { redeemedBy, approval }: Pick<LinkRow, "redeemedBy" | "approval">,
): Promise<void> {
  await sql`update sign_in_links set redeemed_by = ${redeemedBy}, approval = ${approval} where token_hash = ${tokenHash}`;
}

export async function saveMailState(
  sql: Queries,
  { userId }: Owner,
  { requestId, mail }: Pick<LinkRow, "requestId" | "mail">,
): Promise<void> {
  await sql`update sign_in_links set mail = ${mail} where user_id = ${userId} and request_id = ${requestId}`;
}

/** Devices waiting for this person's approval. */
export async function findWaiting(
  sql: Queries,
  owner: Owner,
  page: { now: Date; limit: number; offset: number },
): Promise<{ rows: LinkRow[]; total: number }> {
  const since = new Date(page.now.getTime() - ANSWER_LIFE_MS);
  const where = sql`where redeemed_by = ${owner.userId} and approval = 'PENDING' and redeemed_at > ${since}`;
  const [rows, counted] = await Promise.all([
    sql<
      LinkRow[]
    >`select * from sign_in_links ${where} order by redeemed_at desc, request_id ${limitTo(sql, page)}`,
    sql<{ total: number }[]>`select count(*)::int as total from sign_in_links ${where}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/**
 * Stores this person's answer to a waiting device and returns the account that requested it; null
 * if none is waiting.
 */
export async function saveAnswer(
  sql: Queries,
  owner: Owner,
  answer: { requestId: string; approved: boolean; now: Date },
): Promise<string | null> {
  const since = new Date(answer.now.getTime() - ANSWER_LIFE_MS);
  const [row] = await sql<Row<typeof schema.signInLinks, "userId">[]>`
    update sign_in_links set approval = ${answer.approved ? "APPROVED" : "DECLINED"}, approved_at = ${answer.now}
    where redeemed_by = ${owner.userId} and request_id = ${answer.requestId} and approval = 'PENDING' and redeemed_at > ${since} returning user_id`;
  return row?.userId ?? null;
}

/** Cancels all approvals of this person, given or open, that devices haven't collected yet. */
export async function endApprovals(sql: Queries, owner: Owner): Promise<void> {
  await sql`update sign_in_links set approval = 'DECLINED' where redeemed_by = ${owner.userId} and approval in ('PENDING', 'APPROVED') and collected_at is null`;
}

/**
 * Collects an approval, once, for the bearer that requested it: it signs in to the account of the
 * person who approved. Null if there is none.
 */
export async function takeApproval(
  sql: Queries,
  owner: Owner,
  { requestId, bearerHash, now }: { requestId: string; bearerHash: string; now: Date },
): Promise<Grant<"approval"> | null> {
  const since = new Date(now.getTime() - COLLECT_LIFE_MS);
  const [row] = await sql<LinkRow[]>`
    update sign_in_links set collected_at = ${now}
    where user_id = ${owner.userId} and request_id = ${requestId} and bearer_hash = ${bearerHash} and approval = 'APPROVED' and collected_at is null and approved_at > ${since} returning *`;
  return row?.redeemedBy ? ({ userId: row.redeemedBy } as Grant<"approval">) : null;
}

/** Deletes links that can't be used or collected any more. */
export async function removeOldLinks(sql: Queries): Promise<void> {
  await sql`delete from sign_in_links where expires_at < now() - interval '2 days'`;
}
