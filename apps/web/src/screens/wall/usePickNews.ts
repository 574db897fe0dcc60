import { TASTE_VALUES } from "@worthy/domain";
import { useState } from "react";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import type { RankedPick } from "./usePicks.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

/** Around the pick's name in a sentence; no title has it. */
const MARK = "\u0002";

export interface PickNews {
  /** What surrounds the pick's name. */
  before: string;
  name: string;
  after: string;
}

/**
 * The first pick that moved up or is new since the last rating, and the rating that did it; null if
 * none did. The picks change shortly after the rating, so the one at that moment is kept.
 */
export function usePickNews(
  picks: readonly RankedPick[],
  last: WallRatings["last"],
): PickNews | null {
  const t = useTexts(wallTexts);
  const ranking = picks.map(({ pick }) => pick.id).join();
  const [seen, see] = useState({ ranking, cause: last });
  if (seen.ranking !== ranking) see({ ranking, cause: last });
  const { cause } = seen;
  const mover = picks.find(({ movement }) => movement.kind === "up" || movement.kind === "new");
  const rating = TASTE_VALUES.find((value) => value === cause?.after);
  if (!mover || !cause || !rating || cause.title.decoy) return null;
  const kind = mover.movement.kind === "new" ? "newBy" : "upBy";
  const [before = "", , after = ""] = t(`wall.${kind}.${rating}`, {
    pick: `${MARK}${MARK}`,
    title: cause.title.name,
  }).split(MARK);
  return { before, name: mover.pick.name, after };
}
