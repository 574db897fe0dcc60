import type { Sql, SqlTransaction } from "./sqlClient.ts";

/**
 * A transaction whose statements may take as long as they need. For what runs at start: a server
 * that gave up would only fail again at its next start.
 */
export async function beginUnlimited<T>(
  sql: Sql,
  part: (tx: SqlTransaction) => Promise<T>,
  options = "",
): Promise<T> {
  const { value } = await sql.begin(options, async (tx) => {
    await tx`set local statement_timeout = 0`;
    return { value: await part(tx) };
  });
  return value;
}
