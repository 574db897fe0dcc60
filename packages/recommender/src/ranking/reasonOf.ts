import type { RatingValue } from "@worthy/domain";
import type { Trait } from "../model/trait.ts";
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
      /** What all of them share with it, what counts most first; nothing if only people tell. */
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
const OKAY = 60;
/** A title is named if its part is at least this share of the largest, and a second if it is of the first's. */
const WORTH_NAMING = 0.5;
const WORTH_ADDING = 0.5;
/** So many of what is shared are named, genres and countries only if nothing else makes up this many. */
const MOST_SHARED = 3;
const ENOUGH_SHARED = 2;
/** What a title's worth is multiplied by if it shares nothing that tells, only what is vague, or one clear trait. */
const UNTOLD = 0.4;
const VAGUELY_TOLD = 0.6;
const HALF_TOLD = 0.85;
/** How much more points count that come from being loved together: such titles are the closest. */
const KIN = 3;
/** What one more use on the same page costs a title or a trait. */
const PRICE = 0.9;

/** What reasons on the same page have named so far, and what the last one named. */
export interface Said {
  readonly uses: Map<string, number>;
  last: ReadonlySet<string>;
}

export const nothingSaid = (): Said => ({ uses: new Map(), last: new Set() });

export const nameOf = (one: Shared | number): string =>
  typeof one === "number" ? `title ${one}` : `${one.trait} ${one.key}`;

/** How much a trait tells; decades and the like say too little on their own. */
const TELLING: Partial<Record<Trait, number>> = {
  person: 1.3,
  tag: 1,
  franchise: 1,
  country: 0.4,
  genre: 0.4,
};
/** Forms, large regions and the broadest genres: readers don't take them for a reason. */
const UNTELLING: ReadonlySet<string> = new Set([
  "country US",
  "genre Comedy",
  "genre Drama",
  "tag africa",
  "tag american-south",
  "tag anthology",
  "tag based-on-book",
  "tag black-and-white",
  "tag britain",
  "tag disability",
  "tag east-asia",
  "tag europe",
  "tag india",
  "tag latin-america",
  "tag limited-series",
  "tag middle-east",
  "tag nonlinear",
  "tag nordic",
  "tag procedural",
  "tag race",
  "tag retro",
  "tag serialized",
]);
/** Themes that so many stories have that one of them alone convinces nobody. */
const FAINT: ReadonlySet<string> = new Set([
  "ambition",
  "betrayal",
  "big-city",
  "family",
  "friendship",
  "good-and-evil",
  "guilt",
  "identity",
  "intense",
  "isolation",
  "memory",
  "morality",
  "obsession",
  "playful",
  "rebellion",
  "redemption",
  "rivalry",
  "sacrifice",
  "second-chances",
  "stylized",
  "survival",
  "trauma",
  "visually-stunning",
]);
const FAINTLY = 0.5;
const isFaint = ({ trait, key }: Shared): boolean => trait === "tag" && FAINT.has(key);
const isVague = (one: Shared): boolean =>
  one.trait === "genre" || one.trait === "country" || isFaint(one);

/** How much a trait tells. */
const weightOfTrait = (one: Shared): number => (isFaint(one) ? FAINTLY : (TELLING[one.trait] ?? 0));

/** Letters that two words of one stem begin with alike: romance, romantic. */
const STEM = 5;
const wordsOf = ({ key }: Shared): string[] => key.toLowerCase().split(/[^a-z]+/);
const isAlike = (one: string, other: string): boolean => {
  const letters = Math.min(STEM, one.length, other.length);
  return letters > 2 && one.slice(0, letters) === other.slice(0, letters);
};

/** Whether two traits say nearly the same: *war* and *wartime*, *crime* and *true crime*. */
const saysTheSame = (one: Shared, other: Shared): boolean =>
  one.trait !== "person" &&
  other.trait !== "person" &&
  wordsOf(one).some((word) => wordsOf(other).some((same) => isAlike(word, same)));

/** Leaves out what one before says already. */
const withoutEchoes = (shared: readonly Shared[]): Shared[] =>
  shared.reduce<Shared[]>(
    (kept, one) => (kept.some((before) => saysTheSame(before, one)) ? kept : [...kept, one]),
    [],
  );

/** How much is left of a title's or trait's worth after its uses on the page. */
export const left = ({ uses }: Said, one: Shared | number): number =>
  PRICE ** (uses.get(nameOf(one)) ?? 0);

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

/** What a witness has to say that the last reason didn't, what counts most first. */
export const tellingOf = (shared: readonly Shared[], said: Said): Shared[] =>
  shared
    .filter((one) => one.trait in TELLING && !UNTELLING.has(nameOf(one)))
    .filter((one) => !said.last.has(nameOf(one)))
    .map((one, at) => ({ one, worth: (weightOfTrait(one) * left(said, one)) / (at + 1) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ one }) => one);

/** How close a title is, as reasons weigh it. */
export const weightOf = ({ points, kin }: Witness): number =>
  Math.abs(points) + KIN * Math.abs(kin);

/** One or two of these, and what they share with the title. */
function named(side: readonly Witness[], said: Said): Reason {
  const fresh = side.filter(({ titleId }) => !said.last.has(nameOf(titleId)));
  const witnesses = fresh.length > 0 ? fresh : side;
  const most = Math.max(...witnesses.map(({ points }) => Math.abs(points)));
  const worthOf = (witness: Witness) =>
    weightOf(witness) * left(said, witness.titleId) * convictionOf(tellingOf(witness.shared, said));
  const open = witnesses
    .filter(({ points }) => Math.abs(points) >= WORTH_NAMING * most)
    .sort((a, b) => worthOf(b) - worthOf(a));
  const [first] = open;
  if (!first) return { kind: "nothing-yet" };
  const telling = tellingOf(first.shared, said);
  const second = open.find(
    (other) =>
      other !== first &&
      kindOf(other) === kindOf(first) &&
      Math.abs(other.points) >= WORTH_ADDING * Math.abs(first.points) &&
      isEnough(common(telling, other), telling),
  );
  return {
    kind: kindOf(first),
    titleIds: second ? [first.titleId, second.titleId] : [first.titleId],
    shared: mostTelling(second ? common(telling, second) : telling),
  };
}

const clearOf = (telling: readonly Shared[]): Shared[] => telling.filter((one) => !isVague(one));

/** How convincing a title is by what it shares: with nothing, only with vague traits, or with clear ones. */
function convictionOf(telling: readonly Shared[]): number {
  if (telling.length === 0) return UNTOLD;
  const clear = clearOf(telling).length;
  return clear === 0 ? VAGUELY_TOLD : clear < ENOUGH_SHARED ? HALF_TOLD : 1;
}

/** Whether two titles share enough beside what one of them shares: a second name must not cost a clear trait. */
const isEnough = (shared: readonly Shared[], alone: readonly Shared[]): boolean => {
  const clear = clearOf(shared).length;
  return clear > 0 && clear >= Math.min(ENOUGH_SHARED, clearOf(alone).length);
};

/** Clear traits, and vague ones after them if there are too few. */
export function mostTelling(telling: readonly Shared[]): Shared[] {
  const clear = clearOf(telling);
  const told = withoutEchoes([...clear, ...telling.filter(isVague)]);
  const few = withoutEchoes(clear);
  return (few.length >= ENOUGH_SHARED ? few : told).slice(0, MOST_SHARED);
}

export const common = (telling: readonly Shared[], { shared }: Witness): Shared[] =>
  telling.filter((one) => shared.some((other) => nameOf(other) === nameOf(one)));

export function remember(said: Said, told: readonly (Shared | number)[]): void {
  const names = told.map((one) => nameOf(one));
  for (const name of names) said.uses.set(name, (said.uses.get(name) ?? 0) + 1);
  said.last = new Set(names);
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
  remember(said, "titleIds" in reason ? [...reason.titleIds, ...reason.shared] : []);
  return reason;
}
