import { AUDIENCES } from "@worthy/domain";
import { fameByKin } from "../editorial/fameByKin.ts";
import type { Model, ModelFeature, ModelParameters, SparseMatrix } from "./model.ts";
import type { SparseRow } from "../editorial/kinship.ts";
import { fillLabels, type Labels } from "../editorial/fillLabels.ts";
import type { TitleFeatures } from "./titleFeatures.ts";
import { type TitleTrait, traitsOf } from "./trait.ts";

const DEFAULTS: ModelParameters = {
  priorRate: 0.6,
  tasteVariance: 14,
  ownVariance: 0.7,
  biasVariance: 1,
};
/**
 * Share of the mean squared length added to every title's, so a few known features don't count as
 * strong ones.
 */
const LENGTH_SMOOTHING = 0.15;

interface Vocabulary {
  readonly features: ModelFeature[];
  readonly columnOf: Map<string, number>;
  readonly idf: number[];
}

const nameOf = ({ trait, key }: TitleTrait) => `${trait}:${key}`;

/**
 * How much more a rare feature says than a common one: the power of the logarithm. With 1, a dislike
 * reaches titles that share only tags as common as love stories; with 1.5, ratings reach so few
 * titles of a large catalogue that everybody's scores are alike.
 */
const STEEPNESS = 1.1;

/** What a feature of so many titles of a catalogue counts (idf). */
export const rarityOf = (count: number, titles: number): number =>
  Math.log((titles + 1) / count) ** STEEPNESS;

/** Features of nearly every title distinguish them as little as features of a single one. */
const COMMON_SHARE = 0.95;

/**
 * Drops features of a single title, which connect it with nothing, and features of nearly all,
 * which connect everything.
 */
function vocabularyOf(traitsByTitle: readonly TitleTrait[][]): Vocabulary {
  const counts = new Map<string, { count: number; feature: ModelFeature }>();
  for (const traits of traitsByTitle) {
    for (const item of traits) {
      const known = counts.get(nameOf(item));
      if (known) known.count += 1;
      else
        counts.set(nameOf(item), {
          count: 1,
          feature: { trait: item.trait, key: item.key, label: item.label },
        });
    }
  }
  const shared = [...counts]
    .filter(([, { count }]) => count > 1 && count < COMMON_SHARE * traitsByTitle.length)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    features: shared.map(([, { feature }]) => feature),
    columnOf: new Map(shared.map(([name], column) => [name, column])),
    idf: shared.map(([, { count }]) => rarityOf(count, traitsByTitle.length)),
  };
}

function rowOf(traits: readonly TitleTrait[], { columnOf, idf }: Vocabulary): [number, number][] {
  const row: [number, number][] = [];
  for (const item of traits) {
    const column = columnOf.get(nameOf(item));
    if (column !== undefined) row.push([column, item.weight * (idf[column] ?? 0)]);
  }
  return row.sort(([a], [b]) => a - b);
}

const squaredLength = (row: readonly [number, number][]) =>
  row.reduce((sum, [, value]) => sum + value * value, 0);

/** With editorial kin, facts say less: these are the variances of a title's facts and kin. */
const FACTS_BESIDE_KIN = 14;
const KIN_VARIANCE = 8;
/** Newcomers like this share of what they watch, if the titles have labels. */
const PRIOR_WITH_LABELS = 0.66;

function matrixOf(rows: readonly SparseRow[]): SparseMatrix {
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach(({ columns }, row) => (rowStart[row + 1] = (rowStart[row] ?? 0) + columns.length));
  return {
    rowStart,
    columns: Uint32Array.from(rows.flatMap(({ columns }) => columns)),
    values: Float32Array.from(rows.flatMap(({ values }) => values)),
  };
}

/** A column for every title that is kin of one, after the facts; points go to the rated title. */
function kinColumns(titles: readonly TitleFeatures[], { features }: Labels, from: number) {
  const used = [...new Set(features.flatMap(({ columns }) => columns))].sort((a, b) => a - b);
  const columnOf = new Map(used.map((title, at) => [title, from + at]));
  const length = Math.sqrt(KIN_VARIANCE);
  return {
    columns: used.map((title): ModelFeature => {
      const key = String(titles[title]?.id ?? 0);
      return { trait: "kin", key, label: key };
    }),
    rows: features.map(({ columns, values }) =>
      columns.map((title, at): [number, number] => [
        columnOf.get(title) ?? 0,
        length * (values[at] ?? 0),
      ]),
    ),
  };
}

/**
 * Learns a model from content alone. The result depends only on the titles, not on their order.
 * @param titles each id once; a repeated id throws
 * @param options parameters that differ from the defaults
 */
export function trainModel(
  titles: readonly TitleFeatures[],
  options: Partial<ModelParameters> = {},
): Model {
  const ordered = [...titles].sort((a, b) => a.id - b.id);
  const repeated = ordered.find((title, index) => title.id === ordered[index - 1]?.id);
  if (repeated) throw new RangeError(`title ${repeated.id} is given twice`);
  const traitsByTitle = ordered.map(traitsOf);
  const vocabulary = vocabularyOf(traitsByTitle);
  const rows = traitsByTitle.map((traits) => rowOf(traits, vocabulary));
  const labels = fillLabels(ordered, rows);
  const kin = labels && kinColumns(ordered, labels, vocabulary.features.length);
  const parameters = {
    ...DEFAULTS,
    ...(labels ? { tasteVariance: FACTS_BESIDE_KIN, priorRate: PRIOR_WITH_LABELS } : {}),
    ...options,
  };
  const smoothing =
    (LENGTH_SMOOTHING * rows.reduce((sum, row) => sum + squaredLength(row), 0)) /
    Math.max(1, rows.length);
  const scales = Float32Array.from(rows, (row) =>
    Math.sqrt(parameters.tasteVariance / (squaredLength(row) + smoothing || 1)),
  );
  const scaled = rows.map((row, index) => [
    ...row.map(([column, value]): [number, number] => [column, value * (scales[index] ?? 1)]),
    ...(kin?.rows[index] ?? []),
  ]);
  const rowStart = new Uint32Array(rows.length + 1);
  scaled.forEach((row, index) => (rowStart[index + 1] = (rowStart[index] ?? 0) + row.length));
  return {
    parameters,
    features: [...vocabulary.features, ...(kin?.columns ?? [])],
    titleIds: Float64Array.from(ordered, (title) => title.id),
    fame: fameByKin(ordered),
    shows: Uint8Array.from(ordered, ({ kind }) => (kind === "tv" ? 1 : 0)),
    audiences: Uint8Array.from(ordered, ({ audience = "anyone" }) => AUDIENCES.indexOf(audience)),
    rowStart,
    columns: Uint32Array.from(scaled.flatMap((row) => row.map(([column]) => column))),
    values: Float32Array.from(scaled.flatMap((row) => row.map(([, value]) => value))),
    scales,
    editorial: labels && {
      liked: labels.liked,
      kin: matrixOf(labels.kin),
      near: matrixOf(labels.order),
      via: matrixOf(labels.via),
    },
  };
}
