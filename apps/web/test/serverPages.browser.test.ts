import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Product } from "../../server/src/testing/productProcess.ts";
import { launchBrowser } from "./launchBrowser.ts";
import { addToWatchlist, findTitle, rateTen, visitBefore, type FoundTitle } from "./visitor.ts";
import { watchPage } from "./watchPage.ts";

// What the server sends, before and after scripts take over.

let product: Product;
let browser: Browser;
let show: FoundTitle;
let film: FoundTitle;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  [show, film] = await Promise.all([findTitle(product.origin, "Breaking Bad"), findTitle(product.origin, "Amélie")]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const ask = (path: string) => fetch(product.origin + path, { headers: { accept: "text/html" }, redirect: "manual" });
const headOf = (page: Page) =>
  page.evaluate(() => ({ title: document.title, canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute("href") ?? null }));

describe("without scripts", { timeout: 60_000 }, () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(10_000);
    page = await context.newPage();
  });
  afterAll(() => context.close());

  it.each([
    ["a show", () => show, ["Seasons"]],
    ["a film", () => film, []],
  ] as const)("%s has name, overview, cast and its own head", async (_kind, titleOf, regions) => {
    const title = titleOf();
    const node = (await (await fetch(`${product.origin}/v4/nodes/${title.id}`)).json()) as { overview: string; firstAirDate: string; cast: { name: string }[] }; // the contract's answer
    await page.goto(product.origin + title.path);
    await page.getByRole("heading", { level: 1, name: title.name, exact: true }).waitFor();
    await page.getByText(node.overview).waitFor();
    const cast = page.getByRole("region", { name: "Cast" });
    for (const { name } of node.cast.slice(0, 3)) await cast.getByRole("link", { name, exact: true }).waitFor();
    for (const name of [...regions, "Similar titles"]) await page.getByRole("region", { name }).waitFor();
    const head = await headOf(page);
    expect(head.title).toContain(`${title.name} (${node.firstAirDate.slice(0, 4)})`);
    expect(head.canonical).toBe(product.origin + title.path);
  });

  it("the wall has posters with pictures", async () => {
    await page.goto(`${product.origin}/`);
    const posters = page.getByRole("button", { name: /, (Show|Film) · \d{4}$/ });
    expect(await posters.count()).toBeGreaterThan(20);
    const source = await posters.first().locator("img").getAttribute("src");
    expect(source).toMatch(/^\/api\/image\/tmdb\/w\d+\/[a-z0-9]+\.webp$/);
    const picture = await fetch(product.origin + source);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await headOf(page)).canonical).toBe(`${product.origin}/`);
  });

  it("search has its results, Today what is widely liked", async () => {
    await page.goto(`${product.origin}/search?q=brekaing+ba`);
    await page.getByRole("option", { name: /^Breaking Bad/ }).waitFor();
    await page.goto(`${product.origin}/home/`);
    expect(await page.getByRole("region", { name: "Widely liked" }).getByRole("link").count()).toBeGreaterThan(5);
    expect((await headOf(page)).title).toMatch(/^Today/);
  });

  it("somebody with ratings gets scores and reasons", async () => {
    const own = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const visitor = await visitBefore(own, product.origin);
    await rateTen(product.origin, visitor);
    await addToWatchlist(product.origin, visitor, "Severance");
    const mine = await own.newPage();
    await mine.goto(`${product.origin}${show.path}?why=${show.id}`);
    await mine.getByRole("dialog", { name: /^Why \d+\?$/ }).waitFor();
    await mine.goto(`${product.origin}/watchlist`);
    await mine.getByRole("listitem").filter({ hasText: "Severance" }).waitFor();
    await own.close();
  });
});

describe("addresses", () => {
  it.each(["/tv/nothing-999999999", "/movies/nothing-999999999", "/person/nobody-999999999", "/tv/nothing", "/nowhere"])("%s is not there and says so", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("This page does not exist");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("Oops!");
  });

  it("a wrong slug, kind or address without a name leads to the right one for good", async () => {
    const id = show.path.replace(/^.*-/, "");
    for (const path of [`/tv/something-else-${id}`, `/movies/breaking-bad-${id}`]) {
      const response = await ask(`${path}?why=${id}`);
      expect([response.status, response.headers.get("location")]).toEqual([301, `${show.path}?why=${id}`]);
    }
    const { cast } = (await (await fetch(`${product.origin}/v4/nodes/${id}`)).json()) as { cast: { id: number; slug: string }[] }; // the contract's answer
    const person = cast[0];
    const response = await ask(`/person/${person?.id}`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `/person/${person?.slug}-${person?.id}`]);
  });
});

describe("scripts taking over", { timeout: 60_000 }, () => {
  it.each([
    ["somebody new", false],
    ["somebody with ratings", true],
  ])("find what the server sent as it is, for %s", async (_who, known) => {
    // Another language, clock and theme than the server's: what is rendered must not depend on them.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-DE", timezoneId: "Pacific/Auckland", colorScheme: "light" });
    if (known) {
      const visitor = await visitBefore(context, product.origin);
      await rateTen(product.origin, visitor);
      await addToWatchlist(product.origin, visitor, "Severance");
    }
    const page = await context.newPage();
    const complaints = watchPage(page);
    for (const path of ["/", "/home/", "/rate", show.path, film.path, `${show.path}?why=${show.id}`, "/search?q=amelie", "/watchlist", "/worthy"]) {
      await page.goto(product.origin + path);
      // The region of messages is there only once React runs; an open popup has one of its own.
      await page
        .getByRole("region", { name: /^Messages/ })
        .last()
        .waitFor({ state: "attached" });
    }
    expect(complaints.all()).toEqual([]);
    await context.close();
  });
});
