import { RED_HERRING } from "../catalogue/redHerring.ts";
import type { Title } from "../catalogue/title.ts";

/** Its place among all titles asked about, whatever pages they come in: under the first screenful, and among titles. */
const PLACE = 17;

interface Page {
  limit: number;
  nodeType?: string;
  /** What stands there already, and so comes before this page. */
  exclude: ReadonlySet<number>;
}

const placeIn = ({ exclude }: Page): number => PLACE - exclude.size;

/** Whether a page of titles to rate is the one in which the red herring may stand. */
export function mayHoldRedHerring(page: Page): boolean {
  const place = placeIn(page);
  const ofItsKind = page.nodeType === undefined || page.nodeType === RED_HERRING.kind;
  return ofItsKind && place >= 0 && place < page.limit && !page.exclude.has(RED_HERRING.id);
}

/** The page with the red herring at its place; where there are too few titles for it to stand among them, the page stays as it is. */
export function placeRedHerring(titles: readonly Title[], page: Page): Title[] {
  const place = placeIn(page);
  return titles.length < Math.max(1, place) ? [...titles] : titles.toSpliced(place, 0, RED_HERRING).slice(0, page.limit);
}
