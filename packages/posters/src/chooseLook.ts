import { FACES, type Face } from "./type/faces.ts";
import { GENRE_LOOKS, PLAIN_LOOK, type FamilyName, type GenreLook } from "./familiesByGenre.ts";
import { afterDark, PALETTES, type Palette } from "./palettes.ts";
import { createRandom, type Random } from "./random.ts";
import type { TitleFacts } from "./titleFacts.ts";

export type Look = { readonly family: FamilyName; readonly palette: Palette; readonly face: Face };

/** How often a title follows its second most telling genre instead of the first. */
const SECOND_GENRE = 0.3;
/** Titles from before this year now and then wear the colours of the past. */
const OLD = 1965;
/** How likely the next family of a genre's list is, compared with the one before it. */
const FALL_OFF = 0.82;

/** Families that live from light in the dark. */
const NIGHT: ReadonlySet<FamilyName> = new Set(["blinds", "constellation", "forest", "inkblot", "orbits", "skyline"]);

/** The looks of a title's genres, the most telling first, so that "Drama" decides only where nothing else does. */
function looksOf(genres: readonly string[]): readonly GenreLook[] {
  return [...GENRE_LOOKS].filter(([genre]) => genres.includes(genre)).map(([, look]) => look);
}

function pickFamily(look: GenreLook, random: Random): FamilyName {
  const total = look.families.reduce((sum, _, index) => sum + FALL_OFF ** index, 0);
  let left = random.next() * total;
  for (const [index, family] of look.families.entries()) {
    left -= FALL_OFF ** index;
    if (left < 0) return family;
  }
  return look.families[0];
}

/** Family, palette and face of a title: decided by its id within what its genres suggest. */
export function chooseLook(facts: TitleFacts): Look {
  const random = createRandom(`look ${facts.id}`);
  const [first = PLAIN_LOOK, second = first] = looksOf(facts.genres);
  const leading = random.chance(SECOND_GENRE) ? second : first;
  const family = pickFamily(leading, random);
  const mood = facts.year < OLD && random.chance(0.35) ? "past" : random.pick(first.moods);
  const picked = random.pick(PALETTES[mood]);
  const palette = NIGHT.has(family) ? afterDark(picked) : picked;
  return { family, palette, face: FACES[random.pick(random.chance(0.6) ? first.faces : leading.faces)] };
}

/** The palette of a title's art. */
export const paletteOf = (facts: TitleFacts): Palette => chooseLook(facts).palette;

/** The family of a title's art. */
export const familyOf = (facts: TitleFacts): FamilyName => chooseLook(facts).family;
