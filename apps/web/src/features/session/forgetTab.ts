import { isBusinessHost } from "@worthy/domain";
import { tabStorage } from "./deviceStorage.ts";
import { forgetPath } from "./previousPath.ts";

/** What says that a window is one of the desktop form: it stays one, whoever uses it. */
const WINDOW_KEY = "client";

/**
 * Forgets what one tab knows of somebody who has signed out: whoever is here next does not come back to where they were.
 * On the business host all of it goes, the onboarding provider of the desktop, filters and what is open over pages among it: the next visitor of a demonstration begins anew.
 */
export function forgetTab(host = location.hostname): void {
  forgetPath();
  if (!isBusinessHost(host)) return;
  for (const key of tabStorage.keys()) if (key !== WINDOW_KEY) tabStorage.remove(key);
}
