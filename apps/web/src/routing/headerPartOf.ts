import type { LazyPart } from "./LazyPart.ts";
import type { Screen } from "./Screen.ts";

/** The header that a page wears in place of the app's bar; null where it wears that. @param userId for whom the page was rendered */
export function headerPartOf(screen: Screen | null, userId: string | null): LazyPart<object> | null {
  const header = screen?.header;
  return header && (userId === null || header.forEverybody) ? header.part : null;
}
