import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstInLayer, isDeep } from "../../../../scripts/testing/layers.ts";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import {
  addToWatchlist,
  findTitle,
  rateTen,
  visitBefore,
  type FoundTitle,
} from "../visits/visitor.ts";
import { watchPage } from "../visits/watchPage.ts";

// What the server sends, before and after scripts take over.

let product: Product;
let browser: Browser;
let show: FoundTitle;
let film: FoundTitle;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  [show, film] = await Promise.all([
    findTitle(product.origin, "Breaking Bad"),
    findTitle(product.origin, "Amélie"),
  ]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
});

const LARGEST_TODAY = 62 * 1024;

const ask = (path: string) =>
  fetch(product.origin + path, { headers: { accept: "text/html" }, redirect: "manual" });
const placeholderIn = (html: string) => /placeholder="([^"]*)"/.exec(html)?.[1];
const variantOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "worthy-test-searchPlaceholder")?.value;
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical:
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute("href") ??
      null,
  }));

describe("without scripts", () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  // shows: 2.detail.1, 2.detail.2
  it.each(
    firstInLayer(1, [
      ["a show", () => show, ["Seasons"]],
      ["a film", () => film, []],
    ] as const),
  )(
    "renders %s with its name, overview, cast and own head",
    { tags: "deeper" },
    async (_kind, titleOf, regions) => {
      const title = titleOf();
      const node = (await (await fetch(`${product.origin}/v4/nodes/${title.id}`)).json()) as {
        overview: string;
        firstAirDate: string;
        cast: { name: string }[];
      }; // the contract's answer
      await page.goto(product.origin + title.path);
      await page.getByRole("heading", { level: 1, name: title.name, exact: true }).waitFor();
      await page.getByText(node.overview).waitFor();
      const cast = page.getByRole("region", { name: "Cast" });
      for (const { name } of node.cast.slice(0, 3))
        await cast.getByRole("link", { name, exact: true }).waitFor();
      for (const name of [...regions, "Similar titles"])
        await page.getByRole("region", { name }).waitFor();
      const head = await headOf(page);
      expect(head.title).toContain(`${title.name} (${node.firstAirDate.slice(0, 4)})`);
      expect(head.canonical).toBe(product.origin + title.path);
    },
  );

  // shows: 2.lists.7
  it("renders the wall with posters", { tags: "deep" }, async () => {
    await page.goto(`${product.origin}/`);
    const posters = page.getByRole("option", { name: /, (Show|Film), \d{4}$/ });
    expect(await posters.count()).toBeGreaterThan(10);
    const source = await posters.first().locator("img").getAttribute("src");
    expect(source).toMatch(/^\/api\/image\/tmdb\/w\d+\/[a-z0-9]+\.webp$/);
    const picture = await fetch(product.origin + source);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await headOf(page)).canonical).toBe(`${product.origin}/`);
  });

  // shows: 2.lists.5, 2.screens.7
  it("renders search results and, on Today, popular titles", { tags: "deep" }, async () => {
    await page.goto(`${product.origin}/search?q=brekaing+ba`);
    await page.getByRole("option", { name: /^Breaking Bad/ }).waitFor();
    await page.goto(`${product.origin}/home/`);
    expect(
      await page.getByRole("region", { name: "What most people like" }).getByRole("link").count(),
    ).toBeGreaterThan(5);
    expect((await headOf(page)).title).toMatch(/^Today/);
  });

  // shows: 2.lists.1
  it("renders scores and reasons for users with ratings", async () => {
    const visitor = await visitBefore(context, product.origin);
    await rateTen(product.origin, visitor);
    await addToWatchlist(product.origin, visitor, "Severance");
    await page.goto(`${product.origin}${show.path}?why=${show.id}`);
    await page.getByRole("dialog", { name: /^Why \d+\?$/ }).waitFor();
    await page.goto(`${product.origin}/watchlist`);
    await page.getByRole("listitem").filter({ hasText: "Severance" }).waitFor();
    // Today has what is seen first; the posters of the rows further down come when the page is hydrated.
    const today = await page.goto(`${product.origin}/home/`);
    expect((await today?.body())?.length).toBeLessThan(LARGEST_TODAY);
    const row = (name: string) => page.getByRole("region", { name, exact: true });
    expect(await row("Your best matches tonight").getByRole("link").count()).toBeGreaterThan(5);
    expect(await page.getByRole("article").count()).toBe(3);
  });
});

describe("URLs", () => {
  // shows: 2.detail.11
  it.each([
    "/tv/nothing-999999999",
    "/movies/nothing-999999999",
    "/person/nobody-999999999",
    "/tv/nothing",
    "/nowhere",
  ])("return 404 with a message for %s", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("This page doesn’t exist");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("Oops!");
  });

  // shows: 2.detail.1, 2.detail.11, 2.detail.12
  it("permanently redirect a wrong slug, a wrong kind or a missing name to the right URL", async () => {
    const id = show.path.replace(/^.*-/, "");
    for (const path of [`/tv/something-else-${id}`, `/movies/breaking-bad-${id}`]) {
      const response = await ask(`${path}?why=${id}`);
      expect([response.status, response.headers.get("location")]).toEqual([
        301,
        `${show.path}?why=${id}`,
      ]);
    }
    const { cast } = (await (await fetch(`${product.origin}/v4/nodes/${id}`)).json()) as {
      cast: { id: number; slug: string }[];
    }; // the contract's answer
    const person = cast[0];
    const response = await ask(`/person/${person?.id}`);
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      `/person/${person?.slug}-${person?.id}`,
    ]);
  });
});

// shows: 2.detail.13, 2.detail.14, 2.detail.15, 2.detail.16
it.each([
  ["Penélope Cruz", 154, "penelope-cruz"],
  ["Lupita Nyong'o", 104, "lupita-nyongo"],
])(
  "turns %s into a slug without accents, symbols or capitals, with hyphens for spaces",
  async (name, id, slug) => {
    const response = await ask(`/person/${id}`);
    expect(response.headers.get("location")).toBe(`/person/${slug}-${id}`);
    const person = (await (await fetch(`${product.origin}/casts/${id}`)).json()) as {
      name: string;
    }; // the contract's answer
    expect(person.name).toBe(name);
  },
);

describe("a title in public mode", () => {
  const idOf = ({ path }: FoundTitle) => path.replace(/^.*-/, "");
  const right = () => show.path.replace("/tv/", "/show/");

  // shows: 2.detail.3, 2.detail.4
  it("is served under /show/ with the public header", async () => {
    const response = await ask(right());
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>(<[^>]*>)*Breaking Bad</);
    expect(/<header class="relative.*?<\/header>/s.exec(html)?.[0]).toContain("Get app");
  });

  // shows: 2.detail.4, 2.detail.5, 2.detail.6
  it("accepts only letters, digits, pipes and hyphens in its name and digits in its id", async () => {
    const id = idOf(show);
    const moved = await ask(`/show/A|b-9-${id}`);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, right()]);
    const wrong = [`a_b-${id}`, `br%C3%A9-${id}`, `a.b-${id}`, `a-${id}x`, `a-0${id}`, "a"];
    const statuses = await Promise.all(
      wrong.map(async (name) => (await ask(`/show/${name}`)).status),
    );
    expect(statuses).toEqual(wrong.map(() => 404));
  });
});

describe("hydration", () => {
  // shows: 1.start.1, 4.ab.2
  it.each(
    firstInLayer(1, [
      [
        "a user with ratings",
        true,
        // A list, a title and a popup over it; the deep layer looks at each of the screens.
        () => [
          "/?searchPlaceholder=3",
          `${show.path}?why=${show.id}`,
          "/watchlist",
          ...(isDeep() ? ["/rate", "/worthy"] : []),
        ],
      ],
      // The opening has no search field.
      ["a new visitor", false, () => [`${film.path}?searchPlaceholder=3`, "/search?q=amelie"]],
    ] as const),
  )("matches the server-rendered markup for %s", { tags: "deeper" }, async (_who, known, paths) => {
    // Another clock and theme than the server's: what is rendered must not depend on them. The language is the browser's, on the server too.
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "de-DE",
      timezoneId: "Pacific/Auckland",
      colorScheme: "light",
    });
    if (known) {
      const visitor = await visitBefore(context, product.origin);
      await rateTen(product.origin, visitor);
      await addToWatchlist(product.origin, visitor, "Severance");
    }
    const page = await context.newPage();
    const complaints = watchPage(page);
    const words = () => page.locator("input[role=combobox]").first().getAttribute("placeholder");
    for (const path of [...paths(), "/home/"]) {
      const response = await page.goto(product.origin + path);
      // The region of messages is there only once React runs; an open popup has one of its own.
      await page
        .getByRole("region", { name: /^Meldungen/ })
        .last()
        .waitFor({ state: "attached" });
      // The variant that the first address has asked for is the device's, and what the server has said stays.
      expect([path, placeholderIn((await response?.text()) ?? ""), await words()]).toEqual([
        path,
        "Worthy-Serien suchen",
        "Worthy-Serien suchen",
      ]);
      await expect.poll(() => variantOf(context)).toBe("3");
    }
    expect(complaints.all()).toEqual([]);
    await context.close();
  });
});

describe("an A/B test variant", () => {
  const COOKIE = "worthy-test-searchPlaceholder";
  const placeholder = async (query: string, headers: Record<string, string> = {}) => {
    const response = await fetch(product.origin + film.path + query, {
      headers: { accept: "text/html", ...headers },
    });
    return {
      words: placeholderIn(await response.text()),
      etag: String(response.headers.get("etag")),
      status: response.status,
    };
  };

  // shows: 1.start.1, 9.search.10, 9.search.11, 9.search.12, 9.search.13, 9.search.14
  it("is used to render and cache pages, and counts as variant 0 if missing or invalid", async () => {
    const none = await placeholder("");
    const third = await placeholder("", { cookie: `${COOKIE}=3` });
    expect([none.words, third.words]).toEqual(["Search", "Search for Worthy shows"]);
    const each = [0, 1, 2, 3, 4].map((variant) =>
      placeholder("", { cookie: `${COOKIE}=${variant}` }),
    );
    expect((await Promise.all(each)).map(({ words }) => words)).toEqual([
      "Search",
      "Search for shows",
      "Search for shows… is it Worthy?",
      "Search for Worthy shows",
      "Find Worthy shows for you",
    ]);
    expect(await placeholder("", { cookie: `${COOKIE}=7` })).toEqual(none);
    expect(await placeholder("?searchPlaceholder=seven")).toMatchObject({ words: "Search" });
    expect(await placeholder("?searchPlaceholder=4", { cookie: `${COOKIE}=3` })).toMatchObject({
      words: "Find Worthy shows for you",
    });
    expect(await placeholder("")).toEqual(none);
    expect(
      (await placeholder("", { cookie: `${COOKIE}=3`, "if-none-match": third.etag })).status,
    ).toBe(304);
    expect(
      (await placeholder("", { cookie: `${COOKIE}=1`, "if-none-match": third.etag })).status,
    ).toBe(200);
  });

  // shows: 4.ab.3
  it("is drawn after hydration and changes no text before the next page", async () => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "en-GB",
    });
    await context.route(/\/v1\/api\/experiments/, (route) =>
      route.fulfill({
        json: {
          results: [
            {
              name: "searchPlaceholder",
              goal: "search_performed",
              variants: [0, 1, 2, 3, 4].map((at) => ({ name: `${at}`, weight: at === 4 ? 1 : 0 })),
            },
          ],
        },
      }),
    );
    const page = await context.newPage();
    const complaints = watchPage(page);
    const words = () =>
      page
        .getByRole("combobox", { name: /^Search/ })
        .first()
        .getAttribute("placeholder");
    await page.goto(`${product.origin}/about`);
    await expect.poll(() => variantOf(context)).toBe("4");
    expect(await words()).toBe("Search");
    await page.getByRole("link", { name: "Privacy" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
    expect(await words()).toBe("Find Worthy shows for you");
    const next = await context.request.get(`${product.origin}/privacy`, {
      headers: { accept: "text/html" },
    });
    expect(placeholderIn(await next.text())).toBe("Find Worthy shows for you");
    expect(complaints.all()).toEqual([]);
    await context.close();
  });
});

describe("languages", { tags: "deep" }, () => {
  it("can be chosen in the footer, are rendered on the server and are saved", async () => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      locale: "en-GB",
    });
    const page = await context.newPage();
    const complaints = watchPage(page);
    const sent = async () =>
      /<html lang="(\w+)"/.exec(
        await (
          await context.request.get(product.origin + film.path, {
            headers: { accept: "text/html" },
          })
        ).text(),
      )?.[1];
    const shows = async (language: string, heading: string) => {
      await page.getByRole("region", { name: heading }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    };
    await page.goto(product.origin + film.path);
    await shows("en", "Similar titles");
    const headerHeight = async () => (await page.locator("header").first().boundingBox())?.height;
    const oneRow = await headerHeight();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(loaded.filter((name) => /\/(de|es)-[\w-]+\.js/.test(name))).toEqual([]);
    const choice = page.getByRole("button", { name: "Deutsch", exact: true });
    await choice.focus();
    await page.keyboard.press("Enter");
    await shows("de", "Ähnliche Titel");
    expect(await sent()).toBe("de");
    expect(await headerHeight()).toBe(oneRow);
    await page.reload();
    await shows("de", "Ähnliche Titel");
    await page.getByRole("button", { name: "Español", exact: true, pressed: false }).click();
    await shows("es", "Títulos parecidos");
    expect(await headerHeight()).toBe(oneRow);
    await page.getByRole("button", { name: "English", exact: true, pressed: false }).click();
    await shows("en", "Similar titles");
    expect(await sent()).toBe("en");
    expect(complaints.all()).toEqual([]);
    await context.close();
  });

  it.each([
    ["in German", "de-DE", "ltr"],
    ["in a right-to-left layout", "en-GB", "rtl"],
  ] as const)("fit on a small screen %s", { tags: "deep" }, async (_how, locale, dir) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale });
    await context.addInitScript(
      (way) =>
        new MutationObserver(() => (document.documentElement.dir = way)).observe(document, {
          childList: true,
        }),
      dir,
    );
    const visitor = await visitBefore(context, product.origin);
    await rateTen(product.origin, visitor);
    await addToWatchlist(product.origin, visitor, "Severance");
    const page = await context.newPage();
    for (const path of ["/rate", "/home/", show.path, "/watchlist"]) {
      await page.goto(product.origin + path);
      await page
        .getByRole("region", { name: /^(Messages|Meldungen)/ })
        .last()
        .waitFor({ state: "attached" });
      expect([path, await page.evaluate(outsideOfScreen)]).toEqual([
        path,
        { dir, wider: 0, outside: [] },
      ]);
    }
    await context.close();
  });
});

/** In the page: how much wider it is than the screen, and what it says outside of it, but for what scrolls by itself. */
function outsideOfScreen() {
  const { dir, clientWidth, scrollWidth } = document.documentElement;
  const words = [
    ...document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, p, a, button), header a, nav a, footer :is(a, button)",
    ),
  ];
  const outside = words.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return (
      width > 0 && (left < -1 || right > clientWidth + 1) && !element.closest(".rail, .sr-only")
    );
  });
  return {
    dir,
    wider: scrollWidth - clientWidth,
    outside: outside.map(({ textContent }) => textContent.slice(0, 40)),
  };
}
