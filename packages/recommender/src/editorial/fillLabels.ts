import { logitOf } from "../taste/logistic.ts";
import type { TitleFeatures } from "../model/titleFeatures.ts";
import { kinRows, type SparseRow, unitRow } from "./kinship.ts";

/** Logit of `liked` of an average title: a constant, so that new labels don't move all scores. */
const MEAN_LIKED = 1.32;
/** Reach and length of the rows that are features, and of those that order picks. */
const FEATURES = { reach: 2.5, most: 40 };
const ORDER = { reach: 4, most: 100 };
/** Labelled titles of the same kind from which a title without labels takes its own. */
const NEAREST = 10;
/** Fame by prominence, 1 to 5, of titles without labels. */
const FAME_BY_PROMINENCE = [1.5, 2.5, 4, 6, 8];

export interface Labels {
  readonly liked: Float32Array;
  readonly fame: Float32Array;
  /** By title; columns are titles. */
  readonly features: readonly SparseRow[];
  readonly order: readonly SparseRow[];
}

type FactRow = readonly (readonly [column: number, value: number])[];

interface Labelled {
  readonly title: number;
  readonly liked: number;
  readonly features: SparseRow;
  readonly order: SparseRow;
}

/** Finds the labelled titles of each kind that share most with a title. */
function finder(
  titles: readonly TitleFeatures[],
  facts: readonly FactRow[],
  labelled: readonly Labelled[],
) {
  const postings = new Map<number, { at: number; value: number }[]>();
  const lengths = labelled.map(({ title }) =>
    Math.hypot(...(facts[title] ?? []).map(([, value]) => value)),
  );
  labelled.forEach(({ title }, at) => {
    for (const [column, value] of facts[title] ?? []) {
      const list = postings.get(column) ?? [];
      list.push({ at, value });
      postings.set(column, list);
    }
  });
  const sums = new Float64Array(labelled.length);
  return (title: number): Labelled[] => {
    const touched: number[] = [];
    for (const [column, value] of facts[title] ?? [])
      for (const { at, value: other } of postings.get(column) ?? []) {
        if (sums[at] === 0) touched.push(at);
        sums[at] = (sums[at] ?? 0) + value * other;
      }
    const kind = titles[title]?.kind;
    const cosines = touched.flatMap((at) => {
      const cosine = (sums[at] ?? 0) / (lengths[at] || 1);
      sums[at] = 0;
      return titles[labelled[at]?.title ?? 0]?.kind === kind ? [{ at, cosine }] : [];
    });
    return cosines
      .sort((a, b) => b.cosine - a.cosine || a.at - b.at)
      .slice(0, NEAREST)
      .flatMap(({ at }) => labelled[at] ?? []);
  };
}

function meanRow(
  rows: readonly SparseRow[],
  { size, most }: { size: number; most: number },
): SparseRow {
  const amounts = new Float64Array(size);
  const touched: number[] = [];
  for (const { columns, values } of rows)
    columns.forEach((column, at) => {
      if (amounts[column] === 0) touched.push(column);
      amounts[column] = (amounts[column] ?? 0) + (values[at] ?? 0);
    });
  return unitRow(amounts, touched, most);
}

/**
 * Editorial labels for all titles. A title without any takes `liked` and kin from the labelled
 * titles of its kind that share most with it, and its fame from facts.
 * @param titles ascending by id
 * @param facts features of each title
 * @returns null if no title has labels
 */
export function fillLabels(
  titles: readonly TitleFeatures[],
  facts: readonly FactRow[],
): Labels | null {
  const known = titles.flatMap(({ kin, liked }, title) =>
    kin !== undefined && liked !== undefined ? [title] : [],
  );
  if (known.length === 0) return null;
  const placeOf = new Map(known.map((title, place) => [titles[title]?.id ?? 0, place]));
  const kin = known.map((title) =>
    (titles[title]?.kin ?? []).flatMap((id) => placeOf.get(id) ?? []),
  );
  const inTitles = ({ columns, values }: SparseRow): SparseRow => ({
    columns: columns.map((place) => known[place] ?? 0),
    values,
  });
  const [features = [], order = []] = kinRows(kin, [FEATURES, ORDER]);
  const labelled = known.map((title, place): Labelled => ({
    title,
    liked: logitOf((titles[title]?.liked ?? 0) / 100) - MEAN_LIKED,
    features: inTitles(features[place] ?? { columns: [], values: [] }),
    order: inTitles(order[place] ?? { columns: [], values: [] }),
  }));
  const own = new Map(labelled.map((label) => [label.title, label]));
  const nearest = finder(titles, facts, labelled);
  const size = titles.length;
  const all = titles.map((_, title): Labelled => {
    const label = own.get(title);
    if (label) return label;
    const near = nearest(title);
    return {
      title,
      liked: near.reduce((sum, { liked }) => sum + liked, 0) / Math.max(1, near.length),
      features: meanRow(
        near.map((each) => each.features),
        { size, most: FEATURES.most },
      ),
      order: meanRow(
        near.map((each) => each.order),
        { size, most: ORDER.most },
      ),
    };
  });
  return {
    liked: Float32Array.from(all, ({ liked }) => liked),
    fame: Float32Array.from(
      titles,
      ({ fame, prominence }) => fame ?? FAME_BY_PROMINENCE[prominence - 1] ?? 1,
    ),
    features: all.map((each) => each.features),
    order: all.map((each) => each.order),
  };
}
