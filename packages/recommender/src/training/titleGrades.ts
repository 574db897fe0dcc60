import { LEAN_SHRINK } from "../community/community.ts";
import { GRADE_BY_CODE } from "../ranking/grade.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";

/** Components of grades before taste. */
export interface TitleGrades {
  readonly mean: number;
  /** By title, relative to the mean, shrunk. */
  readonly grades: Float32Array;
  /**
   * By rating, in the order of the matrix: what mean, title and person leave unexplained; NaN if
   * the rating judges nothing.
   */
  readonly residuals: Float32Array;
}

const ROUNDS = 8;
const TITLE_SHRINK = 5;

/**
 * Regularised baselines by alternation (Koren, Factor in the neighbors, 2010, section 2.1); people
 * are shrunk as in serving.
 */
export function titleGradesOf({ titleIds, rowStart, titles, values }: RatingMatrix): TitleGrades {
  const people = rowStart.length - 1;
  const all = Float64Array.from(values, (code) => GRADE_BY_CODE[code] ?? NaN);
  const personOf = new Uint32Array(titles.length);
  for (let person = 0; person < people; person++)
    personOf.fill(person, rowStart[person], rowStart[person + 1]);
  const judged = all.reduce((sum, grade) => sum + (Number.isNaN(grade) ? 0 : 1), 0);
  const mean =
    all.reduce((sum, grade) => sum + (Number.isNaN(grade) ? 0 : grade), 0) / Math.max(1, judged);
  const grades = new Float64Array(titleIds.length);
  const leans = new Float64Array(people);
  const fit = (
    effects: Float64Array,
    {
      indexOf,
      other,
      otherOf,
      shrink,
    }: { indexOf: Uint32Array; other: Float64Array; otherOf: Uint32Array; shrink: number },
  ) => {
    const counts = new Float64Array(effects.length);
    effects.fill(0);
    all.forEach((grade, at) => {
      if (Number.isNaN(grade)) return;
      const index = indexOf[at] ?? 0;
      counts[index] = (counts[index] ?? 0) + 1;
      effects[index] = (effects[index] ?? 0) + grade - mean - (other[otherOf[at] ?? 0] ?? 0);
    });
    effects.forEach((sum, index) => (effects[index] = sum / ((counts[index] ?? 0) + shrink)));
  };
  for (let round = 0; round < ROUNDS; round++) {
    fit(grades, { indexOf: titles, other: leans, otherOf: personOf, shrink: TITLE_SHRINK });
    fit(leans, { indexOf: personOf, other: grades, otherOf: titles, shrink: LEAN_SHRINK });
  }
  const residuals = Float32Array.from(
    all,
    (grade, at) => grade - mean - (grades[titles[at] ?? 0] ?? 0) - (leans[personOf[at] ?? 0] ?? 0),
  );
  return { mean, grades: Float32Array.from(grades), residuals };
}
