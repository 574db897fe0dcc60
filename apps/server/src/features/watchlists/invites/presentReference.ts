import type { Queries } from "../../../platform/http/handler.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Owner, Readable } from "../../../platform/policy.ts";
import { noInvite } from "./invitePolicy.ts";
import { openReference } from "./openReference.ts";
import { ensureReference, lockInviter, type ReferenceRow } from "./referenceStore.ts";

/** Path for opening an invite of any kind. */
export const invitePath = (reference: string) => `/watchlists/invite/${reference}`;

export function presentReference({
  reference,
  expiresAt,
}: Pick<ReferenceRow, "reference" | "expiresAt">) {
  return { reference, path: invitePath(reference), expiresAt: expiresAt.toISOString() };
}

/** The person's only friend reference, for the friends feature. */
export async function friendReference(
  sql: Queries,
  { owner, now, rotate }: { owner: Owner; now: number; rotate: boolean },
) {
  await lockInviter(sql, owner);
  return presentReference(await ensureReference(sql, { kind: "FRIEND", owner, now }, rotate));
}

/** The inviter of a friend invite, or why it isn't valid. */
export async function openFriendInvite(
  sql: Queries,
  reference: string,
  now: number,
): Promise<Readable<{ inviterId: string }> | Refusal> {
  const row = await openReference(sql, reference, now);
  if (row instanceof Refusal) return row;
  return row.kind === "FRIEND" ? row : noInvite();
}
