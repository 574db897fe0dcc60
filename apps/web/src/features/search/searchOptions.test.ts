import { expect, it } from "vitest";
import { isPersonMeant, searchOptions } from "./searchOptions.ts";
import type { PersonHit, SearchAnswer, TitleHit } from "./searchQuery.ts";
import { sampleNode } from "../../../test/sampleAnswers.ts";

const title = (id: number, nodeType: "tv" | "movie"): TitleHit => ({ ...sampleNode, id, nodeType, path: `/x/${id}`, first_air_year: 2013, last_air_year: null, matches: [] });
const person = (name: string, matches: [number, number][]): PersonHit => ({ id: 9, nodeType: "person", name, path: "/person/p-9", knownFor: null, matches });
const answer = (parts: Partial<SearchAnswer>): SearchAnswer => ({
  results: [title(1, "tv"), title(2, "movie")],
  tv: [],
  film: [],
  people: [],
  total: 2,
  correction: null,
  ...parts,
});

it("puts titles before people and narrows to a scope", () => {
  const all = answer({ people: [person("Tom Hanks", [[0, 3]])] });
  expect(searchOptions(all, []).map(({ url }) => url)).toEqual(["/x/1", "/x/2", "/person/p-9"]);
  expect(searchOptions(all, [], "movie").map(({ url }) => url)).toEqual(["/x/2"]);
  expect(searchOptions(all, [], "people").map(({ url }) => url)).toEqual(["/person/p-9"]);
});

it("puts a person first who matches whole where titles match only mended", () => {
  const whole = person("Tom Hanks", [
    [0, 3],
    [4, 9],
  ]);
  expect(isPersonMeant(answer({ people: [whole], correction: "hacks" }))).toBe(true);
  expect(isPersonMeant(answer({ people: [whole] }))).toBe(false);
  expect(isPersonMeant(answer({ people: [person("Tom Hanks", [[0, 3]])], correction: "hacks" }))).toBe(false);
  expect(searchOptions(answer({ people: [whole], correction: "hacks" }), [])[0]?.kind).toBe("person");
});

it("offers recent searches where nothing was asked", () => {
  expect(searchOptions(null, [{ name: "Her", url: "/movies/her-12" }])).toEqual([{ kind: "recent", url: "/movies/her-12", recent: { name: "Her", url: "/movies/her-12" } }]);
});
