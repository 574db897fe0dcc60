import type { EndpointId } from "@worthy/contract";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Owner } from "../../../platform/policy.ts";

/** Calls that may end the account and lock the whole row themselves. */
const LOCKS_BY_ITSELF: ReadonlySet<EndpointId> = new Set<EndpointId>([
  "authenticate",
  "collectSignIn",
  "bringDeviceHistory",
  "deleteUser",
]);

/**
 * Keeps the account from ending while one of its person's writes is running; false if it has ended.
 * So everything written is there when the account is merged or deleted, and nothing is written for
 * a deleted one. Writes by the same person don't wait for each other, except for ratings.
 */
export async function lockAccount(
  sql: Queries,
  id: EndpointId,
  { userId }: Owner,
): Promise<boolean> {
  if (LOCKS_BY_ITSELF.has(id)) return true;
  // A rating is one statement, which must see everything that was rated before.
  const lock = id === "rateTitle" ? sql`for no key update` : sql`for key share`;
  const rows = sql`select 1 from users where user_id = ${userId} and life_cycle <> 'DELETED' ${lock}`;
  // Sent at once, before the write's own statements, which are sent with it.
  return (await rows.execute()).length > 0;
}

/**
 * The links a person requested or opened, and those sent to their verified address. A pending
 * address may be somebody else's.
 */
export function linksOf(sql: Queries, { userId }: Owner) {
  return sql`(user_id = ${userId} or redeemed_by = ${userId}
    or email_key in (select email_key from emails where user_id = ${userId}))`;
}

/**
 * Locks an account in order to end it; false if it has already ended. Locks its links first, in the
 * same order as opening a link.
 */
export async function lockToEnd(sql: Queries, owner: Owner): Promise<boolean> {
  const { userId } = owner;
  await sql`select 1 from sign_in_links where ${linksOf(sql, owner)} order by token_hash for update`;
  return (
    (
      await sql`select 1 from users where user_id = ${userId} and life_cycle <> 'DELETED' for update`
    ).length > 0
  );
}
