import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "../../platform/refusal.ts";
import { imageKey, parseImageAddress } from "./imageAddress.ts";

const hex = fc.stringMatching(/^[0-9a-f]{8}$/);
const name = fc.oneof(
  fc
    .tuple(fc.constantFrom("p", "b"), fc.nat(99_999), hex)
    .map(([letter, id, print]) => `${letter}${id}x${print}`),
  fc
    .tuple(fc.nat(99_999), fc.nat(99), fc.nat(999), hex)
    .map(([id, season, episode, print]) => `e${id}s${season}n${episode}x${print}`),
);

test("each accepted URL has a unique key that is a plain file name", () => {
  const address = fc.record({
    name,
    width: fc.constantFrom(48, 310, 1280),
    quality: fc.integer({ min: 40, max: 90 }),
    format: fc.constantFrom("webp", "jpg"),
  });
  fc.assert(
    fc.property(address, (given) => {
      const parsed = parseImageAddress({
        width: `w${given.width}`,
        file: `${given.name}.${given.format}`,
        query: { q: String(given.quality) },
      });
      if (parsed instanceof Refusal) throw new Error(parsed.message);
      expect(parsed).toMatchObject(given);
      expect(imageKey(parsed)).toBe(
        `${given.name}-w${given.width}-q${given.quality}.${given.format}`,
      );
    }),
  );
});

test("every request gets an image or a refusal, and no cache key leads out of the cache folder", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("310", "p1x00000000.webp", "../p1x00000000.webp", "p1x00000000.webp/.."),
    fc.constant(undefined),
    fc.array(fc.string()),
  );
  const width = fc.oneof(fc.constant("w310"), fc.string());
  fc.assert(
    fc.property(
      width,
      anything,
      fc.record({ q: anything, w: anything }, { requiredKeys: [] }),
      (given, file, query) => {
        const parsed = parseImageAddress({ width: given, file: String(file), query });
        const outcome = parsed instanceof Refusal ? `refused: ${parsed.kind}` : imageKey(parsed);
        expect(outcome).toMatch(/^(refused: invalid|[a-z0-9]+-w\d+-q\d+\.(webp|jpg))$/);
      },
    ),
  );
  expect.hasAssertions();
});
