import { beforeEach, describe, expect, it } from "vitest";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { startTrainingSchedule, type TrainingSchedule } from "./trainingSchedule.ts";
import type { TrainingOutcome } from "./trainingMessages.ts";

const HOUR = 60 * 60 * 1000;
const sql = (async () => []) as unknown as Sql; // there is no model yet, whatever the query
const TRAINED: TrainingOutcome = {
  kind: "trained",
  modelId: 1,
  people: 1,
  ratings: 600,
  seconds: 1,
  peakBytes: 1,
  byteLength: 1,
};

let changes: number;
let clock: number;
let errors: string[];
let started: number;
let answer: (signal: AbortSignal) => Promise<TrainingOutcome>;
let schedule: TrainingSchedule;
beforeEach(() => {
  [changes, started, errors] = [600, 0, []];
  clock = new Date(2026, 5, 1, 12).getTime();
  answer = async () => TRAINED;
  schedule = startTrainingSchedule({
    sql,
    sources: [{ name: "test", changes: async () => changes, ratings: async function* () {} }],
    unusable: () => null,
    train: (_unusable, signal) => {
      started += 1;
      return answer(signal);
    },
    log: {
      info: () => {},
      error: (_fields: unknown, message?: string) => void errors.push(String(message)),
    },
    now: () => clock,
    every: HOUR,
  });
  return () => schedule.close();
});

describe("automatic training", () => {
  it("starts when it's due, and not before", async () => {
    changes = 10;
    expect(await schedule.look()).toBeNull();
    changes = 600;
    expect(await schedule.look()).toEqual(TRAINED);
    expect(started).toBe(1);
  });

  it("runs only one training at a time", async () => {
    expect(await Promise.all([schedule.look(), schedule.look()])).toEqual([TRAINED, null]);
    expect(started).toBe(1);
  });

  it("pauses for an hour after a failure, and logs it", async () => {
    answer = async () => ({ kind: "failed", message: "no memory" });
    expect(await schedule.look()).toMatchObject({ kind: "failed" });
    expect(errors).toEqual(["training failed; the previous model stays in use. no memory"]);
    clock += HOUR - 1;
    expect(await schedule.look()).toBeNull();
    clock += 1;
    expect(await schedule.look()).toMatchObject({ kind: "failed" });
    expect(started).toBe(2);
  });

  it("retries soon if another server is already training", async () => {
    answer = async () => ({ kind: "busy" });
    await schedule.look();
    expect(await schedule.look()).toEqual({ kind: "busy" });
  });

  it("stops with the server, which waits for the current run and doesn't start another", async () => {
    answer = (signal) =>
      new Promise((resolve) =>
        signal.addEventListener("abort", () => resolve({ kind: "stopped" })),
      );
    const looking = schedule.look();
    await expect.poll(() => started).toBe(1);
    await schedule.close();
    expect(await looking).toEqual({ kind: "stopped" });
    expect(await schedule.look()).toBeNull();
  });
});
