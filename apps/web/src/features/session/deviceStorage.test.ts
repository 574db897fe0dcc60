import { afterEach, expect, it, vi } from "vitest";
import { createDeviceStorage } from "./deviceStorage.ts";

afterEach(() => void vi.restoreAllMocks());

it("logs 'failed to save settings' and carries on when the browser's storage fails", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const failure = new DOMException("full", "QuotaExceededError");
  const storage = createDeviceStorage(() => {
    throw failure;
  });
  storage.write("theme", "dark");
  storage.remove("theme");
  storage.clear();
  expect([storage.read("theme"), storage.keys()]).toEqual([null, []]);
  expect(warn.mock.calls).toEqual(
    Array.from({ length: 5 }, () => ["failed to save settings", failure]),
  );
});
