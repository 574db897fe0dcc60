import { addRow, dotWeights } from "../community/sparseRow.ts";
import type { Model } from "../model/model.ts";

/** How much likelier a better-known title is met, per step of fame. */
const MET = 0.3;

/** The facts of a model without kin. */
export const factsOnly = ({ features, ...model }: Model): Model => {
  const facts = features.filter(({ trait }) => trait !== "kin").length;
  const [columns, values]: [number[], number[]] = [[], []];
  const rowStart = new Uint32Array(model.rowStart.length);
  for (let title = 0; title + 1 < model.rowStart.length; title++) {
    for (let at = model.rowStart[title] ?? 0; at < (model.rowStart[title + 1] ?? 0); at++) {
      if ((model.columns[at] ?? 0) >= facts) continue;
      columns.push(model.columns[at] ?? 0);
      values.push(model.values[at] ?? 0);
    }
    rowStart[title + 1] = columns.length;
  }
  return {
    ...model,
    features: features.slice(0, facts),
    rowStart,
    columns: Uint32Array.from(columns),
    values: Float32Array.from(values),
  };
};

/**
 * How close each title is, by kin and by facts, to a title that somebody happens to have seen: the
 * mean over all titles, weighted by e^(.3 fame). Empty without labels.
 */
export function crowdOf(model: Model): Float32Array {
  const { editorial } = model;
  if (!editorial) return new Float32Array();
  const facts = factsOnly(model);
  const near = { ...editorial.near, rowStart: editorial.near.start };
  const meet = editorial.fame.map((fame) => Math.exp(MET * fame));
  const all = meet.reduce((sum, weight) => sum + weight, 0);
  const meanFacts = new Float64Array(facts.features.length);
  const meanNear = new Float64Array(meet.length);
  meet.forEach((weight, title) => {
    addRow(facts, title, { weights: meanFacts, factor: weight / all });
    addRow(near, title, { weights: meanNear, factor: weight / all });
  });
  return meet.map(
    (_, title) => dotWeights(facts, title, meanFacts) + dotWeights(near, title, meanNear),
  );
}
