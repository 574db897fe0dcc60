// @module-tag deeper
import type { CallApi, EndpointId } from "@worthy/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountAnswers } from "../answers/accountAnswers.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import { sampleNode } from "../answers/sampleAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import type { Complaints } from "../visits/watchPage.ts";
import { sentEvents } from "../visits/sentEvents.ts";

let pages: Pages;
let page: Page;
let complaints: Complaints;

const visits = setUpVisits();

const TWO_BEFORE = { completed: false, views: 0, firstViewSession: null, additions: { "99": 2 } };

/** A list that the person makes beside the default one. */
async function madeList(call: CallApi): Promise<unknown> {
  const { watchlists } = await call("listWatchlists", { params: { userId: "abcdefghijkl" } });
  return {
    ...watchlists[0],
    id: 98,
    name: "Friday",
    type: "OWNER",
    userDefault: false,
    default: false,
  };
}

/** The answers with every title a show: only shows have a page in the public mode. */
function answers(registered: boolean, shows: boolean): CallApi {
  const { call } = accountAnswers({ registered });
  const all = (id: EndpointId, input: never) => {
    if (id === "createWatchlist") return madeList(call);
    return shows && id === "getNode"
      ? Promise.resolve({
          ...sampleNode,
          id: 64,
          nodeType: "tv",
          tmdbType: "tv",
          path: "/tv/erin-64",
        })
      : (call as (id: EndpointId, input: never) => unknown)(id, input);
  };
  return all as CallApi; // one function for all endpoints, as the real ones
}

async function visit(
  path: string,
  { registered = false, memory = TWO_BEFORE as object | null, width = 1280 } = {},
): Promise<void> {
  const kept = {
    lastSession: String(Date.now()),
    sessionCount: "3",
    usageConsent: "yes",
    ...(memory ? { createAccountPrompt: JSON.stringify(memory) } : {}),
  };
  ({ pages, page, complaints } = await visits.visit(path, {
    call: answers(registered, path.startsWith("/show/")),
    known: true,
    kept,
    width,
  }));
}

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const prompt = () => page.getByRole("dialog", { name: "Save your list for good?" });
const add = () =>
  page.getByRole("button", { name: "Add to watchlist", exact: true }).first().click();
const kept = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem("createAccountPrompt") ?? "null"));
const tracked = () =>
  sentEvents(pages)
    .filter(({ name }) => name === "account_prompt")
    .map(({ params }) => params["action"]);
const calm = () =>
  expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);

describe("the create-account prompt", () => {
  // shows: 4.prompt.2, 4.prompt.9, 4.prompt.10, 6.visitors.2
  it("appears at the third addition, and 'Heck Ya' completes it and opens registration", async () => {
    await visit("/movies/erin-64");
    await add();
    await prompt().waitFor();
    expect(await kept()).toMatchObject({ views: 1, completed: false, firstViewSession: 3 });
    await prompt().getByRole("button", { name: "Heck Ya" }).click();
    await expect.poll(address, patient).toBe("/registration-popup");
    expect(await kept()).toMatchObject({ views: 1, completed: true });
    await expect.poll(tracked, patient).toEqual(["viewed", "converted"]);
  });

  // shows: 4.prompt.11
  it("closes on 'Not Right Now', with the mouse or the keyboard, without leaving the page", async () => {
    await visit("/movies/erin-64", { width: 360 });
    await add();
    await prompt().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await prompt().getByRole("button", { name: "Not Right Now" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => prompt().count(), patient).toBe(0);
    expect([address(), await kept()]).toEqual([
      "/movies/erin-64",
      { completed: false, views: 1, firstViewSession: 3, additions: { "99": 0 } },
    ]);
    await expect.poll(tracked, patient).toEqual(["viewed", "closed"]);
    calm();
  });

  // shows: 4.prompt.7
  it("appears immediately on a page in public mode", async () => {
    await visit("/show/erin-64", { memory: null });
    await add();
    await prompt().waitFor();
    calm();
  });

  // shows: 4.prompt.8
  it("appears when the first title is added to a new list", async () => {
    await visit("/movies/erin-64", { memory: null });
    await page.getByRole("button", { name: "Choose lists" }).click();
    await page.getByRole("button", { name: "New list" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Friday");
    await page.keyboard.press("Enter");
    await prompt().waitFor();
    calm();
  });

  // shows: 4.prompt.1, 4.prompt.13
  it("never appears for registered users or when a title is removed", async () => {
    await visit("/movies/erin-64", { registered: true });
    await add();
    await expect.poll(async () => (await kept()).completed, patient).toBe(true);
    expect(await prompt().count()).toBe(0);
    calm();
  });

  // shows: 4.prompt.3, 4.prompt.4, 4.prompt.5, 4.prompt.6, 4.prompt.12, 9.prompt.1, 9.prompt.2, 9.prompt.3
  it("appears at most twice, the second time more than ten visits after the first", async () => {
    await visit("/movies/erin-64");
    const seenOnce = { ...TWO_BEFORE, views: 1, firstViewSession: 3 };
    const firstVisit = { ...seenOnce, firstViewSession: 0 };
    // What is stored once an addition was considered: the next occasion must not begin before that.
    const counted = { additions: { "99": 2 } };
    const startsOver = { additions: { "99": 0 } };
    const occasions = [
      {
        memory: { ...TWO_BEFORE, additions: { "99": 1 } },
        sessions: 3,
        after: { views: 0, ...counted },
      },
      { memory: seenOnce, sessions: 13, after: { views: 1, completed: false, ...startsOver } },
      { memory: seenOnce, sessions: 14, after: { views: 2, completed: true } },
      { memory: firstVisit, sessions: 0, after: { views: 1, completed: false, ...startsOver } },
      { memory: firstVisit, sessions: 11, after: { views: 2, completed: true } },
      {
        memory: { ...seenOnce, views: 2 },
        sessions: 90,
        after: { views: 2, completed: false, ...startsOver },
      },
      { memory: { ...TWO_BEFORE, completed: true }, sessions: 3, after: { views: 0 } },
    ];
    const added = () => pages.calls.filter(({ id }) => id === "addWatchlistItem").length;
    for (const [at, { memory, sessions, after }] of occasions.entries()) {
      await page.evaluate(
        (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
        [
          ["createAccountPrompt", JSON.stringify(memory)],
          ["sessionCount", String(sessions)],
        ] as const,
      );
      await add();
      await expect.poll(added, patient).toBe(at + 1);
      if (after.views > memory.views) {
        await prompt().waitFor();
        await prompt().getByRole("button", { name: "Not Right Now" }).click();
        await expect.poll(() => prompt().count(), patient).toBe(0);
      }
      await expect.poll(kept, patient).toMatchObject(after);
    }
    await expect.poll(tracked, patient).toEqual(["viewed", "closed", "viewed", "closed"]);
    calm();
  });
});
