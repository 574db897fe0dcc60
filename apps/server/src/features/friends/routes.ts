import { sortFriends } from "@worthy/domain";
import { handlersOf } from "../../platform/http/handler.ts";
import { Refusal } from "../../platform/refusal.ts";
import { compareTasteHandlers } from "./compareTaste.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { countFriends, findFriends, saveKnownName } from "./friendStore.ts";
import { messageHandlers } from "./messageRoutes.ts";
import { knownName, needVerified, presentFriend, showFriend } from "./presentFriend.ts";
import { requestHandlers } from "./requestRoutes.ts";
import { stepFriendship } from "./stepFriendship.ts";

/** A person's friends, and whom they have blocked. */
export function friendHandlers(ports: FriendPorts) {
  const own = handlersOf({
    listFriends: async ({ query: { status, limit, offset } }, { sql, owner }) => {
      const [rows, counted] = await Promise.all([
        findFriends(sql, owner, status),
        countFriends(sql, owner),
      ]);
      const person = await ports.people(
        sql,
        rows.map(({ friendId }) => friendId),
      );
      const sorted = sortFriends(rows.map((row) => presentFriend(row, person)));
      return {
        results: sorted.slice(offset, offset + limit),
        total: sorted.length,
        pending: counted.pending,
      };
    },

    answerFriend: async ({ params: { friendId }, body }, context) => {
      const refused = await needVerified(ports, context.sql, context.owner);
      if (refused) return refused;
      const after = await stepFriendship(context, friendId, { action: body.action });
      return after instanceof Refusal ? after : showFriend(ports, context, friendId);
    },

    removeFriend: async ({ params: { friendId } }, context) => {
      const after = await stepFriendship(context, friendId, { action: "remove" });
      return after instanceof Refusal ? after : { success: true as const };
    },

    blockPerson: async ({ params: { friendId } }, context) => {
      const knownAs = await knownName(ports, context, friendId);
      const after = await stepFriendship(context, friendId, { action: "block" });
      if (after instanceof Refusal) return after;
      if (knownAs !== null) await saveKnownName(context.sql, context.owner, { friendId, knownAs });
      await ports.part(context, friendId);
      return { success: true as const };
    },

    unblockPerson: async ({ params: { friendId } }, context) => {
      const after = await stepFriendship(context, friendId, { action: "unblock" });
      return after instanceof Refusal ? after : { success: true as const };
    },
  });
  return {
    ...own,
    ...requestHandlers(ports),
    ...messageHandlers(ports),
    ...compareTasteHandlers(ports),
  };
}
