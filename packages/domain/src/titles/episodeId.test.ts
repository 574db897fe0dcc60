import fc from "fast-check";
import { expect, it } from "vitest";
import { episodeIdOf, parseEpisodeId } from "./episodeId.ts";

it("an episode's id combines its season's id and its number, and can be split again", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 11 }),
      fc.integer({ min: 1, max: 999 }),
      (seasonId, episodeNumber) => {
        expect(parseEpisodeId(episodeIdOf(seasonId, episodeNumber))).toEqual({
          seasonId,
          episodeNumber,
        });
      },
    ),
  );
});
