import fc from "fast-check";
import { expect, it } from "vitest";
import { episodeIdOf, parseEpisodeId } from "./episodeId.ts";

it("the id of an episode is made of its season's and its number, and comes apart into them", () => {
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
