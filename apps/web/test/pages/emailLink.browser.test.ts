// @module-tag deeper
import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { axeRun } from "../visits/axeInDepth.ts";
import { sampleUser } from "../answers/sampleAnswers.ts";
import { HOLDER, otherDevice, signedIn } from "../answers/signInAnswers.ts";
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

/** What is noted right after a login leaves three seconds after it. */
async function eventsWait(page: Page): Promise<void> {
  await page.evaluate(() => void Promise.reject(new Error("after the login")));
  const waited = () =>
    page.evaluate(() => {
      const asked = performance.getEntriesByType("resource") as PerformanceResourceTiming[]; // all of this type are
      const login = asked.find(({ name }) => name.includes("/v1/api/auth/authentication"));
      return asked
        .filter(({ name }) => name.includes("/api/event"))
        .map(({ startTime }) => startTime - (login?.responseEnd ?? Infinity))
        .filter((time) => time > 0);
    });
  await eventually(waited).not.toEqual([]);
  expect(Math.min(...(await waited()))).toBeGreaterThanOrEqual(3000);
}

describe("an emailed link", () => {
  // shows: 2.login.6, 2.login.7, 5.tokens.2
  it.each(firstInLayer(1, ["/web-authentication", "/android-authentication"]))(
    "redirects from %s to the final URL with its query",
    { tags: "deeper" },
    async (path) => {
      const { page, pages } = await visit("/about");
      const answer = await fetch(`${pages.origin}${path}?token=abc&platform=WEB`, {
        redirect: "manual",
      });
      expect([answer.status, answer.headers.get("location")]).toEqual([
        301,
        "/login/email/success?token=abc&platform=WEB",
      ]);
      await page.goto(`${path}?token=abc`);
      await heading(page, "Sign in on this browser?");
      expect(await pathOf(page)).toBe("/login/email/success?token=abc");
      await page.goto("/signin?token=abc");
      await heading(page, "Sign in on this browser?");
    },
  );

  // shows: 2.login.3, 4.login.1, 9.events.6
  it("is redeemed by a click rather than on page load, and removes the token from the URL", async () => {
    const visited = await visit("/web-authentication?token=abc", { known: true });
    const { page, pages } = visited;
    expect(namesOf(visited)).not.toContain("authenticate");
    await button(page, "Sign in").click();
    await heading(page, "You’re signed in");
    expect(pages.calls.find(({ id }) => id === "authenticate")?.bearer).toBe("Bearer secret");
    await page
      .getByText("We added 12 ratings and 3 titles on your lists from this device.")
      .waitFor();
    await eventually(() => pathOf(page)).toBe("/login/email/success?done=1");
    await eventsWait(page);
    await page.reload();
    await heading(page, "You’re signed in");
    await page.getByRole("link", { name: "Continue", exact: true }).click();
    await eventually(() => pathOf(page)).toBe("/");
  });

  // shows: 9.events.6
  it("delays events when it registers the device's own account", async () => {
    const { page, state } = await visit("/web-authentication?token=abc", { known: true });
    state.authentication = { ...signedIn, holderId: sampleUser.id, newAccount: true, merged: null };
    await page.waitForTimeout(2500); // a page's own two seconds are over
    await button(page, "Sign in").click();
    await heading(page, "Your account is ready");
    await eventsWait(page);
  });

  // shows: 2.login.3
  it("returns users to their previous page with one click if they requested it in this browser", async () => {
    const visited = await visit("/about?from=mail");
    const { page, context, state } = visited;
    await page.getByRole("link", { name: "Sign in", exact: true }).click();
    await ask(page);
    await page.getByRole("dialog", { name: "Check your email" }).waitFor();
    const userId = await page.evaluate(() => JSON.parse(localStorage["emailLink"]).userId);
    expect(userId).toBe(await page.evaluate(() => JSON.parse(localStorage["userData"]).id));
    state.authentication = { ...signedIn, newAccount: true };
    const tab = await context.newPage();
    await tab.goto("/web-authentication?token=abc&type=CONFIRM");
    await heading(tab, "Confirm your email");
    expect(namesOf(visited)).not.toContain("authenticate");
    await button(tab, "Confirm and sign in").click();
    await tab
      .getByText(
        "Your account is ready. We added 12 ratings and 3 titles on your lists from this device.",
      )
      .waitFor();
    await eventually(() => pathOf(tab)).toBe("/about?from=mail");
    await button(tab, "Menu: ann@example.org").waitFor();
    expect(await tab.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
    // The token is not in the history either.
    await tab.goBack().catch(() => null);
    expect(tab.url()).not.toContain("token");
  });

  it.each(["//evil.example/x", "/\\evil.example", "https://evil.example", "/signin?token=abc"])(
    "never redirects to %j",
    async (from) => {
      const { page, pages } = await visit("/about", { known: true });
      await page.evaluate((place) => {
        const { id } = JSON.parse(localStorage["userData"]);
        const link = { requestId: "r", userId: id, email: "ann@example.org", matchingCode: "07" };
        const times = { sentAt: Date.now(), expiresAt: Date.now() + 900_000 };
        localStorage["emailLink"] = JSON.stringify({ ...link, ...times, from: place });
      }, from);
      await page.goto("/login/email/success?token=abc");
      await button(page, "Sign in").click();
      await page.getByText(/^You’re signed in\./).waitFor();
      await eventually(() => page.url()).toBe(`${pages.origin}/`);
    },
  );

  it("asks whether the user recognises the requesting device if it isn't this one", async () => {
    const { page, state } = await visit("/about", { known: true });
    await page.evaluate(() => {
      const link = { requestId: "r", email: "ann@example.org", matchingCode: "07", from: "/about" };
      const kept = { ...link, userId: "somebodyelse", sentAt: 1, expiresAt: 2 };
      localStorage["emailLink"] = JSON.stringify(kept);
    });
    state.waiting = [otherDevice];
    state.authentication = { ...signedIn, request: otherDevice };
    await page.goto("/login/email/success?token=abc");
    await button(page, "Sign in").click();
    await heading(page, "You’re signed in");
    await page.getByRole("region", { name: "Was this you, on Chrome on Android?" }).waitFor();
    expect(await pathOf(page)).toBe("/login/email/success?done=1");
  });

  it("moves the focus to No first when asking about another device", { tags: "deep" }, async () => {
    const visited = await visit("/login/email/success?token=abc");
    const { page, state, pages } = visited;
    state.waiting = [otherDevice];
    state.authentication = { ...signedIn, merged: null, newAccount: true, request: otherDevice };
    await button(page, "Sign in").click();
    await heading(page, "Your account is ready");
    const question = page.getByRole("region", { name: "Was this you, on Chrome on Android?" });
    await question.getByText("It shows 07", { exact: true }).waitFor();
    await page.keyboard.press("Tab");
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      "No, that wasn’t me",
    );
    await page.keyboard.press("Enter");
    await page.getByText("Sign-in blocked.").waitFor();
    expect(pages.calls.find(({ id }) => id === "answerSignInRequest")?.input).toEqual({
      params: { userId: HOLDER, requestId: "requestabcde" },
      body: { approved: false },
    });
  });

  it("offers to add this browser's ratings if they weren't added", { tags: "deep" }, async () => {
    const { page, state, pages } = await visit("/login/email/success?token=abc", { known: true });
    state.authentication = { ...signedIn, merged: null };
    await button(page, "Sign in").click();
    await page
      .getByRole("region", { name: "Keep the ratings from this browser?" })
      .getByRole("button", { name: "Add to my account" })
      .click();
    await page.getByText("We added 2 ratings from this device.").waitFor();
    expect(pages.calls.find(({ id }) => id === "bringDeviceHistory")).toMatchObject({
      bearer: "Bearer fresh",
      input: { body: { token: "secret" } },
    });
  });

  it("shows which user is signed in before signing them out", { tags: "deep" }, async () => {
    const { page, state, pages } = await visit("/about", { loggedIn: true });
    state.before = "bob@example.org";
    await page.evaluate(() => localStorage.setItem("recentSearches", "[]"));
    await page.goto("/login/email/success?token=abc");
    await page.getByText("You’re signed in as bob@example.org", { exact: true }).waitFor();
    await page.getByText(/opening it signs this one out and removes its data/).waitFor();
    expect(await axeRun(page)).toEqual([]);
    await button(page, "Sign in").click();
    await page.getByText("As ann@example.org, on this browser.").waitFor();
    expect(pages.calls.find(({ id }) => id === "authenticate")?.bearer).toBe("Bearer secret");
    expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toBeNull();
    const change = await visit("/login/email/success?token=abc&type=CHANGE_OLD", {
      loggedIn: true,
    });
    await heading(change.page, "Stop using this address?");
    expect(await change.page.getByText(/^You’re signed in as/).count()).toBe(0);
  });

  // shows: 4.login.8, 8.messages.3
  it("redirects to the sign-in page with an explanation if it doesn't work", async () => {
    const { page, pages, state } = await visit("/login/email/success?token=abc");
    state.authentication = new ApiFailure(410, "This link does not work");
    await button(page, "Sign in").click();
    await page.getByText("That link didn’t sign you in").waitFor();
    expect(await pathOf(page)).toBe("/signin?magicLinkFailed=true");
    await eventually(() =>
      JSON.stringify(pages.calls.filter(({ id }) => id === "recordEvents")),
    ).toContain('"Failed to login"');
    await page.goto("/login/email/success?token=a-b");
    await eventually(() => pathOf(page)).toBe("/signin?magicLinkFailed=true");
  });

  it("can be retried after a server failure", { tags: "deep" }, async () => {
    const { page, state } = await visit("/login/email/success?token=abc");
    state.authentication = new ApiFailure(503, "no");
    await button(page, "Sign in").click();
    await page
      .getByRole("alert")
      .getByText(/^Can’t reach the server/)
      .waitFor();
    state.authentication = signedIn;
    await button(page, "Sign in").click();
    await heading(page, "You’re signed in");
  });

  it("doesn't sign the user in if it confirms a new email address", { tags: "deep" }, async () => {
    const { page, state } = await visit("/login/email/success?token=abc&type=CHANGE_OLD");
    await heading(page, "Stop using this address?");
    state.authentication = {
      ...signedIn,
      holderId: null,
      accessToken: null,
      merged: null,
      outcome: "CHANGE_WAITING",
    };
    await button(page, "Confirm the change").click();
    await heading(page, "One more link");
    expect(await page.evaluate(() => localStorage.getItem("loggedIn"))).toBeNull();
  });

  // shows: 2.login.4, 2.login.5
  it("returns to the last page in this tab with a message if the token is missing", async () => {
    const { page } = await visit("/about");
    await page.goto("/login/email/success");
    await page.getByText(/^That sign-in link was incomplete/).waitFor();
    await eventually(() => pathOf(page)).toBe("/about");
    const fresh = await visit("/login/email/success");
    await fresh.page.getByText(/^That sign-in link was incomplete/).waitFor();
    await eventually(() => pathOf(fresh.page)).toBe("/");
  });
});

describe("sign-in URLs", () => {
  // shows: 4.login.1, 5.tokens.1
  it("accept a valid t parameter as a token", async () => {
    const { page } = await visit("/about?t=aB3");
    await heading(page, "Sign in on this browser?");
    expect(await pathOf(page)).toBe("/login/email/success?token=aB3");
    await page.goto("/about?t=a-B3");
    await page.waitForLoadState("networkidle");
    expect(await pathOf(page)).toBe("/about?t=a-B3");
  });

  // shows: 2.routes.6
  it("redirect signed-in users to the start page with ar=1, without a redirect loop", async () => {
    const { page } = await visit("/about?ar=1", { loggedIn: true });
    await eventually(() => pathOf(page)).toBe("/?ar=1");
    await heading(page, "Every film and show, scored just for you.");
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
    const stranger = await visit("/about?ar=1", { known: true });
    expect(await pathOf(stranger.page)).toBe("/about?ar=1");
  });
});

describe("signing out", () => {
  // shows: 4.login.6, 4.login.7
  it("happens in every tab when the server no longer accepts the bearer token", async () => {
    const { page, context, state } = await visit("/about", { loggedIn: true });
    const other = await context.newPage();
    await other.goto("/home/");
    await button(other, /^Menu/).waitFor();
    // Or that tab finds it out first, and the other, loaded after that, is nobody's from the start.
    await other.waitForLoadState("networkidle");
    await page.evaluate(() => localStorage.setItem("theme", "light"));
    state.forgotten = true;
    // Being led away may break off the loading.
    await page.reload({ waitUntil: "commit" });
    for (const tab of [page, other]) {
      await tab.getByText("You’re signed out", { exact: true }).waitFor();
      expect(await pathOf(tab)).toBe("/signin?loggedOut=true");
    }
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(
      kept.filter((key) => ["userData", "loggedIn", "theme", "installationId"].includes(key)),
    ).toEqual([]);
  });

  // shows: 4.registered.2, 4.registered.3, 4.registered.4, 4.registered.5, 8.messages.4
  it("is offered in the account menu and reports a failure", async () => {
    const { page, state, pages } = await visit("/about", { loggedIn: true });
    state.logout = new ApiFailure(503, "no");
    await button(page, /^Menu/).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    const toast = page.getByText("Failed to logout");
    await toast.waitFor();
    expect(await page.evaluate(() => localStorage.getItem("loggedIn"))).toBe("true");
    state.logout = null;
    await button(page, "Retry").click();
    await page.getByText("You’re signed out", { exact: true }).waitFor();
    expect(pages.calls.filter(({ id }) => id === "logout")).toHaveLength(2);
    expect(await page.evaluate(() => localStorage.getItem("userData"))).toBeNull();
  });
});
