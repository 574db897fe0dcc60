// The program of a child process: a crashing rasteriser only takes this process down.
import { constants, setPriority } from "node:os";
import {
  drawAvatar,
  drawBackdrop,
  drawCard,
  drawListCard,
  drawPoster,
  drawStill,
  drawSubject,
} from "@worthy/posters";
import sharp from "sharp";
import { coloursOf } from "./coloursOf.ts";
import type { ArtJob, CardJob, RasterAnswer, RasterJob, RasterRequest } from "./rasterJob.ts";
import { rasterPicture } from "./rasterPicture.ts";

sharp.cache(false);
sharp.concurrency(1);

/** The art fills its frame; without an alpha channel, images are smaller. */
const GROUND = "#12100e";

/** Heights of posters that don't have the 3:2 ratio. */
const POSTER_HEIGHTS: Readonly<Record<number, number>> = { 122: 182 };

function sizeOf(job: ArtJob | CardJob): { width: number; height?: number } {
  const { width } = job;
  const isPoster = "art" in job && job.art.art === "poster";
  const height = isPoster ? POSTER_HEIGHTS[width] : undefined;
  return height === undefined ? { width } : { width, height };
}

function draw(job: ArtJob | CardJob): Promise<string> {
  if ("card" in job) return drawListCard(job.card);
  const { facts, art } = job;
  if (art.art === "avatar") return drawAvatar(art.titleId);
  if (art.art === "subject") return drawSubject(art.subject ?? "");
  if (art.art === "poster") return drawPoster(facts);
  if (art.art === "backdrop") return drawBackdrop(facts);
  if (art.art === "card") return drawCard(facts);
  return drawStill(facts, { season: art.season ?? 1, episode: art.episode ?? 1 });
}

async function raster(job: RasterJob): Promise<Uint8Array> {
  if ("picture" in job) return rasterPicture(job);
  if ("coloursOf" in job) return Buffer.from(JSON.stringify(await coloursOf(job.coloursOf)));
  const image = sharp(Buffer.from(await draw(job)), { limitInputPixels: 20_000_000 })
    .resize(sizeOf(job))
    .flatten({ background: GROUND });
  const { quality } = job;
  return (
    job.format === "webp"
      ? image.webp({ quality, effort: 4 })
      : image.jpeg({ quality, mozjpeg: true })
  ).toBuffer();
}

async function answer({ id, job }: RasterRequest): Promise<void> {
  const reply = (message: RasterAnswer) => process.send?.(message);
  try {
    reply({ id, image: await raster(job) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // answering requests has priority over drawing
} catch {
  // Not every system allows this; it then draws at normal priority.
}
// The server decides when children end, even if a terminal sends its signal to all of them.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
process.on("message", (request: RasterRequest) => void answer(request));
