import type { LazyComponent } from "./lazyComponent.ts";
import type { Screen } from "./Screen.ts";

/**
 * The header that replaces the app's bar on a page; null if it has that bar. @param userId for whom
 * the page was rendered
 */
export function headerOf(
  screen: Pick<Screen, "header"> | null,
  userId: string | null,
): LazyComponent<object> | null {
  const header = screen?.header;
  return header && (userId === null || header.forEverybody) ? header.component : null;
}
