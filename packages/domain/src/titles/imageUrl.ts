const NAME = /(?:^|\/)([a-z0-9]+)\.jpg$/;

/**
 * The image's name without extension, or null if the url doesn't end with a lower-case alphanumeric
 * .jpg name.
 */
export function imageNameOf(url: string): string | null {
  return NAME.exec(url)?.[1] ?? null;
}

/**
 * The address of an image at a width, in pixels.
 * @returns null if the url is not accepted
 * @throws RangeError without a positive whole width
 */
export function imageUrl(
  url: string,
  width: number,
  format: "webp" | "jpg" = "webp",
): string | null {
  if (!Number.isInteger(width) || width < 1) throw new RangeError("an image width is required");
  const name = imageNameOf(url);
  return name === null ? null : `/api/image/tmdb/w${width}/${name}.${format}`;
}

/**
 * Image widths used by the product, in pixels: posters (in rows of text, beside text, in rows of
 * posters and on walls, each with one for sharper screens; alone on a page), backdrops, profiles, and cards for link previews.
 */
export const IMAGE_WIDTHS = {
  tiny: 48,
  thumbnail: 92,
  beside: 122,
  small: 154,
  poster: 310,
  large: 800,
  phoneBackdrop: 780,
  backdrop: 976,
  profile: 286,
  card: 1200,
} as const;
export const IMAGE_QUALITY = 75;
