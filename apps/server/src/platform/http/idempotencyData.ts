import type { PersonalData } from "../personalData.ts";

/** Answers kept for a repeated request. They repeat what is stored elsewhere, and are gone after two days. */
export const idempotencyData: PersonalData = {
  move: async (sql, { from }) => {
    await sql`delete from idempotency_keys where user_id = ${from.userId}`;
    return {};
  },
  erase: async (sql, owner) => void (await sql`delete from idempotency_keys where user_id = ${owner.userId}`),
  files: [],
};
