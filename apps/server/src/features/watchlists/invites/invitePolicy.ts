import {
  ALREADY_ACKNOWLEDGED,
  decideInvite,
  REFERENCE_EXPIRED,
  type InviteAction,
  type InviteRefusal,
  type InviteState,
  type InviteStep,
  type AccountStatus,
} from "@worthy/domain";
import type { Editable, Owned, Owner, Readable } from "../../../platform/policy.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import type { Membership, WatchlistRef } from "../watchlist.ts";
import type { ReferenceRow } from "./referenceStore.ts";

export const noInvite = (): Refusal => refuse("not-found", "Invite not found.", "no-invite");

/** Anybody with a reference may read it while it is valid. */
export function mayOpen(row: ReferenceRow | null, now: number): Readable<ReferenceRow> | Refusal {
  if (!row) return noInvite();
  return row.endedAt !== null || row.expiresAt.getTime() <= now
    ? refuse("gone", REFERENCE_EXPIRED, "invite-expired")
    : (row as Readable<ReferenceRow>);
}

/** The list to which a reference invites its holder. */
export function mayJoinBy(
  viewer: Owner,
  { watchlistId }: Readable<ReferenceRow>,
): Readable<WatchlistRef> | Refusal {
  return watchlistId === null ? noInvite() : ({ watchlistId, viewer } as Readable<WatchlistRef>);
}

/**
 * The list to which somebody is or was invited. Null for everybody else, who learn nothing about
 * it, not even that it exists.
 */
export function mayJoin(
  viewer: Owner,
  { watchlistId, state }: { watchlistId: number; state: InviteState | "OWNER" },
): Readable<WatchlistRef> | null {
  return state === "NONE" ? null : ({ watchlistId, viewer } as Readable<WatchlistRef>);
}

/** A list of somebody else that the viewer is on or invited to. */
export function mayLeave(
  viewer: Owner,
  { watchlistId }: { watchlistId: number; ownerId: string; state: InviteState },
): Readable<WatchlistRef> {
  return { watchlistId, viewer } as Readable<WatchlistRef>;
}

/** A step of an invite: owners may take it for others, invited people for themselves. */
export type Step = Pick<InviteStep, "action" | "withReference" | "invitedAgain"> &
  (
    | { by: "owner"; list: Owned<WatchlistRef>; personId: string }
    | { by: "other"; list: Readable<WatchlistRef>; personId: string }
    | { by: "invited"; list: Readable<WatchlistRef> }
  );

interface Part extends Pick<Membership, "userId" | "userDefault"> {
  state: InviteState;
  /** The viewer's. */
  accountStatus: AccountStatus;
}

/**
 * The membership a step changes and its next state, as decided by the domain; null if nothing
 * changes.
 */
export function mayStep(
  step: Step,
  { accountStatus, ...part }: Part,
): { membership: Editable<Membership> | null; next: InviteState } | Refusal {
  const decision = decideInvite({ ...step, state: part.state, accountStatus });
  if (decision.kind === "refused") return refusalOf(decision.reason, step.action);
  if (decision.kind === "unchanged") return { membership: null, next: part.state };
  const { watchlistId } = step.list;
  return { membership: { ...part, watchlistId } as Editable<Membership>, next: decision.state };
}

function refusalOf(reason: InviteRefusal, action: InviteAction): Refusal {
  const what = action === "invite" ? "share a list" : "redeem an invite";
  switch (reason) {
    case "log-in":
      return refuse("forbidden", `Sign in to ${what}.`, "log-in-first");
    case "verify-email":
      return refuse("forbidden", `Confirm your email address to ${what}.`, "verify-first");
    case "not-allowed":
      return refuse("forbidden", "Only the owner can invite and remove people.", "owner-only");
    case "not-invited":
      return action === "remove" || action === "leave"
        ? refuse("not-found", "This person isn’t on the list.", "no-collaborator")
        : noInvite();
    case "user_already_acknowledge":
      return refuse("conflict", ALREADY_ACKNOWLEDGED, "already-acknowledged");
    case "acknowledge-first":
      return refuse("conflict", "Open the invite first.", "open-first");
    case "already-member":
      return refuse(
        "conflict",
        action === "invite" ? "They’re already on the list." : "You’re already on the list.",
        "on-list-already",
      );
  }
}
