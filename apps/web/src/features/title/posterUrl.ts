import { IMAGE_WIDTHS } from "@worthy/domain";
import type { TitleSummary } from "./titleLabel.ts";
import { imageAddress } from "../../api/basePath.ts";

/** A title's poster in the width of lists and walls; null without one. */
export function posterUrl(title: Pick<TitleSummary, "image">): string | null {
  return imageAddress(title.image.poster.url, IMAGE_WIDTHS.poster);
}
