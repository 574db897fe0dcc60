import { foldName } from "../checks/words.ts";

/** What one reading says about the names of a title; absent where it isn't sure. */
export interface NameReading {
  /** The title's own name, so that no record can slip to another title. */
  name: string;
  /** Its official name in Germany and in Spain. */
  de?: string | undefined;
  es?: string | undefined;
  /** Names in Latin America, romanised, short and further ones. */
  other?: readonly string[] | undefined;
}

/** The names of a title besides its English and its original one. */
export interface Names {
  names: { de?: string; es?: string };
  otherNames: string[];
}

/** Names that two of the readings give, in the order in which they give them. */
function agreed(given: readonly (readonly string[])[]): string[] {
  const times = new Map<string, { name: string; count: number }>();
  for (const names of given)
    for (const [key, name] of new Map(names.map((each) => [foldName(each), each]))) {
      const known = times.get(key);
      times.set(key, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
    }
  return [...times.values()].filter(({ count }) => count > 1).map(({ name }) => name);
}

/**
 * The names that two readings give. A language in which the title keeps its English name gets none, and
 * neither does one on which they differ.
 */
export function decideNames(
  title: { name: string; originalName?: string | undefined },
  readings: readonly NameReading[],
): Names {
  const namesIn = (language: "de" | "es") =>
    agreed(readings.map((reading) => [reading[language] ?? []].flat()));
  const [de] = namesIn("de");
  const [es] = namesIn("es");
  const names = {
    ...(de !== undefined && de !== title.name && { de }),
    ...(es !== undefined && es !== title.name && { es }),
  };
  const known = new Set([title.name, title.originalName ?? "", de ?? "", es ?? ""].map(foldName));
  const otherNames = agreed(readings.map(({ other = [] }) => other)).filter(
    (name) => !known.has(foldName(name)),
  );
  return { names, otherNames };
}
