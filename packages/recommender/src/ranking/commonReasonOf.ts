import { speaksFor, weightOf } from "./reasonOf.ts";
import {
  common,
  left,
  mostTelling,
  nameOf,
  remember,
  tellingOf,
  type Said,
} from "./tellingTraits.ts";
import type { Shared, TitleScore, Witness } from "./titleScore.ts";

/** Why a title suits several people: one that all of them love or like, and that raises its score for each. */
export interface CommonReason {
  /** Loved only if every one of them loves it. */
  readonly kind: "together-loved" | "together-liked";
  readonly titleId: number;
  /** What it shares with the pick for each of them, what counts most first. */
  readonly shared: readonly Shared[];
  /** Positions of the others who love or like it. */
  readonly others: readonly number[];
}

/** A title is named if its part is at least this share of the person's largest. */
const WORTH_NAMING = 1 / 3;

/** What a person loves or likes and what raises the score of the title. */
function praiseOf({ witnesses, titleId: pick, ...score }: TitleScore): Witness[] {
  if (!speaksFor(score)) return [];
  const others = witnesses.filter(({ titleId, points }) => titleId !== pick && points > 0);
  const most = Math.max(0, ...others.map(({ points }) => points));
  return others.filter(
    ({ rating, points }) =>
      (rating === "LOVE" || rating === "LIKE") && points >= WORTH_NAMING * most,
  );
}

/** One of the person's titles, and those of the others who agree. */
interface Agreed {
  readonly mine: Witness;
  readonly theirs: readonly { readonly other: number; readonly witness: Witness }[];
  /** The smallest of their weights. */
  readonly weight: number;
}

function agreedOn(mine: Witness, others: readonly Witness[][]): Agreed {
  const theirs = others.flatMap((praise, other) => {
    const witness = praise.find(({ titleId }) => titleId === mine.titleId);
    return witness ? [{ other, witness }] : [];
  });
  const weight = Math.min(...[mine, ...theirs.map(({ witness }) => witness)].map(weightOf));
  return { mine, theirs, weight };
}

/**
 * The title that the person and most others love or like, of several the one that does most for
 * whom it does least; null if they have none in common, or if it was just named.
 * @param others scores of the same title for those whose ratings the person may see
 * @param said what was said on the same page before; this reason is added
 */
export function commonReasonOf(
  own: TitleScore,
  others: readonly TitleScore[],
  said: Said,
): CommonReason | null {
  const praise = others.map(praiseOf);
  const worthOf = ({ mine, weight }: Agreed) => weight * left(said, mine.titleId);
  const [best] = praiseOf(own)
    .filter(({ titleId }) => !said.last.has(nameOf(titleId)))
    .map((mine) => agreedOn(mine, praise))
    .filter(({ theirs }) => theirs.length > 0)
    .sort((a, b) => b.theirs.length - a.theirs.length || worthOf(b) - worthOf(a));
  if (!best) return null;
  const { mine, theirs } = best;
  const telling = theirs.reduce(
    (shared, { witness }) => common(shared, witness.shared),
    tellingOf(mine.shared, said),
  );
  const shared = mostTelling(telling);
  remember(said, [mine.titleId, ...shared]);
  const areLoves = [mine, ...theirs.map(({ witness }) => witness)].every(
    ({ rating }) => rating === "LOVE",
  );
  return {
    kind: areLoves ? "together-loved" : "together-liked",
    titleId: mine.titleId,
    shared,
    others: theirs.map(({ other }) => other),
  };
}
