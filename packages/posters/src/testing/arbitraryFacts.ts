import fc from "fast-check";
import { GENRE_LOOKS } from "../familiesByGenre.ts";
import type { TitleFacts } from "../titleFacts.ts";

const genres = fc.subarray([...GENRE_LOOKS.keys(), "Unheard Of"], { maxLength: 4 });
const latin = fc.stringMatching(/^[A-Za-z0-9ÀÉÎÕÜßàéîõüñçŁłŚśŽžŐő &:'’,.!?-]{1,80}$/);
const name = fc.oneof(
  latin,
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom("", " ", "\u0000", "🎬", "千と千尋", "<b>&\"'"),
);

/** For tests: any facts a catalogue could contain, and many that it shouldn't. */
export const arbitraryFacts: fc.Arbitrary<TitleFacts> = fc.record({
  id: fc.oneof(fc.integer(), fc.string()),
  kind: fc.constantFrom("tv", "movie"),
  name,
  year: fc.oneof(fc.integer({ min: 1880, max: 2030 }), fc.constant(Number.NaN)),
  genres,
  motif: fc.option(fc.constantFrom("fin", "fin surf 2", "crown wine", "none such"), {
    nil: undefined,
  }),
  maker: fc.option(name, { nil: undefined }),
});
