import fc from "fast-check";
import { expect, test } from "vitest";
import { FACES } from "./faces.ts";
import { fitTitle } from "./fitTitle.ts";
import { drawTitle } from "./drawTitle.ts";

const BOX = { width: 420, height: 196 };
/** How far a letter's ink may extend beyond its advance, in poster units. */
const OVERHANG = 24;
const latin = fc
  .stringMatching(/^[A-Za-z0-9ÀÉÎÕÜßàéîõüñçŁłŚśŽžŐő &:'’,.!?-]{1,110}$/)
  .filter((name) => name.trim() !== "");

/** All coordinates of a drawn title, including control points, so the ink is within them. */
function extent(svg: string): {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
} {
  const numbers = (svg.match(/ d="([^"]*)"/)?.[1]?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((parity) => numbers.filter((_, index) => index % 2 === parity));
  const span = (list: readonly number[] = []) => [Math.min(...list), Math.max(...list)] as const;
  return { x: span(xs), y: span(ys) };
}

test("any Latin name stays inside the margins in every typeface, on one to five lines", () => {
  fc.assert(
    fc.property(latin, fc.constantFrom(...Object.values(FACES)), (name, face) => {
      const title = fitTitle(face, name, BOX);
      if (!title) throw new Error("a name with letters has a title");
      expect(title.lines.length).toBeLessThanOrEqual(5);
      expect(title.height).toBeLessThanOrEqual(BOX.height + 0.001);
      expect(title.outlined).toBe(true);
      const { x, y } = extent(drawTitle(face, title, { x: 40, y: 660, colour: "#fff" }));
      expect(x[0]).toBeGreaterThanOrEqual(40 - OVERHANG);
      expect(x[1]).toBeLessThanOrEqual(460 + OVERHANG);
      expect(y[0]).toBeGreaterThanOrEqual(660 - title.height - 0.2);
      expect(y[1]).toBeLessThanOrEqual(660 + title.drop + 0.2);
    }),
    { numRuns: 400 },
  );
});

test("the lines add up to the name, in order", () => {
  const title = fitTitle(FACES.serif, "The Lord of the Rings: The Fellowship of the Ring", BOX);
  expect(title?.lines.join(" ")).toBe("The Lord of the Rings: The Fellowship of the Ring");
  expect(title?.lines.length).toBeGreaterThanOrEqual(3);
});

test("short names are large, and long words are shrunk or truncated", () => {
  expect(fitTitle(FACES.bebas, "Up", BOX)?.size).toBe(FACES.bebas.largest);
  const long = fitTitle(FACES.wide, "Donaudampfschifffahrtsgesellschaftskapitän", BOX);
  expect(long?.lines.length).toBeGreaterThan(1);
  expect(long?.size).toBeGreaterThan(20);
});

test("an empty name returns null", () => {
  expect(fitTitle(FACES.serif, " \t ", BOX)).toBeNull();
});
