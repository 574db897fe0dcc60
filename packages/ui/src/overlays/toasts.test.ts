import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NORMAL_TIMEOUT, createToasts } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.open().map(({ text }) => text);

it("closes a normal message after 3 s, and others after their own duration unless it's 0", () => {
  const toasts = createToasts();
  toasts.show({ text: "normal" });
  toasts.show({ text: "error", timeout: 10_000 });
  toasts.show({ text: "kept", timeout: 0 });
  vi.advanceTimersByTime(2_999);
  expect(texts(toasts)).toEqual(["normal", "error", "kept"]);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual(["error", "kept"]);
  vi.advanceTimersByTime(1_000_000);
  expect(texts(toasts)).toEqual(["kept"]);
});

it("stops the timer while the user is reading, then continues with the remaining time", () => {
  const toasts = createToasts();
  toasts.show({ text: "a" });
  vi.advanceTimersByTime(2_000);
  toasts.pause();
  vi.advanceTimersByTime(60_000);
  toasts.show({ text: "b" });
  toasts.resume();
  vi.advanceTimersByTime(999);
  expect(texts(toasts)).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual(["b"]);
});

it("replaces a message with the same id, restarts its timer, and keeps at most three messages", () => {
  const toasts = createToasts();
  toasts.show({ text: "offline", id: "network", timeout: 60_000 });
  vi.advanceTimersByTime(59_000);
  toasts.show({ text: "offline again", id: "network", timeout: 60_000 });
  vi.advanceTimersByTime(59_000);
  expect(texts(toasts)).toEqual(["offline again"]);
  for (const text of ["b", "c", "d"]) toasts.show({ text });
  expect(texts(toasts)).toEqual(["b", "c", "d"]);
});

it("notifies its listeners only of changes, and returns a stable array in between", () => {
  const toasts = createToasts();
  const listener = vi.fn<() => void>();
  const leave = toasts.subscribe(listener);
  const id = toasts.show({ text: "a" });
  expect(toasts.open()).toBe(toasts.open());
  toasts.close(id);
  toasts.close(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toasts.show({ text: "b" });
  expect(listener).toHaveBeenCalledTimes(2);
});

it("resumes its timers once the last message is gone", () => {
  const toasts = createToasts();
  const id = toasts.show({ text: "a" });
  toasts.pause();
  toasts.close(id);
  toasts.show({ text: "b" });
  vi.advanceTimersByTime(3_000);
  expect(texts(toasts)).toEqual([]);
});

it("closes normal messages after three seconds", () => {
  expect(NORMAL_TIMEOUT).toBe(3000);
});
