import { NameStore } from "./NameStore.ts";
import type { SearchDocument } from "./SearchDocument.ts";
import { SearchIndex } from "./SearchIndex.ts";

/** Builds an index over the documents; of several with the same id and kind the last counts. It can be changed afterwards. */
export function buildIndex(documents: readonly SearchDocument[]): SearchIndex {
  const store = new NameStore();
  // Titles often found together lie together in memory when the popular ones come first.
  for (const document of lastOfEach(documents).toSorted((a, b) => b.popularity - a.popularity)) store.add(document);
  const index = new SearchIndex(store);
  // The first search sorts the words; done here, no person waits for it.
  index.search("a", { limit: 1, offset: 0 });
  return index;
}

/** Of several documents with the same id and kind the last. */
function lastOfEach(documents: readonly SearchDocument[]): SearchDocument[] {
  const byKind = Map.groupBy(documents, ({ kind }) => kind);
  return [...byKind.values()].flatMap((ofKind) => [...new Map(ofKind.map((document) => [document.id, document])).values()]);
}
