import { escapeHtml } from "@worthy/domain";
import type { EvaluationReport } from "@worthy/recommender/evaluation";
import { type Axis, type Chart, linearAxis, pixelX, pixelY, svgChart } from "./svgChart.ts";

type Curve = EvaluationReport["learningCurve"][number];

const CLASSES: Record<string, string> = { worthy: "a", ease: "b", popularity: "c" };
const STEP = 0.1;
/** Distance in pixels between names at the ends of lines. */
const LINE_HEIGHT = 17;

function ratingsAxis(counts: readonly number[]): Axis {
  const place = (value: number) => Math.log1p(value) / Math.log1p(Math.max(...counts));
  return {
    label: "ratings known of a person",
    ticks: counts.map((value) => ({ value, text: String(value) })),
    place,
  };
}

/**
 * Position of each name: next to its line's end, or below the previous name if that is too close.
 */
function namePlaces(chart: Chart, curves: readonly Curve[]): Map<string, number> {
  const ends = curves
    .map(({ key, points }) => ({ key, y: Number(pixelY(chart, points.at(-1)?.ndcg.mean ?? 0)) }))
    .sort((a, b) => a.y - b.y);
  let last = -Infinity;
  return new Map(ends.map(({ key, y }) => [key, (last = Math.max(y, last + LINE_HEIGHT))]));
}

function marksOf(chart: Chart, { key, name, points }: Curve, nameY: number): string {
  const places = points.flatMap(({ ratings, ndcg: { mean, standardError } }) =>
    mean === null ? [] : [{ ratings, mean, error: standardError ?? 0 }],
  );
  const last = places.at(-1);
  if (!last) return "";
  return [
    `<g class="${CLASSES[key] ?? "c"}">`,
    `<polyline class="line" points="${places.map(({ ratings, mean }) => `${pixelX(chart, ratings)},${pixelY(chart, mean)}`).join(" ")}"/>`,
    ...places.map(({ ratings, mean, error }) => {
      const x = pixelX(chart, ratings);
      return `<line class="error" x1="${x}" x2="${x}" y1="${pixelY(chart, mean - error)}" y2="${pixelY(chart, mean + error)}"/><circle class="dot" cx="${x}" cy="${pixelY(chart, mean)}" r="4"/>`;
    }),
    `<text class="name" x="${pixelX(chart, last.ratings)}" dx="12" y="${nameY}" dy="5">${escapeHtml(name)}</text></g>`,
  ].join("");
}

/** nDCG@100 by number of ratings, one line per model, with standard errors. */
export function plotLearningCurve(curves: EvaluationReport["learningCurve"]): string {
  const means = curves.flatMap(({ points }) => points.map(({ ndcg }) => ndcg.mean ?? 0));
  const counts = curves[0]?.points.map(({ ratings }) => ratings) ?? [];
  const chart: Chart = {
    title: "How soon the picks get good",
    description: curves
      .map(
        ({ name, points }) =>
          `${name}: ${points.map(({ ratings, ndcg }) => `${ndcg.mean?.toFixed(3) ?? "unknown"} after ${ratings}`).join(", ")}`,
      )
      .join("; "),
    x: ratingsAxis(counts),
    y: linearAxis("nDCG@100 on hidden likes", {
      to: Math.max(STEP, Math.ceil(Math.max(0, ...means) / STEP) * STEP),
      step: STEP,
      text: (value) => value.toFixed(1),
    }),
    right: 150,
  };
  const places = namePlaces(chart, curves);
  return svgChart(
    chart,
    curves.map((curve) => marksOf(chart, curve, places.get(curve.key) ?? 0)),
  );
}
