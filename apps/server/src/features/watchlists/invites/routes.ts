import { handlersOf } from "../../../platform/http/handler.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { listGone, mayOwn, mayRead } from "../listPolicy.ts";
import { findState } from "../memberStore.ts";
import type { NotifyContext } from "../notifyViewers.ts";
import { findWatchlist } from "../watchlistStore.ts";
import { acknowledgeNumber, findInviterId, isBlockedFor, redeem } from "./acknowledgeInvite.ts";
import { mayJoin, noInvite } from "./invitePolicy.ts";
import type { InvitePorts } from "./invitePorts.ts";
import { shareHandlers, showList } from "./shareRoutes.ts";
import { showInvite } from "./showInvite.ts";
import { stepInvite } from "./stepInvite.ts";

/** Invites to lists, from both sides. */
export function inviteHandlers(ports: InvitePorts) {
  const answer = async (
    context: NotifyContext,
    watchlistId: number,
    action: "accept" | "decline",
  ) => {
    const { sql, owner } = context;
    const state = await findState(sql, owner, watchlistId);
    const list = mayJoin(owner, { watchlistId, state });
    if (!list) return listGone();
    const inviter = await findInviterId(sql, list);
    if (inviter && (await isBlockedFor(context, ports, inviter))) return noInvite();
    return stepInvite(context, ports, { list, by: "invited", action, withReference: false });
  };

  const own = handlersOf({
    acknowledgeInvite: ({ params: { id } }, context) =>
      typeof id === "number" ? acknowledgeNumber(context, ports, id) : redeem(context, ports, id),

    acceptInvite: async ({ params: { watchlistId } }, context) => {
      const state = await answer(context, watchlistId, "accept");
      return state instanceof Refusal ? state : showList(ports, context, watchlistId);
    },

    declineInvite: async ({ params: { watchlistId } }, context) => {
      const state = await answer(context, watchlistId, "decline");
      return state instanceof Refusal ? state : { success: true as const };
    },

    removeCollaborator: async ({ params: { watchlistId, collaboratorId } }, context) => {
      const { sql, owner } = context;
      const isSelf = collaboratorId === owner.userId;
      const list = mayRead(owner, await findWatchlist(sql, owner, watchlistId));
      if (list instanceof Refusal) return list;
      const owned = mayOwn(list, "removes people");
      const state = await stepInvite(context, ports, {
        ...(isSelf
          ? { by: "invited", list, action: "leave" }
          : owned instanceof Refusal
            ? { by: "other", list, personId: collaboratorId, action: "remove" }
            : { by: "owner", list: owned, personId: collaboratorId, action: "remove" }),
        withReference: false,
      });
      return state instanceof Refusal ? state : { success: true as const };
    },

    getInvite: ({ params }, context) => showInvite(context, ports, params.reference),
  });
  return { ...own, ...shareHandlers(ports) };
}
