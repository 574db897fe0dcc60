import type { FastifyBaseLogger } from "fastify";
import type { ArtFacts } from "../catalogue/pictures/artName.ts";
import { imageKey, type ImageAddress } from "./imageAddress.ts";
import type { ImageCache } from "./imageCache.ts";
import type { RasterPool, Urgency } from "./rasterPool.ts";

export interface ImageSource {
  /**
   * The image from the cache, or drawn and then cached. Concurrent requests for the same image
   * share one drawing.
   */
  image(address: ImageAddress, facts: ArtFacts): Promise<Uint8Array>;
  /** Draws the image when nobody waits for another; does nothing if it is cached. */
  prepare(address: ImageAddress, facts: ArtFacts): Promise<void>;
}

interface ImageSourceParts {
  cache: ImageCache;
  pool: RasterPool;
  log: FastifyBaseLogger;
}

export function createImageSource({ cache, pool, log }: ImageSourceParts): ImageSource {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  async function draw(
    key: string,
    { address, facts, urgency }: { address: ImageAddress; facts: ArtFacts; urgency: Urgency },
  ): Promise<Uint8Array> {
    const { art, width, quality, format } = address;
    const image = await pool.run({ facts, art, width, quality, format }, urgency);
    // Somebody is waiting for this image; a full disk must not prevent it.
    await cache
      .write(key, image)
      .catch((error: unknown) => log.warn({ err: error, key }, "image could not be cached"));
    return image;
  }

  const source: ImageSource = {
    async image(address, facts) {
      const key = imageKey(address);
      const cached = await cache.read(key);
      if (cached) return cached;
      const shared = inFlight.get(key);
      if (shared) return shared;
      const drawing = draw(key, { address, facts, urgency: "now" }).finally(() =>
        inFlight.delete(key),
      );
      inFlight.set(key, drawing);
      return drawing;
    },
    async prepare(address, facts) {
      const key = imageKey(address);
      if (inFlight.has(key) || (await cache.has(key))) return;
      await draw(key, { address, facts, urgency: "background" });
    },
  };
  return source;
}
