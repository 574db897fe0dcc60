import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { findFriends } from "./friendStore.ts";
import { deleteMessage, findMessages, insertMessage, saveAnswer } from "./messageStore.ts";

const noMessage = () => refuse("not-found", "There is no such message.", "no-message");

/** Titles that friends recommend to one another, or ask about. */
export function messageHandlers(ports: Pick<FriendPorts, "snapshot" | "people" | "open">) {
  return handlersOf<"sendTitle" | "listFriendMessages" | "answerFriendMessage" | "deleteFriendMessage">({
    sendTitle: async ({ body }, { sql, owner, tellScreens }) => {
      const title = typeof body.itemId === "number" ? ports.snapshot().title(body.itemId) : undefined;
      if (!title) return refuse("not-found", `There is no title ${body.itemId}.`, "no-title");
      const friends = new Set((await findFriends(sql, owner.userId, "ACCEPTED")).map(({ friendId }) => friendId));
      const to = [...new Set(body.friendIds)];
      if (to.some((friendId) => !friends.has(friendId))) return refuse("not-found", "You have no such friend.", "no-friend");
      for (const userId of to) await insertMessage(sql, owner, { userId, kind: body.kind, titleId: title.id, note: body.note });
      tellScreens([...to, owner.userId], "friends:changed", { what: "messages" });
      return { sent: to.length };
    },

    listFriendMessages: async ({ query }, context) => {
      const { sql, owner } = context;
      const { rows, total } = await findMessages(sql, owner, query);
      const [person, { scorer }] = await Promise.all([
        ports.people(
          sql,
          rows.flatMap(({ userId, fromId }) => [userId, fromId]),
        ),
        ports.open(context),
      ]);
      const results = rows.map(({ messageId, kind, titleId, fromId, userId, note, answer, createdAt, answeredAt }) => {
        const title = ports.snapshot().title(titleId);
        return {
          id: messageId,
          kind,
          title: title ? scorer.summary(title) : null,
          from: person(fromId),
          to: person(userId),
          note,
          answer,
          createdAt: createdAt.toISOString(),
          answeredAt: answeredAt?.toISOString() ?? null,
        };
      });
      return { results, total };
    },

    answerFriendMessage: async ({ params: { messageId }, body }, { sql, owner, tellScreens }) => {
      const asker = await saveAnswer(sql, owner, { messageId, answer: body.answer });
      if (asker === null) return noMessage();
      tellScreens([asker, owner.userId], "friends:changed", { what: "messages" });
      return { success: true as const };
    },

    deleteFriendMessage: async ({ params: { messageId } }, { sql, owner, tellScreens }) => {
      if (!(await deleteMessage(sql, owner, messageId))) return noMessage();
      tellScreens([owner.userId], "friends:changed", { what: "messages" });
      return { success: true as const };
    },
  });
}
