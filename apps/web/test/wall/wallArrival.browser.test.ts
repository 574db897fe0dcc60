import { expect, it } from "vitest";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { setUpVisits } from "../visits/visitPage.ts";

const visits = setUpVisits();

/** Runs in the page. Removes what follows the card, the last first, and lists what moved the card or a button by that. */
function removeTheRest() {
  const placeOf = (part: Element) => {
    const { x, y, width } = part.getBoundingClientRect();
    return [x, y, width].join();
  };
  const parts = [...document.querySelectorAll("[data-deck-card], fieldset button")]
    .filter((part) => part.checkVisibility())
    .map((part) => ({ part, place: placeOf(part) }));
  const card = document.querySelector("[data-deck-card]");
  const all = [...document.querySelectorAll("body *")];
  const last = all.findLastIndex((each) => card?.contains(each));
  const moving = all
    .slice(last + 1)
    .toReversed()
    .filter((each) => {
      each.remove();
      return parts.some(({ part, place }) => part.isConnected && placeOf(part) !== place);
    });
  return { parts: parts.length, moving: moving.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
}

it.each([
  [640, 0],
  [844, 0],
  [640, 3],
  [844, 3],
])(
  "keeps the card and its buttons in place in a window %i px high while the rest of the page arrives, after %i ratings",
  async (height, rated) => {
    const { page } = await visits.visit("/rate", {
      call: shelfAnswers({ rated }).call,
      known: rated > 0,
      viewport: { width: 390, height },
      javaScriptEnabled: false,
    });
    expect(await page.evaluate(removeTheRest)).toEqual({ parts: 6, moving: [] });
  },
);
