// @module-tag deeper
import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import type { Product } from "../../../server/src/testing/productProcess.ts";
import { axeRun } from "../visits/axeInDepth.ts";
import { listOf, registeredBefore } from "../visits/inviteHelpers.ts";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { test } from "../visits/productTest.ts";
import { stepTo } from "../visits/stepTo.ts";
import { openHydrated, untilHydrated } from "../visits/untilHydrated.ts";
import { linksTo, mailsTo } from "../visits/outbox.ts";
import { callAs, findTitle, rateTen, type Visitor } from "../visits/visitor.ts";
import { watchPage, type Complaints } from "../visits/watchPage.ts";

// Ann shares a list by a link. A guest without an account opens it on a phone, says who they are, and joins; both see it at once. All on a real server.

const GUEST = "guest@example.org";
let product: Product;
let browser: Browser;
let owner: Page;
let guest: Page;
let ann: Visitor;
let list: number;
let link: string;
const complaints: Complaints[] = [];

test.beforeAll(async ({ product: shared }) => {
  [product, browser] = [shared, await borrowBrowser()];
  [owner, guest] = [await openDevice(1280), await openDevice(360)];
  ann = await registeredBefore(owner.context(), product, { email: "ann@example.org", name: "Ann" });
  await rateTen(product.origin, ann);
  const items = await Promise.all(
    ["Severance", "Arrival", "Fargo"].map(
      async (name) => (await findTitle(product.origin, name)).id,
    ),
  );
  list = await listOf(product.origin, ann, { name: "Friday night", items });
}, 180_000);

afterAll(async () => {
  await browser?.close();
});

async function openDevice(width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
    colorScheme: width < 600 ? "light" : "dark",
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
  await eventually(() => axeRun(page)).toEqual([]);
  await fits(page);
}

/** Nothing reaches over the edge of the window. */
async function fits(page: Page): Promise<void> {
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const people = (page: Page) => page.getByRole("dialog", { name: "People on “Friday night”" });
const join = (page: Page) => page.getByRole("button", { name: "Join", exact: true });

describe("sharing a list by link", () => {
  // shows: 4.shared.1
  it("gives the owner a link and says how long it stays valid", async () => {
    await openHydrated(owner, `/watchlist/${list}`);
    await owner.getByRole("link", { name: "Share" }).click();
    await people(owner).getByText("Ann (you)").waitFor();
    await people(owner).getByRole("button", { name: "Get a link" }).click();
    await people(owner)
      .getByText(/The link works for 14 more days/)
      .waitFor();
    link = await people(owner).getByLabel("Link to this list").inputValue();
    expect(link).toMatch(new RegExp(`^${product.origin}/watchlists/invite/[A-Za-z0-9]{24}$`));
    await nothingForAxe(owner);
    // Over plain http there is no clipboard: the link is there to copy by hand.
    await owner.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await people(owner).getByRole("button", { name: "Copy", exact: true }).click();
    await people(owner)
      .getByText("Couldn’t copy it. Select the link and copy it yourself.")
      .waitFor();
    expect(await owner.evaluate(() => getSelection()?.toString())).toBe(link);
  });

  // shows: 2.lists.3, 4.redeem.1, 4.redeem.5
  it("requires a signed-out user to sign in first, then continues with the invite", async () => {
    await guest.goto(link);
    await guest.getByRole("heading", { name: "Ann invited you to “Friday night”" }).waitFor();
    expect(await pathOf(guest)).toBe(`/login/email/success?invite=${link.slice(-24)}`);
    await nothingForAxe(guest);
    await guest.getByLabel("Email address").fill(GUEST);
    await guest.getByRole("button", { name: "Email me a link" }).click();
    await guest.locator(":focus").getByText(GUEST).waitFor();
    await eventually(() => linksTo(product.dataDir, GUEST)).toHaveLength(1);
    // The mail opens a tab of its own, over the first one, and goes on with the invite there.
    await guest.evaluate(() =>
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true }),
    );
    const tab = await guest.context().newPage();
    await tab.goto((await linksTo(product.dataDir, GUEST))[0] ?? "");
    await tab.getByRole("button", { name: "Confirm and sign in", exact: true }).click();
    await tab.getByText("Your account is ready.").waitFor();
    await eventually(() => pathOf(tab)).toBe(`/watchlist/${list}`);
    await join(tab).waitFor();
    // So does the first one, once it is looked at again.
    expect(await pathOf(guest)).toMatch(/^\/login\/email\/success/);
    await guest.evaluate(() => {
      Reflect.deleteProperty(document, "visibilityState");
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await eventually(() => pathOf(guest)).toBe(`/watchlist/${list}`);
    await tab.close();
    await join(guest).waitFor();
    await guest.getByText("Severance").first().waitFor();
    await people(owner).getByText("Has seen the invite").waitFor();
    await fits(guest);
  });

  // shows: 8.redeem.5
  it("also shows the invite above the lists, and opens no popup when it is acknowledged again", async () => {
    await untilHydrated(guest);
    await stepTo(guest, link);
    await eventually(() => pathOf(guest)).toBe("/watchlist");
    await guest
      .getByRole("list", { name: "Invites for you" })
      .getByText("Ann invited you to “Friday night”")
      .waitFor();
    expect(await guest.getByRole("dialog").count()).toBe(0);
    await guest.getByRole("link", { name: "See the list “Friday night”", exact: true }).click();
    await eventually(() => pathOf(guest)).toBe(`/watchlist/${list}`);
  });

  // shows: 1.product.7, 4.redeem.4, 4.redeem.6
  it("lets the guest join and immediately shows the owner that player 2 has joined", async () => {
    await join(guest).click();
    await guest.getByText("You joined “Friday night”.").first().waitFor();
    await eventually(() => join(guest).count()).toBe(0);
    await people(owner).getByText("Player 2").waitFor();
    await stepTo(guest, link);
    await eventually(() => pathOf(guest)).toBe(`/watchlist/${list}`);
    await guest.getByRole("link", { name: "Pick for us" }).waitFor();
    expect(await join(guest).count()).toBe(0);
  });

  // shows: 4.redeem.2
  it("redirects inviters who open their own invite to their watchlist", async () => {
    await stepTo(owner, link);
    await eventually(() => pathOf(owner)).toBe(`/watchlist/${list}`);
  });

  it("asks both users once whether to share their ratings before picking for both", async () => {
    for (const page of [owner, guest]) {
      await page.getByRole("link", { name: "Pick for us" }).click();
      const question = page.getByRole("region", { name: "Share your ratings with friends?" });
      await question.waitFor();
      await page.getByText("No group score: fewer than two of you share").waitFor();
      await nothingForAxe(page);
      await question.getByRole("button", { name: "Share my ratings" }).press("Enter");
      await page.getByText("You’re sharing your ratings with friends.").waitFor();
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
        "Pick for us",
      );
      expect(await question.count()).toBe(0);
    }
    await guest.getByText("No group score").waitFor({ state: "detached" });
    for (const page of [owner, guest]) await openHydrated(page, `/watchlist/${list}`);
  });

  // shows: 4.together.1
  it("lets either user pick for both, using a strategy that is named and explained", async () => {
    await owner.getByRole("link", { name: "Pick for us" }).click();
    await owner.getByRole("link", { name: "For you and someone" }).waitFor();
    const each = owner.getByRole("list", { name: "What each of you would think of it" });
    await each.getByText("Someone").waitFor();
    const first = await owner.locator("article h2").innerText();
    await owner.getByRole("button", { name: "Another" }).click();
    await eventually(() => owner.locator("article h2").innerText()).not.toBe(first);
    await owner.getByRole("button", { name: "No one hates it" }).click();
    await owner.getByText("sorted by the lowest score among you").waitFor();
    await owner.getByRole("button", { name: "This list" }).click();
    await eventually(() => pathOf(owner)).toBe(`/watchlist/${list}/us?strategy=LEAST&from=LIST`);
    await eventually(() => owner.locator("article h2").innerText()).toMatch(
      /Severance|Arrival|Fargo/,
    );
    await nothingForAxe(owner);
    await guest.getByRole("link", { name: "Pick for us" }).click();
    await guest.getByRole("link", { name: "For you and Ann" }).waitFor();
    await fits(guest);
  });

  it("shows no combined score, and says why, if fewer than two share their ratings", async () => {
    const share = (shareRatingsWithFriendsEnabled: boolean) =>
      guest.evaluate(
        async (body) => {
          const { id, api_token } = JSON.parse(localStorage.getItem("userData") ?? "");
          const headers = {
            authorization: `Bearer ${api_token}`,
            "content-type": "application/json",
          };
          const { status } = await fetch(`/v1/users/${id}/settings`, {
            method: "PUT",
            headers,
            body: JSON.stringify(body),
          });
          if (status !== 200) throw new Error(`settings answer ${status}`);
        },
        { shareRatingsWithFriendsEnabled },
      );
    await share(false);
    // What was picked before is kept for a while, so the page is reloaded.
    await openHydrated(owner, `/watchlist/${list}/us`);
    await owner.getByText("No group score: fewer than two of you share").waitFor();
    await nothingForAxe(owner);
    await share(true);
  });

  // shows: 4.shared.2
  it("lets the owner remove the guest, with undo, and lets the guest leave", async () => {
    await stepTo(owner, `/watchlist/${list}?people=${list}`);
    await people(owner).getByRole("button", { name: "Remove Someone" }).click();
    await eventually(() => people(owner).getByText("Player 2").count()).toBe(0);
    await people(owner).getByRole("button", { name: "Undo" }).click();
    await people(owner).getByText("Player 2").waitFor();
    await stepTo(guest, `/watchlist/${list}?people=${list}`);
    await people(guest).getByRole("button", { name: "Leave this list" }).click();
    await guest.getByText("You left “Friday night”.").first().waitFor();
    await guest.reload();
    await eventually(() => people(owner).getByText("Player 2").count()).toBe(0);
  });
});

// shows: 4.redeem.7
it("accepts a friend invite on a separate page through the same flow", async () => {
  const made = await callAs(product.origin, ann, [
    "POST",
    `/v1/users/${ann.userId}/friends/invite-reference`,
    {},
  ]);
  const { path } = made as { path: string }; // the contract's answer
  await guest.goto(`${path}?action=accept`);
  await guest.getByRole("heading", { name: "Ann wants to be friends" }).waitFor();
  await eventually(() => guest.evaluate(() => document.activeElement?.textContent)).toBe("Accept");
  await nothingForAxe(guest);
  await guest.keyboard.press("Enter");
  await eventually(() => pathOf(guest)).toBe("/friends");
  await stepTo(guest, path);
  await eventually(() => pathOf(guest)).toBe("/friends");
  // Also for a guest who comes back before the other page is drawn.
  await guest.evaluate((to) => {
    const write = history.replaceState;
    history.replaceState = (...entry) => {
      write.apply(history, entry);
      if (location.pathname !== "/friends") return;
      history.replaceState = write;
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    };
  }, path);
  await stepTo(guest, path);
  await eventually(() => pathOf(guest)).toBe("/friends");
});

describe("an invite that cannot be redeemed", () => {
  const popup = (name: string) => guest.getByRole("dialog", { name });

  // shows: 8.redeem.1, 8.redeem.2
  it("redirects to /watchlist with redeemError notfound and a popup after a 404", async () => {
    await stepTo(guest, `/watchlists/invite/${"x".repeat(24)}`);
    await popup("Invite not found").waitFor();
    expect(await pathOf(guest)).toBe("/watchlist?redeemError=notfound");
    await nothingForAxe(guest);
    await popup("Invite not found").getByRole("button", { name: "Your watchlists" }).click();
    await eventually(() => pathOf(guest)).toBe("/watchlist");
  });

  // shows: 4.redeem.8
  it("rejects an unknown redeem action with a console error", async () => {
    const errors: string[] = [];
    guest.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await stepTo(guest, `${link}?action=dance`);
    await join(guest).waitFor();
    expect(errors).toContain("Unknown redeem action: dance");
    await guest.getByRole("button", { name: "Decline" }).click();
    await eventually(() => pathOf(guest)).toBe("/watchlist");
    await guest.getByRole("button", { name: "Undo" }).first().click();
    await stepTo(guest, `/watchlist/${list}`);
    await join(guest).waitFor();
  });

  // shows: 8.redeem.8
  it("reports a failed acknowledgement and redirects to /worthy", async () => {
    await guest.route("**/invites/acknowledge/**", (route) =>
      route.fulfill({ status: 500, json: { error: true, message: "Server Error" } }),
    );
    await stepTo(guest, link);
    await eventually(() => pathOf(guest)).toBe("/worthy");
    await guest.unroute("**/invites/acknowledge/**");
  });

  // shows: 8.redeem.4
  it("redirects to /watchlist with redeemError expired and a popup after 'Invite reference expired'", async () => {
    await callAs(product.origin, ann, [
      "DELETE",
      `/v1/users/${ann.userId}/watchlists/${list}/invites/reference`,
    ]);
    await stepTo(guest, link);
    await popup("This invite has expired").waitFor();
    expect(await pathOf(guest)).toBe("/watchlist?redeemError=expired");
  });
});

describe("inviting by name and by email", () => {
  const waiting = () =>
    guest
      .getByRole("list", { name: "Invites for you" })
      .getByRole("listitem")
      .filter({ hasText: "Ann invited you to “Sunday films”" });
  let films: number;
  const sheet = () => owner.getByRole("dialog", { name: "People on “Sunday films”" });

  // shows: 4.shared.1
  it("lets the owner invite a friend, who can view but not edit the list and then declines", async () => {
    const items = await Promise.all(
      ["Severance", "Arrival"].map(async (name) => (await findTitle(product.origin, name)).id),
    );
    films = await listOf(product.origin, ann, { name: "Sunday films", items });
    await stepTo(owner, `/watchlist/${films}?people=${films}`);
    await sheet().getByRole("button", { name: "Invite Someone" }).click();
    await sheet().getByText("Hasn’t looked yet").waitFor();
    await owner.getByText("Invited Someone", { exact: true }).first().waitFor();
    await stepTo(guest, "/watchlist");
    await waiting().getByRole("link", { name: "See the list “Sunday films”", exact: true }).click();
    await guest.getByRole("link", { name: /^Severance/ }).waitFor();
    expect(await guest.getByRole("button", { name: /^(Move|Remove) / }).count()).toBe(0);
    await sheet().getByText("Has seen the invite").waitFor();
    await guest.getByRole("button", { name: "Decline" }).click();
    await eventually(() => pathOf(guest)).toBe("/watchlist");
  });

  it(
    "lets the owner re-invite a user who declined, who can then join",
    { tags: "deep" },
    async () => {
      // What can be undone is sent once its message has gone, or the page.
      await guest.reload();
      await sheet().getByRole("button", { name: "Invite again: Someone" }).click();
      await eventually(() =>
        sheet().getByRole("button", { name: "Invite again: Someone" }).count(),
      ).toBe(0);
      await waiting().getByRole("button", { name: "Join" }).click();
      await sheet().getByText("Player 2").waitFor();
    },
  );

  // shows: 4.shared.1
  it("rejects an invalid email address and sends an invite to a valid one", async () => {
    const address = sheet().getByLabel("Email address");
    await address.fill("nobody");
    await sheet().getByRole("button", { name: "Send invite" }).click();
    await sheet().getByText("Enter a valid email address.").waitFor();
    await address.fill("new@example.org");
    await sheet().getByRole("button", { name: "Send invite" }).click();
    await owner.getByText("Invite sent to new@example.org.").first().waitFor();
    await eventually(() => mailsTo(product.dataDir, "new@example.org")).toHaveLength(1);
  });

  it("asks the owner to enter a name if they have none, then shows it in the invite", async () => {
    const own = await guest.evaluate(
      () => JSON.parse(localStorage.getItem("userData") ?? "{}").defaultWatchlistId,
    );
    await untilHydrated(guest);
    await stepTo(guest, `/watchlist?people=${own}`);
    const dialog = guest.getByRole("dialog");
    await dialog.getByLabel("Your name").waitFor();
    expect(await dialog.getByRole("button", { name: "Get a link" }).count()).toBe(0);
    await nothingForAxe(guest);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("Enter the name others should see.").waitFor();
    // However long the name takes to be saved, nobody can invite before.
    await guest.route(/\/v1\/users\/\w+\/profile/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await dialog.getByLabel("Your name").fill("Gus");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("button", { name: "Get a link" }).click();
    const made = await dialog.getByLabel("Link to this list").inputValue();
    const invite = `${product.origin}/v1/api/invites/${made.slice(-24)}`;
    await eventually(async () => (await fetch(invite)).json()).toMatchObject({
      inviterUserName: "Gus",
    });
    await stepTo(guest, "/friends");
    await guest.getByRole("button", { name: "Show my link" }).waitFor();
    expect(await guest.getByLabel("Your name").count()).toBe(0);
  });
});

it("logs no unexpected errors to the console", () => {
  const expected =
    /status of (404|409|410|417|500|401)|Unknown redeem action: dance|Failed to acknowledge invite/;
  expect(complaints.flatMap((each) => each.all()).filter((line) => !expected.test(line))).toEqual(
    [],
  );
});
