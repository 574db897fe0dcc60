import type { Queries } from "../../../platform/http/handler.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { noInvite, openReference } from "./openReference.ts";
import { keepReference, lockInviter, type ReferenceRow } from "./referenceStore.ts";

/** Where an invite is opened, of whatever kind. */
export const invitePath = (reference: string) => `/watchlists/invite/${reference}`;

export function presentReference({ reference, expiresAt }: Pick<ReferenceRow, "reference" | "expiresAt">) {
  return { reference, path: invitePath(reference), expiresAt: expiresAt.toISOString() };
}

/** The person's one reference for friendship, for the feature that friends are. */
export async function friendReference(sql: Queries, { inviterId, now, rotate }: { inviterId: string; now: number; rotate: boolean }) {
  await lockInviter(sql, inviterId);
  return presentReference(await keepReference(sql, { kind: "FRIEND", inviterId, watchlistId: null, now }, rotate));
}

/** Whose invite to friendship it is, or why it does not hold. */
export async function openFriendInvite(sql: Queries, reference: string, now: number): Promise<{ inviterId: string } | Refusal> {
  const row = await openReference(sql, reference, now);
  if (row instanceof Refusal) return row;
  return row.kind === "FRIEND" ? { inviterId: row.inviterId } : noInvite();
}
