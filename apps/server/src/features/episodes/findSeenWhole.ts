import type { Queries } from "../../platform/http/handler.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import type { TasteHolder } from "../ratings/ratingPolicy.ts";
import { airedSeasons, findAhead } from "./airedSeasons.ts";
import { countSeen } from "./seenStore.ts";

interface WholeWish {
  people: readonly TasteHolder[];
  snapshot: CatalogueSnapshot;
  now: number;
}

/** Shows of which one of these people has seen everything that has aired, and films marked as seen. */
export async function findSeenWhole(
  sql: Queries,
  { people, snapshot, now }: WholeWish,
): Promise<ReadonlySet<number>> {
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
  return new Set(
    counted.filter(({ title, seen }) => seen >= airedOf(title)).map(({ title }) => title.id),
  );
}

const episodesOf = ({ seasons }: Title): number =>
  seasons.reduce((sum, { episodeCount }) => sum + episodeCount, 0);
