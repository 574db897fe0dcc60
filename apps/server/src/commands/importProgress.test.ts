import { expect, it } from "vitest";
import type { ImportJob } from "../features/catalogue-import/jobs/importStore.ts";
import { nextUpdateLine, progressLine } from "./importProgress.ts";

const at = new Date("2026-03-01T12:00:00Z");
const job: ImportJob = {
  jobId: 1,
  source: "tvmaze",
  state: "RUNNING",
  step: "FETCH",
  options: {},
  cursor: {},
  total: 5_000,
  done: 1_200,
  failed: 3,
  taken: 1_000,
  joined: 200,
  dropped: {},
  rate: 1.9,
  message: null,
  createdAt: at,
  updatedAt: at,
};
const line = (changed: Partial<ImportJob>, now = at.getTime()) =>
  progressLine({ ...job, ...changed }, now);

it("shows progress, speed, remaining time and failures", () => {
  expect(line({})).toBe("tvmaze     1,200 of 5,000 (24 %)  1.9 a second  33 min left  3 failures");
  expect(line({ rate: 100, failed: 1 })).toBe(
    "tvmaze     1,200 of 5,000 (24 %)  100 a second  38 s left  1 failure",
  );
  expect(line({ rate: 0.1, failed: 0 })).toBe(
    "tvmaze     1,200 of 5,000 (24 %)  0.1 a second  10.6 h left",
  );
});

it("shows which imports the server started, and when the next one is due", () => {
  expect(line({ state: "DONE", failed: 0, options: { daily: true, update: true } })).toBe(
    "tvmaze     1,200 of 5,000 (24 %)  done  daily update",
  );
  expect(nextUpdateLine(job, true)).toMatch(
    /^is next updated by the running server after 2026-03-02 \d\d:\d\d UTC$/,
  );
  expect(nextUpdateLine(job, false)).toContain("IMPORT_UPDATES");
});

it("shows whether an import is waiting, paused or not running", () => {
  expect(line({ total: null, rate: null, failed: 0, step: "LIST" })).toBe(
    "tvmaze     reading the list",
  );
  expect(line({ state: "PAUSED", failed: 0 })).toBe("tvmaze     1,200 of 5,000 (24 %)  paused");
  expect(
    line({ rate: null, failed: 0, message: "TVmaze answered 503; trying again in 20 s" }),
  ).toContain("trying again in 20 s");
  expect(line({ rate: null, failed: 0 }, at.getTime() + 3_600_000)).toContain("not running");
});
