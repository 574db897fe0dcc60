import type { Browser, Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { visitShelf, type ShelfPage } from "../visits/visitShelf.ts";

let browser: Browser;
let shelf: ShelfPage;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(() => shelf.close());

const patient = { timeout: 60_000 };
const page = () => shelf.page;
const top = () => page().locator("[data-deck-card]");
const topName = async () => (await top().getAttribute("aria-label"))?.split(",")[0];
const written = () =>
  shelf.pages.calls
    .filter(({ id }) => id === "rateTitle")
    .map(({ input }) => (input.body as { rating: string }).rating); // the contract's body
const button = (name: string | RegExp) =>
  page().getByRole("button", { name, exact: typeof name === "string" });

const allRated = () =>
  page().getByText("That’s all we have here. Find a title you love.").filter({ visible: true });
const sheet = () => page().getByRole("region", { name: /^Your picks/ });
/** The card and the five buttons. */
const parts = async () => [
  top(),
  ...(await page()
    .getByRole("group", { name: /^Rate / })
    .getByRole("button")
    .all()),
];

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not there");
  return box;
}

/** Expects that all parts are wholly inside the window and none lies over another. */
async function fits(
  all: readonly Locator[],
  window: { width: number; height: number },
): Promise<void> {
  const boxes = await Promise.all(all.map(boxOf));
  for (const [at, box] of boxes.entries()) {
    const [right, bottom] = [box.x + box.width, box.y + box.height];
    const inside = box.x >= 0 && box.y >= 0 && right <= window.width && bottom <= window.height;
    expect(inside, `${at}: ${JSON.stringify(box)}`).toBe(true);
    const over = boxes.findIndex(
      (other, index) =>
        index > at &&
        other.x < right &&
        box.x < other.x + other.width &&
        other.y < bottom &&
        box.y < other.y + other.height,
    );
    expect(over, `${at} lies over ${over}: ${JSON.stringify(boxes)}`).toBe(-1);
  }
}

/** Drags the card from its middle, by touch as by mouse: both come as pointer events. */
async function drag(dx: number, dy: number, { letGo = true } = {}): Promise<void> {
  await top().hover({ trial: true }); // waits until the card lies still
  const box = await top().boundingBox();
  if (!box) throw new Error("there is no card");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page().mouse.move(from.x, from.y);
  await page().mouse.down();
  for (const part of [0.2, 0.6, 1]) await page().mouse.move(from.x + dx * part, from.y + dy * part);
  if (letGo) await page().mouse.up();
}

// shows: 2.screens.2
describe("the deck", () => {
  // shows: 2.screens.1
  it("can be swiped in four directions, each with a different rating", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    const swipes = [
      [120, 0, "Arrival"],
      [-120, 0, "Brazil"],
      [0, -120, "Casablanca"],
      [0, 120, "Drive"],
    ] as const;
    for (const [dx, dy, name] of swipes) {
      await expect.poll(topName, patient).toBe(name);
      await drag(dx, dy);
    }
    await expect.poll(topName, patient).toBe("Erin");
    await expect.poll(written, patient).toEqual(["LIKE", "DISLIKE", "LOVE", "SKIP"]);
  });

  it(
    "shows a swipe's rating before the card is released, and ignores a short swipe",
    { tags: "deep" },
    async () => {
      shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
      await drag(120, 10, { letGo: false });
      await expect.poll(() => top().locator("xpath=..").innerText(), patient).toContain("Like");
      await page().mouse.move(195, 400);
      await page().mouse.up();
      await drag(30, 10);
      expect(await topName()).toBe("Arrival");
      expect(written()).toEqual([]);
    },
  );

  it("is laid out apart from the page when the next card comes", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    const place = top().locator("xpath=ancestor::*[contains(@class, 'isolate')][1]");
    const laidOut = await place.evaluate((element) => [
      getComputedStyle(element).contain,
      getComputedStyle(element.parentElement ?? element).display, // in a grid it would have no effect
    ]);
    expect(laidOut).toEqual(["size layout", "block"]);
  });

  it("doesn't come back to the decoy, though no list of ratings has it", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844, decoyed: true });
    const listed = () => shelf.pages.calls.filter(({ id }) => id === "listRatings").length;
    await expect.poll(topName, patient).toBe("No Show");
    await button("Not seen").click();
    await expect.poll(topName, patient).toBe("Arrival");
    await expect.poll(written, patient).toEqual(["SKIP"]);
    const before = listed();
    // The list is fetched again once the browser is back on the network, unless it is on its way.
    const afterReconnecting = async () => {
      await page().evaluate(() => {
        dispatchEvent(new Event("offline"));
        dispatchEvent(new Event("online"));
      });
      return listed();
    };
    await expect.poll(afterReconnecting, patient).toBeGreaterThan(before);
    await page().waitForLoadState("networkidle");
    expect(await topName()).toBe("Arrival");
    await button("Like").click();
    await expect.poll(topName, patient).toBe("Brazil");
    await button(/^Undo/).click();
    await expect.poll(topName, patient).toBe("Arrival");
  });

  it("expands a two-line description when tapped and never rates the title", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    const open = () => top().getAttribute("aria-expanded");
    const card = await boxOf(top());
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.95].map((y) => [x, y] as const));
    for (const [x, y] of places) {
      const before = await open();
      await top().click({ position: { x: card.width * x, y: card.height * y } });
      await expect.poll(open, patient).toBe(before === "true" ? "false" : "true");
    }
    expect(await open()).toBe("true");
    const story = page().locator(`[id="${await top().getAttribute("aria-describedby")}"]`);
    await story.getByText("Arrival", { exact: true }).waitFor();
    await story.getByText("Film · 2013").waitFor();
    expect(await boxOf(top())).toEqual(card);
    await page().keyboard.press("Escape");
    await expect.poll(open, patient).toBe("false");
    expect([await topName(), written()]).toEqual(["Arrival", []]);
  });

  it("moves on to the next card after a button press, just like after a swipe", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    const names = ["Brazil", "Casablanca", "Drive", "Erin", "Fargo"];
    for (const [at, name] of ["Dislike", "Meh", "Not seen", "Love", "Like"].entries()) {
      await button(name).click();
      await expect.poll(topName, patient).toBe(names[at]);
    }
    await drag(120, 0);
    await expect.poll(topName, patient).toBe("Gravity");
    await expect.poll(written, patient).toEqual(["DISLIKE", "MEH", "SKIP", "LOVE", "LIKE", "LIKE"]);
  });

  it.each([
    [360, 640],
    [390, 844],
  ])("fits into a %i×%i window along with its buttons and the picks", async (width, height) => {
    shelf = await visitShelf(browser, "/rate", { width, height });
    await button("Love").waitFor();
    await page().getByText("First picks after 3 ratings").waitFor();
    const heading = page().getByRole("heading", { level: 1 });
    await fits([heading, ...(await parts()), sheet()], { width, height });
    for (const name of ["Love", "Like", "Love"]) {
      const before = await topName();
      await button(name).click();
      await expect.poll(topName, patient).not.toBe(before);
    }
    await page().getByText("3 to go", { exact: true }).waitFor();
    const first = sheet().getByRole("listitem").first();
    await first.locator(".score").waitFor();
    // The card gives way to the sheet a moment later.
    await vi.waitFor(async () => fits([...(await parts()), first], { width, height }), patient);
    await expect.poll(() => sheet().innerText(), patient).toContain("early guesses");
  });

  it("brings the card back when its rating fails to save", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    await page().route(/\/v6\/ratings/, (route) => route.fulfill({ status: 500, body: "{}" }));
    await button("Love").click();
    await page().getByText("That didn’t save. Try again.").waitFor();
    await expect.poll(topName, patient).toBe("Arrival");
    expect(await button(/^Undo/).count()).toBe(0);
    await page().getByRole("heading", { level: 1, name: "Every film and show" }).waitFor();
  });

  it("keeps ratings made offline with a message, and sends them later", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    await page().context().setOffline(true);
    await button("Love").click();
    await expect.poll(topName, patient).toBe("Brazil");
    await button("Like").click();
    await expect.poll(topName, patient).toBe("Casablanca");
    await sheet().getByText("Saved on this device for now.").waitFor();
    expect(written()).toEqual([]);
    await page().context().setOffline(false);
    await expect.poll(written, patient).toEqual(["LOVE", "LIKE"]);
    await sheet().getByText("Saved on this device for now.").waitFor({ state: "detached" });
  });

  it("shows a message when nothing is left to rate", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    for (const letter of "ABCDEFGHIJ") {
      await page()
        .getByRole("button", { name: new RegExp(`^${letter}.*, Film, `) })
        .waitFor();
      expect(await allRated().count()).toBe(0);
      await button("Not seen").click();
    }
    await allRated().waitFor();
  });

  it.each([390, 1440])(
    "says that everything has been rated at %i px if the catalogue is empty",
    async (width) => {
      shelf = await visitShelf(browser, "/rate", { width, height: 844, empty: true });
      await allRated().waitFor();
    },
  );

  it("responds to arrow keys and letters, keeps the focus on the card and can undo a rating", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    await top().focus();
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "m"])
      await page().keyboard.press(key);
    await expect.poll(topName, patient).toBe("Fargo");
    await expect.poll(written, patient).toEqual(["LIKE", "DISLIKE", "LOVE", "SKIP", "MEH"]);
    await expect
      .poll(
        () => page().evaluate(() => document.activeElement?.getAttribute("aria-label")),
        patient,
      )
      .toContain("Fargo");
    await page().keyboard.press("z");
    await expect.poll(topName, patient).toBe("Erin");
    await expect.poll(shelf.ratings, patient).toBe(4);
    await expect
      .poll(
        () => page().evaluate(() => document.activeElement?.getAttribute("aria-label")),
        patient,
      )
      .toContain("Erin");
  });

  it("has room for its controls even at 320 px", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 320, height: 640 });
    await button("Not seen").click();
    await expect.poll(topName, patient).toBe("Brazil");
    for (const name of [
      "Love",
      "Like",
      "Meh",
      "Dislike",
      "Not seen",
      "Undo Arrival",
      "Find a title",
    ]) {
      const box = await button(name).boundingBox();
      expect(
        box && box.x >= 0 && box.x + box.width <= 320 && Math.min(box.width, box.height) >= 44,
        name,
      ).toBe(true);
    }
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it(
    "animates the rated card away, except for users who prefer reduced motion",
    { tags: "deep" },
    async () => {
      for (const reducedMotion of ["no-preference", "reduce"] as const) {
        shelf = await visitShelf(browser, "/rate", { width: 390, height: 844, reducedMotion });
        await page().evaluate(() => {
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...parts) {
            document.documentElement.dataset["moved"] = "yes";
            return animate.apply(this, parts);
          };
        });
        await button("Like").click();
        await expect.poll(topName, patient).toBe("Brazil");
        expect(await page().evaluate(() => document.documentElement.dataset["moved"] ?? "no")).toBe(
          reducedMotion === "reduce" ? "no" : "yes",
        );
        if (reducedMotion === "no-preference") await shelf.close();
      }
    },
  );
});

describe("the opening", () => {
  const tabs = () => page().getByRole("navigation", { name: "Main" });

  it("hides the navigation until the user chooses to look around, then keeps it visible", async () => {
    shelf = await visitShelf(browser, "/", { width: 390, height: 844 });
    await page()
      .getByRole("heading", { level: 1, name: /^Every film and show/ })
      .waitFor();
    expect(await tabs().count()).toBe(0);
    expect(await page().getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/signin",
    );
    await page().getByRole("link", { name: "Look around first" }).click();
    await page().waitForURL("**/home/");
    await tabs().waitFor();
    await page().goto("/rate");
    await tabs().waitFor();
  });

  it("ends with the sixth rating and shows the navigation", async () => {
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844 });
    for (const [at, name] of ["Love", "Like", "Meh", "Dislike", "Love", "Like"].entries()) {
      await page()
        .getByText(`${6 - at} to go`, { exact: true })
        .waitFor();
      expect(await tabs().count()).toBe(0);
      await button(name).click();
    }
    // The first pick fills the screen.
    await button("Keep rating").click();
    await tabs().waitFor();
    await shelf.close();
    shelf = await visitShelf(browser, "/rate", { width: 390, height: 844, rated: 6 });
    expect(await tabs().count()).toBe(1);
  });
});
