import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";
import type { TitleSummary } from "./titleLabel.ts";

/** A title's poster in the width of lists and walls; null without one. */
export function posterUrl(title: Pick<TitleSummary, "image">): string | null {
  return imageUrl(title.image.poster.url, IMAGE_WIDTHS.poster);
}
