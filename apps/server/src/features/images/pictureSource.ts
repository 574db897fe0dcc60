import type { Palette } from "@worthy/posters";
import type { FastifyBaseLogger } from "fastify";
import type { Picture } from "./findPicture.ts";
import { imageKey, type PictureAddress } from "./imageAddress.ts";
import type { ImageCache } from "./imageCache.ts";
import { createPictureCache } from "./pictureCache.ts";
import { PictureProblem, type PictureHost } from "./pictureHost.ts";
import { PoolFull, type RasterPool } from "./rasterPool.ts";
import { createSingleFlight } from "./createSingleFlight.ts";
import { NoSlot } from "./slots.ts";

export interface PictureSource {
  /**
   * The picture in that form; null if it isn't available now and something else has to replace it.
   */
  image(address: PictureAddress, picture: Picture): Promise<Uint8Array | null>;
  /** Its four colours; null as above. */
  palette(picture: Picture): Promise<Palette | null>;
  /**
   * Removes pictures that the catalogue no longer has, or that are as old as a source's content may
   * get.
   */
  purge(isCurrent: (name: string) => boolean): Promise<void>;
  /** Abandons pending work. */
  close(): void;
}

export interface PictureSourceParts {
  cache: ImageCache;
  pool: RasterPool;
  host: PictureHost;
  log: FastifyBaseLogger;
  now?: () => number;
  /** How long callers wait for a picture; it is still fetched for later callers. */
  patienceMs?: number;
}

/** Pictures of an image host: each width, and the palette, is made from the stored original. */
export function createPictureSource({
  cache,
  pool,
  host,
  log,
  now = Date.now,
  patienceMs = 4_000,
}: PictureSourceParts): PictureSource {
  const closing = new AbortController();
  const kept = createPictureCache({ cache, pool, host, log, now, signal: closing.signal });
  const making = createSingleFlight<Uint8Array>();

  /** Made from the stored original, or from the cache. */
  async function made(
    key: string,
    picture: Picture,
    make: (whole: Uint8Array) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const makeAndKeep = async () => {
      const whole = await kept.obtain(picture);
      const bytes = await make(whole.bytes);
      await kept.keep(key, { bytes, fetchedAt: whole.fetchedAt });
      return bytes;
    };
    return (await kept.find(key))?.bytes ?? making(key, makeAndKeep);
  }

  /** Null if it doesn't arrive in time. */
  function orNothing(picture: Picture, coming: Promise<Uint8Array>): Promise<Uint8Array | null> {
    const come = coming.catch((error: unknown) => {
      if (error instanceof PoolFull) throw error;
      if (error instanceof PictureProblem)
        log.info({ picture: picture.name, reason: error.message }, "couldn't fetch a picture");
      else if (!(error instanceof NoSlot) && !closing.signal.aborted)
        log.warn({ err: error, picture: picture.name }, "couldn't make a picture");
      return null;
    });
    return inTime(come, patienceMs);
  }

  return {
    image: ({ width, quality, format, ...address }, picture) => {
      const coming = made(imageKey({ width, quality, format, ...address }), picture, (whole) =>
        pool.run({ picture: whole, kind: picture.kind, width, quality, format }),
      );
      return orNothing(picture, coming);
    },
    palette: async (picture) => {
      const colours = made(`${picture.name}-palette.json`, picture, (whole) =>
        pool.run({ coloursOf: whole }),
      );
      const json = await orNothing(picture, colours);
      return json && (JSON.parse(Buffer.from(json).toString()) as Palette); // as made by the child
    },
    purge: kept.purge,
    close: () => closing.abort(),
  };
}

async function inTime<T>(coming: Promise<T | null>, patienceMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)));
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
