import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/**
 * Those of the people whose accounts exist, locked so that none can be deleted during the
 * transaction. Uses the same lock order as everywhere.
 */
export async function lockAccounts(
  tx: SqlTransaction,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx<Row<typeof schema.users, "userId">[]>`
    select user_id from users where user_id = any(${[...userIds]}::char(12)[]) and life_cycle <> 'DELETED' order by user_id for key share`;
  return new Set(rows.map(({ userId }) => userId));
}
