import sharp, { type Sharp } from "sharp";
import type { PictureKind } from "../catalogue/pictures/pictureName.ts";
import type { PictureJob } from "./rasterJob.ts";

/** Height by width. */
const SHAPES: Readonly<Record<PictureKind, number>> = {
  poster: 3 / 2,
  backdrop: 9 / 16,
  profile: 3 / 2,
};
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);
const LARGEST_PIXELS = 20_000_000;
const GROUND = "#12100e";

/**
 * Opens a picture. Rejects data in other formats, truncated files, and pictures that would
 * decompress to too much.
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: "warning" });
  const { format } = await image.metadata();
  if (!FORMATS.has(format ?? "")) throw new Error(`a picture can’t be ${format}`);
  return image;
}

/**
 * Decodes an external picture, crops it to the shape of its kind and encodes it again, so that
 * nothing but the picture remains of its file.
 */
export async function rasterPicture({
  picture,
  kind,
  width,
  quality,
  format,
}: PictureJob): Promise<Buffer> {
  const height = kind === "poster" && width === 122 ? 182 : Math.round(width * SHAPES[kind]);
  const image = (await openPicture(picture))
    .rotate()
    .resize({ width, height, fit: "cover", position: kind === "backdrop" ? "centre" : "top" })
    .flatten({ background: GROUND });
  return (
    format === "webp" ? image.webp({ quality, effort: 4 }) : image.jpeg({ quality, mozjpeg: true })
  ).toBuffer();
}
