import type { CallApi } from "@worthy/contract";
import { progressOf } from "@worthy/domain";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { describe, expect, it } from "vitest";
import { answersOf, sampleNode } from "../../test/answers/sampleAnswers.ts";
import type { PageState } from "./pageState.ts";
import { renderPage } from "./public.server.tsx";
import { unpackState } from "./unpackState.ts";

const parts = {
  "src/screens/title/TitleScreen.tsx": ["/assets/title.js"],
  "src/popups/why/WhyPopup.tsx": ["/assets/why.js"],
  "src/screens/today/TodayScreen.tsx": ["/assets/today.js"],
  "src/screens/wall/WallScreen.tsx": ["/assets/wall.js"],
};
const assets = {
  styles: ["/assets/a.css"],
  preloads: ["/assets/b.js"],
  parts,
  fonts: ["/assets/f.woff2"],
  entry: "/assets/a.js",
  themeScript: "/theme.js",
};
const page = (url: string, call: CallApi, userId?: string) =>
  renderPage({
    url,
    origin: "https://worthy.example",
    call,
    assets,
    ...(userId ? { userId } : {}),
  });

describe("renderPage", () => {
  it("renders a title with its head and data but no inline scripts", async () => {
    const { status, html, cacheable } = await page("/movies/her-12", answersOf());
    expect(status).toBe(200);
    expect(cacheable).toBe(true);
    expect(html).toContain("<title>Her (2013) · Worthy</title>");
    expect(html).toContain('<link rel="canonical" href="https://worthy.example/movies/her-12">');
    expect(html).toMatch(/<h1[^>]*>Her<\/h1>/);
    expect(html).toContain('<script type="application/json" id="state">');
    expect([
      ...html.matchAll(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/g),
    ]).toEqual([]);
  });

  it("preloads only the files that its screen and popup need, and last what it loads once it works", async () => {
    const preloaded = async (url: string, ...who: [call: CallApi, userId: string] | []) =>
      [
        ...(await page(url, who[0] ?? answersOf(), who[1])).html.matchAll(
          /<link rel="modulepreload" href="([^"]+)" fetchpriority="low">/g,
        ),
      ].map(([, href]) => href);
    expect(await preloaded("/movies/her-12")).toEqual(["/assets/b.js", "/assets/title.js"]);
    expect(await preloaded("/movies/her-12?why=12")).toEqual([
      "/assets/b.js",
      "/assets/title.js",
      "/assets/why.js",
    ]);
    const { html } = await renderPage({
      url: "/movies/her-12",
      origin: "https://worthy.example",
      call: answersOf(),
      assets: { ...assets, deferred: ["/assets/late.js", "/assets/b.js"] },
    });
    expect(html.match(/(?<=modulepreload" href=")[^"]+/g)).toEqual([
      "/assets/b.js",
      "/assets/title.js",
      "/assets/late.js",
    ]);
    // The start page shows the wall or Today, and links only that one's files.
    const rated = {
      userRatings: [],
      pagination: { totalCount: 0, limit: 999, offset: 0 },
      progress: progressOf(Array.from({ length: 6 }, () => ({ kind: "movie", rating: "LIKE" }))),
    };
    expect(await preloaded("/")).toEqual(["/assets/b.js", "/assets/wall.js"]);
    expect(await preloaded("/", answersOf({ listRatings: rated }), "abcdefghijkl")).toEqual([
      "/assets/b.js",
      "/assets/today.js",
    ]);
    expect((await page("/movies/her-12", answersOf())).html).toContain(
      '<link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2" crossorigin>',
    );
  });

  it("renders the whole page in the requested language and links to that language's texts", async () => {
    const languages = { de: ["/assets/de.js"] };
    const german = {
      url: "/movies/her-12",
      origin: "https://worthy.example",
      call: answersOf(),
      assets: { ...assets, languages },
    };
    const pages = ["de", undefined, "de", "xx"].map((language) =>
      renderPage({ ...german, ...(language ? { language } : {}) }),
    );
    const [first = "", english = "", again = "", unknown = ""] = (await Promise.all(pages)).map(
      ({ html }) =>
        html.replace(
          /<script type="application\/json" id="state">.*?<\/script>| data-read-at="\d+"/g,
          "",
        ),
    );
    expect(first).toContain('<html lang="de" dir="ltr">');
    expect(first).toContain("Regie: ");
    expect(first).not.toMatch(/Directed by|All titles|Watchlists|Skip to the content/);
    expect(first).toContain('<link rel="modulepreload" href="/assets/de.js" fetchpriority="low">');
    expect(first).toContain('data-cookies="Cookies sind ausgeschaltet"');
    expect(again).toBe(first);
    expect(english).toContain('<html lang="en" dir="ltr">');
    expect(english).not.toMatch(/de\.js|Regie/);
    expect(unknown).toBe(english);
    expect(first).toContain('<link rel="canonical" href="https://worthy.example/movies/her-12">');
    expect(first).not.toContain("hreflang");
  });

  it("renders the requested variants and passes them to the browser", async () => {
    const rendered = async (variants?: Record<string, number>) => {
      const { html } = await renderPage({
        url: "/movies/her-12",
        origin: "https://worthy.example",
        call: answersOf(),
        assets,
        ...(variants ? { variants } : {}),
      });
      const state = unpackState(
        JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? ""),
      ) as PageState; // written by our own server entry
      return { placeholder: /placeholder="([^"]*)"/.exec(html)?.[1], variants: state.variants };
    };
    expect(await rendered({ searchPlaceholder: 3 })).toEqual({
      placeholder: "Search for Worthy shows",
      variants: { searchPlaceholder: 3 },
    });
    expect(await rendered({})).toEqual({ placeholder: "Search", variants: undefined });
    expect(await rendered()).toEqual({ placeholder: "Search", variants: undefined });
  });

  it("preloads only the most important image", async () => {
    const { html } = await page("/movies/her-12", answersOf());
    expect(html.match(/<img [^>]*loading="eager"/g)?.length).toBeGreaterThan(0);
    const ahead = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
    expect(ahead).toEqual([expect.stringContaining('fetchPriority="high"')]);
    expect(ahead[0]).toContain("/b12.");
  });

  it("redirects a wrong slug or a bare id to the canonical URL and keeps the query string", async () => {
    expect(await page("/movies/him-12?why=12", answersOf())).toMatchObject({
      status: 301,
      location: "/movies/her-12?why=12",
    });
    expect(await page("/tv/her-12", answersOf())).toMatchObject({
      status: 301,
      location: "/movies/her-12",
    });
    expect(await page("/person/7", answersOf())).toMatchObject({
      status: 301,
      location: "/person/amy-adams-7",
    });
  });

  // shows: 2.detail.3, 2.detail.4
  it("serves a show under /show/ with its canonical URL", async () => {
    const call = answersOf({ getNode: { ...sampleNode, nodeType: "tv", path: "/tv/her-12" } });
    const { status, html } = await page("/show/her-12", call);
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="https://worthy.example/tv/her-12">');
  });

  it("returns 404 for unknown pages and 500 for failures", async () => {
    const failing = (status: number) =>
      answersOf({ getNode: () => Promise.reject(new ApiFailure(status, "no")) });
    expect((await page("/movies/her-12", failing(404))).status).toBe(404);
    expect((await page("/nowhere/at/all", answersOf())).status).toBe(404);
    expect((await page("/movies/her", answersOf())).status).toBe(404);
    const gone = await page("/movies/her-12", failing(410));
    expect([gone.status, gone.cacheable]).toEqual([410, false]);
    expect(gone.html).toContain("This page doesn’t exist");
    const broken = await page("/movies/her-12", failing(500));
    expect(broken.status).toBe(500);
    expect(broken.cacheable).toBe(false);
    expect(broken.html).toContain("Oops! Something went wrong.");
  });

  it("prevents a name from closing the state block or breaking the markup", async () => {
    const name = "</script><img src=x onerror=alert(1)>";
    const { html } = await page("/movies/her-12", answersOf({ getNode: { ...sampleNode, name } }));
    expect(html).not.toContain("<img src=x");
    expect(html.match(/<\/script>/g)).toHaveLength(5);
  });

  it("never allows a signed-in user's page to be cached", async () => {
    expect((await page("/movies/her-12", answersOf(), "abcdefghijkl")).cacheable).toBe(false);
  });

  it("renders the popup from the URL on top of its page", async () => {
    const { html } = await page("/movies/her-12?why=12", answersOf());
    expect(html).toMatch(/<dialog[^>]* open/);
    expect(html).toContain('<link rel="canonical" href="https://worthy.example/movies/her-12">');
  });
});
