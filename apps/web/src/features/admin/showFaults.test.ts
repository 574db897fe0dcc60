import { createToasts, type Toasts } from "@worthy/ui";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeSettings } from "../settings/useLocalSetting.ts";
import { createTrackBuffer } from "../events/createTrackBuffer.ts";
import { showFaults } from "./showFaults.ts";

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fires a client fault, an API fault, and something that isn't a fault. */
function fire(): { texts: () => string[]; received: string[]; toasts: Toasts } {
  const toasts = createToasts();
  const { track, pass } = createTrackBuffer();
  const received: string[] = [];
  track("exception", { description: "x is not a function", fatal: false });
  showFaults(pass, toasts)(({ name }) => received.push(name));
  track("api_error", { url: "/v4/nodes/12", status: 500, message: "no", user_id: "" });
  track("signed_out", {});
  return { toasts, received, texts: () => toasts.open().map(({ text }) => text) };
}

// shows: 6.admin.1, 8.global.10, 9.toasts.2
it("shows faults for 15 s to administrators who have debugging turned on", () => {
  changeSettings({ admin: true, debug: true });
  const { texts } = fire();
  expect(texts()).toEqual(["x is not a function", "api_error 500 /v4/nodes/12"]);
  vi.advanceTimersByTime(14_999);
  expect(texts()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it.each([
  [true, false],
  [false, true],
  [false, false],
])("shows nothing with admin %s and debug %s, but still forwards every call", (admin, debug) => {
  changeSettings({ admin, debug });
  const { texts, received } = fire();
  expect([texts(), received]).toEqual([[], ["exception", "api_error", "signed_out"]]);
});
