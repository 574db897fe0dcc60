import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { removeTitle } from "./statements/rebuildTitle.ts";
import { daysOfChange, recordVersions } from "./recordVersions.ts";

const OLD = 100_001;
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const changedAt = async (id: number) =>
  (
    await server.sql<
      { changedAt: Date }[]
    >`select changed_at from title_versions where title_id = ${id}`
  )[0]?.changedAt;
const insert = () => server.sql`
  insert into titles (title_id, kind, name, status, countries, language, genres, tags, logline, overview, fame, source)
  values (${OLD}, 'movie', 'Old', 'RELEASED', '{}', 'en', '{}', '{}', 'x', 'x', 1, 'tmdb')
  on conflict (title_id) do update set logline = titles.logline || 'y'`;
const note = () => recordVersions(server.sql, server.sql`title_id = ${OLD}`);

it("a title's last-modified date changes only with its content, and is deleted with the title", async () => {
  await insert();
  await note();
  const first = await changedAt(OLD);
  await note();
  expect(await changedAt(OLD)).toEqual(first);
  await insert();
  await note();
  expect((await changedAt(OLD))?.getTime()).toBeGreaterThan(first?.getTime() ?? Infinity);
  expect((await server.call("GET", `/v4/nodes/${OLD}`)).status).toBe(404); // not served yet, but not removed
  await removeTitle(server.sql, OLD);
  expect((await server.call("GET", `/v4/nodes/${OLD}`)).status).toBe(410);
  expect((await server.call("GET", `/v4/nodes/${OLD + 1}`)).status).toBe(404);
});

it("every bundled title has a last-modified date", async () => {
  const ids = server.core.catalogue.view().snapshot.titles.map(({ id }) => id);
  const days = await daysOfChange(server.sql, ids);
  expect(ids.filter((id) => !/^\d{4}-\d\d-\d\d$/.test(days.get(id) ?? ""))).toEqual([]);
});
