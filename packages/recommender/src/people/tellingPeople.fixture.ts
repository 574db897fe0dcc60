import type { TitleRating } from "../taste/taste.ts";

interface TellingPerson {
  readonly name: string;
  /** Bundled titles, by name. */
  readonly loves: readonly string[];
  readonly dislikes: readonly string[];
}

/** For tests only: made-up people whose next favourite everybody could guess. */
const PEOPLE: readonly TellingPerson[] = [
  {
    name: "prestige drama",
    loves: [
      "The Sopranos",
      "The Wire",
      "Mad Men",
      "Breaking Bad",
      "Better Call Saul",
      "Six Feet Under",
      "Succession",
      "Deadwood",
      "The Americans",
      "The Leftovers",
      "Boardwalk Empire",
      "Halt and Catch Fire",
    ],
    dislikes: ["The Big Bang Theory", "Emily in Paris", "Riverdale"],
  },
  {
    name: "sitcom",
    loves: [
      "Friends",
      "Seinfeld",
      "Parks and Recreation",
      "Brooklyn Nine-Nine",
      "30 Rock",
      "Community",
      "How I Met Your Mother",
      "Modern Family",
      "New Girl",
      "Arrested Development",
      "The Good Place",
      "The Big Bang Theory",
    ],
    dislikes: ["The Walking Dead", "Hannibal", "The Handmaid's Tale"],
  },
  {
    name: "anime",
    loves: [
      "Attack on Titan",
      "Death Note",
      "Fullmetal Alchemist: Brotherhood",
      "Cowboy Bebop",
      "Steins;Gate",
      "Neon Genesis Evangelion",
      "Demon Slayer: Kimetsu no Yaiba",
      "Jujutsu Kaisen",
      "Your Lie in April",
      "Code Geass: Lelouch of the Rebellion",
      "Mob Psycho 100",
      "Vinland Saga",
    ],
    dislikes: ["Grey's Anatomy", "Downton Abbey", "Friends"],
  },
  {
    name: "horror",
    loves: [
      "Hereditary",
      "The Shining",
      "The Exorcist",
      "Halloween",
      "The Thing",
      "A Nightmare on Elm Street",
      "Suspiria",
      "Rosemary's Baby",
      "Night of the Living Dead",
      "The Haunting of Hill House",
      "Midnight Mass",
      "American Horror Story",
    ],
    dislikes: ["Mamma Mia!", "Love Actually", "Ted Lasso"],
  },
  {
    name: "romance",
    loves: [
      "Pride & Prejudice",
      "The Notebook",
      "When Harry Met Sally...",
      "Love Actually",
      "Pretty Woman",
      "Before Sunrise",
      "Dirty Dancing",
      "Sense and Sensibility",
      "Bridgerton",
      "Normal People",
      "Outlander",
      "Four Weddings and a Funeral",
    ],
    dislikes: ["The Thing", "The Boys", "Saving Private Ryan"],
  },
  {
    name: "documentary",
    loves: [
      "Planet Earth",
      "Blue Planet II",
      "Our Planet",
      "The Vietnam War",
      "The Civil War",
      "Making a Murderer",
      "The Jinx",
      "Free Solo",
      "13th",
      "Grizzly Man",
      "Wild Wild Country",
      "The Last Dance",
    ],
    dislikes: ["Game of Thrones", "The Big Bang Theory", "Top Gun"],
  },
  {
    name: "children's",
    loves: [
      "Toy Story",
      "Finding Nemo",
      "Frozen",
      "Moana",
      "Encanto",
      "Paddington 2",
      "The Lion King",
      "Coco",
      "Bluey",
      "Hilda",
      "Gravity Falls",
      "Zootopia",
    ],
    dislikes: ["Psycho", "The Wire", "Citizen Kane"],
  },
  {
    name: "half series, half films",
    loves: [
      "Alien",
      "Blade Runner",
      "Arrival",
      "The Matrix",
      "Interstellar",
      "Dune",
      "The Expanse",
      "Battlestar Galactica",
      "Westworld",
      "Star Trek: The Next Generation",
      "Dark",
      "Severance",
    ],
    dislikes: ["Gossip Girl", "Mamma Mia!", "Desperate Housewives"],
  },
];

export interface TellingRatings {
  readonly name: string;
  /** Ids of what they love. */
  readonly loved: readonly number[];
  readonly ratings: readonly TitleRating[];
}

/** What these people rated, by title id. */
export const tellingRatings = (idOf: (name: string) => number): TellingRatings[] =>
  PEOPLE.map(({ name, loves, dislikes }) => ({
    name,
    loved: loves.map(idOf),
    ratings: [
      ...loves.map((title): TitleRating => ({ titleId: idOf(title), rating: "LOVE" })),
      ...dislikes.map((title): TitleRating => ({ titleId: idOf(title), rating: "DISLIKE" })),
    ],
  }));
