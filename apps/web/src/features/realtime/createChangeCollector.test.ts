import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createChangeCollector } from "./createChangeCollector.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collector() {
  const asked: string[][] = [];
  const { add, close } = createChangeCollector({
    origin: "this-very-tab",
    random: () => 0.5,
    invalidate: (topics) => asked.push([...topics].toSorted()),
  });
  const wait = (ms = 1000) => (vi.advanceTimersByTime(ms), asked);
  return { add, close, wait };
}

describe("a change made elsewhere", () => {
  it("is fetched once, no matter how many events report it", () => {
    const { add, wait } = collector();
    add("ratings:changed", { origin: "another-tab", titles: [] });
    add("scores:changed", { origin: "another-tab", generation: "1.0.7", within: 0 });
    add("watchlists:changed", { origin: null });
    expect(wait(0)).toEqual([]);
    expect(wait()).toEqual([["ratings", "scores", "user", "watchlists"]]);
    add("watchlists:changed", { origin: null });
    expect(wait().slice(1)).toEqual([["watchlists"]]);
  });

  it("is not fetched if this tab made it", () => {
    const { add, wait } = collector();
    add("ratings:changed", { origin: "this-very-tab", titles: [] });
    add("scores:changed", { origin: "this-very-tab", generation: "1.0.7", within: 0 });
    expect(wait()).toEqual([]);
  });

  it("is not fetched if the scores are the same", () => {
    const { add, wait } = collector();
    for (const generation of ["2.0", "2.0", "2.1"]) {
      add("scores:changed", { origin: null, generation, within: 0 });
      wait();
    }
    expect(wait()).toEqual([["scores"], ["scores"]]);
  });

  it("is fetched after a random delay if all users are notified", () => {
    const { add, wait } = collector();
    add("scores:changed", { origin: null, generation: "2.0", within: 60 });
    expect(wait(29_000)).toEqual([]);
    expect(wait(2_000)).toEqual([["scores"]]);
  });

  // shows: 4.own.16
  it("is fetched at most once every few seconds, no matter how often it is reported", () => {
    const { add, wait } = collector();
    for (let times = 0; times < 11; times++) {
      add("others:changed", { origin: "another-tab" });
      wait(1000);
    }
    expect(wait(0)).toEqual([["watchlists"], ["watchlists"]]);
    expect(wait(6000)).toEqual([["watchlists"], ["watchlists"], ["watchlists"]]);
    expect(wait(60_000)).toHaveLength(3);
  });

  it("is ignored if the event has another version or the socket is closed", () => {
    const { add, close, wait } = collector();
    for (const name of ["toString", "friends:changed"]) add(name, { origin: null });
    add("account:changed", undefined);
    close();
    expect(wait()).toEqual([]);
  });
});
