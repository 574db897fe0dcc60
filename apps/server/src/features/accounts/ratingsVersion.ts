import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

// A person's ratings version increases with every change of their ratings. It is in the account's
// row, so increasing it locks that row.

/**
 * Increases the ratings versions of the people in `given` as part of another statement: `with raised as (…)`. Its rows
 * are theirs, with the new `ratings_version`; an account that has ended has none. Also locks the accounts' rows, so
 * that writes of one person's ratings take turns. Without waiting, people whose rows are locked have none either.
 * `steps` is 1, or more if other writes of theirs were committed before this statement got its turn: the rest of it
 * doesn't see those.
 */
export const raisingRatingsVersions = (sql: Queries, { wait }: { wait: boolean }) => sql`
  update users u set ratings_version = ratings_version + 1, uncounted = true
  from ${wait ? sql`given` : sql`(select given.* from given join users using (user_id) for no key update of users skip locked) given`}
  where u.user_id = given.user_id and u.life_cycle <> 'DELETED'
  returning given.*, u.ratings_version, u.ratings_version - (select before.ratings_version from users before where before.user_id = u.user_id) as steps`;

/** Increases one person's version. @returns the new one */
export async function raiseRatingsVersion(sql: Queries, owner: Owner): Promise<number> {
  const [row] = await sql<Row<typeof schema.users, "ratingsVersion">[]>`
    update users set ratings_version = ratings_version + 1, uncounted = true where user_id = ${owner.userId} and life_cycle <> 'DELETED' returning ratings_version`;
  if (!row) throw new Error(`person ${owner.userId} is gone`);
  return row.ratingsVersion;
}

/**
 * Increases the versions of people whose ratings change without their own action. Locks their rows
 * in order, as everywhere.
 */
export async function raiseRatingsVersions(
  sql: Queries,
  userIds: readonly string[],
): Promise<void> {
  await sql`
    with held as materialized (select user_id from users where user_id = any(${userIds as string[]}::char(12)[]) order by user_id for no key update)
    update users set ratings_version = ratings_version + 1, uncounted = true where user_id in (select user_id from held)`;
}

/**
 * Some of the people who have changed since the administrator's numbers counted them. Locks them,
 * skipping those who are just changing, and marks them as counted.
 */
export async function claimUncounted(
  tx: SqlTransaction,
  limit: number,
): Promise<readonly string[]> {
  const taken = await tx<Row<typeof schema.users, "userId">[]>`
    with taken as materialized (select user_id from users where uncounted order by user_id limit ${limit} for no key update skip locked)
    update users set uncounted = false where user_id in (select user_id from taken) returning user_id`;
  return taken.map(({ userId }) => userId);
}
