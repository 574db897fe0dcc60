import { setTimeout as sleep } from "node:timers/promises";
import { readBundle } from "@worthy/catalogue";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../../../platform/database/connect.ts";
import { openAddress } from "../../../platform/database/databaseAddress.ts";
import { LOCKS } from "../../../platform/database/locks.ts";
import type { SessionSql, Sql, SqlTransaction } from "../../../platform/database/sqlClient.ts";
import { createTestDatabase, testLog } from "../../../platform/database/testDatabase.ts";
import { fewTitles } from "../../../testing/fewTitles.ts";
import { loadBundle } from "../loadBundle.ts";
import { findPairs, reconcileBundle } from "./reconcileBundle.ts";

let database: Database;
let sql: SessionSql;
beforeEach(async () => {
  database = await createTestDatabase();
  ({ sql } = database);
});
afterEach(() => database.stop());

/** The rule in its plainest form: compares every two. */
const comparingAll = () => sql`
  with same as (
    select b.title_id as bundled, i.title_id as imported
    from titles b join titles i on i.kind = b.kind and i.source <> 'bundle' and (
      i.imdb_id = b.imdb_id
      or (lower(i.name) in (select lower(unnest(array[b.name, b.original_name] || b.other_names || array(select value from jsonb_each_text(b.names)))))
        and extract(year from i.first_air_date) = extract(year from b.first_air_date) and (i.imdb_id is null or b.imdb_id is null)))
    where b.source = 'bundle'
      and not exists (select 1 from statements o join statements n on n.source = o.source where o.title_id = b.title_id and n.title_id = i.title_id))
  select bundled, min(imported) as imported from same where imported not in (select imported from same group by imported having count(*) > 1)
  group by bundled having count(*) = 1 order by 1`;

/** Titles of few names, years and numbers, so that any two are often alike in some of them. */
async function addRandomTitles(seed: number): Promise<void> {
  await sql`select setseed(${seed})`;
  await sql`
    insert into titles (title_id, kind, name, names, other_names, first_air_date, status, countries, language, genres, tags, logline, overview, imdb_id, fame, source)
    select n, (array['tv', 'movie'])[1 + floor(random() * 2)], (array['Name ', 'NAME '])[1 + floor(random() * 2)] || floor(random() * 60),
      case when random() < .3 then jsonb_build_object('de', 'Name ' || floor(random() * 60)) else '{}' end,
      case when random() < .3 then array['Name ' || floor(random() * 60)] else '{}' end,
      case when random() < .9 then make_date(1990 + floor(random() * 8)::int, 1 + floor(random() * 12)::int, 1) end,
      'ENDED', '{}', 'en', '{}', '{}', '', '', case when random() < .5 then 'tt' || floor(random() * 400) end, 1,
      case when n <= 150 then 'bundle' else (array['tmdb', 'tvmaze'])[1 + floor(random() * 2)] end
    from generate_series(1, 700) n`;
  await sql`
    insert into statements (source, kind, ref, title_id, facts, fetched_at)
    select source, kind, 'of its own ' || title_id, title_id, '{}', now() from titles where source <> 'bundle'`;
  await sql`
    insert into statements (source, kind, ref, title_id, facts, fetched_at)
    select (array['tmdb', 'tvmaze'])[1 + floor(random() * 2)], kind, 'of bundled ' || title_id, title_id, '{}', now() from titles where source = 'bundle' and random() < .4`;
}

it.each([0.1, 0.2, 0.3, 0.4, 0.5])(
  "finds the same pairs as comparing every bundled title with every imported one: seed %d",
  async (seed) => {
    await addRandomTitles(seed);
    const pairs = await sql.begin(findPairs);
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs).toEqual(await comparingAll());
  },
);

/** The plan of the last statement of these. */
function planOf(run: (tx: SqlTransaction) => Promise<unknown>): Promise<string> {
  return sql.begin(async (tx) => {
    let plan = "";
    const explaining = new Proxy(tx, {
      apply: async (_, __, [texts, ...values]: [TemplateStringsArray, ...never[]]) => {
        const [first = "", ...rest] = texts;
        if (first.startsWith("set ")) return tx(texts, ...values);
        const explain = [`explain ${first}`, ...rest];
        const lines = await tx(Object.assign(explain, { raw: explain }), ...values);
        plan = lines.map((line) => line["QUERY PLAN"] as string).join("\n");
        return [];
      },
    });
    await run(explaining);
    return plan;
  });
}

it("joins on equal values, even if the statistics claim there are no bundled titles", async () => {
  await addRandomTitles(0.6);
  await sql`update titles set source = 'tmdb' where title_id <= 150`;
  await sql`analyze titles`;
  await sql`update titles set source = 'bundle' where title_id <= 150`;
  const plan = await planOf(findPairs);
  expect(plan).toMatch(/(Hash|Merge) Join/);
  expect(plan).not.toContain("Nested Loop");
});

const LIMIT_MS = 100;

it("isn't cut off by the usual statement timeout at startup", async () => {
  const own = openAddress(database.address, { log: testLog, max: 1 });
  await own.unsafe(`set statement_timeout = ${LIMIT_MS}`);
  await expect(own`select pg_sleep(1)`).rejects.toThrow("statement timeout");
  const bundle = fewTitles(readBundle(), 20);
  const whileHeld = async (hold: (tx: Sql) => Promise<unknown>, run: () => Promise<unknown>) => {
    const holding = await sql.reserve();
    await holding`begin`;
    await hold(holding as unknown as Sql);
    const running = run();
    await sleep(LIMIT_MS * 4);
    await holding`commit`;
    holding.release();
    return running;
  };
  const loaded = await whileHeld(
    (tx) => tx`select pg_advisory_xact_lock(${LOCKS.bundle})`,
    () => loadBundle(own, bundle),
  );
  expect(loaded).toBe(true);
  await whileHeld(
    (tx) => tx`lock table titles in access exclusive mode`,
    () => reconcileBundle(own, []),
  );
  await own.end();
});
