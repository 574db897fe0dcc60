import { sha256 } from "../ids.ts";
import { Refusal, refuse } from "../refusal.ts";
import type { Queries } from "./handler.ts";
import type { Row } from "../database/row.ts";
import type * as schema from "../database/schema.ts";

interface OnceParts {
  sql: Queries;
  userId: string;
  key: string;
  request: unknown;
}

/**
 * Runs a write at most once per person and key: a repeated request gets the first response. The key
 * is stored in the same transaction as the write, so both persist or neither; a second request with
 * the same key waits for the first.
 */
export async function once(
  { sql, userId, key, request }: OnceParts,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!/^[\w-]{8,100}$/.test(key))
    return refuse(
      "invalid",
      "Idempotency-Key must have 8 to 100 letters, digits, hyphens or underscores",
    );
  const fingerprint = sha256(JSON.stringify(request));
  const [mine] =
    await sql`insert into idempotency_keys (user_id, key, fingerprint) values (${userId}, ${key}, ${fingerprint}) on conflict do nothing returning key`;
  if (!mine) {
    const [kept] = await sql<
      Row<typeof schema.idempotencyKeys, "fingerprint" | "response">[]
    >`select fingerprint, response from idempotency_keys where user_id = ${userId} and key = ${key}`;
    if (kept?.fingerprint !== fingerprint)
      return refuse("conflict", "This Idempotency-Key was already used for another request.");
    return kept.response;
  }
  const result = await work();
  if (result instanceof Refusal) return result;
  await sql`update idempotency_keys set response = ${JSON.stringify(result)}::text::jsonb where user_id = ${userId} and key = ${key}`;
  return result;
}
