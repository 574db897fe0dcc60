// @module-tag deeper
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { checkPage } from "../../../server/src/commands/doctor/checkPage.ts";
import { crawlProblems } from "../../../server/src/testing/crawl/crawlProblems.ts";
import { crawlSite } from "../../../server/src/testing/crawl/crawlSite.ts";
import { startProduct, type Product } from "../../../server/src/testing/productProcess.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { STORE, test } from "../visits/productTest.ts";
import { signedInAs, verifiedVisitor } from "../visits/verifiedVisitor.ts";
import { findTitle, type FoundTitle } from "../visits/visitor.ts";
import { untilHydrated } from "../visits/untilHydrated.ts";
import { watchPage } from "../visits/watchPage.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

let product: Product;
let browser: Browser;
let show: FoundTitle;
let context: BrowserContext | undefined;

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  show = await findTitle(product.origin, "Severance");
}, 120_000);
afterEach(() => context?.close());
afterAll(() => browser?.close());

async function open(options: BrowserContextOptions): Promise<Page> {
  context = await browser.newContext(options);
  return context.newPage();
}

const onShow = () => `${product.origin}${show.path.replace("/tv/", "/show/")}`;

// shows: 1.product.13
it(
  "serves public pages that are unique, small, easy to reach and free of broken links and bad data",
  { tags: "deep", timeout: 120_000 },
  async () => {
    // Every list and index, and some of the titles and people; `npm run bench crawl` reads all of them.
    const sampled = (path: string) => Number(/-(\d+)$/.exec(path)?.[1] ?? 0) % 60 === 1;
    const follows = (path: string) =>
      /^\/(tv|movies|person)\//.test(path) ? sampled(path) : !/[?]page=/.test(path);
    // It asks from many addresses, as a proxy names them.
    const behindProxy = await startProduct({ TRUST_PROXY: "true", APP_STORE_URL: STORE });
    const crawl = await crawlSite({ origin: behindProxy.origin, follows }).finally(
      behindProxy.stop,
    );
    expect(crawl.pages.size).toBeGreaterThan(150);
    expect(crawlProblems(crawl)).toEqual([]);
  },
);

describe("a visitor", () => {
  // shows: 2.landing.6, 2.public.2, 2.public.3, 2.public.4, 7.every.5
  it("finds a title by search and the app in the store on a phone, without a cookie or bearer token", async () => {
    const page = await open({ viewport: { width: 360, height: 780 }, userAgent: PHONE });
    const complaints = watchPage(page);
    const credentials: string[] = [];
    page.on("request", (request) => {
      const { authorization, cookie } = request.headers();
      if (authorization ?? cookie) credentials.push(request.url());
    });
    await page.goto(onShow());
    const header = page.getByRole("banner");
    await header.locator(`a[href="${STORE}"]`, { hasText: "Get app" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    // With text at 200 % nothing of the header leaves the window, or lies on something else of it.
    const controlsAt = (textSize: string) =>
      header.evaluate((element, size) => {
        document.documentElement.style.fontSize = size;
        const boxes = [...element.querySelectorAll("a, button")]
          .map((each) => each.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        const apart = boxes.every((one, at) =>
          boxes
            .slice(at + 1)
            .every(
              (other) =>
                one.right <= other.left ||
                other.right <= one.left ||
                one.bottom <= other.top ||
                other.bottom <= one.top,
            ),
        );
        return {
          within: boxes.every(
            ({ left, right, bottom }) =>
              left >= 0 &&
              right <= innerWidth &&
              bottom <= element.getBoundingClientRect().bottom + 1,
          ),
          apart,
          controls: boxes.length,
        };
      }, textSize);
    expect(await controlsAt("200%")).toEqual({ within: true, apart: true, controls: 4 });
    await controlsAt("");

    await header.getByRole("link", { name: "Search" }).click();
    const overlay = page.getByRole("dialog", { name: "Search" });
    await overlay.getByRole("combobox", { name: /^Search/ }).fill("brekaing ba");
    await overlay.getByRole("option", { name: /^Breaking Bad/ }).waitFor();
    // A change of width class closes and clears it, and imports what the field of wide windows opens.
    const imported = page.waitForRequest(/\/assets\/SearchPanel-/);
    await page.setViewportSize({ width: 900, height: 780 });
    await imported;
    await overlay.waitFor({ state: "detached" });
    const field = header.getByRole("combobox", { name: /^Search/ });
    expect(await field.inputValue()).toBe("");
    await field.fill("breaking");
    await page.getByRole("option", { name: /^Breaking Bad/ }).waitFor();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole("option").first().waitFor({ state: "detached" });
    await header.getByRole("link", { name: "Search" }).click();
    expect(await overlay.getByRole("combobox", { name: /^Search/ }).inputValue()).toBe("");
    await overlay.getByRole("combobox", { name: /^Search/ }).fill("breaking bad");
    await overlay.getByRole("option", { name: /^Breaking Bad/ }).click();
    await page.getByRole("heading", { level: 1, name: "Breaking Bad" }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/tv\/breaking-bad-\d+$/);
    expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toContain(
      "Breaking Bad",
    );
    // A variant of a test is the device's, and says nothing of who it is.
    const cookies = (await page.context().cookies()).filter(
      ({ name }) => name !== "worthy-test-searchPlaceholder",
    );
    expect([credentials, cookies, complaints.all()]).toEqual([[], [], []]);
  });

  // shows: 2.landing.1, 2.landing.2, 2.landing.4, 2.landing.7, 2.public.1, 2.routes.3
  it("signs up in a popup on a desktop, browses lists and leaves public mode only for the app", async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    await page.goto(product.origin + show.path);
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Get app" }).waitFor();
    expect(await header.getByRole("link", { name: "Get app" }).getAttribute("href")).toBe(
      "/desktop",
    );
    await header.getByRole("link", { name: "Worthy home" }).locator("svg").first().waitFor();
    await header.getByRole("combobox", { name: /^Search/ }).waitFor();
    await page.getByRole("region", { name: /^Messages/ }).waitFor({ state: "attached" });
    await header.getByRole("link", { name: "Sign up" }).click();
    await page.getByRole("dialog").waitFor();
    expect(new URL(page.url()).searchParams.get("signinPopup")).toBe("skip-redirect");
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.getByRole("contentinfo").getByRole("link", { name: "Lists" }).click();
    await page.getByRole("region", { name: "By mood" }).getByRole("link").first().click();
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("link", { name: "Next page" })
      .click();
    await page.waitForURL(/\/lists\/mood-[a-z-]+\?page=2$/);
    await page
      .getByRole("link", { name: "Page 2" })
      .and(page.locator('[aria-current="page"]'))
      .waitFor();
    await header.getByRole("link", { name: "Get app" }).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "About and credits" }).click();
    await header.getByRole("navigation", { name: "Main" }).waitFor();
    expect(await header.getByRole("link", { name: "Get app" }).count()).toBe(0);
  });

  it("sees a sign-in link page that passes the worthy doctor check", async () => {
    expect(await checkPage({ publicUrl: product.origin })).toMatchObject({ state: "good" });
  });

  // shows: 2.detail.7, 9.layout.4
  it("is redirected to the sign-in page after 300 ms if the URL has a token", async () => {
    const page = await open({ viewport: { width: 1000, height: 800 } });
    const asked: string[] = [];
    page.on("framenavigated", (frame) =>
      asked.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
    );
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${onShow()}?token=abc123`);
    await untilHydrated(page);
    await page.clock.runFor(299);
    expect(page.url()).toContain("/show/");
    await page.clock.runFor(1);
    await expect.poll(() => page.url()).not.toContain("/show/");
    await page.clock.resume();
    await page.waitForURL(/\/login\/email\/success/);
    expect(asked[0]).toMatch(/^\/show\/severance-\d+\?token=abc123$/);
    // Arrived there, the token is taken out of the address by whoever redeems it.
    expect(asked.join(" ")).toContain("/login/email/success");
  });
});

// shows: 2.landing.3, 2.landing.5, 2.landing.8
it("offers signed-in users a way to sign out and links the installed app to its root", async () => {
  const visitor = await verifiedVisitor(product, "Pia");
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await signedInAs(context as BrowserContext, product.origin, visitor); // opened just above
  // As Safari says that this is the installed app.
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await page.goto(onShow());
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Sign out" }).waitFor();
  expect(await header.getByRole("link", { name: "Go to app" }).getAttribute("href")).toBe("/");
});
