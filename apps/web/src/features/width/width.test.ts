import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { screenWidthOf, widthClassOf } from "./screenWidth.ts";
import { watchWidth } from "./watchWidth.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// shows: 2.widths.1, 2.widths.2, 2.widths.3
it.each([
  [1001, "desktop"],
  [1000, "tablet"],
  [771, "tablet"],
  [770, "mobile"],
  [320, "mobile"],
] as const)("calls %d px a %s screen", (pixels, screen) =>
  expect(screenWidthOf(pixels)).toBe(screen),
);

// shows: 9.layout.1
it("parts narrow from wide at 600 px", () => {
  expect([600, 601].map(widthClassOf)).toEqual(["narrow", "wide"]);
});

// shows: 9.layout.3
it("looks at the window at once, then every 300 ms while it is resized, and once at the end", () => {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  const looks: number[] = [];
  const started = Date.now();
  const stop = watchWidth(() => looks.push(Date.now() - started));
  for (let at = 0; at < 1000; at += 50) {
    target.dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(5_000);
  expect(looks).toEqual([0, 300, 600, 900, 1200]);
  target.dispatchEvent(new Event("resize"));
  stop();
  vi.advanceTimersByTime(5_000);
  target.dispatchEvent(new Event("resize"));
  expect(looks).toHaveLength(6);
});
