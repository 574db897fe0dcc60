import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect, type Database } from "./connect.ts";
import { EMBEDDED_USER } from "./embedded/cluster.ts";
import { setRoleTimeouts } from "./throughPooler.ts";
import type { Endpoint } from "./embedded/protocol.ts";
import { startEmbedded } from "./embedded/startEmbedded.ts";
import type { DatabaseLog } from "./log.ts";
import { migrate } from "./migrate.ts";
import { openEndpoint, type Sql } from "./sqlClient.ts";

/** Tells test processes where the run's cluster is. */
const ENDPOINT_VARIABLE = "WORTHY_TEST_DATABASE";
/** Tells them the ports of the run's pooler and of the cluster, if tests are to go through it. */
export const POOLER_VARIABLE = "WORTHY_TEST_POOLER";
const TEMPLATE = "template_worthy";
const FILLED_TEMPLATE = "template_filled";
const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Silent except for errors of the cluster itself. */
export const testLog: DatabaseLog = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: (message) => console.error(message),
};

/** A folder for one test's data that an unprivileged PostgreSQL can enter; `remove` deletes it. */
export function makeTestFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "worthy-test-"));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * One cluster for a whole test run, without fsync, with a migrated template database and one filled
 * by `fill`. Call it once (testGlobalSetup.ts does); `createTestDatabase` then finds it through the
 * environment, including in the runner's other processes.
 */
export async function startTestDatabase(
  fill: (sql: Sql) => Promise<unknown>,
  migrationsFolder = MIGRATIONS,
): Promise<{ endpoint: Endpoint; stop: () => Promise<void> }> {
  const folder = makeTestFolder();
  const embedded = await startEmbedded({ dataDir: folder.path, log: testLog, durable: false });
  const admin = openEndpoint(embedded.endpoint, "postgres", { log: testLog, max: 1 });
  await admin`create database ${admin(TEMPLATE)}`;
  if (existsSync(migrationsFolder)) {
    const template = openEndpoint(embedded.endpoint, TEMPLATE, { log: testLog, max: 1 });
    await migrate(template, migrationsFolder);
    await template.end();
  }
  await admin`create database ${admin(FILLED_TEMPLATE)} template ${admin(TEMPLATE)}`;
  const filled = openEndpoint(embedded.endpoint, FILLED_TEMPLATE, { log: testLog, max: 1 });
  await fill(filled).finally(() => filled.end());
  await admin.end();
  process.env[ENDPOINT_VARIABLE] = JSON.stringify(embedded.endpoint);
  return { endpoint: embedded.endpoint, stop: () => embedded.stop().finally(folder.remove) };
}

const TEMPLATES = { nothing: "template0", migrated: TEMPLATE, filled: FILLED_TEMPLATE } as const;

interface TestDatabaseOptions {
  /**
   * A migrated database (default), an empty one, or one with the content every server starts with.
   */
  holds?: keyof typeof TEMPLATES;
}

/** A new database (takes about 30 ms); its `stop` closes the pool and drops it. */
export async function createTestDatabase({
  holds = "migrated",
}: TestDatabaseOptions = {}): Promise<Database> {
  const text = process.env[ENDPOINT_VARIABLE];
  if (!text)
    throw new Error(
      "No test cluster: name testGlobalSetup.ts as globalSetup, or call startTestDatabase first.",
    );
  const endpoint = JSON.parse(text) as Endpoint; // written by startTestDatabase above
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnce(endpoint, `create database ${name} template ${TEMPLATES[holds]}`);
  const opened = await open(endpoint, name);
  const stop = async () => {
    await opened.stop();
    await runOnce(endpoint, `drop database ${name} with (force)`);
  };
  return { ...opened, stop };
}

/** Each session plans its statements again: fewer than a product has cost less. */
const SESSIONS = 6;

/** Opens a database, through the run's pooler if there is one. */
async function open(endpoint: Endpoint, name: string): Promise<Database> {
  const ports = process.env[POOLER_VARIABLE]?.split(" ");
  if (ports) {
    const [databaseUrl = "", directUrl = ""] = ports.map(
      (port) => `postgres://${EMBEDDED_USER}@127.0.0.1:${port}/${name}`,
    );
    const database = await connect({ databaseUrl, directUrl, dataDir: "/unused", log: testLog });
    await setRoleTimeouts(database.sql);
    return database;
  }
  const sql = openEndpoint(endpoint, name, { log: testLog, max: SESSIONS });
  const stop = () => sql.end({ timeout: 5 });
  return { sql, address: { endpoint, database: name }, stop };
}

async function runOnce(endpoint: Endpoint, statement: string): Promise<void> {
  const admin = openEndpoint(endpoint, "postgres", { log: testLog, max: 1 });
  await admin.unsafe(statement).finally(() => admin.end());
}
