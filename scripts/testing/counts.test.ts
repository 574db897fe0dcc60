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

it("prints the runner's counts, and skipped tests only if there are any", () => {
  expect(countLine(outcome)).toBe("4 passed, 2 failed, 1 skipped");
  expect(countLine({ ...outcome, skipped: 0 })).toBe("4 passed, 2 failed");
});

it("reports counts that should be zero", () => {
  expect(unusual(outcome)).toBe("0 retries, 1 quarantined");
});
