// @module-tag deeper
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeRun } from "../visits/axeInDepth.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { clickWithoutFocus } from "../visits/clickWithoutFocus.ts";
import { setUpVisits, type PageVisit } from "../visits/visitPage.ts";
import { removeTitle, wholeList } from "../answers/wholeList.ts";

let pages: Pages;
let page: Page;

const visits = setUpVisits({ refuses: () => true });

async function visit(options: Partial<PageVisit> = {}): Promise<void> {
  ({ pages, page } = await visits.visit("/watchlist", {
    call: shelfAnswers({ rated: 6 }).call,
    known: true,
    ...options,
  }));
}

const patient = { timeout: 60_000 };
const names = () =>
  page
    .locator("main li[data-row] a")
    .evaluateAll((links) => links.map((link) => link.querySelector(".font-semibold")?.textContent));
const grip = (name: string) =>
  page.getByRole("button", { name: new RegExp(`^Move ${name}, position`) });
const said = (text: string) => page.getByText(text, { exact: true }).waitFor({ state: "attached" });
/** What the screen sends: the title that is moved, and the one it is to follow. */
const moves = () =>
  pages.calls
    .filter(({ id }) => id === "moveWatchlistItem")
    .map(({ input }) => [
      Number(input.params?.["itemId"]),
      (input.body as { after: number | null }).after,
    ]);

describe("moving a row", () => {
  // shows: 4.own.2, 4.own.12
  it(
    "follows the pointer, shows where the row will land and announces that position",
    { tags: "deep" },
    async () => {
      await visit();
      expect(await names()).toEqual(["Arrival", "Brazil", "Casablanca"]);
      const box = await grip("Arrival").boundingBox();
      if (!box) throw new Error("the grip is not on the screen");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      // Escape puts it back, and letting go then lifts nothing.
      await page.mouse.down();
      await page.mouse.move(x, y + 60);
      await page.keyboard.press("Escape");
      await said("Arrival is back at position 1 of 3.");
      await page.mouse.up();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + 60);
      await page.mouse.move(x, y + 130, { steps: 4 });
      expect(await page.locator("main li[aria-hidden]").count()).toBe(1);
      await page.mouse.up();
      await expect.poll(names, patient).toEqual(["Brazil", "Casablanca", "Arrival"]);
      await said("Dropped Arrival at position 3 of 3.");
      await expect.poll(moves, patient).toEqual([[60, 62]]);
      expect(await page.locator("main li[aria-hidden]").count()).toBe(0);
      await page.reload();
      await expect.poll(names, patient).toEqual(["Brazil", "Casablanca", "Arrival"]);
    },
  );

  // shows: 4.own.2
  it("works step by step with the keyboard and keeps the focus on the row", async () => {
    await visit();
    await grip("Casablanca").focus();
    await page.keyboard.press("Enter");
    await said(
      "Picked up Casablanca, position 3 of 3. Arrow keys move it, Enter drops it, Escape puts it back.",
    );
    await page.keyboard.press("ArrowUp");
    await said("Casablanca, position 2 of 3.");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await said("Casablanca, position 1 of 3.");
    await page.keyboard.press("Space");
    await expect.poll(names, patient).toEqual(["Casablanca", "Arrival", "Brazil"]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), patient)
      .toBe("Move Casablanca, position 1 of 3");
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("Escape");
    await said("Casablanca is back at position 1 of 3.");
    expect(await names()).toEqual(["Casablanca", "Arrival", "Brazil"]);
    await expect.poll(moves, patient).toEqual([[62, null]]);
  });

  it(
    "works with the keyboard after a click, even in browsers that don't focus clicked buttons",
    { tags: "deep" },
    async () => {
      await visit({ ready: clickWithoutFocus });
      await grip("Casablanca").click();
      await said(
        "Picked up Casablanca, position 3 of 3. Arrow keys move it, Enter drops it, Escape puts it back.",
      );
      await page.keyboard.press("ArrowUp");
      await said("Casablanca, position 2 of 3.");
      await page.keyboard.press("Escape");
      await said("Casablanca is back at position 3 of 3.");
    },
  );

  // shows: 4.own.2
  it("works by touch, and with buttons instead of dragging", { tags: "deep" }, async () => {
    await visit({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
    await wholeList(page);
    // iOS zooms into fields with smaller text.
    const small = page
      .locator("input, select, textarea")
      .evaluateAll((fields) =>
        fields
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      );
    expect(await small).toEqual([]);
    await grip("Arrival").tap();
    await page.getByRole("button", { name: "Move Arrival down" }).tap();
    await grip("Arrival").tap();
    await expect.poll(names, patient).toEqual(["Brazil", "Arrival", "Casablanca"]);
    await grip("Brazil").tap({ trial: true }); // waits until the rows stand still
    const box = await grip("Brazil").boundingBox();
    if (!box) throw new Error("the grip is not on the screen");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    const isCarried = () => page.locator("main li[aria-hidden]").count();
    for (const by of [20, 60, 90]) {
      await touch.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x, y: y + by }],
      });
      await expect.poll(isCarried, patient).toBe(1);
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(names, patient).toEqual(["Arrival", "Brazil", "Casablanca"]);
  });
});

describe("sorting", () => {
  // shows: 7.watchlists.18
  it("is saved once chosen, and rows can be rearranged only in custom order", async () => {
    await visit();
    await page.getByLabel("Sort by").selectOption("SCORE");
    await expect.poll(names, patient).toEqual(["Casablanca", "Brazil", "Arrival"]);
    expect(await page.getByRole("button", { name: /^Move / }).count()).toBe(0);
    await page.reload();
    await expect.poll(names, patient).toEqual(["Casablanca", "Brazil", "Arrival"]);
    await page.getByLabel("Sort by").selectOption("CUSTOM");
    await expect.poll(names, patient).toEqual(["Arrival", "Brazil", "Casablanca"]);
    await expect.poll(() => page.getByRole("button", { name: /^Move / }).count(), patient).toBe(3);
  });

  it("is saved even if chosen before hydration", { tags: "deep" }, async () => {
    await visit();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await page.route(/assets.*\.js$/, async (route) => (await allowed, route.continue()));
    await page.reload({ waitUntil: "commit" });
    await page.getByLabel("Sort by").selectOption("SCORE");
    allow();
    await expect.poll(names, patient).toEqual(["Casablanca", "Brazil", "Arrival"]);
  });
});

// shows: 9.toasts.4
it("shows a message at the bottom of the window when a title is removed", async () => {
  await visit();
  await removeTitle(page, "Brazil");
  await page.getByRole("button", { name: "Undo", includeHidden: true }).waitFor();
  const box = await page.getByRole("region", { name: /^Messages/ }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.y).toBeGreaterThan(height / 2);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 100);
});

it("restores a removed title to its original position", { tags: "deep" }, async () => {
  await visit();
  await removeTitle(page, "Brazil");
  await expect.poll(names, patient).toEqual(["Arrival", "Casablanca"]);
  await page.getByRole("button", { name: "Undo", includeHidden: true }).click();
  await expect.poll(names, patient).toEqual(["Arrival", "Brazil", "Casablanca"]);
  // One small write says it, however long the list is.
  const said = () =>
    pages.calls
      .filter(({ id }) => /^(add|move|update)Watchlist/.test(id))
      .map(({ id, input }) => [id, input.body]);
  await expect
    .poll(said, patient)
    .toEqual([["addWatchlistItem", { itemId: 61, position: 1, restore: 61 }]]);
});

it.each([360, 1280])(
  "has no axe violations at %i px while a row is lifted",
  { tags: "deep" },
  async (width) => {
    await visit({ viewport: { width, height: 800 } });
    await grip("Brazil").click();
    expect(await axeRun(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  },
);
