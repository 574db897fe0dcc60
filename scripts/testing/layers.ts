/**
 * The layers of the tests: the fast one, which `npm test` and `npm run check` run, and the deep one,
 * for before a release (`npm run test:deep`).
 */
export const LAYER_TAGS = [
  { name: "deep", description: "runs in the deep layer only" },
  { name: "deeper", description: "runs in both layers, and looks closer in the deep one" },
];

/** Set while the deep layer runs. */
const DEEP = "WORTHY_TEST_DEEP";

/** Whether tests should look closer: more random walks, accessibility of every state. */
export const isDeep = (): boolean => process.env[DEEP] === "on";

/** Arguments for the runner that choose a layer. */
export function layerArguments(layer: "fast" | "deep"): string[] {
  if (layer === "fast") return ["--tags-filter=!deep"];
  process.env[DEEP] = "on";
  return ["--tags-filter=deep || deeper"];
}

/** Whether a test with these tags belongs to the layer that runs. */
export const isOfThisLayer = (tags: readonly string[] = []): boolean =>
  isDeep() ? tags.length > 0 : !tags.includes("deep");

/**
 * What a test of both layers (tag `deeper`) is repeated for: the first few in the fast layer, all in
 * the deep one.
 */
export const firstInLayer = <T>(count: number, all: readonly T[]): readonly T[] =>
  isDeep() ? all : all.slice(0, count);

/** The number of random runs or repetitions for the layer that runs. */
export const inLayer = (fast: number, deep: number): number => (isDeep() ? deep : fast);
