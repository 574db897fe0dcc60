import type { LinkSource } from "./actionTokenStore.ts";

/** What the specification has people told. */
export const NOT_SIGNED_IN = "You need to be signed in to link your account";
export const NOT_RECOGNIZED = "Error: This request was not recognized or it has expired. Please try again.";

/** What the screens are called in "linked to your …". */
const SCREEN_NAMES: Record<LinkSource, string> = { TV: "Apple TV", ANDROID: "Android device", WEB: "other browser" };

export function linkedMessage(source: LinkSource): string {
  return `Your account has been successfully linked to your ${SCREEN_NAMES[source]}`;
}
