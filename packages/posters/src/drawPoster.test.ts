import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawCard } from "./drawCard.ts";
import { drawBackdrop } from "./drawBackdrop.ts";
import { drawPoster } from "./drawPoster.ts";
import { drawStill } from "./drawStill.ts";
import { arbitraryFacts } from "./testing/arbitraryFacts.ts";
import { svgFault } from "./testing/checkSvg.ts";
import type { TitleFacts } from "./titleFacts.ts";

const MOST_BYTES = 60_000;
/**
 * Every so many-th title of the catalogue is drawn here; `npm run catalogue:check` draws them all.
 */
const STRIDE = 25;
/** Milliseconds that hundreds of drawings can take on a busy machine. */
const SLOW = 60_000;
const facts: TitleFacts = {
  id: 10001,
  kind: "tv",
  name: "Breaking Bad",
  year: 2008,
  genres: ["Crime", "Drama"],
  maker: "Vince Gilligan",
};

describe("titles with any facts", () => {
  test(
    "get well-formed, finite and deterministic drawings",
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryFacts, fc.nat(60), async (any, episode) => {
          const numbers = { season: 1, episode };
          for (const draw of [
            drawPoster,
            drawBackdrop,
            drawCard,
            (title: TitleFacts) => drawStill(title, numbers),
          ]) {
            const svg = await draw(any);
            expect(svgFault(svg)).toBeNull();
            expect(await draw({ ...any })).toBe(svg);
          }
        }),
        { numRuns: 40 },
      );
    },
    SLOW,
  );

  test(
    "get posters with a small file size",
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryFacts, async (any) => {
          const poster = await drawPoster({ ...any, name: "A Title of Usual Length" });
          expect(poster.length).toBeLessThan(MOST_BYTES);
        }),
        { numRuns: 60 },
      );
    },
    SLOW,
  );
});

test(
  "every title in the catalogue can be drawn",
  async () => {
    const folder = new URL("../../../catalogue/titles/", import.meta.url);
    const files = readdirSync(folder).filter(
      (file, at) => at % STRIDE === 0 && file.endsWith(".json"),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const title = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
      const known: TitleFacts = {
        ...title,
        year: Number(String(title.date).slice(0, 4)),
        maker: title.makers[0],
      };
      const poster = await drawPoster(known);
      expect([
        file,
        svgFault(poster),
        svgFault(await drawBackdrop(known)),
        svgFault(await drawCard(known)),
      ]).toEqual([file, null, null, null]);
      expect([file, poster.length < MOST_BYTES]).toEqual([file, true]);
    }
  },
  SLOW,
);

test("titles with the same genre and name look different", async () => {
  const drawn = new Set(
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => drawPoster({ ...facts, id: 20_000 + index })),
    ),
  );
  expect(drawn.size).toBe(60);
});

test("the name changes the lettering, but not the art", async () => {
  expect(await drawBackdrop({ ...facts, name: "Another" })).toBe(await drawBackdrop(facts));
});

test("letters without an outline become escaped text, and an empty name draws no title", async () => {
  expect(await drawPoster({ ...facts, name: "千と<千尋>" })).toContain("千と&lt;千尋&gt;</text>");
  expect(await drawPoster({ ...facts, name: "" })).not.toContain("<text");
  expect(await drawPoster(facts)).not.toContain("<text");
});

test("the stills of a show's episodes differ", async () => {
  expect(await drawStill(facts, { season: 1, episode: 1 })).not.toBe(
    await drawStill(facts, { season: 1, episode: 2 }),
  );
  expect(await drawStill(facts, { season: 1, episode: 1 })).not.toBe(
    await drawStill(facts, { season: 2, episode: 1 }),
  );
});
