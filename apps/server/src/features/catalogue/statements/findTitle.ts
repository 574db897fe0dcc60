import { RED_HERRING_ID } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { ImportedTitle } from "./facts.ts";
import { nameKey } from "./nameKey.ts";
import { titleIdCandidates } from "./importedIds.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

type Identified = Row<typeof schema.titles, "titleId">;

interface Candidate extends Row<typeof schema.titles, "titleId" | "imdbId" | "runtime"> {
  year: number;
  /** The day on which it was first shown, if that is known. */
  firstDay: string | null;
  people: string[];
  /** Whether its English or original name is the same, not only another of its names. */
  isMainName: boolean;
  /** Whether the source has another title that is this one. */
  isTaken: boolean;
}

interface Found {
  titleId: number;
  /** It isn't in the catalogue yet. */
  isNew: boolean;
}

/**
 * Finds the id of the title a source means: the one it meant before; otherwise the one of which the bundle says that the source
 * calls it so; otherwise the one with its IMDb id; otherwise the only one with the kind, one of the names and the year that nothing speaks
 * against; otherwise a new one. Two titles of a source become the same one only if TMDB gives a title
 * a new id.
 */
export async function findTitle(sql: Queries, title: ImportedTitle): Promise<Found> {
  const { source, kind, ref } = title;
  const [known] = await sql<
    Row<typeof schema.statements, "titleId">[]
  >`select title_id from statements where source = ${source} and kind = ${kind} and ref = ${ref}`;
  if (known) return { titleId: known.titleId, isNew: false };
  const same =
    (await findByOwnId(sql, title)) ??
    (await findByImdb(sql, title)) ??
    (await findByName(sql, title));
  return same === null
    ? { titleId: await newTitleId(sql, title), isNew: true }
    : { titleId: same, isNew: false };
}

const isTaken = (sql: Queries, { source }: ImportedTitle) =>
  sql`exists (select 1 from statements s where s.title_id = t.title_id and s.source = ${source})`;

/** The bundle knows many titles' ids at TMDB. */
async function findByOwnId(sql: Queries, title: ImportedTitle): Promise<number | null> {
  const [found] = await sql<
    Identified[]
  >`select title_id from titles t where kind = ${title.kind} and ids ->> ${title.source} = ${title.ref} and not ${isTaken(sql, title)} limit 1`;
  return found?.titleId ?? null;
}

/** Sources date a title by different countries' releases. */
const YEARS_APART = 1;
const MINUTES_APART = 3;

async function findByImdb(sql: Queries, title: ImportedTitle): Promise<number | null> {
  const { imdbId, firstAirDate } = title.facts;
  if (!imdbId) return null;
  const year = firstAirDate ? Number(firstAirDate.slice(0, 4)) : null;
  // TMDB sometimes gives a title a new id, and sometimes two titles the same IMDb id.
  const renumbered =
    title.source === "tmdb"
      ? sql`coalesce(abs(extract(year from first_air_date) - ${year}::int) <= ${YEARS_APART}, true)`
      : sql`false`;
  const [found] = await sql<Identified[]>`
    select title_id from titles t where imdb_id = ${imdbId} and kind = ${title.kind} and (not ${isTaken(sql, title)} or ${renumbered}) order by title_id limit 1`;
  return found?.titleId ?? null;
}

const MOST_CANDIDATES = 20;

async function findByName(sql: Queries, title: ImportedTitle): Promise<number | null> {
  const { name, originalName, firstAirDate } = title.facts;
  if (!firstAirDate || !name) return null;
  const folded = sql`array_remove(array[folded_name(${name}), folded_name(${originalName ?? name})], '')`;
  const year = Number(firstAirDate.slice(0, 4));
  const found = await sql<Candidate[]>`
    select title_id, imdb_id, runtime, extract(year from first_air_date)::int as year,
      case date_precision when 'day' then first_air_date::text end as first_day,
      array(select p.name from credits join people p using (person_id) where title_id = t.title_id) as people,
      array[folded_name(name), folded_name(original_name)] && ${folded} as is_main_name,
      ${isTaken(sql, title)} as is_taken
    from titles t
    where kind = ${title.kind} and folded_names(name, original_name, names, other_names) && ${folded}
      and first_air_date between make_date(${year - YEARS_APART}, 1, 1) and make_date(${year + YEARS_APART}, 12, 31)
    limit ${MOST_CANDIDATES}`;
  return onlySame(found, title);
}

/** The candidate that is surely the same; otherwise the only one of the year, unless facts differ. */
function onlySame(found: readonly Candidate[], title: ImportedTitle): number | null {
  const year = Number(title.facts.firstAirDate?.slice(0, 4));
  const near = found.filter((each) => each.isMainName || each.year === year);
  const free = near.filter((each) => !each.isTaken);
  const sure = free.filter((each) => likeness(each, title) === "same");
  const [only, ...more] = sure;
  if (only) return more.length === 0 ? only.titleId : null;
  const [ofYear, ...others] = near.filter((each) => each.year === year);
  const isOnly = ofYear !== undefined && others.length === 0 && !ofYear.isTaken;
  return isOnly && likeness(ofYear, title) === "open" ? ofYear.titleId : null;
}

/**
 * How two titles with a name in common, of the same kind and about the same year, compare. Without
 * people to compare, another year tells them apart.
 */
function likeness(candidate: Candidate, { facts }: ImportedTitle): "same" | "different" | "open" {
  const { imdbId, runtime, firstDay, people, year } = candidate;
  if (imdbId && facts.imdbId && imdbId !== facts.imdbId) return "different";
  const ours = new Set(people.map(nameKey));
  const theirs = [...(facts.crew ?? []), ...(facts.cast ?? [])].map((each) => nameKey(each.name));
  if (theirs.length > 0 && ours.size > 0)
    return theirs.some((person) => ours.has(person)) ? "same" : "different";
  if (year !== Number(facts.firstAirDate?.slice(0, 4))) return "different";
  if (firstDay && facts.datePrecision !== "year" && firstDay === facts.firstAirDate) return "same";
  if (!runtime || !facts.runtime) return "open";
  return Math.abs(runtime - facts.runtime) <= MINUTES_APART ? "same" : "different";
}

async function newTitleId(sql: Queries, title: ImportedTitle): Promise<number> {
  for (const titleId of titleIdCandidates(title).filter((id) => id !== RED_HERRING_ID)) {
    const taken =
      await sql`select 1 from titles where title_id = ${titleId} union all select 1 from statements where title_id = ${titleId} limit 1`;
    if (taken.length === 0) return titleId;
  }
  throw new Error(`no free id for ${title.source} ${title.kind} ${title.ref}`);
}
