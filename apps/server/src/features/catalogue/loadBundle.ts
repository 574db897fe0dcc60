import { displayName, type Bundle } from "@worthy/catalogue";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../../platform/http/handler.ts";
import { CATALOGUE_CHANNEL } from "./generations.ts";
import type * as schema from "./schema.ts";
import { recordVersions } from "./recordVersions.ts";
import { beginUnlimited } from "../../platform/database/beginUnlimited.ts";
import type { Sql } from "../../platform/database/sqlClient.ts";
import type { Row } from "../../platform/database/row.ts";
import { LOCKS } from "../../platform/database/locks.ts";

/**
 * Ids of bundled seasons, computed from their title's: stable, and distinct from those of imported
 * titles.
 */
const seasonIdOf = (titleId: number, number: number) => titleId * 100 + number;

const toDate = (date: string | undefined) =>
  date === undefined ? null : date.length === 4 ? `${date}-01-01` : date;

/**
 * Loads the bundle into the reference tables, unless it was the last one loaded.
 * @returns true if it was loaded. One transaction; servers that start together load it once.
 */
export async function loadBundle(sql: Sql, bundle: Bundle): Promise<boolean> {
  return beginUnlimited(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${LOCKS.bundle})`;
    const [last] = await tx<
      Row<typeof schema.catalogueGenerations, "checksum">[]
    >`select checksum from catalogue_generations where source = 'bundle' order by generation desc limit 1`;
    if (last?.checksum === bundle.checksum) return false;
    await clearBundle(tx);
    await insertTitles(tx, bundle);
    await insertPeople(tx, bundle);
    await insertSeasons(tx, bundle);
    await insertProviders(tx, bundle);
    await insertRows<typeof schema.titleLabels>(tx, tx`insert into title_labels`, {
      rows: bundle.titles.map(({ id, liked, kin }) => ({ titleId: id, liked, kin })),
    });
    await insertRows<typeof schema.curatedLists>(tx, tx`insert into curated_lists`, {
      rows: bundle.lists.map(({ id, name, titleIds }) => ({
        listId: id,
        name,
        titleIds,
        source: "bundle",
      })),
      conflict: tx`on conflict (list_id) do nothing`,
    });
    const [row] = await tx<
      Row<typeof schema.catalogueGenerations, "generation">[]
    >`insert into catalogue_generations (source, checksum) values ('bundle', ${bundle.checksum}) returning generation`;
    await recordVersions(tx, tx`title_id < 100000`);
    await tx`select pg_notify(${CATALOGUE_CHANNEL}, ${String(row?.generation)})`;
    return true;
  });
}

async function clearBundle(sql: Queries): Promise<void> {
  // Bundled ids have five digits. Imports may use one that has left the bundle, and free it when it
  // comes back.
  const bundled = sql`(select title_id from titles where title_id < 100000)`;
  await sql`delete from episodes where season_id in (select season_id from seasons where title_id in ${bundled})`;
  await sql`delete from seasons where title_id in ${bundled}`;
  await sql`delete from credits where title_id in ${bundled}`;
  await sql`delete from title_providers where title_id in ${bundled}`;
  await sql`delete from titles where title_id < 100000`;
  await sql`delete from title_labels`;
  await sql`delete from curated_lists where source = 'bundle'`;
}

type Fragment = ReturnType<Queries>;

/** A session keeps the plan of each such statement: that of 60,000 takes 30 MB. */
const PARAMETERS = 3000;

/** Inserts rows in slices. */
async function insertRows<Table extends PgTable>(
  sql: Queries,
  insertInto: Fragment,
  { rows, conflict = sql`` }: { rows: readonly Table["$inferInsert"][]; conflict?: Fragment },
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length || 1;
  const slice = Math.ceil(PARAMETERS / width);
  for (let from = 0; from < rows.length; from += slice) {
    await sql`${insertInto} ${sql(rows.slice(from, from + slice) as Record<string, never>[])} ${conflict}`;
  }
}

async function insertTitles(sql: Queries, bundle: Bundle): Promise<void> {
  const rows = bundle.titles.map((title) => ({
    titleId: title.id,
    kind: title.kind,
    name: title.name,
    originalName: title.originalName ?? null,
    names: title.names ?? {},
    otherNames: [
      ...(title.otherNames ?? []),
      ...(title.part?.of.map((series) => `${series} ${title.part?.number}`) ?? []),
    ],
    firstAirDate: toDate(title.date),
    datePrecision: title.date.length === 4 ? ("year" as const) : ("day" as const),
    lastAirDate: toDate(title.endDate),
    status: title.status,
    runtime: title.runtime ?? null,
    countries: title.countries,
    language: title.language,
    genres: title.genres,
    tags: title.tags,
    logline: title.logline,
    overview: title.overview,
    certificates: title.certificates,
    awards: title.awards ?? [],
    franchise: title.franchise ?? null,
    motif: title.motif,
    imdbId: title.imdb ?? null,
    ids: {
      ...(title.tmdb !== undefined && { tmdb: title.tmdb }),
      ...(title.tvdb !== undefined && { tvdb: title.tvdb }),
      ...(title.wikidata !== undefined && { wikidata: title.wikidata }),
    },
    fame: title.fame,
    source: "bundle",
  }));
  await insertRows<typeof schema.titles>(sql, sql`insert into titles`, { rows });
}

async function insertPeople(sql: Queries, bundle: Bundle): Promise<void> {
  const idOf = (name: string) => {
    const id = bundle.people[name];
    if (id === undefined) throw new Error(`catalogue/people.json has no id for ${name}`);
    return id;
  };
  const people = Object.entries(bundle.people).map(([name, personId]) => ({
    personId,
    name: displayName(name),
  }));
  await insertRows<typeof schema.people>(sql, sql`insert into people`, {
    rows: people,
    conflict: sql`on conflict (person_id) do update set name = excluded.name`,
  });
  const credits = bundle.titles.flatMap((title) => [
    ...title.makers.map((name, place) => ({
      titleId: title.id,
      personId: idOf(name),
      job: title.kind === "tv" ? ("CREATOR" as const) : ("DIRECTOR" as const),
      character: null,
      place,
    })),
    ...title.cast.map((role, place) => ({
      titleId: title.id,
      personId: idOf(role.person),
      job: "CAST" as const,
      character: role.character ?? null,
      place,
    })),
  ]);
  await insertRows<typeof schema.credits>(sql, sql`insert into credits`, { rows: credits });
}

async function insertSeasons(sql: Queries, bundle: Bundle): Promise<void> {
  const seasons = bundle.titles.flatMap((title) =>
    (title.seasons ?? []).map((season) => ({
      title,
      season,
      seasonId: seasonIdOf(title.id, season.number),
    })),
  );
  await insertRows<typeof schema.seasons>(sql, sql`insert into seasons`, {
    rows: seasons.map(({ title, season, seasonId }) => ({
      seasonId,
      titleId: title.id,
      number: season.number,
      year: season.year,
      episodeCount: season.episodes ?? 0,
    })),
  });
  const episodes = seasons.flatMap(({ season, seasonId }) =>
    (season.list ?? []).map((episode, at) => ({
      seasonId,
      number: at + 1,
      name: episode.title ?? null,
      airDate: episode.airDate ?? null,
    })),
  );
  await insertRows<typeof schema.episodes>(sql, sql`insert into episodes`, { rows: episodes });
}

async function insertProviders(sql: Queries, bundle: Bundle): Promise<void> {
  const idsByName = new Map(bundle.services.map((service) => [service.name, service.id]));
  const providers = bundle.services.map((service) => ({
    providerId: service.id,
    name: service.name,
    category: service.category,
    aliases: service.aliases ?? [],
  }));
  await insertRows<typeof schema.providers>(sql, sql`insert into providers`, {
    rows: providers,
    conflict: sql`on conflict (provider_id) do update set name = excluded.name, category = excluded.category, aliases = excluded.aliases`,
  });
  const homes = bundle.titles.flatMap((title) => {
    const providerId = title.home === undefined ? undefined : idsByName.get(title.home);
    return providerId === undefined
      ? []
      : [{ titleId: title.id, providerId, sourceType: "ORIGINAL", asOf: bundle.asOf }];
  });
  await insertRows<typeof schema.titleProviders>(sql, sql`insert into title_providers`, {
    rows: homes,
  });
}
