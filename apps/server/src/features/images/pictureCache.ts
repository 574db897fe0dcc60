import type { FastifyBaseLogger } from "fastify";
import { createFailureMemory } from "./failureMemory.ts";
import type { Picture } from "./findPicture.ts";
import type { ImageCache } from "./imageCache.ts";
import { PictureProblem, type PictureHost } from "./pictureHost.ts";
import type { PictureKind } from "../catalogue/pictures/pictureName.ts";
import { PoolFull, type RasterPool } from "./rasterPool.ts";
import { createSingleFlight } from "./createSingleFlight.ts";
import { createSlots, NoSlot } from "./slots.ts";

export interface PictureCacheParts {
  cache: ImageCache;
  pool: RasterPool;
  host: PictureHost;
  log: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  now(): number;
  signal: AbortSignal;
}

/** A picture, or an image made from it, with the time it was fetched. */
export interface CachedPicture {
  bytes: Uint8Array;
  fetchedAt: number;
}

export interface PictureCache {
  /**
   * The original of a picture, from which everything else is made: cached or fetched. Rejects with
   * NoSlot or PictureProblem if it isn't available now, or with PoolFull.
   */
  obtain(picture: Picture): Promise<CachedPicture>;
  /** The cached file of a key, unless it is too old. */
  find(key: string): Promise<CachedPicture | null>;
  keep(key: string, kept: CachedPicture): Promise<void>;
  purge(isCurrent: (name: string) => boolean): Promise<void>;
}

/** TMDB's terms forbid keeping its content for more than six months. */
const KEPT_MS = 180 * 86_400_000;
/** Stored width of each kind: the widest that is fetched. */
const WIDTHS: Readonly<Record<PictureKind, number>> = { poster: 780, backdrop: 1280, profile: 421 };
const KEPT_QUALITY = 90;
const FETCHES = { atOnce: 6, waiting: 100 };

/**
 * Pictures on disk, fetched from their host on first use: one request per file at a time, few in
 * total, and none for recent failures.
 */
export function createPictureCache({
  cache,
  pool,
  host,
  log,
  now,
  signal,
}: PictureCacheParts): PictureCache {
  const failures = createFailureMemory(now);
  const slots = createSlots(FETCHES);
  const fetching = createSingleFlight<CachedPicture>();
  const isYoung = (fetchedAt: number) => fetchedAt > now() - KEPT_MS;

  async function fetchPicture({ kind, name, path }: Picture): Promise<CachedPicture> {
    if (!failures.mayTry(name)) throw new NoSlot("it failed a short while ago");
    try {
      const picture = await host.fetch(kind, path, signal);
      const bytes = await pool
        .run({ picture, kind, width: WIDTHS[kind], quality: KEPT_QUALITY, format: "jpg" })
        .catch(unreadable);
      failures.succeeded(name);
      return { bytes, fetchedAt: now() };
    } catch (error) {
      if (error instanceof PictureProblem) failures.failed(name, error);
      throw error;
    }
  }

  const pictures: PictureCache = {
    async find(key) {
      const [bytes, fetchedAt] = await Promise.all([cache.read(key), cache.writtenAt(key)]);
      return bytes && fetchedAt !== null && isYoung(fetchedAt) ? { bytes, fetchedAt } : null;
    },
    // Somebody is waiting for it; a full disk must not prevent it.
    keep: (key, { bytes, fetchedAt }) =>
      cache
        .write(key, bytes, fetchedAt)
        .catch((error: unknown) => log.warn({ err: error, key }, "couldn't cache an image")),
    async obtain(picture) {
      const key = `${picture.name}.jpg`;
      const fetchAndKeep = async () => {
        const fetched = await fetchPicture(picture);
        await pictures.keep(key, fetched);
        return fetched;
      };
      return (await pictures.find(key)) ?? fetching(key, () => slots.run(fetchAndKeep));
    },
    purge: (isCurrent) =>
      cache.keepOnly(
        ({ key, writtenAt }) => isYoung(writtenAt) && isCurrent(/^[a-z0-9]+/.exec(key)?.[0] ?? ""),
      ),
  };
  return pictures;
}

/** What the children can't decode isn't a picture; but being too busy says nothing about it. */
function unreadable(error: unknown): never {
  if (error instanceof PoolFull) throw error;
  throw new PictureProblem("unreadable", error instanceof Error ? error.message : String(error));
}
