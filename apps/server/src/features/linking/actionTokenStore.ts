import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

export type LinkSource = "ANDROID" | "WEB" | "TV";

export interface ActionTokenRow {
  tokenHash: string;
  source: LinkSource;
  deviceLabel: string;
  state: "WAITING" | "CONFIRMED" | "REFUSED" | "COLLECTED";
  userId: string | null;
  collectHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/** How a request is named by who answers it; one of the two is set. */
export interface LinkName {
  tokenHash: string | null;
  codeHash: string | null;
}

interface NewActionToken extends Pick<ActionTokenRow, "source" | "deviceLabel" | "collectHash" | "createdAt" | "expiresAt"> {
  tokenHash: string;
  codeHash: string;
}

/** False where another request has the same code. */
export async function insertActionToken(sql: Queries, token: NewActionToken): Promise<boolean> {
  return (await sql`insert into action_tokens ${sql(token)} on conflict do nothing returning 1`).length > 0;
}

/** Removes what can be answered and collected no more. */
export async function deleteOldActionTokens(sql: Queries, before: Date): Promise<void> {
  await sql`delete from action_tokens where expires_at < ${before}`;
}

/** The request that waits for an answer; null where there is none of this name, or no longer. */
export async function findWaiting(sql: Queries, { tokenHash, codeHash }: LinkName, now: Date): Promise<ActionTokenRow | null> {
  const [row] = await sql<ActionTokenRow[]>`
    select * from action_tokens where (token_hash = ${tokenHash} or code_hash = ${codeHash}) and state = 'WAITING' and expires_at > ${now}`;
  return row ?? null;
}

interface LinkAnswer {
  state: "CONFIRMED" | "REFUSED";
  userId: string;
  now: Date;
  /** The screen may collect until then at least. */
  until: Date;
}

/** Answers a request that waits; of several answers at once one counts. Null where nothing waits. */
export async function saveAnswer(sql: Queries, { tokenHash, codeHash }: LinkName, { state, userId, now, until }: LinkAnswer): Promise<ActionTokenRow | null> {
  const [row] = await sql<ActionTokenRow[]>`
    update action_tokens set state = ${state}, user_id = ${userId}, expires_at = greatest(expires_at, ${until})
    where (token_hash = ${tokenHash} or code_hash = ${codeHash}) and state = 'WAITING' and expires_at > ${now} returning *`;
  return row ?? null;
}

/** Refuses what this person has confirmed and no screen has collected. */
export async function endConfirmed(sql: Queries, owner: Owner): Promise<void> {
  await sql`update action_tokens set state = 'REFUSED' where user_id = ${owner.userId} and state = 'CONFIRMED'`;
}

/** Marks a confirmed request as collected, once. Null where it is not confirmed. */
export async function takeConfirmed(sql: Queries, collectHash: string, now: Date): Promise<ActionTokenRow | null> {
  const [row] = await sql<ActionTokenRow[]>`
    update action_tokens set state = 'COLLECTED' where collect_hash = ${collectHash} and state = 'CONFIRMED' and expires_at > ${now} returning *`;
  return row ?? null;
}

export async function findByCollector(sql: Queries, collectHash: string, now: Date): Promise<ActionTokenRow | null> {
  const [row] = await sql<ActionTokenRow[]>`select * from action_tokens where collect_hash = ${collectHash} and expires_at > ${now}`;
  return row ?? null;
}
