import { expect, it } from "vitest";
import { lookAtFilms, NOTHING_SEEN } from "./filmsSeen.ts";

const after = (...looks: readonly (readonly [userId: string | null, enough?: boolean])[]) =>
  looks.reduce((seen, [userId, enough]) => lookAtFilms(seen, { userId, enough }), NOTHING_SEEN)
    .waitsFor;

it("returns the user whose film scores have just become available", () => {
  expect(after([null], ["ann"], ["ann", false])).toBeNull();
  expect(after([null], ["ann"], ["ann", false], ["ann", true])).toBe("ann");
  expect(after(["ann", false], ["ann", true], ["ann", false])).toBeNull();
});

it("returns null if the film scores aren't new, regardless of the device's previous user", () => {
  expect(after(["ann", true])).toBeNull();
  expect(after([null], ["ann"], ["ann", true])).toBeNull();
  expect(after(["device", false], ["ann"], ["ann", true])).toBeNull();
});
