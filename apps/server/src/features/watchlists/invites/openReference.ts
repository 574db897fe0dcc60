import { REFERENCE_EXPIRED } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import { findReference, type ReferenceRow } from "./referenceStore.ts";

export const noInvite = (): Refusal => refuse("not-found", "There is no such invite.", "no-invite");

/** A reference that holds, or why it does not. */
export async function openReference(sql: Queries, reference: string, now: number): Promise<ReferenceRow | Refusal> {
  const row = await findReference(sql, reference);
  if (!row) return noInvite();
  return row.endedAt !== null || row.expiresAt.getTime() <= now ? refuse("gone", REFERENCE_EXPIRED, "invite-expired") : row;
}
