import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOutbox } from "./createOutbox.ts";
import { storedBatches } from "./storedBatches.ts";
import { EventBatchFailure } from "./sendEvents.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";

const DAY_MS = 24 * 3_600_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const events = (count: number, from = 0): TrackedEvent[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `event-${from + at}`,
    name: "tap",
    params: {},
    occurredAt: "",
  }));

/** The part of a browser's storage that is used: its keys are its own properties. */
function fakeStorage(): Storage {
  const place: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => place[key] ?? null,
    setItem: (key: string, text: string) => void (place[key] = text),
    removeItem: (key: string) => void delete place[key],
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(place, name, { value, enumerable: false });
  return place as unknown as Storage;
}

function page(storage: Storage | null = fakeStorage()) {
  const state = { online: true, failure: null as Error | null };
  const sent: string[][] = [];
  const reported: string[] = [];
  let ids = 0;
  const kept = storedBatches(() => storage ?? (undefined as unknown as Storage), Date.now);
  const outbox = createOutbox({
    send: async (batch) => {
      if (state.failure) throw state.failure;
      sent.push(batch.map(({ id }) => id));
    },
    kept,
    report: (message) => void reported.push(message),
    now: Date.now,
    newId: () => `batch-${++ids}`,
    isOnline: () => state.online,
  });
  return { state, sent, reported, storage, ...outbox };
}

it("sends events in order, at most fifty at a time, and deletes them once delivered", async () => {
  const { put, sent, storage } = page();
  put(events(120));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map((batch) => batch.length)).toEqual([50, 50, 20]);
  expect(sent.flat()).toEqual(events(120).map(({ id }) => id));
  expect(Object.keys(storage ?? {})).toEqual([]);
});

// shows: 8.messages.10
it.each([new EventBatchFailure(503), new EventBatchFailure(200), new TypeError("Failed to fetch")])(
  "keeps a failed batch, reports it once and retries it: %s",
  async (failure) => {
    const { put, sent, reported, state, storage } = page();
    state.failure = failure;
    put(events(1));
    put(events(1, 1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect([sent, reported]).toEqual([[], ["Event batch failed"]]);
    expect(Object.keys(storage ?? {})).toHaveLength(2);
    state.failure = null;
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(sent).toEqual([["event-0"], ["event-1"]]);
    expect(reported).toHaveLength(1);
    expect(Object.keys(storage ?? {})).toEqual([]);
  },
);

it("drops a batch that would always be rejected and continues with the next one", async () => {
  const { put, sent, reported, state } = page();
  state.failure = new EventBatchFailure(400);
  put(events(1));
  await vi.advanceTimersByTimeAsync(0);
  state.failure = null;
  put(events(1, 1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent, reported]).toEqual([[["event-1"]], ["Event batch failed"]]);
});

it("waits while offline and sends the batch as soon as the network is back", async () => {
  const { put, hurry, sent, reported, state } = page();
  state.online = false;
  put(events(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, reported]).toEqual([[], []]);
  state.online = true;
  hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([["event-0"]]);
});

it("leaves unsent batches for the next page, in order, unless they are too old", async () => {
  const storage = fakeStorage();
  const first = page(storage);
  first.state.failure = new TypeError("Failed to fetch");
  first.put(events(1));
  vi.advanceTimersByTime(10);
  first.put(events(1, 1));
  storage.setItem(`eventBatch ${Date.now() - 7 * DAY_MS} old`, JSON.stringify(events(1, 2)));
  storage.setItem(`eventBatch ${Date.now() - DAY_MS} broken`, "{");
  first.state.online = false; // gone
  expect(page(storage).sent).toEqual([]); // another tab leaves recent ones alone
  vi.advanceTimersByTime(61_000);
  const second = page(storage);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(second.sent).toEqual([["event-0"], ["event-1"]]);
  expect(Object.keys(storage).filter((key) => !key.includes("broken"))).toEqual([]);
});

it("keeps only the newest batches if there are too many", async () => {
  const { put, sent, state } = page();
  state.online = false;
  for (let count = 0; count < 60; count++) put(events(1, count));
  state.online = true;
  put(events(1, 60));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.flat()).toEqual(Array.from({ length: 40 }, (_, at) => `event-${at + 21}`));
});

it("continues to work without storage until the page closes", async () => {
  const { put, sent } = page(null);
  put(events(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([["event-0"]]);
});

it("sends a batch only once when the page closes, even if the request appears to fail", async () => {
  const sent: string[][] = [];
  let failUnderWay = () => {};
  const reported: string[] = [];
  const outbox = createOutbox({
    send: (batch) => {
      sent.push(batch.map(({ id }) => id));
      return new Promise((_, reject) => {
        failUnderWay = () => reject(new TypeError("Failed to fetch"));
      });
    },
    kept: storedBatches(fakeStorage, Date.now),
    report: (message) => void reported.push(message),
    now: Date.now,
    newId: () => "batch-1",
    isOnline: () => true,
  });
  outbox.put(events(1));
  // What a browser does when it navigates: pagehide, the end of pending requests, visibilitychange.
  outbox.leave();
  failUnderWay();
  await vi.advanceTimersByTimeAsync(0);
  outbox.leave();
  await vi.advanceTimersByTimeAsync(500);
  expect([sent, reported]).toEqual([[["event-0"]], []]);
  // The page was only hidden, and continues.
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(2);
});
