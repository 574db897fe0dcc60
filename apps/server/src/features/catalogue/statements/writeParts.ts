import type { Queries } from "../../../platform/http/handler.ts";
import type { CastFacts, CrewFacts, SeasonFacts, TitleFacts } from "./facts.ts";
import { importedSeasonId } from "./importedIds.ts";
import type { MergedTitle } from "./mergeStatements.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

interface Parts {
  merged: MergedTitle;
  isBundled: boolean;
}

/** Writes a title's credits, seasons, episodes and offers; those of the bundle are not changed. */
export async function writeParts(sql: Queries, titleId: number, parts: Parts): Promise<void> {
  const { facts, provenance } = parts.merged;
  if (provenance.cast !== "bundle")
    await writeCredits(sql, { titleId, jobs: ["CAST"], credits: facts.cast ?? [] });
  if (provenance.crew !== "bundle")
    await writeCredits(sql, { titleId, jobs: ["CREATOR", "DIRECTOR"], credits: facts.crew ?? [] });
  await writeSeasons(sql, titleId, parts);
  await writeOffers(sql, titleId, parts);
}

interface CreditWrite {
  titleId: number;
  jobs: string[];
  credits: readonly (CastFacts | CrewFacts)[];
}

async function writeCredits(sql: Queries, { titleId, jobs, credits }: CreditWrite): Promise<void> {
  await sql`delete from credits where title_id = ${titleId} and job in ${sql(jobs)}`;
  const once = new Map<string, CastFacts | CrewFacts>();
  const linked = await readLinks(sql, credits);
  for (const credit of credits) {
    const personId = linked.get(credit.personId) ?? credit.personId;
    const job = "job" in credit ? credit.job : "CAST";
    const key = `${job} ${personId}`;
    if (!once.has(key)) once.set(key, { ...credit, personId });
  }
  if (once.size === 0) return;
  const rows = [...once.values()].map((credit, place) => ({
    titleId,
    personId: credit.personId,
    job: "job" in credit ? credit.job : "CAST",
    character: ("character" in credit && credit.character) || null,
    place,
  }));
  const people = [...new Map([...once.values()].map(({ personId, name }) => [personId, name]))].map(
    ([personId, name]) => ({ personId, name }),
  );
  await sql`insert into people ${sql(people)} on conflict (person_id) do nothing`;
  await sql`insert into credits ${sql(rows)}`;
}

async function readLinks(
  sql: Queries,
  credits: readonly { personId: number }[],
): Promise<Map<number, number>> {
  if (credits.length === 0) return new Map();
  const rows = await sql<
    Row<typeof schema.personLinks>[]
  >`select source_person_id, person_id from person_links where source_person_id in ${sql(credits.map(({ personId }) => personId))}`;
  return new Map(rows.map(({ sourcePersonId, personId }) => [sourcePersonId, personId]));
}

async function writeSeasons(
  sql: Queries,
  titleId: number,
  { merged, isBundled }: Parts,
): Promise<void> {
  const { facts, provenance } = merged;
  const known = await sql<
    Row<typeof schema.seasons, "seasonId" | "number">[]
  >`select season_id, number from seasons where title_id = ${titleId}`;
  const isImported = ({ seasonId, number }: { seasonId: number; number: number }) =>
    seasonId === importedSeasonId(titleId, number);
  const bundled = new Map(
    isBundled
      ? known
          .filter((season) => !isImported(season))
          .map(({ number, seasonId }) => [number, seasonId])
      : [],
  );
  const old = known.filter(isImported).map(({ seasonId }) => seasonId);
  if (old.length > 0) {
    await sql`delete from episodes where season_id in ${sql(old)}`;
    await sql`delete from seasons where season_id in ${sql(old)}`;
  }
  const seasons = facts.seasons ?? [];
  const added = seasons.filter(({ number }) => !bundled.has(number));
  if (added.length > 0)
    await sql`insert into seasons ${sql(added.map((season) => seasonRow(titleId, season, facts)))}`;
  const counted = seasons.flatMap(({ number, episodeCount }) => {
    const seasonId = bundled.get(number);
    return seasonId === undefined ? [] : [{ seasonId, episodeCount }];
  });
  await sql`
    update seasons set episode_count = said.episode_count from unnest(${counted.map(({ seasonId }) => seasonId)}::bigint[], ${counted.map(({ episodeCount }) => episodeCount)}::int[]) as said (season_id, episode_count)
    where seasons.season_id = said.season_id and seasons.episode_count <> said.episode_count`;
  const filled = seasons.filter(
    ({ number }) => bundled.has(number) && provenance[`episodes.${number}`],
  );
  for (const { number } of filled)
    await sql`delete from episodes where season_id = ${bundled.get(number) ?? 0}`;
  await writeEpisodes(sql, [
    ...added.map((season) => ({ seasonId: importedSeasonId(titleId, season.number), season })),
    ...filled.map((season) => ({ seasonId: bundled.get(season.number) ?? 0, season })),
  ]);
}

function seasonRow(
  titleId: number,
  { number, year, episodeCount }: SeasonFacts,
  facts: TitleFacts,
) {
  const firstYear = Number(facts.firstAirDate?.slice(0, 4) ?? 0);
  return {
    seasonId: importedSeasonId(titleId, number),
    titleId,
    number,
    year: year ?? firstYear,
    episodeCount,
  };
}

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const MOST_ROWS = 10_000;

async function writeEpisodes(
  sql: Queries,
  seasons: readonly { seasonId: number; season: SeasonFacts }[],
): Promise<void> {
  const rows = seasons.flatMap(({ seasonId, season }) =>
    (season.episodes ?? []).map(({ number, name, airDate }) => ({
      seasonId,
      number,
      name: name ?? null,
      airDate: airDate ?? null,
    })),
  );
  for (let from = 0; from < rows.length; from += MOST_ROWS)
    await sql`insert into episodes ${sql(rows.slice(from, from + MOST_ROWS))}`;
}

/** Categories of imported services, whose ids are above the bundle's. */
const CATEGORIES = {
  SUBSCRIPTION: "SUBSCRIPTION",
  FREE: "FREE",
  ADS: "FREE",
  RENT: "RENT_BUY",
  BUY: "RENT_BUY",
} as const;

async function writeOffers(
  sql: Queries,
  titleId: number,
  { merged, isBundled }: Parts,
): Promise<void> {
  await sql`delete from title_providers where title_id = ${titleId} and not (${isBundled} and source_type = 'ORIGINAL')`;
  const { offersAsOf, homeAsOf, facts, provenance } = merged;
  const idsByName = await readBundledServices(sql);
  const home =
    provenance.home && provenance.home !== "bundle"
      ? idsByName.get(facts.home?.toLowerCase() ?? "")
      : undefined;
  if (home !== undefined && homeAsOf && !isBundled) {
    await sql`insert into title_providers ${sql({ titleId, providerId: home, sourceType: "ORIGINAL", asOf: homeAsOf })} on conflict do nothing`;
  }
  const offers = (facts.offers ?? []).map((offer) => ({
    ...offer,
    providerId: idsByName.get(offer.name.toLowerCase()) ?? offer.providerId,
  }));
  if (offers.length === 0 || !offersAsOf) return;
  const providers = new Map(
    offers
      .filter(({ providerId }) => providerId >= 1000)
      .map((offer) => [
        offer.providerId,
        { providerId: offer.providerId, name: offer.name, category: CATEGORIES[offer.type] },
      ]),
  );
  if (providers.size > 0)
    await sql`insert into providers ${sql([...providers.values()])} on conflict (provider_id) do nothing`;
  const rows = new Map(
    offers.map(({ providerId, type, country }) => [
      `${providerId} ${type} ${country}`,
      { titleId, providerId, sourceType: type, region: country, asOf: offersAsOf },
    ]),
  );
  await sql`insert into title_providers ${sql([...rows.values()])}`;
}

/** The bundle's services by lower-case name, including former names. */
async function readBundledServices(sql: Queries): Promise<Map<string, number>> {
  const services = await sql<
    Row<typeof schema.providers, "providerId" | "name" | "aliases">[]
  >`select provider_id, name, aliases from providers where provider_id < 1000`;
  const former = services.flatMap(({ providerId, aliases }) =>
    aliases.map((alias) => [alias.toLowerCase(), providerId] as const),
  );
  return new Map([
    ...former,
    ...services.map(({ providerId, name }) => [name.toLowerCase(), providerId] as const),
  ]);
}
