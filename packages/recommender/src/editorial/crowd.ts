import { addRow, dotWeights, eachFeature } from "../community/sparseRow.ts";
import type { Editorial, Model } from "../model/model.ts";

/** How much likelier a better-known title is met, per step of fame. */
const MET = 0.3;

/** The facts of a model without kin. */
export const factsOnly = ({ features, ...model }: Model): Model => {
  const facts = features.filter(({ trait }) => trait !== "kin").length;
  const columns = new Uint32Array(model.columns.length);
  const values = new Float32Array(columns.length);
  const rowStart = new Uint32Array(model.rowStart.length);
  let cells = 0;
  for (let title = 0; title + 1 < rowStart.length; title++) {
    const end = model.rowStart[title + 1] ?? 0;
    for (let at = model.rowStart[title] ?? 0; at < end; at++) {
      if ((model.columns[at] ?? 0) >= facts) continue;
      columns[cells] = model.columns[at] ?? 0;
      values[cells++] = model.values[at] ?? 0;
    }
    rowStart[title + 1] = cells;
  }
  return {
    ...model,
    features: features.slice(0, facts),
    rowStart,
    columns: columns.slice(0, cells),
    values: values.slice(0, cells),
  };
};

/** Adds a multiple of a title's row of `near` to one weight per labelled title. */
export function addNear(
  { near, via }: Editorial,
  title: number,
  { weights, factor }: { weights: Float64Array; factor: number },
): void {
  eachFeature(via, title, (place, share) => {
    addRow(near, place, { weights, factor: factor * share });
  });
}

/**
 * The products of every labelled title's row with weights; a title's own is that of the labelled
 * titles it stands for.
 */
export const nearnessOf = ({ near }: Editorial, weights: Float64Array): Float64Array =>
  weights.map((_, place) => dotWeights(near, place, weights));

/**
 * How close each title is, by kin and by facts, to a title that somebody happens to have seen: the
 * mean over all titles, weighted by e^(.3 fame). Empty without labels.
 */
export function crowdOf(model: Model, facts: Model): Float32Array {
  const { editorial, fame, parameters } = model;
  if (!editorial) return new Float32Array();
  const meet = fame.map((steps) => Math.exp(MET * steps));
  const all = meet.reduce((sum, weight) => sum + weight, 0);
  const meanFacts = new Float64Array(facts.features.length);
  const meanNear = new Float64Array(editorial.near.rowStart.length - 1);
  meet.forEach((weight, title) => {
    const factor = weight / all;
    addRow(facts, title, { weights: meanFacts, factor: factor / parameters.tasteVariance });
    addNear(editorial, title, { weights: meanNear, factor });
  });
  const nearness = nearnessOf(editorial, meanNear);
  return meet.map(
    (_, title) => dotWeights(facts, title, meanFacts) + dotWeights(editorial.via, title, nearness),
  );
}
