import type { RatingValue } from "@worthy/domain";
import {
  common,
  convictionOf,
  isEnough,
  left,
  mostTelling,
  nameOf,
  nothingSaid,
  remember,
  saysLittle,
  tellingOf,
  type Said,
} from "./tellingTraits.ts";
import type { Shared, TitleScore, Witness } from "./titleScore.ts";

/** The one-sentence reason for a score, as data; the web client has the words. */
export type Reason =
  /** None of the person's ratings bears on the title; it is widely known and liked by most. */
  | { readonly kind: "well-known" }
  /** None of the person's ratings bears on the title. */
  | { readonly kind: "nothing-yet" }
  /** The person rated this very title. */
  | { readonly kind: "own-rating"; readonly titleId: number; readonly rating: RatingValue }
  /** One or two rated titles speak for it (loved, liked) or against it (so-so, disliked). */
  | {
      readonly kind:
        | "because-loved"
        | "because-liked"
        | "because-meh"
        | "because-disliked"
        /** Titles that the person only wants to watch, or declined. */
        | "because-interested"
        | "because-not-interested";
      readonly titleIds: readonly number[];
      /**
       * What all of them share with it, what counts most first; `kin` alone if they share nothing that
       * tells, and people who like them tend to like it.
       */
      readonly shared: readonly Shared[];
    };

const KIND_OF = {
  LOVE: "because-loved",
  LIKE: "because-liked",
  MEH: "because-meh",
  DISLIKE: "because-disliked",
  INTERESTED: "because-interested",
  NOT_INTERESTED: "because-not-interested",
} as const;

const kindOf = ({ rating }: Witness) => KIND_OF[rating === "SKIP" ? "INTERESTED" : rating];

/** From this fame on, a title can be recommended on its own merits. */
const WELL_KNOWN = 6;
/** From this score on, a reason never speaks against a title. */
export const OKAY = 60;
/** A title is named if its part is at least this share of the largest, and a second if it is of the first's. */
const WORTH_NAMING = 0.5;
const WORTH_ADDING = 0.5;
/** How much more points count that come from being loved together: such titles are the closest. */
const KIN = 3;

/** The witnesses of one side, those whose rating fits it best first. */
function sideOf({ witnesses, titleId }: TitleScore, isFor: boolean): Witness[] {
  const ratings = isFor
    ? [["LOVE", "LIKE"], ["INTERESTED"]]
    : [["MEH", "DISLIKE"], ["NOT_INTERESTED"]];
  const side = witnesses.filter(
    ({ points, titleId: id }) => (isFor ? points > 0 : points < 0) && id !== titleId,
  );
  return (
    ratings
      .map((some) => side.filter(({ rating }) => some.includes(rating)))
      .find((some) => some.length > 0) ?? []
  );
}

/** How close a title is, as reasons weigh it. */
export const weightOf = ({ points, kin }: Witness): number =>
  Math.abs(points) + KIN * Math.abs(kin);

/** Told of a title that is close to another by who likes both, where they share next to nothing else that tells. */
const KIN_ALONE: Shared = { trait: "kin", key: "", label: "" };
const isByKin = ({ kin, points }: Witness, said: Said): boolean =>
  2 * kin >= points && points > 0 && !said.last.has(nameOf(KIN_ALONE));

/** A title named alone, without what it shares: readers soon notice when such a reason comes up again. */
const aloneOf = (titleId: number): Shared => ({ trait: "kin", key: `alone ${titleId}`, label: "" });
/** How many times as fast such a reason wears out. */
const ALONE_WEAR = 4;

/** A rated title that can be named, and what it has to tell. */
interface Candidate {
  readonly witness: Witness;
  readonly telling: readonly Shared[];
  readonly worth: number;
}

/** Whom a reason can name, the most convincing first; smaller ones too if the largest have nothing to tell. */
function candidatesOf(side: readonly Witness[], said: Said): Candidate[] {
  const fresh = side.filter(({ titleId }) => !said.last.has(nameOf(titleId)));
  const witnesses = fresh.length > 0 ? fresh : side;
  const most = Math.max(...witnesses.map(({ points }) => Math.abs(points)));
  const all = witnesses.map((witness): Candidate => {
    const telling = tellingOf(witness.shared, said);
    const alone = telling.length > 0 ? 1 : left(said, aloneOf(witness.titleId)) ** ALONE_WEAR;
    const worth = weightOf(witness) * left(said, witness.titleId) * convictionOf(telling) * alone;
    return { witness, telling, worth };
  });
  const large = all.filter(({ witness }) => Math.abs(witness.points) >= WORTH_NAMING * most);
  const able = large.some(({ telling }) => telling.length > 0) ? large : all;
  return able.sort((a, b) => b.worth - a.worth);
}

/** One or two of these, and what they share with the title. */
function named(side: readonly Witness[], said: Said): Reason {
  const candidates = candidatesOf(side, said);
  const [best] = candidates;
  if (!best) return { kind: "nothing-yet" };
  const { witness: first, telling } = best;
  const second = candidates.find(
    ({ witness }) =>
      witness !== first &&
      kindOf(witness) === kindOf(first) &&
      Math.abs(witness.points) >= WORTH_ADDING * Math.abs(first.points) &&
      isEnough(common(telling, witness.shared), telling),
  )?.witness;
  const shared = mostTelling(second ? common(telling, second.shared) : telling);
  return {
    kind: kindOf(first),
    titleIds: second ? [first.titleId, second.titleId] : [first.titleId],
    shared: saysLittle(shared) && isByKin(first, said) ? [KIN_ALONE] : shared,
  };
}

/** Whether a reason for this score speaks for the title rather than against it. */
export const speaksFor = ({ score, base }: Pick<TitleScore, "score" | "base">): boolean =>
  score >= base || score >= OKAY;

/**
 * The reason for a score: the person's own titles that did most for it, and what these share with it.
 * A score that is at least okay never gets a reason against it.
 * @param said what was said on the same page before, which is said less; this reason is added
 */
export function reasonOf(score: TitleScore, said: Said = nothingSaid()): Reason {
  const { titleId, witnesses, fame } = score;
  const [largest] = witnesses.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (largest?.titleId === titleId) return { kind: "own-rating", titleId, rating: largest.rating };
  const isFor = speaksFor(score);
  const side = [sideOf(score, isFor), score.score < OKAY ? sideOf(score, !isFor) : []].find(
    (some) => some.length > 0,
  );
  if (!side)
    return { kind: fame >= WELL_KNOWN && score.score >= OKAY ? "well-known" : "nothing-yet" };
  const reason = named(side, said);
  const alone =
    "titleIds" in reason && reason.shared.length === 0 ? reason.titleIds.map(aloneOf) : [];
  remember(said, "titleIds" in reason ? [...reason.titleIds, ...reason.shared, ...alone] : []);
  return reason;
}
