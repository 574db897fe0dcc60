import type { SearchDocument, SearchIndex, SearchKind } from "@worthy/search";
import { buildIndex } from "@worthy/search";
import type { Deriving } from "./reading/readCatalogue.ts";
import { forEachYielding } from "./reading/forEachYielding.ts";
import type { PersonEntry } from "./reading/peopleTable.ts";
import { namesOf } from "./namesOf.ts";
import type { CatalogueSnapshot } from "./snapshot.ts";
import { roleDocument } from "./roleDocument.ts";
import type { Title } from "./title.ts";

const MOST_FAME = 9;

function titleDocument(title: Title): SearchDocument {
  const { id, kind, firstAirDate, fame } = title;
  return {
    id,
    kind,
    names: namesOf(title),
    year: firstAirDate === null ? undefined : Number(firstAirDate.slice(0, 4)),
    popularity: fame / MOST_FAME,
  };
}

/** A person is as well known as their best known title, slightly less if it has many people. */
function personDocument(
  { id, name, titleCount, firstTitleId }: PersonEntry,
  { title }: CatalogueSnapshot,
): SearchDocument {
  const popularity =
    ((title(firstTitleId)?.fame ?? 1) / MOST_FAME) * Math.min(1, 0.5 + 0.1 * titleCount);
  return { id, kind: "person", names: [name], popularity };
}

/** Titles, their characters and people, each by ascending id. */
function* titleDocuments({ titles }: CatalogueSnapshot): Generator<SearchDocument> {
  for (const title of titles) yield titleDocument(title);
}
function* roleDocuments({ titles }: CatalogueSnapshot): Generator<SearchDocument> {
  for (const title of titles) yield* roleDocument(title);
}
function* peopleDocuments(snapshot: CatalogueSnapshot): Generator<SearchDocument> {
  for (let at = 0; at < snapshot.people.size; at++)
    yield personDocument(snapshot.people.entry(at), snapshot);
}

/** An index that grows while titles are read, and is complete once people are known. */
export function growIndex(): Deriving<SearchIndex> {
  const index = buildIndex([]);
  return {
    take: (titles) => {
      for (const title of titles) {
        index.add(titleDocument(title));
        for (const document of roleDocument(title)) index.add(document);
      }
    },
    finish: (snapshot) => {
      for (const document of peopleDocuments(snapshot)) index.add(document);
      // The first search sorts the words; doing it here means nobody waits for it.
      index.search("a", { limit: 1, offset: 0 });
      return index;
    },
  };
}

interface Difference {
  added: SearchDocument[];
  removed: { id: number; kind: SearchKind }[];
}

function isAlike(a: SearchDocument, b: SearchDocument): boolean {
  return (
    a.year === b.year &&
    a.popularity === b.popularity &&
    a.names.length === b.names.length &&
    a.names.every((name, at) => name === b.names[at])
  );
}

/** Differences between two sequences of documents, both by ascending id. */
async function compare(
  before: Iterator<SearchDocument>,
  after: Iterable<SearchDocument>,
  { added, removed }: Difference,
): Promise<void> {
  let old = before.next();
  const leave = ({ id, kind }: SearchDocument) => {
    removed.push({ id, kind });
    old = before.next();
  };
  await forEachYielding(after, (document) => {
    while (!old.done && old.value.id < document.id) leave(old.value);
    if (old.done || old.value.id > document.id) return void added.push(document);
    if (old.value.kind !== document.kind) removed.push({ id: document.id, kind: old.value.kind });
    if (old.value.kind !== document.kind || !isAlike(old.value, document)) added.push(document);
    old = before.next();
  });
  while (!old.done) leave(old.value);
}

/**
 * Updates an index from one catalogue to the next by their differences, alternating with requests.
 * First adds new and renamed documents; then `swap` makes the next catalogue current, where hits
 * are looked up; then removes old documents.
 */
export async function changeIndex(
  index: SearchIndex,
  {
    before,
    after,
    swap,
  }: { before: CatalogueSnapshot; after: CatalogueSnapshot; swap: () => void },
): Promise<void> {
  const difference: Difference = { added: [], removed: [] };
  await compare(titleDocuments(before), titleDocuments(after), difference);
  await compare(roleDocuments(before), roleDocuments(after), difference);
  await compare(peopleDocuments(before), peopleDocuments(after), difference);
  await forEachYielding(difference.added, (document) => index.add(document));
  swap();
  await forEachYielding(difference.removed, ({ id, kind }) => index.remove(id, kind));
}
