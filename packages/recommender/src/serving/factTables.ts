import type { TitlesByFeature } from "../model/titlesByFeature.ts";
import type { ServingKernels } from "./servingKernels.ts";
import type { ServingMemory } from "./titleArrays.ts";
import type { PatternGroup } from "./titlePatterns.ts";

interface Table {
  readonly columns: readonly number[];
  /** By position in the group: the feature's value in all its titles. */
  readonly values: readonly number[];
  /** By position in the group: what it counts for content, and for what is shared. */
  readonly weights: Float32Array;
  readonly count: number;
  /** Addresses in the memory. */
  readonly at: {
    readonly patterns: number;
    readonly nodes: number;
    readonly weights: number;
    readonly table: number;
  };
}

/** Bytes for the tables of some groups and one empty table. */
export const roomFor = (groups: readonly PatternGroup[], stride: number): number =>
  [...groups, null, null].reduce(
    (sum, group) =>
      sum +
      stride / 2 +
      12 * (group?.nodes.length ?? 0) +
      8 * (group?.columns.length ?? 0) +
      4 * 16 +
      16,
    0,
  );

function tableOf(
  memory: ServingMemory,
  { uniform }: Pick<TitlesByFeature, "uniform">,
  { columns, nodes, patterns }: PatternGroup,
): Table {
  const { buffer } = memory.memory;
  const at = {
    patterns: memory.take(memory.stride / 2),
    nodes: memory.take(4 * nodes.length),
    weights: memory.take(8 * columns.length),
    table: memory.take(8 * nodes.length + 8),
  };
  new Uint16Array(buffer, at.patterns, patterns.length).set(patterns);
  new Uint16Array(buffer, at.nodes, 2 * nodes.length).set(
    nodes.flatMap(({ parent, feature }) => [parent, feature]),
  );
  return {
    columns,
    values: columns.map((column) => uniform[column] ?? 0),
    weights: new Float32Array(buffer, at.weights, 2 * columns.length),
    count: nodes.length,
    at,
  };
}

/** By feature: what it counts for content, and for what is shared with the titles just rated. */
export interface FactWeights {
  readonly content: Float64Array;
  readonly shared: Float64Array;
}

/** The contribution of common features to all titles, by patterns. */
export interface FactTables {
  /**
   * Sets every title's content, and what it shares, to the contribution of the tabled features, and
   * resets their weights to zero.
   */
  lookUpFacts(weights: FactWeights): void;
}

interface Parts {
  readonly memory: ServingMemory;
  readonly kernels: ServingKernels;
  readonly byFeature: TitlesByFeature;
  readonly groups: readonly PatternGroup[];
}

/**
 * Lays the groups out in memory. Two are looked up at once; an odd one is paired with an empty one.
 */
export function factTables({ memory, kernels, byFeature, groups }: Parts): FactTables {
  const empty: PatternGroup = { columns: [], nodes: [], patterns: new Uint16Array() };
  const even =
    groups.length % 2 === 0 && groups.length > 0
      ? groups
      : [...groups, ...(groups.length === 0 ? [empty, empty] : [empty])];
  const tables = even.map((group) => tableOf(memory, byFeature, group));
  const fill = (
    { columns, values, weights, count, at }: Table,
    { content, shared }: FactWeights,
  ) => {
    for (let place = 0; place < columns.length; place++) {
      const column = columns[place] ?? 0;
      weights[2 * place] = (content[column] ?? 0) * (values[place] ?? 0);
      weights[2 * place + 1] = (shared[column] ?? 0) * (values[place] ?? 0);
      content[column] = shared[column] = 0;
    }
    kernels.fillTable(at.nodes, count, at.weights, at.table);
  };
  return {
    lookUpFacts: (weights) => {
      for (const table of tables) fill(table, weights);
      for (let pair = 0; pair < tables.length; pair += 2) {
        const [left, right] = [tables[pair], tables[pair + 1]];
        if (left && right)
          kernels.lookUp(
            memory.arrays,
            memory.stride,
            left.at.patterns,
            left.at.table,
            right.at.patterns,
            right.at.table,
            pair === 0 ? 1 : 0,
          );
      }
    },
  };
}
