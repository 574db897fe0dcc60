import type { Row } from "../../../platform/database/row.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Grant, Owner } from "../../../platform/policy.ts";
import type * as schema from "../schema.ts";

type SecondFactorRow = Row<
  typeof schema.secondFactors,
  "secret" | "confirmedAt" | "recoveryHashes"
>;

export async function findSecondFactor(
  sql: Queries,
  owner: Owner,
): Promise<SecondFactorRow | null> {
  const [row] = await sql<
    SecondFactorRow[]
  >`select secret, confirmed_at, recovery_hashes from second_factors where user_id = ${owner.userId}`;
  return row ?? null;
}

/** Saves a secret that is still to be confirmed; false if one already is. */
export async function saveSecret(sql: Queries, owner: Owner, secret: string): Promise<boolean> {
  const rows = await sql`
    insert into second_factors as f (user_id, secret) values (${owner.userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
    where f.confirmed_at is null returning 1`;
  return rows.length > 0;
}

/** Uses up the code of these 30 seconds; false if it, or a later one, has been used. */
export async function spendStep(sql: Queries, owner: Owner, step: number): Promise<boolean> {
  const rows =
    await sql`update second_factors set last_step = ${step} where user_id = ${owner.userId} and last_step < ${step} returning 1`;
  return rows.length > 0;
}

/** Uses up a recovery code; false if there is none with this hash. */
export async function spendRecovery(sql: Queries, owner: Owner, hash: string): Promise<boolean> {
  const rows = await sql`
    update second_factors set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where user_id = ${owner.userId} and ${hash} = any(recovery_hashes) returning 1`;
  return rows.length > 0;
}

export async function confirm(
  sql: Queries,
  owner: Owner,
  { at, recoveryHashes }: { at: Date; recoveryHashes: readonly string[] },
): Promise<void> {
  await sql`update second_factors set confirmed_at = ${at}, recovery_hashes = ${[...recoveryHashes]}::text[] where user_id = ${owner.userId}`;
}

/** @returns whether there was one */
export async function deleteSecondFactor(
  sql: Queries,
  { userId }: Owner | Grant<"operation">,
): Promise<boolean> {
  const rows = await sql`delete from second_factors where user_id = ${userId} returning 1`;
  return rows.length > 0;
}
