import fc from "fast-check";
import { expect, it } from "vitest";
import { nextEpisode, type EpisodePlace } from "./nextEpisode.ts";

const SEASONS = [
  { number: 1, episodeCount: 3 },
  { number: 2, episodeCount: 2 },
];
const at = (season: number, episode: number): EpisodePlace => ({ season, episode });

it("continues after the furthest episode seen, even across seasons, and then fills the gaps", () => {
  expect(nextEpisode(SEASONS, [])).toBeNull();
  expect(nextEpisode(SEASONS, [at(1, 1), at(1, 2)])).toEqual(at(1, 3));
  expect(nextEpisode(SEASONS, [at(1, 3)])).toEqual(at(2, 1));
  expect(nextEpisode(SEASONS, [at(1, 1), at(2, 2)])).toEqual(at(1, 2));
  expect(nextEpisode(SEASONS, [at(1, 1), at(1, 2), at(1, 3), at(2, 1), at(2, 2)])).toBeNull();
  expect(nextEpisode(SEASONS, [at(9, 9)])).toBeNull();
});

it("returns an existing unseen episode until none are left, and eventually covers all of them", () => {
  const seasons = fc
    .array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 })
    .map((counts) => counts.map((episodeCount, index) => ({ number: index + 1, episodeCount })));
  fc.assert(
    fc.property(
      seasons,
      fc.array(
        fc.record({
          season: fc.integer({ min: 1, max: 4 }),
          episode: fc.integer({ min: 1, max: 6 }),
        }),
        { maxLength: 8 },
      ),
      (all, start) => {
        const total = all.reduce((sum, { episodeCount }) => sum + episodeCount, 0);
        const seen = start.filter(
          ({ season, episode }) => episode <= (all[season - 1]?.episodeCount ?? 0),
        );
        const marked = new Set(seen.map(({ season, episode }) => `${season}:${episode}`));
        if (marked.size === 0) return void expect(nextEpisode(all, seen)).toBeNull();
        for (let next = nextEpisode(all, seen); next; next = nextEpisode(all, seen)) {
          const key = `${next.season}:${next.episode}`;
          expect(marked.has(key)).toBe(false);
          expect(next.episode).toBeLessThanOrEqual(all[next.season - 1]?.episodeCount ?? 0);
          marked.add(key);
          seen.push(next);
        }
        expect(marked.size).toBe(total);
      },
    ),
  );
});
