import { imageUrl, IMAGE_WIDTHS } from "@worthy/domain";

/** Address of a person's picture; null without one. */
export function avatarUrl(
  profileImage: string | null,
  size: "profile" | "thumbnail" = "profile",
): string | null {
  return profileImage === null ? null : imageUrl(profileImage, IMAGE_WIDTHS[size]);
}
