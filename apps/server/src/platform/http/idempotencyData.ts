import type { Sql } from "../database/sqlClient.ts";
import type { PersonalData } from "../personalData.ts";

/**
 * Responses stored for repeated requests. They repeat data stored elsewhere, and are deleted after
 * two days.
 */
export const idempotencyData: PersonalData = {
  move: async (sql, { from }) => {
    await sql`delete from idempotency_keys where user_id = ${from.userId}`;
    return {};
  },
  erase: async (sql, owner) =>
    void (await sql`delete from idempotency_keys where user_id = ${owner.userId}`),
  files: [],
};

/** Deletes keys that no client repeats any more. */
export async function deleteOldIdempotencyKeys(sql: Sql): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`;
}
