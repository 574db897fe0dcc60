import { limitTo } from "../../platform/database/sqlClient.ts";
import { lockKey } from "../../platform/database/locks.ts";
import type { Row } from "../../platform/database/row.ts";
import type { Queries } from "../../platform/http/handler.ts";
import { newTextId } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";
import type * as schema from "./schema.ts";

export type WishRow = Row<
  typeof schema.wishes,
  "wishId" | "name" | "folded" | "createdAt" | "titleId"
>;

/** Open wishes of a person; those that came true don't count. */
export const MOST_OPEN = 30;

interface WishPage {
  limit: number;
  offset: number;
  /** Only those that haven't come true, or only those that have. */
  state?: "OPEN" | "GRANTED" | undefined;
}

/** A page of somebody's wishes: first those that have come true, the latest first. */
export async function findWishes(
  sql: Queries,
  owner: Owner,
  { limit, offset, state }: WishPage,
): Promise<{ rows: WishRow[]; total: number }> {
  const inState =
    state === undefined
      ? sql``
      : sql`and ${state === "OPEN" ? sql`title_id is null` : sql`title_id is not null`}`;
  const where = sql`user_id = ${owner.userId} ${inState}`;
  const [rows, counted] = await Promise.all([
    sql<WishRow[]>`
      select wish_id, name, folded, created_at, title_id from wishes where ${where}
      order by granted_at desc nulls last, created_at desc, wish_id ${limitTo(sql, { limit, offset })}`,
    sql<{ total: number }[]>`select count(*)::int as total from wishes where ${where}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export interface NewWish {
  name: string;
  folded: string;
  /** The title, if the catalogue has it already. */
  titleId: number | null;
  /** Whether the catalogue has a title that the wish led to before. */
  isHere(titleId: number): boolean;
}

/**
 * Adds a wish, or returns the one for the same name; null if too many are open. A name that was
 * declined stays declined as long as anybody wishes for it.
 */
export async function saveWish(
  sql: Queries,
  owner: Owner,
  { name, folded, titleId, isHere }: NewWish,
): Promise<WishRow | null> {
  await lockKey(sql, "wishes", owner.userId);
  const granted = sql`case when ${titleId}::bigint is null then null else now() end`;
  const [before] = await sql<WishRow[]>`
    select wish_id, name, folded, created_at, title_id from wishes where user_id = ${owner.userId} and folded = ${folded}`;
  if (before && before.titleId !== null && isHere(before.titleId)) return before;
  const [known] = await sql<WishRow[]>`
    update wishes set title_id = ${titleId}, granted_at = ${granted}, told_at = ${granted}
    where user_id = ${owner.userId} and folded = ${folded}
    returning wish_id, name, folded, created_at, title_id`;
  if (known) return known;
  const [made] = await sql<WishRow[]>`
    insert into wishes (user_id, wish_id, name, folded, title_id, granted_at, told_at, declined_at)
    select ${owner.userId}, ${newTextId()}, ${name}, ${folded}, ${titleId}::bigint, ${granted}, ${granted},
      (select max(declined_at) from wishes where folded = ${folded} and title_id is null)
    where ${titleId}::bigint is not null
      or (select count(*) from wishes where user_id = ${owner.userId} and title_id is null) < ${MOST_OPEN}
    returning wish_id, name, folded, created_at, title_id`;
  return made ?? null;
}

export async function removeWish(sql: Queries, owner: Owner, wishId: string): Promise<boolean> {
  const removed = await sql`
    delete from wishes where user_id = ${owner.userId} and wish_id = ${wishId} returning 1`;
  return removed.length > 0;
}
