import { tagLabel, type TitleElsewhere } from "@worthy/catalogue";
import { TITLE_KINDS, type TitleKind } from "@worthy/domain";
import type { SearchHit } from "@worthy/search";
import { handlersOf, type Queries, type Reading } from "../../platform/http/handler.ts";
import { keepJson } from "../../platform/http/keptJson.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { IdElsewhere } from "../catalogue/statements/findKnownElsewhere.ts";
import type { Title } from "../catalogue/title.ts";
import { bucketOf } from "../lists/bucketOf.ts";
import { sourcesOfPerson } from "../titles/pictureCredit.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import { EVERYWHERE, find, findTitles, only, type FoundTitle } from "./findTitles.ts";
import { createKeptAnswers } from "./keptAnswers.ts";
import type { TermTrait } from "./terms/readTraits.ts";
import { idsInTerm } from "./terms/idsInTerm.ts";

/** What search needs from other features. */
export interface SearchPorts {
  view(): CatalogueView;
  /** The catalogue as the caller sees it. */
  open(context: Reading): Promise<{ scorer: TitleScorer; region: string }>;
  /** The title with this id on another site; null if none is known. */
  findKnownElsewhere(sql: Queries, id: IdElsewhere): Promise<number | null>;
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
const rangesOf = (hit: Pick<SearchHit, "matches">) =>
  hit.matches.map(([start, end]): [number, number] => [start, end]);

function presentTitle({ title, matched, character }: FoundTitle, scorer: TitleScorer) {
  return {
    ...scorer.summary(title),
    first_air_year: yearOrNull(title.firstAirDate),
    last_air_year: yearOrNull(title.lastAirDate),
    matches: matched && matched.name === scorer.name(title) ? rangesOf(matched) : [],
    character,
  };
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

const NOTHING = {
  results: [],
  tv: [],
  film: [],
  people: [],
  total: 0,
  correction: null,
  best: false,
  onlyNear: false,
  meaning: [],
  missing: null,
};

const presentTrait = ({ type, key }: TermTrait) => ({
  type,
  key,
  label: type === "tag" ? tagLabel(key) : type === "decade" ? `${key}s` : key,
});

const presentMissing = ({ name, year, kind }: TitleElsewhere) => ({ name, year, nodeType: kind });

/** People whose name is in the term; only near ones would be strangers. */
const findPeople = ({ index }: CatalogueView, term: string) =>
  find(index, term, { limit: MOST_PEOPLE, offset: 0, kinds: ["person"] }).hits.filter(
    ({ fit, isCorrected }) => fit === "whole" || (fit === "part" && !isCorrected),
  );

/** The term, or for an address or id of another site the title that it names. */
async function readTerm(
  term: string,
  {
    view,
    sql,
    findKnownElsewhere,
  }: Pick<SearchPorts, "findKnownElsewhere"> & { view: CatalogueView; sql: Queries },
): Promise<{ term: string; title?: Title | undefined }> {
  const named = idsInTerm(term);
  if (!named) return { term };
  if (named.source === "name") return { term: named.name };
  const titleId =
    named.source === "own"
      ? named.titleId
      : await findKnownElsewhere(sql, named.source === "imdb" ? { imdbId: named.imdbId } : named);
  return {
    term: "name" in named ? named.name : "",
    title: view.snapshot.title(titleId ?? 0),
  };
}

/** Number of titles in the answers that are kept, together at most 6 MB. */
const MOST_KEPT = 2_000;

interface Meant {
  view: CatalogueView;
  /** What is searched for; empty if only a title is meant. */
  term: string;
  /** The title that an id or an address means. */
  title?: Title | undefined;
  inBucket(titleId: number): boolean;
}

function answer(
  query: SearchQuery,
  { view, term, title, inBucket }: Meant,
  { scorer, region }: { scorer: TitleScorer; region: string },
) {
  const { limit, offset, sortOrder } = query;
  const wanted = query.nodeType ? [query.nodeType] : query.mediaTypes;
  const kinds = wanted.length > 0 ? wanted : TITLE_KINDS;
  const found = title
    ? only(title)
    : findTitles(
        {
          index: view.index,
          snapshot: view.snapshot,
          naming: scorer.naming,
          region,
          inBucket: query.bucket === undefined ? EVERYWHERE : inBucket,
        },
        term,
        { limit, offset, kinds, sortOrder },
      );
  const results = found.titles.map((each) => presentTitle(each, scorer));
  const ofKind = (kind: TitleKind) =>
    query.once ? [] : results.filter(({ nodeType }) => nodeType === kind);
  const people = query.searchCast && !title ? findPeople(view, term) : [];
  return {
    results,
    tv: ofKind("tv"),
    film: ofKind("movie"),
    people: presentPeople(people, view, scorer),
    total: found.total,
    correction: found.correction,
    best: found.claim === "best",
    onlyNear: found.claim === "near" && found.total > 0,
    meaning: found.traits.map(presentTrait),
    missing: found.missing ? presentMissing(found.missing) : null,
  };
}

export function searchHandlers(ports: SearchPorts) {
  /** Answers to terms, for everybody whose ratings aren't known. */
  const keptAnswers = createKeptAnswers<CatalogueView, ReturnType<typeof answer>>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ results }) => results.length + 1,
  });
  const search = async (query: SearchQuery, context: Reading) => {
    const view = ports.view();
    const inBucket = bucketOf(view, query.bucket);
    if (inBucket instanceof Refusal) return inBucket;
    const { term, title } = await readTerm(query.term || query.q || "", {
      ...ports,
      view,
      sql: context.sql,
    });
    if (term.trim() === "" && !title) return NOTHING;
    const { scorer, region } = await ports.open(context);
    const meant = { view, term, title, inBucket };
    if (context.owner || title) return answer(query, meant, { scorer, region });
    const kept = keptAnswers(view, view.index.revision);
    const key = JSON.stringify([query, region, scorer.naming]);
    const found = kept.get(key) ?? keepJson(answer(query, meant, { scorer, region }));
    kept.set(key, found);
    return found;
  };
  return handlersOf({
    search: ({ query }, context) => search(query, context),
    searchV3: ({ query }, context) => search(query, context),
  });
}
