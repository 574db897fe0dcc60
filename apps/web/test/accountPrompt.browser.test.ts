import type { CallApi } from "@worthy/contract";
import type { EndpointId } from "@worthy/contract/manifest";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountAnswers } from "./accountAnswers.ts";
import { axeFindings } from "./axeFindings.ts";
import { sampleNode } from "./sampleAnswers.ts";
import type { Pages } from "./startPages.ts";
import { keepVisits } from "./visitPage.ts";
import type { Complaints } from "./watchPage.ts";

let pages: Pages;
let page: Page;
let complaints: Complaints;

const visits = keepVisits();

const TWO_BEFORE = { completed: false, views: 0, firstViewSession: null, additions: { "99": 2 } };

/** The answers with every title a show: only shows have a page in the public mode. */
function answers(registered: boolean, shows: boolean): CallApi {
  const { call } = accountAnswers({ registered });
  const all = (id: EndpointId, input: never) =>
    shows && id === "getNode"
      ? Promise.resolve({ ...sampleNode, id: 64, nodeType: "tv", tmdbType: "tv", path: "/tv/erin-64" })
      : (call as (id: EndpointId, input: never) => unknown)(id, input);
  return all as CallApi; // one function for all endpoints, as the real ones
}

async function visit(path: string, { registered = false, memory = TWO_BEFORE as object | null, width = 1280 } = {}): Promise<void> {
  const kept = {
    lastSession: String(Date.now()),
    sessionCount: "3",
    usageConsent: "yes",
    ...(memory ? { createAccountPrompt: JSON.stringify(memory) } : {}),
  };
  ({ pages, page, complaints } = await visits.visit(path, { call: answers(registered, path.startsWith("/show/")), known: true, kept, width }));
}

const patient = { timeout: 10_000 };
const address = () => page.url().slice(pages.origin.length);
const prompt = () => page.getByRole("dialog", { name: "Keep your list for good?" });
const add = () => page.getByRole("button", { name: "Add to watchlist", exact: true }).first().click();
const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("createAccountPrompt") ?? "null"));
const tracked = () =>
  pages.calls
    .filter(({ id }) => id === "recordEvents")
    .flatMap(({ input }) => (input.body as { events: { name: string; params: { action?: string } }[] }).events) // the contract's body
    .filter(({ name }) => name === "account_prompt")
    .map(({ params }) => params.action);
const calm = () => expect(complaints.all().filter((line) => !line.includes("Failed to load resource"))).toEqual([]);

describe("the create-account prompt", { timeout: 60_000 }, () => {
  it("comes with the third addition; 'Heck Ya' completes it and opens registration", async () => {
    await visit("/movies/erin-64");
    await add();
    await prompt().waitFor();
    expect(await kept()).toMatchObject({ views: 1, completed: false, firstViewSession: 3 });
    await prompt().getByRole("button", { name: "Heck Ya" }).click();
    await expect.poll(address, patient).toBe("/registration-popup");
    expect(await kept()).toMatchObject({ views: 1, completed: true });
    await expect.poll(tracked, patient).toEqual(["viewed", "converted"]);
  });

  it("only notes 'Not Right Now', by keyboard too, and stays on the page", async () => {
    await visit("/movies/erin-64", { width: 360 });
    await add();
    await prompt().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await prompt().getByRole("button", { name: "Not Right Now" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => prompt().count(), patient).toBe(0);
    expect([address(), await kept()]).toEqual(["/movies/erin-64", { completed: false, views: 1, firstViewSession: 3, additions: { "99": 0 } }]);
    await expect.poll(tracked, patient).toEqual(["viewed", "closed"]);
    calm();
  });

  it("comes at once on a page of the public mode", async () => {
    await visit("/show/erin-64", { memory: null });
    await add();
    await prompt().waitFor();
    calm();
  });

  it("never comes to the registered, and not for taking something off", async () => {
    await visit("/movies/erin-64", { registered: true });
    await add();
    await expect.poll(async () => (await kept()).completed, patient).toBe(true);
    expect(await prompt().count()).toBe(0);
    calm();
  });
});
