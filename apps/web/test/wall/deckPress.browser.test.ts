import { expect, it } from "vitest";
import { shelfAnswers } from "../answers/shelfAnswers.ts";
import { setUpVisits } from "../visits/visitPage.ts";

const visits = setUpVisits();

/** Runs in the page. The top card's title, and how far up each card behind it is, the nearest first. */
function readDeck() {
  const card = document.querySelector("[data-deck-card]");
  const behind = [...(card?.parentElement?.parentElement?.children ?? [])].filter((each) =>
    each.classList.contains("origin-top"),
  );
  return {
    top: card?.getAttribute("aria-label"),
    behind: behind.map((each) => getComputedStyle(each).translate),
  };
}

it("shows the next card at a press before those behind it move up", async () => {
  const { page } = await visits.visit("/rate", {
    call: shelfAnswers().call,
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  const before = await page.evaluate(readDeck);
  expect(before.behind).toHaveLength(2);
  const [nearest, farthest] = before.behind;
  expect(nearest).not.toBe(farthest);
  await page.evaluate(`window.readDeck = ${String(readDeck)}`);
  const pressed = await page.evaluate<ReturnType<typeof readDeck>>(`
    document.querySelector("fieldset button").click();
    Promise.resolve().then(readDeck)`);
  expect(pressed.top).not.toBe(before.top);
  expect(pressed.behind).toEqual([farthest]);
  await expect
    .poll(() => page.evaluate(readDeck))
    .toEqual({ top: pressed.top, behind: before.behind });
});
