import type { Queries } from "../../platform/http/handler.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import { airedSeasons, findAhead } from "./airedSeasons.ts";
import { countSeen } from "./seenStore.ts";

interface WholeWish {
  userIds: readonly string[];
  snapshot: CatalogueSnapshot;
  now: number;
}

/** Shows of which one of these people has seen all that has aired. */
export async function findSeenWhole(sql: Queries, { userIds, snapshot, now }: WholeWish): Promise<ReadonlySet<number>> {
  const counted = (await countSeen(sql, userIds)).flatMap(({ titleId, seen }) => {
    const show = snapshot.title(titleId);
    return show ? [{ show, seen }] : [];
  });
  // Only of what is not seen to the last episode it matters what is still to come.
  const open = counted.filter(({ show, seen }) => seen < episodesOf(show)).map(({ show }) => show);
  const ahead = await findAhead(sql, open, now);
  const airedOf = (show: Title) => airedSeasons(show, ahead, now).reduce((sum, { episodeCount }) => sum + episodeCount, 0);
  return new Set(counted.filter(({ show, seen }) => seen >= airedOf(show)).map(({ show }) => show.id));
}

const episodesOf = ({ seasons }: Title): number => seasons.reduce((sum, { episodeCount }) => sum + episodeCount, 0);
