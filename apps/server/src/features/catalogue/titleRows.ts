import type { Queries } from "../../platform/http/handler.ts";
import { withCorrections, type Correction } from "./withCorrections.ts";
import type { Provider, Season, Title, TitleOffer, TitleStatement } from "./title.ts";

type Assembled = "id" | "slug" | "path" | "cast" | "crew" | "seasons" | "providers" | "offers" | "statedBy" | "posterName" | "backdropName";
export type TitleRow = Omit<Title, Assembled> & { titleId: number };

export interface CreditRow {
  titleId: number;
  personId: number;
  job: "CAST" | "CREATOR" | "DIRECTOR";
  character: string | null;
}

export type SeasonRow = Season & { titleId: number };
export type OfferRow = Pick<TitleOffer, "id" | "sourceType" | "region" | "asOf"> & { titleId: number };
type CorrectionRow = Correction & { titleId: number };
type StatementRow = TitleStatement & { titleId: number };

/** What the tables have of some titles. */
export interface TitleRows {
  titles: TitleRow[];
  credits: CreditRow[];
  seasons: SeasonRow[];
  offers: OfferRow[];
  statements: StatementRow[];
}

/** Titles that are read at once: their rows fit in memory beside everything else, and no request waits long for the work they make. */
const AT_ONCE = 1_000;

/** All titles by id, some at a time: while they are worked on, the next are read. Call it within a transaction that sees one state of the database. */
export async function* readTitleRows(sql: Queries, atOnce = AT_ONCE): AsyncGenerator<TitleRows> {
  let next = readAfter(sql, { after: 0, atOnce });
  for (;;) {
    const rows = await next;
    const last = rows.titles.at(-1);
    if (!last) return;
    next = readAfter(sql, { after: last.titleId, atOnce });
    next.catch(() => {}); // met when it is waited for, unless the reader has stopped before
    yield rows;
  }
}

const columns = (sql: Queries) => sql`
  title_id, kind, name, original_name, first_air_date::text, date_precision, last_air_date::text, status, runtime, countries, language, genres, tags, logline, overview,
  certificates, awards, franchise, imdb_id, prominence, source, provenance, poster_path, backdrop_path`;

/** One title as its sources have it, without what was put right here. */
export async function readStatedRow(sql: Queries, titleId: number): Promise<TitleRow | undefined> {
  const [row] = await sql<TitleRow[]>`select ${columns(sql)} from titles where title_id = ${titleId}`;
  return row;
}

async function readAfter(sql: Queries, { after, atOnce }: { after: number; atOnce: number }): Promise<TitleRows> {
  const titles = await sql<TitleRow[]>`select ${columns(sql)} from titles where title_id > ${after} order by title_id limit ${atOnce}`;
  const last = titles.at(-1)?.titleId ?? after;
  const these = sql`title_id > ${after} and title_id <= ${last}`;
  const [corrections, credits, seasons, offers, statements] = await Promise.all([
    sql<CorrectionRow[]>`select title_id, field, value from corrections where ${these}`,
    sql<CreditRow[]>`select title_id, person_id, job, character from credits where ${these} order by title_id, place`,
    sql<SeasonRow[]>`select title_id, season_id as id, number, year, episode_count from seasons where ${these} order by title_id, number`,
    sql<OfferRow[]>`select title_id, provider_id as id, source_type, region, as_of::text from title_providers where ${these} order by title_id, provider_id, source_type`,
    sql<StatementRow[]>`select title_id, source, url from statements where ${these} order by title_id, source, ref`,
  ]);
  const corrected = Map.groupBy(corrections, ({ titleId }) => titleId);
  return { titles: titles.map((row) => withCorrections(row, corrected.get(row.titleId) ?? [])), credits, seasons, offers, statements };
}

const NAMES_AT_ONCE = 5_000;

/** Everybody's name, by id. */
export async function readPeopleNames(sql: Queries): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for await (const rows of sql<{ personId: number; name: string }[]>`select person_id, name from people`.cursor(NAMES_AT_ONCE))
    for (const { personId, name } of rows) names.set(personId, name);
  return names;
}

/** Where the image host has people's pictures, by the person's id. */
export async function readPicturePaths(sql: Queries): Promise<Map<number, string>> {
  const paths = new Map<number, string>();
  for await (const rows of sql<{ personId: number; path: string }[]>`select person_id, path from person_pictures`.cursor(NAMES_AT_ONCE))
    for (const { personId, path } of rows) paths.set(personId, path);
  return paths;
}

export async function readProviders(sql: Queries): Promise<Provider[]> {
  return [...(await sql<Provider[]>`select provider_id as id, name, category, aliases from providers order by provider_id`)];
}
