// @module-tag deeper
import type { CallApi } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { overrideCalls, type Answers } from "../answers/overrideCalls.ts";
import { accountAnswers } from "../answers/accountAnswers.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { sampleUserData } from "../answers/statefulAnswers.ts";
import { startPages, type Pages } from "../visits/startPages.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

type LinkState = "WAITING" | "CONFIRMED" | "REFUSED" | "GONE";

let browser: Browser;
let pages: Pages;
let page: Page;
let complaints: Complaints;
let state: LinkState = "WAITING";
let requests = 0;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(async () => {
  await page.context().close();
  await pages.close();
});

/** The answers for a screen that asks to be signed in; `state` says what became of it. */
function screenAnswers(): CallApi {
  const { call } = accountAnswers();
  const mine: Answers = {
    startLink: async () => {
      requests += 1;
      const address = `https://worthy.example/?processQR=token${requests}&source=WEB`;
      return {
        token: `token${requests}`,
        code: requests === 1 ? "BCDF-GHJK" : "LMNP-QRST",
        collectToken: `collect${requests}`,
        matchingCode: "42",
        address,
        expiresAt: "2030-01-01T00:00:00.000Z",
      };
    },
    collectLink: async () => {
      if (state === "GONE")
        throw new ApiFailure(
          404,
          "Error: This request was not recognized or it has expired. Please try again.",
        );
      return state === "CONFIRMED"
        ? { state, id: "abcdefghijkl", token: "fresh" }
        : { state, id: null, token: null };
    },
  };
  return overrideCalls(mine, call);
}

interface Visit {
  call: CallApi;
  /** The device has the sample person's account. */
  known?: boolean;
  width?: number;
}

async function visit(path: string, { call, known = true, width = 390 }: Visit): Promise<void> {
  [state, requests] = ["WAITING", 0];
  pages = await startPages({ call, ...(known ? { userId: "abcdefghijkl" } : {}) });
  const context = await browser.newContext({
    baseURL: pages.origin,
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
  });
  if (known)
    await context.addInitScript((kept) => localStorage.setItem("userData", kept), sampleUserData);
  page = await context.newPage();
  complaints = watchPage(page);
  await openHydrated(page, path);
}

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const called = (id: string) => pages.calls.filter((call) => call.id === id);
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const question = () => page.getByRole("dialog", { name: "Allow this sign-in?" });
const pending = () => page.evaluate(() => localStorage.getItem("pendingActionToken"));
const calm = () =>
  expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);

async function accessible(): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
}

describe("linking on the phone", () => {
  // shows: 8.linking.1
  it("shows the linked Apple TV's name", async () => {
    await visit("/?processQR=apple&source=TV", { call: accountAnswers().call });
    await question().getByRole("button", { name: "Yes, it shows 42" }).click();
    await says("Your account has been successfully linked to your Apple TV");
    calm();
  });

  // shows: 2.routes.4
  it("opens the QR code's URL, shows which device is asking and confirms the request", async () => {
    await visit("/?processQR=a1B2c3&source=TV", { call: accountAnswers().call });
    await question().getByText("A TV wants to sign in to your account.").waitFor();
    await question().getByText("Chrome on a TV").waitFor();
    await accessible();
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab"); // the way out, No, Yes
    await page.keyboard.press("Enter");
    await says("Your account has been successfully linked to Chrome on a TV");
    expect(called("answerLink").map(({ input }) => input.body)).toEqual([
      { token: "a1B2c3", confirm: true },
    ]);
    await expect.poll(() => page.getByRole("dialog").count(), patient).toBe(0);
    expect(await pending()).toBeNull();
    calm();
  });

  it("can decline the request, and sends no response if closed", { tags: "deep" }, async () => {
    await visit("/?processQR=a1B2c3&source=TV", { call: accountAnswers().call });
    await question().getByRole("button", { name: "No", exact: true }).click();
    await says("Sign-in declined.");
    await page.goto("/?processQR=a1B2c3&source=TV");
    await question().getByText("Chrome on a TV").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count(), patient).toBe(0);
    expect(called("answerLink").map(({ input }) => input.body)).toEqual([
      { token: "a1B2c3", confirm: false },
    ]);
    calm();
  });

  // shows: 8.linking.3
  it("shows an error if the request is unknown or has expired", async () => {
    await visit("/?processQR=expired&source=TV", { call: accountAnswers().call });
    await says("Error: This request was not recognized or it has expired. Please try again.");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await expect.poll(() => page.getByRole("dialog").count(), patient).toBe(0);
    calm();
  });

  // shows: 2.routes.5, 8.linking.2
  it("keeps the request until the user has signed in, then asks for confirmation automatically", async () => {
    const answers = accountAnswers({ registered: false });
    await visit("/?processQR=a1B2c3&source=TV", { call: answers.call });
    await page
      .getByRole("dialog", { name: "You need to be signed in to link your account" })
      .waitFor();
    await accessible();
    expect(JSON.parse((await pending()) ?? "")).toMatchObject({ value: "a1B2c3", source: "TV" });
    expect(await page.getByRole("link", { name: "I have an account" }).getAttribute("href")).toBe(
      "/signin",
    );
    answers.register(true);
    await page.goto("/home/");
    await question().getByText("Chrome on a TV").waitFor();
    expect(new URL(page.url()).searchParams.get("processQR")).toBe("a1B2c3");
    await expect.poll(pending, patient).toBeNull();
    calm();
  });

  it(
    "also accepts the code in upper or lower case and with any spacing",
    { tags: "deep" },
    async () => {
      await visit("/profile/devices", { call: accountAnswers().call });
      const code = page.getByRole("textbox", { name: "Code on the other screen" });
      await code.fill("BCDF");
      await page.keyboard.press("Enter");
      await says("Codes have eight letters, such as BCDF-GHJK.");
      await code.fill(" bcdf ghjk");
      await page.keyboard.press("Enter");
      await question().getByText("Chrome on a TV").waitFor();
      expect(called("lookAtLink").at(-1)?.input.body).toEqual({ code: "BCDF-GHJK" });
      await page.keyboard.press("Escape");
      await expect.poll(address, patient).toBe("/profile/devices");
      calm();
    },
  );

  it("shows a field for the code at /link if the user is signed in", { tags: "deep" }, async () => {
    await visit("/link", { call: accountAnswers().call });
    await page.getByRole("heading", { level: 1, name: "Sign in on another screen" }).waitFor();
    await page.getByRole("textbox", { name: "Code on the other screen" }).waitFor();
    calm();
  });
});

describe("linking on the other screen", () => {
  it.each(firstInLayer(1, [360, 1280]))(
    "shows a QR code and a short code at %d pixels",
    { tags: "deeper" },
    async (width) => {
      await visit("/link", { call: screenAnswers(), known: false, width });
      await page.getByRole("img", { name: /^QR code/ }).waitFor();
      await says("BCDF-GHJK");
      await accessible();
      expect(called("createUser")).toEqual([]);
      calm();
    },
  );

  it(
    "signs in with a separate bearer token once the request is confirmed",
    { tags: "deep" },
    async () => {
      await visit("/link", { call: screenAnswers(), known: false });
      await says("BCDF-GHJK");
      state = "CONFIRMED";
      await says("You’re signed in here.");
      await expect.poll(address, patient).toBe("/home/");
      const kept = await page.evaluate(() => [
        localStorage.getItem("userData"),
        localStorage.getItem("loggedIn"),
      ]);
      expect([JSON.parse(kept[0] ?? ""), kept[1]]).toEqual([
        { id: "abcdefghijkl", api_token: "fresh", defaultWatchlistId: 99 },
        "true",
      ]);
      expect(called("getUser").at(-1)?.bearer).toBe("Bearer fresh");
      calm();
    },
  );

  it.each([
    ["REFUSED", "Declined on the other device."],
    ["GONE", "This code has expired."],
  ] as const)("shows a new code after %s", { tags: "deep" }, async (next, words) => {
    await visit("/link", { call: screenAnswers(), known: false });
    await says("BCDF-GHJK");
    state = next;
    await says(words);
    state = "WAITING";
    await page.getByRole("button", { name: "Show a new code" }).click();
    await says("LMNP-QRST");
    calm();
  });
});
