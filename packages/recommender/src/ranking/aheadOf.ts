import { rankScores } from "./rankScores.ts";
import { scoreOf, type Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/**
 * Why a title is before one with a higher score: it is closer to what the person likes, of the other
 * kind, or unlike those before it.
 */
export type Ahead = "closer" | "kind" | "variety";

/**
 * For each title of a ranking, why it is before the next if that has a higher score in whole points;
 * null where there is nothing to say.
 */
export function aheadOf(
  space: TitleSpace,
  taste: Taste,
  titles: readonly number[],
): (Ahead | null)[] {
  const values = rankScores(space, taste);
  const shownScore = (title: number) => Math.round(scoreOf(taste, title));
  return titles.map((title, at) => {
    const next = titles[at + 1];
    if (next === undefined || shownScore(title) >= shownScore(next)) return null;
    if (space.shows[title] !== space.shows[next]) return "kind";
    return (values[title] ?? 0) >= (values[next] ?? 0) ? "closer" : "variety";
  });
}
