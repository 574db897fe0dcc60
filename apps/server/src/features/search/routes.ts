import { TITLE_KINDS, type Naming, type TitleKind } from "@worthy/domain";
import type { SearchAnswer, SearchHit, SearchIndex, SearchOptions } from "@worthy/search";
import { LRUCache } from "lru-cache";
import { handlersOf, type Reading } from "../../platform/http/handler.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { byName, newestFirst, oldestFirst } from "../catalogue/titleOrder.ts";
import { bucketOf } from "../lists/bucketOf.ts";
import { sourcesOfPerson } from "../titles/pictureCredit.ts";
import type { TitleScorer } from "../titles/presentNode.ts";

/** What search needs from other features. */
export interface SearchPorts {
  view(): CatalogueView;
  scorer(context: Reading): Promise<TitleScorer>;
}

interface SearchQuery {
  term?: string;
  q?: string;
  limit: number;
  offset: number;
  searchCast: boolean;
  nodeType?: TitleKind;
  mediaTypes: readonly TitleKind[];
  sortOrder: "RELEVANCE" | "NAME" | "NEWEST" | "OLDEST";
  once: boolean;
  bucket?: string;
}

const yearOrNull = (date: string | null) => (date === null ? null : Number(date.slice(0, 4)));
const rangesOf = (hit: SearchHit) =>
  hit.matches.map(([start, end]): [number, number] => [start, end]);

function presentTitles(
  hits: readonly SearchHit[],
  { snapshot }: CatalogueView,
  scorer: TitleScorer,
) {
  return hits.flatMap((hit) => {
    const title = snapshot.title(hit.id);
    return title
      ? [
          {
            ...scorer.summary(title),
            first_air_year: yearOrNull(title.firstAirDate),
            last_air_year: yearOrNull(title.lastAirDate),
            matches: hit.name === scorer.name(title) ? rangesOf(hit) : [],
          },
        ]
      : [];
  });
}

function presentPeople(
  hits: readonly SearchHit[],
  { snapshot }: CatalogueView,
  scorer: TitleScorer,
) {
  return hits.flatMap((hit) => {
    const person = snapshot.person(hit.id);
    if (!person) return [];
    const bestKnown = snapshot.title(person.titleIds[0] ?? 0);
    return [
      {
        id: person.id,
        nodeType: "person" as const,
        name: person.name,
        path: person.path,
        knownFor: bestKnown ? scorer.name(bestKnown) : null,
        sources: sourcesOfPerson(person, snapshot),
        matches: rangesOf(hit),
      },
    ];
  });
}

const MOST_PEOPLE = 5;
/** Other sort orders apply to this many best answers; those further down hardly match the term. */
const MOST_ORDERED = 5_000;

const orderOf = (sort: SearchQuery["sortOrder"], naming: Naming) =>
  sort === "RELEVANCE"
    ? null
    : { NAME: byName(naming), NEWEST: newestFirst, OLDEST: oldestFirst }[sort];

/** Many type the same beginnings of names: so many answers are kept, together at most 5 MB. */
const MOST_KEPT = 500;

interface Kept {
  revision: number;
  answers: LRUCache<string, SearchAnswer>;
}

const keptOf = new WeakMap<SearchIndex, Kept>();

/** What the index finds, which is the same for everybody until it changes. */
function find(index: SearchIndex, term: string, options: SearchOptions): SearchAnswer {
  const { revision } = index;
  let kept = keptOf.get(index);
  if (kept?.revision !== revision) {
    kept = { revision, answers: new LRUCache({ max: MOST_KEPT }) };
    keptOf.set(index, kept);
  }
  const key = JSON.stringify([term, options]);
  const answer = kept.answers.get(key) ?? index.search(term, options);
  kept.answers.set(key, answer);
  return answer;
}

interface SearchedView extends CatalogueView {
  naming: Naming;
  inBucket(titleId: number): boolean;
}

/**
 * One page of the titles matching a term. A bucket, or a sort order other than the index's, needs
 * all of them.
 */
function findTitles(
  { index, snapshot, inBucket, naming }: SearchedView,
  term: string,
  { limit, offset, sortOrder, nodeType, mediaTypes, bucket }: SearchQuery,
) {
  const wanted = nodeType ? [nodeType] : mediaTypes;
  const kinds = wanted.length > 0 ? wanted : TITLE_KINDS;
  const order = orderOf(sortOrder, naming);
  if (!order && bucket === undefined) return find(index, term, { limit, offset, kinds });
  const { hits, ...answer } = index.search(term, { limit: MOST_ORDERED, offset: 0, kinds });
  const known = hits.flatMap((hit) => {
    const title = snapshot.title(hit.id);
    return title && inBucket(title.id) ? [{ hit, title }] : [];
  });
  const sorted = order ? known.toSorted((a, b) => order(a.title, b.title)) : known;
  return {
    ...answer,
    total: known.length,
    hits: sorted.slice(offset, offset + limit).map(({ hit }) => hit),
  };
}

export function searchHandlers(ports: SearchPorts) {
  const search = async (query: SearchQuery, context: Reading) => {
    const term = query.term || query.q || "";
    const nothing = {
      results: [],
      tv: [],
      film: [],
      people: [],
      total: 0,
      correction: null,
      onlyNear: false,
    };
    const view = ports.view();
    const inBucket = bucketOf(view, query.bucket);
    if (inBucket instanceof Refusal) return inBucket;
    if (term.trim() === "") return nothing;
    const scorer = await ports.scorer(context);
    const { hits, total, correction, onlyNear } = findTitles(
      { ...view, inBucket, naming: scorer.naming },
      term,
      query,
    );
    const people = query.searchCast
      ? find(view.index, term, { limit: MOST_PEOPLE, offset: 0, kinds: ["person"] }).hits
      : [];
    const results = presentTitles(hits, view, scorer);
    const ofKind = (kind: TitleKind) =>
      query.once ? [] : results.filter(({ nodeType }) => nodeType === kind);
    return {
      results,
      tv: ofKind("tv"),
      film: ofKind("movie"),
      people: presentPeople(people, view, scorer),
      total,
      correction: correction ?? null,
      onlyNear: onlyNear ?? false,
    };
  };
  return handlersOf({
    search: ({ query }, context) => search(query, context),
    searchV3: ({ query }, context) => search(query, context),
  });
}
