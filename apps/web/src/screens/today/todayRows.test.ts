import type { CallOutput } from "@worthy/contract";
import type { RatingType, RatingValue } from "@worthy/domain";
import { expect, it } from "vitest";
import {
  filmsQuery,
  lovedTitle,
  moodQuery,
  serviceQuery,
  shortQuery,
  showsQuery,
  tonightQuery,
} from "./todayRows.ts";

type Rating = CallOutput<"listRatings">["userRatings"][number];

const rated = (itemId: number, rating: RatingValue, type: RatingType = "FILM"): Rating => ({
  id: "abcdefghij12",
  userId: "abcdefghij12",
  itemId,
  type,
  rating,
  ratedLocation: "IN_APP",
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
});

it("takes the last love before any like, and nothing where there is neither", () => {
  expect(
    lovedTitle([rated(1, "MEH"), rated(2, "LIKE"), rated(3, "LOVE", "TV_SHOW"), rated(4, "LOVE")]),
  ).toEqual({ id: 3, kind: "tv" });
  expect(lovedTitle([rated(1, "MEH"), rated(2, "LIKE")])).toEqual({ id: 2, kind: "movie" });
  expect(lovedTitle([rated(1, "DISLIKE"), rated(2, "INTERESTED")])).toBeNull();
});

it("asks for a visitor no more than is seen of a row, and for a person more", () => {
  const limits = (userId: string | null) =>
    [
      tonightQuery(userId),
      shortQuery(userId),
      showsQuery(userId),
      filmsQuery(userId),
      moodQuery(userId, "witty"),
      serviceQuery(userId, 1),
    ].map(({ queryKey }) => JSON.stringify(queryKey).match(/"limit":(\d+)/)?.[1]);
  expect(limits(null)).toEqual(["7", "7", "7", "7", "7", "7"]);
  expect(limits("abcdefghij12")).toEqual(["14", "14", "14", "14", "14", "14"]);
});
