import { windowStart } from "@worthy/domain";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import { providersIn } from "../titles/providersIn.ts";

/** What the catalogue says about a provider in a region. */
export interface ProviderFacts {
  numTitles: number;
  sourceTypes: ReadonlySet<string>;
  /** Whether its new titles are among the most widely known. */
  trending: boolean;
}

const MOST_TRENDING = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day on which a title was certainly new; for a year, its last day. Null if unknown. */
export function latestDate({
  firstAirDate,
  lastAirDate,
  datePrecision,
  seasons,
}: Pick<Title, "firstAirDate" | "lastAirDate" | "datePrecision" | "seasons">): string | null {
  const known = [firstAirDate, lastAirDate]
    .filter((date) => date !== null)
    .map((date) => (datePrecision === "year" ? `${date.slice(0, 4)}-12-31` : date));
  const last = seasons.at(-1);
  if (last) known.push(`${last.year}-12-31`);
  return known.reduce<string | null>(
    (latest, date) => (latest === null || date > latest ? date : latest),
    null,
  );
}

interface Kept {
  day: number;
  facts: ReadonlyMap<number, ProviderFacts>;
}

const kept = new WeakMap<CatalogueSnapshot, Map<string, Kept>>();

/** Facts of every provider with titles, by id, computed once per catalogue, region and day. */
export function providerFacts(
  snapshot: CatalogueSnapshot,
  { region, now }: { region: string; now: number },
): ReadonlyMap<number, ProviderFacts> {
  const regions = kept.get(snapshot) ?? new Map<string, Kept>();
  kept.set(snapshot, regions);
  const day = Math.floor(now / DAY_MS);
  const known = regions.get(region);
  if (known?.day === day) return known.facts;
  const facts = countFacts(snapshot, { region, now });
  regions.set(region, { day, facts });
  return facts;
}

interface Count {
  titles: Set<number>;
  sourceTypes: Set<string>;
  /** Sum of the fame of its new titles. */
  talkedOf: number;
}

function countFacts(
  snapshot: CatalogueSnapshot,
  { region, now }: { region: string; now: number },
): ReadonlyMap<number, ProviderFacts> {
  const counts = new Map<number, Count>();
  const since = windowStart("NEW_AND_RECENT", now) ?? "";
  for (const title of snapshot.titles) {
    const offers = providersIn(title, region);
    const isNew = offers.length > 0 && (latestDate(title) ?? "") >= since;
    for (const { id, sourceType } of offers) {
      const count = counts.get(id) ?? { titles: new Set(), sourceTypes: new Set(), talkedOf: 0 };
      counts.set(id, count);
      if (isNew && !count.titles.has(title.id)) count.talkedOf += title.fame;
      count.titles.add(title.id);
      count.sourceTypes.add(sourceType);
    }
  }
  const services = [...counts].filter(
    ([id, { talkedOf }]) => talkedOf > 0 && snapshot.provider(id)?.category !== "NETWORK",
  );
  const trending = new Set(
    services
      .toSorted((a, b) => b[1].talkedOf - a[1].talkedOf || a[0] - b[0])
      .slice(0, MOST_TRENDING)
      .map(([id]) => id),
  );
  return new Map(
    [...counts].map(([id, { titles, sourceTypes }]) => [
      id,
      { numTitles: titles.size, sourceTypes, trending: trending.has(id) },
    ]),
  );
}
