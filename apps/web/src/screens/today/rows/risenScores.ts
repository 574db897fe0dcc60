import { scoreBandOf } from "@worthy/domain";

/** Scores by title id, as a person saw them during one visit and the visit before. */
export interface VisitScores {
  visit: string;
  scores: Readonly<Record<string, number>>;
  before: Readonly<Record<string, number>>;
}

interface Scored {
  id: number;
  score: number | null;
}

const BANDS = ["bad", "okay", "good"] as const;
const rankOf = (score: number) => BANDS.indexOf(scoreBandOf(score));

/**
 * What to store after these titles were seen in this visit; on a new visit, the last one becomes
 * the previous visit.
 */
export function withSeenScores(
  kept: VisitScores | null,
  visit: string,
  titles: readonly Scored[],
): VisitScores {
  const same = kept?.visit === visit;
  const seen = titles.flatMap(({ id, score }) =>
    score === null ? [] : [[String(id), score] as const],
  );
  return {
    visit,
    before: (same ? kept.before : kept?.scores) ?? {},
    scores: { ...(same ? kept.scores : {}), ...Object.fromEntries(seen) },
  };
}

/**
 * Titles whose score has reached a higher band since the previous visit, highest first, each with
 * its former score.
 */
export function risenTitles<Title extends Scored>(
  { before }: VisitScores,
  titles: readonly Title[],
): { title: Title; was: number }[] {
  const once = new Map(titles.map((title) => [title.id, title]));
  return [...once.values()]
    .flatMap((title) => {
      const was = before[title.id];
      return was !== undefined && title.score !== null && rankOf(title.score) > rankOf(was)
        ? [{ title, was }]
        : [];
    })
    .toSorted((a, b) => (b.title.score ?? 0) - (a.title.score ?? 0) || a.title.id - b.title.id);
}

/** Parses what the device stored; null if invalid. */
export function parseVisitScores(text: string | null): VisitScores | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    const { visit, scores, before }: { visit?: unknown; scores?: unknown; before?: unknown } =
      typeof value === "object" && value !== null ? value : {};
    return typeof visit === "string" && isScores(scores) && isScores(before)
      ? { visit, scores, before }
      : null;
  } catch {
    return null;
  }
}

function isScores(value: unknown): value is Record<string, number> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((score) => typeof score === "number")
  );
}
