import type { Queries } from "../../platform/http/handler.ts";
import { KNOWN_DAYS } from "../../platform/http/secretCookie.ts";
import { newLinkToken, sha256 } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";
import { findHolder } from "./emailStore.ts";

/** Includes the person, so that two people using the same browser can't be connected. */
const hashOf = (userId: string, proof: string) => sha256(`${userId} ${proof}`);

/** Records that a person has signed in with a browser, and returns the proof of that. */
export async function rememberDevice(
  sql: Queries,
  { userId }: Owner,
  { proof = newLinkToken(), now }: { proof?: string | undefined; now: number },
): Promise<string> {
  const knownUntil = new Date(now + KNOWN_DAYS * 24 * 60 * 60 * 1000);
  await sql`
    insert into known_devices (user_id, proof_hash, known_until) values (${userId}, ${hashOf(userId, proof)}, ${knownUntil})
    on conflict (user_id, proof_hash) do update set known_until = excluded.known_until`;
  return proof;
}

/**
 * Whether the person with this verified address has signed in with the browser that shows this
 * proof.
 */
export async function isKnownDevice(
  sql: Queries,
  { emailKey, proof, now }: { emailKey: string; proof: string; now: number },
): Promise<boolean> {
  const holder = await findHolder(sql, emailKey);
  if (!holder) return false;
  return (
    (
      await sql`select 1 from known_devices where user_id = ${holder.userId} and proof_hash = ${hashOf(holder.userId, proof)} and known_until > ${new Date(now)}`
    ).length > 0
  );
}

/** Deletes expired proofs. */
export async function removeOldDevices(sql: Queries): Promise<void> {
  await sql`delete from known_devices where known_until < now()`;
}
