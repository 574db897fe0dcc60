import { chooseLook } from "../chooseLook.ts";
import { drawLettering, fitLettering } from "../drawPoster.ts";
import type { TitleFacts } from "../titleFacts.ts";

/** The poster's margins, minus what a letter's ink may extend beyond its advance. */
const LEFT = 16;
const RIGHT = 484;
const BOTTOM = 724;
/** Above this, the art doesn't have enough room. */
const TOP = 400;

/**
 * For tests: which drawn words are outside a poster's margins, or null. Words without outlines are
 * set by the viewer and can't be measured here.
 */
export function wordsFault({
  svg,
  top,
}: {
  readonly svg: string;
  readonly top: number;
}): string | null {
  if (top < TOP) return `the words begin at ${Math.round(top)}`;
  for (const [, d = ""] of svg.matchAll(/ d="([^"]*)"/g)) {
    const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const fault = numbers.find((value, at) =>
      at % 2 === 0 ? value < LEFT || value > RIGHT : value > BOTTOM || value < top,
    );
    if (fault !== undefined) return `the words reach ${fault}`;
  }
  return null;
}

/** For tests: which of a poster's words are clipped, or null. */
export function letteringFault(facts: TitleFacts): string | null {
  const { face, palette } = chooseLook(facts);
  const lettering = fitLettering(facts, face);
  return wordsFault({ svg: drawLettering(facts, lettering, palette), top: lettering.top });
}
