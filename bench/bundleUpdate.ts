import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPairs } from "../apps/server/src/features/catalogue/statements/reconcileBundle.ts";
import { MIGRATIONS, migrate } from "../apps/server/src/platform/database/migrate.ts";
import type { Sql } from "../apps/server/src/platform/database/sqlClient.ts";
import { loadTitles } from "../apps/server/src/testing/large/loadTitles.ts";
import { openData } from "./load/largeData.ts";
import { median } from "./median.ts";

const RUNS = 5;
const BUNDLED = 3_000;

const secondsOf = async (run: () => Promise<unknown>) => {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
};

/** As many bundled titles, two thirds of them like imported ones: by IMDb's id, or by name and year. */
async function addBundled(sql: Sql): Promise<void> {
  await sql`
    insert into titles (title_id, kind, name, first_air_date, status, countries, language, genres, tags, logline, overview, imdb_id, fame, source)
    select n, kind, case when n % 3 = 0 then 'Unknown ' || n else name end, first_air_date, status, countries, language, genres, tags, logline, overview,
      case when n % 3 = 1 then imdb_id end, fame, 'bundle'
    from (select *, row_number() over (order by title_id) as n from titles where source <> 'bundle' limit ${BUNDLED}) t`;
}

/**
 * How long a start looks for imported titles that the new bundle has too. `WORTHY_BENCH_TITLES` sets
 * another number of imported titles.
 */
export async function benchBundleUpdate(): Promise<void> {
  const titles = Number(process.env["WORTHY_BENCH_TITLES"] ?? 100_000);
  const dataDir = mkdtempSync(join(tmpdir(), "worthy-bench-"));
  const { sql, stop } = await openData(dataDir, false);
  try {
    await migrate(sql, MIGRATIONS);
    console.log(`Loading ${titles} invented titles …`);
    await loadTitles(sql, titles);
    await addBundled(sql);
    const taken: number[] = [];
    for (let turn = 0; turn < RUNS; turn++) taken.push(await secondsOf(() => sql.begin(findPairs)));
    const reading = await secondsOf(
      () => sql`select sum(length(lower(name))), count(imdb_id) from titles`,
    );
    const pairs = await sql.begin(findPairs);
    console.log(
      `${BUNDLED} bundled × ${titles} imported titles: ${pairs.length} pairs in ${median(taken).toFixed(2)} s, median of ${RUNS} (the bar: 2); worst ${Math.max(...taken).toFixed(2)} s; reading all titles once ${reading.toFixed(2)} s`,
    );
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
