import { describe, expect, it } from "vitest";
import { buildIndex } from "./buildIndex.ts";
import type { SearchDocument, SearchKind } from "./SearchDocument.ts";

const PAGE = { limit: 20, offset: 0 };
const document = (id: number, name: string, kind: SearchKind = "tv"): SearchDocument => ({
  id,
  kind,
  names: [name],
  popularity: 0.5,
});
const idsFor = (index: ReturnType<typeof buildIndex>, term: string) =>
  index.search(term, PAGE).hits.map((hit) => hit.id);

describe("changes to an index", () => {
  it("add a document that can be found by a prefix and with a typo", () => {
    const index = buildIndex([document(1, "Quiet Harbour")]);
    index.add(document(2, "Zebra Crossing"));
    expect(idsFor(index, "zeb")).toEqual([2]);
    expect(idsFor(index, "zerba cros")).toEqual([2]);
    expect(index.size).toBe(2);
  });

  it("replace a document that has the same id and kind", () => {
    const index = buildIndex([document(1, "Old Name")]);
    index.add(document(1, "Fresh Title"));
    expect(idsFor(index, "old name")).toEqual([]);
    expect(idsFor(index, "fresh")).toEqual([1]);
    expect(index.size).toBe(1);
  });

  it("increase the revision each time", () => {
    const index = buildIndex([]);
    const seen = [index.revision];
    index.add(document(1, "Quiet Harbour"));
    seen.push(index.revision);
    index.remove(1);
    seen.push(index.revision);
    idsFor(index, "quiet");
    seen.push(index.revision);
    expect(new Set(seen).size).toBe(3);
    expect(seen[3]).toBe(seen[2]);
  });

  it("remove a document from the results, and report whether it existed", () => {
    const index = buildIndex([document(1, "Quiet Harbour"), document(2, "Quiet Street")]);
    expect(index.remove(1)).toBe(true);
    expect(index.remove(1)).toBe(false);
    expect(idsFor(index, "quiet")).toEqual([2]);
    expect(idsFor(index, "harbour")).toEqual([]);
  });

  it("treat a show and a person with the same id as separate documents", () => {
    const index = buildIndex([
      document(7, "Quiet Harbour"),
      document(7, "Harbour Smith", "person"),
    ]);
    expect(index.search("harbour", PAGE).total).toBe(2);
    expect(
      index.search("harbour", { ...PAGE, kinds: ["person"] }).hits.map((hit) => hit.kind),
    ).toEqual(["person"]);
    index.remove(7, "tv");
    expect(index.search("harbour", PAGE).hits.map((hit) => hit.kind)).toEqual(["person"]);
  });

  it("give the same results as an index built from scratch", () => {
    const changed = buildIndex([]);
    for (let id = 1; id <= 300; id++)
      changed.add(document(id, `Harbour ${String.fromCharCode(97 + (id % 26))}${id % 7} tale`));
    for (let id = 1; id <= 300; id += 2) changed.remove(id);
    const kept = Array.from({ length: 150 }, (_, at) => (at + 1) * 2);
    const fresh = buildIndex(
      kept.map((id) =>
        document(id, `Harbour ${String.fromCharCode(97 + (id % 26))}${id % 7} tale`),
      ),
    );
    for (const term of ["harbour", "harbuor c", "tale k3", "c"])
      expect(changed.search(term, PAGE)).toEqual(fresh.search(term, PAGE));
  });
});
