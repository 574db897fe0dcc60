import { expect, it } from "vitest";
import { explainFailure, explainMemory, withoutStack } from "./failedStart.mjs";

it.each([
  ["ENOSPC: no space left on device, mkdir '/data'", null, "The disk is full."],
  ['could not extend file "base/1/2": No space left on device', null, "The disk is full."],
  ["initdb: error while loading shared libraries: libstdc++.so.6: cannot open", null, "libstdc++6"],
  ["x: error while loading shared libraries: libz.so.1: cannot open", null, "library libz.so.1"],
  ["Couldn’t build the web client (SIGKILL).", null, "Memory ran out"],
  ["The database's supervisor ended at its start (SIGKILL).", null, "Memory ran out"],
  ["FATAL: could not map anonymous shared memory: Cannot allocate memory", null, "Memory ran out"],
  ["JavaScript heap out of memory", "SIGABRT", "Memory ran out"],
  ["EROFS: read-only file system, open '/data/x'", null, "may not write there (EROFS)"],
])("“%s” (%s) becomes a sentence with advice", (said, signal, sentence) => {
  expect(explainFailure(said, signal)).toContain(sentence);
});

it("doesn't guess the meaning of unknown errors", () => {
  expect(explainFailure("TypeError: x is not a function")).toBeNull();
  expect(explainFailure("connect ECONNREFUSED 127.0.0.1:5432", "SIGTERM")).toBeNull();
});

it("omits the error's location in the code", () => {
  expect(withoutStack("Error: ENOSPC\n    at open (node:fs:1)\nNothing was saved.")).toBe(
    "Error: ENOSPC\nNothing was saved.",
  );
});

it("reports when the machine has less memory than the minimum", () => {
  expect(explainMemory(384)).toContain("Only 384 MB of memory: Worthy needs at least 512 MB");
  expect(explainMemory(512)).toBeNull();
});
