import type { RatingValue } from "@worthy/domain";
import people from "./people.json" with { type: "json" };

/** Somebody who opens Worthy for the first time and answers honestly. */
export interface Person {
  readonly name: string;
  /** What they watch, in a sentence. */
  readonly taste: string;
  /** What they think of the titles they know, by name and year, as in "Heat (1995)". */
  readonly knows: ReadonlyMap<string, RatingValue>;
  /** Thirty first picks that would be sensible for this taste, whether they know them or not; none if nobody wrote them down. */
  readonly sensible: readonly string[];
}

interface Written {
  name: string;
  taste: string;
  knows: Partial<Record<RatingValue, string[]>>;
  sensible?: readonly string[];
}

/** People from a file, whose titles stand under the rating they give. */
export const peopleOf = (written: readonly Written[]): Person[] =>
  written.map(({ name, taste, knows, sensible = [] }) => ({
    name,
    taste,
    sensible,
    knows: new Map(
      Object.entries(knows).flatMap(
        ([rating, titles]) => titles.map((title) => [title, rating as RatingValue] as const), // keys of the file
      ),
    ),
  }));

/**
 * Three people who like crime, warm comedies and anime. Their titles were written down before anyone had
 * played them, without a look at what Worthy asks, and the sensible picks by somebody else, who knew each taste in one
 * sentence and nothing of Worthy's catalogue and picks. They stay as they are: a pick that isn't among them is a finding
 * about Worthy.
 */
export const PEOPLE: readonly Person[] = peopleOf(people);

/** What they answer when asked about a title: "not seen" for what they don't know. */
export const answerOf = ({ knows }: Person, title: string): RatingValue =>
  knows.get(title) ?? "SKIP";
