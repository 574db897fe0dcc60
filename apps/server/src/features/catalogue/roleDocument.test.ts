import { expect, it } from "vitest";
import { roleDocument } from "./roleDocument.ts";

const rolesOf = (characters: (string | null)[], facts: { source?: string; fame?: number } = {}) =>
  roleDocument({
    id: 1,
    source: "bundle",
    fame: 3,
    firstAirDate: "2008-01-20",
    cast: characters.map((character, at) => ({ personId: at, name: "Somebody", character })),
    ...facts,
  }).flatMap(({ names }) => names);

it("includes all of a character's names, and skips roles without a name", () => {
  expect(rolesOf(["Walter White", "Bruce Wayne / Batman", null])).toEqual([
    "Walter White",
    "Bruce Wayne",
    "Batman",
  ]);
  expect(rolesOf(["Himself", "Self - Host", "Narrator (voice)", "Various", "Al"])).toEqual([]);
  expect(rolesOf(["Simba (voice)"])).toEqual(["Simba"]);
});

it("includes the roles of imported titles only if those titles are well known", () => {
  expect(rolesOf(["Walter White"], { source: "tmdb", fame: 2.5 })).toEqual([]);
  expect(rolesOf(["Walter White"], { source: "tmdb", fame: 6 })).toEqual(["Walter White"]);
});

it("doesn't load the cast of a little-known title", () => {
  const title = { id: 1, source: "tmdb", fame: 1.5, firstAirDate: null };
  const unread = Object.defineProperty(title, "cast", {
    get: () => {
      throw new Error("unpacked");
    },
  }) as Parameters<typeof roleDocument>[0]; // its cast is the getter
  expect(roleDocument(unread)).toEqual([]);
});
