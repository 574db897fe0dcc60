import type { Queries } from "../../platform/http/handler.ts";
import {
  EXPORT_PAGE,
  exportFile,
  type Merge,
  type PersonalData,
} from "../../platform/personalData.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export interface FriendDataPorts {
  titleName(titleId: number): string | null;
  /** Display names of people; those without one are missing. */
  namesOf(sql: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

interface ExportedFriend {
  number: number;
  name: string;
  state: string;
  since: Date;
}

interface ExportedMessage {
  messageId: string;
  direction: string;
  other: string;
  kind: string;
  title: string | null;
  note: string;
  answer: string | null;
  createdAt: Date;
}

const NAMELESS = "Someone without a name";

function friends({ namesOf }: FriendDataPorts) {
  return exportFile<ExportedFriend>({
    name: "friends",
    about: "Your friends, friend requests, and people you’ve blocked.",
    fields: {
      number: "counted from the first",
      name: "the name they show; for people you’ve blocked, the one you knew",
      state: "ACCEPTED, REQUESTED by you, PENDING from them, or BLOCKED by you",
      since: "since when",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<
        (Row<typeof schema.friendships, "friendId" | "state" | "since" | "knownAs"> & {
          number: number;
        })[]
      >`
        select * from (select row_number() over (order by since, friend_id) as number, friend_id::text, state, since, known_as from friendships where user_id = ${owner.userId}) f
        where number > ${last?.number ?? 0} order by number limit ${EXPORT_PAGE}`;
      const names = await namesOf(
        sql,
        rows.map(({ friendId }) => friendId),
      );
      return rows.map(({ friendId, knownAs, ...row }) => ({
        ...row,
        name: (row.state === "BLOCKED" ? knownAs : names.get(friendId)) ?? NAMELESS,
      }));
    },
  });
}

function messages({ namesOf, titleName }: FriendDataPorts) {
  return exportFile<ExportedMessage>({
    name: "friend-messages",
    about: "Titles friends recommended or asked you about, and those you sent.",
    fields: {
      messageId: "our id for the message",
      direction: "received or sent",
      other: "name of the friend",
      kind: "RECOMMENDATION or QUESTION",
      title: "the title, empty if it’s no longer in the catalogue",
      note: "the note that came with it",
      answer: "the answer",
      createdAt: "when it was sent",
    },
    page: async (sql, owner, last) => {
      const rows = await sql<
        Row<
          typeof schema.friendMessages,
          "messageId" | "userId" | "fromId" | "kind" | "titleId" | "note" | "answer" | "createdAt"
        >[]
      >`
        select message_id::text, user_id::text, from_id::text, kind, title_id, note, answer, created_at from friend_messages
        where (user_id = ${owner.userId} or from_id = ${owner.userId}) and message_id > ${last?.messageId ?? ""} order by message_id limit ${EXPORT_PAGE}`;
      const otherOf = ({ userId, fromId }: { userId: string; fromId: string }) =>
        userId === owner.userId ? fromId : userId;
      const names = await namesOf(sql, rows.map(otherOf));
      return rows.map(({ messageId, kind, titleId, note, answer, createdAt, ...pair }) => ({
        messageId,
        direction: pair.userId === owner.userId ? "received" : "sent",
        other: names.get(otherOf(pair)) ?? NAMELESS,
        kind,
        title: titleName(titleId),
        note,
        answer,
        createdAt,
      }));
    },
  });
}

/** Moves an account's relations to others; existing ones of the target account stay. */
async function move(sql: Queries, { from, into }: Merge) {
  for (const [mine, theirs] of [
    ["user_id", "friend_id"],
    ["friend_id", "user_id"],
  ] as const) {
    await sql`
      delete from friendships f where ${sql(mine)} = ${from.userId}
        and (${sql(theirs)} = ${into.userId} or exists (select 1 from friendships o where o.${sql(mine)} = ${into.userId} and o.${sql(theirs)} = f.${sql(theirs)}))`;
    await sql`update friendships set ${sql(mine)} = ${into.userId} where ${sql(mine)} = ${from.userId}`;
  }
  await sql`update friend_messages set user_id = ${into.userId} where user_id = ${from.userId}`;
  await sql`update friend_messages set from_id = ${into.userId} where from_id = ${from.userId}`;
  return {};
}

/** Messages between two people are deleted with either of them. */
async function erase(sql: Queries, { userId }: Owner) {
  await sql`delete from friendships where user_id = ${userId} or friend_id = ${userId}`;
  await sql`delete from friend_messages where user_id = ${userId} or from_id = ${userId}`;
}

/** A person's friends and messages. */
export function friendData(ports: FriendDataPorts): PersonalData {
  return { move, erase, files: [friends(ports), messages(ports)] };
}
