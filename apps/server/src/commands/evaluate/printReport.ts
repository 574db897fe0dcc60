import {
  askSavings,
  type EvaluationReport,
  type ModelReport,
  RANKING_METRICS,
} from "@worthy/recommender/evaluation";
import { difference, estimate, figure, NONE } from "./printFigures.ts";
import { textTable } from "./textTable.ts";

const named = ({ name, note }: ModelReport): string => (note === null ? name : `${name} (${note})`);

const HEADINGS: Record<(typeof RANKING_METRICS)[number], string> = {
  "recall@20": "Recall@20",
  "recall@50": "Recall@50",
  "ndcg@20": "nDCG@20",
  "ndcg@100": "nDCG@100",
  "hr@10": "HR@10",
};

function rankingTable({ models }: EvaluationReport): string {
  return textTable([
    ["Ranking, ± standard error", ...RANKING_METRICS.map((metric) => HEADINGS[metric]), "people"],
    ...models.map((model) => [
      named(model),
      ...RANKING_METRICS.map((metric) => estimate(model.metrics[metric])),
      String(model.metrics["ndcg@100"].people),
    ]),
  ]);
}

function pairedTable({ models }: EvaluationReport): string {
  return textTable([
    ["nDCG@100, paired", "against popularity", "against plain EASE"],
    ...models.map((model) => [
      model.name,
      difference(model.againstPopularity?.["ndcg@100"]),
      difference(model.againstEase?.["ndcg@100"]),
    ]),
  ]);
}

const ONE_SIDED =
  "Worthy is not measured, because that needs both likes and other ratings among the hidden ones.";

function worthyTable({ models }: EvaluationReport): string[] {
  const promising = models.flatMap(({ name, worthy }) => (worthy ? [{ name, worthy }] : []));
  if (promising.length === 0) return [];
  if (promising.every(({ worthy }) => worthy.auc === null)) return [ONE_SIDED];
  const rows = promising.map(({ name, worthy }) => [
    name,
    figure(worthy.auc, 4),
    figure(worthy.logLoss, 4),
    figure(worthy.ece, 4),
    figure(worthy.likeRate, 3),
    String(worthy.count),
  ]);
  return [textTable([["Worthy", "AUC", "log loss", "ECE", "like rate", "ratings"], ...rows])];
}

function reliabilityTable({ models }: EvaluationReport): string[] {
  const worthy = models.find(({ key }) => key === "worthy")?.worthy;
  if (!worthy || worthy.auc === null) return [];
  const rows = worthy.reliability.map(({ from, to, promised, kept, count }) => [
    `${from.toFixed(3)} to ${to.toFixed(3)}`,
    figure(promised, 4),
    figure(kept, 4),
    String(count),
  ]);
  return [textTable([["Reliability of Worthy", "promised", "kept", "ratings"], ...rows])];
}

function curveTable({ learningCurve }: EvaluationReport): string[] {
  const points = learningCurve[0]?.points ?? [];
  const rows = points.map(({ ratings, reached }, at) => [
    String(ratings),
    ...learningCurve.map((curve) => {
      const point = curve.points[at];
      return point ? estimate(point.ndcg) : NONE;
    }),
    difference(learningCurve.find(({ key }) => key === "worthy")?.points[at]?.againstPopularity),
    String(reached),
  ]);
  return rows.length === 0
    ? []
    : [
        textTable([
          [
            "nDCG@100 after k ratings",
            ...learningCurve.map(({ name }) => name),
            "Worthy − popularity",
            "people with k",
          ],
          ...rows,
        ]),
      ];
}

function askTable({ askCurve }: EvaluationReport): string[] {
  if (!askCurve) return [];
  const rows = askCurve.map(({ questions, asked, popular, difference: paired, answers }) => [
    String(questions),
    estimate(asked),
    estimate(popular),
    difference(paired),
    answers.asked.toFixed(1),
    answers.popular.toFixed(1),
  ]);
  return [
    textTable([
      [
        "nDCG@100 after k questions",
        "by Worthy",
        "most popular",
        "difference",
        "known",
        "known (popular)",
      ],
      ...rows,
    ]),
  ];
}

/** How many questions the engine and the most popular titles need for the same nDCG@100. */
function savingsTable({ askCurve }: EvaluationReport): string[] {
  if (!askCurve) return [];
  const most = askCurve.at(-1);
  const rows = askSavings(askCurve).map(({ questions, ratings, popular }) => [
    String(questions),
    popular ? popular.questions.toFixed(1) : `more than ${most?.questions ?? 0}`,
    ratings.toFixed(1),
    popular ? popular.ratings.toFixed(1) : `more than ${most?.answers.popular.toFixed(1) ?? 0}`,
  ]);
  return [
    textTable([
      [
        "For the same nDCG@100: questions by Worthy",
        "popular questions",
        "ratings",
        "ratings (popular)",
      ],
      ...rows,
    ]),
  ];
}

function costTable({ models }: EvaluationReport): string {
  return textTable([
    ["Cost", "training s", "peak MiB", "update p50 ms", "p99 ms"],
    ...models.map(({ name, trainingSeconds, peakMemoryMiB, updateMs }) => [
      name,
      trainingSeconds.toFixed(1),
      peakMemoryMiB.toFixed(0),
      figure(updateMs?.p50, 3),
      figure(updateMs?.p99, 3),
    ]),
  ]);
}

/** The whole report as readable text. */
export function printReport(report: EvaluationReport): string {
  const { data, skipped } = report;
  const about = `${data.titles} titles; trained on ${data.trainRatings} ratings of ${data.trainPeople} people; ${data.testPeople} test people hide ${data.hiddenRatings} ratings${data.sets > 1 ? ` over ${data.sets} sets` : ""}`;
  return [
    about,
    rankingTable(report),
    pairedTable(report),
    ...worthyTable(report),
    ...reliabilityTable(report),
    ...curveTable(report),
    ...askTable(report),
    ...savingsTable(report),
    costTable(report),
    ...(skipped.length > 0
      ? [skipped.map(({ name, why }) => `not measured: ${name} (${why})`).join("\n")]
      : []),
  ].join("\n\n");
}
