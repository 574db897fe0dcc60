import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildIndex } from "./buildIndex.ts";
import { foldText } from "./foldText.ts";
import type { SearchDocument } from "./SearchDocument.ts";
import { SearchIndex } from "./SearchIndex.ts";

const WORDS =
  "the of night star river blue stone garden last winter glass crown amélie o'clock spider-man 2 ii 千 尋 дом".split(
    " ",
  );
const name = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
      .map((words) => words.join(" ")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }) },
);
const catalogue = fc
  .array(
    fc.record({
      names: fc.array(name, { minLength: 1, maxLength: 2 }),
      popularity: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 30 },
  )
  .map((rows) =>
    rows.map((row, at): SearchDocument => ({
      ...row,
      id: at + 1,
      kind: at % 2 === 0 ? "tv" : "movie",
    })),
  );
const term = fc.oneof(
  name,
  fc.string({ unit: "binary" }),
  name.map((text) => text.slice(0, Math.ceil(text.length / 2))),
);

describe("searching any catalogue", () => {
  it("never throws, and returns correct limits, totals and matching names", () => {
    fc.assert(
      fc.property(catalogue, term, fc.integer({ min: -1, max: 12 }), (documents, text, limit) => {
        const { hits, total } = buildIndex(documents).search(text, { limit, offset: 0 });
        expect(hits.length).toBe(Math.min(Math.max(0, limit), total));
        for (const hit of hits) {
          const { length } = hit.name;
          for (const [start, end] of hit.matches)
            expect(0 <= start && start < end && end <= length).toBe(true);
        }
      }),
    );
  });

  it("returns the same results, regardless of earlier searches and the order in which documents were added", () => {
    fc.assert(
      fc.property(catalogue, fc.array(term, { maxLength: 4 }), term, (documents, before, text) => {
        const used = buildIndex(documents.toReversed());
        for (const earlier of before) used.search(earlier, { limit: 5, offset: 0 });
        const options = { limit: 50, offset: 0 };
        expect(used.search(text, options)).toEqual(buildIndex(documents).search(text, options));
      }),
    );
  });

  it("returns the same results from an index that was packed, sent, and changed since", () => {
    fc.assert(
      fc.property(catalogue, catalogue, term, (documents, later, text) => {
        const built = buildIndex(documents);
        built.remove(2);
        const sent = SearchIndex.from(structuredClone(built.pack()));
        const options = { limit: 50, offset: 0 };
        expect(sent.search(text, options)).toEqual(built.search(text, options));
        for (const index of [sent, built]) {
          for (const document of later) index.add(document);
          index.remove(1);
        }
        expect(sent.search(text, options)).toEqual(built.search(text, options));
        expect(sent.size).toBe(built.size);
      }),
    );
  });

  it("takes all pages from a single ranking", () => {
    fc.assert(
      fc.property(
        catalogue,
        term,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 40 }),
        (documents, text, limit, offset) => {
          const index = buildIndex(documents);
          const all = index.search(text, { limit: 100, offset: 0 });
          const page = index.search(text, { limit, offset });
          expect(page).toEqual({ ...all, hits: all.hits.slice(offset, offset + limit) });
        },
      ),
    );
  });

  it("finds each document by its full name on the first page, unless others share that name", () => {
    fc.assert(
      fc.property(catalogue, (documents) => {
        const index = buildIndex(documents);
        for (const { id, names } of documents) {
          const own = foldText(names[0] ?? "");
          const alike = documents.filter((other) =>
            other.names.some((one) => foldText(one) === own),
          ).length;
          const { hits } = index.search(names[0] ?? "", { limit: alike + 9, offset: 0 });
          if (own !== "") expect(hits.map((hit) => hit.id)).toContain(id);
        }
      }),
    );
  });
});

describe("hostile terms", () => {
  const words = Array.from(
    { length: 3000 },
    (_, at) => `${at.toString(26)}tar${(at * 7919).toString(31)}`,
  );
  const index = buildIndex(
    words.map((word, at) => ({
      id: at + 1,
      kind: "tv",
      names: [`${word} the ${words[(at * 7) % 3000]}`],
      popularity: at / 3000,
    })),
  );
  it.each([
    ["a letter repeated 10,000 times", "a".repeat(10_000)],
    ["10,000 letters apart", "a ".repeat(5_000)],
    ["misspelled words", "satr rtas tasr ".repeat(700)],
    ["NUL bytes", "\u0000".repeat(10_000)],
    ["spaces", " ".repeat(10_000)],
    ["emoji", "🍿👩‍👩‍👧".repeat(2_000)],
    ["lone surrogates", "\ud83c".repeat(10_000)],
    ["stacked accents", `e${"\u0301".repeat(10_000)}`],
    ["ligatures that grow when folded", "ﷺ".repeat(10_000)],
  ])("are truncated to the first 200 UTF-16 units: %s", (_, text) => {
    const options = { limit: 10, offset: 0 };
    expect(index.search(text, options)).toEqual(index.search(text.slice(0, 200), options));
  });

  it("treats invalid limits and offsets as 0", () => {
    for (const wrong of [-1, Number.NaN, Number.NEGATIVE_INFINITY])
      expect(index.search("1tar", { limit: wrong, offset: wrong }).hits).toEqual([]);
    expect(index.search("1tar", { limit: 10, offset: Number.POSITIVE_INFINITY }).hits).toEqual([]);
  });
});
