import { FACES, type Face } from "./type/faces.ts";
import { GENRE_LOOKS, PLAIN_LOOK, type FamilyName, type GenreLook } from "./familiesByGenre.ts";
import { FAMILIES_BY_TAG, GRAVE_TAGS, MOODS_BY_TAG, SILVER_TAGS } from "./looksByTag.ts";
import { afterDark, PALETTES, type Mood, type Palette } from "./palettes.ts";
import { chooseMotif } from "./chooseMotif.ts";
import type { MotifChoice } from "./parseMotif.ts";
import { createRandom, type Random } from "./random.ts";
import type { TitleFacts } from "./titleFacts.ts";

export type Look = {
  /** What the title's art shows, if it was given or its tags say it. */
  readonly motif?: MotifChoice;
  /** The abstract art of a title without a motif, and its colours. */
  readonly family: FamilyName;
  readonly palette: Palette;
  readonly face: Face;
};

/** Weight of the second genre, and of each tag, relative to the first genre. */
const SECOND_GENRE = 0.4;
const TAG = 0.9;
/** Probability of each family in a list relative to the one before it. */
const FALL_OFF = 0.82;
/** Titles from before this year sometimes get the colours of the past. */
const OLD = 1965;
const CHANCES = { silver: 0.8, past: 0.35, tagMood: 0.5, ownFace: 0.6 } as const;

/** Families that need light in the dark. */
const NIGHT: ReadonlySet<FamilyName> = new Set(["blinds", "constellation", "forest", "skyline"]);

/**
 * Families and colours that would mock a grave title, and the genres that are grave: with those,
 * only the first genre may choose them.
 */
const PLAYFUL: ReadonlySet<FamilyName> = new Set(["ribbons"]);
const CHEERFUL: ReadonlySet<Mood> = new Set(["bright", "play"]);
const GRAVE: ReadonlySet<string> = new Set([
  "Crime",
  "History",
  "Horror",
  "Thriller",
  "War",
  "Western",
]);

type Looks = {
  readonly first: GenreLook;
  readonly second: GenreLook;
  readonly graveTags: boolean;
  readonly graveGenres: boolean;
};

/**
 * The looks of a title's genres, the most specific first, so "Drama" only decides if nothing else
 * does.
 */
function looksOf({ genres, tags = [] }: TitleFacts): Looks {
  const [first = PLAIN_LOOK, second = first] = [...GENRE_LOOKS]
    .filter(([genre]) => genres.includes(genre))
    .map(([, look]) => look);
  return {
    first,
    second,
    graveTags: tags.some((tag) => GRAVE_TAGS.has(tag)),
    graveGenres: genres.some((genre) => GRAVE.has(genre)),
  };
}

/** How well each family suits a title's genres and tags. */
function familyWeights(
  { tags = [] }: TitleFacts,
  { first, second, graveTags, graveGenres }: Looks,
): Map<FamilyName, number> {
  const weights = new Map<FamilyName, number>();
  const add = (families: readonly FamilyName[], weight: number) =>
    families.forEach((family, at) =>
      weights.set(family, (weights.get(family) ?? 0) + weight * FALL_OFF ** at),
    );
  add(first.families, 1);
  if (second !== first) add(second.families, SECOND_GENRE);
  // Sorted, so their order in the file doesn't matter.
  for (const tag of tags.toSorted()) add(FAMILIES_BY_TAG[tag] ?? [], TAG);
  for (const family of PLAYFUL)
    if (graveTags || (graveGenres && !first.families.includes(family))) weights.delete(family);
  return weights;
}

function pickWeighted(weights: ReadonlyMap<FamilyName, number>, random: Random): FamilyName {
  let left = random.next() * [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const [family, weight] of weights) {
    left -= weight;
    if (left < 0) return family;
  }
  return "strata";
}

function pickMood(
  { tags = [], year }: TitleFacts,
  { first, graveTags }: Looks,
  random: Random,
): Mood {
  if (tags.some((tag) => SILVER_TAGS.has(tag)) && random.chance(CHANCES.silver)) return "silver";
  if (year < OLD && random.chance(CHANCES.past)) return "past";
  const ofTags = tags.toSorted().flatMap((tag) => MOODS_BY_TAG[tag] ?? []);
  const [tagged] = random.shuffle(ofTags);
  const mood = tagged && random.chance(CHANCES.tagMood) ? tagged : random.pick(first.moods);
  return graveTags && CHEERFUL.has(mood) ? "drama" : mood;
}

/**
 * A title's family, palette and face: determined by its id from what its genres and tags suggest.
 */
export function chooseLook(facts: TitleFacts): Look {
  const random = createRandom(`look ${facts.id}`);
  const looks = looksOf(facts);
  const family = pickWeighted(familyWeights(facts, looks), random);
  const picked = random.pick(PALETTES[pickMood(facts, looks, random)]);
  const palette = NIGHT.has(family) ? afterDark(picked) : picked;
  const motif = chooseMotif(facts);
  return {
    ...(motif && { motif }),
    family,
    palette,
    face: FACES[
      random.pick(random.chance(CHANCES.ownFace) ? looks.first.faces : looks.second.faces)
    ],
  };
}
