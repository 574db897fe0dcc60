import { handlersOf } from "../../platform/http/handler.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import type { PersonLookup } from "../accounts/sharedPeople.ts";
import { mayMeet, noFriend } from "./friendPolicy.ts";
import type { FriendPorts } from "./friendPorts.ts";
import { findFriends } from "./friendStore.ts";
import {
  deleteMessage,
  findMessages,
  insertMessage,
  saveAnswer,
  type MessageRow,
} from "./messageStore.ts";

const noMessage = () => refuse("not-found", "Message not found.", "no-message");

/** Titles that friends recommend or ask about. */
export function messageHandlers(ports: Pick<FriendPorts, "snapshot" | "people" | "open">) {
  return handlersOf({
    sendTitle: async ({ body }, { sql, owner, notifyScreens }) => {
      const title =
        typeof body.itemId === "number" ? ports.snapshot().title(body.itemId) : undefined;
      if (!title) return refuse("not-found", `There is no title ${body.itemId}.`, "no-title");
      const rows = new Map(
        (await findFriends(sql, owner, "ACCEPTED")).map((row) => [row.friendId, row]),
      );
      const to = [...new Set(body.friendIds)];
      const friends = to.flatMap((friendId) => {
        const friend = mayMeet(owner, rows.get(friendId));
        return friend instanceof Refusal ? [] : [friend];
      });
      if (friends.length < to.length) return noFriend();
      for (const friend of friends)
        await insertMessage(sql, friend, { kind: body.kind, titleId: title.id, note: body.note });
      notifyScreens([...to, owner.userId], "friends:changed", { what: "messages" });
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
      const results = rows.map((row) => {
        const title = ports.snapshot().title(row.titleId);
        return presentMessage(row, { person, title: title ? scorer.summary(title) : null });
      });
      return { results, total };
    },

    answerFriendMessage: async ({ params: { messageId }, body }, { sql, owner, notifyScreens }) => {
      const asker = await saveAnswer(sql, owner, { messageId, answer: body.answer });
      if (asker === null) return noMessage();
      notifyScreens([asker, owner.userId], "friends:changed", { what: "messages" });
      return { success: true as const };
    },

    deleteFriendMessage: async ({ params: { messageId } }, { sql, owner, notifyScreens }) => {
      if (!(await deleteMessage(sql, owner, messageId))) return noMessage();
      notifyScreens([owner.userId], "friends:changed", { what: "messages" });
      return { success: true as const };
    },
  });
}

/** @param title as the person sees it; null if it is no longer in the catalogue */
function presentMessage<Title>(
  row: MessageRow,
  { person, title }: { person: PersonLookup; title: Title },
) {
  return {
    id: row.messageId,
    kind: row.kind,
    title,
    from: person(row.fromId),
    to: person(row.userId),
    note: row.note,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
