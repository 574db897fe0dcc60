import { ApiFailure } from "@worthy/contract/apiFailure";
import { describe, expect, it } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { HOLDER } from "../answers/signInAnswers.ts";
import {
  ask,
  button,
  eventually,
  heading,
  namesOf,
  pathOf,
  signInVisits,
} from "../visits/signInVisits.ts";

const visit = signInVisits();

describe("the sign-in page", () => {
  // shows: 2.login.14, 2.login.15, 2.login.16, 2.screens.4
  it("says why the user was redirected there", async () => {
    const { page } = await visit("/signin");
    await heading(page, "Sign in");
    expect(await page.getByText(/You’re signed out|That link didn’t sign you in/).count()).toBe(0);
    await page.goto("/signin?magicLinkFailed=true");
    await page.getByRole("alert").getByText("That link didn’t sign you in").waitFor();
    await page.goto("/signin?loggedOut=true");
    await page.getByText("You’re signed out", { exact: true }).waitFor();
    await page.goto("/signin?loggedOut=false&magicLinkFailed=1");
    await heading(page, "Sign in");
    expect(await page.getByText(/You’re signed out|That link didn’t sign you in/).count()).toBe(0);
  });

  it(
    "keeps an email address typed before hydration without putting it in the URL",
    { tags: "deep" },
    async () => {
      const { page } = await visit("/about");
      await page.route(/assets\/browser-/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.goto("/signin", { waitUntil: "commit" });
      await page.getByLabel("Email address").fill("early@example.org");
      await page.keyboard.press("Enter");
      await button(page, "Email me a link").click();
      await page.getByText("early@example.org").waitFor();
      expect(await pathOf(page)).toBe("/signin");
    },
  );

  // shows: 7.account.10
  it("requires an email address, saves it after a 417 and shows the matching code only on request", async () => {
    const visited = await visit("/signin");
    const { page } = visited;
    for (const [email, problem] of [
      ["", "Enter your email address."],
      ["ann", "Enter a valid email address."],
    ] as const) {
      await ask(page, email);
      await page.getByText(problem).waitFor();
      const field = page.getByLabel("Email address");
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(namesOf(visited).includes("createUser")).toBe(false);
    await ask(page);
    await heading(page, "Check your email");
    const focused = page.locator(":focus");
    await focused.getByText("ann@example.org", { exact: true }).waitFor();
    const code = page.getByText("07", { exact: true });
    expect(await code.isVisible()).toBe(false);
    await page.getByText("Opening it on another device?").click();
    await page.getByText("Make sure it shows this number.").waitFor();
    await code.waitFor();
    await page
      .getByText(/^Sent\./)
      .last()
      .waitFor();
    expect(
      namesOf(visited)
        .filter((id) => ["createUser", "requestEmailLink", "patchUser"].includes(id))
        .slice(-4),
    ).toEqual(["createUser", "requestEmailLink", "patchUser", "requestEmailLink"]);
    const asked = visited.pages.calls
      .filter(({ id }) => id === "requestEmailLink")
      .map(({ input }) => input.body);
    const body = { email: "ann@example.org", authDeviceType: "WEB" };
    expect(asked).toEqual([body, body]);
    await page.reload();
    await page.getByText("ann@example.org", { exact: true }).waitFor();
    expect(await code.isVisible()).toBe(false);
    await button(page, "Use another address").click();
    await focused.getByLabel("Email address").waitFor();
  });

  // shows: 3.storage.1, 3.storage.2
  it("signs this device in once it is approved elsewhere, shows what was added and links back", async () => {
    const visited = await visit("/about");
    const { page, state } = visited;
    await page.goto("/signin");
    await ask(page);
    await heading(page, "Check your email");
    state.state = "APPROVED";
    await heading(page, "You’re signed in");
    await page.getByText("We added 1 rating from this device.").waitFor();
    await page.getByText("As ann@example.org, on this browser.").waitFor();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept["loggedIn"]).toBe("true");
    expect(JSON.parse(kept["userData"] ?? "")).toEqual({
      id: HOLDER,
      api_token: "fresh",
      defaultWatchlistId: 77,
    });
    expect(kept["emailLink"]).toBeUndefined();
    await page.getByRole("link", { name: "Continue", exact: true }).click();
    await eventually(() => pathOf(page)).toBe("/about");
    await button(page, "Menu: ann@example.org").waitFor();
    await eventually(
      () => visited.pages.calls.find(({ id }) => id === "updateIdentifier")?.input.body,
    ).toMatchObject({
      source: "WEB",
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("reports a failed email or an expired link", { tags: "deep" }, async () => {
    const { page, state } = await visit("/signin");
    state.mail = "FAILED";
    await ask(page);
    await page
      .getByRole("alert")
      .getByText("Couldn’t send the email. Check the address, or try again.")
      .waitFor();
    expect(await button(page, "Send it again").getAttribute("aria-disabled")).toBe("false");
    state.state = "ENDED";
    await page.getByRole("alert").getByText("This link has expired").waitFor();
  });

  it("requires the user to wait before sending another link", { tags: "deep" }, async () => {
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

  // shows: 4.attempts.2
  it("waits as long as the server requires, even after a reload", async () => {
    const { page, state } = await visit("/signin", { known: true });
    state.refusal = new ApiFailure(429, "Too many attempts.", { retryAfter: 90 });
    await ask(page);
    await page
      .getByText(/^Too many requests\. You can ask for the next link in 1:\d\d\.$/)
      .waitFor();
    expect(await button(page, "Email me a link").getAttribute("aria-disabled")).toBe("true");
    await page.reload();
    await page.getByText(/^Too many requests/).waitFor();
    await page.evaluate(() =>
      localStorage.setItem(
        "signInAttempts",
        JSON.stringify({ count: 5, lockedUntil: Date.now() - 1 }),
      ),
    );
    await page.reload();
    await page.getByLabel("Email address").waitFor();
    expect(await page.getByText(/^Too many requests/).count()).toBe(0);
  });

  // shows: 4.attempts.1
  it("locks after five attempts and says when the next one is allowed", async () => {
    const { page, state } = await visit("/signin", { known: true });
    state.refusal = new ApiFailure(503, "no");
    for (let attempt = 1; attempt < 5; attempt++) {
      await ask(page);
      await eventually(() =>
        page.evaluate(() => JSON.parse(localStorage.getItem("signInAttempts") ?? "{}").count),
      ).toBe(attempt);
      await page
        .getByRole("alert")
        .getByText(/^Couldn’t send the link/)
        .waitFor();
    }
    await ask(page);
    await page.getByText(/ask for the next link in 1[45]:\d\d\.$/).waitFor();
  });

  // shows: 8.messages.5
  it("reports a link that can't be requested as 'Failed to send email token'", async () => {
    const { page, state, pages } = await visit("/signin", { known: true });
    state.refusal = new ApiFailure(503, "no");
    await ask(page);
    const descriptions = () =>
      pages.calls
        .filter(({ id }) => id === "recordEvents")
        .flatMap(({ input }) => JSON.stringify(input.body));
    await eventually(() => descriptions().join()).toContain(
      '"description":"Failed to send email token"',
    );
  });
});

describe("sign-in popups", () => {
  // shows: 2.login.2, 2.login.8, 2.login.9, 2.login.11
  it.each(
    firstInLayer(2, [
      ["/registration-popup", "Create your account", false],
      ["/login/email", "Sign in", true],
      ["/signin-popup", "Sign in", true],
    ] as const),
  )(
    "opened at %s have the accessible name %s",
    { tags: "deeper" },
    async (path, name, mayChange) => {
      const { page } = await visit(path);
      const dialog = page.getByRole("dialog", { name, exact: true });
      await dialog.waitFor();
      expect(await page.title()).toContain(name);
      expect(await dialog.getByRole("button", { name: /^New here|^Have an account/ }).count()).toBe(
        mayChange ? 1 : 0,
      );
    },
  );

  it("opened from the header stay on the same page afterwards", { tags: "deep" }, async () => {
    const { page, state } = await visit("/about");
    await page.getByRole("link", { name: "Sign in", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in", exact: true });
    await dialog.waitFor();
    expect(await pathOf(page)).toBe("/about?signinPopup=skip-redirect");
    await ask(page);
    await page.getByRole("dialog", { name: "Check your email" }).waitFor();
    state.state = "APPROVED";
    await page
      .getByRole("dialog", { name: "You’re signed in" })
      .getByRole("button", { name: "Continue", exact: true })
      .click();
    await eventually(() => pathOf(page)).toBe("/about");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  // shows: 2.login.10, 2.login.12, 2.login.13
  it.each(
    firstInLayer(1, [
      ["/signin-popup", "Sign in"],
      ["/registration-popup", "Create your account"],
    ] as const),
  )("opened directly at %s stay at that URL afterwards", { tags: "deeper" }, async (path, name) => {
    const { page, state } = await visit("/about");
    await page.goto(path);
    await page.getByRole("dialog", { name, exact: true }).waitFor();
    await ask(page);
    await page.getByRole("dialog", { name: "Check your email" }).waitFor();
    state.state = "APPROVED";
    const dialog = page.getByRole("dialog", { name: "You’re signed in" });
    await dialog.waitFor();
    expect(await pathOf(page)).toBe(path);
    await dialog.getByRole("button", { name: "Continue", exact: true }).click();
    await eventually(() => pathOf(page)).toBe("/");
  });

  // shows: 2.login.1, 2.screens.5
  it("also return to the page after the user switches to sign-up and continues by email", async () => {
    const { page, state } = await visit("/about");
    await page.goto("/login");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.getByRole("dialog", { name: "Create your account" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Sign in by email" }).click();
    await page.getByRole("dialog", { name: "Sign in", exact: true }).waitFor();
    await ask(page);
    await page.getByText("ann@example.org", { exact: true }).waitFor();
    state.state = "APPROVED";
    await page
      .getByRole("dialog", { name: "You’re signed in" })
      .getByRole("link", { name: "Continue", exact: true })
      .click();
    await eventually(() => pathOf(page)).toBe("/about");
  });
});
