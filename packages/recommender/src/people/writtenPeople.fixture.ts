import type { RatingValue } from "@worthy/domain";
import type { TitleRating } from "../taste/taste.ts";
import people from "./writtenPeople.json" with { type: "json" };

export interface WrittenRatings {
  /** Who it is, in a sentence. */
  readonly name: string;
  readonly ratings: readonly TitleRating[];
}

/**
 * For tests only: people made up one by one by somebody who saw neither labels nor facts of the titles,
 * with what they love, like, find so-so and dislike.
 * @param idOf a title's id by name and year, as in "Jaws (1975)"
 */
export const writtenRatings = (idOf: (nameAndYear: string) => number): WrittenRatings[] =>
  people.map(({ name, ...byRating }) => ({
    name,
    ratings: Object.entries(byRating).flatMap(
      ([rating, titles]) =>
        titles.map((title) => ({ titleId: idOf(title), rating: rating as RatingValue })), // keys of the file
    ),
  }));
