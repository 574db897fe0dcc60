import type { CallApi } from "@worthy/contract";
import { SEARCH_PLACEHOLDER } from "@worthy/domain";
import { expect, it, vi } from "vitest";
import { memoryDevice } from "../../../test/memoryDevice.ts";
import { storeVariant, readVariant } from "./deviceVariants.ts";
import { drawVariants } from "./drawVariants.ts";

const weightsOf = (weights: readonly number[]) => ({
  results: [
    {
      name: "searchPlaceholder",
      goal: "search_performed",
      variants: weights.map((weight, at) => ({ name: String(at), weight })),
    },
  ],
});

function device({
  weights = () => Promise.resolve<unknown>(weightsOf([1, 1, 1, 1, 1])),
}: { weights?: () => Promise<unknown> } = {}) {
  const places = memoryDevice();
  const call = vi.fn<() => Promise<unknown>>(weights);
  const draw = (random: number) =>
    drawVariants({ places, call: call as unknown as CallApi, random: () => random }); // it makes only one call
  return { places, draw, call, variant: () => readVariant(SEARCH_PLACEHOLDER, places) };
}

// shows: 4.ab.3
it("draws a variant only once and requests no weights if the device already has one", async () => {
  const { draw, call, variant } = device();
  expect(variant()).toBeNull();
  await draw(0.5);
  expect(variant()).toBe(2);
  await draw(0.99);
  expect(variant()).toBe(2);
  expect(call.mock.calls).toEqual([["listExperiments", {}]]);
});

// shows: 4.ab.1
it("draws according to the weights an administrator has set", async () => {
  for (const [random, drawn] of [
    [0, 1],
    [0.74, 1],
    [0.76, 4],
  ] as const) {
    const { draw, variant } = device({
      weights: () => Promise.resolve(weightsOf([0, 3, 0, 0, 1])),
    });
    await draw(random);
    expect(variant()).toBe(drawn);
  }
});

it("keeps a variant that another tab drew while the weights were loading", async () => {
  const { places, draw, variant } = device({
    weights: async () => (storeVariant(SEARCH_PLACEHOLDER, 3, places), weightsOf([1, 0, 0, 0, 0])),
  });
  await draw(0);
  expect(variant()).toBe(3);
});

it("draws no variant if the weights fail to load", async () => {
  const { draw, variant } = device({ weights: () => Promise.reject(new Error("offline")) });
  await expect(draw(0)).rejects.toThrow("offline");
  expect(variant()).toBeNull();
});
