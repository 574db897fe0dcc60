import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { clickWithoutFocus } from "../visits/clickWithoutFocus.ts";
import { visitShelf, type ShelfPage } from "../visits/visitShelf.ts";

let browser: Browser;
let shelf: ShelfPage;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(() => shelf.close());

const patient = { timeout: 60_000 };
const page = () => shelf.page;
const written = () =>
  shelf.pages.calls
    .filter(({ id }) => id === "rateTitle")
    .map(({ input }) => (input.body as { rating: string }).rating); // the contract's body
const poster = (name: string) => page().getByRole("option", { name: new RegExp(`^${name}, `) });
const selected = async () =>
  (await page().locator("[role=option][aria-selected=true]").getAttribute("aria-label"))?.split(
    ",",
  )[0];
const bar = (name: string) =>
  page()
    .getByRole("group", { name: /^Rate / })
    .getByRole("button", { name, exact: true });
const rail = () => page().getByRole("complementary");

// shows: 2.screens.1, 9.search.15
describe("the wall on wide windows", () => {
  it("selects a poster on any click, but rates it only with the bar and then selects the next poster", async () => {
    shelf = await visitShelf(browser, "/rate");
    const before = await poster("Arrival").boundingBox();
    if (!before) throw new Error("there is no poster");
    for (const [x, y] of [0.1, 0.3, 0.7, 0.9].flatMap((x) =>
      [0.05, 0.12, 0.5, 0.85].map((y) => [x, y] as const),
    ))
      await poster("Arrival").click({ position: { x: before.width * x, y: before.height * y } });
    await expect.poll(selected, patient).toBe("Arrival");
    expect(written()).toEqual([]);
    await bar("Love").click();
    await expect.poll(selected, patient).toBe("Brazil");
    expect(await poster("Arrival").getAttribute("aria-label")).toMatch(/, loved$/);
    // What a poster's button shows is what people say to press it: its name holds all of that.
    const shown = await poster("Arrival").innerText();
    expect(shown).not.toContain("Love");
    await page().getByRole("listbox").getByText("Love", { exact: true }).waitFor();
    await bar("Not seen").click();
    await expect.poll(selected, patient).toBe("Casablanca");
    await expect.poll(written, patient).toEqual(["LOVE", "SKIP"]);
    // What is rated is left out, and no poster has moved.
    await poster("Arrival").click();
    // The key on the pressed button can be read, as its word can.
    const colours = () =>
      bar("Love").evaluate((button) =>
        [button, ...button.querySelectorAll("kbd")].map((part) => getComputedStyle(part).color),
      );
    await expect.poll(async () => new Set(await colours()).size, patient).toBe(1);
    expect(await colours()).toHaveLength(2);
    await bar("Meh").click();
    await expect.poll(selected, patient).toBe("Casablanca");
    await poster("Drive").click();
    expect(await poster("Arrival").boundingBox()).toEqual(before);
  });

  it("never hides the selected poster under its bar", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 1024, height: 640 });
    await page().keyboard.press("ArrowDown");
    await expect.poll(selected, patient).toBe("Arrival");
    for (let at = 0; at < 8; at++) await page().keyboard.press("s");
    await expect.poll(selected, patient).toBe("Ida");
    const last = page().locator("[role=option][aria-selected=true]");
    await expect
      .poll(async () => {
        const [own, below] = [await last.boundingBox(), await bar("Love").boundingBox()];
        return own && below && own.y >= 0 && own.y + own.height <= below.y;
      }, patient)
      .toBe(true);
  });

  it("reaches the first pick in seven key presses and lets the user undo the last rating there", async () => {
    shelf = await visitShelf(browser, "/rate");
    await page().getByText("6 to go", { exact: true }).waitFor();
    for (const key of ["ArrowRight", "l", "k", "s", "m", "l", "d"])
      await page().keyboard.press(key);
    await expect.poll(selected, patient).toBe("Gravity");
    await page().getByText("1 to go", { exact: true }).waitFor();
    await page().keyboard.press("k");
    const heading = page().getByRole("heading", { level: 1, name: "Heat" });
    await heading.waitFor();
    await expect
      .poll(() => heading.evaluate((each) => each === document.activeElement), patient)
      .toBe(true);
    await page().keyboard.press("z");
    await page().getByText("1 to go", { exact: true }).waitFor();
    await expect.poll(written, patient).toHaveLength(7);
  });

  it("keeps ratings made offline, and shows a message instead of new picks", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 1440 });
    await page().context().setOffline(true);
    await poster("Arrival").click();
    for (const [at, name] of ["Love", "Like", "Meh"].entries()) {
      await bar(name).click();
      await page()
        .getByText(`${5 - at} to go`, { exact: true })
        .waitFor();
      await rail().getByText("Saved on this device for now.").waitFor();
    }
    expect(
      await rail()
        .getByText(/^Updated because/)
        .count(),
    ).toBe(0);
    await page().context().setOffline(false);
    await expect.poll(written, patient).toEqual(["LOVE", "LIKE", "MEH"]);
    await rail()
      .getByText(/^Updated because/)
      .waitFor();
  });

  it("reverts a rating that fails to save, and shows an error", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 1440 });
    await page().route(/\/v6\/ratings/, (route) => route.fulfill({ status: 500, body: "{}" }));
    await poster("Arrival").click();
    await bar("Love").click();
    await page().getByText("That didn’t save. Try again.").waitFor();
    await page().getByText("6 to go", { exact: true }).waitFor();
    expect(await poster("Arrival").getAttribute("aria-label")).not.toContain("loved");
  });

  it.each([
    ["on the page", "body"],
    ["on a poster", "[data-wall-poster]"],
  ])("handles key presses made %s before hydration", async (_where, target) => {
    shelf = await visitShelf(browser, "/rate", {
      ready: async (context) => {
        await context.addInitScript(
          (selector) =>
            document.addEventListener("readystatechange", () => {
              // The document is parsed, and its modules have yet to run.
              if (document.readyState !== "interactive") return;
              const element = document.querySelector<HTMLElement>(selector);
              element?.focus();
              for (const key of ["ArrowRight", "l", "k"])
                element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            }),
          target,
        );
      },
    });
    const last = target === "body" ? "Casablanca" : "Drive";
    await expect.poll(selected, patient).toBe(last);
    await expect.poll(written, patient).toEqual(["LOVE", "LIKE"]);
    const focused = await page().evaluate(() => document.activeElement?.ariaLabel ?? "");
    if (target !== "body") expect(focused).toContain(last);
  });

  it("opens the title search with the field focused when slash is pressed", async () => {
    shelf = await visitShelf(browser, "/rate");
    await poster("Drive").click();
    await page().keyboard.press("/");
    const field = page().getByRole("dialog").getByRole("searchbox");
    await expect
      .poll(() => field.evaluate((each) => each === document.activeElement), patient)
      .toBe(true);
    // Letters are text there.
    await page().keyboard.type("kl");
    await expect.poll(() => field.inputValue(), patient).toBe("kl");
    expect(written()).toEqual([]);
  });

  it("shows an example first, then picks marked as early guesses from the third rating on", async () => {
    shelf = await visitShelf(browser, "/");
    await rail().getByText("If you loved Arrival").waitFor();
    await rail().getByText("Your picks will land here").waitFor();
    await page().keyboard.press("ArrowRight");
    for (const key of "llk") await page().keyboard.press(key);
    await rail().getByText("Updated because you liked Casablanca").waitFor();
    await rail().getByText("early guesses").waitFor();
    expect(await rail().getByText("If you loved Arrival").count()).toBe(0);
    expect(await rail().getByRole("listitem").count()).toBe(10);
  });

  it(
    "applies key presses to the clicked poster, even if the click didn't move the focus",
    { tags: "deep" },
    async () => {
      shelf = await visitShelf(browser, "/rate", { ready: clickWithoutFocus });
      await poster("Drive").click();
      await page().keyboard.press("d");
      await page().keyboard.press("m");
      await expect.poll(written, patient).toEqual(["DISLIKE", "MEH"]);
      await page().keyboard.press("z");
      await expect.poll(selected, patient).toBe("Erin");
      await page().keyboard.press("z");
      await expect.poll(selected, patient).toBe("Drive");
    },
  );

  it("finds a title by text typed before the search field appeared", { tags: "deep" }, async () => {
    shelf = await visitShelf(browser, "/rate");
    const free = Promise.withResolvers<void>();
    await page().route(/WallSearchDialog/, async (route) => (await free.promise, route.continue()));
    await page().getByRole("button", { name: "Find a title" }).click();
    await page().keyboard.type("bra");
    free.resolve();
    const field = page().getByRole("dialog").getByRole("searchbox");
    await expect
      .poll(() => field.evaluate((each) => each === document.activeElement), patient)
      .toBe(true);
    await page().keyboard.type("zil");
    await expect.poll(() => field.inputValue(), patient).toBe("brazil");
  });

  it("keeps the picks and the bar in view on tablets", { tags: "deep" }, async () => {
    shelf = await visitShelf(browser, "/rate", { width: 800, height: 900 });
    await poster("Arrival").click();
    await bar("Love").click();
    const picks = page().getByRole("region", { name: "Your picks" });
    await picks.getByText("First picks after 3 ratings").waitFor();
    const [above, below] = [await picks.boundingBox(), await bar("Love").boundingBox()];
    expect(above && below && above.y + above.height <= below.y).toBe(true);
    expect(below && below.y + below.height <= 900).toBe(true);
  });
});
