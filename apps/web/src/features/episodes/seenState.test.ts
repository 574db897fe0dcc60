import { expect, it } from "vitest";
import { seenState, seenUpTo } from "./seenState.ts";

const SEASONS = [
  { number: 1, episodeCount: 4 },
  { number: 2, episodeCount: 2 },
];
const [first, second] = SEASONS as [(typeof SEASONS)[0], (typeof SEASONS)[0]]; // there are two above
const KNOWN = {
  titleId: 1,
  isSeen: false,
  seasons: [
    { seasonNumber: 1, seen: [1, 2], episodeCount: 4, airedCount: 4 },
    { seasonNumber: 2, seen: [], episodeCount: 2, airedCount: 1 },
  ],
  numSeen: 2,
  numberOfEpisodes: 6,
  next: { seasonNumber: 1, episodeNumber: 3, name: "The third" },
};
const write = (seasonNumber: number, seen: boolean, episodes?: number[]) => ({
  titleId: 1,
  seasonNumber,
  seen,
  ...(episodes ? { episodes } : {}),
});

it("is empty until the server responds, then matches the server's state", () => {
  expect(seenState(SEASONS, KNOWN, []).next).toEqual({ season: 1, episode: 3, name: "The third" });
  expect(seenState(SEASONS, KNOWN, []).countOf(first)).toBe(2);
  expect(seenState(SEASONS, undefined, []).next).toBeNull();
});

it("applies pending marks in order", () => {
  const state = seenState(SEASONS, KNOWN, [
    write(1, true),
    write(2, true, [1]),
    write(1, false, [1]),
  ]);
  expect([state.countOf(first), state.countOf(second)]).toEqual([3, 1]);
  expect(state.isSeen({ season: 1, episode: 1 })).toBe(false);
  // The last one has not aired, so the gap is next.
  expect(state.next).toEqual({ season: 1, episode: 1, name: null });
  expect(seenState(SEASONS, KNOWN, [write(1, false)]).next).toBeNull();
});

it("becomes complete once every aired episode has been seen, and can be restored exactly", () => {
  const before = seenState(SEASONS, KNOWN, []);
  const whole = seenState(SEASONS, KNOWN, [{ titleId: 1, seen: true }]);
  expect([before.whole, whole.whole, whole.count, whole.next]).toEqual([false, true, 5, null]);
  const back = seenState(SEASONS, KNOWN, [
    { titleId: 1, seen: true },
    { titleId: 1, seen: true, exactly: before.seasons },
  ]);
  expect(back.seasons).toEqual(before.seasons);
  expect(back.next).toEqual(before.next);
  expect(seenState(SEASONS, KNOWN, [{ titleId: 1, seen: false }])).toMatchObject({
    count: 0,
    whole: false,
    next: null,
  });
});

it("marks everything up to an episode without touching later marks", () => {
  const state = seenState(SEASONS, KNOWN, [write(1, true, [4])]);
  expect(seenUpTo(state, SEASONS, { season: 1, episode: 3 })).toBeNull();
  expect(seenUpTo(state, SEASONS, { season: 2, episode: 1 })).toEqual([
    { seasonNumber: 1, episodes: [1, 2, 3, 4] },
    { seasonNumber: 2, episodes: [1] },
  ]);
  const late = seenState(SEASONS, KNOWN, [write(1, false), write(1, true, [4])]);
  expect(seenUpTo(late, SEASONS, { season: 1, episode: 2 })).toEqual([
    { seasonNumber: 1, episodes: [1, 2, 4] },
    { seasonNumber: 2, episodes: [] },
  ]);
});
