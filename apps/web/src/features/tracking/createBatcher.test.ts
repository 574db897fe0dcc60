import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBatcher, LOGIN_HOLD_MS } from "./createBatcher.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let made = 0;
const event = (): TrackedEvent => ({ id: String(++made), name: "tap", params: {}, occurredAt: "" });
function batcher({ started = true } = {}) {
  const given: number[] = [];
  const made = createBatcher({ give: (events) => void given.push(events.length), now: Date.now });
  if (started) vi.advanceTimersByTime(2000);
  return { given, ...made };
}

// shows: 9.events.1
it("sends nothing for the first two seconds, then everything in one batch", () => {
  const { add, given } = batcher({ started: false });
  add(event());
  vi.advanceTimersByTime(1500);
  add(event());
  vi.advanceTimersByTime(499);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(given).toEqual([2]);
});

// shows: 9.events.2, 9.events.3
it("adds an event to the batch after 60 ms and sends the batch 300 ms after its last event", () => {
  const { add, given } = batcher();
  add(event());
  vi.advanceTimersByTime(200);
  add(event());
  vi.advanceTimersByTime(359);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(given).toEqual([2]);
});

// shows: 9.events.4
it("waits no more than a second for a pause between events", () => {
  const { add, given } = batcher();
  for (let time = 0; time < 1060; time += 100) {
    add(event());
    vi.advanceTimersByTime(time === 1000 ? 60 : 100);
  }
  expect(given).toEqual([10]);
});

// shows: 9.events.6
it("holds all events for three seconds after a login", () => {
  const { add, hold, given } = batcher();
  add(event());
  vi.advanceTimersByTime(100);
  hold(LOGIN_HOLD_MS);
  add(event());
  vi.advanceTimersByTime(2999);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(given).toEqual([2]);
});

it("sends everything once when the page closes, including held events", () => {
  const { add, flush, given } = batcher({ started: false });
  add(event());
  vi.advanceTimersByTime(100);
  add(event());
  flush();
  flush();
  vi.advanceTimersByTime(10_000);
  expect(given).toEqual([2]);
});
