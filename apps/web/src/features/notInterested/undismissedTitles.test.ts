import type { RatingValue } from "@worthy/domain";
import { expect, it } from "vitest";
import { undismissedTitles } from "./undismissedTitles.ts";

const titles = [{ id: 1 }, { id: 2 }, { id: 3 }];
const write = (id: number, value: RatingValue | null) => ({
  title: { id, nodeType: "tv" as const },
  value,
  location: "IN_APP" as const,
});
const left = (declined: readonly number[], ...writes: ReturnType<typeof write>[]) =>
  undismissedTitles(titles, declined, writes).map(({ id }) => id);

// shows: 4.declined.1
it("hides dismissed titles, even if the dismissal is pending", () => {
  expect(left([])).toEqual([1, 2, 3]);
  expect(left([2])).toEqual([1, 3]);
  expect(left([2], write(3, "NOT_INTERESTED"), write(1, "LOVE"))).toEqual([1]);
});

it("shows a title again on undo, before the server answers", () => {
  expect(left([2], write(2, null))).toEqual([1, 2, 3]);
  expect(left([], write(2, "NOT_INTERESTED"), write(2, "INTERESTED"))).toEqual([1, 2, 3]);
});
