import type { CallApi, CallOutput } from "@worthy/contract";
import { assignVariant, parseVariant, SEARCH_PLACEHOLDER, type AbTest } from "@worthy/domain";
import type { DeviceStorage } from "../session/deviceStorage.ts";
import { variantKey } from "./useVariant.ts";

const TESTS: readonly AbTest[] = [SEARCH_PLACEHOLDER];

interface AssignParts {
  /** The query of the address. */
  search: string;
  storage: Pick<DeviceStorage, "read">;
  call: CallApi;
  /** Keeps a value and tells who shows it. */
  keep: (key: string, value: string) => void;
  /** At least 0, below 1. */
  random: () => number;
}

/**
 * Gives this device its variant of every test, once, by the weights that an administrator has set; a parameter of the address with the test's name has it another way from
 * then on. The weights are asked for by a device that has to draw, and by no other; where they do not come, a later page draws.
 */
export async function assignTests({ search, storage, call, keep, random }: AssignParts): Promise<void> {
  const query = new URLSearchParams(search);
  const readKept = (test: AbTest) => storage.read(variantKey(test.name));
  const assign = (test: AbTest) => {
    const kept = readKept(test);
    const variant = String(assignVariant(test, { asked: query.get(test.name), kept, random: random() }));
    if (variant !== kept) keep(variantKey(test.name), variant);
  };
  const draws = (test: AbTest) => parseVariant(test, query.get(test.name)) === null && parseVariant(test, readKept(test)) === null;
  TESTS.filter((test) => !draws(test)).forEach(assign);
  const toDraw = TESTS.filter(draws);
  if (toDraw.length === 0) return;
  const { results } = await call("listExperiments", {});
  // Looked at anew: another tab may have drawn meanwhile.
  for (const test of toDraw) assign(weighted(test, results));
}

/** A test with the weights that hold; one that the server does not run is as the program has it. */
function weighted(test: AbTest, running: CallOutput<"listExperiments">["results"]): AbTest {
  const variants = running.find(({ name }) => name === test.name)?.variants;
  return { ...test, weights: test.weights.map((weight, variant) => variants?.find(({ name }) => name === String(variant))?.weight ?? weight) };
}

/** The variants that this device has, by test, as events carry them. */
export function assignedTests(storage: Pick<DeviceStorage, "read">): Record<string, number> {
  const assigned = TESTS.map((test) => [test.name, parseVariant(test, storage.read(variantKey(test.name)))] as const);
  return Object.fromEntries(assigned.filter((each): each is readonly [string, number] => each[1] !== null));
}
