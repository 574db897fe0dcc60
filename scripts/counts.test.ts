import { expect, it } from "vitest";
import { countLine, joinOutcomes, type Outcome } from "./counts.ts";

const first: Outcome = {
  files: { "a.test.ts": { passed: 3, failed: 0, skipped: 1 }, "b.browser.test.ts": { passed: 1, failed: 2, skipped: 0 } },
  errors: 0,
  failedInBrowser: ["b.browser.test.ts"],
};

it("says the runner's counts, errors outside of tests among the failures", () => {
  expect(countLine(first)).toBe("4 passed, 2 failed, 1 skipped");
  expect(countLine({ files: { "a.test.ts": { passed: 3, failed: 0, skipped: 0 } }, errors: 1, failedInBrowser: [] })).toBe("3 passed, 1 failed");
});

it("counts a file that began once more as it ended then", () => {
  const again: Outcome = { files: { "b.browser.test.ts": { passed: 2, failed: 1, skipped: 0 } }, errors: 0, failedInBrowser: ["b.browser.test.ts"] };
  expect(countLine(joinOutcomes(first, again))).toBe("5 passed, 1 failed, 1 skipped");
  expect(joinOutcomes(first, { files: {}, errors: 0, failedInBrowser: [] }).failedInBrowser).toEqual([]);
});
