import { progressOf } from "@worthy/domain";
import { expect, it } from "vitest";
import { memberScores, usReason, type UsPick } from "./usScores.ts";

const members = ["ann", "bob", "cem"].map((userId) => ({
  userId,
  profileName: userId,
  profileImage: null,
}));
const pick = {
  title: { nodeType: "movie" },
  score: 80,
  each: [
    { userId: "ann", score: 90 },
    { userId: "bob", score: 70 },
    { userId: "cem", score: null },
  ],
} as unknown as UsPick; // the fields that are read
const enough = progressOf(
  Array.from({ length: 6 }, () => ({ kind: "movie" as const, rating: "LIKE" as const })),
);

it("lists the current user first and hides the scores of users who don't share theirs", () => {
  expect(
    memberScores(pick, members, { userId: "bob", progress: enough }).map(({ userId, score }) => [
      userId,
      score,
    ]),
  ).toEqual([
    ["bob", { value: 70, tone: "okay", early: false }],
    ["ann", { value: 90, tone: "good", early: false }],
    ["cem", "hidden"],
  ]);
});

it("shows no score for the current user until there are enough ratings", () => {
  const [mine, ...others] = memberScores(pick, members, {
    userId: "ann",
    progress: progressOf([]),
  });
  expect(mine?.score).toBe("missing");
  expect(others.map(({ score }) => score)).toEqual([
    { value: 70, tone: "okay", early: false },
    "hidden",
  ]);
});

it("marks the current user's score as an early guess if the kind has too few ratings", () => {
  const shows = Array.from({ length: 6 }, () => ({ kind: "tv" as const, rating: "LIKE" as const }));
  const [mine, other] = memberScores(pick, members, { userId: "ann", progress: progressOf(shows) });
  expect(mine?.score).toEqual({ value: 90, tone: "good", early: true });
  expect(other?.score).toEqual({ value: 70, tone: "okay", early: false });
});

it("names the friends behind a reason and says whether they are the whole group", () => {
  const told = {
    kind: "together-loved" as const,
    titles: [{ id: 1, name: "Fargo" }],
    shared: [],
  };
  const reasonFor = (friendIds: string[], among = members) =>
    usReason({ reason: { ...told, friendIds } }, among, (name) => name.toUpperCase());
  expect(reasonFor(["bob"])).toEqual({ ...told, friends: ["BOB"], isEverybody: false });
  expect(reasonFor(["bob"], members.slice(0, 2))).toMatchObject({ isEverybody: true });
  expect(reasonFor(["cem", "bob"])).toMatchObject({ friends: ["BOB", "CEM"], isEverybody: true });
  const own = { kind: "well-known" as const };
  expect(usReason({ reason: own }, members, String)).toBe(own);
  expect(usReason({ reason: null }, members, String)).toBeNull();
});
