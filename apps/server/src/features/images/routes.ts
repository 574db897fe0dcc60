import { join } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { findPicture, type PictureCatalogue } from "./findPicture.ts";
import { createImageCache } from "./imageCache.ts";
import { createImageSource, type ImageSource } from "./imageSource.ts";
import { registerPalette } from "./paletteRoute.ts";
import { createPictureHost, type PictureHostOptions } from "./pictureHost.ts";
import { parsePictureName } from "../catalogue/pictures/pictureName.ts";
import {
  createPictureSource,
  type PictureSource,
  type PictureSourceParts,
} from "./pictureSource.ts";
import { createRasterPool, type RasterPool } from "./rasterPool.ts";
import { sendImage, type ImageRequest } from "./sendImage.ts";
import { warmPosters } from "./warmPosters.ts";

export interface ImageDeps {
  /** The current catalogue. */
  snapshot(): PictureCatalogue;
  /** Drawn images are stored in its folder `images`, those of the image host in `pictures`. */
  cacheDir: string;
  log: FastifyBaseLogger;
  /** Where the pictures of imported titles are. */
  pictureHost: PictureHostOptions;
  /** Whether to draw posters before they are requested; default true. */
  ahead?: boolean;
  /** Another pool, in tests. */
  pool?: RasterPool;
  maxCacheBytes?: number;
  maxPictureBytes?: number;
  /** Another clock and timeout, in tests. */
  pictureTimes?: Pick<PictureSourceParts, "now" | "patienceMs">;
}

export interface Images {
  /** Draws images, and keeps them. */
  source: ImageSource;
  /**
   * Draws all posters in advance in the background, unless disabled; call it again when there is a
   * new catalogue.
   */
  warm(): Promise<void>;
  /** Removes pictures that may not be kept any more; runs hourly. */
  purge(): Promise<void>;
  /** Ends the warm-up and the child processes; called when the app closes. */
  close(): void;
}

/**
 * A wall of posters is many requests at once, mostly served from disk: a higher limit than for
 * other requests.
 */
const RATE_LIMIT = { max: 3000, timeWindow: "1 minute" };
const LARGEST_PICTURES = 1024 * 1024 * 1024;
const HOUR_MS = 3_600_000;

/**
 * GET /api/image/tmdb/w{width}/{file} and the palette. Nothing is drawn or rasterised in this
 * process.
 */
export function registerImages(app: FastifyInstance, deps: ImageDeps): Images {
  const { snapshot, cacheDir, log, pool = createRasterPool() } = deps;
  const cache = createImageCache({
    folder: join(cacheDir, "images"),
    maxBytes: deps.maxCacheBytes,
  });
  const source = createImageSource({ cache, pool, log });
  const pictureCache = createImageCache({
    folder: join(cacheDir, "pictures"),
    maxBytes: deps.maxPictureBytes ?? LARGEST_PICTURES,
  });
  const pictures = createPictureSource({
    cache: pictureCache,
    pool,
    log,
    host: createPictureHost(deps.pictureHost),
    ...deps.pictureTimes,
  });
  app.get<ImageRequest>(
    "/api/image/tmdb/:width/:file",
    { config: { rateLimit: RATE_LIMIT } },
    (request, reply) => sendImage({ request, reply, catalogue: snapshot(), source, pictures }),
  );
  registerPalette(app, { snapshot, pictures });

  let warming = new AbortController();
  const purge = () => purgePictures(pictures, snapshot());
  const purging = everyHour(purge, (error) =>
    log.warn({ err: error }, "couldn't remove old pictures"),
  );
  const images: Images = {
    source,
    warm: async () => {
      if (deps.ahead === false) return;
      warming.abort();
      warming = new AbortController();
      return warmPosters({ catalogue: snapshot(), source, log, signal: warming.signal });
    },
    purge,
    close: () => {
      warming.abort();
      clearInterval(purging);
      pictures.close();
      pool.close();
    },
  };
  app.addHook("onListen", async () => {
    void Promise.all([cache.sweep(), pictureCache.sweep(), purge()])
      .then(images.warm)
      .catch((error: unknown) => log.warn({ err: error }, "couldn't prepare images"));
  });
  app.addHook("onClose", async () => images.close());
  return images;
}

function everyHour(work: () => Promise<void>, onError: (error: unknown) => void): NodeJS.Timeout {
  return setInterval(() => void work().catch(onError), HOUR_MS).unref();
}

/** Pictures are removed with the statement that named them. */
function purgePictures(pictures: PictureSource, catalogue: PictureCatalogue): Promise<void> {
  return pictures.purge((name) => {
    const request = parsePictureName(name);
    return request !== null && findPicture(catalogue, request, name) !== null;
  });
}
