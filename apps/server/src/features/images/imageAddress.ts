import { IMAGE_QUALITY } from "@worthy/domain";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { parseArtName, type ArtRequest } from "../catalogue/pictures/artName.ts";
import { parsePictureName, type PictureRequest } from "../catalogue/pictures/pictureName.ts";

/** Widths in pixels in which images are available. */
const ALLOWED_WIDTHS: readonly number[] = [
  48, 92, 122, 154, 185, 286, 310, 342, 500, 780, 800, 976, 1200, 1280,
];
const QUALITY = { min: 40, max: 90 } as const;

export type ImageFormat = "webp" | "jpg";

interface ImageForm {
  /** Name of the image without extension. */
  name: string;
  width: number;
  quality: number;
  format: ImageFormat;
}

/** Full specification of a drawn image: what, how wide, which quality and format. */
export interface ImageAddress extends ImageForm {
  art: ArtRequest;
}

/** The same for a picture from an image host. */
export interface PictureAddress extends ImageForm {
  picture: PictureRequest;
}

export interface RawImageAddress {
  /** `w310` */
  width: string;
  /** `name.webp` or `name.jpg` */
  file: string;
  /** `?w=` overrides the width in the path, `?q=` is the quality. */
  query: Readonly<Record<string, unknown>>;
}

function wholeNumber(value: unknown): number | null {
  return typeof value === "string" && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null;
}

function parseWidth({ width, query }: RawImageAddress): number | Refusal {
  const inPath = /^w([1-9]\d{0,4})$/.exec(width)?.[1];
  const wanted = query.w === undefined ? Number(inPath) : wholeNumber(query.w);
  const allowed = inPath !== undefined && wanted !== null && ALLOWED_WIDTHS.includes(wanted);
  return allowed
    ? wanted
    : refuse(
        "invalid",
        `Images only come in these widths: ${ALLOWED_WIDTHS.map((each) => `w${each}`).join(", ")}.`,
      );
}

function parseQuality(value: unknown): number | Refusal {
  if (value === undefined) return IMAGE_QUALITY;
  const quality = wholeNumber(value);
  return quality !== null && quality >= QUALITY.min && quality <= QUALITY.max
    ? quality
    : refuse("invalid", `q must be a whole number from ${QUALITY.min} to ${QUALITY.max}.`);
}

/** Parses the address of an image, or says what is wrong with it. */
export function parseImageAddress(raw: RawImageAddress): ImageAddress | PictureAddress | Refusal {
  const width = parseWidth(raw);
  if (width instanceof Refusal) return width;
  const quality = parseQuality(raw.query.q);
  if (quality instanceof Refusal) return quality;
  const [, name = "", format] = /^([a-z0-9]{1,60})\.(webp|jpg)$/.exec(raw.file) ?? [];
  const form: ImageForm = { name, width, quality, format: format === "jpg" ? "jpg" : "webp" };
  const art = parseArtName(name);
  if (art) return { art, ...form };
  const picture = parsePictureName(name);
  return picture ? { picture, ...form } : refuse("invalid", "This isn’t the name of an image.");
}

/** Identifies the image; also its file name in the cache. */
export function imageKey({ name, width, quality, format }: ImageForm): string {
  return `${name}-w${width}-q${quality}.${format}`;
}
