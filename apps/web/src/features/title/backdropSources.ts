import { IMAGE_QUALITY, IMAGE_WIDTHS } from "@worthy/domain";
import { imageAddress } from "../../api/basePath.ts";

/**
 * A backdrop for any window; null if the url isn't one of our images. Its displayed width is given
 * in `sizes`.
 */
export function backdropSources(url: string): { src: string; srcSet: string } | null {
  const src = imageAddress(url, IMAGE_WIDTHS.backdrop);
  if (src === null) return null;
  const inWidth = (width: number) => `${src}?q=${IMAGE_QUALITY}&w=${width}`;
  return {
    src: inWidth(IMAGE_WIDTHS.backdrop),
    srcSet: [IMAGE_WIDTHS.phoneBackdrop, IMAGE_WIDTHS.backdrop]
      .map((width) => `${inWidth(width)} ${width}w`)
      .join(", "),
  };
}
