/** A person's state towards a list: none, or that of their invite. */
export const INVITE_STATES = [
  "NONE",
  "INVITED_NEW",
  "INVITED_SEEN",
  "ACCEPTED",
  "DECLINED",
  "INVITED_REMOVED",
] as const;
export type InviteState = (typeof INVITE_STATES)[number];

export const INVITE_ACTIONS = [
  "invite",
  "acknowledge",
  "accept",
  "decline",
  "leave",
  "remove",
] as const;
export type InviteAction = (typeof INVITE_ACTIONS)[number];

/** State of the person's address: none, waiting for its link to be opened, or verified. */
export type AccountStatus = "anonymous" | "unverified" | "verified";

export interface InviteStep {
  state: InviteState;
  action: InviteAction;
  /** Who acts: the list's owner, the invited person, or somebody else. */
  by: "owner" | "invited" | "other";
  accountStatus: AccountStatus;
  /** Whether the invited person came with a valid reference. */
  withReference: boolean;
  /**
   * Whether that reference was mailed to their own address after they were removed, so the owner
   * has invited them again.
   */
  invitedAgain?: boolean;
}

export type InviteRefusal =
  | "not-allowed"
  | "log-in"
  | "verify-email"
  | "not-invited"
  | "user_already_acknowledge"
  | "acknowledge-first"
  | "already-member";

export type InviteDecision =
  | { kind: "moved"; state: InviteState }
  | { kind: "unchanged" }
  | { kind: "refused"; reason: InviteRefusal };

const moved = (state: InviteState): InviteDecision => ({ kind: "moved", state });
const refused = (reason: InviteRefusal): InviteDecision => ({ kind: "refused", reason });
const unchanged: InviteDecision = { kind: "unchanged" };

/**
 * One step of an invite: INVITED_NEW, then INVITED_SEEN, then ACCEPTED or DECLINED; INVITED_REMOVED
 * after the owner withdraws it. Owners invite and remove; invited people acknowledge and answer.
 * All steps need a verified address.
 */
export function decideInvite({
  state,
  action,
  by,
  accountStatus,
  withReference,
  invitedAgain = false,
}: InviteStep): InviteDecision {
  const isOwners = action === "invite" || action === "remove";
  if (by === "other" || (by === "owner") !== isOwners) return refused("not-allowed");
  if (accountStatus !== "verified" && action !== "leave" && action !== "remove")
    return refused(accountStatus === "anonymous" ? "log-in" : "verify-email");
  return STEPS[action](state, { withReference, invitedAgain });
}

type Came = Required<Pick<InviteStep, "withReference" | "invitedAgain">>;

const STEPS: Record<InviteAction, (state: InviteState, came: Came) => InviteDecision> = {
  invite: (state) => {
    if (state === "ACCEPTED") return refused("already-member");
    return state === "INVITED_NEW" || state === "INVITED_SEEN" ? unchanged : moved("INVITED_NEW");
  },
  acknowledge: (state, { withReference, invitedAgain }) => {
    if (state === "INVITED_NEW") return moved("INVITED_SEEN");
    if (state === "INVITED_SEEN") return refused("user_already_acknowledge");
    if (state === "ACCEPTED") return unchanged;
    // People whom the owner removed can return only if the owner invites them again.
    return withReference && (invitedAgain || state !== "INVITED_REMOVED")
      ? moved("INVITED_SEEN")
      : refused("not-invited");
  },
  accept: (state) => answer(state, "ACCEPTED"),
  decline: (state) =>
    state === "ACCEPTED" ? refused("already-member") : answer(state, "DECLINED"),
  leave: (state) => (state === "ACCEPTED" ? moved("NONE") : refused("not-invited")),
  remove: (state) => {
    if (state === "INVITED_REMOVED") return unchanged;
    return state === "NONE" || state === "DECLINED"
      ? refused("not-invited")
      : moved("INVITED_REMOVED");
  },
};

function answer(state: InviteState, wanted: "ACCEPTED" | "DECLINED"): InviteDecision {
  if (state === wanted) return unchanged;
  if (state === "INVITED_NEW") return refused("acknowledge-first");
  return state === "INVITED_SEEN" ? moved(wanted) : refused("not-invited");
}
