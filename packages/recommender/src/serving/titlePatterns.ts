import type { TitlesByFeature } from "../model/titlesByFeature.ts";

/** A pattern says which of the group's features a title has. Pattern 0 has none. */
export interface PatternGroup {
  /** The group's features, by column. */
  readonly columns: readonly number[];
  /**
   * By pattern from 1: the pattern with one feature less, and that feature's position in `columns`.
   */
  readonly nodes: readonly { readonly parent: number; readonly feature: number }[];
  /** By title. */
  readonly patterns: Uint16Array;
}

interface OpenGroup {
  readonly columns: number[];
  readonly nodes: { parent: number; feature: number }[];
  readonly patterns: Uint16Array;
  cells: number;
}

/** A table of this many numbers stays in the fastest cache. */
const MOST_PATTERNS = 2048;
const MOST_GROUPS = 12;
/**
 * Features of less than one title in this many are cheaper one by one, since most people's ratings
 * don't touch them.
 */
const COMMON_ONE_IN = 200;
/** A group pays off from this many cells per title on. */
const LEAST_CELLS = 0.7;

/** The distinct patterns that the titles of a column would extend. */
const parentsOf = ({ patterns }: OpenGroup, titles: Uint32Array): Set<number> => {
  const parents = new Set<number>();
  for (const title of titles) parents.add(patterns[title] ?? 0);
  return parents;
};

function addColumn(
  group: OpenGroup,
  { column, titles, parents }: { column: number; titles: Uint32Array; parents: Set<number> },
): void {
  const feature = group.columns.push(column) - 1;
  const longer = new Map(
    [...parents].map((parent) => [parent, group.nodes.push({ parent, feature })]),
  );
  for (const title of titles) group.patterns[title] = longer.get(group.patterns[title] ?? 0) ?? 0;
  group.cells += titles.length;
}

/**
 * Sorts common features into a few groups with few patterns each, so the contribution of a whole
 * group to a title is one table look-up. Leaves out features whose value differs between titles.
 */
export function titlePatterns(
  { start, titles, uniform }: TitlesByFeature,
  size: number,
): PatternGroup[] {
  const countOf = (column: number) => (start[column + 1] ?? 0) - (start[column] ?? 0);
  const common = [...uniform.keys()]
    .filter((column) => !Number.isNaN(uniform[column]) && countOf(column) * COMMON_ONE_IN > size)
    .sort((a, b) => countOf(b) - countOf(a) || a - b);
  const groups: OpenGroup[] = [];
  for (const column of common) {
    const own = titles.subarray(start[column], start[column + 1]);
    const fits = (group: OpenGroup) =>
      group.nodes.length + parentsOf(group, own).size < MOST_PATTERNS;
    let group = groups.find(fits);
    if (!group && groups.length < MOST_GROUPS)
      groups.push((group = { columns: [], nodes: [], patterns: new Uint16Array(size), cells: 0 }));
    if (group) addColumn(group, { column, titles: own, parents: parentsOf(group, own) });
  }
  return groups.filter(({ cells }) => cells >= LEAST_CELLS * size);
}
