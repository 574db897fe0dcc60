// @module-tag deeper
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeRun } from "../visits/axeInDepth.ts";
import { statefulAnswers } from "../answers/statefulAnswers.ts";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import type { Pages } from "../visits/startPages.ts";
import { openHydrated } from "../visits/untilHydrated.ts";
import { setUpVisits } from "../visits/visitPage.ts";
import type { Complaints } from "../visits/watchPage.ts";

let pages: Pages;
let page: Page;
let complaints: Complaints;

const visits = setUpVisits();

interface Visit {
  width?: number;
  /** As somebody with six ratings, over answers that can be made to fail. */
  known?: ReturnType<typeof statefulAnswers>;
}

async function visit(path: string, { width = 1280, known }: Visit = {}): Promise<void> {
  ({ pages, page, complaints } = await visits.visit(path, {
    call: (known ?? shelfAnswers()).call,
    known: known !== undefined,
    kept: { lookedAround: "true" }, // the wall's opening has a bar without places and search
    width,
  }));
}

const patient = { timeout: 60_000 };
const address = () => page.url().slice(pages.origin.length);
const help = () => page.getByRole("dialog", { name: "Keyboard shortcuts" });
async function openShortcuts(): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
}
const calm = () => expect(complaints.all()).toEqual([]);

it("a sandbox says when everything is deleted next, until the line is hidden or the page is loaded again", async () => {
  ({ page, complaints } = await visits.visit("/worthy", {
    call: shelfAnswers().call,
    isSandbox: true,
    width: 400,
  }));
  const line = page.getByText("Everything is deleted every hour.");
  await line.filter({ hasText: /Next time: \d+:00/ }).waitFor(patient);
  await page.getByRole("button", { name: "Hide this message" }).click();
  await line.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Privacy" }).click();
  await page.waitForURL("**/privacy");
  expect(await line.count()).toBe(0);
  await openHydrated(page, "/worthy");
  await line.waitFor();
  calm();
});

describe("the bar", () => {
  it(
    "keeps all its controls within the window, whether search is open or closed",
    { tags: "deep" },
    async () => {
      await visit("/worthy");
      for (const width of [610, 771, 1001]) {
        await page.setViewportSize({ width, height: 900 });
        for (const search of ["closed", "open"]) {
          if (search === "open") await page.getByRole("combobox", { name: /^Search/ }).focus();
          const outside = () =>
            page
              .getByRole("banner")
              .locator("a, button, input")
              .evaluateAll((all) =>
                all
                  .filter((one) => one.getBoundingClientRect().right > innerWidth)
                  .map((one) => one.getAttribute("aria-label") ?? one.textContent),
              );
          await expect.poll(outside, { ...patient, message: `${width} px, ${search}` }).toEqual([]);
        }
        await page.keyboard.press("Escape");
      }
      calm();
    },
  );
});

describe("shortcuts", () => {
  it(
    "open pages and a help dialog, which returns the focus when closed",
    { tags: "deep" },
    async () => {
      await visit("/movies/brazil-61");
      await page.keyboard.press("g");
      await page.keyboard.press("w");
      await page.waitForURL("**/watchlist");
      await page.keyboard.press("g");
      await page.keyboard.press("r");
      await page.waitForURL("**/rate");
      await page.keyboard.press("g");
      await page.keyboard.press("t");
      await page.waitForURL("**/home/");
      await page.keyboard.press("?");
      await help().waitFor();
      expect(address()).toBe("/home/?shortcuts=1");
      for (const words of ["Go to Today", "Undo the last rating", "Close what’s open"])
        expect(await help().getByText(words).isVisible()).toBe(true);
      // What lies under an open popup is not to be reached, by shortcuts neither.
      await page.keyboard.press("g");
      await page.keyboard.press("w");
      await page.keyboard.press("Escape");
      await expect.poll(address, patient).toBe("/home/");
      calm();
    },
  );

  it(
    "are listed from the menu, where single-key shortcuts can be turned off permanently",
    { tags: "deep" },
    async () => {
      await visit("/rate");
      await openShortcuts();
      await help()
        .getByRole("switch", { name: /^Single-key shortcuts/ })
        .uncheck();
      await help().getByRole("button", { name: "Close", exact: true }).click();
      const here = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      await expect.poll(here, patient).toBe("Menu");
      await page.reload();
      await page.waitForLoadState("networkidle");
      for (const key of ["?", "/", "g", "w"]) await page.keyboard.press(key);
      expect([
        address(),
        await page.getByRole("combobox", { name: /^Search/ }).getAttribute("aria-expanded"),
      ]).toEqual(["/rate", "false"]);
      await page.getByRole("option", { name: /^Arrival/ }).press("k");
      await page.getByRole("option", { name: /^Arrival.*, liked$/ }).waitFor();
      calm();
    },
  );

  it(
    "don't affect typing in text fields, and open the search page if there is no search field",
    { tags: "deep" },
    async () => {
      await visit("/rate");
      await page.keyboard.press("/");
      await page.keyboard.type("g w?");
      expect(await page.getByRole("combobox", { name: /^Search/ }).inputValue()).toBe("g w?");
      expect(address()).toBe("/rate");
      await page.keyboard.press("Escape");
      // Tab leaves the open search.
      await page.getByRole("combobox", { name: /^Search/ }).focus();
      await page.locator("[data-open]").first().waitFor();
      await page.keyboard.press("Tab");
      const here = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      await expect.poll(here, patient).toBe("Menu");
      await page.setViewportSize({ width: 500, height: 900 });
      await page.keyboard.press("/");
      await page.waitForURL("**/search");
      calm();
    },
  );
});

describe("navigation", () => {
  // shows: 2.widths.2, 2.widths.3, 9.layout.2
  it.each([
    [true, [360, 770]],
    [false, [771, 1001, 1440]],
  ])("sits at the bottom of the window (%s) at %j px", async (atThumb, widths) => {
    await visit("/rate", { width: widths[0] });
    const navigation = page.getByRole("navigation", { name: "Main" });
    const place = async () => {
      const count = await navigation.count();
      const box = count === 1 ? await navigation.boundingBox() : null;
      return [count, (box?.y ?? 0) > 700];
    };
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(place, patient).toEqual([1, atThumb]);
      const rate = navigation.getByRole("link", { name: "Rate" });
      expect(await rate.getAttribute("aria-current")).toBe("page");
      await expect
        .poll(() => page.getByRole("combobox", { name: /^Search/ }).isVisible(), patient)
        .toBe(width > 600);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    if (atThumb) {
      // What the keyboard moves to is not left under the tabs.
      const link = page.getByRole("contentinfo").getByRole("link").first();
      await link.evaluate((each) =>
        scrollBy({
          top: each.getBoundingClientRect().bottom - innerHeight + 8,
          behavior: "instant",
        }),
      );
      await link.focus();
      const under = async () =>
        ((await link.boundingBox())?.y ?? 0) + ((await link.boundingBox())?.height ?? 0) >
        ((await navigation.boundingBox())?.y ?? 0);
      await expect.poll(under, patient).toBe(false);
    }
    // Larger text makes the window smaller, while the page is open too.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    // A window that nobody sees may hear of it only with its next change of size.
    let height = 900;
    const placeNow = async () => {
      await page.setViewportSize({ width: widths.at(-1) ?? 0, height: ++height });
      return place();
    };
    await expect.poll(placeNow, patient).toEqual([1, true]);
    calm();
  });

  it("is positioned by CSS before scripts run", { tags: "deep" }, async () => {
    await visit("/rate");
    const context = await visits.browser().newContext({
      javaScriptEnabled: false,
      baseURL: pages.origin,
      viewport: { width: 360, height: 800 },
    });
    const still = await context.newPage();
    await still.goto("/worthy");
    const visible = async () =>
      (await still.getByRole("navigation", { name: "Main" }).all()).length;
    expect(await visible()).toBe(1);
    await still.setViewportSize({ width: 1024, height: 800 });
    expect(await visible()).toBe(1);
    await context.close();
  });

  // shows: 9.layout.1, 9.layout.3
  it("and search adapt when the window is resized", async () => {
    await visit("/rate", { width: 1280 });
    const place = async () =>
      ((await page.getByRole("navigation", { name: "Main" }).boundingBox())?.y ?? 0) > 700;
    await page.setViewportSize({ width: 500, height: 900 });
    await expect.poll(place, patient).toBe(true);
    for (const width of [600, 601]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.getByRole("combobox", { name: /^Search/ }).isVisible(), patient)
        .toBe(width > 600);
    }
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(place, patient).toBe(false);

    // It is looked at once in 300 ms.
    await page.clock.install();
    await openHydrated(page, "/rate");
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const resize = async (width: number) => {
      await page.evaluate(() =>
        addEventListener("resize", () => (document.documentElement.dataset["resized"] = "yes"), {
          once: true,
        }),
      );
      await page.setViewportSize({ width, height: 900 });
      await page.locator("html[data-resized]").waitFor({ state: "attached" });
      await page.evaluate(() => delete document.documentElement.dataset["resized"]);
    };
    const above = page.getByRole("banner").locator('nav[aria-label="Main"]');
    await resize(1020);
    await resize(500);
    await page.clock.runFor(299);
    expect(await above.count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => above.count(), patient).toBe(0);
  });

  it(
    "shows in the title that a page doesn't exist, and moves the focus to its heading",
    { tags: "deep" },
    async () => {
      await visit("/watchlist");
      await page.evaluate(() => {
        history.pushState({ idx: 1 }, "", "/nowhere");
        dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } }));
      });
      await page.getByRole("heading", { name: "This page doesn’t exist" }).waitFor();
      await expect.poll(() => page.title(), patient).toBe("This page doesn’t exist · Worthy");
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    },
  );
});

describe("errors", () => {
  const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });

  // shows: 8.global.3
  it("show a message with a Retry button that reloads the page if they are uncaught", async () => {
    await visit("/rate");
    await page.evaluate(() => {
      Object.assign(window, { old: true });
      setTimeout(() => {
        throw new Error("a mistake");
      });
    });
    await alert("Oops! Something went wrong.").waitFor();
    await alert("Oops! Something went wrong.").getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => page.evaluate(() => "old" in window), patient).toBe(false);
  });

  it(
    "are shown with a Retry button inside the popup where they occur",
    { tags: "deep" },
    async () => {
      const known = statefulAnswers({ rated: 6 });
      await visit("/movies/her-12?why=12", { known });
      known.fail(1);
      const popup = page.getByRole("dialog");
      const like = popup.getByRole("button", { name: "Like", exact: true }).first();
      await like.click();
      await popup.getByRole("alert").getByRole("button", { name: "Retry" }).click();
      await expect.poll(() => like.getAttribute("aria-pressed"), patient).toBe("true");
    },
  );

  it("leave the page in place if they occur in a lazy chunk", { tags: "deep" }, async () => {
    await visit("/rate");
    await page.route(/ShortcutsPopup/, (route) => route.abort());
    await openShortcuts();
    const retry = alert("Oops! Something went wrong.").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    expect(
      await page.getByRole("heading", { level: 1, name: /^What have you seen/ }).isVisible(),
    ).toBe(true);
    await page.unroute(/ShortcutsPopup/);
    await retry.click();
    await help().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1, name: /^What have you seen/ }).waitFor();
  });

  // shows: 8.start.1
  it("appear after two minutes if a lazy chunk gets no response", async () => {
    await visit("/rate");
    await page.clock.install();
    await openHydrated(page, "/rate");
    await page.route(/ShortcutsPopup/, () => {});
    await openShortcuts();
    await page.clock.fastForward(115_000);
    expect(await alert("Oops! Something went wrong.").count()).toBe(0);
    await page.clock.fastForward(6_000);
    await alert("Oops! Something went wrong.").waitFor();
  });

  it(
    "close a panel opened from the bar if they occur there, but leave the page in place",
    { tags: "deep" },
    async () => {
      await visit("/rate");
      await page.route(/SearchPanel/, (route) => route.abort());
      const field = page
        .getByRole("search", { name: "Quick search" })
        .getByRole("combobox", { name: /^Search/ });
      await field.click();
      await alert("Oops! Something went wrong.").waitFor();
      expect(
        await page.getByRole("heading", { level: 1, name: /^What have you seen/ }).isVisible(),
      ).toBe(true);
      await expect.poll(() => field.getAttribute("aria-expanded"), patient).toBe("false");
      await page.unroute(/SearchPanel/);
    },
  );
});

describe("accessibility", () => {
  it("keeps open menus inside the landmarks", { tags: "deep" }, async () => {
    const call = shelfAnswers({ rated: 1 }).call;
    ({ pages, page, complaints } = await visits.visit("/watchlist", { call, known: true }));
    await page
      .getByRole("button", { name: /^More options for / })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menu").waitFor();
    expect(await axeRun(page)).toEqual([]);
  });
});
