/** Why a pick comes before one with a higher score for all. */
type GroupAhead =
  /** Everybody has at least this score, and somebody less of the next. */
  | { kind: "lowest"; lowest: number }
  /** This member would like it more than the next, and gains most by it after the picks before. */
  | { kind: "member"; userId: string };

interface Shown {
  score: number | null;
  each: readonly { userId: string; score: number | null }[];
}

/** What a member starts with, as in the fair order: so first gains count about the same for all. */
const START = 100;

const lowestOf = ({ each }: Shown): number | null =>
  each.every(({ score }) => score !== null)
    ? Math.min(...each.map(({ score }) => score ?? 0))
    : null;

/** The member who gains most if the first comes before the next, given what they got before. */
function gainer(first: Shown, next: Shown, before: readonly Shown[]): string | null {
  const gains = first.each.flatMap(({ userId, score }, at) => {
    const other = next.each[at]?.score ?? null;
    if (score === null || other === null || score <= other) return [];
    const had = before.reduce((sum, { each }) => sum + (each[at]?.score ?? 0), START);
    return [{ userId, gain: Math.log1p(score / had) - Math.log1p(other / had) }];
  });
  return gains.toSorted((a, b) => b.gain - a.gain)[0]?.userId ?? null;
}

/**
 * For each of a group's picks, why it comes before the next if that has a higher score; null where
 * there is nothing to say. Only scores that are shown count, so this tells nothing more.
 */
export function groupAhead(
  picks: readonly Shown[],
  strategy: "FAIR" | "MEAN" | "LEAST",
): (GroupAhead | null)[] {
  return picks.map((pick, at) => {
    const next = picks[at + 1];
    if (!next || pick.score === null || next.score === null || pick.score >= next.score)
      return null;
    const [lowest, lowestNext] = [lowestOf(pick), lowestOf(next)];
    if (lowest !== null && lowestNext !== null && lowest > lowestNext)
      return { kind: "lowest", lowest };
    const userId = strategy === "FAIR" ? gainer(pick, next, picks.slice(0, at)) : null;
    return userId === null ? null : { kind: "member", userId };
  });
}
