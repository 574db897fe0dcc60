import { chooseLook } from "./chooseLook.ts";
import { composeArt, wrapSvg } from "./compose.ts";
import type { Art } from "./art/scene.ts";
import type { TitleFacts } from "./titleFacts.ts";

export const BACKDROP = { width: 1280, height: 720 } as const;

const FRAME = {
  ...BACKDROP,
  floor: 600,
  focus: { x: 880, y: 318 },
  scale: 1.14,
  unit: 640,
  wide: true,
} as const;

/** The title's art in wide format, with its weight at the right, away from the text. */
export const backdropArt = (facts: TitleFacts): Promise<Art> =>
  composeArt(facts, chooseLook(facts), FRAME);

/**
 * A backdrop as an SVG document of 1280 by 720 units: the poster's scene and seed in wide format,
 * without the title.
 */
export async function drawBackdrop(facts: TitleFacts): Promise<string> {
  return wrapSvg(BACKDROP, await backdropArt(facts), "");
}
