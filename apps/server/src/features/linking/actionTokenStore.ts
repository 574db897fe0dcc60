import type { Queries } from "../../platform/http/handler.ts";
import type { Grant, Owner } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export type LinkSource = Row<typeof schema.actionTokens>["source"];

export type ActionTokenRow = Row<
  typeof schema.actionTokens,
  | "tokenHash"
  | "source"
  | "deviceLabel"
  | "state"
  | "userId"
  | "collectHash"
  | "createdAt"
  | "expiresAt"
>;

/** How the answering person identifies a request; one of the two is set. */
export interface LinkName {
  tokenHash: string | null;
  codeHash: string | null;
}

interface NewActionToken extends Pick<
  ActionTokenRow,
  "source" | "deviceLabel" | "collectHash" | "createdAt" | "expiresAt"
> {
  tokenHash: string;
  codeHash: string;
}

/** False if another request has the same code. */
export async function insertActionToken(sql: Queries, token: NewActionToken): Promise<boolean> {
  return (
    (await sql`insert into action_tokens ${sql(token)} on conflict do nothing returning 1`).length >
    0
  );
}

/** Deletes requests that can't be answered or collected any more. */
export async function deleteOldActionTokens(sql: Queries, before: Date): Promise<void> {
  await sql`delete from action_tokens where expires_at < ${before}`;
}

/** The waiting request; null if there is none with this name. */
export async function findWaiting(
  sql: Queries,
  { tokenHash, codeHash }: LinkName,
  now: Date,
): Promise<ActionTokenRow | null> {
  const [row] = await sql<ActionTokenRow[]>`
    select * from action_tokens where (token_hash = ${tokenHash} or code_hash = ${codeHash}) and state = 'WAITING' and expires_at > ${now}`;
  return row ?? null;
}

interface LinkAnswer {
  state: "CONFIRMED" | "REFUSED";
  owner: Owner;
  now: Date;
  /** The screen can collect at least until then. */
  until: Date;
}

/** Answers a waiting request; of simultaneous answers only one counts. Null if none is waiting. */
export async function saveAnswer(
  sql: Queries,
  { tokenHash, codeHash }: LinkName,
  { state, owner, now, until }: LinkAnswer,
): Promise<ActionTokenRow | null> {
  const [row] = await sql<ActionTokenRow[]>`
    update action_tokens set state = ${state}, user_id = ${owner.userId}, expires_at = greatest(expires_at, ${until})
    where (token_hash = ${tokenHash} or code_hash = ${codeHash}) and state = 'WAITING' and expires_at > ${now} returning *`;
  return row ?? null;
}

/** Refuses requests that this person confirmed and that no screen has collected. */
export async function endConfirmed(sql: Queries, owner: Owner): Promise<void> {
  await sql`update action_tokens set state = 'REFUSED' where user_id = ${owner.userId} and state = 'CONFIRMED'`;
}

/** A request confirmed by its person and collected by this call. */
type ConfirmedLink = ActionTokenRow & Grant<"linked screen">;

/** Marks a confirmed request as collected, once. Null if it isn't confirmed. */
export async function claimConfirmed(
  sql: Queries,
  collectHash: string,
  now: Date,
): Promise<ConfirmedLink | null> {
  const [row] = await sql<ConfirmedLink[]>`
    update action_tokens set state = 'COLLECTED' where collect_hash = ${collectHash} and state = 'CONFIRMED' and expires_at > ${now} returning *`;
  return row ?? null;
}

export async function findByCollector(
  sql: Queries,
  collectHash: string,
  now: Date,
): Promise<ActionTokenRow | null> {
  const [row] = await sql<
    ActionTokenRow[]
  >`select * from action_tokens where collect_hash = ${collectHash} and expires_at > ${now}`;
  return row ?? null;
}
