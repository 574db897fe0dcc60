import { expect, it } from "vitest";
import { deckOrder } from "./deckOrder.ts";

const titles = (...ids: number[]) => ids.map((id) => ({ id }));
const order = (...parts: Parameters<typeof deckOrder>) => deckOrder(...parts).map(({ id }) => id);

it("inserts late suggestions right below the visible cards", () => {
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

it("moves a title up if it is suggested again, unless it is the last visible card", () => {
  expect(order(titles(1, 2, 3, 4, 5), [{ after: 3, titles: titles(5, 6, 3) }])).toEqual([
    1, 2, 3, 5, 6, 4,
  ]);
});

it("appends late suggestions if no card is left or the card is unknown", () => {
  expect(order(titles(1, 2), [{ after: null, titles: titles(3) }])).toEqual([1, 2, 3]);
  expect(order(titles(1, 2), [{ after: 9, titles: titles(3) }])).toEqual([1, 2, 3]);
});
