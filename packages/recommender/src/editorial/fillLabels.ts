import type { TitleFeatures } from "../model/titleFeatures.ts";
import { kinRows, type SparseRow, unitRow } from "./kinship.ts";
import { likedByKin } from "./likedByKin.ts";

/** Reach and length of the rows that are features, and of those that order picks. */
const FEATURES = { reach: 2.5, most: 20 };
const ORDER = { reach: 4, most: 100 };
/** Length of the rows that are features of titles without labels: there may be many such titles. */
const BORROWED = 8;
/** Labelled titles of the same kind from which a title without labels takes its own. */
const NEAREST = 10;

export interface Labels {
  /** By title: `likedByKin`, taken from the nearest labelled titles by one that has no labels. */
  readonly liked: Float32Array;
  /** By title; columns are titles. */
  readonly features: readonly SparseRow[];
  /** Of labelled titles, in their order; columns are their places in it. */
  readonly order: readonly SparseRow[];
  /** By title: its kin, and the titles whose kin it is. */
  readonly kin: readonly SparseRow[];
  /** By title: the places of the labelled titles it stands for, itself alone if it has labels. */
  readonly via: readonly SparseRow[];
}

const NONE: SparseRow = { columns: [], values: [] };

type FactRow = readonly (readonly [column: number, value: number])[];

/** Finds the labelled titles of its kind that share most with a title: their places. */
function finder(
  titles: readonly TitleFeatures[],
  facts: readonly FactRow[],
  labelled: readonly number[],
) {
  const postings = new Map<number, { at: number; value: number }[]>();
  const lengths = labelled.map((title) =>
    Math.hypot(...(facts[title] ?? []).map(([, value]) => value)),
  );
  labelled.forEach((title, at) => {
    for (const [column, value] of facts[title] ?? []) {
      const list = postings.get(column) ?? [];
      list.push({ at, value });
      postings.set(column, list);
    }
  });
  const sums = new Float64Array(labelled.length);
  return (title: number): number[] => {
    const touched: number[] = [];
    for (const [column, value] of facts[title] ?? [])
      for (const { at, value: other } of postings.get(column) ?? []) {
        if (sums[at] === 0) touched.push(at);
        sums[at] = (sums[at] ?? 0) + value * other;
      }
    const kind = titles[title]?.kind;
    const best: { at: number; cosine: number }[] = [];
    for (const at of touched) {
      const cosine = (sums[at] ?? 0) / (lengths[at] || 1);
      sums[at] = 0;
      const worst = best.length < NEAREST ? 0 : (best.at(-1)?.cosine ?? 0);
      if (cosine <= worst || titles[labelled[at] ?? 0]?.kind !== kind) continue;
      const before = best.findIndex((other) => other.cosine < cosine);
      best.splice(before < 0 ? best.length : before, 0, { at, cosine });
      if (best.length > NEAREST) best.pop();
    }
    return best.map(({ at }) => at);
  };
}

/** The sum of some rows, kept until `clear`: one array for all titles. */
function adder(size: number) {
  const amounts = new Float64Array(size);
  const touched: number[] = [];
  return {
    amounts,
    touched,
    add({ columns, values }: SparseRow) {
      columns.forEach((column, at) => {
        if (amounts[column] === 0) touched.push(column);
        amounts[column] = (amounts[column] ?? 0) + (values[at] ?? 0);
      });
    },
    clear() {
      for (const column of touched) amounts[column] = 0;
      touched.length = 0;
    },
  };
}

/** What titles without labels take from labelled ones. */
function borrower(features: readonly SparseRow[], order: readonly SparseRow[]) {
  const sum = adder(features.length);
  return (places: readonly number[]): { features: SparseRow; via: SparseRow } => {
    for (const place of places) sum.add(features[place] ?? NONE);
    const row = unitRow(sum.amounts, sum.touched, BORROWED);
    sum.clear();
    for (const place of places) sum.add(order[place] ?? NONE);
    const length = Math.hypot(...sum.touched.map((column) => sum.amounts[column] ?? 0)) || 1;
    sum.clear();
    return { features: row, via: { columns: places, values: places.map(() => 1 / length) } };
  };
}

/**
 * Editorial labels for all titles. A title without any takes `liked` and kin from the labelled
 * titles of its kind that share most with it.
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
  const [features = [], order = []] = kinRows(kin, [FEATURES, ORDER]);
  const ownPlace = new Map(known.map((title, place) => [title, place]));
  const nearest = finder(titles, facts, known);
  const borrow = borrower(features, order);
  const likedAt = likedByKin(known.flatMap((title) => titles[title] ?? []));
  const all = titles.map((_, title) => {
    const place = ownPlace.get(title);
    const places = place === undefined ? nearest(title) : [place];
    const rows =
      place === undefined
        ? borrow(places)
        : { features: features[place] ?? NONE, via: { columns: places, values: [1] } };
    const liked =
      places.reduce((sum, at) => sum + (likedAt[at] ?? 0), 0) / Math.max(1, places.length);
    return { ...rows, liked };
  });
  const linked = known.map(() => new Set<number>());
  kin.forEach((others, place) => {
    for (const other of others) {
      linked[place]?.add(known[other] ?? 0);
      linked[other]?.add(known[place] ?? 0);
    }
  });
  return {
    kin: titles.map((_, title) => {
      const columns = [...(linked[ownPlace.get(title) ?? -1] ?? [])].sort((a, b) => a - b);
      return { columns, values: columns.map(() => 1) };
    }),
    liked: Float32Array.from(all, ({ liked }) => liked),
    features: all.map(({ features: { columns, values } }) => ({
      columns: columns.map((place) => known[place] ?? 0),
      values,
    })),
    order,
    via: all.map(({ via }) => via),
  };
}
