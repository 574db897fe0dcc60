import { NameStore } from "./NameStore.ts";
import type { SearchDocument } from "./SearchDocument.ts";
import { SearchIndex } from "./SearchIndex.ts";

/**
 * Builds an index of the documents; with equal id and kind, the last one counts. It can be modified
 * later.
 */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const store = new NameStore();
  // Adding popular titles first keeps titles often found together close in memory.
  for (const document of lastOfEach(documents).toSorted((a, b) => b.popularity - a.popularity))
    store.add(document);
  const index = new SearchIndex(store);
  // The first search sorts the words; doing it here means nobody waits for it.
  index.search("a", { limit: 1, offset: 0 });
  return index;
}

/** The last of several documents with the same id and kind. */
function lastOfEach(documents: readonly SearchDocument[]): SearchDocument[] {
  const byKind = Map.groupBy(documents, ({ kind }) => kind);
  return [...byKind.values()].flatMap((ofKind) => [
    ...new Map(ofKind.map((document) => [document.id, document])).values(),
  ]);
}
