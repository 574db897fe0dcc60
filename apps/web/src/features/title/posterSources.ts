import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import type { TitleSummary } from "./titleLabel.ts";

/** A poster for whatever screen: the browser takes the smallest that fills the `sizes` it is shown in, as style sheets write them. */
export function posterSources({ image }: Pick<TitleSummary, "image">, sizes: string): { src: string | null; srcSet?: string; sizes?: string } {
  const { url } = image.poster;
  const src = imageUrl(url, IMAGE_WIDTHS.poster);
  if (src === null) return { src };
  return { src, srcSet: [IMAGE_WIDTHS.thumbnail, IMAGE_WIDTHS.small, IMAGE_WIDTHS.poster].map((width) => `${imageUrl(url, width)} ${width}w`).join(", "), sizes };
}
