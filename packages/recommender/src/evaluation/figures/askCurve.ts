import type { Taste } from "../../taste/taste.ts";
import type { CurvePerson } from "../sets/curvePeople.ts";
import { type Estimate, estimateOf, type PairedDifference, pairedDifference } from "./estimate.ts";
import type { EvaluationOptions } from "../sets/evaluationSet.ts";
import type { OursUnderTest } from "../rankers/oursUnderTest.ts";
import { rankedTitles } from "../rankers/rankedTitles.ts";
import { ratingOf } from "../sets/ratingMatrix.ts";
import { measureRanking } from "./rankingMetrics.ts";

/** Numbers of questions after which scores are measured. */
const QUESTIONS = [0, 1, 3, 5, 10, 20, 50] as const;

/**
 * Scores after `questions` were put to each person: the engine's own, and questions about the most
 * rated titles.
 */
export interface AskPoint {
  readonly questions: number;
  readonly asked: Estimate;
  readonly popular: Estimate;
  readonly difference: PairedDifference;
  /** Mean number of questions answered with a rating other than SKIP. */
  readonly answers: { readonly asked: number; readonly popular: number };
}

/** The next title to ask about; never one of those excluded. */
type NextQuestion = (taste: Taste, exclude: ReadonlySet<number>) => number | undefined;

interface Interview {
  readonly ndcg: number[];
  readonly answers: number[];
}

/**
 * Asks one question after the other; people rate titles they know and skip the others. Hidden titles are
 * never asked about, since a skip would say that they are unknown.
 */
function interview(
  ours: OursUnderTest,
  person: CurvePerson,
  { next, options }: { next: NextQuestion; options: Pick<EvaluationOptions, "mask" | "recall"> },
): Interview {
  const titleIds = ours.engine.titleIds;
  const truth = new Map(
    Array.from(person.known.titles, (title, at) => [
      titleIds[title] ?? 0,
      ratingOf(person.known.values[at] ?? 0),
    ]),
  );
  const hidden = new Set(Array.from(person.hidden, (title) => titleIds[title] ?? 0));
  const result: Interview = { ndcg: [], answers: [] };
  let taste = ours.engine.taste([]);
  let asked = 0;
  let answered = 0;
  for (const questions of QUESTIONS) {
    for (; asked < questions; asked++) {
      const titleId = next(taste, hidden);
      if (titleId === undefined) break;
      const rating = truth.get(titleId) ?? "SKIP";
      if (rating !== "SKIP") answered++;
      taste = ours.engine.updateTaste(taste, { titleId, rating });
    }
    const ranked = rankedTitles(ours.rankScores(taste), person.known, options);
    result.ndcg.push(measureRanking(ranked, person.liked, options.recall)["ndcg@100"]);
    result.answers.push(answered);
  }
  return result;
}

const meanAt = (interviews: readonly Interview[], at: number): number =>
  interviews.reduce((sum, { answers }) => sum + (answers[at] ?? 0), 0) /
  Math.max(1, interviews.length);

/** @param ratingCounts number of ratings per title, in the order of the titles */
export function askCurve(
  ours: OursUnderTest,
  people: readonly CurvePerson[],
  {
    ratingCounts,
    options,
  }: { ratingCounts: Float32Array; options: Pick<EvaluationOptions, "mask" | "recall"> },
): AskPoint[] {
  const byFame = Float64Array.from(ratingCounts.keys())
    .sort((a, b) => (ratingCounts[b] ?? 0) - (ratingCounts[a] ?? 0) || a - b)
    .map((title) => ours.engine.titleIds[title] ?? 0);
  const asked = people.map((person) =>
    interview(ours, person, {
      next: (taste, exclude) => ours.engine.ask(taste, { limit: 1, exclude })[0],
      options,
    }),
  );
  const popular = people.map((person) =>
    interview(ours, person, {
      next: (taste, exclude) =>
        byFame.find((titleId) => !taste.ratings.has(titleId) && !exclude.has(titleId)),
      options,
    }),
  );
  return QUESTIONS.map((questions, at) => {
    const [theirs, others] = [asked, popular].map((interviews) =>
      interviews.map(({ ndcg }) => ndcg[at] ?? 0),
    );
    return {
      questions,
      asked: estimateOf(theirs ?? []),
      popular: estimateOf(others ?? []),
      difference: pairedDifference(theirs ?? [], others ?? []),
      answers: { asked: meanAt(asked, at), popular: meanAt(popular, at) },
    };
  });
}
