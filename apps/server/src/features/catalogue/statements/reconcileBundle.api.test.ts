// @module-tag deeper
import { readBundle } from "@worthy/catalogue";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runTestImport } from "../../../testing/doubles/runTestImport.ts";
import { startTvmazeDouble } from "../../../testing/doubles/tvmazeDouble.ts";
import { fewTitles } from "../../../testing/fewTitles.ts";
import { rate } from "../../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { titleMoves } from "../../../titleMoves.ts";
import { moveRatedTitle } from "../../ratings/moveRatedTitle.ts";
import { loadBundle } from "../loadBundle.ts";
import { MOVED_AT_A_TIME, moveTitle } from "./moveTitle.ts";
import { reconcileBundle } from "./reconcileBundle.ts";

const TITLES = 300;
const bundle = fewTitles(readBundle(), TITLES);
const [first, second] = bundle.titles.filter((title) => title.kind === "tv" && title.imdb);
if (!first || !second) throw new Error("the bundle has too few shows");
const without = {
  ...bundle,
  checksum: "0".repeat(64),
  titles: bundle.titles.filter(({ id }) => id !== first.id),
  lists: [],
};

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ titles: TITLES });
  person = await server.newPerson();
});
afterAll(() => server.close());

const title = async (id: number) =>
  (await server.sql`select * from titles where title_id = ${id}`)[0];

it("keeps ratings, lists and imported additions when the bundle changes, and merges duplicate titles", async () => {
  const { sql } = server;
  await loadBundle(sql, without);
  const replace = {
    1: {
      name: first.name,
      premiered: first.date.length === 4 ? `${first.date}-05-05` : first.date,
      externals: { imdb: first.imdb },
    },
    2: {
      name: second.name,
      premiered: second.date.length === 4 ? `${second.date}-05-05` : second.date,
      externals: { imdb: second.imdb },
    },
  };
  const tvmaze = await startTvmazeDouble({ shows: 12, replace });
  await runTestImport(sql, { source: "tvmaze", url: tvmaze.url });
  await tvmaze.stop();
  const [imported] = await sql<
    { titleId: number }[]
  >`select title_id from titles where imdb_id = ${first.imdb ?? ""}`;
  const importedId = imported?.titleId ?? 0;
  expect(importedId).toBeGreaterThan(100_000_000_000);
  await expect
    .poll(() => server.core.catalogue.view().snapshot.title(importedId)?.name)
    .toBe(first.name);
  expect((await rate(server, person, { itemId: importedId, rating: "LOVE" })).status).toBe(200);
  await sql`insert into title_reports (title_id, fields, words) values (${importedId}, '{year}', 'Too late')`;
  const additions = await title(second.id);

  await loadBundle(sql, bundle);
  await reconcileBundle(sql, titleMoves);
  expect(await title(importedId)).toBeUndefined();
  expect(await title(first.id)).toMatchObject({ name: first.name, source: "bundle" });
  expect(await sql`select item_id, rating from ratings`).toEqual([
    { itemId: first.id, rating: "LOVE" },
  ]);
  expect(await sql`select item_id from watchlist_items`).toEqual([{ itemId: first.id }]);
  expect(await sql`select title_id from title_reports`).toEqual([{ titleId: first.id }]);
  expect(await title(second.id)).toEqual(additions);
  expect(await sql`select title_id from statements where ref in ('1', '2') order by ref`).toEqual([
    { titleId: first.id },
    { titleId: second.id },
  ]);

  const before = await sql`select * from titles order by title_id`;
  await reconcileBundle(sql, titleMoves);
  expect(await sql`select * from titles order by title_id`).toEqual(before);
});

it("merges titles with many ratings in batches, so that other transactions don't have to wait", async () => {
  const { sql } = server;
  const [from, to] = [999_999_999_999, second.id];
  const many = MOVED_AT_A_TIME + 100;
  const named = sql`select 'many' || lpad(n::text, 8, '0') as user_id from generate_series(1, ${many}) n`;
  await sql`insert into users (user_id) ${named}`;
  await sql`
    insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location)
    select user_id, ${from}::bigint, user_id, 'tv', 'LIKE', 'IN_APP' from (${named}) as people`;
  const waiting = await sql.reserve();
  await waiting`begin`;
  const last = `many${String(many).padStart(8, "0")}`;
  await waiting`select 1 from users where user_id = ${last} for update`;
  const merging = moveTitle(sql, { from, to }, [moveRatedTitle]);
  const rated = async (titleId: number) => {
    const [row] = await sql<
      { count: number }[]
    >`select count(*)::int from ratings where item_id = ${titleId} and user_id like 'many%'`;
    return row?.count;
  };
  await expect.poll(() => rated(to)).toBe(MOVED_AT_A_TIME);
  await waiting`commit`;
  waiting.release();
  await merging;
  expect([await rated(from), await rated(to)]).toEqual([0, many]);
  const [version] = await sql`select ratings_version from users where user_id = ${last}`;
  expect(version).toEqual({ ratingsVersion: 1 });
});

it(
  "keeps a title's id when it leaves the bundle and becomes an imported title",
  { tags: "deep" },
  async () => {
    const { sql } = server;
    await loadBundle(sql, { ...without, checksum: "1".repeat(64) });
    await reconcileBundle(sql, titleMoves);
    expect(await title(first.id)).toMatchObject({ name: first.name, source: "tvmaze" });
    await loadBundle(sql, bundle);
    await reconcileBundle(sql, titleMoves);
    expect(await title(first.id)).toMatchObject({ name: first.name, source: "bundle" });
  },
);
