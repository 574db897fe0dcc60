import { expect, it } from "vitest";
import { drawAvatar } from "./drawAvatar.ts";
import { svgFault } from "./testing/checkSvg.ts";

const NUMBERS = Array.from({ length: 18 }, (_, index) => index + 1);

it("draws each avatar as a well-formed, deterministic image that differs from all the others", async () => {
  const drawn = await Promise.all(NUMBERS.map(drawAvatar));
  expect(drawn.map(svgFault)).toEqual(NUMBERS.map(() => null));
  expect(new Set(drawn).size).toBe(NUMBERS.length);
  expect(await Promise.all(NUMBERS.map(drawAvatar))).toEqual(drawn);
});

it("rejects numbers without an avatar", async () => {
  for (const number of [0, 19, -1, 1.5, Number.NaN])
    await expect(drawAvatar(number)).rejects.toThrow(RangeError);
});
