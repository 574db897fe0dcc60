import { limitTo } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export type KeptList = Row<typeof schema.curatedLists>;

/**
 * Source of lists maintained by administrators. The bundle's lists are reloaded with each bundle,
 * except those changed here.
 */
const OPERATOR = "operator";

export async function findCurated(
  sql: Queries,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ lists: KeptList[]; total: number }> {
  const lists = await sql<
    KeptList[]
  >`select list_id, name, title_ids, source from curated_lists order by (source = 'bundle'), list_id ${limitTo(sql, { limit, offset })}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from curated_lists`;
  return { lists, total: row?.total ?? 0 };
}

export async function putCurated(
  sql: Queries,
  { listId, name, titleIds }: Omit<KeptList, "source">,
): Promise<void> {
  await sql`
    insert into curated_lists (list_id, name, title_ids, source) values (${listId}, ${name}, ${titleIds}, ${OPERATOR})
    on conflict (list_id) do update set name = excluded.name, title_ids = excluded.title_ids, source = excluded.source`;
}

export async function deleteCurated(sql: Queries, listId: string): Promise<boolean> {
  return (
    (
      await sql`delete from curated_lists where list_id = ${listId} and source = ${OPERATOR} returning 1`
    ).length > 0
  );
}
