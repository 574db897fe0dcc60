import { addRow, dotWeights, eachFeature } from "../community/sparseRow.ts";
import type { Model, SparseMatrix } from "../model/model.ts";

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

/** A sparse matrix by column. @param size number of its columns */
export function transposed(
  { rowStart, columns, values }: SparseMatrix,
  size: number,
): SparseMatrix {
  const start = new Uint32Array(size + 1);
  for (const column of columns) start[column + 1] = (start[column + 1] ?? 0) + 1;
  for (let column = 0; column < size; column++)
    start[column + 1] = (start[column + 1] ?? 0) + (start[column] ?? 0);
  const next = start.slice();
  const rows = new Uint32Array(columns.length);
  const turned = new Float32Array(columns.length);
  for (let row = 0; row + 1 < rowStart.length; row++)
    for (let at = rowStart[row] ?? 0; at < (rowStart[row + 1] ?? 0); at++) {
      const to = next[columns[at] ?? 0] ?? 0;
      next[columns[at] ?? 0] = to + 1;
      rows[to] = row;
      turned[to] = values[at] ?? 0;
    }
  return { rowStart: start, columns: rows, values: turned };
}

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
    eachFeature(editorial.via, title, (place, share) => {
      addRow(editorial.near, place, { weights: meanNear, factor: factor * share });
    });
  });
  const nearness = meanNear.map((_, place) => dotWeights(editorial.near, place, meanNear));
  return meet.map(
    (_, title) => dotWeights(facts, title, meanFacts) + dotWeights(editorial.via, title, nearness),
  );
}
