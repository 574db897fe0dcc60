import type { Sql, SqlTransaction } from "../../../platform/database/sqlClient.ts";

/** Runs a long read on one consistent snapshot of the database. */
export async function readInOneState<T>(
  sql: Sql,
  read: (tx: SqlTransaction) => Promise<T>,
): Promise<T> {
  const result = await sql.begin("isolation level repeatable read read only", async (tx) => ({
    value: await read(tx),
  }));
  return result.value;
}
