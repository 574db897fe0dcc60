import { expect, it } from "vitest";
import { deckOrder } from "./deckOrder.ts";

const titles = (...ids: number[]) => ids.map((id) => ({ id }));
const order = (...parts: Parameters<typeof deckOrder>) => deckOrder(...parts).map(({ id }) => id);

it("puts what was asked for later right under the cards that are seen", () => {
  expect(order(titles(1, 2, 3, 4, 5), [{ after: 3, titles: titles(6, 7) }])).toEqual([
    1, 2, 3, 6, 7, 4, 5,
  ]);
  expect(
    order(titles(1, 2, 3, 4, 5), [
      { after: 3, titles: titles(6, 7) },
      { after: 7, titles: titles(8) },
    ]),
  ).toEqual([1, 2, 3, 6, 7, 8, 4, 5]);
});

it("moves up what is asked about again, except the last card that is seen", () => {
  expect(order(titles(1, 2, 3, 4, 5), [{ after: 3, titles: titles(5, 6, 3) }])).toEqual([
    1, 2, 3, 5, 6, 4,
  ]);
});

it("puts it at the end where no card is left, or the deck does not know it", () => {
  expect(order(titles(1, 2), [{ after: null, titles: titles(3) }])).toEqual([1, 2, 3]);
  expect(order(titles(1, 2), [{ after: 9, titles: titles(3) }])).toEqual([1, 2, 3]);
});
