import type { Queries } from "../../platform/http/handler.ts";
import { newTextId } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";

export interface MessageRow {
  /** Whose it is: who got it. */
  userId: string;
  messageId: string;
  fromId: string;
  kind: "RECOMMENDATION" | "QUESTION";
  titleId: number;
  note: string;
  answer: string | null;
  createdAt: Date;
  answeredAt: Date | null;
}

/** So many messages a person keeps; older ones go as new ones come. */
const MOST_KEPT = 500;

export async function insertMessage(sql: Queries, owner: Owner, message: Pick<MessageRow, "userId" | "kind" | "titleId" | "note">): Promise<void> {
  await sql`insert into friend_messages ${sql({ ...message, messageId: newTextId(), fromId: owner.userId })}`;
  await sql`
    delete from friend_messages where user_id = ${message.userId}
      and created_at < (select created_at from friend_messages where user_id = ${message.userId} order by created_at desc limit 1 offset ${MOST_KEPT})`;
}

export async function findMessages(
  sql: Queries,
  owner: Owner,
  { box, limit, offset }: { box: "RECEIVED" | "SENT"; limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const where = box === "RECEIVED" ? sql`user_id = ${owner.userId}` : sql`from_id = ${owner.userId}`;
  const [rows, counted] = await Promise.all([
    sql<MessageRow[]>`select * from friend_messages where ${where} order by created_at desc, message_id limit ${limit} offset ${offset}`,
    sql<{ total: number }[]>`select count(*)::int as total from friend_messages where ${where}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Saves an answer; who asked, or null where the person has no such message. */
export async function saveAnswer(sql: Queries, owner: Owner, { messageId, answer }: { messageId: string; answer: string }): Promise<string | null> {
  const [row] = await sql<{ fromId: string }[]>`
    update friend_messages set answer = ${answer}, answered_at = now() where user_id = ${owner.userId} and message_id = ${messageId} returning from_id`;
  return row?.fromId ?? null;
}

export async function deleteMessage(sql: Queries, owner: Owner, messageId: string): Promise<boolean> {
  return (await sql`delete from friend_messages where user_id = ${owner.userId} and message_id = ${messageId} returning 1`).length > 0;
}
