import { IMAGE_WIDTHS } from "@worthy/domain";
import { imageAddress } from "../../api/basePath.ts";

/** Address of a person's picture; null without one. */
export function avatarUrl(
  profileImage: string | null,
  size: "profile" | "thumbnail" = "profile",
): string | null {
  return profileImage === null ? null : imageAddress(profileImage, IMAGE_WIDTHS[size]);
}
