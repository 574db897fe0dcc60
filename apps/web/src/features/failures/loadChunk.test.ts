import { afterEach, expect, it, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./loadChunk.ts";

afterEach(() => void vi.useRealTimers());

it("returns the loaded chunk and leaves no timer running", async () => {
  vi.useFakeTimers();
  expect(await loadChunk(async () => 7)).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

// shows: 8.start.1
it("allows two minutes for a chunk to load", async () => {
  vi.useFakeTimers();
  let failure: unknown = null;
  const loading = loadChunk(() => new Promise<never>(() => {})).catch(
    (error: unknown) => (failure = error),
  );
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect((failure as Error).name).toBe("ChunkLoadError");
});

it("reports every failure as a missing chunk, along with its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
    name: "ChunkLoadError",
    cause,
  });
});
