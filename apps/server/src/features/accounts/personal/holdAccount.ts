import type { EndpointId } from "@worthy/contract";
import type { Queries } from "../../../platform/http/handler.ts";

/** What may end an account locks it whole, and by itself. */
const LOCKS_BY_ITSELF: ReadonlySet<EndpointId> = new Set<EndpointId>(["authenticate", "collectSignIn", "bringDeviceHistory", "deleteUser"]);

/**
 * Keeps the person's account from ending while a write of theirs is under way; false where it has ended. So whatever is written with an account is there
 * when that account is joined to another or deleted, and nothing is written for one that is gone. Writes of one person do not wait for one another.
 */
export async function holdAccount(sql: Queries, id: EndpointId, userId: string): Promise<boolean> {
  if (LOCKS_BY_ITSELF.has(id)) return true;
  return (await sql`select 1 from users where user_id = ${userId} and life_cycle <> 'DELETED' for key share`).length > 0;
}

/** Of links: those that the person asked for or opened, and those sent to their verified address. One that only waits may be somebody else's. */
export function linksOf(sql: Queries, userId: string) {
  return sql`(user_id = ${userId} or redeemed_by = ${userId}
    or email_key in (select email_key from emails where user_id = ${userId}))`;
}

/** Locks an account that shall end; false where it has ended already. Its links come first, as they do for whoever opens one. */
export async function lockToEnd(sql: Queries, userId: string): Promise<boolean> {
  await sql`select 1 from sign_in_links where ${linksOf(sql, userId)} order by token_hash for update`;
  return (await sql`select 1 from users where user_id = ${userId} and life_cycle <> 'DELETED' for update`).length > 0;
}
