import sharp from "sharp";
import {
  drawBackdrop,
  drawPoster,
  drawStill,
  type TitleFacts,
} from "../../packages/posters/src/index.ts";
import { svgFault } from "../../packages/posters/src/testing/checkSvg.ts";
import { letteringFault } from "../../packages/posters/src/testing/letteringFault.ts";

/** One drawing of a title. */
export interface Drawing {
  name: string;
  svg: string;
}

/**
 * A third of the drawing's own size, which is 72: enough to see whether it is a picture, and
 * several times faster.
 */
const DENSITY = 24;
/** Minimum mean deviation of a picture's values, of 255; less is practically empty. */
const LEAST_VARIETY = 3;

/**
 * Poster, backdrop and a still of every title; for a show, stills of its first and last episode.
 */
export async function drawingsOf(
  facts: TitleFacts,
  last: { season: number; episode: number } | undefined,
): Promise<Drawing[]> {
  const stills = [{ season: 1, episode: 1 }, ...(last ? [last] : [])];
  return [
    { name: "poster", svg: await drawPoster(facts) },
    { name: "backdrop", svg: await drawBackdrop(facts) },
    ...(await Promise.all(
      stills.map(async (place) => ({
        name: `still ${place.season}.${place.episode}`,
        svg: await drawStill(facts, place),
      })),
    )),
  ];
}

/**
 * What is wrong with a drawing as a picture, or null. Malformed drawings are not passed to the
 * rasteriser, which they might crash.
 */
export async function pictureFault({ name, svg }: Drawing): Promise<string | null> {
  const fault = svgFault(svg);
  if (fault) return `${name}: ${fault}`;
  const { channels } = await sharp(Buffer.from(svg), { density: DENSITY })
    .flatten({ background: "#12100e" })
    .stats();
  const variety = Math.max(...channels.map(({ stdev }) => stdev));
  return variety < LEAST_VARIETY
    ? `${name}: nearly empty, values differ by ${variety.toFixed(1)}`
    : null;
}

/** The first thing wrong with a title's art, or null. */
export async function artFault(
  facts: TitleFacts,
  last?: { season: number; episode: number },
): Promise<string | null> {
  const words = letteringFault(facts);
  if (words) return `poster: ${words}`;
  for (const drawing of await drawingsOf(facts, last)) {
    const fault = await pictureFault(drawing);
    if (fault) return fault;
  }
  return null;
}
