import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounced } from "./debounced.ts";
import { VIEW_LIMITS } from "./useSearchTracking.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// shows: 9.search.6
it("runs once with the last value after a pause, and again after the next pause", () => {
  const run = vi.fn<(value: string) => void>();
  const call = debounced(run, VIEW_LIMITS);
  call("a");
  vi.advanceTimersByTime(1999);
  call("b");
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([["b"]]);
  call("c");
  vi.advanceTimersByTime(2000);
  expect(run.mock.calls).toEqual([["b"], ["c"]]);
});

// shows: 9.search.7
it("runs when its time limit is reached if there is no pause", () => {
  const run = vi.fn<(value: number) => void>();
  const call = debounced(run, VIEW_LIMITS);
  for (let time = 0; time < 15_000; time += 1000) {
    call(time);
    vi.advanceTimersByTime(1000);
  }
  expect(run.mock.calls).toEqual([[14_000]]);
});

it("does not run after being cancelled", () => {
  const run = vi.fn<(value: string) => void>();
  const call = debounced(run, VIEW_LIMITS);
  call("a");
  call.cancel();
  vi.advanceTimersByTime(20_000);
  expect(run).not.toHaveBeenCalled();
});
