import { emailKeyOf } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

/** Lets calls about the same address come one after the other until their transactions end, also while nobody has it yet. */
export async function lockEmail(sql: Queries, emailKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${emailKey}`}, 0))`;
}

/** Whose verified address this is; null while it is nobody's. */
export async function findHolder(sql: Queries, emailKey: string): Promise<string | null> {
  const [row] = await sql<{ userId: string }[]>`select user_id from emails where email_key = ${emailKey}`;
  return row?.userId ?? null;
}

/** The key of the person's verified address; null without one. */
export async function findEmailKey(sql: Queries, userId: string): Promise<string | null> {
  const [row] = await sql<{ emailKey: string }[]>`select email_key from emails where user_id = ${userId}`;
  return row?.emailKey ?? null;
}

/** Lets an address wait until it is verified, in the place of one that waited before; the person's verified one takes a waiting one away. */
export async function savePendingEmail(sql: Queries, owner: Owner, email: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  const [verified] = await sql<{ emailKey: string }[]>`select email_key from emails where user_id = ${owner.userId}`;
  if (verified?.emailKey === emailKey) return void (await sql`delete from pending_emails where user_id = ${owner.userId}`);
  await sql`
    insert into pending_emails (user_id, email, email_key) values (${owner.userId}, ${email}, ${emailKey})
    on conflict (user_id) do update set email = excluded.email, email_key = excluded.email_key, created_at = now()`;
  await sql`update users set life_cycle = 'PENDING' where user_id = ${owner.userId} and life_cycle = 'ANONYMOUS'`;
}

/** Makes an address the person's verified one, in the place of an older one. What waited under the same name waits no more. */
export async function saveVerifiedEmail(sql: Queries, userId: string, { email, emailKey }: { email: string; emailKey: string }): Promise<void> {
  await sql`
    insert into emails (user_id, email, email_key) values (${userId}, ${email}, ${emailKey})
    on conflict (user_id) do update set email = excluded.email, email_key = excluded.email_key, verified_at = now()`;
  await sql`delete from pending_emails where user_id = ${userId} and email_key = ${emailKey}`;
  await sql`update users set life_cycle = 'REGISTERED' where user_id = ${userId}`;
}
