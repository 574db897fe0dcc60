import { IMAGE_QUALITY, IMAGE_WIDTHS } from "@worthy/domain";
import type { FastifyBaseLogger } from "fastify";
import { firstInOrder } from "../catalogue/firstInOrder.ts";
import { artFactsOf } from "../catalogue/pictures/artFactsOf.ts";
import { parseArtName } from "../catalogue/pictures/artName.ts";
import type { ArtCatalogue } from "./findArt.ts";
import type { ImageAddress } from "./imageAddress.ts";
import type { ImageSource } from "./imageSource.ts";

interface WarmUpParts {
  catalogue: ArtCatalogue;
  source: ImageSource;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

function posterAddress(posterName: string): ImageAddress | null {
  const name = posterName.replace(/\.jpg$/, "");
  const art = parseArtName(name);
  return art && { art, name, width: IMAGE_WIDTHS.poster, quality: IMAGE_QUALITY, format: "webp" };
}

/**
 * Of a large catalogue, only the best known posters are drawn in advance: the rest would take hours
 * of processor time, and are seldom looked at.
 */
const MOST_DRAWN = 2_000;

/**
 * Draws the posters of walls, best known titles first, one at a time and only while the pool is
 * otherwise idle.
 */
export async function warmPosters({ catalogue, source, log, signal }: WarmUpParts): Promise<void> {
  let failed = 0;
  for (const title of firstInOrder(catalogue.titles, MOST_DRAWN, (a, b) => b.fame - a.fame)) {
    if (signal.aborted) return;
    const address = posterAddress(title.posterName);
    if (!address) continue;
    await source.prepare(address, artFactsOf(title)).catch((error: unknown) => {
      if (signal.aborted) return;
      failed += 1;
      log.warn({ err: error, titleId: title.id }, "couldn't draw a poster in advance");
    });
  }
  log.debug(
    { titles: Math.min(MOST_DRAWN, catalogue.titles.length), failed },
    "all posters are drawn",
  );
}
