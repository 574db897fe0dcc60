import type { CallApi } from "@worthy/contract";
import { expect, it, vi } from "vitest";
import { assignedTests, assignTests } from "./assignments.ts";
import { variantKey } from "./useVariant.ts";

const weightsOf = (weights: readonly number[]) => ({
  results: [{ name: "searchPlaceholder", goal: "search_performed", variants: weights.map((weight, at) => ({ name: String(at), weight })) }],
});

function device({ kept = {}, weights = () => Promise.resolve<unknown>(weightsOf([1, 1, 1, 1, 1])) }: { kept?: Record<string, string>; weights?: () => Promise<unknown> } = {}) {
  const values = new Map(Object.entries(kept));
  const storage = { read: (key: string) => values.get(key) ?? null };
  const call = vi.fn<() => Promise<unknown>>(weights);
  const assign = (search = "", random = 0.5) =>
    assignTests({ search, storage, call: call as unknown as CallApi, keep: (key, value) => void values.set(key, value), random: () => random }); // it asks one thing
  return { assign, call, tests: () => assignedTests(storage) };
}

it("an assignment is drawn once and kept", async () => {
  const { assign, call, tests } = device();
  expect(tests()).toEqual({});
  await assign("", 0.5);
  expect(tests()).toEqual({ searchPlaceholder: 2 });
  await assign("", 0.99);
  expect(tests()).toEqual({ searchPlaceholder: 2 });
  expect(call.mock.calls).toEqual([["listExperiments", {}]]);
});

it("is drawn by the weights that an administrator has set", async () => {
  for (const [random, variant] of [
    [0, 1],
    [0.74, 1],
    [0.76, 4],
  ] as const) {
    const { assign, tests } = device({ weights: () => Promise.resolve(weightsOf([0, 3, 0, 0, 1])) });
    await assign("", random);
    expect(tests()).toEqual({ searchPlaceholder: variant });
  }
});

it("a parameter with the test's name overrides it, and is kept as well; then no weights are asked for", async () => {
  const { assign, call, tests } = device({ kept: { [variantKey("searchPlaceholder")]: "1" } });
  await assign("?searchPlaceholder=4");
  await assign();
  expect(tests()).toEqual({ searchPlaceholder: 4 });
  await assign("?searchPlaceholder=9");
  expect(tests()).toEqual({ searchPlaceholder: 4 });
  expect(call).not.toHaveBeenCalled();
});

it("what no test knows is drawn anew and told to nobody", async () => {
  const { assign, tests } = device({ kept: { [variantKey("searchPlaceholder")]: "seven" } });
  expect(tests()).toEqual({});
  await assign("", 0);
  expect(tests()).toEqual({ searchPlaceholder: 0 });
});

it("waits for another page where the weights do not come", async () => {
  const { assign, tests } = device({ weights: () => Promise.reject(new Error("offline")) });
  await expect(assign()).rejects.toThrow("offline");
  expect(tests()).toEqual({});
});
