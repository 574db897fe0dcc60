import { expect, it } from "vitest";
import { keepShown } from "./keepShown.ts";

const titles = (...ids: number[]) => ids.map((id) => ({ id }));
const ids = (shown: readonly { id: number }[]) => shown.map(({ id }) => id);

it("keeps rated titles in place and appends the next ones to rate", () => {
  const first = keepShown([], titles(1, 2, 3, 4, 5), () => false);
  expect(ids(first)).toEqual([1, 2, 3]);
  const second = keepShown(first, titles(3, 4, 5), (id) => id <= 2);
  expect(ids(second)).toEqual([1, 2, 3, 4, 5]);
  expect(keepShown(second, titles(9), (id) => id <= 2)).toBe(second);
  expect(ids(keepShown([], titles(1, 2), (id) => id === 1))).toEqual([2]);
});
