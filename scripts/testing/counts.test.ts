import { expect, it } from "vitest";
import { countLine, unusual, type Outcome } from "./counts.ts";

const outcome: Outcome = {
  passed: 4,
  failed: 2,
  skipped: 1,
  retries: 0,
  quarantined: 1,
  cpu: { total: 0, projects: {}, files: [] },
  failures: [],
};

it("prints the runner's counts, skipped tests only if there are any", () => {
  expect(countLine(outcome)).toBe("4 passed, 2 failed, 1 skipped");
  expect(countLine({ ...outcome, skipped: 0 })).toBe("4 passed, 2 failed");
});

it("names what a run should have none of", () => {
  expect(unusual(outcome)).toBe("0 retries, 1 quarantined");
});
