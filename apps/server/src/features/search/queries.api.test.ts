import { foldText } from "@worthy/search";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  absentNames,
  measureAbsent,
  measureDenied,
  measureFound,
  measureMeaning,
  type Describe,
  type QualityRow,
  type SearchedAnswer,
} from "../../../../../bench/search/searchQuality.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";
import { namesOf } from "../catalogue/namesOf.ts";

/** The least share of queries of a kind whose first title is the one that was meant. */
const BARS: Record<string, number> = {
  misspelt: 0.95,
  german: 0.9,
  spanish: 0.9,
  short: 0.8,
  sequels: 0.9,
  qualifiers: 0.9,
  characters: 0.8,
  present: 0.95,
};

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const ask = async (term: string): Promise<SearchedAnswer> =>
  (await server.call("GET", `/v4/search/?term=${encodeURIComponent(term)}`)).body;

const shareOf = ({ right, asked }: QualityRow) => right / asked;

describe("a search query", () => {
  it("finds the intended results often enough for each kind of query", async () => {
    const rows = await measureFound(ask);
    const asked = rows.reduce((sum, row) => sum + row.asked, 0);
    expect(asked).toBeGreaterThanOrEqual(500);
    const below = rows.filter((row) => shareOf(row) < (BARS[row.kind] ?? 1));
    expect(below).toEqual([]);
  });

  it("always has results if the title is in the catalogue", async () => {
    const row = await measureDenied(ask);
    expect(row.wrong).toEqual([]);
  });

  it("is treated as a search for traits if it doesn't name a title", async () => {
    const { snapshot } = server.core.catalogue.view();
    const describeTitle: Describe = async (id) => {
      const title = snapshot.title(id);
      return {
        kind: [title?.kind ?? ""],
        country: title?.countries ?? [],
        genre: title?.genres ?? [],
        tag: title?.tags ?? [],
        service: title?.providers.map(({ name }) => name) ?? [],
        decade: [`${title?.firstAirDate?.slice(0, 3)}0`],
      };
    };
    const row = await measureMeaning(ask, describeTitle);
    expect(row.wrong).toEqual([]);
  });

  it("has no best match if the title isn't in the catalogue", async () => {
    const { snapshot } = server.core.catalogue.view();
    const names = new Set(snapshot.titles.flatMap(namesOf).map(foldText));
    const absent = absentNames();
    expect(absent.filter((name) => names.has(foldText(name)))).toEqual([]);
    expect(absent.length).toBeGreaterThanOrEqual(200);
    const row = await measureAbsent(ask);
    expect(row.wrong).toEqual([]);
  });
});
