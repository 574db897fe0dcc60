// @module-tag deeper
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings } from "../visits/axeInDepth.ts";
import { friendAnswers } from "../answers/friendAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import type { Complaints } from "../visits/watchPage.ts";
import { openHydrated } from "../visits/untilHydrated.ts";

let pages: Pages;
let page: Page;
let complaints: Complaints;

const visits = setUpVisits();

async function visit(path: string, answers = friendAnswers(), width = 1280): Promise<void> {
  const permissions = ["clipboard-read", "clipboard-write"];
  ({ pages, page, complaints } = await visits.visit(path, {
    call: answers.call,
    readsQueries: true,
    known: true,
    width,
    permissions,
  }));
}

async function open(path: string): Promise<void> {
  await openHydrated(page, path);
}

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const called = (id: string) => pages.calls.filter((call) => call.id === id);
const button = (name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const part = (name: string) => page.getByRole("region", { name, exact: true });
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const gone = async (name: string) => await expect.poll(() => part(name).count(), patient).toBe(0);
const namesIn = (name: string) =>
  part(name).getByRole("listitem").locator("p:first-child, a").allTextContents();
const kept = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem("pendingFriendRequests") ?? "null"));
/** Answers of 400 and above are complained about by the browser itself. */
const calm = () =>
  expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);

async function expectAccessible(): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
}

describe("the friend manager", () => {
  // shows: 2.screens.9
  it(
    "sorts friends by name ignoring case, accepts requests immediately and reverts failed changes",
    { tags: "deep" },
    async () => {
      const answers = friendAnswers();
      await visit("/friends", answers, 360);
      await expectAccessible();
      expect(await namesIn("Friends")).toEqual(["Bob", "zoe"]);
      expect((await kept()).pending).toEqual(["pppppppppppp"]);
      answers.fail(1);
      await button("Accept Pia").focus();
      await page.keyboard.press("Enter");
      await says("Oops! Something went wrong.");
      await part("Friend requests").getByText("Pia").waitFor();
      expect(await namesIn("Friends")).toEqual(["Bob", "zoe"]);
      await button("Retry").click();
      await says("You and Pia are now friends.");
      await gone("Friend requests");
      expect([await namesIn("Friends"), answers.statuses()["Pia"]]).toEqual([
        ["Bob", "Pia", "zoe"],
        "ACCEPTED",
      ]);
      await expect.poll(async () => (await kept()).pending, patient).toEqual([]);
      calm();
    },
  );

  // shows: 4.friends.1
  it(
    "waits until the undo offer ends before removing friends and declining or cancelling requests",
    { tags: "deep" },
    async () => {
      const answers = friendAnswers();
      await visit("/friends", answers);
      await button("Decline Pia").click();
      await says("Declined Pia’s request.");
      await gone("Friend requests");
      await button("Undo").click();
      await part("Friend requests").getByText("Pia").waitFor();
      await button("Cancel request to Rob").click();
      await gone("Requests you’ve sent");
      expect(called("removeFriend")).toEqual([]);
      await button("Close").last().click();
      await expect.poll(() => answers.statuses()["Rob"], patient).toBeUndefined();
      await button("More options for Bob").click();
      await page.getByRole("menuitem", { name: "Remove friend" }).click();
      await expect.poll(() => namesIn("Friends"), patient).toEqual(["zoe"]);
      expect(answers.statuses()["Bob"]).toBe("ACCEPTED");
      // Leaving the page leaves no time to undo.
      await open("/about");
      await expect
        .poll(() => answers.statuses(), patient)
        .toEqual({ zoe: "ACCEPTED", Pia: "PENDING" });
      expect(called("answerFriend")).toEqual([]);
    },
  );

  it(
    "asks for confirmation before blocking a user, and can unblock them",
    { tags: "deep" },
    async () => {
      const answers = friendAnswers();
      await visit("/friends", answers);
      await button("More options for zoe").click();
      await page.getByRole("menuitem", { name: "Block…" }).click();
      const question = page.getByRole("dialog", { name: "Block zoe?" });
      await question
        .getByText(
          "You’ll be removed from each other’s lists, and you can’t invite each other again.",
        )
        .waitFor();
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect.poll(() => question.count(), patient).toBe(0);
      expect(answers.statuses()["zoe"]).toBe("ACCEPTED");
      await button("More options for zoe").click();
      await page.getByRole("menuitem", { name: "Block…" }).click();
      await question.getByRole("button", { name: "Block", exact: true }).click();
      await part("Blocked").getByText("zoe").waitFor();
      expect([await namesIn("Friends"), answers.statuses()["zoe"]]).toEqual([["Bob"], "BLOCKED"]);
      await button("Unblock zoe").click();
      await gone("Blocked");
      await button("Undo").click();
      await expect.poll(() => answers.statuses()["zoe"], patient).toBe("BLOCKED");
      calm();
    },
  );

  // shows: 3.friend.3
  it("invites friends by link, by email and from lists, and tracks pending emails on the device", async () => {
    const answers = friendAnswers();
    await visit("/friends", answers);
    expect(called("createFriendReference")).toEqual([]);
    await button("Show my link").click();
    const link = page.getByRole("textbox", { name: "Your link" });
    await expect
      .poll(() => link.inputValue(), patient)
      .toBe(`${pages.origin}/watchlists/invite/${"a".repeat(23)}0`);
    expect(await link.evaluate((field) => field === document.activeElement)).toBe(true);
    await button("Copy").click();
    await says("Link copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
    await button("New link").click();
    await expect.poll(() => link.inputValue(), patient).toMatch(/a1$/);
    expect(await button("New link").evaluate((pressed) => pressed === document.activeElement)).toBe(
      true,
    );

    const email = page.getByRole("textbox", { name: "Their email address" });
    await email.fill("nobody");
    await page.keyboard.press("Enter");
    await says("Enter a full address");
    expect([
      called("requestFriend").length,
      await email.evaluate((field) => field === document.activeElement),
    ]).toEqual([0, true]);
    await email.fill("kim@example.org");
    await page.keyboard.press("Enter");
    await says("Email sent to kim@example.org.");
    await page.reload();
    await part("Requests you’ve sent").getByText("kim@example.org").waitFor();
    expect((await kept()).asked).toMatchObject([{ email: "kim@example.org" }]);
    await button("Remove kim@example.org from this list").click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), patient)
      .toBe("Requests you’ve sent");
    await expect.poll(async () => (await kept()).asked, patient).toEqual([]);

    await button("Add friend: Lou").click();
    await button("Cancel request to Lou").waitFor();
    await expect.poll(() => answers.statuses()["Lou"], patient).toBe("REQUESTED");
    calm();
  });

  it(
    "requires an account, and explains what to do if the user has no friends yet",
    { tags: "deep" },
    async () => {
      await visit("/friends", friendAnswers({ registered: false }));
      await says("Sign up to add friends.");
      await page.context().close();
      await pages.close();
      await visit("/friends", friendAnswers({ empty: true }));
      await page.getByRole("heading", { name: "No friends yet" }).waitFor();
      await page.getByRole("link", { name: "Ask friends" }).click();
      await expect.poll(address, patient).toBe("/ask-friends");
      calm();
    },
  );
});

describe("a friend's page", () => {
  // shows: 4.history.3
  it("shows the taste match and which titles the two users agree and disagree on", async () => {
    await visit("/friends", friendAnswers(), 360);
    await part("Friends").getByRole("link", { name: "Bob" }).click();
    await expect.poll(address, patient).toBe("/friends/bbbbbbbbbbbb");
    await part("Taste match").getByText("71%").waitFor();
    await says("5 titles you’ve both rated");
    await part("You agree on").getByRole("link", { name: "Brazil" }).waitFor();
    expect(await part("You disagree on").getByRole("definition").allTextContents()).toEqual([
      "Love",
      "Dislike",
    ]);
    await expectAccessible();
    calm();
  });

  // shows: 4.friends.3
  it(
    "says which of the two users doesn't share their ratings and where to change that",
    { tags: "deep" },
    async () => {
      await visit("/friends/zzzzzzzzzzzz");
      await says("zoe isn’t sharing ratings");
      await open("/friends");
      await page.getByRole("switch", { name: /^Share ratings with friends/ }).uncheck();
      await expect.poll(() => called("putSettings").length, patient).toBe(1);
      await part("Friends").getByRole("link", { name: "Bob" }).click();
      await says("You’re not sharing your ratings");
      await page.getByRole("link", { name: "What friends see" }).click();
      await expect.poll(address, patient).toBe("/friends#sharing");
      await open("/friends/xxxxxxxxxxxx");
      await page.getByRole("heading", { name: "You’re not friends" }).waitFor();
      calm();
    },
  );
});

describe("the prompt to share ratings", () => {
  const question = () => part("Share your ratings with friends?");
  const sharing = () => page.getByRole("switch", { name: /^Share ratings with friends/ });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const sent = () => called("putSettings").map(({ input }) => input.body);
  const questionGone = async () => await expect.poll(() => question().count(), patient).toBe(0);

  it("appears with the first friend and doesn't reappear after 'Not now' is clicked", async () => {
    await visit("/friends", friendAnswers({ agreed: null, friendless: true }), 360);
    await part("Friend requests").getByText("Pia").waitFor();
    expect([await question().count(), await sharing().isChecked()]).toEqual([0, false]);
    await button("Accept Pia").click();
    await question().waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible();
    }
    await button("Not now").focus();
    await page.keyboard.press("Enter");
    await says("OK, your ratings stay private. You can share them under Friends.");
    expect(await focused()).toBe("Friends");
    await questionGone();
    expect([sent(), await sharing().isChecked()]).toEqual([
      [{ ratingSharingAgreed: false }],
      false,
    ]);
    await open("/friends/pppppppppppp");
    await says("You’re not sharing your ratings");
    expect(await question().count()).toBe(0);
    await page.getByRole("link", { name: "What friends see" }).click();
    await sharing().check();
    const yes = { shareRatingsWithFriendsEnabled: true, ratingSharingAgreed: true };
    await expect.poll(sent, patient).toEqual([{ ratingSharingAgreed: false }, yes]);
    calm();
  });

  it("reappears if the answer wasn't saved, and leads to the taste match once accepted", async () => {
    const answers = friendAnswers({ agreed: null });
    await visit("/friends/bbbbbbbbbbbb", answers, 360);
    await part("Taste match").getByText("Friends who also share can see what you rated.").waitFor();
    await expectAccessible();
    answers.failSettings(1);
    await button("Share my ratings").click();
    await says("Oops! Something went wrong.");
    await question().waitFor();
    await button("Retry").click();
    await says("You’re sharing your ratings with friends.");
    await part("Taste match").getByText("71%").waitFor();
    expect(await focused()).toBe("Bob");
    await questionGone();
    await open("/friends");
    expect([await question().count(), await sharing().isChecked()]).toEqual([0, true]);
    calm();
  });
});

describe("friends' messages", () => {
  it(
    "are counted while new, and can be answered immediately or deleted with undo",
    { tags: "deep" },
    async () => {
      const answers = friendAnswers();
      await visit("/profile", answers, 360);
      await page.getByRole("link", { name: "Together 3 new" }).waitFor();
      await open("/friends/messages");
      await page.getByRole("article").first().waitFor();
      await expect
        .poll(() => page.getByRole("article").getByText("New", { exact: true }).count(), patient)
        .toBe(2);
      await expectAccessible();
      await page.getByRole("link", { name: "Together 1 new" }).waitFor();
      await button("Answer").first().click();
      await button("Send answer").click();
      await says("Write an answer first.");
      answers.fail(1);
      await page.getByRole("textbox", { name: "Your answer" }).fill("Twice.");
      await button("Send answer").click();
      await says("Oops! Something went wrong.");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Answer/);
      await expect.poll(() => page.getByText("Twice.").count(), patient).toBe(0);
      await button("Retry").click();
      await says("Answer sent.");
      await says("Twice.");
      expect(answers.messages()[0]?.answer).toBe("Twice.");
      await button("Delete zoe’s message").click();
      await button("Undo").click();
      await button("Delete zoe’s message").click();
      await expect.poll(() => page.getByRole("article").count(), patient).toBe(1);
      await open("/about");
      await expect
        .poll(() => answers.messages().map(({ id }) => id), patient)
        .toEqual(["mmmmmmmmmmmm"]);
    },
  );
});

describe("asking friends about a title", () => {
  // shows: 2.screens.16, 4.friends.2
  it("can start from a title's page, next to friends' ratings", { tags: "deep" }, async () => {
    const answers = friendAnswers();
    await visit("/movies/brazil-61", answers, 360);
    await part("Friends").getByRole("link", { name: "Bob" }).waitFor();
    expect(await part("Friends").getByRole("listitem").allTextContents()).toEqual(["BBobLove"]);
    await button("Recommend").click();
    const dialog = page.getByRole("dialog", { name: "Recommend" });
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await dialog.getByText("Choose at least one friend.").waitFor();
    await dialog.getByRole("checkbox", { name: "zoe" }).check();
    await dialog.getByRole("textbox", { name: "Note" }).fill("The ducts!");
    await expectAccessible();
    answers.fail(1);
    await dialog.getByRole("button", { name: "Send to 1 friend" }).click();
    await expect.poll(() => dialog.count(), patient).toBe(0);
    await button("Retry").click();
    await says("Sent Brazil to 1 friend.");
    expect(called("sendTitle").at(-1)?.input.body).toEqual({
      kind: "RECOMMENDATION",
      itemId: 61,
      friendIds: ["zzzzzzzzzzzz"],
      note: "The ducts!",
    });
    calm();
  });

  // shows: 2.screens.16
  it("is also possible on a separate page, where the user chooses the title first", async () => {
    await visit("/ask-friends");
    await page.getByRole("textbox", { name: "Which title?" }).fill("drive");
    await page.getByRole("button", { name: /^Drive/ }).click();
    await expect.poll(address, patient).toBe("/ask-friends?title=63");
    expect(await page.getByRole("radio", { name: "Ask about it" }).isChecked()).toBe(true);
    await expectAccessible();
    await page.getByRole("checkbox", { name: "Bob" }).check();
    await button("Send to 1 friend").dblclick();
    await expect.poll(address, patient).toBe("/friends/messages?box=sent");
    await says("Asked Bob about");
    expect(called("sendTitle")).toHaveLength(1);
    calm();
  });
});
