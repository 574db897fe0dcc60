import type { Palette } from "@worthy/posters";
import type { FastifyBaseLogger } from "fastify";
import { createFailureMemory } from "./failureMemory.ts";
import type { Picture } from "./findPicture.ts";
import { imageKey, type PictureAddress } from "./imageAddress.ts";
import type { ImageCache } from "./imageCache.ts";
import { PictureProblem, type PictureHost } from "./pictureHost.ts";
import type { PictureKind } from "./pictureName.ts";
import { PoolFull, type RasterPool } from "./rasterPool.ts";
import { createSlots, NoSlot } from "./slots.ts";

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

/** TMDB's terms let nobody keep its content for more than six months. */
const KEPT_MS = 180 * 86_400_000;
/** Width in which each kind is kept: the widest that is fetched. */
const WIDTHS: Readonly<Record<PictureKind, number>> = { poster: 780, backdrop: 1280, profile: 421 };
const KEPT_QUALITY = 90;
const FETCHES = { atOnce: 6, waiting: 100 };

interface Kept {
  bytes: Uint8Array;
  fetchedAt: number;
}

const keptKey = ({ name }: Picture) => `${name}.jpg`;

/** Pictures of an image host: fetched when somebody first wants one, kept on disk, each width made from the one that is kept. */
export function createPictureSource({ cache, pool, host, log, now = Date.now, patienceMs = 4_000 }: PictureSourceParts): PictureSource {
  const failures = createFailureMemory(now);
  const slots = createSlots(FETCHES);
  const closing = new AbortController();
  const fetching = shared<Kept>();
  const making = shared<Uint8Array>();

  /** Keeps what was made, with the time of the fetch. Somebody waits for it: a full disk must not keep it from them. */
  const keep = (key: string, { bytes, fetchedAt }: Kept) =>
    cache.write(key, bytes, fetchedAt).catch((error: unknown) => log.warn({ err: error, key }, "image could not be cached"));

  async function fetchPicture({ kind, name, path }: Picture): Promise<Kept> {
    const picture = await host.fetch(kind, path, closing.signal);
    const bytes = await pool.run({ picture, kind, width: WIDTHS[kind], quality: KEPT_QUALITY, format: "jpg" }).catch((error: unknown) => {
      if (error instanceof PoolFull) throw error;
      throw new PictureProblem("unreadable", error instanceof Error ? error.message : String(error));
    });
    failures.succeeded(name);
    return { bytes, fetchedAt: now() };
  }

  async function obtain(picture: Picture): Promise<Kept> {
    const key = keptKey(picture);
    const [bytes, fetchedAt] = await Promise.all([cache.read(key), cache.writtenAt(key)]);
    if (bytes && fetchedAt !== null && fetchedAt > now() - KEPT_MS) return { bytes, fetchedAt };
    return fetching(key, () =>
      slots.run(async () => {
        if (!failures.mayTry(picture.name)) throw new NoSlot("it failed a short while ago");
        const fetched = await fetchPicture(picture).catch((error: unknown) => {
          if (error instanceof PictureProblem) failures.failed(picture.name, error);
          throw error;
        });
        await keep(key, fetched);
        return fetched;
      }),
    );
  }

  /** Made from the kept picture, or from the cache. */
  async function made(key: string, picture: Picture, make: (kept: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array> {
    const [cached, from] = await Promise.all([cache.read(key), cache.writtenAt(key)]);
    if (cached && from !== null && from > now() - KEPT_MS) return cached;
    return making(key, async () => {
      const kept = await obtain(picture);
      const bytes = await make(kept.bytes);
      await keep(key, { bytes, fetchedAt: kept.fetchedAt });
      return bytes;
    });
  }

  /** What came, or null where it did not come, or not in time. */
  async function orNothing(picture: Picture, coming: Promise<Uint8Array>): Promise<Uint8Array | null> {
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
        made(imageKey(address), picture, (kept) => pool.run({ picture: kept, kind: picture.kind, width, quality, format })),
      );
    },
    palette: async (picture) => {
      const json = await orNothing(
        picture,
        made(`${picture.name}-palette.json`, picture, (kept) => pool.run({ coloursOf: kept })),
      );
      return json && (JSON.parse(Buffer.from(json).toString()) as Palette); // as the child made it
    },
    purge: (isCurrent) => cache.keepOnly(({ key, writtenAt }) => writtenAt > now() - KEPT_MS && isCurrent(/^[a-z0-9]+/.exec(key)?.[0] ?? "")),
    close: () => closing.abort(),
  };
}

/** One run a key at a time, whose outcome all who ask meanwhile share. */
function shared<T>() {
  const inFlight = new Map<string, Promise<T>>();
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const known = inFlight.get(key);
    if (known) return known;
    const running = run().finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  };
}

async function inTime<T>(coming: Promise<T | null>, patienceMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)));
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
