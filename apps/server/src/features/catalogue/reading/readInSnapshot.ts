import { beginUnlimited } from "../../../platform/database/beginUnlimited.ts";
import type { Sql, SqlTransaction } from "../../../platform/database/sqlClient.ts";

/** Runs a long read on one consistent snapshot of the database. */
export const readInSnapshot = <T>(sql: Sql, read: (tx: SqlTransaction) => Promise<T>): Promise<T> =>
  beginUnlimited(sql, read, "isolation level repeatable read read only");
