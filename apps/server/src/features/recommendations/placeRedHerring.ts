import { RED_HERRING } from "../catalogue/redHerring.ts";
import type { Title } from "../catalogue/title.ts";

/** Under the first screenful, and only where the page is long enough that it stands among titles. */
const PLACE = 17;
const SHORTEST_PAGE = 24;

/** Whether a page of titles to rate is one that the red herring may stand in. */
export function mayHoldRedHerring({ limit, nodeType, exclude }: { limit: number; nodeType?: string; exclude: ReadonlySet<number> }): boolean {
  return limit >= SHORTEST_PAGE && (nodeType === undefined || nodeType === RED_HERRING.kind) && !exclude.has(RED_HERRING.id);
}

/** The page with the red herring at its place; a page of few titles stays as it is. */
export function placeRedHerring(titles: readonly Title[], limit: number): Title[] {
  return titles.length < SHORTEST_PAGE ? [...titles] : titles.toSpliced(PLACE, 0, RED_HERRING).slice(0, limit);
}
