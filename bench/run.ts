import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import { benchArt } from "./art.ts";
import { benchBundleUpdate } from "./bundleUpdate.ts";
import { benchChaos } from "./chaos.ts";
import { benchCrawl } from "./crawl.ts";
import { benchEvents } from "./events.ts";
import { benchFirstMinute } from "./firstMinute.ts";
import { benchImport } from "./import.ts";
import { benchImported } from "./imported.ts";
import { benchLarge } from "./large.ts";
import { benchPicks } from "./picks.ts";
import { benchRate } from "./rate.ts";
import { benchRealtime } from "./realtime.ts";
import { benchSearch } from "./search.ts";
import { benchServe } from "./serve.ts";
import { benchSockets } from "./sockets.ts";
import { benchSolver } from "./solver.ts";
import { benchSsr } from "./ssr.ts";
import { benchStartup } from "./startup.ts";
import { benchTogether } from "./together.ts";
import { benchTrain } from "./train.ts";
import { benchWatchlists } from "./watchlists.ts";
import { benchWeb } from "./web.ts";

/** Search compared with pg_trgm on the embedded PostgreSQL, or the one at DATABASE_URL. */
async function searchWithDatabase(): Promise<void> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const sql = postgres(DATABASE_URL, { max: 1 });
    return void (await benchSearch(sql).finally(() => sql.end()));
  }
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const silent = () => {};
  const database = await connect({
    dataDir,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
  // The benchmark's tables are temporary, and a temporary table belongs to one connection.
  const { host, port, database: name, user } = database.sql.options;
  const sql = postgres({ host: host[0], port: port[0], database: name, user, max: 1 });
  try {
    await benchSearch(sql);
  } finally {
    await sql.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const BENCHES: Record<string, () => unknown> = {
  search: searchWithDatabase,
  picks: benchPicks,
  rate: () => benchRate(),
  solver: () => benchSolver(),
  ssr: benchSsr,
  startup: benchStartup,
  train: () => benchTrain(),
  web: benchWeb,
  art: benchArt,
  minute: benchFirstMinute,
  events: benchEvents,
  import: benchImport,
  imported: benchImported,
  realtime: benchRealtime,
  serve: benchServe,
  sockets: benchSockets,
  large: benchLarge,
  bundle: benchBundleUpdate,
  watchlists: benchWatchlists,
  chaos: benchChaos,
  crawl: benchCrawl,
  together: benchTogether,
};

const given = process.argv.slice(2);
/** Options that take a value. */
const TAKING = ["--data", "--among", "--titles", "--only", "--runs", "--kills", "--pages"];
const wanted = given.filter(
  (name, at) => !name.startsWith("-") && !TAKING.includes(given[at - 1] ?? ""),
);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`,
  );
  process.exitCode = 2;
} else {
  for (const [name, run] of Object.entries(BENCHES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name}`);
    await run();
  }
}
