import { nameKey } from "../catalogue/statements/nameKey.ts";
import { cleanText } from "./cleanText.ts";

const MOST_NAMES = 12;
/** Countries whose names people here search by, besides those that a title is from. */
const COUNTRIES: ReadonlySet<string> = new Set(["US", "GB", "DE", "AT", "CH", "ES", "MX", "AR"]);

export interface FurtherName {
  name: string | null | undefined;
  /** Country where the title is called that; none if it is so everywhere. */
  country?: string | undefined;
  /** In Latin letters, which anybody may search by. */
  isRomanised?: boolean;
}

/** The names by which people search for a title, without those that are known already. */
export function furtherNames(
  given: readonly FurtherName[],
  { known, from }: { known: readonly (string | undefined)[]; from: readonly string[] },
): string[] {
  const taken = new Set(known.map((name) => nameKey(name ?? "")));
  const further = given.flatMap(({ name, country, isRomanised = false }) => {
    if (country && !isRomanised && !COUNTRIES.has(country) && !from.includes(country)) return [];
    const clean = cleanText(name, 200);
    const key = nameKey(clean ?? "");
    if (clean === undefined || key === "" || taken.has(key)) return [];
    taken.add(key);
    return [clean];
  });
  return further.slice(0, MOST_NAMES);
}
