// @module-tag deeper
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import { whyAnswers } from "../answers/whyAnswers.ts";
import { accessibleNames } from "../visits/accessibleNames.ts";
import { axeFindings } from "../visits/axeInDepth.ts";
import type { Pages } from "../visits/startPages.ts";
import { setUpVisits } from "../visits/visitPage.ts";

const visits = setUpVisits({ refuses: () => true });
let pages: Pages;
let page: Page;

async function visit(options: BrowserContextOptions = {}): Promise<void> {
  ({ pages, page } = await visits.visit("/movies/her-12?why=12", {
    call: whyAnswers(),
    known: true,
    readsQueries: true,
    ...options,
  }));
}

const patient = { timeout: 60_000 };
const rows = () => page.getByRole("list", { name: "How the score adds up" });
const button = (name: string) => rows().getByRole("button", { name, exact: true });
const title = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");

const BREAKING_BAD = "Because of Breaking Bad, plus 19";

it("lists the user's titles, what each shares with this one, and points that add up to the score", async () => {
  await visit();
  await title("Why 91?").waitFor();
  expect(await accessibleNames(rows().getByRole("button"))).toEqual([
    BREAKING_BAD,
    "Because of The Sopranos, plus 9",
    "Because of Mad Men, plus 6",
    "Because Ozark left you cold, minus 3",
    "Everything else, plus 2",
  ]);
  await button(BREAKING_BAD).click();
  await rows().getByText("You loved it in March 2024.", { exact: true }).waitFor();
  const parts = rows().getByRole("list").getByRole("listitem");
  expect((await parts.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))).toEqual([
    ["Vince Gilligan", "+8"],
    ["Good man going bad", "+6"],
    ["Loved by the same people", "+5"],
  ]);
  await page.getByText("based on 23 ratings").waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it("expands 'Everything else' to show the titles and traits with little influence", async () => {
  await visit();
  await button("Everything else, plus 2").press("Enter");
  const parts = rows().getByRole("list").getByRole("listitem");
  await parts.first().waitFor();
  expect((await parts.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))).toEqual([
    ["Because of Fargo", "+2"],
    ["Because you disliked Dexter", "\u22122"],
    ["Dry humor", "+1"],
    ["The rest", "+1"],
  ]);
  expect(await axeFindings(page)).toEqual([]);
});

it("shows the score without a title, and on Escape restores the title before closing the popup", async () => {
  await visit();
  await button(BREAKING_BAD).click();
  await button("See score without it").click();
  await title("91 \u2192 72 without Breaking Bad").waitFor();
  await page.getByText("Without it: 72, okay.").waitFor({ state: "attached" });
  await rows().getByText("Without Breaking Bad, this would be 72.").waitFor();
  expect(await accessibleNames(rows().getByRole("button", { name: /^Because/ }))).toEqual([
    `${BREAKING_BAD}, left out`,
    "Because of The Sopranos, plus 10",
    "Because of Mad Men, plus 6",
    "Because Ozark left you cold, minus 3",
  ]);
  await page.getByText("Your score without it: Okay").waitFor();
  expect(await focused()).toBe("Put it back");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await title("Why 91?").waitFor();
  expect(await focused()).toContain(BREAKING_BAD);
  await button("See score without it").click();
  await button("Put it back").click();
  await title("Why 91?").waitFor();
  expect(await focused()).toContain(BREAKING_BAD);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count(), patient).toBe(0);
  expect(pages.calls.filter(({ id }) => id === "rateTitle")).toEqual([]);
});

it("saves a changed rating and recalculates the score", async () => {
  await visit();
  const rated = () =>
    pages.calls.filter(({ id }) => id === "rateTitle").map(({ input }) => input.body);
  await button(BREAKING_BAD).click();
  await button("See score without it").click();
  await rows().getByText("Changed your mind about it?").waitFor();
  await button("Meh").click();
  await title("Why 91?").waitFor();
  await expect.poll(rated, patient).toMatchObject([{ itemId: 900, rating: "MEH" }]);
  await button("Change rating").click();
  await expect.poll(() => button("Meh").getAttribute("aria-pressed"), patient).toBe("true");
  await button("Love").click();
  await expect.poll(() => rated().at(-1), patient).toMatchObject({ rating: "LOVE" });
});

it("lets the user exclude a rating and then include it again", async () => {
  await visit();
  const marks = () =>
    pages.calls.filter(({ id }) => id === "markRating").map(({ input }) => input.body);
  const note = page.getByRole("list", { name: "Ratings that don\u2019t count" });
  await button(BREAKING_BAD).click();
  await button("Don’t count this one").click();
  await title("Why 72?").waitFor();
  await page.getByText("Breaking Bad no longer counts toward your scores.").first().waitFor();
  await note.getByText("Doesn\u2019t count toward your scores.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await note.getByRole("button", { name: "Count it again: Breaking Bad" }).click();
  await title("Why 91?").waitFor();
  await expect.poll(marks, patient).toEqual([{ misleading: true }, { misleading: false }]);
});

it(
  "fits small phones and large text, with controls at least 44 px high",
  { tags: "deep" },
  async () => {
    await visit({ viewport: { width: 360, height: 740 } });
    await button(BREAKING_BAD).click();
    await button("See score without it").click();
    await button("Put it back").waitFor();
    for (const size of ["100%", "200%"]) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      const dialog = page.getByRole("dialog");
      const over = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(over, patient).toBe(0);
      const heights = rows()
        .getByRole("button")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...(await heights))).toBeGreaterThanOrEqual(44);
    }
  },
);

/** Texts of other languages that are longer than the English ones in the same places. */
const LONGER = {
  "Put it back": "Wieder einrechnen",
  "Starting score": "Ausgangswert",
  "Because Ozark left you cold": "Weil Ozark dich kaltgelassen hat",
};

/** In the browser: puts longer words into the page. */
function lengthen(longer: Record<string, string>): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = longer[text.nodeValue ?? ""] ?? text.nodeValue;
}

it(
  "keeps long words and buttons within their rows at large text sizes",
  { tags: "deep" },
  async () => {
    await visit({ viewport: { width: 360, height: 740 } });
    await button(BREAKING_BAD).click();
    await button("See score without it").click();
    await button("Put it back").waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.evaluate(lengthen, LONGER);
    const over = () =>
      rows().evaluate((list) =>
        [...list.querySelectorAll("button, p")]
          .filter((one) => {
            const within = one.closest(".bg-lifted") ?? list;
            const { right } = within.getBoundingClientRect();
            return (
              one.getBoundingClientRect().right > right || one.scrollWidth > one.clientWidth + 1
            );
          })
          .filter(({ className }) => !className.includes("text-xs"))
          .map(({ textContent }) => textContent),
      );
    await expect.poll(over, patient).toEqual([]);
  },
);
