// @module-tag deeper
import type { RatingValue } from "@worthy/domain";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeRun } from "../visits/axeInDepth.ts";
import { ratedAnswers } from "../answers/ratedAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits } from "../visits/visitPage.ts";

let pages: Pages;
let page: Page;
let server: ReturnType<typeof ratedAnswers>;

// A server that fails is one of the tests.
const visits = setUpVisits({ refuses: (text) => !text.includes("Failed to load resource") });

/** Films 60 to 69 are Arrival, Brazil, Casablanca, Drive, Erin, Fargo, Gravity, Heat, Ida and Jaws. */
async function visit(
  path: string,
  {
    ratings,
    greeted = true,
    ...options
  }: {
    ratings: readonly (readonly [number, RatingValue])[];
    greeted?: boolean;
  } & BrowserContextOptions,
) {
  server = ratedAnswers(ratings);
  const kept: Record<string, string> = greeted ? { perfectMatchShown: "true" } : {};
  ({ pages, page } = await visits.visit(path, {
    call: server.call,
    readsQueries: true,
    known: true,
    kept,
    ...options,
  }));
}

const patient = { timeout: 60_000 };
const main = () => page.getByRole("main");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const undo = () => page.getByRole("button", { name: "Undo", includeHidden: true }).last().click();
const faves = () =>
  main()
    .getByRole("button", { name: /from your faves$/ })
    .evaluateAll((hearts) =>
      hearts.map((heart) => /^Remove (.*) from/.exec(heart.getAttribute("aria-label") ?? "")?.[1]),
    );
const rows = () =>
  main()
    .getByRole("combobox")
    .evaluateAll((selects) =>
      selects.map((select) => [
        select.closest("li")?.querySelector(".font-semibold")?.textContent,
        (select as HTMLSelectElement).value,
      ]),
    );

async function accessibleAt(width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect(await axeRun(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
}

describe("my faves", () => {
  // shows: 1.product.8, 2.screens.12, 3.saved.1, 4.favourites.2
  it("can be removed and restored, and are available offline", async () => {
    await visit("/faves", {
      ratings: [
        [60, "LOVE"],
        [61, "LIKE"],
        [62, "LOVE"],
      ],
    });
    expect(await faves()).toEqual(["Casablanca", "Arrival"]);
    await button("Remove Casablanca from your faves").click();
    await expect.poll(faves, patient).toEqual(["Arrival"]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Remove Arrival from your faves",
    );
    await expect.poll(server.kept, patient).toEqual([
      ["Brazil", "LIKE"],
      ["Arrival", "LOVE"],
    ]);
    await undo();
    await expect.poll(faves, patient).toEqual(["Casablanca", "Arrival"]);
    await accessibleAt(360);
    const saved = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("savedFavourites") ?? "[]"));
    await expect.poll(saved, patient).toMatchObject([
      { id: 62, name: "Casablanca", isMovie: true },
      { id: 60, name: "Arrival" },
    ]);
  });

  it("are restored if the server rejects a removal", { tags: "deep" }, async () => {
    await visit("/faves", { ratings: [[60, "LOVE"]] });
    server.fail(1);
    await button("Remove Arrival from your faves").click();
    await button("Retry").waitFor();
    expect(await faves()).toEqual(["Arrival"]);
  });
});

describe("the ratings history", () => {
  // shows: 2.screens.11, 3.localSettings.9, 4.history.1
  it("starts with likes and dislikes, can be filtered and edited in place, and keeps its filter", async () => {
    await visit("/ratings", {
      ratings: [
        [60, "LOVE"],
        [61, "DISLIKE"],
        [62, "INTERESTED"],
        [63, "SKIP"],
      ],
    });
    expect(await rows()).toEqual([
      ["Brazil", "DISLIKE"],
      ["Arrival", "LOVE"],
    ]);
    await main().getByText("4 ratings", { exact: true }).waitFor();
    await page.getByRole("button", { name: /^All\s*4$/ }).click();
    await expect.poll(async () => (await rows()).length, patient).toBe(4);
    await page.getByLabel("Find a title").fill("cas");
    await expect.poll(rows, patient).toEqual([["Casablanca", "INTERESTED"]]);
    await page.getByLabel("Find a title").fill("");
    await expect.poll(async () => (await rows()).length, patient).toBe(4);
    await page.getByRole("combobox", { name: "Your rating of Drive" }).selectOption("LOVE");
    await expect.poll(() => server.kept()[0], patient).toEqual(["Drive", "LOVE"]);
    await expect.poll(rows, patient).toEqual([
      ["Drive", "LOVE"],
      ["Casablanca", "INTERESTED"],
      ["Brazil", "DISLIKE"],
      ["Arrival", "LOVE"],
    ]);
    await button("Remove your rating of Brazil").click();
    await expect
      .poll(async () => (await rows()).map(([name]) => name), patient)
      .toEqual(["Drive", "Casablanca", "Arrival"]);
    await undo();
    await expect.poll(async () => (await rows()).length, patient).toBe(4);
    await page.reload();
    await expect.poll(async () => (await rows()).length, patient).toBe(4);
    await accessibleAt(360);
  });

  // shows: 4.history.2, 9.lists.2
  it("shows its number of ratings and is deleted only after typing the confirmation word", async () => {
    await visit("/ratings", {
      ratings: [
        [60, "LOVE"],
        [61, "DISLIKE"],
      ],
    });
    await button("Reset all ratings").click();
    const dialog = page.getByRole("dialog", { name: "Delete all 2 ratings?" });
    await dialog.getByText("You can’t undo this.").waitFor();
    expect(await dialog.getByRole("button", { name: "Delete all ratings" }).isDisabled()).toBe(
      true,
    );
    await dialog.getByRole("textbox").fill("reset");
    await dialog.getByRole("button", { name: "Delete all ratings" }).click();
    await page.getByRole("heading", { name: "Nothing rated yet" }).waitFor();
    expect(server.kept()).toEqual([]);
  });

  it("can't be deleted while a rating is waiting to be sent", { tags: "deep" }, async () => {
    await visit("/ratings", { ratings: [[60, "LOVE"]] });
    let cut = true;
    await page.route("**/v6/ratings*", (route) =>
      cut && route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await main()
      .getByRole("combobox", { name: /Arrival/ })
      .selectOption("LIKE");
    await page.getByText("1 waiting").first().waitFor();
    await button("Reset all ratings").click();
    const dialog = page.getByRole("dialog", { name: "Delete your 1 rating?" });
    await dialog.getByRole("textbox").fill("reset");
    await dialog.getByRole("button", { name: "Delete all ratings" }).click();
    await page.getByText("Some changes haven’t been sent yet.").first().waitFor();
    expect(server.kept()).toEqual([["Arrival", "LOVE"]]);
    cut = false;
    await dialog.getByRole("button", { name: "Delete all ratings" }).click();
    await page.getByRole("heading", { name: "Nothing rated yet" }).waitFor();
    expect(server.kept()).toEqual([]);
  });
});

describe("the perfect match", () => {
  const four = [60, 61, 62, 63].map((id) => [id, "LOVE"] as const);

  // shows: 4.favourites.3, 4.favourites.4, 9.ratings.3
  it("opens once after the fifth favourite, with the best match, its score and a link", async () => {
    await visit("/movies/erin-64", {
      ratings: [...four, [68, "LIKE"], [69, "LIKE"]],
      greeted: false,
    });
    expect(await page.getByRole("dialog").count()).toBe(0);
    await button("Love").click();
    const dialog = page.getByRole("dialog", { name: "Your perfect match" });
    await dialog.getByText(/^You love 5 titles/).waitFor();
    await dialog.getByRole("button", { name: /^Why \d+\?$/ }).waitFor();
    await accessibleAt(360);
    await dialog.getByRole("link", { name: /^See / }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.waitForURL(/\/movies\//);
    await page.goto("/faves");
    await page.waitForLoadState("networkidle");
    await expect.poll(faves, patient).toHaveLength(5);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("appears as a line on Today rather than a dialog if there are already five favourites", async () => {
    await visit("/home/", { ratings: [...four, [64, "LOVE"], [69, "LIKE"]], greeted: false });
    await page.getByText("You love 5 titles. Your perfect match:").waitFor();
    await page.goto("/movies/erin-64");
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

describe("Today", () => {
  const ratings = [60, 61, 62, 63, 64, 65].map((id) => [id, "LIKE"] as const);

  // shows: 4.progress.3
  it("marks a show's next episode as seen with one click, and can undo that", async () => {
    await visit("/home/", { ratings });
    const row = page.getByRole("region", { name: "Continue watching" });
    await row.getByText("Season 1, episode 3").waitFor();
    await button("Mark season 1, episode 3 of Long Road as seen").click();
    await row.getByText("Season 1, episode 4").waitFor();
    await undo();
    await row.getByText("Season 1, episode 3").waitFor();
    await expect
      .poll(
        () =>
          pages.calls
            .filter(({ id }) => id.endsWith("Seen") && id !== "listSeenEpisodes")
            .map(({ id }) => id),
        patient,
      )
      .toEqual(["markEpisodesSeen", "unmarkEpisodesSeen"]);
    await accessibleAt(360);
  });

  // shows: 4.declined.1
  it("dismisses a pick everywhere immediately and restores it on undo", async () => {
    await visit("/home/", { ratings });
    const row = main().getByRole("region", { name: "Your best matches tonight" });
    const card = row.getByRole("listitem").first();
    const path = (await card.getByRole("link").getAttribute("href")) ?? "";
    const dismiss = card.getByRole("button", { name: /^Not interested in / });
    const name = ((await dismiss.getAttribute("aria-label")) ?? "").replace(
      "Not interested in ",
      "",
    );
    const named = () => main().locator(`a[href="${path}"]`).count();
    expect(await named()).toBe(1);
    await dismiss.press("Enter");
    await expect.poll(named, patient).toBe(0);
    await expect.poll(() => server.kept()[0], patient).toEqual([name, "NOT_INTERESTED"]);
    await undo();
    await expect.poll(named, patient).toBeGreaterThan(0);
    await expect
      .poll(() => server.kept().some(([, rating]) => rating === "NOT_INTERESTED"), patient)
      .toBe(false);
  });
});
