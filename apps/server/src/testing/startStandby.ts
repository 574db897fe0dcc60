import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBundle } from "@worthy/catalogue";
import { loadBundle } from "../features/catalogue/loadBundle.ts";
import type { Database } from "../platform/database/connect.ts";
import { startEmbedded } from "../platform/database/embedded/startEmbedded.ts";
import { exposeOverTcp } from "../platform/database/exposeOverTcp.ts";
import { MIGRATIONS, migrate } from "../platform/database/migrate.ts";
import { openEndpoint, type Sql } from "../platform/database/sqlClient.ts";
import { makeTestFolder, testLog } from "../platform/database/testDatabase.ts";

/** A database whose address names a real standby, which follows it. */
export interface Pair extends Pick<Database, "sql" | "address" | "stop"> {
  /** The standby, beside the product. */
  standby: Sql;
  stopStandby(): Promise<void>;
}

const DATABASE = "postgres";

/** A cluster with the bundle, and a standby made from a cold copy of it. */
export async function startStandby(): Promise<Pair> {
  const [first, second] = [makeTestFolder(), makeTestFolder()];
  const options = { log: testLog, durable: false } as const;
  const cold = await startEmbedded({ ...options, dataDir: first.path });
  await cold.stop();
  const copy = join(second.path, cold.folder.slice(dirname(cold.folder).length));
  execFileSync("cp", ["-a", cold.folder, copy]);
  const primary = await startEmbedded({ ...options, dataDir: first.path });
  const { host, port } = primary.endpoint;
  writeFileSync(join(copy, "standby.signal"), "");
  const source = `primary_conninfo = 'host=${host} port=${port} user=worthy'\n`;
  writeFileSync(join(copy, "postgresql.auto.conf"), source);
  const follower = await startEmbedded({ ...options, dataDir: second.path });

  const sql = openEndpoint(primary.endpoint, DATABASE, { log: testLog });
  await migrate(sql, MIGRATIONS);
  await loadBundle(sql, readBundle());
  const exposed = await exposeOverTcp(
    join(follower.endpoint.host, `.s.PGSQL.${follower.endpoint.port}`),
  );
  const standby = openEndpoint(follower.endpoint, DATABASE, { log: testLog, max: 1 });
  const readUrl = `postgres://worthy@127.0.0.1:${exposed.port}/${DATABASE}`;
  let stopping: Promise<void> | null = null;
  const stopStandby = () => (stopping ??= standby.end().then(follower.stop));
  return {
    sql,
    address: { endpoint: primary.endpoint, database: DATABASE, readUrl },
    standby,
    stopStandby,
    stop: async () => {
      exposed.close();
      await stopStandby();
      await sql.end({ timeout: 1 });
      await primary.stop();
      for (const folder of [first, second]) folder.remove();
    },
  };
}
