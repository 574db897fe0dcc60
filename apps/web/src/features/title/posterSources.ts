import { IMAGE_WIDTHS } from "@worthy/domain";
import type { TitleSummary } from "./titleLabel.ts";
import { imageAddress } from "../../api/basePath.ts";

const { tiny, thumbnail, beside, small, poster } = IMAGE_WIDTHS;
const WIDTHS = [tiny, thumbnail, beside, small, poster];
/**
 * Browsers prefer a slightly too small picture to the next larger one, but none stretches more than
 * this.
 */
const STRETCH = 1.25;
/** More pixels than this per pixel of style sheets don't look any better. */
const DENSEST = 3;

/**
 * A poster for any screen: the browser takes the smallest that fills its displayed `sizes`, as in
 * style sheets.
 */
export function posterSources(
  { image }: Pick<TitleSummary, "image">,
  sizes: string,
): { src: string | null; srcSet?: string; sizes?: string } {
  const { url } = image.poster;
  const src = imageAddress(url, IMAGE_WIDTHS.poster);
  if (src === null) return { src };
  // Sizes that grow with the window may need every width; `px)` belongs to a condition.
  const places = sizes.includes("vw")
    ? []
    : [...sizes.matchAll(/([\d.]+)px(?!\))/g)].map(([, width]) => Number(width));
  const most = WIDTHS.find((width) => width >= DENSEST * Math.max(...places)) ?? poster;
  const widths = WIDTHS.filter((width) =>
    places.length === 0
      ? width > tiny
      : width <= most && places.some((place) => width * STRETCH >= place),
  );
  return {
    src,
    srcSet: widths.map((width) => `${imageAddress(url, width)} ${width}w`).join(", "),
    sizes,
  };
}
