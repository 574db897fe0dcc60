import {
  createEngine,
  type Model,
  nothingSaid,
  type RatingChange,
  type TitleRating,
  reasonOf,
  type TitleScore,
  trainModel,
} from "@worthy/recommender";
import { syntheticCommunity, syntheticTitles, withLabels } from "@worthy/recommender/synthetic";
import { pathToFileURL } from "node:url";

/** Times of one task, in milliseconds. */
export interface RateTiming {
  readonly titles: number;
  /** What the model was trained on. */
  readonly learned: string;
  readonly task: string;
  readonly p50: number;
  readonly p99: number;
}

const RATINGS = 100;
/** As many as an import brings. */
const MANY = 800;
/** Titles with labels: more than any catalogue has. */
const MOST_LABELS = 20_000;
/** Picks with reasons: as many as a page shows. */
const PAGE = 36;
const RUNS = 400;
const WARM_UP = 100;
const VALUES = ["LOVE", "LIKE", "MEH", "DISLIKE"] as const;

function timed(run: (turn: number) => void): { p50: number; p99: number } {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + RUNS; turn++) {
    const start = performance.now();
    run(turn);
    if (turn >= WARM_UP) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: times[RUNS / 2] ?? NaN, p99: times[Math.floor(RUNS * 0.99)] ?? NaN };
}

const ratingsOf = (length: number): TitleRating[] =>
  Array.from({ length }, (_, index) => ({
    titleId: index + 1,
    rating: VALUES[(index * 7) % 4] ?? "LIKE",
  }));

/** The rating after so many, of a different title each time. */
const changeOf = (turn: number, titles: number, rated = RATINGS): RatingChange => ({
  titleId: ((turn * 37) % (titles - rated)) + rated + 1,
  rating: VALUES[turn % 4] ?? "LIKE",
});

function limitOf(model: Model) {
  const scores = new Float32Array(model.titleIds.length);
  const weights = Float64Array.from(model.features, (_, column) => Math.sin(column));
  return timed(() => sparseDotProduct(model, { weights, scores }));
}

function withReasons(scores: readonly TitleScore[]) {
  const said = nothingSaid();
  return scores.map((score) => reasonOf(score, said));
}

/** Weights of each kind per title in the made-up community: as many as training keeps. */
const cellsFor = (titles: number): number => Math.min(400, Math.floor(32_000_000 / 3 / titles));

function benchCatalogue(titles: number, withCommunity: boolean): RateTiming[] {
  const made = syntheticTitles(titles);
  const model = trainModel([...withLabels(made.slice(0, MOST_LABELS)), ...made.slice(MOST_LABELS)]);
  const engine = createEngine(
    model,
    withCommunity ? syntheticCommunity(titles, { cells: cellsFor(titles) }) : null,
  );
  const learned = withCommunity ? "labels and people" : "labels alone";
  const ratings = ratingsOf(RATINGS);
  const taste = engine.taste(ratings);
  const many = engine.taste(ratingsOf(MANY));
  const update = (turn: number) => engine.updateTaste(taste, changeOf(turn, titles));
  return [
    { titles, learned, task: "bare limit: sparse dot product", ...limitOf(model) },
    {
      titles,
      learned,
      task: "one new rating → all scores",
      ...timed((turn) => update(turn).scores),
    },
    {
      titles,
      learned,
      task: "one new rating → top 100",
      ...timed((turn) => engine.rankIds(update(turn), { limit: 100 })),
    },
    {
      titles,
      learned,
      task: "the same, each of the 100 with its reason",
      ...timed((turn) => withReasons(engine.rank(update(turn), { limit: 100 }).items)),
    },
    {
      titles,
      learned,
      task: "36 picks",
      ...timed(() => engine.rankIds(taste, { limit: PAGE })),
    },
    {
      titles,
      learned,
      task: "36 picks with their reasons",
      ...timed(() => withReasons(engine.rank(taste, { limit: PAGE }).items)),
    },
    {
      titles,
      learned,
      task: "one score without one of the ratings",
      ...timed((turn) => {
        const titleId = (turn % RATINGS) + 1;
        return engine.score(engine.updateTaste(taste, { titleId, rating: null }), [titles]);
      }),
    },
    {
      titles,
      learned,
      task: "100 ratings from nothing → all scores",
      ...timed(() => engine.taste(ratings)),
    },
    {
      titles,
      learned,
      task: `one new rating → all scores, after ${MANY} ratings`,
      ...timed((turn) => engine.updateTaste(many, changeOf(turn, titles, MANY)).logits),
    },
    {
      titles,
      learned,
      task: "ask what to rate next, 24",
      ...timed(() => engine.ask(taste, { limit: 24 })),
    },
  ];
}

/**
 * One new rating → new scores of all titles, with 100 ratings, for made-up catalogues; prints a
 * table and returns it.
 */
export function benchRate(sizes: readonly number[] = [1000, 2800, 20_000, 100_000]): RateTiming[] {
  const timings = sizes.flatMap((titles) => [
    ...benchCatalogue(titles, false),
    ...benchCatalogue(titles, true),
  ]);
  for (const { titles, learned, task, p50, p99 } of timings) {
    console.log(
      `${String(titles).padStart(6)} titles  ${learned.padEnd(16)}  ${task.padEnd(40)} p50 ${p50.toFixed(3).padStart(8)} ms  p99 ${p99.toFixed(3).padStart(8)} ms`,
    );
  }
  return timings;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) benchRate();

/**
 * The lower bound for a new rating: one weight per feature times all titles' features, straight
 * through the arrays, without fitting before or ranking after.
 */
function sparseDotProduct(
  { rowStart, columns, values }: Model,
  { weights, scores }: { weights: Float64Array; scores: Float32Array },
): void {
  for (let title = 0; title < scores.length; title++) {
    const end = rowStart[title + 1] ?? 0;
    let sum = 0;
    for (let at = rowStart[title] ?? 0; at < end; at++)
      sum += (values[at] ?? 0) * (weights[columns[at] ?? 0] ?? 0);
    scores[title] = sum;
  }
}
