import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { announceTitles } from "./generations.ts";
import { readParts } from "./reading/catalogueParts.ts";
import { indexParts, keptCatalogue, type IndexedCatalogue } from "./keptCatalogue.ts";
import { readInSnapshot } from "./reading/readInSnapshot.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ titles: 100 });
  folder = await mkdtemp(join(tmpdir(), "worthy-kept-"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const fromDatabase = () => readInSnapshot(server.sql, (tx) => indexParts(readParts(tx)));
const kept = () => readInSnapshot(server.sql, (tx) => keptCatalogue(tx, folder));
const file = async () => join(folder, (await readdir(folder))[0] ?? "");
/** Everything that was read, with the fields of titles that are unpacked on demand. */
const whole = ({ snapshot, facts, index }: IndexedCatalogue) => ({
  generation: snapshot.generation,
  lists: snapshot.lists,
  providers: snapshot.providers,
  titles: snapshot.titles.map(({ id, name, logline, overview, cast, crew, seasons, offers }) => [
    id,
    name,
    logline,
    overview,
    cast,
    crew,
    seasons,
    offers,
  ]),
  people: Array.from({ length: snapshot.people.size }, (_, at) => snapshot.people.entry(at)),
  facts,
  hits: snapshot.titles.map(({ name }) => index.search(name, { limit: 5, offset: 0 })),
});
const rename = (name: string) =>
  server.sql`update titles set name = ${name} where title_id = (select min(title_id) from titles)`;

it("the second start has the same catalogue as the first, from one file", async () => {
  const read = whole(await fromDatabase());
  expect(whole(await kept())).toEqual(read);
  await rename("Not announced");
  expect(whole(await kept())).toEqual(read);
  expect(await readdir(folder)).toHaveLength(1);
});

it("a newer generation is read from the database, and replaces the file", async () => {
  await rename("Announced");
  await announceTitles(server.sql, "a new name");
  const read = whole(await fromDatabase());
  expect(JSON.stringify(read.titles)).toContain("Announced");
  expect(whole(await kept())).toEqual(read);
  expect(whole(await kept())).toEqual(read);
  expect(await readdir(folder)).toHaveLength(1);
});

it("a damaged file, another version's file, or a folder that can't be written doesn't stop a start", async () => {
  const read = whole(await fromDatabase());
  await truncate(await file(), 1_000);
  expect(whole(await kept())).toEqual(read);
  expect((await readFile(await file())).length).toBeGreaterThan(1_000);
  await writeFile(await file(), "from another version");
  expect(whole(await kept())).toEqual(read);
  const nowhere = join(await file(), "below a file");
  const found = await readInSnapshot(server.sql, (tx) => keptCatalogue(tx, nowhere));
  expect(whole(found)).toEqual(read);
});
