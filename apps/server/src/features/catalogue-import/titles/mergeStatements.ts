import type { SeasonFacts, SourceName, Statement, TitleFacts } from "../facts.ts";

/** Whose word counts more where several say something. The bundle is reviewed; TVmaze's fields may be learned from, TMDB's may not. */
const RANK: readonly SourceName[] = ["bundle", "tvmaze", "tmdb", "imdb"];

/** Who said what of a merged title: by field; the episodes of a season by `episodes.3`, a season that another added by `season.7`. */
export type Provenance = Record<string, SourceName>;

export interface MergedTitle {
  facts: TitleFacts;
  provenance: Provenance;
  /** The highest of those who say something of it. */
  source: SourceName;
  /** Day of the statement that its offers are from. */
  offersAsOf?: string;
  /** Day of the statement that its original home is from. */
  homeAsOf?: string;
}

type Field = keyof TitleFacts;
/** Merged in a way of their own. */
const APART: ReadonlySet<string> = new Set(["seasons", "firstAirDate", "datePrecision", "certificates"]);

function says(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

/** Joins what the sources say: field by field, the highest that says something. Does not depend on the order in which they came. */
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
  mergeCertificates({ facts, provenance }, ranked);
  mergeSeasons({ facts, provenance }, ranked);
  const asOf = (field: Field) => ranked.find(({ facts: said }) => says(said[field]))?.asOf;
  return { facts, provenance, source: ranked[0]?.source ?? "imdb", offersAsOf: asOf("offers"), homeAsOf: asOf("home") };
}

type Target = Pick<MergedTitle, "facts" | "provenance">;

/** A date comes with its precision, and a day is not better than a higher source's year where the years differ. */
function mergeDates({ facts, provenance }: Target, ranked: readonly Statement[]): void {
  const first = ranked.find(({ facts: said }) => says(said.firstAirDate));
  if (!first?.facts.firstAirDate) return;
  const year = first.facts.firstAirDate.slice(0, 4);
  const day = ranked.find(({ facts: said }) => said.firstAirDate?.startsWith(year) && said.datePrecision !== "year");
  const chosen = day ?? first;
  facts.firstAirDate = chosen.facts.firstAirDate;
  facts.datePrecision = chosen.facts.datePrecision ?? "day";
  provenance.firstAirDate = chosen.source;
  // The year is what is learned from, and another's day does not change it.
  provenance.year = first.source;
}

/** Each country's certificate from the highest source that has it. */
function mergeCertificates({ facts, provenance }: Target, ranked: readonly Statement[]): void {
  const certificates: Record<string, string> = {};
  for (const { source, facts: said } of ranked) {
    for (const [country, certificate] of Object.entries(said.certificates ?? {})) {
      if (certificates[country] !== undefined) continue;
      certificates[country] = certificate;
      provenance[`certificates.${country}`] = source;
    }
  }
  if (says(certificates)) facts.certificates = certificates;
}

/** The highest source's seasons; later ones and missing lists of episodes from the others, where the count agrees. */
function mergeSeasons({ facts, provenance }: Target, ranked: readonly Statement[]): void {
  const stating = ranked.filter(({ facts: said }) => says(said.seasons));
  const [first] = stating;
  if (!first?.facts.seasons) return;
  provenance.seasons = first.source;
  const merged = new Map<number, SeasonFacts>(first.facts.seasons.map((season) => [season.number, season]));
  const last = Math.max(...merged.keys());
  for (const { source, facts: said } of stating.slice(1)) {
    for (const season of said.seasons ?? []) {
      const known = merged.get(season.number);
      if (!known && season.number > last) {
        merged.set(season.number, season);
        provenance[`season.${season.number}`] = source;
      } else if (known && !says(known.episodes) && says(season.episodes) && known.episodeCount === season.episodeCount) {
        merged.set(season.number, { ...known, episodes: season.episodes });
        provenance[`episodes.${season.number}`] = source;
      }
    }
  }
  facts.seasons = [...merged.values()].toSorted((a, b) => a.number - b.number);
}
