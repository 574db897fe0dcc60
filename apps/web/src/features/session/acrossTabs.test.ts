import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { acrossTabs } from "./acrossTabs.ts";

beforeEach(() => void vi.stubGlobal("navigator", {}));
afterEach(() => void vi.unstubAllGlobals());

it("queues work within a tab if the browser has no locks, even after a failure", async () => {
  const done: string[] = [];
  let release = () => {};
  const first = acrossTabs(
    () =>
      new Promise<void>(
        (_resolve, reject) => (release = () => (done.push("first"), reject(new Error("no")))),
      ),
  );
  const second = acrossTabs(async () => void done.push("second"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  release();
  await expect(first).rejects.toThrow("no");
  await second;
  expect(done).toEqual(["first", "second"]);
});
