import { chooseLook, type Look } from "./chooseLook.ts";
import { composeArt, wrapSvg, type Composed } from "./compose.ts";
import { afterDark } from "./palettes.ts";
import type { TitleFacts } from "./titleFacts.ts";

export const BACKDROP = { width: 1280, height: 720 } as const;

/** The title's art in wide format, with its weight at the right, away from the text. */
export function backdropArt(facts: TitleFacts): { readonly look: Look; readonly art: Composed } {
  const chosen = chooseLook(facts);
  // Backdrops are behind the page's own light text.
  const look = { ...chosen, palette: afterDark(chosen.palette) };
  const frame = { ...BACKDROP, floor: 640, focus: { x: 915, y: 300 }, unit: 640, wide: true };
  return { look, art: composeArt(facts, look, frame) };
}

/**
 * A backdrop as an SVG document of 1280 by 720 units: the poster's art and seed in wide format,
 * without the title.
 */
export function drawBackdrop(facts: TitleFacts): string {
  return wrapSvg(BACKDROP, backdropArt(facts).art, "");
}
