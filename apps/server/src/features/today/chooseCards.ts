import { isPositive } from "@worthy/domain";
import { tellingRatings } from "@worthy/recommender";
import type { Title } from "../catalogue/title.ts";
import type { PersonalView } from "../recommendations/personalView.ts";

export interface ChosenCard {
  slot: "safe" | "different" | "short";
  /** The pick, and what takes its place. */
  titles: readonly [Title, Title?];
  /** Main genres of the person that a different title hasn't. */
  breakFrom: readonly string[];
}

/** Minutes of a short film or episode. */
export const SHORT = 105;
const MAIN_GENRES = 2;
/** A pick scores at most so much less than the best of the first titles it is chosen from. */
const FIRST = 10;
const MUCH = 10;

/** The genres of what the person likes, the most frequent first; loved titles count twice. */
function mainGenres({ taste, snapshot }: PersonalView): string[] {
  const counts = new Map<string, number>();
  for (const [id, rating] of tellingRatings(taste)) {
    if (!isPositive(rating)) continue;
    for (const genre of snapshot.title(id)?.genres ?? [])
      counts.set(genre, (counts.get(genre) ?? 0) + (rating === "LOVE" ? 2 : 1));
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, MAIN_GENRES)
    .map(([genre]) => genre);
}

const makersOf = ({ crew }: Title): number[] => crew.map(({ personId }) => personId);

/** Titles in the order of the ranking, without those that score much less than the first ones. */
function goodOnes({ scorer }: PersonalView, ranked: readonly Title[]): readonly Title[] {
  const scoreOf = (title: Title) => scorer.score(title) ?? 0;
  const most = Math.max(...ranked.slice(0, FIRST).map(scoreOf));
  return ranked.filter((title) => scoreOf(title) >= most - MUCH);
}

/**
 * The picks for tonight: the first of the ranking, the first outside the person's main genres, and the
 * first that is short, unless others score much better. Of the last two, what the person's services
 * offer comes first. No two have a maker in common. A pick that isn't wanted tonight makes room for the
 * next of its kind, and the others stay.
 * @param pool the ranking, best first
 */
export function chooseCards(
  view: PersonalView,
  pool: readonly Title[],
  { isPlayable, away }: { isPlayable: (title: Title) => boolean; away: ReadonlySet<number> },
): ChosenCard[] {
  const main = mainGenres(view);
  const playableFirst = (titles: readonly Title[]): Title[] => {
    const good = goodOnes(view, titles);
    return [...good.filter(isPlayable), ...good.filter((title) => !isPlayable(title))];
  };
  const sources = [
    { slot: "safe", titles: goodOnes(view, pool), breakFrom: [] },
    {
      slot: "different",
      titles: playableFirst(
        pool.filter(({ genres }) => !genres.some((genre) => main.includes(genre))),
      ),
      breakFrom: main,
    },
    {
      slot: "short",
      titles: playableFirst(pool.filter(({ runtime }) => runtime !== null && runtime <= SHORT)),
      breakFrom: [],
    },
  ] as const;
  const used = new Set<Title>();
  const makers = new Set<number>();
  const isOpen = (title: Title) =>
    !used.has(title) && !makersOf(title).some((maker) => makers.has(maker));
  const first = sources.map(({ titles }) => {
    const pick = titles.find(isOpen);
    if (pick) used.add(pick);
    for (const maker of pick ? makersOf(pick) : []) makers.add(maker);
    return pick;
  });
  return sources.flatMap(({ slot, titles, breakFrom }, at) => {
    const own = first[at];
    const [pick, next] = [...(own ? [own] : []), ...titles.filter(isOpen)].filter(
      ({ id }) => !away.has(id),
    );
    if (!pick) return [];
    used.add(pick);
    if (next) used.add(next);
    return [{ slot, titles: next ? [pick, next] : [pick], breakFrom }];
  });
}
