import type { Palette } from "@worthy/posters";
import type { FastifyBaseLogger } from "fastify";
import type { Picture } from "./findPicture.ts";
import { imageKey, type PictureAddress } from "./imageAddress.ts";
import type { ImageCache } from "./imageCache.ts";
import { createKeptPictures } from "./keptPictures.ts";
import { PictureProblem, type PictureHost } from "./pictureHost.ts";
import { PoolFull, type RasterPool } from "./rasterPool.ts";
import { shareRuns } from "./shareRuns.ts";
import { NoSlot } from "./slots.ts";

export interface PictureSource {
  /** The picture in that form; null where it is not to be had now, and something else has to stand in for it. */
  image(address: PictureAddress, picture: Picture): Promise<Uint8Array | null>;
  /** Its four colours; null as above. */
  palette(picture: Picture): Promise<Palette | null>;
  /** Removes pictures that the catalogue has no more, or that are as old as a source's content may get. */
  purge(isCurrent: (name: string) => boolean): Promise<void>;
  /** Gives up what is under way. */
  close(): void;
}

export interface PictureSourceParts {
  cache: ImageCache;
  pool: RasterPool;
  host: PictureHost;
  log: FastifyBaseLogger;
  now?: () => number;
  /** So long somebody waits for a picture; it still comes, for those who ask later. */
  patienceMs?: number;
}

/** Pictures of an image host: each width, and the palette, is made from the one that is kept. */
export function createPictureSource({ cache, pool, host, log, now = Date.now, patienceMs = 4_000 }: PictureSourceParts): PictureSource {
  const closing = new AbortController();
  const kept = createKeptPictures({ cache, pool, host, log, now, signal: closing.signal });
  const making = shareRuns<Uint8Array>();

  /** Made from the kept picture, or from the cache. */
  async function made(key: string, picture: Picture, make: (whole: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array> {
    const makeAndKeep = async () => {
      const whole = await kept.obtain(picture);
      const bytes = await make(whole.bytes);
      await kept.keep(key, { bytes, fetchedAt: whole.fetchedAt });
      return bytes;
    };
    return (await kept.find(key))?.bytes ?? making(key, makeAndKeep);
  }

  /** Null where it does not come, or not in time. */
  function orNothing(picture: Picture, coming: Promise<Uint8Array>): Promise<Uint8Array | null> {
    const come = coming.catch((error: unknown) => {
      if (error instanceof PoolFull) throw error;
      if (error instanceof PictureProblem) log.info({ picture: picture.name, reason: error.message }, "picture did not come");
      else if (!(error instanceof NoSlot) && !closing.signal.aborted) log.warn({ err: error, picture: picture.name }, "picture could not be made");
      return null;
    });
    return inTime(come, patienceMs);
  }

  return {
    image: (address, picture) => {
      const { width, quality, format } = address;
      return orNothing(
        picture,
        made(imageKey(address), picture, (whole) => pool.run({ picture: whole, kind: picture.kind, width, quality, format })),
      );
    },
    palette: async (picture) => {
      const colours = made(`${picture.name}-palette.json`, picture, (whole) => pool.run({ coloursOf: whole }));
      const json = await orNothing(picture, colours);
      return json && (JSON.parse(Buffer.from(json).toString()) as Palette); // as the child made it
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
