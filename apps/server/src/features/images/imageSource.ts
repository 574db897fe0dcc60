import type { FastifyBaseLogger } from "fastify";
import type { ArtFacts } from "../catalogue/pictures/artName.ts";
import { imageKey, type ImageAddress } from "./imageAddress.ts";
import type { ImageCache } from "./imageCache.ts";
import type { ArtJob, RasterJob } from "./rasterJob.ts";
import type { RasterPool, Urgency } from "./rasterPool.ts";

export interface ImageSource {
  /**
   * The image from the cache, or drawn and then cached under this key, which changes with what is
   * drawn. Concurrent requests for the same image share one drawing.
   */
  drawn(key: string, job: RasterJob): Promise<Uint8Array>;
  /** A title's art, as above. */
  image(address: ImageAddress, facts: ArtFacts): Promise<Uint8Array>;
  /** Draws the image when nobody waits for another; does nothing if it is cached. */
  prepare(address: ImageAddress, facts: ArtFacts): Promise<void>;
}

interface ImageSourceParts {
  cache: ImageCache;
  pool: RasterPool;
  log: FastifyBaseLogger;
}

function artJob({ art, width, quality, format }: ImageAddress, facts: ArtFacts): ArtJob {
  return { facts, art, width, quality, format };
}

export function createImageSource({ cache, pool, log }: ImageSourceParts): ImageSource {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  async function draw(
    key: string,
    { job, urgency }: { job: RasterJob; urgency: Urgency },
  ): Promise<Uint8Array> {
    const image = await pool.run(job, urgency);
    // Somebody is waiting for this image; a full disk must not prevent it.
    await cache
      .write(key, image)
      .catch((error: unknown) => log.warn({ err: error, key }, "couldn't cache an image"));
    return image;
  }

  const source: ImageSource = {
    image: (address, facts) => source.drawn(imageKey(address), artJob(address, facts)),
    async drawn(key, job) {
      const cached = await cache.read(key);
      if (cached) return cached;
      const shared = inFlight.get(key);
      if (shared) return shared;
      const drawing = draw(key, { job, urgency: "now" }).finally(() => inFlight.delete(key));
      inFlight.set(key, drawing);
      return drawing;
    },
    async prepare(address, facts) {
      const key = imageKey(address);
      if (inFlight.has(key) || (await cache.has(key))) return;
      await draw(key, { job: artJob(address, facts), urgency: "background" });
    },
  };
  return source;
}
