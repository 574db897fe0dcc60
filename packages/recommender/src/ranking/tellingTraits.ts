import type { Trait } from "../model/trait.ts";
import type { Shared } from "./titleScore.ts";

/** How much a trait tells; decades and the like say too little on their own. */
const TELLING: Partial<Record<Trait, number>> = {
  person: 1.3,
  tag: 1,
  franchise: 1,
  country: 0.4,
  genre: 0.4,
};
/** What a theme of many stories tells. */
const FAINTLY = 0.5;
/** Forms, large regions and the broadest genres: readers don't take them for a reason. */
const UNTELLING: ReadonlySet<string> = new Set([
  "country GB",
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
  "class",
  "desert",
  "family",
  "friendship",
  "good-and-evil",
  "guilt",
  "historical-events",
  "identity",
  "intense",
  "isolation",
  "memory",
  "mid-century",
  "morality",
  "nineteenth-century",
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
/** So many of what is shared are named, and vague traits only if clear ones don't make up this many. */
const MOST_SHARED = 3;
const ENOUGH_SHARED = 2;
/** What a title's worth is multiplied by if it shares nothing that tells, only what is vague, or one clear trait. */
const UNTOLD = 0.4;
const VAGUELY_TOLD = 0.6;
const HALF_TOLD = 0.85;
/** What one more use on the same page costs a title or a trait. */
const PRICE = 0.9;

/** What reasons on the same page have named so far, and what the last one named. */
export interface Said {
  readonly uses: Map<string, number>;
  last: ReadonlySet<string>;
}

export const nothingSaid = (): Said => ({ uses: new Map(), last: new Set() });

/** How a trait is used in reasons. */
interface Wording {
  readonly name: string;
  /** 0 if it is never named. */
  readonly weight: number;
  /** Genres, countries and themes of many stories. */
  readonly isVague: boolean;
  /** The words of its key, to tell what says nearly the same. */
  readonly words: readonly string[];
}

/** Words that say the same as a trait's own. */
const ALSO: Record<string, string> = { "love-story": "romance" };

function wordingFor({ trait, key, label }: Shared): Wording {
  const name = `${trait} ${key}`;
  const isFaint = trait === "tag" && FAINT.has(key);
  return {
    name,
    weight: label === "" || UNTELLING.has(name) ? 0 : isFaint ? FAINTLY : (TELLING[trait] ?? 0),
    isVague: trait === "genre" || trait === "country" || isFaint,
    words: trait === "person" ? [] : `${key} ${ALSO[key] ?? ""}`.toLowerCase().split(/[^a-z]+/),
  };
}

const wordings = new WeakMap<Shared, Wording>();

function wordingOf(one: Shared): Wording {
  const known = wordings.get(one);
  if (known) return known;
  const wording = wordingFor(one);
  wordings.set(one, wording);
  return wording;
}

export const nameOf = (one: Shared | number): string =>
  typeof one === "number" ? `title ${one}` : wordingOf(one).name;

/** Letters that two words of one stem begin with alike: romance, romantic. */
const STEM = 5;
const isAlike = (one: string, other: string): boolean => {
  const letters = Math.min(STEM, one.length, other.length);
  return letters > 2 && one.slice(0, letters) === other.slice(0, letters);
};

/** Whether two traits say nearly the same: *war* and *wartime*, *crime* and *true crime*. */
const saysTheSame = (one: Shared, other: Shared): boolean =>
  wordingOf(one).words.some((word) => wordingOf(other).words.some((same) => isAlike(word, same)));

/** Leaves out what one before says already. */
const withoutEchoes = (shared: readonly Shared[]): Shared[] =>
  shared.reduce<Shared[]>(
    (kept, one) => (kept.some((before) => saysTheSame(before, one)) ? kept : [...kept, one]),
    [],
  );

/** How much is left of a title's or trait's worth after its uses on the page. */
export const left = (said: Said, one: Shared | number): number => leftOf(said, nameOf(one));

const leftOf = ({ uses }: Said, name: string): number => PRICE ** (uses.get(name) ?? 0);

/** What is worth telling of what a title shares, and wasn't told by the last reason: what counts most first. */
export function tellingOf(shared: readonly Shared[], said: Said): Shared[] {
  const telling: Shared[] = [];
  const worths: number[] = [];
  for (const one of shared) {
    const { name, weight } = wordingOf(one);
    if (weight === 0 || said.last.has(name)) continue;
    const worth = (weight * leftOf(said, name)) / (telling.length + 1);
    let place = telling.length;
    while (place > 0 && (worths[place - 1] ?? 0) < worth) place--;
    telling.splice(place, 0, one);
    worths.splice(place, 0, worth);
  }
  return telling;
}

const clearOf = (telling: readonly Shared[]): Shared[] =>
  telling.filter((one) => !wordingOf(one).isVague);

/** Whether these are nothing, or a single vague trait. */
export const saysLittle = (told: readonly Shared[]): boolean =>
  told.length < ENOUGH_SHARED && clearOf(told).length === 0;

/** How convincing a title is by what it shares. */
export function convictionOf(telling: readonly Shared[]): number {
  if (telling.length === 0) return UNTOLD;
  const clear = clearOf(telling).length;
  return clear === 0 ? VAGUELY_TOLD : clear < ENOUGH_SHARED ? HALF_TOLD : 1;
}

/** Whether two titles share enough beside what one of them shares: a second name must not cost a clear trait. */
export const isEnough = (shared: readonly Shared[], alone: readonly Shared[]): boolean => {
  const clear = clearOf(shared).length;
  return clear > 0 && clear >= Math.min(ENOUGH_SHARED, clearOf(alone).length);
};

/** Clear traits; vague ones after them if there are too few; a country if there is nothing else. */
export function mostTelling(telling: readonly Shared[]): Shared[] {
  const clear = withoutEchoes(clearOf(telling)).slice(0, MOST_SHARED);
  if (clear.length >= ENOUGH_SHARED) return clear;
  const vague = telling.filter((one) => wordingOf(one).isVague && one.trait !== "country");
  const told = withoutEchoes([...clear, ...vague]).slice(0, ENOUGH_SHARED);
  return told.length > 0 ? told : telling.slice(0, 1);
}

export const common = (telling: readonly Shared[], other: readonly Shared[]): Shared[] =>
  telling.filter((one) => other.some((same) => nameOf(same) === nameOf(one)));

export function remember(said: Said, told: readonly (Shared | number)[]): void {
  const names = told.map((one) => nameOf(one));
  for (const name of names) said.uses.set(name, (said.uses.get(name) ?? 0) + 1);
  said.last = new Set(names);
}
