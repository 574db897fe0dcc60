import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  findLastJob,
  startJob,
} from "../apps/server/src/features/catalogue-import/jobs/importStore.ts";
import { connect } from "../apps/server/src/platform/database/connect.ts";
import { migrate } from "../apps/server/src/platform/database/migrate.ts";
import type { Sql } from "../apps/server/src/platform/database/sqlClient.ts";
import {
  startTmdbDouble,
  TMDB_DOUBLE_TOKEN,
} from "../apps/server/src/testing/doubles/tmdbDouble.ts";

const PROGRAM = join(import.meta.dirname, "../apps/server/src/importProcess.ts");
const MIGRATIONS = join(import.meta.dirname, "../apps/server/src/migrations");
const TABLES = [
  "titles",
  "people",
  "credits",
  "seasons",
  "episodes",
  "providers",
  "title_providers",
  "statements",
];
const KILLS = 10;

interface Figures {
  seconds: number;
  titles: number;
  /** Peak memory of the import process; null if the system doesn't report it. */
  megabytes: number | null;
  kills: number;
  checksum: string;
}

function peakOf(pid: number | undefined): number {
  try {
    return (
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024
    );
  } catch {
    return 0;
  }
}

/** Over all rows, except for the times they were fetched. */
async function checksumOf(sql: Sql): Promise<string> {
  const hash = createHash("sha256");
  for (const table of TABLES) {
    for await (const rows of sql<
      { row: string }[]
    >`select (to_jsonb(t) - 'fetched_at')::text as row from ${sql(table)} t order by 1`.cursor(
      2_000,
    ))
      for (const { row } of rows) hash.update(row);
  }
  return hash.digest("hex").slice(0, 16);
}

async function importOnce(
  url: string,
  { kills, expected }: { kills: number; expected: number },
): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const silent = () => {};
  const database = await connect({
    dataDir,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
  try {
    await migrate(database.sql, MIGRATIONS);
    return await runTo(database.sql, { dataDir, url, kills, expected });
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function runTo(
  sql: Sql,
  {
    dataDir,
    url,
    kills,
    expected,
  }: { dataDir: string; url: string; kills: number; expected: number },
): Promise<Figures> {
  const started = performance.now();
  const env = {
    ...process.env,
    WORTHY_DATA: dataDir,
    DATABASE_URL: "",
    TMDB_URL: url,
    TMDB_TOKEN: TMDB_DOUBLE_TOKEN,
  };
  await startJob(sql, "tmdb", { countries: ["US"] });
  let megabytes = 0;
  let killed = 0;
  for (
    let job = await findLastJob(sql, "tmdb");
    job?.state === "RUNNING";
    job = await findLastJob(sql, "tmdb")
  ) {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM], {
      env,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const ended = once(child, "close");
    const killAt =
      killed < kills
        ? job.done +
          Math.ceil(
            (Math.random() * 2 * ((job.total ?? expected) - job.done)) / (kills - killed + 1),
          )
        : Infinity;
    while (child.exitCode === null) {
      megabytes = Math.max(megabytes, peakOf(child.pid));
      await sleep(50);
      if (killAt === Infinity || ((await findLastJob(sql, "tmdb"))?.done ?? 0) < killAt) continue;
      child.kill("SIGKILL");
      killed++;
      break;
    }
    await ended;
  }
  const seconds = (performance.now() - started) / 1000;
  const [count] = await sql<{ titles: number }[]>`select count(*) as titles from titles`;
  return {
    seconds,
    titles: count?.titles ?? 0,
    megabytes: megabytes || null,
    kills: killed,
    checksum: await checksumOf(sql),
  };
}

/**
 * Imports 10,000 titles from a test double of TMDB, undisturbed and killed ten times at random.
 * `WORTHY_BENCH_TITLES` sets another number.
 */
export async function benchImport(): Promise<void> {
  const titles = Number(process.env["WORTHY_BENCH_TITLES"] ?? 10_000);
  const double = await startTmdbDouble({
    films: Math.round(titles * 0.65),
    shows: Math.round(titles * 0.35),
    passing: 0.01,
  });
  try {
    console.log(
      "| import | titles | seconds | titles a second | most memory, MB | killed | rows |",
    );
    console.log("|---|---|---|---|---|---|---|");
    for (const [name, kills] of [
      ["undisturbed", 0],
      ["killed at random", KILLS],
    ] as const) {
      const {
        titles: stored,
        seconds,
        megabytes,
        kills: killed,
        checksum,
      } = await importOnce(double.url, { kills, expected: titles });
      console.log(
        `| ${name} | ${stored} | ${seconds.toFixed(1)} | ${(stored / seconds).toFixed(1)} | ${megabytes?.toFixed(0) ?? "not known"} | ${killed} | ${checksum} |`,
      );
    }
    console.log("The rows of both are the same where their checksums are.");
  } finally {
    await double.stop();
  }
}
