import { eventProblems } from "@worthy/domain";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memoryStorage.ts";
import { createTrackBuffer } from "../events/createTrackBuffer.ts";
import { createTracker, VIEW_DELAY_MS } from "./createTracker.ts";
import type { EventName, Track } from "../events/Track.ts";
import { eventCatalogue } from "../events/eventCatalogue.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";
import { createVisitId } from "./visitId.ts";

const HOUR_MS = 3_600_000;
const START = Date.parse("2026-05-04T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

interface Device {
  agreed?: boolean;
  firstSession?: string | null;
  madeAt?: ReturnType<Parameters<typeof createTracker>[0]["accountMadeAt"]>;
  flagged?: boolean;
}

function device({
  agreed = true,
  firstSession = null,
  madeAt = null,
  flagged = false,
}: Device = {}) {
  const state = { agreed };
  const added: TrackedEvent[] = [];
  const views: TrackedEvent[] = [];
  const storage = memoryStorage();
  let count = 0;
  const buffer = createTrackBuffer();
  const tracker = createTracker({
    mayTrackUse: () => state.agreed,
    visit: createVisitId(storage),
    firstSession,
    sessionCount: () => 3,
    accountMadeAt: () => madeAt,
    added: (name): TrackedEvent["params"] =>
      name === "title_rated" && flagged ? { hater_overall: true, hater_onboarding: false } : {},
    newId: () => `id-${++count}`,
    add: (event) => void added.push(event),
    addView: (event) => void views.push(event),
  });
  buffer.pass(tracker);
  return {
    state,
    storage,
    added,
    views,
    track: buffer.track,
    names: () => added.map(({ name }) => name),
  };
}
const rated = { title_id: 7, rating: "LIKE", rated_location: "IN_APP" } as const;
const page = { screen: "home", path: "/" };

describe("a tracked event", () => {
  it("is queued in order with its timestamp, up to a limit, until it can be sent", () => {
    const { track, pass } = createTrackBuffer();
    for (let count = 0; count < 80; count++) track("popup_view", { popup: "why", title_id: count });
    const received: number[] = [];
    pass(({ params, at }) => {
      expect(at).toBe(START);
      received.push(Number(params["title_id"]));
    });
    expect(received).toEqual(Array.from({ length: 50 }, (_, at) => at));
    track("popup_view", { popup: "why", title_id: 99 });
    expect(received.at(-1)).toBe(99);
  });

  it("is sent before consent only if it is essential, and afterwards as part of a visit", () => {
    const { state, storage, added, track, names } = device({ agreed: false });
    track("title_rated", rated);
    track("exception", { description: "lost", fatal: false });
    expect(added).toEqual([
      {
        id: "id-1",
        name: "exception",
        params: { description: "lost", fatal: false },
        occurredAt: "2026-05-04T12:00:00.000Z",
      },
    ]);
    expect(storage.read("lastSessionIdDate")).toBeNull();
    state.agreed = true;
    track("title_rated", rated);
    expect(names()).toEqual(["exception", "new_device_session", "title_rated"]);
    expect(added[2]?.sessionId).toMatch(/^[0-9a-f]{12}$/);
    state.agreed = false;
    track("title_rated", rated);
    expect(added).toHaveLength(3);
  });

  // shows: 5.tracking.11
  it("contains no text longer than 100 characters, no invite secrets and no friends' ids", () => {
    const { added, views, track } = device();
    track("exception", { description: "x".repeat(300), fatal: true });
    expect(added.at(-1)?.params).toEqual({ description: "x".repeat(100), fatal: true });
    track("page_view", { screen: "invite", path: "/watchlists/invite/secret123" });
    vi.advanceTimersByTime(VIEW_DELAY_MS);
    expect(views[0]?.params["path"]).toBe("/watchlists/invite/-");
    for (const path of ["/friends/abcdefghijkl", "/friends/messages", "/friends"]) {
      track("page_view", { screen: "friend", path });
      vi.advanceTimersByTime(VIEW_DELAY_MS);
    }
    expect(views.slice(1).map(({ params }) => params["path"])).toEqual([
      "/friends/-",
      "/friends/messages",
      "/friends",
    ]);
  });

  it("includes added context, such as the hater flags for a rating", () => {
    const { added, track } = device({ flagged: true });
    track("title_rated", rated);
    track("popup_view", { popup: "why", title_id: 7 });
    vi.advanceTimersByTime(VIEW_DELAY_MS);
    expect(added.slice(1).map(({ params }) => params)).toEqual([
      { ...rated, hater_overall: true, hater_onboarding: false },
      { popup: "why", title_id: 7 },
    ]);
  });

  // shows: 9.events.7
  it("counts as a view only after a second and a half", () => {
    expect(VIEW_DELAY_MS).toBe(1500);
    const { views, added, track, names } = device();
    track("page_view", page);
    vi.advanceTimersByTime(VIEW_DELAY_MS - 1);
    track("page_view", { ...page, screen: "title" });
    track("popup_view", { popup: "why", title_id: 7 });
    vi.advanceTimersByTime(VIEW_DELAY_MS - 1);
    expect([views.length, names()]).toEqual([0, ["new_device_session"]]);
    vi.advanceTimersByTime(1);
    expect(
      views.map(({ params, occurredAt }) => [params["screen"], Date.parse(occurredAt)]),
    ).toEqual([["title", START + VIEW_DELAY_MS - 1]]);
    expect(added.at(-1)?.name).toBe("popup_view");
  });
});

describe("a visit", () => {
  // shows: 3.storage.3, 3.storage.4, 4.sessions.1, 4.sessions.2
  it("starts with different events on new and returning devices", () => {
    const fresh = device();
    fresh.track("title_rated", rated);
    expect(fresh.added[0]).toMatchObject({
      name: "new_device_session",
      params: { account_age: "none", session_count: 3 },
    });
    const back = device({ firstSession: "1767225600000", madeAt: START - 61 * 24 * HOUR_MS });
    back.track("title_rated", rated);
    expect(back.added[0]).toMatchObject({
      name: "returning_device_session",
      params: { account_age: "Month 2" },
    });
  });

  // shows: 4.sessions.6
  it.each([
    [START - 61 * 24 * HOUR_MS, "Month 2"],
    ["unknown", "unknown"],
  ] as const)("waits until the account's age has loaded: %s", async (madeAt, age) => {
    const hasty = device({ madeAt: Promise.resolve(madeAt) });
    hasty.track("title_rated", rated);
    expect(hasty.names()).toEqual(["title_rated"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(hasty.names()).toEqual(["title_rated", "new_device_session"]);
    expect(hasty.added[1]).toMatchObject({
      params: { account_age: age },
      occurredAt: "2026-05-04T12:00:00.000Z",
    });
  });

  // shows: 3.storage.6, 4.sessions.3
  it("continues across pages and ends after an hour away", () => {
    const { added, storage, track, names } = device();
    track("title_rated", rated);
    vi.advanceTimersByTime(HOUR_MS - 1);
    track("title_rated", rated);
    expect(createVisitId(storage)(Date.now())).toEqual({ id: added[0]?.sessionId, isNew: false });
    vi.advanceTimersByTime(HOUR_MS);
    track("title_rated", rated);
    expect(names()).toEqual([
      "new_device_session",
      "title_rated",
      "title_rated",
      "returning_device_session",
      "title_rated",
    ]);
    expect(new Set(added.map(({ sessionId }) => sessionId)).size).toBe(2);
  });

  it("continues even if nothing can be stored", () => {
    const visit = createVisitId({ read: () => null, write: () => {} });
    expect([visit(START).isNew, visit(START + 1).isNew, visit(START + 2 * HOUR_MS).isNew]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it("produces only valid events, no matter what is tracked or in what order", () => {
  const names = Object.values(eventCatalogue).flatMap(
    (events) => Object.keys(events) as EventName[],
  ); // their own keys
  const value = fc.oneof(fc.string({ maxLength: 300 }), fc.integer(), fc.boolean());
  const call = fc.tuple(
    fc.constantFrom(...names),
    fc.array(value, { minLength: 3, maxLength: 3 }),
    fc.nat(2 * HOUR_MS),
    fc.boolean(),
  );
  fc.assert(
    fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
      const { state, added, views, track } = device();
      for (const [name, values, pause, agreed] of calls) {
        state.agreed = agreed;
        const declared =
          Object.values(eventCatalogue)
            .flatMap((events) => Object.entries(events))
            .find(([key]) => key === name)?.[1].params ?? {};
        const params = Object.fromEntries(
          Object.keys(declared).map((key, at) => [key, values[at] ?? 0]),
        );
        (track as (name: EventName, params: unknown) => void)(
          name,
          params,
        ) satisfies ReturnType<Track>; // values that no caller of ours has
        vi.advanceTimersByTime(pause);
      }
      vi.runAllTimers();
      for (const event of [...added, ...views]) expect(eventProblems(event)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
