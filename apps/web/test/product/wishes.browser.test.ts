// @module-tag deeper
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import {
  startTmdbDouble,
  TMDB_DOUBLE_TOKEN,
  type TmdbDouble,
} from "../../../server/src/testing/doubles/tmdbDouble.ts";
import { startProduct, type Product } from "../../../server/src/testing/productProcess.ts";
import { buildWeb } from "../../build.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { openListening } from "../visits/openListening.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import { signedInAs, verifiedVisitor } from "../visits/verifiedVisitor.ts";
import { callAs, visitAlso, visitBefore, type Visitor } from "../visits/visitor.ts";
import { watchPage } from "../visits/watchPage.ts";

// From a search that finds nothing to the title that comes, over the real server.

const ADMIN = "ada@example.org";
const patient = { timeout: 60_000 };

let product: Product;
let tmdb: TmdbDouble;
let browser: Browser;
let ada: Visitor;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  await buildWeb({ log: () => {} });
  tmdb = await startTmdbDouble({
    films: 3,
    shows: 2,
    isHeld: (path) => path.startsWith("/p/exports"),
    replace: {
      "movie/1": {
        title: "Qwyx Lanterns",
        original_title: "Qwyx Lanterns",
        release_date: "2011-05-06",
      },
      "tv/1": {
        name: "Vrbost Harbour at Night",
        original_name: "Vrbost Harbour at Night",
        first_air_date: "2020-02-02",
      },
    },
  });
  [product, browser] = await Promise.all([
    startProduct({
      ADMIN_EMAIL: ADMIN,
      TMDB_URL: tmdb.url,
      TMDB_TOKEN: TMDB_DOUBLE_TOKEN,
      IMPORT_UPDATES: "off",
    }),
    borrowBrowser(),
  ]);
  ada = await verifiedVisitor(product, "Ada", ADMIN);
  // Its terms are accepted with an import.
  await callAs(product.origin, ada, [
    "POST",
    "/v1/api/admin/imports",
    { source: "tmdb", acceptTerms: true },
  ]);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  tmdb?.release();
  await tmdb?.stop();
});

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function newContext(width = 1440): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  contexts.push(context);
  return context;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: typeof name === "string" });

it("saves a wish made from search on a new device, with undo, and lists it in the profile", async () => {
  const page = await (await newContext(390)).newPage();
  const complaints = watchPage(page);
  await openHydrated(page, "/search?q=Zzyzx+Nebelkrähe");
  await button(page, "Wish for “Zzyzx Nebelkrähe”").click();
  await page.getByText("On your wish list").waitFor();
  await button(page, "Undo").click();
  await button(page, "Wish for “Zzyzx Nebelkrähe”").click();
  await page.getByText("On your wish list").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText("On your wish list").waitFor(patient);

  await openHydrated(page, "/profile/wishes");
  await page.getByText("Zzyzx Nebelkrähe").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Remove “Zzyzx Nebelkrähe” from your wish list").click();
  await page.getByRole("heading", { name: "Your wish list is empty" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Zzyzx Nebelkrähe").waitFor();
  expect(complaints.all()).toEqual([]);
}, 120_000);

it("adds a wished-for title by name and notifies everyone who wished for it until they dismiss it", async () => {
  const context = await newContext();
  const person = await visitBefore(context, product.origin);
  const wish = (name: string) =>
    callAs(product.origin, person, ["POST", `/v1/users/${person.userId}/wishes`, { name }]);
  await wish("qwyx lanterns");
  await wish("Vrbost Harbour");
  const today = await context.newPage();
  await openListening(today, "/home/");

  const admin = await newContext();
  await signedInAs(admin, product.origin, ada);
  const page = await admin.newPage();
  const complaints = watchPage(page);
  await openHydrated(page, "/admin/wishes");
  await button(page, "Add “qwyx lanterns” from TMDB").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Add “qwyx lanterns” from TMDB").click();
  await page.getByText("Added “Qwyx Lanterns (2011)”").waitFor(patient);
  await expect.poll(() => page.getByText("qwyx lanterns", { exact: true }).count()).toBe(0);

  const notice = (on: Page, name: string) => on.getByText(`“${name}” is here now`);
  await notice(today, "Qwyx Lanterns").waitFor(patient);
  expect(await axeFindings(today)).toEqual([]);

  await button(page, "Add “Vrbost Harbour” from TMDB").click();
  await page.getByText("Which one is it?").waitFor(patient);
  await button(page, "Add “Vrbost Harbour at Night” from TMDB").click();
  await page.getByText("Added “Vrbost Harbour at Night (2020)”").waitFor(patient);
  await notice(today, "Vrbost Harbour at Night").waitFor(patient);
  expect(complaints.all()).toEqual([]);

  await button(today, "Dismiss: “Vrbost Harbour at Night” is here now").click();
  await expect.poll(() => notice(today, "Vrbost Harbour at Night").count()).toBe(0);

  const other = await newContext(390);
  await visitAlso(other, product.origin, person);
  const phone = await other.newPage();
  await openHydrated(phone, "/profile/wishes");
  await notice(phone, "Qwyx Lanterns").waitFor();
  expect(await notice(phone, "Vrbost Harbour at Night").count()).toBe(0);
  await phone.getByRole("link", { name: "See it: “Qwyx Lanterns”" }).click();
  await phone.getByRole("heading", { level: 1, name: /^Qwyx Lanterns/ }).waitFor(patient);
}, 180_000);

it("removes a name from the administrator's list without deleting anyone's wishes", async () => {
  const context = await newContext();
  const person = await visitBefore(context, product.origin);
  const url = `/v1/users/${person.userId}/wishes`;
  await callAs(product.origin, person, ["POST", url, { name: "Not coming" }]);
  const admin = await newContext(360);
  await signedInAs(admin, product.origin, ada);
  const page = await admin.newPage();
  await openHydrated(page, "/admin/wishes");
  await button(page, "Dismiss “Not coming”").click();
  await page.getByText("Removed from the list").waitFor(patient);
  await expect.poll(() => page.getByText("Not coming", { exact: true }).count()).toBe(0);
  expect(await callAs(product.origin, person, ["GET", url])).toMatchObject({ total: 1 });
}, 120_000);
