import type { Queries } from "../../../platform/http/handler.ts";
import type { Readable } from "../../../platform/policy.ts";
import type { Refusal } from "../../../platform/refusal.ts";
import { mayOpen } from "./invitePolicy.ts";
import { findReference, type ReferenceRow } from "./referenceStore.ts";

/** A valid reference, or why it is invalid. */
export async function openReference(
  sql: Queries,
  reference: string,
  now: number,
): Promise<Readable<ReferenceRow> | Refusal> {
  return mayOpen(await findReference(sql, reference), now);
}
