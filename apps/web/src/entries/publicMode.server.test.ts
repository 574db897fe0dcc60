import type { CallApi, CallOutput } from "@worthy/contract";
import { describe, expect, it } from "vitest";
import { structuredSchema } from "../../../server/src/testing/crawl/structuredSchemas.ts";
import { answersOf, emptyList, sampleNode } from "../../test/answers/sampleAnswers.ts";
import { findCard, publicPaths, renderPage } from "./public.server.tsx";

const assets = {
  styles: [],
  preloads: [],
  parts: {},
  fonts: [],
  entry: "/assets/a.js",
  themeScript: "/theme.js",
};
const show: CallOutput<"getNode"> = {
  ...sampleNode,
  nodeType: "tv",
  path: "/tv/her-12",
  lists: [{ id: "top-drama", name: "Top in Drama" }],
};
const summary = { ...show, reason: null, confidence: null };
const list: CallOutput<"getList"> = {
  id: "top-drama",
  name: "Top in Drama",
  kind: "ranker",
  group: "top",
  numItems: 1,
  items: [summary],
  total: 1,
  pagination: { totalCount: 1, limit: 24, offset: 0 },
} as const;
const call = answersOf({
  getNode: show,
  getList: list,
  listTitles: { pages: [{ page: 1, first: "Her", last: "Her" }], results: [], total: 1 },
});
const page = (url: string, more: { userId?: string; appStoreUrl?: string; call?: CallApi } = {}) =>
  renderPage({ url, origin: "https://worthy.example", call, assets, ...more });
const bar = async (url: string, userId?: string) =>
  /<header class="relative.*?<\/header>/s.exec(
    (await page(url, userId === undefined ? {} : { userId })).html,
  )?.[0] ?? "";

describe("the public shell", () => {
  // shows: 1.product.13, 2.landing.4, 2.landing.5, 2.public.1
  it("shows visitors the logo, search, sign-up link and app link on title, person and list pages", async () => {
    for (const url of [
      "/tv/her-12",
      "/show/her-12",
      "/person/amy-adams-7",
      "/lists/top-drama",
      "/titles",
    ]) {
      const header = await bar(url);
      expect(header).toContain('aria-label="Worthy home"');
      expect(header).toContain('role="combobox"');
      expect(header).toMatch(/<a href="\/search" aria-label="Search"/);
      expect(header).toMatch(/<a [^>]*href="\/signin"[^>]*>Sign up<\/a>/);
      expect(header).toMatch(/<a [^>]*href="\/desktop"[^>]*>Get app<\/a>/);
    }
    expect((await page("/tv/her-12")).html).not.toContain('aria-label="Main"');
  });

  // shows: 2.detail.3
  it("shows the app bar instead if the visitor has an account, except under /show/", async () => {
    expect(await bar("/tv/her-12", "abcdefghijkl")).not.toContain("Get app");
    expect(await bar("/")).not.toContain("Get app");
    expect(await bar("/show/her-12", "abcdefghijkl")).toContain("Get app");
  });

  it("includes the app store URL if one is configured", async () => {
    expect((await page("/tv/her-12", { appStoreUrl: 'https://apps.example/"w"' })).html).toContain(
      '<meta name="app-store" content="https://apps.example/&quot;w&quot;">',
    );
    expect((await page("/tv/her-12")).html).not.toContain("app-store");
  });
});

describe("a sandbox", () => {
  const sandbox = async (language: string, isSandbox = true) =>
    (
      await renderPage({
        url: "/tv/her-12",
        origin: "https://worthy.example",
        call,
        assets,
        language,
        isSandbox,
      })
    ).html;

  it("says above each page, in its language, that everything is deleted every hour", async () => {
    expect(await sandbox("en")).toMatch(/<aside[^>]*><p[^>]*>This is a sandbox.*every hour\./);
    expect(await sandbox("de")).toContain("Jede Stunde wird alles gelöscht.");
    expect(await sandbox("es")).toContain("Cada hora se borra todo.");
    expect(await sandbox("en")).toContain('aria-label="Hide this message"');
    expect(await sandbox("en", false)).not.toContain("sandbox");
  });
});

describe("a business's theme", () => {
  it("colours the browser's toolbar and shows the business's name in link previews", async () => {
    const request = { url: "/tv/her-12", origin: "https://worthy.example", call, assets };
    const { html } = await renderPage({
      ...request,
      brand: "Acme & Co",
      grounds: { dark: "#101820" },
    });
    expect(html).toContain(
      '<meta name="theme-color" content="#101820" media="(prefers-color-scheme: dark)"><meta name="theme-color" content="#f5efe4" media="(prefers-color-scheme: light)">',
    );
    expect(html).toContain('<meta property="og:site_name" content="Acme &amp; Co">');
    const own = await renderPage({ ...request, url: "/lists/top-drama", brand: "Acme & Co" });
    expect(own.html).not.toContain("/api/image/card/");
    expect((await renderPage(request)).html).toContain(
      '<meta name="theme-color" content="#12100e" media="(prefers-color-scheme: dark)">',
    );
  });
});

describe("URLs in public mode", () => {
  // shows: 2.detail.5, 2.detail.6
  it.each([
    "/show/a_b-12",
    "/show/hér-12",
    "/show/her.x-12",
    "/show/her-12x",
    "/show/her-0012",
    "/show/her",
  ])("return 404 for %s", async (url) => {
    expect((await page(encodeURI(url))).status).toBe(404);
  });

  // shows: 2.detail.4, 2.detail.5, 2.detail.6
  it("accept letters, digits, pipes and hyphens in names, and permanently redirect a wrong name", async () => {
    expect(await page("/show/A|b-9-12")).toMatchObject({ status: 301, location: "/show/her-12" });
  });

  it("return 404 for rating lists, invalid page numbers and empty pages", async () => {
    const answering = (change: object) => answersOf({ getList: { ...list, ...change } });
    expect((await page("/lists/top-drama")).status).toBe(200);
    expect((await page("/lists/top-drama?page=0")).status).toBe(404);
    expect((await page("/lists/mini", { call: answering({ kind: "input" }) })).status).toBe(404);
    expect((await page("/lists/top-drama?page=9", { call: answering({ items: [] }) })).status).toBe(
      404,
    );
    expect((await page("/titles/x")).status).toBe(404);
  });

  it.each([
    ["top", "top-drama", "Best for most people first"],
    ["award", "award-winners", "Best for most people first"],
    ["award", "award-oscar", "Latest winners first"],
    ["edited", "heists", "In list order"],
    ["comfort-food", "comfort-food-shows", "In list order"],
  ] as const)("state the sort order of %s lists, such as %s", async (group, id, order) => {
    const { html } = await page(`/lists/${id}`, {
      call: answersOf({ getList: { ...list, group, id } }),
    });
    expect(html).toContain(`>${order}</span>`);
  });

  it("state the sort order of related titles on title and person pages", async () => {
    expect((await page("/person/amy-adams-7")).html).toContain(">Newest first</span>");
    const { html } = await page("/tv/her-12", {
      call: answersOf({
        getNode: { ...show, franchise: "Her", franchiseTitles: [{ ...summary, id: 13 }] },
        recommendLikeShow: { ...emptyList, recommendations: [{ ...summary, id: 14 }], total: 1 },
      }),
    });
    for (const order of ["Oldest first", "Most similar first"])
      expect(html).toContain(`>${order}</span>`);
  });

  it("include only public pages in sitemaps", async () => {
    const paths = await publicPaths();
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/lists", "/titles", "/about", "/privacy", "/search"]),
    );
    expect(
      paths.filter((path) => /:|profile|friends|watchlist|signin|mini-rate/.test(path)),
    ).toEqual([]);
  });
});

describe("a page's metadata", () => {
  const things = async (url: string) =>
    [
      ...(await page(url)).html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ].map(([, text = ""]) => structuredSchema.parse(JSON.parse(text)));

  it.each([
    ["/", ["WebSite"]],
    ["/tv/her-12", ["TVSeries", "BreadcrumbList"]],
    ["/person/amy-adams-7", ["Person", "BreadcrumbList"]],
    ["/lists/top-drama", ["ItemList", "BreadcrumbList"]],
  ])("describes %s as %j", async (url, types) => {
    expect((await things(url)).map((thing) => thing["@type"])).toEqual(types);
  });

  it("contains no fabricated ratings, and no raw text keys in its breadcrumbs", async () => {
    for (const url of ["/", "/tv/her-12", "/lists/top-drama"])
      expect(JSON.stringify(await things(url))).not.toMatch(/[rR]ating|lists\.|shell\./);
  });

  it("includes a 1200×630 preview card", async () => {
    const { html } = await page("/tv/her-12");
    for (const tag of [
      '<meta property="og:type" content="video.tv_show">',
      '<meta property="og:image" content="https://worthy.example/api/image/tmdb/w1200/c12.jpg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(html).toContain(tag);
  });

  it("includes a preview card for a list, with the page's name and titles", async () => {
    const { html } = await page("/lists/top-drama?page=2");
    expect(html).toContain(
      '<meta property="og:image" content="https://worthy.example/api/image/card/en/lists/top-drama.jpg">',
    );
    expect(await findCard({ path: "/lists/top-drama", language: "de", call })).toEqual({
      name: "Das Beste: Drama",
      product: "Worthy",
      titleIds: [show.id],
    });
  });

  it.each(["/tv/her-12", "/about", "/lists/top-drama?page=2", "/no-page", "/friends", "/lists/"])(
    "includes no preview card for %s",
    async (path) => {
      expect(await findCard({ path, call })).toBeNull();
    },
  );

  it("includes a preview card for each kind of invite without calling the server", async () => {
    const refusing: CallApi = () => Promise.reject(new Error("a card asked"));
    for (const [kind, name] of [
      ["watchlist", "Einladung zu einer gemeinsamen Merkliste"],
      ["friend", "Einladung zur Freundschaft"],
      ["any", "Du bist eingeladen"],
    ])
      expect(
        await findCard({ path: `/watchlists/invite/${kind}`, language: "de", call: refusing }),
      ).toMatchObject({ name, titleIds: [] });
  });

  it("fails if the server can't determine whether a preview card exists", async () => {
    const away: CallApi = () => Promise.reject(new Error("away"));
    await expect(findCard({ path: "/lists/top-drama", call: away })).rejects.toThrow("away");
  });

  it("keeps later pages of a list out of search indexes", async () => {
    const { html } = await page("/lists/top-drama?page=2");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("ld+json");
  });
});
