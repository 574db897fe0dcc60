import { isBusinessHost } from "@worthy/domain";
import { tabStorage } from "./deviceStorage.ts";
import { forgetPath } from "./previousPath.ts";

/** Marks a window of the desktop form, which it stays for anybody. */
const WINDOW_KEY = "client";

/**
 * Clears what a tab knows of somebody who has signed out, so the next person doesn't return to
 * their place. On the business host it clears everything, including the desktop's onboarding
 * provider, filters and what is open over pages: the next visitor of a demonstration starts over.
 */
export function forgetTab(host = location.hostname): void {
  forgetPath();
  if (!isBusinessHost(host)) return;
  for (const key of tabStorage.keys()) if (key !== WINDOW_KEY) tabStorage.remove(key);
}
