import type { FaceName } from "./type/faces.ts";
import type { Mood } from "./palettes.ts";

export const FAMILY_NAMES = [
  "orbits",
  "blinds",
  "inkblot",
  "tiles",
  "strata",
  "arcs",
  "waves",
  "skyline",
  "rays",
  "halftone",
  "constellation",
  "folds",
  "spiral",
  "maze",
  "forest",
  "petals",
  "overlap",
  "tableau",
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
      families: ["inkblot", "forest", "spiral", "tableau", "maze", "ridgelines", "folds"],
      faces: ["anton", "serif", "bebas", "slabCaps"],
    },
  ],
  [
    "Western",
    {
      moods: ["desert"],
      families: ["strata", "tableau", "rays", "arcs", "folds"],
      faces: ["slabCaps", "bebas", "serif", "slab"],
    },
  ],
  [
    "Animation",
    {
      moods: ["play", "play", "magic"],
      families: [
        "tiles",
        "tableau",
        "petals",
        "waves",
        "ribbons",
        "halftone",
        "overlap",
        "constellation",
      ],
      faces: ["round", "wide", "slab", "grotesk"],
    },
  ],
  [
    "Science Fiction",
    {
      moods: ["space"],
      families: [
        "orbits",
        "spiral",
        "ridgelines",
        "constellation",
        "folds",
        "halftone",
        "skyline",
        "strata",
      ],
      faces: ["bebas", "grotesk", "wide", "groteskCaps", "anton"],
    },
  ],
  [
    "Music",
    {
      moods: ["sound"],
      families: ["ribbons", "ridgelines", "halftone", "rays", "overlap", "petals"],
      faces: ["wide", "anton", "serifItalic", "round"],
    },
  ],
  [
    "War",
    {
      moods: ["past", "motion", "past"],
      families: ["rays", "strata", "folds", "tableau", "halftone", "blinds"],
      faces: ["anton", "bebas", "slabCaps", "serif"],
    },
  ],
  [
    "Documentary",
    {
      moods: ["fact"],
      families: ["halftone", "overlap", "ridgelines", "waves", "strata", "spiral", "tiles"],
      faces: ["grotesk", "serif", "groteskCaps", "bebas"],
    },
  ],
  [
    "Fantasy",
    {
      moods: ["magic"],
      families: ["strata", "forest", "constellation", "tableau", "rays", "waves", "folds"],
      faces: ["serif", "serifItalic", "bebas", "slab"],
    },
  ],
  [
    "Romance",
    {
      moods: ["love"],
      families: ["arcs", "petals", "waves", "ribbons", "overlap", "tableau", "strata"],
      faces: ["serif", "serifItalic", "serif", "grotesk"],
    },
  ],
  [
    "Mystery",
    {
      moods: ["riddle", "noir"],
      families: ["maze", "orbits", "blinds", "forest", "constellation", "spiral", "tableau"],
      faces: ["serif", "bebas", "grotesk", "anton"],
    },
  ],
  [
    "Reality",
    {
      moods: ["bright", "sound"],
      families: ["tiles", "ribbons", "rays", "overlap", "halftone"],
      faces: ["wide", "round", "anton"],
    },
  ],
  [
    "Crime",
    {
      moods: ["noir"],
      families: ["blinds", "skyline", "folds", "maze", "tableau", "ridgelines", "halftone"],
      faces: ["serif", "anton", "bebas", "groteskCaps"],
    },
  ],
  [
    "Thriller",
    {
      moods: ["riddle", "noir"],
      families: ["spiral", "blinds", "folds", "skyline", "maze", "rays", "ridgelines"],
      faces: ["anton", "bebas", "serif", "wide"],
    },
  ],
  [
    "History",
    {
      moods: ["past", "drama"],
      families: ["tableau", "strata", "folds", "rays", "overlap", "waves"],
      faces: ["serif", "serifItalic", "slabCaps", "bebas"],
    },
  ],
  [
    "Adventure",
    {
      moods: ["motion", "magic"],
      families: ["tableau", "waves", "rays", "strata", "constellation", "ribbons"],
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
      families: [
        "tiles",
        "overlap",
        "ribbons",
        "petals",
        "halftone",
        "arcs",
        "skyline",
        "rays",
        "tableau",
      ],
      faces: ["wide", "round", "slab", "grotesk", "serif"],
    },
  ],
  [
    "Family",
    {
      moods: ["play"],
      families: ["tableau", "tiles", "ribbons", "petals", "constellation", "waves"],
      faces: ["round", "slab", "wide"],
    },
  ],
  [
    "Drama",
    {
      moods: ["drama"],
      families: [
        "strata",
        "tableau",
        "overlap",
        "waves",
        "folds",
        "petals",
        "skyline",
        "forest",
        "ridgelines",
        "arcs",
      ],
      faces: ["serif", "serif", "serifItalic", "bebas", "grotesk"],
    },
  ],
]);

/** For titles whose genres suggest nothing. */
export const PLAIN_LOOK: GenreLook = {
  moods: ["drama", "fact"],
  families: ["overlap", "strata", "waves", "folds", "halftone"],
  faces: ["serif", "grotesk", "bebas"],
};
