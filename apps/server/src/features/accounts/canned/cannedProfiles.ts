import type { RatingValue } from "@worthy/domain";

/** A rating, the id of a bundled title, and its name, which a test compares to detect wrong ids. */
type GivenRating = readonly [rating: RatingValue, titleId: number, name: string];

/** A made-up person for demonstrations, with ratings from first to last. */
export interface CannedProfile {
  /** Identifies the profile in addresses. */
  id: string;
  name: string;
  description: string;
  /** One of the drawn avatars. */
  image: string;
  /** #RRGGBB. */
  color: string;
  shows: readonly GivenRating[];
  films: readonly GivenRating[];
}

/** None of them is real, and each says so in name and description. */
export const CANNED_PROFILES: readonly CannedProfile[] = [
  {
    id: "vera",
    name: "Vera (demo)",
    description: "Demo profile: slow-burn crime, hard choices, no happy ending needed.",
    image: "avatar2v2.jpg",
    color: "#8C3B3B",
    shows: [
      ["LOVE", 10_001, "Breaking Bad"],
      ["LOVE", 10_003, "The Wire"],
      ["LOVE", 10_005, "Fargo"],
      ["LIKE", 10_137, "Slow Horses"],
      ["LIKE", 10_004, "The Sopranos"],
      ["LIKE", 10_450, "Happy Valley"],
      ["DISLIKE", 10_102, "Friends"],
      ["INTERESTED", 10_586, "Adolescence"],
    ],
    films: [
      ["LOVE", 10_246, "Se7en"],
      ["LOVE", 10_233, "Goodfellas"],
      ["LOVE", 10_317, "No Country for Old Men"],
      ["LIKE", 10_245, "Heat"],
      ["LIKE", 10_211, "Chinatown"],
      ["LIKE", 11_137, "L.A. Confidential"],
      ["MEH", 11_148, "Love Actually"],
      ["DISLIKE", 10_360, "Mamma Mia!"],
      ["INTERESTED", 11_182, "Killers of the Flower Moon"],
    ],
  },
  {
    id: "orin",
    name: "Orin (demo)",
    description: "Demo profile: space, machines and big questions.",
    image: "avatar5v2.jpg",
    color: "#2F5D8A",
    shows: [
      ["LOVE", 10_528, "The Expanse"],
      ["LOVE", 10_006, "Severance"],
      ["LOVE", 10_043, "Battlestar Galactica"],
      ["LIKE", 10_049, "Andor"],
      ["LIKE", 10_139, "Dark"],
      ["LIKE", 10_508, "For All Mankind"],
      ["MEH", 10_790, "The Big Bang Theory"],
      ["DISLIKE", 10_594, "Bridgerton"],
      ["INTERESTED", 10_516, "Pluribus"],
    ],
    films: [
      ["LOVE", 10_220, "Blade Runner"],
      ["LOVE", 10_339, "Arrival"],
      ["LOVE", 10_208, "2001: A Space Odyssey"],
      ["LIKE", 10_215, "Alien"],
      ["LIKE", 10_350, "Dune"],
      ["LIKE", 11_163, "Interstellar"],
      ["LIKE", 10_255, "The Matrix"],
      ["MEH", 11_158, "Avatar"],
      ["DISLIKE", 11_150, "The Notebook"],
    ],
  },
  {
    id: "pia",
    name: "Pia (demo)",
    description: "Demo profile: kind comedies and friends who stick around.",
    image: "avatar8v2.jpg",
    color: "#B0742A",
    shows: [
      ["LOVE", 10_104, "Parks and Recreation"],
      ["LOVE", 10_114, "Schitt's Creek"],
      ["LOVE", 10_107, "The Good Place"],
      ["LIKE", 10_105, "Brooklyn Nine-Nine"],
      ["LIKE", 10_106, "Ted Lasso"],
      ["LIKE", 10_103, "The Office"],
      ["LIKE", 10_738, "Ghosts"],
      ["DISLIKE", 10_027, "The Handmaid's Tale"],
      ["NOT_INTERESTED", 10_575, "The Walking Dead"],
    ],
    films: [
      ["LOVE", 10_227, "The Princess Bride"],
      ["LOVE", 10_239, "Groundhog Day"],
      ["LOVE", 10_231, "When Harry Met Sally..."],
      ["LIKE", 10_357, "Paddington 2"],
      ["LIKE", 10_327, "Bridesmaids"],
      ["LIKE", 11_151, "Shaun of the Dead"],
      ["MEH", 10_324, "The Social Network"],
      ["DISLIKE", 11_168, "Hereditary"],
      ["INTERESTED", 10_354, "Barbie"],
    ],
  },
  {
    id: "juno",
    name: "Juno (demo)",
    description: "Demo profile: everything animated, from quiet to loud.",
    image: "avatar11v2.jpg",
    color: "#6A4C93",
    shows: [
      ["LOVE", 10_125, "Avatar: The Last Airbender"],
      ["LOVE", 10_153, "Fullmetal Alchemist: Brotherhood"],
      ["LOVE", 10_855, "Frieren: Beyond Journey's End"],
      ["LIKE", 10_126, "Arcane"],
      ["LIKE", 10_844, "Spy × Family"],
      ["LIKE", 10_770, "Bluey"],
      ["MEH", 10_842, "Demon Slayer: Kimetsu no Yaiba"],
      ["DISLIKE", 10_752, "South Park"],
      ["INTERESTED", 10_767, "Blue Eye Samurai"],
    ],
    films: [
      ["LOVE", 10_302, "Spirited Away"],
      ["LOVE", 10_229, "My Neighbor Totoro"],
      ["LOVE", 10_344, "Spider-Man: Into the Spider-Verse"],
      ["LIKE", 10_320, "WALL·E"],
      ["LIKE", 11_387, "Soul"],
      ["LIKE", 12_096, "Wolfwalkers"],
      ["LIKE", 10_249, "Princess Mononoke"],
      ["MEH", 11_385, "Frozen"],
      ["DISLIKE", 10_256, "Fight Club"],
    ],
  },
  {
    id: "maud",
    name: "Maud (demo)",
    description: "Demo profile: manners, murders and good coats.",
    image: "avatar14v2.jpg",
    color: "#3F6B4F",
    shows: [
      ["LOVE", 10_428, "Pride and Prejudice"],
      ["LOVE", 10_132, "Downton Abbey"],
      ["LOVE", 10_131, "Sherlock"],
      ["LIKE", 10_133, "The Crown"],
      ["LIKE", 10_426, "Agatha Christie's Poirot"],
      ["LIKE", 10_451, "Wolf Hall"],
      ["MEH", 10_134, "Peaky Blinders"],
      ["DISLIKE", 10_017, "Game of Thrones"],
      ["INTERESTED", 10_486, "The Gilded Age"],
    ],
    films: [
      ["LOVE", 11_132, "Sense and Sensibility"],
      ["LOVE", 11_153, "Pride & Prejudice"],
      ["LOVE", 10_348, "Knives Out"],
      ["LIKE", 11_160, "The King's Speech"],
      ["LIKE", 11_170, "Little Women"],
      ["LIKE", 10_202, "Casablanca"],
      ["LIKE", 11_058, "North by Northwest"],
      ["MEH", 11_161, "Django Unchained"],
      ["DISLIKE", 10_334, "Mad Max: Fury Road"],
    ],
  },
  {
    id: "tomas",
    name: "Tomas (demo)",
    description: "Demo profile: true stories, mostly series, with a few films so far.",
    image: "avatar17v2.jpg",
    color: "#4A5560",
    shows: [
      ["LOVE", 10_155, "Planet Earth"],
      ["LOVE", 10_628, "Planet Earth II"],
      ["LOVE", 10_644, "The Civil War"],
      ["LIKE", 10_019, "Chernobyl"],
      ["LIKE", 10_020, "Band of Brothers"],
      ["LIKE", 10_660, "Formula 1: Drive to Survive"],
      ["LIKE", 10_653, "The Beatles: Get Back"],
      ["LIKE", 10_157, "The Great British Bake Off"],
      ["MEH", 10_657, "Tiger King"],
      ["DISLIKE", 10_611, "Jersey Shore"],
    ],
    films: [
      ["LOVE", 10_238, "Schindler's List"],
      ["LIKE", 10_336, "Spotlight"],
      ["MEH", 10_329, "Gravity"],
      ["INTERESTED", 11_171, "1917"],
    ],
  },
];
