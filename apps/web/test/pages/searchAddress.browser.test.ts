import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { borrowBrowser } from "../visits/borrowBrowser.ts";
import { visitShelf, type ShelfPage } from "../visits/visitShelf.ts";

let browser: Browser;
let shelf: ShelfPage;

beforeAll(async () => void (browser = await borrowBrowser()));
afterAll(() => browser.close());
afterEach(() => shelf.close());

const patient = { timeout: 60_000 };
const page = () => shelf.page;
const field = () =>
  page()
    .getByRole("main")
    .getByRole("combobox", { name: /^Search/ });
const words = () => new URL(page().url()).searchParams.get("q");

describe("the URL of a search", () => {
  // shows: 9.search.2
  it("updates when typing pauses, without losing any letters", async () => {
    shelf = await visitShelf(browser, "/search", { rated: 6 });
    const asked = page().waitForRequest(/\/v4\/search\/.*term=drvie/);
    await field().pressSequentially("drvie", { delay: 90 });
    expect(new URL((await asked).url()).searchParams.get("limit")).toBe("50");
    await expect.poll(words, patient).toBe("drvie");
    expect(await field().inputValue()).toBe("drvie");
    await field().press("Escape");
    await expect.poll(words, patient).toBeNull();
  });

  it(
    "keeps the latest query in the history even if a result is opened before typing pauses",
    { tags: "deep" },
    async () => {
      shelf = await visitShelf(browser, "/search?q=drvi", { rated: 6 });
      await page()
        .getByRole("option", { name: /^Drive/ })
        .waitFor();
      await field().press("End");
      await field().press("e");
      await field().press("ArrowDown");
      await field().press("Enter");
      await page().waitForURL("**/movies/drive-63");
      await page().goBack();
      await expect.poll(words, patient).toBe("drvie");
      await expect.poll(() => field().inputValue(), patient).toBe("drvie");
    },
  );
});

it("finds what was typed into the bar, and the length chosen, before the page worked", async () => {
  shelf = await visitShelf(browser, "/home/", { rated: 6, width: 1440 });
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page().route(/assets.*\.js$/, async (route) => (await allowed, route.continue()));
  await page().reload({ waitUntil: "commit" });
  const bar = page()
    .getByRole("banner")
    .getByRole("combobox", { name: /^Search/ });
  const asked = page().waitForRequest(/longest=60/);
  await page().getByLabel("Length").selectOption("60");
  await bar.fill("drvie");
  allow();
  await page()
    .getByRole("option", { name: /^Drive/ })
    .waitFor();
  expect(await bar.inputValue()).toBe("drvie");
  await asked;
  expect(await page().getByLabel("Length").inputValue()).toBe("60");
});
