import { ALREADY_ACKNOWLEDGED, decideInvite, type InviteAction, type InviteRefusal, type InviteState, type InviteStep } from "@worthy/domain";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import type { ActivityKind } from "../activityStore.ts";
import { listGone } from "../listPolicy.ts";
import { findMembers, lockDefaults, promoteDefault, saveState } from "../memberStore.ts";
import { tellOfWatchlist, type TellContext } from "../tellOfWatchlist.ts";
import { lockWatchlist } from "../watchlistStore.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { noInvite } from "./openReference.ts";

/** So many share a list at most, with its owner and those who are invited. */
const MOST_MEMBERS = 50;

interface Step extends Pick<InviteStep, "action" | "by" | "withReference" | "namedAnew"> {
  watchlistId: number;
  /** Whose invite it is. */
  personId: string;
}

const ACTIVITY: Partial<Record<InviteAction, ActivityKind>> = { invite: "invited", accept: "joined", decline: "declined", leave: "left", remove: "removed" };

/** Takes an invite one step on, as the machine of the domain has it; gives the state it is in afterwards. */
export async function stepInvite(context: TellContext, ports: Pick<InvitePorts, "standingOf">, step: Step): Promise<InviteState | Refusal> {
  const { sql, owner } = context;
  const { watchlistId, personId, action } = step;
  if (action === "leave" || action === "remove") await lockDefaults(sql, [personId]); // before the list, as all who lock both do
  if (!(await lockWatchlist(sql, watchlistId))) return listGone();
  const members = await findMembers(sql, watchlistId);
  const member = members.find(({ userId }) => userId === personId);
  if (member?.state === "OWNER") return refuse("forbidden", "This is the owner's own list.", "owners-own-list");
  const state = (member?.state ?? "NONE") as InviteState; // the column holds the states of the machine, and OWNER
  const decision = decideInvite({ ...step, state, standing: await ports.standingOf(sql, owner.userId) });
  if (decision.kind === "refused") return refusalOf(decision.reason, action);
  if (decision.kind === "unchanged") return state;
  if (!isPresent(state) && isPresent(decision.state) && members.filter((each) => isPresent(each.state)).length >= MOST_MEMBERS) {
    return refuse("conflict", `A list is shared by at most ${MOST_MEMBERS} people.`, "people-full");
  }
  await saveState(sql, personId, { watchlistId, state: decision.state });
  if (member?.userDefault && decision.state !== "ACCEPTED") await promoteDefault(sql, personId);
  const activity = ACTIVITY[action];
  await tellOfWatchlist(context, { watchlistId, what: "people-changed", ...(activity ? { activity } : {}), ...(personId === owner.userId ? {} : { aboutId: personId }) });
  return decision.state;
}

const isPresent = (state: string) => state === "OWNER" || state === "ACCEPTED" || state === "INVITED_NEW" || state === "INVITED_SEEN";

function refusalOf(reason: InviteRefusal, action: InviteAction): Refusal {
  const what = action === "invite" ? "share a list" : "redeem an invite";
  switch (reason) {
    case "log-in":
      return refuse("forbidden", `Log in to ${what}.`, "log-in-first");
    case "verify-email":
      return refuse("forbidden", `A verified e-mail is needed to ${what}.`, "verify-first");
    case "not-allowed":
      return refuse("forbidden", "Only the owner invites and removes people.", "owner-only");
    case "not-invited":
      return action === "remove" || action === "leave" ? refuse("not-found", "There is no such collaborator.", "no-collaborator") : noInvite();
    case "user_already_acknowledge":
      return refuse("conflict", ALREADY_ACKNOWLEDGED, "already-acknowledged");
    case "acknowledge-first":
      return refuse("conflict", "Open the invite first.", "open-first");
    case "already-member":
      return refuse("conflict", action === "invite" ? "They are on the list already." : "You are on the list already.", "on-list-already");
  }
}
