import { describe, expect, it } from "vitest";
import { buildIndex } from "./buildIndex.ts";
import type { SearchDocument, SearchOptions } from "./SearchDocument.ts";

const NAMES: [popularity: number, ...names: string[]][] = [
  [1, "Breaking Bad"],
  [1, "The Godfather"],
  [0.8, "Amélie", "Le Fabuleux Destin d'Amélie Poulain"],
  [0.9, "The Wire"],
  [0.2, "Wired"],
  [0.8, "2001: A Space Odyssey"],
  [0.9, "The Office"],
  [0.6, "Office Space"],
  [0.9, "Spider-Man"],
  [0.9, "Batman"],
  [0.8, "千と千尋の神隠し", "Spirited Away"],
  [0.3, "Мужики"],
  [0.7, "M*A*S*H"],
  [0.6, "Rocky II"],
  [0.7, "Rocky"],
  [0.8, "Ocean's Eleven"],
  [0.8, "Law & Order"],
  [0.8, "Parks and Recreation"],
  [0.8, "오징어 게임", "Squid Game"],
  [0.9, "The Lord of the Rings"],
  [0.1, "???"],
  [0.7, "It"],
  [0.8, "WALL·E"],
  [0.7, "Schitt's Creek"],
];
const documents = NAMES.map(([popularity, ...names], index): SearchDocument => ({
  id: index + 1,
  kind: "movie",
  names,
  popularity,
  year: 1990 + index,
}));
const index = buildIndex(documents);
const PAGE: SearchOptions = { limit: 10, offset: 0 };

function find(term: string) {
  const answer = index.search(term, PAGE);
  return { ...answer, names: answer.hits.map((hit) => documents[hit.id - 1]?.names[0]) };
}

/** The first hit's display name with matches in brackets. */
function marked(term: string): string {
  const [hit] = index.search(term, PAGE).hits;
  const name = documents[(hit?.id ?? 0) - 1]?.names[0] ?? "";
  return (hit?.matches ?? [])
    .toReversed()
    .reduce(
      (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
      name,
    );
}

describe("search", () => {
  it.each([
    ["amelie", "Amélie"],
    ["fabuleux", "Amélie"],
    ["the wir", "The Wire"],
    ["2001", "2001: A Space Odyssey"],
    ["office", "The Office"],
    ["office uk", "The Office"],
    ["office 1996", "The Office"],
    ["bad breaking", "Breaking Bad"],
    ["break bad", "Breaking Bad"],
    ["the breaking bad", "Breaking Bad"],
    ["lord rings", "The Lord of the Rings"],
    ["spiderman", "Spider-Man"],
    ["spider man", "Spider-Man"],
    ["mash", "M*A*S*H"],
    ["m.a.s.h", "M*A*S*H"],
    ["walle", "WALL·E"],
    ["rocky 2", "Rocky II"],
    ["rocky", "Rocky"],
    ["oceans 11", "Ocean's Eleven"],
    ["law and order", "Law & Order"],
    ["千尋", "千と千尋の神隠し"],
    ["神隠", "千と千尋の神隠し"],
    ["муж", "Мужики"],
    ["жик", "Мужики"],
    ["오징어게임", "오징어 게임"],
    ["???", "???"],
    ["it", "It"],
  ])("finds %j as typed: %s", (term, name) => {
    const { names, correction } = find(term);
    expect(names[0]).toBe(name);
    expect(correction).toBeUndefined();
  });

  it.each([
    ["brekaing ba", "Breaking Bad", "breaking bad"],
    ["godfathr", "The Godfather", "godfather"],
    ["amlie", "Amélie", "amélie"],
    ["hte wire", "The Wire", "the wire"],
    ["shits creek", "Schitt's Creek", "schitt's creek"],
    ["breakingbad", "Breaking Bad", "breaking bad"],
    ["parksandrec", "Parks and Recreation", "parks and recreation"],
    ["bat man", "Batman", "batman"],
  ])("corrects %j to %s", (term, name, correction) =>
    expect(find(term)).toMatchObject({ correction, names: expect.arrayContaining([name]) }),
  );

  it.each([
    ["brekaing ba", "[Breaking] [Ba]d"],
    ["godfathe", "The [Godfathe]r"],
    ["amel", "[Amél]ie"],
    ["spiderm", "[Spider-M]an"],
    ["wall-e", "[WALL]·[E]"],
    ["жик", "Му[жик]и"],
    ["千尋", "千と[千][尋]の神隠し"],
  ])("highlights the match for %j: %s", (term, text) => expect(marked(term)).toBe(text));

  it("returns which name matched, and highlights it", () =>
    expect(find("squid").hits[0]).toMatchObject({ name: "Squid Game", matches: [[0, 5]] }));

  it("finds nothing for an empty term", () => {
    for (const term of ["", "   ", "\u0000", "\n\t"])
      expect(index.search(term, PAGE)).toEqual({ hits: [], total: 0 });
  });

  it("ranks whole names, then prefixes, then corrected typos if there is no whole match", () => {
    const rivals = buildIndex([
      { id: 1, kind: "tv", names: ["Lots"], popularity: 1 },
      { id: 2, kind: "tv", names: ["Lostness"], popularity: 0 },
      { id: 3, kind: "tv", names: ["Lost"], popularity: 0.1 },
    ]);
    const found = (term: string) => rivals.search(term, PAGE).hits.map((hit) => hit.id);
    expect(found("lost")).toEqual([3, 2]);
    expect(found("lostn")).toEqual([2, 3]);
  });

  it("uses popularity to decide between names that match equally well", () => {
    const alike = buildIndex(
      [0.2, 0.9, 0.5].map((popularity, at) => ({
        id: at + 1,
        kind: "tv",
        names: ["Dawn"],
        popularity,
      })),
    );
    expect(alike.search("daw", PAGE).hits.map((hit) => hit.id)).toEqual([2, 3, 1]);
  });
});
