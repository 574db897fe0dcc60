import type { Queries } from "../../../platform/http/handler.ts";
import { linksOf } from "./holdAccount.ts";
import type { Owner } from "../../../platform/policy.ts";

/**
 * Removes what an account says of its person, with all ways in. A tombstone stays: its id, that it is deleted, and how often its ratings changed, which
 * training adds up unless the account was canned. It answers a bearer or a write that comes late.
 */
export async function eraseAccount(sql: Queries, owner: Owner): Promise<void> {
  const { userId } = owner;
  await sql`delete from sign_in_links where ${linksOf(sql, userId)}`;
  await sql`delete from bearers where user_id = ${userId}`;
  await sql`delete from known_devices where user_id = ${userId}`;
  await sql`delete from emails where user_id = ${userId}`;
  await sql`delete from pending_emails where user_id = ${userId}`;
  await sql`delete from user_profiles where user_id = ${userId}`;
  await sql`delete from user_settings where user_id = ${userId}`;
  await sql`
    update users set life_cycle = 'DELETED', roles = '{}', admin_by_email = false, first_name = null, last_name = null, profile_settings = '{}',
      login_count = 0, last_session_at = null, locked_at = null, created_at = 'epoch'
    where user_id = ${userId}`;
}
