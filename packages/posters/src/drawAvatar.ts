import { composeArt, wrapSvg } from "./compose.ts";
import type { FamilyName } from "./familiesByGenre.ts";
import { PALETTES, type Mood } from "./palettes.ts";
import { FACES } from "./type/faces.ts";

const AVATAR = { width: 320, height: 320 } as const;

type AvatarLook = readonly [family: FamilyName, mood: Mood, palette: number, seed: number];

/**
 * Picked by eye to work at 32 pixels, in a circle, next to each other. Never reorder them: people
 * chose them by number.
 */
const LOOKS: readonly AvatarLook[] = [
  ["orbits", "space", 4, 1],
  ["strata", "desert", 1, 2],
  ["tiles", "play", 0, 3],
  ["arcs", "love", 0, 4],
  ["rays", "motion", 5, 5],
  ["spiral", "riddle", 2, 6],
  ["waves", "bright", 1, 7],
  ["petals", "love", 2, 8],
  ["ridgelines", "drama", 1, 9],
  ["maze", "past", 0, 10],
  ["halftone", "sound", 0, 11],
  ["overlap", "bright", 3, 12],
  ["constellation", "magic", 1, 13],
  ["ribbons", "sound", 1, 14],
  ["folds", "fact", 5, 15],
  ["inkblot", "dread", 1, 16],
  ["skyline", "noir", 4, 17],
  ["forest", "magic", 0, 18],
];

/**
 * A person's picture by number from 1, as a square SVG document. Throws a RangeError for other
 * numbers.
 */
export function drawAvatar(number: number): string {
  const chosen = LOOKS[number - 1];
  if (!chosen) throw new RangeError(`there is no avatar ${number}`);
  const [family, mood, palette, seed] = chosen;
  const frame = { ...AVATAR, floor: 300, focus: { x: 160, y: 160 }, unit: 320, wide: true };
  const facts = {
    id: 900_000 + seed,
    kind: "movie" as const,
    name: "",
    year: 2000,
    genres: [],
    tags: [],
  };
  return wrapSvg(
    AVATAR,
    composeArt(
      facts,
      { family, palette: PALETTES[mood][palette] ?? PALETTES[mood][0], face: FACES.bebas },
      frame,
    ),
    "",
  );
}
