import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../public/theme.js"), "utf8");
const ORIGIN = "https://worthy.example";

class Element {
  readonly click = vi.fn<() => void>();
  readonly isConnected: boolean = true;
  readonly tagName: string;
  constructor(tagName: string, more: object = {}) {
    this.tagName = tagName;
    Object.assign(this, more);
  }
  closest(selector: string) {
    return selector
      .split(", ")
      .some((each) => each.replace("[href]", "") === this.tagName.toLowerCase())
      ? this
      : null;
  }
}

const button = (more: object = {}) =>
  new Element("BUTTON", { type: "button", form: null, ...more });
const form = (action?: string) => ({
  hasAttribute: (name: string) => name === "action" && action !== undefined,
});
const link = (href: string, more: object = {}) => {
  const { origin, pathname, search } = new URL(href, `${ORIGIN}/movies/her-12`);
  return new Element("A", { href, origin, pathname, search, target: "", ...more });
};

/** A page whose program has not loaded yet. */
function page({ pathname = "/movies/her-12", base = undefined as string | undefined } = {}) {
  let keep: ((event: object) => void) | undefined;
  const world = {
    navigator: { userAgent: "Firefox", cookieEnabled: true },
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
    document: { documentElement: { dataset: { base } } },
    location: {
      ...new URL("/movies/her-12", ORIGIN),
      origin: ORIGIN,
      pathname,
      search: "",
      assign: vi.fn<(href: string) => void>(),
    },
    setTimeout,
    Element,
    addEventListener: (type: string, listener: (event: object) => void) =>
      type === "click" && (keep = listener),
    removeEventListener: () => (keep = undefined),
  };
  runInNewContext(script, world);
  const click = (target: Element, more: object = {}) => {
    const event = { target, button: 0, preventDefault: vi.fn<() => void>(), ...more };
    keep?.(event);
    return event.preventDefault.mock.calls.length > 0;
  };
  return {
    click,
    assign: world.location.assign,
    recordsKeys: () => "worthyEarlyKeys" in world,
    hydrateApp: () => (world as { worthyEarlyClicks?: () => void }).worthyEarlyClicks?.(),
  }; // set by the script
}

it("replays each early click once, ordered by when each element was last clicked", () => {
  const { click, hydrateApp } = page();
  const done: string[] = [];
  const [like, love] = ["like", "love"].map((name) => button({ click: () => done.push(name) })) as [
    Element,
    Element,
  ]; // two names, two buttons
  for (const each of [love, like, love, love]) expect(click(each)).toBe(false);
  hydrateApp();
  hydrateApp();
  click(like);
  expect(done).toEqual(["like", "love"]);
});

it("holds clicks that open a popup or submit a form by script, but not other clicks", () => {
  const { click, hydrateApp } = page();
  const held = [link("?why=12"), button({ type: "submit", form: form() })];
  const free = [
    link("/home/"),
    link("#cast"),
    link("?why=12", { target: "_blank" }),
    link("https://other.example/movies/her-12?why=12"),
    button({ type: "submit", form: form("/search") }),
  ];
  expect([held.map((each) => click(each)), free.map((each) => click(each))]).toEqual([
    held.map(() => true),
    free.map(() => false),
  ]);
  expect([
    click(link("?why=12"), { button: 1 }),
    click(link("?why=12"), { ctrlKey: true }),
  ]).toEqual([false, false]);
  hydrateApp();
  expect([...held, ...free].map((each) => each.click.mock.calls.length)).toEqual([
    1, 1, 0, 0, 0, 0, 0,
  ]);
});

it("skips removed elements and follows a link directly if the script never loads", () => {
  vi.useFakeTimers();
  const { click, hydrateApp, assign } = page();
  const gone = button({ isConnected: false });
  click(gone);
  click(link("?why=12"));
  vi.advanceTimersByTime(11_900); // other requests would be lost
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(assign.mock.calls).toEqual([["?why=12"]]);
  const alone = page();
  alone.click(link("?why=12"));
  vi.advanceTimersByTime(2100);
  expect(alone.assign).toHaveBeenCalledTimes(1);
  hydrateApp();
  expect(gone.click).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it.each([
  ["/rate", undefined, true],
  ["/", undefined, true],
  ["/worthy/", "/worthy", true],
  ["/worthy/rate", "/worthy", true],
  ["/worthy/home/", "/worthy", false],
  ["/home/", undefined, false],
])("records keys at %s below %s: %s", (pathname, base, records) =>
  expect(page({ pathname, base }).recordsKeys()).toBe(records),
);
