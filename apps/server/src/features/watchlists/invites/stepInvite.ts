import type { InviteAction, InviteState } from "@worthy/domain";
import { refuse, Refusal } from "../../../platform/refusal.ts";
import type { ActivityKind } from "../activityStore.ts";
import { listGone } from "../listPolicy.ts";
import { findMembers, lockDefaults, promoteDefault, saveState } from "../memberStore.ts";
import { notifyViewers, type NotifyContext } from "../notifyViewers.ts";
import { lockWatchlist } from "../watchlistStore.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { mayStep, type Step } from "./invitePolicy.ts";

/** Maximum number of people on a list, including its owner and those invited. */
const MOST_MEMBERS = 50;

const ACTIVITY: Partial<Record<InviteAction, ActivityKind>> = {
  invite: "invited",
  accept: "joined",
  decline: "declined",
  leave: "left",
  remove: "removed",
};

/** Advances an invite by one step of the domain's state machine; returns the new state. */
export async function stepInvite(
  context: NotifyContext,
  ports: Pick<InvitePorts, "accountStatus">,
  step: Step,
): Promise<InviteState | Refusal> {
  const { sql, owner } = context;
  const { list, action } = step;
  const personId = step.by === "invited" ? list.viewer.userId : step.personId;
  if (action === "leave" || action === "remove") await lockDefaults(sql, [personId]); // before the list, like everybody who locks both
  if (!(await lockWatchlist(sql, list))) return listGone();
  const members = await findMembers(sql, list);
  const member = members.find(({ userId }) => userId === personId);
  if (member?.state === "OWNER")
    return refuse("forbidden", "This person owns the list.", "owners-own-list");
  const state = (member?.state ?? "NONE") as InviteState; // the column contains the machine's states, and OWNER
  const allowed = mayStep(step, {
    userId: personId,
    state,
    userDefault: member?.userDefault ?? false,
    accountStatus: await ports.accountStatus(sql, owner),
  });
  if (allowed instanceof Refusal) return allowed;
  const { membership, next } = allowed;
  if (membership === null) return state;
  if (
    !isPresent(state) &&
    isPresent(next) &&
    members.filter((each) => isPresent(each.state)).length >= MOST_MEMBERS
  ) {
    return refuse(
      "conflict",
      `A list can be shared by at most ${MOST_MEMBERS} people.`,
      "people-full",
    );
  }
  await saveState(sql, membership, next);
  if (membership.userDefault && next !== "ACCEPTED") await promoteDefault(sql, membership);
  const activity = ACTIVITY[action];
  await notifyViewers(context, {
    list,
    what: "people-changed",
    ...(activity ? { activity } : {}),
    ...(personId === owner.userId ? {} : { aboutId: personId }),
  });
  return next;
}

const isPresent = (state: string) =>
  state === "OWNER" || state === "ACCEPTED" || state === "INVITED_NEW" || state === "INVITED_SEEN";
