import type { PersonalData } from "../../../platform/personalData.ts";
import { accountFiles } from "./accountFiles.ts";
import { moveProfile } from "./moveProfile.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import { linksOf } from "./lockAccount.ts";
import type { Owner } from "../../../platform/policy.ts";

/**
 * The account itself: names, addresses, settings, devices, links. Addresses and bearers are not
 * merged: they end with it.
 */
export const accountData: PersonalData = {
  move: moveProfile,
  erase: eraseAccount,
  files: accountFiles,
};

/**
 * Deletes everything an account says about its person, and every way in. A tombstone remains: its
 * id, that it is deleted, and its ratings version, which training sums up unless the account was
 * canned. It answers bearers and writes that arrive late.
 */
async function eraseAccount(sql: Queries, owner: Owner): Promise<void> {
  const { userId } = owner;
  await sql`delete from sign_in_links where ${linksOf(sql, owner)}`;
  await sql`delete from bearers where user_id = ${userId}`;
  await sql`delete from known_devices where user_id = ${userId}`;
  await sql`delete from second_factors where user_id = ${userId}`;
  await sql`delete from emails where user_id = ${userId}`;
  await sql`delete from pending_emails where user_id = ${userId}`;
  await sql`delete from user_profiles where user_id = ${userId}`;
  await sql`delete from user_settings where user_id = ${userId}`;
  await sql`
    update users set life_cycle = 'DELETED', uncounted = true, roles = '{}', admin_by_email = false, first_name = null, last_name = null, profile_settings = '{}',
      login_count = 0, last_session_at = null, locked_at = null, created_at = 'epoch'
    where user_id = ${userId}`;
}
