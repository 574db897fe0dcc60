import { limitTo } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import { newTextId } from "../../platform/ids.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import type { Friend } from "./friendStore.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export type MessageRow = Row<typeof schema.friendMessages>;

/** Maximum number of messages per person; new ones replace the oldest. */
const MOST_KEPT = 500;

/** Sends a message to a friend. */
export async function insertMessage(
  sql: Queries,
  { userId: fromId, friendId }: Readable<Friend>,
  { kind, titleId, note }: Pick<MessageRow, "kind" | "titleId" | "note">,
): Promise<void> {
  await sql`insert into friend_messages ${sql({ userId: friendId, kind, titleId, note, messageId: newTextId(), fromId })}`;
  await sql`
    delete from friend_messages where user_id = ${friendId}
      and created_at < (select created_at from friend_messages where user_id = ${friendId} order by created_at desc limit 1 offset ${MOST_KEPT})`;
}

export async function findMessages(
  sql: Queries,
  owner: Owner,
  { box, limit, offset }: { box: "RECEIVED" | "SENT"; limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const where =
    box === "RECEIVED" ? sql`user_id = ${owner.userId}` : sql`from_id = ${owner.userId}`;
  const [rows, counted] = await Promise.all([
    sql<
      MessageRow[]
    >`select * from friend_messages where ${where} order by created_at desc, message_id ${limitTo(sql, { limit, offset })}`,
    sql<{ total: number }[]>`select count(*)::int as total from friend_messages where ${where}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Saves an answer and returns who asked; null if the person has no such message. */
export async function saveAnswer(
  sql: Queries,
  owner: Owner,
  { messageId, answer }: { messageId: string; answer: string },
): Promise<string | null> {
  const [row] = await sql<Row<typeof schema.friendMessages, "fromId">[]>`
    update friend_messages set answer = ${answer}, answered_at = now() where user_id = ${owner.userId} and message_id = ${messageId} returning from_id`;
  return row?.fromId ?? null;
}

export async function deleteMessage(
  sql: Queries,
  owner: Owner,
  messageId: string,
): Promise<boolean> {
  return (
    (
      await sql`delete from friend_messages where user_id = ${owner.userId} and message_id = ${messageId} returning 1`
    ).length > 0
  );
}
