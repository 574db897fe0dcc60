/** With whom somebody watches. */
export const COMPANIES = ["ALONE", "DATE", "FRIENDS", "FAMILY"] as const;
export type Company = (typeof COMPANIES)[number];

/** How demanding a title is. */
export const ENERGIES = ["CALM", "LIVELY", "INTENSE"] as const;
export type Energy = (typeof ENERGIES)[number];

/**
 * The facts of a title that matter. Tags and genres are the catalogue's; certificates are by
 * country.
 */
export interface MoodFacts {
  tags: readonly string[];
  genres: readonly string[];
  certificates: Readonly<Record<string, string>>;
}

interface TagRule {
  /** At least one of these. */
  some: ReadonlySet<string>;
  /** None of these. */
  none: ReadonlySet<string>;
}

const rule = (some: readonly string[], none: readonly string[] = []): TagRule => ({
  some: new Set(some),
  none: new Set(none),
});

/**
 * An editorial judgement that applies to everybody: which moods and themes suit such an evening.
 */
const COMPANY_RULES: Record<Exclude<Company, "FAMILY">, TagRule> = {
  ALONE: rule([
    "slow-burn",
    "brooding",
    "bleak",
    "dreamlike",
    "melancholy",
    "heartbreaking",
    "eerie",
    "raw",
    "wistful",
    "loneliness",
    "memory",
    "obsession",
    "identity",
  ]),
  DATE: rule(
    ["romantic", "charming", "tender", "elegant", "sexy", "bittersweet", "witty", "love-story"],
    ["gory", "bleak"],
  ),
  FRIENDS: rule(
    [
      "silly",
      "irreverent",
      "exhilarating",
      "witty",
      "playful",
      "suspenseful",
      "creepy",
      "quirky",
      "deadpan",
      "heist",
      "superheroes",
    ],
    ["heartbreaking", "bleak", "slow-burn"],
  ),
};

const ENERGY_RULES: Record<Energy, TagRule> = {
  CALM: rule(
    [
      "gentle",
      "cozy",
      "slow-burn",
      "dreamlike",
      "tender",
      "wistful",
      "melancholy",
      "warm",
      "elegant",
      "nostalgic",
    ],
    ["gory", "intense", "tense", "exhilarating"],
  ),
  LIVELY: rule(
    [
      "playful",
      "silly",
      "exhilarating",
      "irreverent",
      "witty",
      "quirky",
      "uplifting",
      "feel-good",
      "whimsical",
      "charming",
    ],
    ["bleak", "heartbreaking"],
  ),
  INTENSE: rule([
    "intense",
    "tense",
    "suspenseful",
    "gritty",
    "gory",
    "raw",
    "creepy",
    "eerie",
    "brooding",
  ]),
};

/**
 * Certificates that admit children, alone or with their parents. Imports may bring more countries
 * than these two.
 */
const FOR_CHILDREN: ReadonlySet<string> = new Set([
  "G",
  "PG",
  "TV-Y",
  "TV-Y7",
  "TV-G",
  "TV-PG",
  "U",
]);
/** Genres and tags that don't suit children, whatever the certificate. */
const NOT_FOR_CHILDREN: ReadonlySet<string> = new Set([
  "gory",
  "sexy",
  "bleak",
  "creepy",
  "serial-killer",
  "addiction",
]);

const holds = ({ some, none }: TagRule, tags: readonly string[]): boolean =>
  tags.some((tag) => some.has(tag)) && !tags.some((tag) => none.has(tag));

function isForChildren({ tags, genres, certificates }: MoodFacts): boolean {
  if (tags.some((tag) => NOT_FOR_CHILDREN.has(tag))) return false;
  const known = Object.values(certificates);
  return known.length > 0
    ? known.every((certificate) => FOR_CHILDREN.has(certificate))
    : genres.includes("Family");
}

/**
 * Whether a title suits this company. With children, every certificate must admit them; without
 * any, it must be a family title.
 */
export function suitsCompany(company: Company, title: MoodFacts): boolean {
  return company === "FAMILY" ? isForChildren(title) : holds(COMPANY_RULES[company], title.tags);
}

/** Whether a title has this energy. */
export function hasEnergy(energy: Energy, { tags }: Pick<MoodFacts, "tags">): boolean {
  return holds(ENERGY_RULES[energy], tags);
}
