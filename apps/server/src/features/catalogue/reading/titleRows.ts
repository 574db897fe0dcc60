import type { Queries } from "../../../platform/http/handler.ts";
import { withCorrections } from "../corrections/withCorrections.ts";
import type { Provider, TitleRow } from "../title.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** The columns of a title's row; whether it is a `TitleRow` is checked when returned. */
type StoredTitle = Pick<TitleRow, keyof TitleRow & keyof Row<typeof schema.titles>>;

export type CreditRow = Row<typeof schema.credits, "titleId" | "personId" | "job" | "character">;

export type SeasonRow = Row<
  typeof schema.seasons,
  "titleId" | "number" | "year" | "episodeCount"
> & {
  id: Row<typeof schema.seasons>["seasonId"];
};
export type OfferRow = Row<
  typeof schema.titleProviders,
  "titleId" | "sourceType" | "region" | "asOf"
> & { id: Row<typeof schema.titleProviders>["providerId"] };
type CorrectionRow = Row<typeof schema.corrections, "titleId" | "field" | "value">;
type StatementRow = Row<typeof schema.statements, "titleId" | "source" | "ref" | "url">;

/** What the tables contain about some titles. */
export interface TitleRows {
  titles: TitleRow[];
  credits: CreditRow[];
  seasons: SeasonRow[];
  offers: OfferRow[];
  statements: StatementRow[];
}

/** Titles per batch: their rows fit in memory, and no request waits long for processing them. */
const AT_ONCE = 1_000;

/**
 * All titles by id, in batches; the next is read while one is processed. Requires a transaction
 * with one consistent snapshot.
 */
export async function* readTitleRows(sql: Queries, atOnce = AT_ONCE): AsyncGenerator<TitleRows> {
  let next = readAfter(sql, { after: 0, atOnce });
  for (;;) {
    const rows = await next;
    const last = rows.titles.at(-1);
    if (!last) return;
    next = readAfter(sql, { after: last.titleId, atOnce });
    next.catch(() => {}); // handled when awaited, unless the reader has stopped before
    yield rows;
  }
}

const columns = (sql: Queries) => sql`
  title_id, kind, name, original_name, names, other_names, first_air_date::text, date_precision, last_air_date::text, status, runtime, countries, language, genres, tags, logline, overview,
  certificates, awards, franchise, motif, imdb_id, ids, fame, source, provenance, poster_path, backdrop_path`;

/** One title as in its sources, without corrections. */
export async function readStatedRow(sql: Queries, titleId: number): Promise<TitleRow | undefined> {
  const [row] = await sql<
    StoredTitle[]
  >`select ${columns(sql)} from titles where title_id = ${titleId}`;
  return row;
}

async function readAfter(
  sql: Queries,
  { after, atOnce }: { after: number; atOnce: number },
): Promise<TitleRows> {
  const titles = await sql<
    StoredTitle[]
  >`select ${columns(sql)} from titles where title_id > ${after} order by title_id limit ${atOnce}`;
  const last = titles.at(-1)?.titleId ?? after;
  const these = sql`title_id > ${after} and title_id <= ${last}`;
  const [corrections, credits, seasons, offers, statements] = await Promise.all([
    sql<CorrectionRow[]>`select title_id, field, value from corrections where ${these}`,
    sql<
      CreditRow[]
    >`select title_id, person_id, job, character from credits where ${these} order by title_id, place`,
    sql<
      SeasonRow[]
    >`select title_id, season_id as id, number, year, episode_count from seasons where ${these} order by title_id, number`,
    sql<
      OfferRow[]
    >`select title_id, provider_id as id, source_type, region, as_of::text from title_providers where ${these} order by title_id, provider_id, source_type`,
    sql<
      StatementRow[]
    >`select title_id, source, ref, url from statements where ${these} order by title_id, source, ref`,
  ]);
  const corrected = Map.groupBy(corrections, ({ titleId }) => titleId);
  return {
    titles: titles.map((row) => withCorrections(row, corrected.get(row.titleId) ?? [])),
    credits,
    seasons,
    offers,
    statements,
  };
}

const NAMES_AT_ONCE = 5_000;

/** All people's names, by id. */
export async function readPeopleNames(sql: Queries): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for await (const rows of sql<
    Row<typeof schema.people>[]
  >`select person_id, name from people`.cursor(NAMES_AT_ONCE))
    for (const { personId, name } of rows) names.set(personId, name);
  return names;
}

/** Paths of people's pictures on the image host, by id. */
export async function readPicturePaths(sql: Queries): Promise<Map<number, string>> {
  const paths = new Map<number, string>();
  for await (const rows of sql<
    Row<typeof schema.personPictures, "personId" | "path">[]
  >`select person_id, path from person_pictures`.cursor(NAMES_AT_ONCE))
    for (const { personId, path } of rows) paths.set(personId, path);
  return paths;
}

export async function readProviders(sql: Queries): Promise<Provider[]> {
  return [
    ...(await sql<
      (Pick<Provider, keyof Provider & keyof Row<typeof schema.providers>> & {
        id: Row<typeof schema.providers>["providerId"];
      })[]
    >`select provider_id as id, name, category, aliases from providers order by provider_id`),
  ];
}

export async function countTitles(sql: Queries): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from titles`;
  return row?.total ?? 0;
}
