import type { Contribution, TitleScore } from "./titleScore.ts";
import type { Trait } from "../model/trait.ts";

/** The one-sentence reason for a score, as data; the web client has the words. */
export type Reason =
  /** None of the person's ratings bears on the title; it is widely known and liked by most. */
  | { readonly kind: "well-known" }
  /** None of the person's ratings bears on the title. */
  | { readonly kind: "nothing-yet" }
  /** The person rated this very title. */
  | { readonly kind: "own-rating"; readonly titleId: number }
  /** One or two rated titles pull it up (loved, liked) or down (so-so, disliked). */
  | {
      readonly kind: "because-loved" | "because-liked" | "because-meh" | "because-disliked";
      readonly titleIds: readonly number[];
    }
  /** Editors say that who loves this title tends to love the other too, and it did most. */
  | { readonly kind: "kin-of-loved"; readonly titleIds: readonly number[] }
  /** Titles that the person only wants to watch, or declined. */
  | {
      readonly kind: "because-interested" | "because-not-interested";
      readonly titleIds: readonly number[];
    }
  /** A trait raises or lowers the score. */
  | {
      readonly kind: "trait-for" | "trait-against";
      readonly trait: Trait;
      readonly key: string;
      readonly label: string;
    };

type TitleRow = Extract<Contribution, { type: "title" }>;

const KIND_OF = {
  LOVE: "because-loved",
  LIKE: "because-liked",
  MEH: "because-meh",
  DISLIKE: "because-disliked",
  INTERESTED: "because-interested",
  NOT_INTERESTED: "because-not-interested",
} as const;

const kindOf = ({ rating }: TitleRow) => KIND_OF[rating === "SKIP" ? "INTERESTED" : rating];

/** A second title is named if its part is at least half of the first's. */
const WORTH_NAMING = 0.5;

/** From this fame and score on, a title can be recommended on its own merits. */
const WELL_KNOWN = 6;
const OKAY = 60;

/**
 * The reason that contributes most from base to score; if the two are equal, the largest one in
 * favour of the title.
 */
export function reasonOf({
  titleId,
  score,
  base,
  contributions,
  fame,
  lovedKin,
}: Omit<TitleScore, "confidence" | "certainty">): Reason {
  const direction = score >= base ? 1 : -1;
  const rows = contributions.filter((row) => row.type !== "rest" && row.points * direction > 0);
  const [largest] = rows;
  if (largest === undefined || largest.type === "rest")
    return { kind: fame >= WELL_KNOWN && score >= OKAY ? "well-known" : "nothing-yet" };
  if (largest.type === "trait") {
    const { trait, key, label } = largest;
    return { kind: direction > 0 ? "trait-for" : "trait-against", trait, key, label };
  }
  if (largest.titleId === titleId) return { kind: "own-rating", titleId };
  if (direction > 0 && lovedKin.includes(largest.titleId))
    return { kind: "kin-of-loved", titleIds: [largest.titleId] };
  const companion = rows.find(
    (row): row is TitleRow =>
      row.type === "title" && row !== largest && kindOf(row) === kindOf(largest),
  );
  const worthNaming =
    companion !== undefined &&
    Math.abs(companion.points) >= WORTH_NAMING * Math.abs(largest.points);
  return {
    kind: kindOf(largest),
    titleIds: worthNaming ? [largest.titleId, companion.titleId] : [largest.titleId],
  };
}
