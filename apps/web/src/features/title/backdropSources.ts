import { IMAGE_QUALITY, imageUrl, IMAGE_WIDTHS } from "@worthy/domain";

/** A backdrop for whatever window; null where the url is no image of ours. How wide it is shown is said beside it, in `sizes`. */
export function backdropSources(url: string): { src: string; srcSet: string } | null {
  const src = imageUrl(url, IMAGE_WIDTHS.backdrop);
  if (src === null) return null;
  const inWidth = (width: number) => `${src}?q=${IMAGE_QUALITY}&w=${width}`;
  return { src: inWidth(IMAGE_WIDTHS.backdrop), srcSet: [IMAGE_WIDTHS.phoneBackdrop, IMAGE_WIDTHS.backdrop].map((width) => `${inWidth(width)} ${width}w`).join(", ") };
}
