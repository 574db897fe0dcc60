import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inventImport } from "../../../testing/large/inventImport.ts";
import { loadTitles } from "../../../testing/large/loadTitles.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { announceTitles } from "../generations.ts";
import { readParts } from "./catalogueParts.ts";
import { partsFromThread } from "./partsFromThread.ts";
import { collectParts, type ReadCatalogue } from "./readCatalogue.ts";
import { readInSnapshot } from "./readInSnapshot.ts";
import type { Title } from "../title.ts";
import { readTitleRows } from "./titleRows.ts";

const TITLES = 2_000;
const PATIENCE = { timeout: 60_000 };

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ titles: 100 });
  person = await server.newPerson();
  await loadTitles(server.sql, TITLES);
  await announceTitles(server.sql, "invented titles");
  await vi.waitUntil(() => snapshot().titles.length > TITLES, PATIENCE);
}, 120_000);
afterAll(() => server.close());

const snapshot = () => server.core.catalogue.view().snapshot;
const idOf = async (ref: number): Promise<number> =>
  (
    await server.sql<
      { titleId: number }[]
    >`select title_id from statements where ref = ${String(ref)}`
  )[0]?.titleId ?? 0;
const found = async (term: string): Promise<number[]> =>
  (
    await server.call("GET", `/v4/search/?limit=50&term=${encodeURIComponent(term)}`)
  ).body.results.map(({ id }: { id: number }) => id);

/** All fields of a title, including those unpacked on demand. */
const FIELDS =
  "id kind name originalName slug path firstAirDate datePrecision lastAirDate status runtime countries language genres tags logline overview certificates awards franchise \
imdbId fame source isScorable provenance statedBy cast crew seasons providers offers posterName backdropName posterPath backdropPath".split(
    " ",
  ) as (keyof Title)[];
const whole = (title: Title) => FIELDS.map((field) => title[field]);
const peopleOf = ({ snapshot: { people, person: find } }: ReadCatalogue) =>
  Array.from({ length: people.size }, (_, at) => find(people.entry(at).id));

describe("a catalogue that is read in a worker thread", { tags: "deep" }, () => {
  it("equals one read on the main thread, and arrives in parts without blocking", async () => {
    const here = await readInSnapshot(server.sql, (tx) => collectParts(readParts(tx)));
    const sizes: number[] = [];
    const counted = async function* () {
      for await (const part of partsFromThread(server.address)) {
        if (part.kind === "titles") sizes.push(part.packed.own.length);
        yield part;
      }
    };
    const there = await collectParts(counted());
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
    expect(there.snapshot.titles.map(whole)).toEqual(here.snapshot.titles.map(whole));
    expect(peopleOf(there)).toEqual(peopleOf(here));
    expect(there.facts).toEqual(here.facts);
    expect(there.snapshot).toMatchObject({
      generation: here.snapshot.generation,
      featured: here.snapshot.featured,
      lists: here.snapshot.lists,
      providers: here.snapshot.providers,
    });
  });

  it("fails if the thread can't read the catalogue, instead of loading part of it", async () => {
    await expect(
      collectParts(partsFromThread({ url: "postgres://nobody@127.0.0.1:1/nothing" })),
    ).rejects.toThrow(/ECONNREFUSED/);
  });
});

it("loads each title with the data from its source", async () => {
  for (const at of [0, 7, TITLES - 1]) {
    const { source, kind, facts } = inventImport(at, TITLES);
    const title = snapshot().title(await idOf(at));
    expect(title).toMatchObject({
      kind,
      name: facts.name,
      overview: facts.overview,
      genres: facts.genres,
      source,
    });
    expect(title?.cast.map(({ personId }) => personId)).toEqual(
      facts.cast?.map(({ personId }) => personId),
    );
    expect(title?.seasons.map(({ episodeCount }) => episodeCount)).toEqual(
      (facts.seasons ?? []).map(({ episodeCount }) => episodeCount),
    );
  }
});

it("reads only by index, so the time per thousand titles stays constant", async () => {
  const one = await server.sql.reserve();
  const scans = async () => {
    await one`select pg_stat_force_next_flush()`;
    const rows = await one<
      { relname: string; scans: number }[]
    >`select relname, seq_scan as scans from pg_stat_user_tables where relname in ('credits', 'seasons', 'statements')`;
    return Object.fromEntries(rows.map((row) => [row.relname, row.scans]));
  };
  await one`select pg_stat_force_next_flush()`;
  const before = await scans();
  let titles = 0;
  for await (const rows of readTitleRows(one, 50)) titles += rows.titles.length;
  expect(titles).toBe(snapshot().titles.length);
  expect(await scans()).toEqual(before);
  one.release();
});

it("adds new titles to the search index, and updates renamed and removed ones", async () => {
  const [renamed, gone] = [await idOf(3), await idOf(4)];
  const name = snapshot().title(gone)?.name ?? "";
  expect(await found(name)).toContain(gone);
  await server.sql`update titles set name = 'Zyxwell Quorn' where title_id = ${renamed}`;
  await server.sql`delete from titles where title_id = ${gone}`;
  await announceTitles(server.sql, "renamed and gone");
  await expect.poll(() => found("zyxwell quorn"), PATIENCE).toEqual([renamed]);
  await expect
    .poll(
      () =>
        server.core.catalogue
          .view()
          .index.search(name, { limit: 50, offset: 0 })
          .hits.map(({ id }) => id),
      PATIENCE,
    )
    .not.toContain(gone);
  expect(server.errors()).toEqual([]);
});

describe("picks from a very large catalogue", () => {
  const pages = async (query: string) => {
    const page = async (limit: number, offset: number) =>
      (
        await server.call(
          "GET",
          `/v3/users/${person.userId}/recommendations?limit=${limit}&offset=${offset}${query}`,
          { as: person },
        )
      ).body;
    const [all, first, second] = [await page(100, 0), await page(50, 0), await page(50, 50)];
    return { all, parts: [...first.recommendations, ...second.recommendations] };
  };

  it.each(["", "&sort=NAME", "&sort=NEWEST&genres=Drama"])(
    "are consistent from one page to the next (%s)",
    async (query) => {
      const { all, parts } = await pages(query);
      expect(parts.map(({ id }: { id: number }) => id)).toEqual(
        all.recommendations.map(({ id }: { id: number }) => id),
      );
    },
  );

  it("have facets that cover all titles", async () => {
    const { all } = await pages("");
    const titles = snapshot().titles;
    expect(all.total).toBe(titles.length);
    for (const { source, count } of all.genreFacets)
      expect([source, count]).toEqual([
        source,
        titles.filter(({ genres }) => genres.includes(source)).length,
      ]);
    const [{ source, count }] = all.providerFacets;
    expect(count).toBe(
      titles.filter(({ providers, offers }) =>
        [...providers, ...offers.filter(({ region }) => region === "US")].some(
          ({ id }) => id === source.id,
        ),
      ).length,
    );
  });
});
