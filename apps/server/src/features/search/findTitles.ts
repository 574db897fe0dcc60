import type { TitleElsewhere } from "@worthy/catalogue";
import { TITLE_KINDS, type Naming, type TitleKind } from "@worthy/domain";
import {
  foldText,
  isArticle,
  type SearchAnswer,
  type SearchHit,
  type SearchIndex,
  type SearchKind,
  type SearchOptions,
} from "@worthy/search";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import type { Title } from "../catalogue/title.ts";
import { createKeptAnswers } from "./keptAnswers.ts";
import { byName, newestFirst, oldestFirst } from "../catalogue/titleOrder.ts";
import { nameKeyOf, titleElsewhere } from "./terms/titleElsewhere.ts";
import { hasTraits, readQualified, readTraits, type TermTrait } from "./terms/readTraits.ts";

export interface TitleSearchOptions {
  limit: number;
  offset: number;
  kinds: readonly TitleKind[];
  sortOrder: "RELEVANCE" | "NAME" | "NEWEST" | "OLDEST";
}

/** The catalogue as somebody searches it. */
export interface SearchedView extends Pick<CatalogueView, "index" | "snapshot"> {
  naming: Naming;
  region: string;
  inBucket(titleId: number): boolean;
}

/** A title that was found. */
export interface FoundTitle {
  title: Title;
  /** The name that matched, and where; none if something else than a name did. */
  matched: Pick<SearchHit, "name" | "matches"> | null;
  /** The character by whose name it was found. */
  character: string | null;
}

/** How the first title answers: it is what was meant, one of several, or only near to it. */
export type Claim = "best" | "some" | "near";

export interface FoundTitles {
  titles: FoundTitle[];
  total: number;
  claim: Claim;
  correction: string | null;
  /** What the titles have in common, if that was asked for instead of a name. */
  traits: readonly TermTrait[];
  /** The title that was meant, if it is known not to be here. */
  missing?: TitleElsewhere;
}

/** Other orders than relevance, and narrower searches, apply to this many best answers. */
const MOST_ORDERED = 5_000;
const MOST_QUALIFIED = 200;
/** Many type the same beginnings of names: so many answers are kept, together at most 5 MB. */
const MOST_KEPT = 500;

const keptAnswers = createKeptAnswers<SearchIndex, SearchAnswer>({ max: MOST_KEPT });

/** What the index finds, which is the same for everybody until it changes. */
export function find(index: SearchIndex, term: string, options: SearchOptions): SearchAnswer {
  const kept = keptAnswers(index, index.revision);
  const key = JSON.stringify([term, options]);
  const answer = kept.get(key) ?? index.search(term, options);
  kept.set(key, answer);
  return answer;
}

/** A title that was asked for by its id. */
export const only = (title: Title): FoundTitles => ({
  ...nothing("best"),
  titles: [{ title, matched: null, character: null }],
  total: 1,
});

const nothing = (claim: Claim): FoundTitles => ({
  titles: [],
  total: 0,
  claim,
  correction: null,
  traits: [],
});

/** What the first hit claims. */
function claimOf(best: SearchHit | undefined): Claim {
  if (!best || best.fit === "near") return "near";
  return best.fit === "part" ? "some" : "best";
}

interface FoundByName {
  found: FoundTitles;
  /** Of all pages and in whatever order, the hits that answer best. */
  first: readonly SearchHit[];
}

/** So many of the best hits tell what a term means. */
const FIRST = 20;

/** Titles whose names match, in the requested order. */
function byNames(view: SearchedView, term: string, options: TitleSearchOptions): FoundByName {
  const { index, inBucket } = view;
  const { limit, offset, kinds, sortOrder } = options;
  const most = offset === 0 ? Math.max(FIRST, limit) : FIRST;
  const { hits, total, correction = null } = find(index, term, { limit: most, offset: 0, kinds });
  const found = { claim: claimOf(hits[0]), correction, traits: [] };
  if (sortOrder === "RELEVANCE" && inBucket === EVERYWHERE) {
    const page =
      offset === 0 ? hits.slice(0, limit) : find(index, term, { limit, offset, kinds }).hits;
    return { first: hits, found: { ...found, titles: titlesOf(view, page), total } };
  }
  const all = index.search(term, { limit: MOST_ORDERED, offset: 0, kinds });
  return { first: hits, found: { ...found, ...pageOf(view, titlesOf(view, all.hits), options) } };
}

export const EVERYWHERE = () => true;

function inOrder(
  found: readonly FoundTitle[],
  sortOrder: TitleSearchOptions["sortOrder"],
  naming: Naming,
): readonly FoundTitle[] {
  if (sortOrder === "RELEVANCE") return found;
  const order = { NAME: byName(naming), NEWEST: newestFirst, OLDEST: oldestFirst }[sortOrder];
  return found.toSorted((a, b) => order(a.title, b.title));
}

/** One page of titles that were found in another way than by one search of the index. */
function pageOf(
  view: SearchedView,
  found: readonly FoundTitle[],
  { limit, offset, kinds, sortOrder }: TitleSearchOptions,
): Pick<FoundTitles, "titles" | "total"> {
  const wanted = found.filter(({ title }) => kinds.includes(title.kind) && view.inBucket(title.id));
  const sorted = inOrder(wanted, sortOrder, view.naming);
  return { titles: sorted.slice(offset, offset + limit), total: wanted.length };
}

/** A name with words that say which title of this name is meant: "the office us", "fargo series". */
function byQualifiedName(
  view: SearchedView,
  term: string,
  options: TitleSearchOptions,
): FoundTitles | null {
  const { index, snapshot, region } = view;
  let others: FoundTitles | null = null;
  for (const { name, traits, season } of readQualified(term, snapshot.providers)) {
    const { hits } = find(index, name, { limit: MOST_QUALIFIED, offset: 0, kinds: TITLE_KINDS });
    const named = hits.filter(({ fit }) => fit !== "near");
    const passes = ({ id }: SearchHit) => {
      const title = snapshot.title(id);
      return (
        title !== undefined &&
        hasTraits(traits, title, region) &&
        (season === null ||
          (title.kind === "tv" && title.seasons.some(({ number }) => number === season)))
      );
    };
    const meant = named.filter(passes);
    const whole = meant.filter(({ fit }) => fit === "whole");
    const chosen = whole.length > 0 ? whole : meant;
    const foundIn = (some: readonly SearchHit[], claim: Claim): FoundTitles => ({
      ...pageOf(view, titlesOf(view, some), options),
      claim,
      correction: null,
      traits: [],
    });
    if (chosen.length > 0) return foundIn(chosen, whole.length > 0 ? "best" : "some");
    if (!others && named.some(({ fit }) => fit === "whole")) others = foundIn(named, "near");
  }
  return others;
}

const titlesOf = ({ snapshot }: SearchedView, hits: readonly SearchHit[]): FoundTitle[] =>
  hits.flatMap((hit) => {
    const title = snapshot.title(hit.id);
    return title ? [{ title, matched: hit, character: null }] : [];
  });

const ROLES: readonly SearchKind[] = ["role"];

/** Titles by the name of a character: never claimed to be what was meant, as a title may have the same name. */
function byCharacter(
  view: SearchedView,
  term: string,
  options: TitleSearchOptions,
): FoundTitles | null {
  const { hits } = find(view.index, term, { limit: MOST_QUALIFIED, offset: 0, kinds: ROLES });
  const [best] = hits;
  if (!best || best.fit === "near" || best.isCorrected) return null;
  const found = titlesOf(
    view,
    hits.filter(({ fit }) => fit === best.fit),
  ).map(({ title, matched }) => ({ title, matched: null, character: matched?.name ?? null }));
  return { ...pageOf(view, found, options), claim: "some", correction: null, traits: [] };
}

const byFame = new WeakMap<CatalogueView["snapshot"], readonly Title[]>();

/** All titles, best known first; sorted once per catalogue. */
function bestKnown(snapshot: CatalogueView["snapshot"]): readonly Title[] {
  const known =
    byFame.get(snapshot) ?? snapshot.titles.toSorted((a, b) => b.fame - a.fame || a.id - b.id);
  byFame.set(snapshot, known);
  return known;
}

/** Titles with what you asked for, best known first. */
function byTraits(
  view: SearchedView,
  term: string,
  options: TitleSearchOptions,
): FoundTitles | null {
  const traits = readTraits(term, view.snapshot.providers);
  if (!traits) return null;
  const found = bestKnown(view.snapshot)
    .filter((title) => hasTraits(traits, title, view.region))
    .map((title) => ({ title, matched: null, character: null }));
  return found.length === 0
    ? null
    : { ...pageOf(view, found, options), claim: "some", correction: null, traits };
}

/** With so many names that begin with a term, it is more likely one of these than a title that isn't here. */
const MANY_BEGUN = 4;

/** Whether titles here are called so together: by a series, by what stands before a colon, or as the beginning of many. */
function isCalledSo(
  { snapshot }: SearchedView,
  term: string,
  first: readonly SearchHit[],
): boolean {
  const begun = first.filter((hit) => startsName(hit) && !hit.isCorrected);
  const key = nameKeyOf(term);
  const isSeries = ({ id }: SearchHit) => {
    const title = snapshot.title(id);
    const head = title?.name.includes(": ") ? title.name.split(": ", 1)[0] : undefined;
    return [title?.franchise, head].some((name) => name && nameKeyOf(name) === key);
  };
  return begun.length >= MANY_BEGUN || begun.some(isSeries);
}

/** A name typed from its start goes before what its words would ask for: "family" may become "Family Guy". */
function startsName(hit: SearchHit | undefined): boolean {
  if (!hit || hit.fit === "near") return false;
  const before = foldText(hit.name.slice(0, hit.matches[0]?.[0]));
  return before === "" || isArticle(before);
}

/** A best match that another order, a list or a later page doesn't have first is no best match there. */
const asShown = ({ found, first: [best] }: FoundByName): FoundTitles =>
  found.claim === "best" && found.titles[0]?.title.id !== best?.id
    ? { ...found, claim: "some" }
    : found;

/**
 * One page of the titles that a term means: those with its name; else those with what its words ask for, those
 * of a name with words beside it (country, kind, season …), or those with a character of this name; else those
 * with a name near to it.
 */
export function findTitles(
  view: SearchedView,
  term: string,
  options: TitleSearchOptions,
): FoundTitles {
  if (term.trim() === "") return nothing("some");
  const named = byNames(view, term, options);
  const { first, found } = named;
  const [best] = first;
  const isNamed = best?.fit === "whole" && !best.isCorrected;
  const missing = isNamed || isCalledSo(view, term, first) ? undefined : titleElsewhere(term);
  if (missing) return { ...found, claim: "near", correction: null, missing };
  if (found.claim === "best" || startsName(best)) return asShown(named);
  const asked = byTraits(view, term, options);
  if (asked) return asked;
  const qualified = byQualifiedName(view, term, options);
  if (qualified?.claim === "best") return qualified;
  if (found.claim === "some") return found;
  const others = [qualified, byCharacter(view, term, options)].filter((other) => other !== null);
  return others.find(({ claim, total }) => claim !== "near" && total > 0) ?? others[0] ?? found;
}
