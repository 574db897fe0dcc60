import type { SeasonFacts, SourceName, Statement, TitleFacts } from "./facts.ts";

/**
 * Precedence of sources. The bundle is reviewed; TVmaze's fields may be learned from, TMDB's may
 * not.
 */
const RANK: readonly SourceName[] = ["bundle", "tvmaze", "tmdb", "imdb"];

/**
 * Source of each part of a merged title: by field; a season's episodes as `episodes.3`, and a
 * season added by another source as `season.7`.
 */
export type Provenance = Record<string, SourceName>;

export interface MergedTitle {
  facts: TitleFacts;
  provenance: Provenance;
  /** The highest source that has a statement. */
  source: SourceName;
  /** Day of the statement that provided the offers. */
  offersAsOf?: string;
  /** Day of the statement that provided the original home. */
  homeAsOf?: string;
}

type Field = keyof TitleFacts;
/** Merged by their own rules. */
const APART: ReadonlySet<string> = new Set([
  "seasons",
  "firstAirDate",
  "datePrecision",
  "certificates",
  "names",
  "otherNames",
]);

function says(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

/**
 * Merges statements: each field from the highest source that has it. Independent of their order.
 */
export function mergeStatements(statements: readonly Statement[]): MergedTitle {
  const ranked = statements.toSorted((a, b) => RANK.indexOf(a.source) - RANK.indexOf(b.source));
  const facts: TitleFacts = {};
  const provenance: Provenance = {};
  for (const { source, facts: said } of ranked) {
    for (const [field, value] of Object.entries(said) as [Field, never][]) {
      if (APART.has(field) || says(facts[field]) || !says(value)) continue;
      facts[field] = value;
      provenance[field] = source;
    }
  }
  mergeDates({ facts, provenance }, ranked);
  mergeByKey({ facts, provenance }, ranked, "certificates");
  mergeByKey({ facts, provenance }, ranked, "names");
  mergeOtherNames({ facts, provenance }, ranked);
  mergeSeasons({ facts, provenance }, ranked);
  const asOf = (field: Field) => ranked.find(({ facts: said }) => says(said[field]))?.asOf;
  return {
    facts,
    provenance,
    source: ranked[0]?.source ?? "imdb",
    offersAsOf: asOf("offers"),
    homeAsOf: asOf("home"),
  };
}

type Target = Pick<MergedTitle, "facts" | "provenance">;

/**
 * A date comes with its precision. A more precise date of a lower source is used only if the year
 * is the same.
 */
function mergeDates({ facts, provenance }: Target, ranked: readonly Statement[]): void {
  const first = ranked.find(({ facts: said }) => says(said.firstAirDate));
  if (!first?.facts.firstAirDate) return;
  const year = first.facts.firstAirDate.slice(0, 4);
  const day = ranked.find(
    ({ facts: said }) => said.firstAirDate?.startsWith(year) && said.datePrecision !== "year",
  );
  const chosen = day ?? first;
  facts.firstAirDate = chosen.facts.firstAirDate;
  facts.datePrecision = chosen.facts.datePrecision ?? "day";
  provenance.firstAirDate = chosen.source;
  // The year is used for training, and another source's day doesn't change it.
  provenance.year = first.source;
}

/** Each country's certificate, or each language's name, from the highest source that has it. */
function mergeByKey(
  { facts, provenance }: Target,
  ranked: readonly Statement[],
  field: "certificates" | "names",
): void {
  const merged: Record<string, string> = {};
  for (const { source, facts: said } of ranked) {
    for (const [key, value] of Object.entries(said[field] ?? {})) {
      if (merged[key] !== undefined) continue;
      merged[key] = value;
      provenance[`${field}.${key}`] = source;
    }
  }
  if (says(merged)) facts[field] = merged;
}

const MOST_OTHER_NAMES = 24;

/** The further names of all sources. */
function mergeOtherNames({ facts, provenance }: Target, ranked: readonly Statement[]): void {
  const sourceOf = new Map<string, SourceName>();
  for (const { source, facts: said } of ranked)
    for (const name of said.otherNames ?? [])
      if (!sourceOf.has(name) && sourceOf.size < MOST_OTHER_NAMES) sourceOf.set(name, source);
  for (const [name, source] of sourceOf) provenance[`otherNames.${name}`] = source;
  if (sourceOf.size > 0) facts.otherNames = [...sourceOf.keys()];
}

/**
 * The highest source's seasons; later seasons and missing episode lists come from others if the
 * count matches.
 */
function mergeSeasons({ facts, provenance }: Target, ranked: readonly Statement[]): void {
  const stating = ranked.filter(({ facts: said }) => says(said.seasons));
  const [first] = stating;
  if (!first?.facts.seasons) return;
  provenance.seasons = first.source;
  const merged = new Map<number, SeasonFacts>(
    first.facts.seasons.map((season) => [season.number, season]),
  );
  const last = Math.max(...merged.keys());
  for (const { source, facts: said } of stating.slice(1)) {
    for (const season of said.seasons ?? []) {
      const known = merged.get(season.number);
      if (!known && season.number > last) {
        merged.set(season.number, season);
        provenance[`season.${season.number}`] = source;
        continue;
      }
      if (!known) continue;
      const { number, episodeCount, episodes } = season;
      const isNew = known.episodeCount === 0 && episodeCount > 0;
      if (isNew) provenance[`count.${number}`] = source;
      const fits = isNew || known.episodeCount === episodeCount;
      const list = fits && !says(known.episodes) && says(episodes) ? { episodes } : {};
      if ("episodes" in list) provenance[`episodes.${number}`] = source;
      if (fits) merged.set(number, { ...known, episodeCount, ...list });
    }
  }
  facts.seasons = [...merged.values()].toSorted((a, b) => a.number - b.number);
}
