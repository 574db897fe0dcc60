import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../public/theme.js"), "utf8");

function storageWith(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  return { kept, getItem: (key: string) => kept.get(key) ?? null, clear: () => kept.clear() };
}

/** Runs the script of the page's head with that user agent. */
function visit(userAgent: string) {
  const localStorage = storageWith({
    userData: '{"id":"x"}',
    loggedIn: "true",
    settings: "{}",
    theme: "dark",
  });
  const sessionStorage = storageWith({ draft: "x" });
  const bars = ["dark", "light"].map((scheme) => ({ media: `(prefers-color-scheme: ${scheme})` }));
  const documentElement: { dataset: Record<string, string> } = { dataset: {} };
  runInNewContext(script, {
    navigator: { userAgent, cookieEnabled: true },
    localStorage,
    sessionStorage,
    document: { documentElement, querySelectorAll: () => bars },
    location: { pathname: "/", search: "" },
    addEventListener: () => {},
  });
  return {
    local: [...localStorage.kept.keys()],
    tab: [...sessionStorage.kept.keys()],
    marks: documentElement.dataset,
    bars: bars.map(({ media }) => media),
  };
}

// shows: 1.start.5, 1.start.6
it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0)",
  "facebookexternalhit/1.1",
  "Mozilla/5.0 (compatible; Yahoo! Slurp)",
  "Baiduspider+",
])("recognises %s as a crawler and clears its stored user data and settings", (userAgent) => {
  expect(visit(userAgent)).toMatchObject({ local: [], tab: [], marks: { crawler: "" } });
});

it.each([
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CUBOT/1",
])("keeps the stored data of %s", (userAgent) => {
  expect(visit(userAgent).local).toEqual(["userData", "loggedIn", "settings", "theme"]);
  expect(visit(userAgent).marks).toEqual({ theme: "dark" });
  expect(visit(userAgent).bars).toEqual(["all", "not all"]);
});

it("works in browsers without regex lookbehind, such as Safari 16.3", () => {
  expect(script).not.toMatch(/\(\?<[!=]/);
});
