import { nameOf } from "../../../locale/nameOf.ts";
import type { Locale } from "../../../locale/createLocale.ts";

/** Names that the server gives to unnamed lists. */
const GIVEN: readonly string[] = ["My watchlist", "Not interested"];

/** A list's name: as given by its people, or translated if it is one of ours. */
export const listName = (name: string, locale: Locale): string =>
  GIVEN.includes(name) ? nameOf(name, locale) : name;
