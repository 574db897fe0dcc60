import { expect, it } from "vitest";
import { firstPerson, isPersonMeant, searchOptions } from "./searchOptions.ts";
import type { PersonHit, SearchAnswer, TitleHit } from "../searchQuery.ts";
import { sampleNode } from "../../../../test/answers/sampleAnswers.ts";

const title = (id: number, nodeType: "tv" | "movie"): TitleHit => ({
  ...sampleNode,
  id,
  nodeType,
  path: `/x/${id}`,
  first_air_year: 2013,
  last_air_year: null,
  matches: [],
  character: null,
});
const person = (name: string, matches: [number, number][]): PersonHit => ({
  id: 9,
  nodeType: "person",
  name,
  path: "/person/p-9",
  knownFor: null,
  sources: [],
  matches,
});
const answer = (parts: Partial<SearchAnswer>): SearchAnswer => ({
  results: [title(1, "tv"), title(2, "movie")],
  tv: [],
  film: [],
  people: [],
  total: 2,
  correction: null,
  best: true,
  onlyNear: false,
  meaning: [],
  missing: null,
  ...parts,
});

it("lists titles before people and can be limited to one scope", () => {
  const all = answer({ people: [person("Tom Hanks", [[0, 3]])] });
  expect(searchOptions({ answer: all, recent: [] }).map(({ url }) => url)).toEqual([
    "/x/1",
    "/x/2",
    "/person/p-9",
  ]);
  expect(searchOptions({ answer: all, recent: [], scope: "movie" }).map(({ url }) => url)).toEqual([
    "/x/2",
  ]);
  expect(searchOptions({ answer: all, recent: [], scope: "people" }).map(({ url }) => url)).toEqual(
    ["/person/p-9"],
  );
});

it("puts an exactly matching person first if titles match only after a spelling correction", () => {
  const whole = person("Tom Hanks", [
    [0, 3],
    [4, 9],
  ]);
  expect(isPersonMeant(answer({ people: [whole], correction: "hacks" }))).toBe(true);
  expect(isPersonMeant(answer({ people: [whole] }))).toBe(false);
  expect(
    isPersonMeant(answer({ people: [person("Tom Hanks", [[0, 3]])], correction: "hacks" })),
  ).toBe(false);
  expect(
    searchOptions({ answer: answer({ people: [whole], correction: "hacks" }), recent: [] })[0]
      ?.kind,
  ).toBe("person");
});

it("offers recent searches if nothing has been typed", () => {
  expect(searchOptions({ answer: null, recent: [{ name: "Her", url: "/movies/her-12" }] })).toEqual(
    [{ kind: "recent", url: "/movies/her-12", recent: { name: "Her", url: "/movies/her-12" } }],
  );
});

it("adds similar titles, the cast and recent searches below the results, without duplicates", () => {
  const recent = [1, 2, 3, 4].map((id) => ({ name: `R${id}`, url: `/tv/r-${id}` }));
  const beside = {
    similar: [title(2, "movie"), title(5, "tv")].map((hit) => ({
      ...hit,
      reason: null,
      confidence: null,
    })),
    cast: [{ id: 7, name: "Amy Adams", path: "/person/amy-adams-7", character: "Amy" }],
  };
  const kinds = (parts: Partial<Parameters<typeof searchOptions>[0]>) =>
    searchOptions({ answer: answer({}), recent, beside, ...parts }).map(
      ({ kind, url }) => `${kind} ${url}`,
    );
  expect(kinds({})).toEqual([
    "title /x/1",
    "title /x/2",
    "similar /x/5",
    "cast /person/amy-adams-7",
    "recent /tv/r-1",
    "recent /tv/r-2",
    "recent /tv/r-3",
  ]);
  expect(kinds({ scope: "tv" })).toEqual(["title /x/1"]);
  expect(kinds({ answer: answer({ people: [person("Tom Hanks", [[0, 3]])] }) })).not.toContain(
    "cast /person/amy-adams-7",
  );
});

it("moves to the first person when Tab is pressed", () => {
  expect(
    firstPerson(
      searchOptions({ answer: answer({ people: [person("Tom Hanks", [])] }), recent: [] }),
    ),
  ).toBe(2);
  expect(firstPerson(searchOptions({ answer: answer({}), recent: [] }))).toBeNull();
});
