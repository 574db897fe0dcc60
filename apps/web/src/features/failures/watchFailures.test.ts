import { ApiFailure } from "@worthy/contract/apiFailure";
import { createToasts } from "@worthy/ui";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLocale } from "../../locale/createLocale.ts";
import type { Track } from "../events/Track.ts";
import { watchFailures } from "./watchFailures.ts";

class FakeErrorEvent extends Event {
  readonly message: string;
  readonly error: unknown;
  constructor(message: string, error: unknown = new Error(message)) {
    super("error");
    this.message = message;
    this.error = error;
  }
}

const locale = createLocale({ language: "en" });
const reload = vi.fn<() => void>();
const tracked: unknown[] = [];
let toasts = createToasts();
let target = new EventTarget();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ErrorEvent", FakeErrorEvent);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
  tracked.length = 0;
  toasts = createToasts();
  target = new EventTarget();
  const track: Track = (name, params) => void tracked.push([name, params]);
  stop = watchFailures({ target, toasts, locale, track });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockReset();
});

const texts = () => toasts.open().map(({ text }) => text);
const rejection = (reason: unknown) => Object.assign(new Event("unhandledrejection"), { reason });

// shows: 8.global.8
it("shows 'Oops! Something went wrong.' once for 10 s, with a Retry button that reloads the page", () => {
  target.dispatchEvent(new FakeErrorEvent("x is not a function"));
  target.dispatchEvent(rejection(new Error("lost")));
  expect(texts()).toEqual(["Oops! Something went wrong."]);
  expect(toasts.open()[0]?.action?.label).toBe("Retry");
  toasts.open()[0]?.action?.onPress();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(tracked).toEqual([
    ["exception", { description: "x is not a function", fatal: false }],
    ["exception", { description: "lost", fatal: false }],
  ]);
  vi.advanceTimersByTime(9_999);
  expect(texts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it("shows 'Network Connection Lost' with an OK button until back online, for at most 60 s", () => {
  vi.stubGlobal("navigator", { onLine: false });
  target.dispatchEvent(new FakeErrorEvent("Failed to fetch"));
  expect(texts()).toEqual(["Network Connection Lost"]);
  vi.advanceTimersByTime(59_999);
  expect(texts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
  target.dispatchEvent(new Event("offline"));
  expect(toasts.open()[0]?.action?.label).toBe("OK");
  target.dispatchEvent(new Event("online"));
  expect(texts()).toEqual([]);
});

it("ignores expected failures, and ignores everything once it is stopped", () => {
  target.dispatchEvent(
    new FakeErrorEvent("ResizeObserver loop completed with undelivered notifications."),
  );
  target.dispatchEvent(new FakeErrorEvent("Script error.", null));
  target.dispatchEvent(rejection(new DOMException("called back", "AbortError")));
  for (const status of [401, 417])
    target.dispatchEvent(rejection(new ApiFailure(status, "expected")));
  target.dispatchEvent(new Event("error")); // a picture
  stop();
  target.dispatchEvent(new FakeErrorEvent("after"));
  expect([texts(), tracked]).toEqual([[], []]);
});
