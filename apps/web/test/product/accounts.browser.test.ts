// @module-tag deeper
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startSmtpDouble,
  type SmtpDouble,
} from "../../../server/src/testing/doubles/smtpDouble.ts";
import { startProduct, type Product } from "../../../server/src/testing/productProcess.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { stepTo } from "../visits/stepTo.ts";
import { untilHydrated } from "../visits/untilHydrated.ts";
import { linksReceived } from "../visits/outbox.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";

// One person registers: on a laptop that has rated, with the mail, which went out by SMTP, read on a phone. All of it by the keyboard on the laptop.

const EMAIL = "ann@example.org";
let post: SmtpDouble;
let product: Product;
let browser: Browser;
let laptop: Page;
let phone: Page;
const complaints: Complaints[] = [];

beforeAll(async () => {
  post = await startSmtpDouble();
  [product, browser] = await Promise.all([
    startProduct({ SMTP_URL: post.url, MAIL_FROM: "worthy@example.net" }),
    borrowBrowser(),
  ]);
  laptop = await openDevice({ width: 1280, height: 800 });
  phone = await openDevice({ width: 360, height: 740 });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await post?.stop();
});

/** The links that the mail server has received for Ann, oldest first. */
const received = () => linksReceived(post.mails, EMAIL);

async function openDevice(viewport: { width: number; height: number }): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: product.origin,
    viewport,
    reducedMotion: "reduce",
    hasTouch: viewport.width < 600,
  });
  const page = await context.newPage();
  complaints.push(watchPage(page));
  return page;
}

/** Like `expect`, asked again until it holds: await what is asserted of it. */
function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read);
}

async function nothingForAxe(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute("aria-label") ??
      document.activeElement?.textContent ??
      "",
  );

/** Steps through a page by Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 40; step++) {
    const text = await focused(page);
    if (typeof name === "string" ? text === name : name.test(text)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${name}`);
}

/** What a device has rated, as its own account tells. */
function ratingsOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept = localStorage.getItem("userData");
    if (kept === null) return {};
    const { id, api_token } = JSON.parse(kept) as { id: string; api_token: string }; // kept by the app
    const answer = await fetch(`/v6/users/${id}/ratings?limit=999`, {
      headers: { authorization: `Bearer ${api_token}` },
    });
    const { userRatings } = (await answer.json()) as {
      userRatings: { itemId: number; rating: string }[];
    }; // the contract's answer
    return Object.fromEntries(userRatings.map(({ itemId, rating }) => [String(itemId), rating]));
  });
}

describe("registering", () => {
  it("starts with an anonymous visitor's ratings", async () => {
    await laptop.goto("/rate");
    const posters = laptop.getByRole("option", { name: /, (Show|Film), \d{4}$/ });
    await untilHydrated(laptop);
    await posters.nth(3).focus();
    for (const key of ["l", "ArrowRight", "k", "ArrowRight", "d"]) await laptop.keyboard.press(key);
    await eventually(async () => Object.keys(await ratingsOn(laptop)).length).toBe(3);
    expect(Object.values(await ratingsOn(laptop)).toSorted()).toEqual(["DISLIKE", "LIKE", "LOVE"]);
  });

  // shows: 2.screens.3
  it("requests a link in a popup using only the keyboard", async () => {
    await laptop.locator("#main").focus();
    await laptop.evaluate(() => document.querySelector<HTMLElement>("header a")?.focus());
    await tabTo(laptop, "Sign in");
    await laptop.keyboard.press("Enter");
    const dialog = laptop.getByRole("dialog", { name: "Sign in", exact: true });
    await dialog.waitFor();
    await nothingForAxe(laptop);
    await tabTo(laptop, "New here? Create an account");
    await laptop.keyboard.press("Enter");
    const registering = laptop.getByRole("dialog", { name: "Create your account" });
    await registering.getByLabel("Email address").focus();
    await laptop.keyboard.type(EMAIL);
    await laptop.keyboard.press("Enter");
    await laptop.getByRole("dialog", { name: "Check your email" }).waitFor();
    await laptop
      .getByText(/^Sent\./)
      .last()
      .waitFor();
    await nothingForAxe(laptop);
  });

  // shows: 1.accounts.3, 2.login.3, 4.login.2
  it("opens the link on another device, where one click signs the user in", async () => {
    await eventually(() => received().length).toBe(1);
    const [link = ""] = received();
    await phone.goto(link);
    expect(await pathOf(phone)).toMatch(
      /^\/login\/email\/success\?token=[A-Za-z0-9]{43}&type=CONFIRM$/,
    );
    await phone.getByRole("heading", { name: "Confirm your email" }).waitFor();
    await nothingForAxe(phone);
    await phone.getByRole("button", { name: "Confirm and sign in", exact: true }).click();
    await phone.getByRole("heading", { name: "Your account is ready" }).waitFor();
    await phone.getByText(`As ${EMAIL}, on this browser.`).waitFor();
    expect(await ratingsOn(phone)).toEqual({});
    await laptop.getByRole("dialog", { name: "Check your email" }).waitFor();
  });

  it("signs the laptop in after its code is confirmed, and adds its ratings", async () => {
    await laptop.getByRole("dialog").getByText("Opening it on another device?").click();
    const code = (await laptop.getByRole("dialog").locator("strong").last().innerText()).trim();
    expect(code).toMatch(/^\d\d$/);
    const question = phone.getByRole("region", { name: /^Was this you, on Chrome on / });
    await question.getByText(`It shows ${code}`, { exact: true }).waitFor();
    await nothingForAxe(phone);
    await question.getByRole("button", { name: `Yes, it shows ${code}` }).click();
    const approved = performance.now();
    await phone.getByText("That device will be signed in shortly.").waitFor();
    await laptop.getByRole("dialog", { name: "You’re signed in" }).waitFor();
    console.log(
      `from the yes on the phone to being signed in on the laptop: ${Math.round(performance.now() - approved)} ms`,
    );
    await laptop.getByText("We added 3 ratings from this device.").waitFor();
    await nothingForAxe(laptop);
    const [here, there] = await Promise.all([ratingsOn(laptop), ratingsOn(phone)]);
    expect(Object.keys(there)).toHaveLength(3);
    expect(here).toEqual(there);
  });

  it("shows the same ratings on both devices after signing in", async () => {
    await tabTo(laptop, "Continue");
    await laptop.keyboard.press("Enter");
    await eventually(() => pathOf(laptop)).toBe("/rate");
    const account = laptop.getByRole("button", { name: `Menu: ${EMAIL}` });
    await account.waitFor();
    await phone.goto("/rate");
    const poster = laptop.getByRole("option", { name: /, (Show|Film), \d{4}$/ }).nth(6);
    await poster.focus();
    await laptop.keyboard.press("k");
    await eventually(async () => Object.keys(await ratingsOn(phone)).length).toBe(4);
    expect(await ratingsOn(phone)).toEqual(await ratingsOn(laptop));
  });

  it(
    "signs in on a third device with a separate link and adds that device's ratings",
    { tags: "deep" },
    async () => {
      const tablet = await openDevice({ width: 1024, height: 768 });
      await tablet.goto("/rate");
      await tablet
        .getByRole("option", { name: /, (Show|Film), \d{4}$/ })
        .nth(9)
        .focus();
      await tablet.keyboard.press("l");
      await eventually(async () => Object.keys(await ratingsOn(tablet)).length).toBe(1);
      await tablet.goto("/signin");
      await tablet.getByLabel("Email address").fill(EMAIL);
      await tablet.getByRole("button", { name: "Email me a link" }).click();
      await eventually(() => received().length).toBe(2);
      const link = received().at(-1) ?? "";
      const mailTab = await tablet.context().newPage();
      await mailTab.goto(link);
      await mailTab.getByRole("button", { name: "Sign in", exact: true }).click();
      await mailTab.getByText("You’re signed in. We added 1 rating from this device.").waitFor();
      await eventually(() => pathOf(mailTab)).toBe("/rate");
      // The tab that waited has noticed.
      await tablet.getByRole("heading", { name: "You’re signed in" }).waitFor();
      expect(Object.keys(await ratingsOn(tablet))).toHaveLength(5);
      await tablet.context().close();
    },
  );

  it("leaves no data behind after signing out and says that a used link has expired", async () => {
    await laptop.getByRole("button", { name: `Menu: ${EMAIL}` }).focus();
    await laptop.keyboard.press("Enter");
    await laptop.getByRole("button", { name: "Sign out", exact: true }).waitFor();
    await tabTo(laptop, "Sign out");
    await laptop.keyboard.press("Enter");
    await laptop.getByText("You’re signed out", { exact: true }).waitFor();
    expect(await pathOf(laptop)).toBe("/signin?loggedOut=true");
    await nothingForAxe(laptop);
    expect(await laptop.evaluate(() => localStorage.getItem("userData"))).toBeNull();
    expect(await laptop.evaluate(() => localStorage.getItem("loggedIn"))).toBeNull();
    const [used = ""] = received();
    await laptop.goto(used);
    await laptop.getByRole("button", { name: "Confirm and sign in", exact: true }).click();
    await laptop.getByRole("alert").getByText("That link didn’t sign you in").waitFor();
    expect(await pathOf(laptop)).toBe("/signin?magicLinkFailed=true");
    await nothingForAxe(laptop);
  });

  it("logs no links or email addresses, and no console errors except for rejected calls", async () => {
    const said = product.said();
    expect(said).not.toContain("-authentication?token=");
    for (const [, token = ""] of received().map((link) => /token=(\w+)/.exec(link) ?? []))
      expect(said).not.toContain(token);
    expect(said).not.toContain(EMAIL);
    // 417 is part of asking, 410 is what a used link is answered with. 401 is what was under way meets when a bearer is replaced by a new one.
    expect(
      complaints
        .flatMap((each) => each.all())
        .filter((line) => !/status of 4(17|10|01)|failed with 401|Failed to login/.test(line)),
    ).toEqual([]);
  });
});

describe("a secret in the URL", { tags: "deep" }, () => {
  const SECRET = "s3cret".repeat(4);

  it.each([
    [`/login/email/success?token=${SECRET}`, "page"],
    [`/about?processQR=${SECRET}&source=TV`, "page"],
    [`/watchlists/invite/${SECRET}`, "page"],
    [`/watchlists/invite/${SECRET}`, "step"],
  ])("is sent only with the intended request: %s (%s)", async (path, entered) => {
    const page = await openDevice({ width: 360, height: 800 });
    const requests: Request[] = [];
    if (entered === "step") {
      await page.goto("/");
      await untilHydrated(page);
    }
    page.on("request", (request) => void requests.push(request));
    if (entered === "page") await page.goto(path);
    else await stepTo(page, path);
    await page.getByRole("heading").last().waitFor();
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const referrers = await Promise.all(requests.map((request) => request.headerValue("referer")));
    expect(requests.length).toBeGreaterThan(0);
    expect(referrers.filter((referrer) => referrer?.includes(SECRET))).toEqual([]);
    const assets = requests.filter(
      (request) => !["document", "fetch", "xhr"].includes(request.resourceType()),
    );
    expect(assets.map((asset) => asset.url()).filter((url) => url.includes(SECRET))).toEqual([]);
    await page.context().close();
  });
});
