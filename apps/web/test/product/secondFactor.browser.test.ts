import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOf } from "../../../server/src/testing/doubles/authenticatorDouble.ts";
import { startProduct, type Product } from "../../../server/src/testing/productProcess.ts";
import { buildWeb } from "../../build.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { signedInAs, verifiedVisitor } from "../visits/verifiedVisitor.ts";
import type { Visitor } from "../visits/visitor.ts";
import { watchPage } from "../visits/watchPage.ts";
import { untilHydrated } from "../visits/untilHydrated.ts";

// An administrator turns codes on, and signs in on another device with one; by keyboard alone.

const ADMIN = "ada@example.org";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  await buildWeb({ log: () => {} });
  [product, browser] = await Promise.all([startProduct({ ADMIN_EMAIL: ADMIN }), borrowBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(
  path: string,
  who: Visitor,
  { width, origin = product.origin }: { width: number; origin?: string },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
  });
  await signedInAs(context, origin, who);
  const page = await context.newPage();
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

/** Sets codes up, to where the recovery codes are shown. */
async function turnOn(page: Page): Promise<void> {
  await press(page, "Set up codes");
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const secret =
    /[A-Z2-7]{32}/.exec((await page.getByText("Key: ").textContent()) ?? "")?.[0] ?? "";
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.keyboard.press("Enter");
  // The focus goes there once it's shown; a button focused earlier would lose it.
  await page.locator(":focus", { hasText: "Save these recovery codes" }).waitFor();
}

/** Presses a button that has the focus after its field. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).press("Enter");
}

it("requires an administrator to set up two-step sign-in and save the recovery codes first", async () => {
  const strict = await startProduct({ ADMIN_EMAIL: ADMIN, ADMIN_SECOND_FACTOR: "required" });
  try {
    const ada = await verifiedVisitor(strict, "Ada", ADMIN);
    const page = await open("/admin", ada, { width: 360, origin: strict.origin });
    await page.getByRole("heading", { name: "Set up two-step sign-in first" }).waitFor();
    // Someone quick saves the codes before the server has been asked again whether it's on.
    const asked = Promise.withResolvers<void>();
    await page.route(/\/second-factor\b/, async (route) => {
      if (route.request().method() === "GET") await asked.promise;
      await route.continue();
    });
    await turnOn(page);
    expect(await page.getByText("people today").count()).toBe(0);
    await page.getByRole("button", { name: "I’ve saved them" }).click();
    await page.getByText("people today").first().waitFor();
    asked.resolve();
  } finally {
    await strict.stop();
  }
}, 120_000);

it("asks for a code on the next device once an administrator has turned on two-step sign-in", async () => {
  const ada = await verifiedVisitor(product, "Ada", ADMIN);
  const page = await open("/profile/devices", ada, { width: 1440 });
  const complaints = watchPage(page);
  await turnOn(page);
  const [recovery = ""] = await page.getByText(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/).allTextContents();
  await page.getByRole("button", { name: "I’ve saved them" }).click();
  await page.getByText("Two-step sign-in is on. You have 10 recovery codes left.").waitFor();
  expect(complaints.all()).toEqual([]);

  const again = await verifiedVisitor(product, "Ada", ADMIN);
  const phone = await open("/admin", again, { width: 360 });
  await phone.getByRole("heading", { name: "Enter a code from your app" }).waitFor();
  await phone.getByLabel("Code", { exact: true }).fill("000000");
  await phone.keyboard.press("Enter");
  await phone.getByText("This code is wrong, expired or already used.").waitFor();
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
  await phone.getByLabel("Code", { exact: true }).fill(recovery);
  await phone.keyboard.press("Enter");
  await phone
    .getByRole("heading", { name: "Enter a code from your app" })
    .waitFor({ state: "detached" });
  await phone.reload();
  await phone.getByText("people today").first().waitFor();
}, 120_000);
