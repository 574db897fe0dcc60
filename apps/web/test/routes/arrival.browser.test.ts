import { expect, it } from "vitest";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { statefulAnswers } from "../answers/statefulAnswers.ts";
import { setUpVisits } from "../visits/visitPage.ts";

// Browsers show a page before all of it has arrived: what is still to come must not move the rest.

const visits = setUpVisits();

interface Watched {
  /** What must stay where it is. */
  parts: string;
  /** Everything after the first one shown of these is removed. */
  after: string;
}

/** Runs in the page. Removes everything after something, the last first, and lists what moved a watched part by that. */
function removeTheRest({ parts: watched, after }: Watched) {
  const shownOf = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
  const placeOf = (part: Element) => {
    const { x, y, width } = part.getBoundingClientRect();
    return [x, y, width].join();
  };
  const parts = shownOf(watched).map((part) => ({ part, place: placeOf(part) }));
  const [anchor] = shownOf(after);
  const all = [...document.querySelectorAll("body *")];
  const last = all.findLastIndex((each) => anchor?.contains(each));
  const moving = all
    .slice(last + 1)
    .toReversed()
    .filter((each) => {
      each.remove();
      return parts.some(({ part, place }) => part.checkVisibility() && placeOf(part) !== place);
    });
  return { parts: parts.length, moving: moving.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
}

it.each([
  [640, 0],
  [844, 0],
  [640, 3],
  [844, 3],
])(
  "keeps the card of the wall and its buttons in place in a window %i px high, after %i ratings",
  async (height, rated) => {
    const { page } = await visits.visit("/rate", {
      call: shelfAnswers({ rated }).call,
      known: rated > 0,
      viewport: { width: 390, height },
      javaScriptEnabled: false,
    });
    const watched = { parts: "[data-deck-card], fieldset button", after: "[data-deck-card]" };
    expect(await page.evaluate(removeTheRest, watched)).toEqual({ parts: 6, moving: [] });
  },
);

it("keeps the posters of the wall in place beside the picks", async () => {
  const { page } = await visits.visit("/rate", {
    call: shelfAnswers({ rated: 3 }).call,
    known: true,
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  });
  const watched = { parts: "main h1, [data-wall-poster]", after: "[data-wall-poster]" };
  const { parts, moving } = await page.evaluate(removeTheRest, watched);
  expect(parts).toBeGreaterThan(5);
  expect(moving).toEqual([]);
});

it.each([390, 800, 1440])("keeps a title’s sections in place at %i px", async (width) => {
  const { page } = await visits.visit("/movies/her-12", {
    call: statefulAnswers().call,
    viewport: { width, height: 1000 },
    javaScriptEnabled: false,
  });
  const watched = { parts: "main h2", after: "main h2" };
  const { parts, moving } = await page.evaluate(removeTheRest, watched);
  expect(parts).toBeGreaterThan(3);
  expect(moving).toEqual([]);
});

it.each([390, 1440])("keeps search in place at %i px", async (width) => {
  const { page } = await visits.visit("/search?q=Heat", {
    call: shelfAnswers().call,
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
  });
  expect(await page.locator("main").innerText()).toMatch(/like drive/i); // not loaded later, above others
  const watched = { parts: "main", after: "a[href='#main']" };
  expect(await page.evaluate(removeTheRest, watched)).toEqual({ parts: 1, moving: [] });
});
