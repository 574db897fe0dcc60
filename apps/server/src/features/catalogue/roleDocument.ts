import type { SearchDocument } from "@worthy/search";
import type { Title } from "./title.ts";

/** People remember the characters of titles that they know, and the leading ones. */
const LEAST_FAME = 4;
const MOST_ROLES = 10;
const MOST_FAME = 9;
const SHORTEST = 3;

/** Parts without a name of their own. */
const NO_NAME = /^(?:him|her|them)?self\b|^selves\b|narrator|\bhost\b|\bjudge\b|presenter|various/i;

/** The names of a character: "Bruce Wayne / Batman" has two. */
const namesOfRole = (character: string): string[] =>
  character
    .replaceAll(/\([^)]*\)|["“”]/g, " ")
    .split(/\s+\/\s+|\s+aka\s+/i)
    .map((name) => name.trim())
    .filter((name) => name.length >= SHORTEST && !NO_NAME.test(name));

type Played = Pick<Title, "id" | "source" | "cast" | "fame" | "firstAirDate">;

/** A title under the names of its leading characters; nothing if it has none that people would know. */
export function roleDocument(title: Played): SearchDocument[] {
  const { id, source, fame, firstAirDate } = title;
  // The cast of a large catalogue's titles is unpacked when it is asked for.
  if (source !== "bundle" && fame < LEAST_FAME) return [];
  const names = title.cast
    .slice(0, MOST_ROLES)
    .flatMap(({ character }) => (character === null ? [] : namesOfRole(character)));
  if (names.length === 0) return [];
  const year = firstAirDate === null ? undefined : Number(firstAirDate.slice(0, 4));
  return [{ id, kind: "role", names, year, popularity: fame / MOST_FAME }];
}
