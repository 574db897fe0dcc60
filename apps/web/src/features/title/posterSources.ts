import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import type { TitleSummary } from "./titleLabel.ts";

const WIDTHS = [IMAGE_WIDTHS.thumbnail, IMAGE_WIDTHS.small, IMAGE_WIDTHS.poster];
/** Browsers take a picture that is somewhat smaller than its place rather than the next one; none takes one that is smaller by more. */
const STRETCH = 1.25;

/** A poster for whatever screen: the browser takes the smallest that fills the `sizes` it is shown in, as style sheets write them. */
export function posterSources({ image }: Pick<TitleSummary, "image">, sizes: string): { src: string | null; srcSet?: string; sizes?: string } {
  const { url } = image.poster;
  const src = imageUrl(url, IMAGE_WIDTHS.poster);
  if (src === null) return { src };
  // Of places that grow with the window every width may be wanted; `px)` belongs to a condition.
  const places = sizes.includes("vw") ? [] : [...sizes.matchAll(/([\d.]+)px(?!\))/g)].map(([, width]) => Number(width));
  const widths = WIDTHS.filter((width) => places.length === 0 || places.some((place) => width * STRETCH >= place));
  return { src, srcSet: widths.map((width) => `${imageUrl(url, width)} ${width}w`).join(", "), sizes };
}
