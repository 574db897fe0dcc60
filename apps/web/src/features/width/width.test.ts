import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { screenWidth, widthClass } from "./screenWidth.ts";
import { watchWidth } from "./watchWidth.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A window, and the size of its text where the browser's is another than 16 px. */
function stubWindow(pixels: number, text = 16) {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), {
      matches: pixels >= Number(/([\d.]+)rem/.exec(query)?.[1]) * text,
    }),
  );
}

// shows: 2.widths.1, 2.widths.2, 2.widths.3
it.each([
  [1001, 16, "desktop"],
  [1000, 16, "tablet"],
  [771, 16, "tablet"],
  [770, 16, "mobile"],
  [320, 16, "mobile"],
  [1440, 32, "mobile"],
  [1024, 20, "tablet"],
] as const)("classifies a width of %d px with %d px text as %s", (pixels, text, screen) => {
  stubWindow(pixels, text);
  expect(screenWidth()).toBe(screen);
});

// shows: 9.layout.1
it("switches from narrow to wide at 600 px", () => {
  const classes = [600, 601].map((pixels) => (stubWindow(pixels), widthClass()));
  expect(classes).toEqual(["narrow", "wide"]);
});

// shows: 9.layout.3
it("measures the window immediately, every 300 ms during a resize and once at the end", () => {
  stubWindow(1280);
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
