import type { FaceName } from "./type/faces.ts";
import type { Mood } from "./palettes.ts";

export const FAMILY_NAMES = [
  "blinds",
  "strata",
  "waves",
  "skyline",
  "rays",
  "halftone",
  "constellation",
  "folds",
  "spiral",
  "forest",
  "ridgelines",
  "ribbons",
] as const;

export type FamilyName = (typeof FAMILY_NAMES)[number];

export type GenreLook = {
  readonly moods: readonly [Mood, ...Mood[]];
  /** The most likely first: each is about four fifths as likely as the one before it. */
  readonly families: readonly [FamilyName, ...FamilyName[]];
  readonly faces: readonly [FaceName, ...FaceName[]];
};

/** By genre, the most significant for a title's look first. */
export const GENRE_LOOKS: ReadonlyMap<string, GenreLook> = new Map<string, GenreLook>([
  [
    "Horror",
    {
      moods: ["dread"],
      families: ["forest", "spiral", "ridgelines", "folds"],
      faces: ["anton", "serif", "bebas", "slabCaps"],
    },
  ],
  [
    "Western",
    {
      moods: ["desert"],
      families: ["strata", "rays", "folds"],
      faces: ["slabCaps", "bebas", "serif", "slab"],
    },
  ],
  [
    "Animation",
    {
      moods: ["play", "play", "magic"],
      families: ["waves", "ribbons", "halftone", "constellation"],
      faces: ["round", "wide", "slab", "grotesk"],
    },
  ],
  [
    "Science Fiction",
    {
      moods: ["space"],
      families: ["spiral", "ridgelines", "constellation", "folds", "halftone", "skyline", "strata"],
      faces: ["bebas", "grotesk", "wide", "groteskCaps", "anton"],
    },
  ],
  [
    "Music",
    {
      moods: ["sound"],
      families: ["ribbons", "ridgelines", "halftone", "rays"],
      faces: ["wide", "anton", "serifItalic", "round"],
    },
  ],
  [
    "War",
    {
      moods: ["past", "motion", "past"],
      families: ["rays", "strata", "folds", "halftone", "blinds"],
      faces: ["anton", "bebas", "slabCaps", "serif"],
    },
  ],
  [
    "Documentary",
    {
      moods: ["fact"],
      families: ["halftone", "ridgelines", "waves", "strata", "spiral"],
      faces: ["grotesk", "serif", "groteskCaps", "bebas"],
    },
  ],
  [
    "Fantasy",
    {
      moods: ["magic"],
      families: ["strata", "forest", "constellation", "rays", "waves", "folds"],
      faces: ["serif", "serifItalic", "bebas", "slab"],
    },
  ],
  [
    "Romance",
    {
      moods: ["love"],
      families: ["waves", "ribbons", "strata"],
      faces: ["serif", "serifItalic", "serif", "grotesk"],
    },
  ],
  [
    "Mystery",
    {
      moods: ["riddle", "noir"],
      families: ["blinds", "forest", "constellation", "spiral"],
      faces: ["serif", "bebas", "grotesk", "anton"],
    },
  ],
  [
    "Reality",
    {
      moods: ["bright", "sound"],
      families: ["ribbons", "rays", "halftone"],
      faces: ["wide", "round", "anton"],
    },
  ],
  [
    "Crime",
    {
      moods: ["noir"],
      families: ["blinds", "skyline", "folds", "ridgelines", "halftone"],
      faces: ["serif", "anton", "bebas", "groteskCaps"],
    },
  ],
  [
    "Thriller",
    {
      moods: ["riddle", "noir"],
      families: ["spiral", "blinds", "folds", "skyline", "rays", "ridgelines"],
      faces: ["anton", "bebas", "serif", "wide"],
    },
  ],
  [
    "History",
    {
      moods: ["past", "drama"],
      families: ["strata", "folds", "rays", "waves"],
      faces: ["serif", "serifItalic", "slabCaps", "bebas"],
    },
  ],
  [
    "Adventure",
    {
      moods: ["motion", "magic"],
      families: ["waves", "rays", "strata", "constellation", "ribbons"],
      faces: ["bebas", "anton", "slabCaps", "wide"],
    },
  ],
  [
    "Action",
    {
      moods: ["motion"],
      families: ["rays", "folds", "skyline", "ribbons", "halftone", "blinds"],
      faces: ["anton", "bebas", "wide"],
    },
  ],
  [
    "Comedy",
    {
      moods: ["bright"],
      families: ["ribbons", "halftone", "skyline", "rays"],
      faces: ["wide", "round", "slab", "grotesk", "serif"],
    },
  ],
  [
    "Family",
    {
      moods: ["play"],
      families: ["ribbons", "constellation", "waves"],
      faces: ["round", "slab", "wide"],
    },
  ],
  [
    "Drama",
    {
      moods: ["drama"],
      families: ["strata", "waves", "folds", "skyline", "forest", "ridgelines"],
      faces: ["serif", "serif", "serifItalic", "bebas", "grotesk"],
    },
  ],
]);

/** For titles whose genres suggest nothing. */
export const PLAIN_LOOK: GenreLook = {
  moods: ["drama", "fact"],
  families: ["strata", "waves", "folds", "halftone"],
  faces: ["serif", "grotesk", "bebas"],
};
