import type { Engine, RatingChange, Taste } from "@worthy/recommender";
import { ndcgAt } from "../../packages/recommender/src/evaluation/figures/rankingMetrics.ts";
import type { OpenPerson } from "./readFolder.ts";

/** Numbers of questions after which picks are measured. */
const QUESTIONS = [10, 20, 40];
const SCREEN = 20;

const isLike = (rating: string) => rating === "LOVE" || rating === "LIKE";
const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/** The next title to ask somebody about, of those allowed. */
type NextQuestion = (taste: Taste, allowed: ReadonlySet<number>) => number | undefined;

/** nDCG@20 of one person's hidden likes after each number of questions. */
function interview(
  engine: Engine,
  person: OpenPerson,
  { next, films }: { next: NextQuestion; films: ReadonlySet<number> },
): number[] {
  const half = person.length >> 1;
  const answers = new Map(person.slice(0, half).map(({ titleId, rating }) => [titleId, rating]));
  const hidden = new Map(person.slice(half).map(({ titleId, rating }) => [titleId, rating]));
  const allowed = new Set([...films].filter((id) => !hidden.has(id)));
  const likes = [...hidden.values()].filter(isLike).length;
  let taste = engine.taste([]);
  let asked = 0;
  return QUESTIONS.map((questions) => {
    for (; asked < questions; asked++) {
      const titleId = next(taste, allowed);
      if (titleId === undefined) break;
      const change: RatingChange = { titleId, rating: answers.get(titleId) ?? "SKIP" };
      taste = engine.updateTaste(taste, change);
    }
    const filter = (id: number) => films.has(id) && !answers.has(id);
    const { titleIds } = engine.rankIds(taste, { limit: SCREEN, filter });
    const hits = Uint8Array.from(titleIds, (id) => (isLike(hidden.get(id) ?? "") ? 1 : 0));
    return ndcgAt(hits, SCREEN, likes);
  });
}

export interface QuestionFigures {
  readonly questions: number;
  /** nDCG@20 after the engine's questions, and after those about the best known films. */
  readonly own: number;
  readonly famous: number;
  /** Standard error of their difference. */
  readonly error: number;
}

/** How good picks are after questions chosen by the engine, and after questions by fame. */
export function questionFigures(
  engine: Engine,
  people: readonly OpenPerson[],
  { films, byFame }: { films: ReadonlySet<number>; byFame: readonly number[] },
): QuestionFigures[] {
  const able = people.filter((person) =>
    person.slice(person.length >> 1).some(({ rating }) => isLike(rating)),
  );
  const all = able.map((person) => ({
    own: interview(engine, person, {
      films,
      next: (taste, only) => engine.ask(taste, { limit: 1, kinds: ["movie"], only })[0],
    }),
    famous: interview(engine, person, {
      films,
      next: (taste, allowed) => byFame.find((id) => !taste.ratings.has(id) && allowed.has(id)),
    }),
  }));
  return QUESTIONS.map((questions, at) => {
    const differences = all.map(({ own, famous }) => (own[at] ?? 0) - (famous[at] ?? 0));
    const gain = mean(differences);
    const variance = mean(differences.map((one) => (one - gain) ** 2));
    return {
      questions,
      own: mean(all.map(({ own }) => own[at] ?? 0)),
      famous: mean(all.map(({ famous }) => famous[at] ?? 0)),
      error: Math.sqrt(variance / all.length),
    };
  });
}
