import { plainName } from "@worthy/domain";
import { nameOf } from "../../../locale/nameOf.ts";
import type { Locale } from "../../../locale/createLocale.ts";

/** Names that the server gives to unnamed lists. */
const [UNNAMED, REJECTED] = ["My watchlist", "Not interested"];

/**
 * A list's name: as given by its people, or translated if it is one of ours. Lists named before
 * names were checked may have one that nobody sees.
 */
export function listName(name: string, locale: Locale): string {
  const plain = plainName(name) || UNNAMED;
  return plain === UNNAMED || plain === REJECTED ? nameOf(plain, locale) : plain;
}
