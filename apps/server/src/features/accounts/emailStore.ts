import { emailKeyOf } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";
import { lockKey } from "../../platform/database/locks.ts";

/**
 * Serialises calls about the same address until their transactions end, even if nobody has it yet.
 */
export async function lockEmail(sql: Queries, emailKey: string): Promise<void> {
  await lockKey(sql, "email", emailKey);
}

/** The person with this verified address; null if nobody. */
export async function findHolder(
  sql: Queries,
  emailKey: string,
): Promise<{ userId: string; emailKey: string } | null> {
  const [row] = await sql<
    Row<typeof schema.emails, "userId">[]
  >`select user_id from emails where email_key = ${emailKey}`;
  return row ? { userId: row.userId, emailKey } : null;
}

/** The key of the person's verified address; null without one. */
export async function findEmailKey(sql: Queries, { userId }: Owner): Promise<string | null> {
  const [row] = await sql<
    Row<typeof schema.emails, "emailKey">[]
  >`select email_key from emails where user_id = ${userId}`;
  return row?.emailKey ?? null;
}

/**
 * Stores an address as pending, replacing an earlier one. If it is the person's verified address,
 * only drops the pending one.
 */
export async function savePendingEmail(sql: Queries, owner: Owner, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  const [verified] = await sql<
    Row<typeof schema.emails, "emailKey">[]
  >`select email_key from emails where user_id = ${owner.userId}`;
  if (verified?.emailKey === emailKey)
    return void (await sql`delete from pending_emails where user_id = ${owner.userId}`);
  await sql`
    insert into pending_emails (user_id, email, email_key) values (${owner.userId}, ${emailKey}, ${emailKey})
    on conflict (user_id) do update set email = excluded.email, email_key = excluded.email_key, created_at = excluded.created_at`;
  await sql`update users set life_cycle = 'PENDING' where user_id = ${owner.userId} and life_cycle = 'ANONYMOUS'`;
}

/** Makes an address the person's verified one, replacing an older one, and drops it as pending. */
export async function saveVerifiedEmail(
  sql: Queries,
  { userId }: Owner,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await sql`
    insert into emails (user_id, email, email_key) values (${userId}, ${email}, ${emailKey})
    on conflict (user_id) do update set email = excluded.email, email_key = excluded.email_key, verified_at = excluded.verified_at`;
  await sql`delete from pending_emails where user_id = ${userId} and email_key = ${emailKey}`;
  await sql`update users set life_cycle = 'REGISTERED', uncounted = true where user_id = ${userId}`;
}
