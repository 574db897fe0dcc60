import { IMAGE_QUALITY, IMAGE_WIDTHS } from "@worthy/domain";
import type { FastifyBaseLogger } from "fastify";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { artFactsOf } from "./artFactsOf.ts";
import { parseArtName } from "./artName.ts";
import type { ImageAddress } from "./imageAddress.ts";
import type { ImageSource } from "./imageSource.ts";

interface WarmUpParts {
  snapshot: CatalogueSnapshot;
  source: ImageSource;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

function posterAddress(posterName: string): ImageAddress | null {
  const name = posterName.replace(/\.jpg$/, "");
  const art = parseArtName(name);
  return art && { art, name, width: IMAGE_WIDTHS.poster, quality: IMAGE_QUALITY, format: "webp" };
}

/** Draws the posters that walls are made of, best known titles first, one at a time and only while nobody else needs the pool. */
export async function warmPosters({ snapshot, source, log, signal }: WarmUpParts): Promise<void> {
  let failed = 0;
  for (const title of snapshot.titles.toSorted((a, b) => b.prominence - a.prominence)) {
    if (signal.aborted) return;
    const address = posterAddress(title.posterName);
    if (!address) continue;
    await source.prepare(address, artFactsOf(title)).catch((error: unknown) => {
      if (signal.aborted) return;
      failed += 1;
      log.warn({ err: error, titleId: title.id }, "poster could not be drawn ahead");
    });
  }
  log.debug({ titles: snapshot.titles.length, failed }, "posters are drawn");
}
