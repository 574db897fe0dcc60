// @module-tag deeper
import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTvmazeDouble } from "../../../server/src/testing/doubles/tvmazeDouble.ts";
import { startProduct, type Product } from "../../../server/src/testing/productProcess.ts";
import { buildWeb } from "../../build.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { signedInAs, verifiedVisitor } from "../visits/verifiedVisitor.ts";
import { callAs, findTitle, rateTen, type FoundTitle, type Visitor } from "../visits/visitor.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";

// What an administrator does, over the real server; and that nobody else can.

const ADMIN = "ada@example.org";
const patient = { timeout: 60_000 };

let product: Product;
let tvmaze: Awaited<ReturnType<typeof startTvmazeDouble>>;
let browser: Browser;
let ada: Visitor;
let show: FoundTitle;
let context: BrowserContext;
let page: Page;
let complaints: Complaints;

beforeAll(async () => {
  await buildWeb({ log: () => {} });
  tvmaze = await startTvmazeDouble({ shows: 40, heldAfter: 15 });
  [product, browser] = await Promise.all([
    startProduct({
      ADMIN_EMAIL: ADMIN,
      TVMAZE_URL: tvmaze.url,
      IMPORT_UPDATES: "off",
      HOST: "0.0.0.0",
    }),
    borrowBrowser(),
  ]);
  ada = await verifiedVisitor(product, "Ada", ADMIN);
  await rateTen(product.origin, ada);
  show = await findTitle(product.origin, "The Wire");
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await tvmaze?.stop();
});

afterEach(() => context.close());

async function open(
  path: string,
  { who, width = 1440 }: { who?: Visitor; width?: number } = {},
): Promise<void> {
  context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    colorScheme: "dark",
  });
  if (who) await signedInAs(context, product.origin, who);
  page = await context.newPage();
  complaints = watchPage(page);
  await page.goto(path);
}

const call = (path: string, body?: unknown, method = body === undefined ? "GET" : "POST") =>
  callAs(product.origin, ada, [method, path, body]);
const button = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const part = (name: string) => page.getByRole("region", { name, exact: true });
const told = (text: string | RegExp) =>
  page
    .getByRole("region", { name: /^Messages/ })
    .getByText(text)
    .waitFor();
const go = async (link: string) => {
  await page
    .getByRole("navigation", { name: "Administration sections" })
    .getByRole("link", { name: link, exact: true })
    .click();
  await page.getByRole("heading", { name: link, level: 1 }).waitFor();
};
const sound = async () => {
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
};
const shots = process.env["ADMIN_SHOTS"];
const shoot = async (name: string) =>
  void (shots && (await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })));

/** Ends an import on its page, so another one can start at once. */
async function cancelImport(): Promise<void> {
  const running = part("Imports").getByRole("listitem").filter({ hasText: "running" });
  await running.getByText(/^[1-9]\d* imported, \d+ merged, \d+ skipped$/).waitFor();
  await running.getByRole("button", { name: "Cancel import" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel the import from tvmaze?" });
  await dialog.getByText("Titles imported so far stay.").waitFor();
  await shoot("jobs-cancel-1440");
  await dialog.getByRole("button", { name: "Cancel import" }).click();
  await told("Import canceled");
  await expect.poll(() => running.count(), patient).toBe(0);
  tvmaze.release();
}

describe("a user who isn't an administrator", { tags: "deep", timeout: 120_000 }, () => {
  it("sees no admin pages and sends no admin requests, whether signed in or not", async () => {
    for (const who of [undefined, await verifiedVisitor(product, "Tom")]) {
      await open("/admin", who ? { who } : {});
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.getByText("Administrators only").waitFor();
      await page.goto("/admin/people");
      await page.getByText("Administrators only").waitFor();
      expect(asked.filter((url) => url.includes("/v1/api/admin/"))).toEqual([]);
      expect((await page.goto("/admin/settings"))?.status()).toBe(404);
      await page.goto("/profile");
      await page.getByRole("link", { name: "Devices" }).first().waitFor();
      expect(await page.getByRole("link", { name: "Administration" }).count()).toBe(0);
      await context.close();
    }
    await open("/about");
  });
});

describe("an administrator", { tags: "deep", timeout: 240_000 }, () => {
  it("sees recent errors and live numbers in charts and tables", async () => {
    const view = {
      name: "page_view",
      params: { screen: "today", path: "/", tests: "searchPlaceholder:3" },
      sessionId: "visit-1",
    };
    await call("/api/event", {
      events: [
        view,
        { name: "search_performed", params: { term_length: 3, results: 1 }, sessionId: "visit-1" },
      ],
    });
    await call("/api/event", {
      events: [{ name: "exception", params: { description: "The lamp went out", fatal: false } }],
    });
    await open("/profile", { who: ada });
    await page.getByRole("link", { name: "Administration" }).click();
    await page.getByRole("heading", { name: "Numbers", level: 1 }).waitFor();
    await part("Links in emails only work on the server itself").getByText("PUBLIC_URL=").waitFor();
    const tile = (word: string) =>
      part("Just now")
        .locator("div", { has: page.getByText(word, { exact: true }) })
        .last()
        .locator("dd");
    const before = Number(await tile("ratings today").textContent());
    expect(before).toBeGreaterThanOrEqual(10);
    const tom = await verifiedVisitor(product, "Tom");
    await callAs(product.origin, tom, [
      "POST",
      "/v6/ratings",
      {
        rating: "LOVE",
        itemId: show.id,
        type: "TV_SHOW",
        userId: tom.userId,
        ratedLocation: "ONBOARDING",
      },
    ]);
    await expect
      .poll(() => tile("ratings today").textContent(), { timeout: 30_000 })
      .toBe(String(before + 1));
    expect(await part("Day by day").getByRole("img").first().getAttribute("aria-label")).toContain(
      "of 30 days",
    );
    const row = page
      .getByRole("table", { name: "searchPlaceholder" })
      .getByRole("row", { name: /^3 / });
    expect(await row.getByRole("cell").allTextContents()).toEqual([
      "1",
      "1",
      "1",
      "100%",
      expect.stringMatching(/^\d+% – 100%$/),
    ]);
    const downloading = page.waitForEvent("download");
    await button("Download as CSV: A/B tests").click();
    expect(await readFile(await (await downloading).path(), "utf8")).toMatch(
      /^experiment,goal,variant,weight,count,total,share,low,high\r\nsearchPlaceholder,search_performed,0,1,/,
    );
    await sound();
    await shoot("numbers-1440");
    await go("Errors");
    await page.getByText("The lamp went out").waitFor();
    await sound();
    await button("Fixed: The lamp went out").click();
    await expect.poll(() => page.getByText("The lamp went out").count(), patient).toBe(0);
    expect(complaints.all()).toEqual([]);
  });

  it("locks and deletes a user, and sees both actions in the audit log", async () => {
    const email = `tom${Date.now()}@example.com`;
    const tom = await verifiedVisitor(product, "Tom", email);
    await open("/admin/people", { who: ada });
    const actions = button(`Actions for ${email}`);
    await actions.click();
    await page.getByRole("menuitem", { name: "Lock" }).click();
    await told(`Locked ${email}`);
    await expect(callAs(product.origin, tom, ["GET", `/v1/users/${tom.userId}`])).rejects.toThrow(
      "401",
    );
    await page.getByText("Locked", { exact: true }).waitFor();
    await sound();
    await actions.click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page
      .getByRole("dialog", { name: `Delete ${email}?` })
      .getByRole("button", { name: "Delete", exact: true })
      .click();
    await told("Account deleted");
    await expect.poll(() => actions.count(), patient).toBe(0);
    await go("Audit log");
    const acts = page.locator("main li").filter({ hasText: "@" });
    await expect
      .poll(() => acts.first().textContent(), patient)
      .toMatch(/^erasePerson .*ada@example\.org/);
    expect(await acts.nth(1).textContent()).toMatch(/^lockPerson .*\{"locked":true\}$/);
    await sound();
    expect(complaints.all()).toEqual([]);
  });

  it("corrects a fact on a phone to resolve a report, undoes the correction and edits a list", async () => {
    await call(`/v1/api/titles/${show.id}/reports`, {
      fields: ["NAME"],
      text: "It is called otherwise.",
    });
    await open("/admin/titles", { who: ada, width: 360 });
    await page.getByText("It is called otherwise.").waitFor();
    await part("Reports").getByRole("button", { name: "Facts of The Wire" }).click();
    const facts = page.getByRole("dialog", { name: "Facts of The Wire" });
    await facts.getByRole("button", { name: "Correct: Running time" }).click();
    await facts.getByRole("textbox", { name: "Running time" }).fill("forever");
    await facts.getByRole("button", { name: "Save" }).click();
    await facts.getByText(/must be whole minutes/).waitFor();
    await facts.getByRole("button", { name: "Cancel" }).click();
    await facts.getByRole("button", { name: "Correct: Name", exact: true }).click();
    await facts.getByRole("textbox", { name: "Name", exact: true }).fill("The Wiretap");
    await sound();
    await shoot("facts-360");
    await facts.getByRole("button", { name: "Save" }).click();
    const renamed = page.getByRole("dialog", { name: "Facts of The Wiretap" });
    await renamed
      .getByText(/^Corrected by ada@example\.org on .* The sources say: The Wire$/)
      .waitFor();
    const titlePage = `/tv/the-wiretap-${show.id}`;
    await expect
      .poll(
        async () =>
          (await (await fetch(product.origin + titlePage)).text()).match(/<h1[^>]*>([^<]*)/)?.[1],
        patient,
      )
      .toBe("The Wiretap");
    await renamed.getByRole("button", { name: "Undo: Name", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Facts of The Wire", exact: true })
      .getByRole("button", { name: "Close" })
      .click();
    await button("Resolved: The Wire").click();
    await expect.poll(() => page.getByText("It is called otherwise.").count(), patient).toBe(0);
    await button("New list").click();
    const list = page.getByRole("dialog", { name: "New list" });
    await list.getByLabel("Id (lowercase letters, digits, hyphens)").fill("club-night");
    await list.getByLabel("Name", { exact: true }).fill("Club night");
    await list.getByLabel("Title numbers").fill(String(show.id));
    await list.getByRole("button", { name: "Save" }).click();
    await told("List saved. It’ll show up in a moment");
    await part("Lists").getByText("Club night").waitFor();
    await sound();
    await shoot("titles-360");
    expect(complaints.all().filter((line) => !line.includes("400"))).toEqual([]);
  });

  // shows: 2.screens.20, 4.ab.1
  it("sets the weights for drawing variants, and runs an import with visible progress", async () => {
    await open("/admin/tests", { who: ada });
    for (const variant of ["0", "1", "2", "3"])
      await page.getByLabel(`Weight of variant ${variant}`).fill("0");
    await button("Save").click();
    await told("Saved");
    const rows = page.getByRole("table", { name: "searchPlaceholder" }).getByRole("row");
    await expect
      .poll(
        async () =>
          Promise.all([1, 5].map((at) => rows.nth(at).getByRole("cell").first().textContent())),
        patient,
      )
      .toEqual(["0", "1"]);
    await sound();
    await shoot("tests-1440");
    const stranger = await browser.newContext({ baseURL: product.origin });
    const elsewhere = await stranger.newPage();
    await elsewhere.goto("/about");
    await expect
      .poll(
        () => elsewhere.evaluate(() => localStorage.getItem("abTest.searchPlaceholder")),
        patient,
      )
      .toBe("4");
    await stranger.close();
    await go("Imports and models");
    await page.getByRole("switch", { name: "I’ve read and accept these terms" }).last().click();
    await button("Import from tvmaze").click();
    await told("The import is running on the server");
    await cancelImport();
    await button("Import from tvmaze").click();
    await part("Imports").getByText(/done/).first().waitFor({ timeout: 90_000 });
    await part("Imports")
      .getByText(/^\d+ imported, \d+ merged, \d+ skipped$/)
      .first()
      .waitFor();
    await part("Imports").getByText("canceled", { exact: false }).first().waitFor();
    const use = part("TMDB in scores").getByRole("switch", { name: "Use TMDB’s facts for scores" });
    expect(await use.isChecked()).toBe(false);
    await use.click();
    await told("Saved. Scores change in a moment.");
    await expect.poll(() => use.isChecked(), patient).toBe(true);
    await sound();
    await shoot("jobs-1440");
    await page.setViewportSize({ width: 360, height: 800 });
    await sound();
    await shoot("jobs-360");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByRole("switch", { name: "Act as an administrator here" }).waitFor();
    expect(complaints.all()).toEqual([]);
  });
});
