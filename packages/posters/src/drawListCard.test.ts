import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD_POSTERS, drawListCard } from "./drawListCard.ts";
import { arbitraryFacts } from "./testing/arbitraryFacts.ts";
import { svgFault } from "./testing/checkSvg.ts";
import type { TitleFacts } from "./titleFacts.ts";

const title = (id: number): TitleFacts => ({
  id,
  kind: "movie",
  name: `Film ${id}`,
  year: 1999,
  genres: ["Drama"],
});
const titles = [1, 2, 3, 4, 5, 6, 7].map(title);
const card = (name: string, shown: readonly TitleFacts[] = titles) =>
  drawListCard({ name, product: "Worthy", titles: shown });
const postersOn = (svg: string) => svg.split('clip-path="url(#corners)"').length - 1;

/** The numbers of the name's outlines, in lettering units. The name is drawn last. */
function extentOfName(svg: string): { right: number; top: number; bottom: number } {
  const paths = [...svg.slice(svg.indexOf('transform="scale(2)"')).matchAll(/ d="([^"]*)"/g)];
  const numbers = (paths.at(-1)?.[1]?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  return { right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test("every list gets a well-formed, deterministic drawing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.array(arbitraryFacts, { maxLength: 6 }), async (name, any) => {
      const unique = [...new Map(any.map((facts) => [facts.id, facts])).values()];
      const svg = await card(name, unique);
      expect(svgFault(svg)).toBeNull();
      expect(await card(name, unique)).toBe(svg);
    }),
    { numRuns: 40 },
  );
});

test("a card shows the first five titles' posters, or the logo if there are no titles", async () => {
  expect(CARD_POSTERS).toBe(5);
  expect(postersOn(await card("Noir"))).toBe(5);
  expect(await card("Noir")).toBe(await card("Noir", titles.slice(0, 5)));
  expect(postersOn(await card("Noir", titles.slice(0, 1)))).toBe(1);
  expect(postersOn(await card("You’re invited", []))).toBe(0);
});

test("the drawings on a card have no ids in common", async () => {
  const ids = [...(await card("Noir")).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  "Noir",
  "Golden Globe for Best Television Series, Musical or Comedy",
  "Zuerst gezeigt bei öffentlich-rechtlichen Rundfunkanstalten",
  "Donaudampfschifffahrtsgesellschaftskapitänslieblingsfilme",
  "Premio del público a la mejor película de habla no inglesa del año",
])("“%s” stays to the left of the posters, below the logo and above the edge", async (name) => {
  const { right, top, bottom } = extentOfName(await card(name));
  expect(right).toBeLessThanOrEqual(292);
  expect(top).toBeGreaterThan(70);
  expect(bottom).toBeLessThanOrEqual(300.5);
});

test("names in other scripts become escaped text", async () => {
  expect(await card("千と<千尋> & 友")).toContain("&lt;千尋&gt;");
  expect(await card("千と<千尋> & 友")).not.toContain("<千尋>");
});

test("a card has no text except names, the product, kinds and years, and therefore no score", async () => {
  expect(await card("Noir")).not.toContain("<text");
  expect(await card("Noir")).not.toContain("%");
});
