/** Whom a title is for: children too, anyone who isn't small, or grown-ups. */
export const AUDIENCES = ["children", "anyone", "grown-ups"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** By country: the certificates that ask for no grown-up, or at most for one beside younger children. */
const MILD: Readonly<Record<string, ReadonlySet<string>>> = {
  US: new Set(["G", "PG", "PG-13", "TV-Y", "TV-Y7", "TV-Y7-FV", "TV-G", "TV-PG"]),
  GB: new Set(["U", "UC", "PG", "12", "12A"]),
  IE: new Set(["G", "PG", "12", "12A"]),
  CA: new Set(["G", "PG", "C", "C8"]),
  AU: new Set(["E", "G", "PG", "P", "C"]),
  NZ: new Set(["G", "PG"]),
  DE: new Set(["0", "6", "12"]),
  AT: new Set(["0", "6", "8", "10", "12"]),
  ES: new Set(["A", "APTA", "A/i", "Ai", "ERI", "TP", "0+", "7", "7i", "7+", "10+", "12", "12+"]),
  FR: new Set(["U", "TP", "10", "12"]),
};
/** What stands for no certificate. */
const NO_CERTIFICATE: ReadonlySet<string> = new Set(["", "NR", "Not Rated", "UR", "Unrated"]);
/** The genre of what is made for children or for the whole family. */
const FOR_CHILDREN = "Family";

/**
 * Whom a title is for, by its certificates and genre. One certificate above PG-13, TV-PG or its country's
 * like means grown-ups, and so does a title that has none and isn't a family title. Certificates of
 * other countries say nothing.
 * @param certificates by country, ISO 3166-1 alpha-2
 */
export function audienceOf({
  certificates,
  genres,
}: {
  readonly certificates: Readonly<Record<string, string>>;
  readonly genres: readonly string[];
}): Audience {
  const known = Object.entries(certificates).flatMap(([country, certificate]) =>
    NO_CERTIFICATE.has(certificate) ? [] : (MILD[country]?.has(certificate) ?? []),
  );
  if (known.includes(false)) return "grown-ups";
  if (genres.includes(FOR_CHILDREN)) return "children";
  return known.length > 0 ? "anyone" : "grown-ups";
}
