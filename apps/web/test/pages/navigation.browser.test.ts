// @module-tag deeper
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { accessibleNames } from "../visits/accessibleNames.ts";
import { axeFindings } from "../visits/axeFindings.ts";
import { setUpVisits, type PageVisit } from "../visits/visitPage.ts";

const WIDTHS = [390, 1440] as const;
/** What the old navigation led to, and where it is now. */
const BEHIND_AVATAR = {
  Browse: "/browse",
  "In the mood": "/mood",
  Lists: "/lists",
  "Worthy for you": "/worthy",
  "Tonight’s picks": "/home/worthy/",
  "Your ratings": "/ratings",
  "My faves": "/faves",
  "My services": "/profile/services",
  "Top services": "/top-services",
  Profile: "/profile",
  Settings: "/profile/notifications",
} as const;
const AMONG_PLACES = { Rate: "/rate", Together: "/friends", Watchlists: "/watchlist" } as const;
const patient = { timeout: 30_000 };

let page: Page;
const visits = setUpVisits();

/** Opens Today as somebody with ratings, or another page as somebody new. */
async function visit(
  width: number,
  { path = "/home/", rated = 7, ...more }: Partial<PageVisit> & { path?: string; rated?: number },
): Promise<void> {
  ({ page } = await visits.visit(path, {
    call: shelfAnswers({ rated }).call,
    known: rated > 0,
    width,
    ...more,
  }));
}

const avatar = () => page.getByRole("banner").getByRole("button", { name: /^Menu/ });
const menu = () => page.getByRole("navigation", { name: "Menu" });
const main = () => page.getByRole("navigation", { name: "Main" });
const path = () => new URL(page.url()).pathname;
const focusedName = () =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute("aria-label") ??
      document.activeElement?.textContent ??
      "",
  );

const byMouse = (control: Locator) => control.click();
/** Tabs to a control and presses Enter: no other key counts as a press. */
async function byKeyboard(control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; !(await isThere()); tabs += 1) {
    if (tabs > 80) throw new Error(`Tab never gets to ${String(control)}`);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

async function doubleText(): Promise<void> {
  const logo = page.getByRole("banner").locator("svg").first();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  // The browser lays the page out in its own time, and gives the old places until then.
  await expect.poll(() => logo.evaluate((icon) => icon.getBoundingClientRect().width)).toBe(48);
}

/** Words of visible links and buttons that are broken in two, or not wholly in the window; and controls that lie over one another. */
function misplaced(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const controls = [...root.querySelectorAll<HTMLElement>("a, button, [role=combobox]")].filter(
      (control) => control.checkVisibility() && !control.closest("[popover]:not(:popover-open)"),
    );
    const wrong: string[] = [];
    for (const control of controls) {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const rects = [...range.getClientRects()];
          if (rects.length > 1) wrong.push(`${word} is broken`);
          if (rects.some(({ left, right }) => left < 0 || right > innerWidth + 0.5))
            wrong.push(`${word} is cut off`);
        }
    }
    const boxes = controls.map((control) => control.getBoundingClientRect());
    for (const [at, one] of boxes.entries())
      for (const [other, two] of boxes.entries())
        if (
          at < other &&
          Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
          Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1
        )
          wrong.push(`${controls[at]?.textContent} is over ${controls[other]?.textContent}`);
    return wrong;
  });
}

describe.each(WIDTHS)("at %d pixels", (width) => {
  it.each([
    ["mouse", byMouse, 20],
    ["keyboard", byKeyboard, 3],
  ])("reaches everything from Today within two clicks by %s", async (_by, press, fast) => {
    await visit(width, {});
    const goHome = async () => {
      await main().getByRole("link", { name: "Today" }).click();
      await expect.poll(path, patient).toBe("/home/");
      await page.getByRole("heading", { level: 1, name: /night$/ }).waitFor();
    };
    for (const [name, address] of firstInLayer(fast, Object.entries(AMONG_PLACES))) {
      await goHome();
      await press(main().getByRole("link", { name, exact: true }));
      await expect.poll(path, patient).toBe(address);
    }
    for (const [name, address] of firstInLayer(fast, Object.entries(BEHIND_AVATAR))) {
      await goHome();
      await press(avatar());
      await press(menu().getByRole("link", { name, exact: true }));
      await expect.poll(path, patient).toBe(address);
      expect(await menu().count()).toBe(0);
    }
  });

  it.each([1, 2])("shows a complete, accessible menu at %d times the text size", async (times) => {
    await visit(width, {});
    if (times === 2) await doubleText();
    await avatar().click();
    await menu().waitFor();
    expect(await axeFindings(page, "header")).toEqual([]);
    expect(await misplaced(menu())).toEqual([]);
    const sideways = await menu().evaluate((nav) => nav.scrollWidth - nav.clientWidth);
    expect(sideways).toBe(0);
    await menu().getByRole("link", { name: "Privacy" }).scrollIntoViewIfNeeded();
  });

  it("labels every control in the bar", async () => {
    await visit(width, {});
    const controls = page.getByRole("banner").locator("a:visible, button:visible, input:visible");
    const names = await accessibleNames(controls);
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(names.filter((name) => name === "")).toEqual([]);
  });
});

describe("the bar and the tabs", () => {
  it.each([360, 390, 800, 1024, 1440])(
    "don't overlap or break words at %d pixels and twice the text size",
    async (width) => {
      await visit(width, { rated: 0, kept: { lookedAround: "true" } });
      const parts = [page.getByRole("banner"), main().first()];
      for (const part of parts) expect(await misplaced(part)).toEqual([]);
      await doubleText();
      for (const part of parts) expect(await misplaced(part)).toEqual([]);
      expect(await main().getByRole("link").count()).toBe(width < 771 ? 5 : 4);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBe(0);
    },
  );

  it("scale their icons with the text", async () => {
    await visit(390, {});
    const sizes = (within: Locator) =>
      within
        .locator("svg:visible")
        .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
    const bar = page.getByRole("banner");
    const cards = page.getByRole("article").first();
    expect([await sizes(bar), await sizes(main())]).toEqual([
      [24, 22, 20],
      [22, 22, 22, 22, 22],
    ]);
    const onCard = await sizes(cards.getByRole("button").first());
    await doubleText();
    expect(await sizes(bar)).toEqual([48, 44, 40]);
    expect(await sizes(cards.getByRole("button").first())).toEqual(onCard.map((size) => size * 2));
    // Large tabs have words only.
    expect(await sizes(main())).toEqual([]);
  });
});

describe("the menu", () => {
  const tip = () => avatar().getByText("Menu");

  it("shows its name on hover and focus until Escape is pressed", async () => {
    await visit(1440, {});
    expect(await tip().isVisible()).toBe(false);
    await avatar().hover();
    await tip().waitFor();
    await page.mouse.move(300, 600);
    await tip().waitFor({ state: "hidden" });
    await page.getByRole("combobox", { name: /^Search/ }).focus();
    await page.keyboard.press("Tab");
    await expect.poll(focusedName).toBe("Menu");
    await tip().waitFor();
    await page.keyboard.press("Escape");
    await tip().waitFor({ state: "hidden" });
  });

  it("closes on Escape, on a click outside and when it loses focus", async () => {
    await visit(1440, {});
    await avatar().click();
    await page.keyboard.press("Tab");
    await expect.poll(focusedName).toBe("Tonight’s picks");
    await page.keyboard.press("Escape");
    await menu().waitFor({ state: "hidden" });
    expect(await focusedName()).toBe("Menu");

    await avatar().click();
    await menu().waitFor();
    await page.mouse.click(20, 700);
    await menu().waitFor({ state: "hidden" });

    await avatar().click();
    await menu().getByRole("link", { name: "Sign in" }).focus();
    await page.keyboard.press("Tab");
    await menu().waitFor({ state: "hidden" });
  });

  it("opens before scripts run, even without an account", async () => {
    await visit(390, { rated: 0, path: "/worthy", javaScriptEnabled: false });
    expect(await menu().count()).toBe(0);
    await avatar().click();
    await menu().getByRole("link", { name: "Browse" }).click();
    await expect.poll(path, patient).toBe("/browse");
  });
});

describe("the usage consent question", () => {
  const question = () => page.locator("#usage-question");

  it("appears only after the user chooses to look around", async () => {
    await visit(390, { rated: 0, path: "/rate" });
    expect(await main().count()).toBe(0);
    expect(await question().count()).toBe(0);
    await page.getByRole("link", { name: "Look around first" }).click();
    await question().waitFor();
    expect(await main().count()).toBe(1);
  });

  it.each([
    [5, 0],
    [6, 1],
  ])("with %d ratings, appears %d times", async (rated, times) => {
    await visit(390, { rated });
    await expect.poll(() => question().count()).toBe(times);
  });
});
