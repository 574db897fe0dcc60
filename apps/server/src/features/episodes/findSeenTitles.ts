import type { Queries } from "../../platform/http/handler.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import { airedSeasons, findAhead } from "./airedSeasons.ts";
import { countSeen } from "./seenStore.ts";

/** What people have seen. */
export interface SeenTitles {
  /** Shows of which one of them has seen everything that has aired, and films marked as seen. */
  whole: ReadonlySet<number>;
  /** Shows that one of them has started, also those seen whole. */
  started: ReadonlySet<number>;
}

interface SeenOptions {
  people: readonly TasteHolder[];
  snapshot: CatalogueSnapshot;
  now: number;
}

/** What these people have seen of the catalogue's titles. */
export async function findSeenTitles(
  sql: Queries,
  { people, snapshot, now }: SeenOptions,
): Promise<SeenTitles> {
  const counted = (await countSeen(sql, people)).flatMap(({ titleId, seen }) => {
    const title = snapshot.title(titleId);
    return title ? [{ title, seen }] : [];
  });
  // Future episodes only matter for shows that aren't completely seen.
  const open = counted
    .filter(({ title, seen }) => seen < episodesOf(title))
    .map(({ title }) => title);
  const ahead = await findAhead(sql, open, now);
  const airedOf = (title: Title) =>
    airedSeasons(title, ahead, now).reduce((sum, { episodeCount }) => sum + episodeCount, 0);
  const whole = counted.filter(({ title, seen }) => seen > 0 && seen >= airedOf(title));
  const started = counted.filter(({ title }) => title.kind === "tv");
  const idsOf = (titles: typeof counted) => new Set(titles.map(({ title }) => title.id));
  return { whole: idsOf(whole), started: idsOf(started) };
}

const episodesOf = ({ seasons }: Title): number =>
  seasons.reduce((sum, { episodeCount }) => sum + episodeCount, 0);
