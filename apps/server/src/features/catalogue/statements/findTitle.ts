import { RED_HERRING_ID } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { ImportedTitle } from "./facts.ts";
import { nameKey } from "./nameKey.ts";
import { titleIdCandidates } from "./importedIds.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

type Identified = Row<typeof schema.titles, "titleId">;

interface Candidate extends Row<typeof schema.titles, "titleId" | "imdbId" | "runtime"> {
  /** The day on which it was first shown, if that is known. */
  firstDay: string | null;
  people: string[];
}

interface Found {
  titleId: number;
  /** It isn't in the catalogue yet. */
  isNew: boolean;
}

/**
 * Finds the id of the title a source means: the one it meant before; otherwise the one with its
 * IMDb id; otherwise the only one with the kind, name, year and another fact in common and no
 * conflicting IMDb id; otherwise a new one. Two titles of a source never become the same one.
 */
export async function findTitle(sql: Queries, title: ImportedTitle): Promise<Found> {
  const { source, kind, ref } = title;
  const [known] = await sql<
    Row<typeof schema.statements, "titleId">[]
  >`select title_id from statements where source = ${source} and kind = ${kind} and ref = ${ref}`;
  if (known) return { titleId: known.titleId, isNew: false };
  const same = (await findByImdb(sql, title)) ?? (await findByName(sql, title));
  return same === null
    ? { titleId: await newTitleId(sql, title), isNew: true }
    : { titleId: same, isNew: false };
}

const notSaidBy = (sql: Queries, { source }: ImportedTitle) =>
  sql`not exists (select 1 from statements s where s.title_id = t.title_id and s.source = ${source})`;

async function findByImdb(sql: Queries, title: ImportedTitle): Promise<number | null> {
  const { imdbId } = title.facts;
  if (!imdbId) return null;
  const [found] = await sql<Identified[]>`
    select title_id from titles t where imdb_id = ${imdbId} and kind = ${title.kind} and ${notSaidBy(sql, title)} order by title_id limit 1`;
  return found?.titleId ?? null;
}

/** Sources date a title by different countries' releases. */
const YEARS_APART = 1;
const MINUTES_APART = 3;

async function findByName(sql: Queries, title: ImportedTitle): Promise<number | null> {
  const { name, originalName, firstAirDate } = title.facts;
  if (!firstAirDate || !name) return null;
  const other = originalName ?? name;
  const year = Number(firstAirDate.slice(0, 4));
  const found = await sql<Candidate[]>`
    select title_id, imdb_id, runtime,
      case date_precision when 'day' then first_air_date::text end as first_day,
      array(select p.name from credits join people p using (person_id) where title_id = t.title_id) as people
    from titles t
    where kind = ${title.kind}
      and (folded_name(name) in (folded_name(${name}), folded_name(${other})) or folded_name(original_name) in (folded_name(${name}), folded_name(${other})))
      and folded_name(name) <> ''
      and first_air_date between make_date(${year - YEARS_APART}, 1, 1) and make_date(${year + YEARS_APART}, 12, 31) and ${notSaidBy(sql, title)}
    limit 10`;
  const [only, ...more] = found.filter((candidate) => isSame(candidate, title));
  return only && more.length === 0 ? only.titleId : null;
}

/** Whether two titles with the same name, kind and about the same year are the same. */
function isSame({ imdbId, runtime, firstDay, people }: Candidate, { facts }: ImportedTitle) {
  if (imdbId && facts.imdbId && imdbId !== facts.imdbId) return false;
  const ours = new Set(people.map(nameKey));
  const theirs = [...(facts.crew ?? []), ...(facts.cast ?? [])].map((each) => nameKey(each.name));
  if (theirs.length > 0 && ours.size > 0) return theirs.some((person) => ours.has(person));
  if (firstDay && facts.datePrecision !== "year" && firstDay === facts.firstAirDate) return true;
  return Boolean(runtime && facts.runtime && Math.abs(runtime - facts.runtime) <= MINUTES_APART);
}

async function newTitleId(sql: Queries, title: ImportedTitle): Promise<number> {
  for (const titleId of titleIdCandidates(title).filter((id) => id !== RED_HERRING_ID)) {
    const taken =
      await sql`select 1 from titles where title_id = ${titleId} union all select 1 from statements where title_id = ${titleId} limit 1`;
    if (taken.length === 0) return titleId;
  }
  throw new Error(`no free id for ${title.source} ${title.kind} ${title.ref}`);
}
