import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "./launchBrowser.ts";
import { sampleUserData } from "./rememberingAnswers.ts";
import { HOLDER, otherDevice, signedIn, signInAnswers, type SignInState } from "./signInAnswers.ts";
import { startPages, type Pages } from "./startPages.ts";

interface Visit {
  page: Page;
  pages: Pages;
  context: BrowserContext;
  state: SignInState;
}

let browser: Browser;
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => void (browser = await launchBrowser()));
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
afterAll(() => browser?.close());

/** A page of a server that signs people in; `known` devices have an account, `loggedIn` ones somebody who has signed in. */
async function visit(path: string, { known = false, loggedIn = false, width = 1280 } = {}): Promise<Visit> {
  const { call, state } = signInAnswers();
  const pages = await startPages({ call });
  const context = await browser.newContext({ baseURL: pages.origin, reducedMotion: "reduce", viewport: { width, height: 800 } });
  closers.push(async () => {
    await context.close();
    await pages.close();
  });
  const kept = { ...(known || loggedIn ? { userData: sampleUserData } : {}), ...(loggedIn ? { loggedIn: "true" } : {}) };
  // Only once: what signing out forgets must stay forgotten.
  const seed = await context.newPage();
  await seed.goto("/theme.js");
  await seed.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), Object.entries(kept));
  await seed.close();
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return { page, pages, context, state };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
/** Like `expect`, asked again until it holds: await what is asserted of it. */
function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 10_000 });
}
const namesOf = ({ pages }: Visit) => pages.calls.map(({ id }) => id).filter((id) => !["recordEvents", "recordSession", "getUser"].includes(id));

async function ask(page: Page, email = "ann@example.org"): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.locator('button[type="submit"]:enabled').first().waitFor(); // not before the page has come alive
  await page.keyboard.press("Enter");
}

describe("the sign-in page", () => {
  it("says why somebody is there", async () => {
    const { page } = await visit("/signin");
    await heading(page, "Sign in");
    expect(await page.getByText(/You are signed out|That link did not sign you in/).count()).toBe(0);
    await page.goto("/signin?magicLinkFailed=true");
    await page.getByRole("alert").getByText("That link did not sign you in").waitFor();
    await page.goto("/signin?loggedOut=true");
    await page.getByText("You are signed out", { exact: true }).waitFor();
    await page.goto("/signin?loggedOut=false&magicLinkFailed=1");
    await heading(page, "Sign in");
    expect(await page.getByText(/You are signed out|That link did not sign you in/).count()).toBe(0);
  });

  it("keeps what was typed before it came alive, and out of the address", async () => {
    const { page } = await visit("/about");
    await page.route(/assets\/browser-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto("/signin", { waitUntil: "commit" });
    await page.getByLabel("E-mail address").fill("early@example.org");
    await page.keyboard.press("Enter");
    await button(page, "E-mail me a link").click();
    await page.getByText("early@example.org").waitFor();
    expect(await pathOf(page)).toBe("/signin");
  });

  it("wants an address, saves it on 417, and shows the code while it waits", async () => {
    const visited = await visit("/signin");
    const { page } = visited;
    for (const [email, problem] of [
      ["", "Type your e-mail address."],
      ["ann", /^This is no e-mail address yet/],
    ] as const) {
      await ask(page, email);
      await page.getByText(problem).waitFor();
      const field = page.getByLabel("E-mail address");
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(namesOf(visited).includes("createUser")).toBe(false);
    await ask(page);
    await heading(page, "Look into your mail");
    await page.getByText("07", { exact: true }).waitFor();
    await page.getByText("ann@example.org").waitFor();
    await page
      .getByText(/^Sent\./)
      .last()
      .waitFor();
    expect(
      namesOf(visited)
        .filter((id) => id !== "getEmailLink")
        .slice(-4),
    ).toEqual(["createUser", "requestEmailLink", "patchUser", "requestEmailLink"]);
    const asked = visited.pages.calls.filter(({ id }) => id === "requestEmailLink").map(({ input }) => input.body);
    const body = { email: "ann@example.org", authDeviceType: "WEB" };
    expect(asked).toEqual([body, body]);
    await page.reload();
    await page.getByText("07", { exact: true }).waitFor();
    await button(page, "Use another address").click();
    await page.getByLabel("E-mail address").waitFor();
  });

  it("collects the bearer once this device was let in elsewhere, says what came along, and leads back", async () => {
    const visited = await visit("/about");
    const { page, state } = visited;
    await page.goto("/signin");
    await ask(page);
    await heading(page, "Look into your mail");
    state.state = "APPROVED";
    await heading(page, "You are signed in");
    await page.getByText("1 rating came along from this device.").waitFor();
    await page.getByText("As ann@example.org, on this browser.").waitFor();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept["loggedIn"]).toBe("true");
    expect(JSON.parse(kept["userData"] ?? "")).toEqual({ id: HOLDER, api_token: "fresh", defaultWatchlistId: 77 });
    expect(kept["emailLink"]).toBeUndefined();
    await page.getByRole("link", { name: "Go on", exact: true }).click();
    await eventually(() => pathOf(page)).toBe("/about");
    await button(page, "Your account: ann@example.org").waitFor();
    await eventually(() => visited.pages.calls.find(({ id }) => id === "updateIdentifier")?.input.body).toMatchObject({
      source: "WEB",
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("says plainly that a mail did not go out, and that a link is over", async () => {
    const { page, state } = await visit("/signin");
    state.mail = "FAILED";
    await ask(page);
    await page.getByRole("alert").getByText("The mail could not be sent. Check the address, or try again.").waitFor();
    expect(await button(page, "Send it again").getAttribute("aria-disabled")).toBe("false");
    state.state = "ENDED";
    await page.getByRole("alert").getByText("This link is over").waitFor();
  });

  it("sends another one only after a while", async () => {
    const visited = await visit("/signin");
    const { page } = visited;
    await page.clock.install();
    await ask(page);
    const waits = button(page, /^Send it again in 0:\d\d$/);
    await waits.waitFor();
    const count = () => visited.pages.calls.filter(({ id }) => id === "requestEmailLink").length;
    const before = count();
    await waits.click({ force: true });
    await page.clock.fastForward(31_000);
    await button(page, "Send it again").waitFor();
    expect(count()).toBe(before);
    await button(page, "Send it again").click();
    await eventually(count).toBe(before + 1);
    await waits.waitFor();
  });

  it("waits as long as the server says, also after a reload", async () => {
    const { page, state } = await visit("/signin", { known: true });
    state.refusal = new ApiFailure(429, "Too many attempts.", { retryAfter: 90 });
    await ask(page);
    await page.getByText(/^That were many links in a short time\. Ask for the next one in 1:\d\d\.$/).waitFor();
    expect(await button(page, "E-mail me a link").getAttribute("aria-disabled")).toBe("true");
    await page.reload();
    await page.getByText(/^That were many links/).waitFor();
    await page.evaluate(() => localStorage.setItem("signInAttempts", JSON.stringify({ count: 5, lockedUntil: Date.now() - 1 })));
    await page.reload();
    await page.getByLabel("E-mail address").waitFor();
    expect(await page.getByText(/^That were many links/).count()).toBe(0);
  });

  it("locks out after five attempts, and says when the next may be", async () => {
    const { page, state, pages } = await visit("/signin", { known: true });
    state.refusal = new ApiFailure(503, "no");
    for (let attempt = 1; attempt < 5; attempt++) {
      await ask(page);
      await eventually(() => page.evaluate(() => JSON.parse(localStorage.getItem("signInAttempts") ?? "{}").count)).toBe(attempt);
      await page
        .getByRole("alert")
        .getByText(/^The link could not be asked for/)
        .waitFor();
    }
    await ask(page);
    await page.getByText(/Ask for the next one in 1[45]:\d\d\.$/).waitFor();
    const descriptions = () => pages.calls.filter(({ id }) => id === "recordEvents").flatMap(({ input }) => JSON.stringify(input.body));
    await eventually(() => descriptions().join()).toContain('"description":"Failed to send email token"');
  });
});

describe("popups", () => {
  it.each([
    ["/signin-popup", "Sign in", true],
    ["/login/email", "Sign in", true],
    ["/registration-popup", "Create your account", false],
  ])("%s is called %s", async (path, name, mayChange) => {
    const { page } = await visit(path);
    const dialog = page.getByRole("dialog", { name, exact: true });
    await dialog.waitFor();
    expect(await page.title()).toContain(name);
    expect(await dialog.getByRole("button", { name: /^New here|^Have an account/ }).count()).toBe(mayChange ? 1 : 0);
  });

  it("opened from the header stays on its page afterwards", async () => {
    const { page, state } = await visit("/about");
    await page.getByRole("link", { name: "Sign in", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in", exact: true });
    await dialog.waitFor();
    expect(await pathOf(page)).toBe("/about?signinPopup=skip-redirect");
    await ask(page);
    await page.getByRole("dialog", { name: "Look into your mail" }).waitFor();
    state.state = "APPROVED";
    await page.getByRole("dialog", { name: "You are signed in" }).getByRole("button", { name: "Go on", exact: true }).click();
    await eventually(() => pathOf(page)).toBe("/about");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it.each([
    ["/signin-popup", "Sign in"],
    ["/registration-popup", "Create your account"],
  ])("by its address %s, stays where it is afterwards", async (path, name) => {
    const { page, state } = await visit("/about");
    await page.goto(path);
    await page.getByRole("dialog", { name, exact: true }).waitFor();
    await ask(page);
    await page.getByRole("dialog", { name: "Look into your mail" }).waitFor();
    state.state = "APPROVED";
    const dialog = page.getByRole("dialog", { name: "You are signed in" });
    await dialog.waitFor();
    expect(await pathOf(page)).toBe(path);
    await dialog.getByRole("button", { name: "Go on", exact: true }).click();
    await eventually(() => pathOf(page)).toBe("/");
  });

  it("of registering stays too, and the e-mail login leads back", async () => {
    const { page, state } = await visit("/about");
    await page.goto("/login");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.getByRole("dialog", { name: "Create your account" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Sign in by e-mail" }).click();
    await page.getByRole("dialog", { name: "Sign in", exact: true }).waitFor();
    await ask(page);
    await page.getByText("07", { exact: true }).waitFor();
    state.state = "APPROVED";
    await page.getByRole("dialog", { name: "You are signed in" }).getByRole("link", { name: "Go on", exact: true }).click();
    await eventually(() => pathOf(page)).toBe("/about");
  });
});

describe("a link from a mail", () => {
  it.each(["/web-authentication", "/android-authentication"])("leads from %s to its end, its query with it", async (path) => {
    const { page, pages } = await visit("/about");
    const answer = await fetch(`${pages.origin}${path}?token=abc&platform=WEB`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/login/email/success?token=abc&platform=WEB"]);
    await page.goto(`${path}?token=abc`);
    await heading(page, "Sign in on this browser?");
    expect(await pathOf(page)).toBe("/login/email/success?token=abc");
    await page.goto("/signin?token=abc");
    await heading(page, "Sign in on this browser?");
  });

  it("is spent by one click, never by being opened; the token leaves the address", async () => {
    const visited = await visit("/web-authentication?token=abc", { known: true });
    const { page, pages } = visited;
    expect(namesOf(visited)).not.toContain("authenticate");
    await button(page, "Sign in").click();
    await heading(page, "You are signed in");
    expect(pages.calls.find(({ id }) => id === "authenticate")?.bearer).toBe("Bearer secret");
    await page.getByText("12 ratings and 3 titles on your lists came along from this device.").waitFor();
    await eventually(() => pathOf(page)).toBe("/login/email/success?done=1");
    await page.reload();
    await heading(page, "You are signed in");
    await page.getByRole("link", { name: "Go on", exact: true }).click();
    await eventually(() => pathOf(page)).toBe("/");
  });

  it("asks of another device, and takes no for an answer by itself", async () => {
    const visited = await visit("/login/email/success?token=abc");
    const { page, state, pages } = visited;
    state.waiting = [otherDevice];
    state.authentication = { ...signedIn, merged: null, newAccount: true, request: otherDevice };
    await button(page, "Sign in").click();
    await heading(page, "Your account is ready");
    const question = page.getByRole("region", { name: "Was this you, on Chrome on Android?" });
    await question.getByText("It shows 07", { exact: true }).waitFor();
    await page.keyboard.press("Tab");
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("No, it was not me");
    await page.keyboard.press("Enter");
    await page.getByText("That device stays out.").waitFor();
    expect(pages.calls.find(({ id }) => id === "answerSignInRequest")?.input).toEqual({ params: { userId: HOLDER, requestId: "requestabcde" }, body: { approved: false } });
  });

  it("offers what this browser's own account holds, where it did not come along", async () => {
    const { page, state, pages } = await visit("/login/email/success?token=abc", { known: true });
    state.authentication = { ...signedIn, merged: null };
    await button(page, "Sign in").click();
    await page.getByRole("region", { name: "This browser has a history of its own" }).getByRole("button", { name: "Bring it along" }).click();
    await page.getByText("2 ratings came along from this device.").waitFor();
    expect(pages.calls.find(({ id }) => id === "bringDeviceHistory")).toMatchObject({ bearer: "Bearer fresh", input: { body: { token: "secret" } } });
  });

  it("that does not work leads to sign-in, which says so", async () => {
    const { page, state } = await visit("/login/email/success?token=abc");
    state.authentication = new ApiFailure(410, "This link does not work");
    await button(page, "Sign in").click();
    await page.getByText("That link did not sign you in").waitFor();
    expect(await pathOf(page)).toBe("/signin?magicLinkFailed=true");
    await page.goto("/login/email/success?token=a-b");
    await eventually(() => pathOf(page)).toBe("/signin?magicLinkFailed=true");
  });

  it("that nobody looked at can be tried again", async () => {
    const { page, state } = await visit("/login/email/success?token=abc");
    state.authentication = new ApiFailure(503, "no");
    await button(page, "Sign in").click();
    await page
      .getByRole("alert")
      .getByText(/^The server could not be reached/)
      .waitFor();
    state.authentication = signedIn;
    await button(page, "Sign in").click();
    await heading(page, "You are signed in");
  });

  it("of a change of address signs nobody in", async () => {
    const { page, state } = await visit("/login/email/success?token=abc&type=CHANGE_OLD");
    await heading(page, "Leave this address?");
    state.authentication = { ...signedIn, holderId: null, accessToken: null, merged: null, outcome: "CHANGE_WAITING" };
    await button(page, "Let go of this address").click();
    await heading(page, "One more link");
    expect(await page.evaluate(() => localStorage.getItem("loggedIn"))).toBeNull();
  });

  it("that is missing goes back to where the tab was, and says so there", async () => {
    const { page } = await visit("/about");
    await page.goto("/login/email/success");
    await page.getByText(/^That sign-in did not begin/).waitFor();
    await eventually(() => pathOf(page)).toBe("/about");
    const fresh = await visit("/login/email/success");
    await fresh.page.getByText(/^That sign-in did not begin/).waitFor();
    await eventually(() => pathOf(fresh.page)).toBe("/");
  });
});

describe("addresses", () => {
  it("take t for a token where it is one", async () => {
    const { page } = await visit("/about?t=aB3");
    await heading(page, "Sign in on this browser?");
    expect(await pathOf(page)).toBe("/login/email/success?token=aB3");
    await page.goto("/about?t=a-B3");
    await page.waitForLoadState("networkidle");
    expect(await pathOf(page)).toBe("/about?t=a-B3");
  });

  it("with ar=1 lead to the start whoever is logged in, and no further", async () => {
    const { page } = await visit("/about?ar=1", { loggedIn: true });
    await eventually(() => pathOf(page)).toBe("/?ar=1");
    await heading(page, "Tap what you love, swipe away what you don’t.");
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
    const stranger = await visit("/about?ar=1", { known: true });
    expect(await pathOf(stranger.page)).toBe("/about?ar=1");
  });
});

describe("being signed out", () => {
  it("happens in every tab when the server knows the bearer no more", async () => {
    const { page, context, state } = await visit("/about", { loggedIn: true });
    const other = await context.newPage();
    await other.goto("/home/");
    await button(other, /^Your account/).waitFor();
    await page.evaluate(() => localStorage.setItem("theme", "light"));
    state.forgotten = true;
    await page.reload();
    for (const tab of [page, other]) {
      await tab.getByText("You are signed out", { exact: true }).waitFor();
      expect(await pathOf(tab)).toBe("/signin?loggedOut=true");
    }
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => ["userData", "loggedIn", "theme", "installationId"].includes(key))).toEqual([]);
  });

  it("is in the menu of the account, and says where it failed", async () => {
    const { page, state, pages } = await visit("/about", { loggedIn: true });
    state.logout = new ApiFailure(503, "no");
    await button(page, /^Your account/).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    const toast = page.getByText("Failed to logout");
    await toast.waitFor();
    expect(await page.evaluate(() => localStorage.getItem("loggedIn"))).toBe("true");
    state.logout = null;
    await button(page, "Retry").click();
    await page.getByText("You are signed out", { exact: true }).waitFor();
    expect(pages.calls.filter(({ id }) => id === "logout")).toHaveLength(2);
    expect(await page.evaluate(() => localStorage.getItem("userData"))).toBeNull();
  });
});
