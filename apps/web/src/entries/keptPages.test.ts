import type { KeptPages } from "@worthy/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answersOf, sampleNode } from "../../test/answers/sampleAnswers.ts";
import { renderPage } from "./public.server.tsx";

const assets = {
  styles: [],
  preloads: [],
  parts: {},
  fonts: [],
  entry: "/assets/a.js",
  themeScript: "/theme.js",
};
const NOON = Date.UTC(2026, 5, 1, 12);
const ANN = "abcdefghijkl";

/** Keeps everything, and counts what was rendered. */
function keepAll() {
  const documents = new Map<string, string>();
  let rendered = 0;
  const kept: KeptPages = {
    get: (parts) => documents.get(parts),
    set: (parts, html) => {
      documents.set(parts, html);
      rendered++;
    },
  };
  return { kept, rendered: () => rendered };
}

/** A title's page for Ann. */
const pageFor = (kept: KeptPages) => ({
  url: "/movies/her-12",
  origin: "https://worthy.example",
  call: answersOf(),
  assets,
  userId: ANN,
  kept,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

it("renders a person's page again if anything that it is made of has changed, and only then", async () => {
  const { kept, rendered } = keepAll();
  const first = pageFor(kept);
  const { html } = await renderPage(first);
  vi.setSystemTime(NOON + 30_000);
  const again = await renderPage(first);
  expect(rendered()).toBe(1);
  // The answers were read now, whenever the document was rendered.
  expect(again.html).toBe(
    html.replace(`data-read-at="${NOON}"`, `data-read-at="${NOON + 30_000}"`),
  );
  const others = [
    { ...first, userId: "mnopqrstuvwx" },
    { ...first, language: "de" },
    { ...first, url: "/movies/her-12?why=12" },
    { ...first, variants: { searchPlaceholder: 3 } },
    { ...first, brand: "Kino" },
    { ...first, isSandbox: true },
    { ...first, moreStyles: ["/kino.css"] },
    { ...first, grounds: { dark: "#000000" } },
    { ...first, appStoreUrl: "https://store.example" },
    { ...first, call: answersOf({ getNode: { ...sampleNode, score: 12 } }) },
  ];
  const pages = new Set([again.html]);
  for (const [at, other] of others.entries()) {
    pages.add((await renderPage(other)).html);
    expect(rendered()).toBe(at + 2);
  }
  expect(pages.size).toBe(others.length + 1);
});

it("renders again a minute later, since pages say how long ago something was", async () => {
  const { kept, rendered } = keepAll();
  const request = pageFor(kept);
  await renderPage(request);
  vi.setSystemTime(NOON + 60_000);
  await renderPage(request);
  expect(rendered()).toBe(2);
});
