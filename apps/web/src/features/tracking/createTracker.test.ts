import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createTracker } from "./createTracker.ts";
import { createVisitId } from "./visitId.ts";

type Send = Parameters<typeof createTracker>[0]["send"];

describe("createTracker", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const tracker = () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    return { send, ...createTracker({ send, sessionId: () => "s1", now: Date.now }) };
  };
  const viewed = { screen: "home", path: "/" };

  it("sends what came together as one batch, 300 ms after the last", () => {
    const { send, track } = tracker();
    track("page_view", viewed);
    vi.advanceTimersByTime(200);
    track("page_view", viewed);
    vi.advanceTimersByTime(299);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send.mock.calls.map(([events]) => events.length)).toEqual([2]);
  });

  it("waits no longer than a second for quiet", () => {
    const { send, track } = tracker();
    for (let time = 0; time < 1000; time += 100) {
      track("page_view", viewed);
      vi.advanceTimersByTime(100);
    }
    expect(send.mock.calls.map(([events]) => events.length)).toEqual([10]);
  });

  it("sends the rest when the page is left, at most a hundred together, and nothing twice", () => {
    const { send, track, flush } = tracker();
    for (let count = 0; count < 150; count++) track("page_view", viewed);
    flush(true);
    flush(true);
    vi.advanceTimersByTime(5000);
    expect(send.mock.calls.map(([events, leaving]) => [events.length, leaving])).toEqual([
      [100, true],
      [50, true],
    ]);
  });

  it("keeps values to a hundred characters and survives a refused batch", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { send, track, flush } = tracker();
    send.mockRejectedValue(new Error("no"));
    track("exception", { description: "x".repeat(300), fatal: false });
    flush();
    expect(send.mock.calls[0]?.[0][0]?.params).toEqual({ description: "x".repeat(100), fatal: false });
    await vi.runAllTimersAsync();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe("createVisitId", () => {
  it("keeps the id over reloads until an hour has passed unused", () => {
    const storage = memoryStorage();
    let time = 1_000_000;
    const first = createVisitId(storage, () => time)();
    time += 3_599_999;
    expect(createVisitId(storage, () => time)()).toBe(first);
    time += 3_600_001;
    expect(createVisitId(storage, () => time)()).not.toBe(first);
  });
});
