import { expect, test, vi } from "vitest";
import { testOwner } from "../testing/testOwner.ts";
import type { Feature } from "./feature.ts";
import { mergeFeatures, startHourly } from "./mergeFeatures.ts";
import { eraseAll, moveAll, type PersonalData } from "./personalData.ts";
import type { Queries } from "./http/handler.ts";

const sql = null as unknown as Queries; // nothing here queries a database
const owner = testOwner("someone");

/** A feature that records its calls. */
function feature(name: string, log: string[]): Feature {
  const personalData: PersonalData = {
    move: async () => {
      log.push(`${name} moves`);
      return { [name]: 2 };
    },
    erase: async () => void log.push(`${name} erases`),
    files: [],
  };
  return { personalData, close: async () => void log.push(`${name} closes`) };
}

test("moves and erases personal data and closes features in the order of the features", async () => {
  const log: string[] = [];
  const merged = mergeFeatures([
    feature("ratings", log),
    {},
    feature("watchlists", log),
    feature("accounts", log),
  ]);
  const moved = await moveAll(sql, { from: owner, into: owner }, merged.personalData);
  await eraseAll(sql, owner, merged.personalData);
  await merged.close();
  expect(log).toEqual(
    ["moves", "erases", "closes"].flatMap((what) =>
      ["ratings", "watchlists", "accounts"].map((name) => `${name} ${what}`),
    ),
  );
  expect(moved).toMatchObject({ ratings: 2, watchlists: 2, items: 0 });
});

test("rejects two features for the same endpoint", () => {
  const one = { handlers: { getJobs: () => ({ imports: [], models: [], sources: [] }) } };
  expect(Object.keys(mergeFeatures([one]).handlers)).toEqual(["getJobs"]);
  expect(() => mergeFeatures([one, { ...one }])).toThrow("two features answer getJobs");
});

test("hourly tasks run immediately and then every hour, and their failures are logged", async () => {
  vi.useFakeTimers();
  try {
    const run = vi.fn<() => Promise<void>>(async () => {});
    const error = vi.fn<(fields: object, message: string) => void>();
    const fails = () => Promise.reject(new Error("no"));
    const stop = startHourly(
      [
        { run, failed: "" },
        { run: fails, failed: "couldn't remove old things" },
      ],
      { error } as never, // the only part of a log used here
    );
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledTimes(2);
    expect(error.mock.lastCall?.[1]).toBe("couldn't remove old things");
    stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(run).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
