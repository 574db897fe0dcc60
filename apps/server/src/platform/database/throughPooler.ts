import { randomBytes } from "node:crypto";
import { TookTooLong, withTimeout } from "../withTimeout.ts";
import { beginUnlimited } from "./beginUnlimited.ts";
import { DatabaseProblem } from "./embedded/databaseProblem.ts";
import { LOCKS } from "./locks.ts";
import { TIMEOUTS_MS, type SessionSql, type Sql } from "./sqlClient.ts";

// What a server makes sure of at start if a pooler may stand between it and PostgreSQL.

const HEARING_MS = 15_000;

/**
 * Sends a message to itself and waits for it. A server that is deaf would lose messages silently:
 * signed-out devices would stay connected. Throws DatabaseProblem if none arrives.
 */
export async function checkNotifications(sql: SessionSql, patienceMs = HEARING_MS): Promise<void> {
  const channel = `worthy_hearing_${randomBytes(6).toString("hex")}`;
  const heard = Promise.withResolvers<void>();
  const listening = await sql.listen(channel, () => heard.resolve());
  try {
    await sql`select pg_notify(${channel}, '')`;
    await withTimeout(heard.promise, patienceMs);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    throw new DatabaseProblem(
      "The database doesn’t deliver messages (LISTEN and NOTIFY): signed-out devices would stay connected. If DATABASE_URL leads to a pooler, set DATABASE_DIRECT_URL to the address of PostgreSQL itself, with the same database.",
    );
  } finally {
    await listening.unlisten();
  }
}

/**
 * Gives the role PostgreSQL's timeouts in this database, which a pooler takes no start-up
 * parameters for. Leaves those that the operator has set.
 */
export async function setRoleTimeouts(sql: Sql): Promise<void> {
  await beginUnlimited(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${LOCKS.migration})`;
    const settings = await tx<{ name: string }[]>`
      select split_part(setting, '=', 1) as name from pg_db_role_setting s cross join unnest(s.setconfig) setting
      where s.setrole = current_user::regrole and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))`;
    for (const [name, ms] of Object.entries(TIMEOUTS_MS))
      if (!settings.some((setting) => setting.name === name))
        await tx.unsafe(
          `do $$ begin execute format('alter role current_user in database %I set ${name} = ${ms}', current_database()); end $$`,
        );
  });
}
