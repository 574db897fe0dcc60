import { chooseLook } from "../chooseLook.ts";
import { drawLettering } from "../drawPoster.ts";
import type { TitleFacts } from "../titleFacts.ts";

/** The poster's margins, less what a letter's ink may stick out past its own advance. */
const LEFT = 16;
const RIGHT = 484;
const BOTTOM = 724;
/** Above this the art has nothing to stand on. */
const TOP = 400;

/** What of drawn words lies outside of a poster's margins, or null. Words without outlines are set by the viewer and cannot be measured here. For tests. */
export function wordsFault({ svg, top }: { readonly svg: string; readonly top: number }): string | null {
  if (top < TOP) return `the words begin at ${Math.round(top)}`;
  for (const [, d = ""] of svg.matchAll(/ d="([^"]*)"/g)) {
    const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const fault = numbers.find((value, at) => (at % 2 === 0 ? value < LEFT || value > RIGHT : value > BOTTOM || value < top));
    if (fault !== undefined) return `the words reach ${fault}`;
  }
  return null;
}

/** What of a poster's words is clipped, or null. For tests. */
export const letteringFault = (facts: TitleFacts): string | null => wordsFault(drawLettering(facts, chooseLook(facts)));
