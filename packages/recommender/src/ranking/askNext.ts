import { addRow, dotWeights } from "../community/sparseRow.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";
import { logistic, logitOf } from "../taste/logistic.ts";
import type { Taste } from "../taste/taste.ts";
import { chanceKnown } from "./chanceKnown.ts";

/** What to ask about. */
export interface AskOptions {
  readonly limit: number;
  /** Both by default. */
  readonly kinds?: readonly ("tv" | "movie")[];
  /** Titles already being asked about. */
  readonly exclude?: ReadonlySet<number>;
  /** Restricts the questions to these titles. */
  readonly only?: ReadonlySet<number>;
  /** Whether to avoid titles close to those asked about before; by default, it does. */
  readonly avoidsClose?: boolean;
  /**
   * Prefers titles that the person probably likes, for people who have told us much about what they
   * dislike and little about what they like.
   */
  readonly likely?: boolean;
}

/** Titles considered as questions: at least so many, and this many for each question wanted. */
const LEAST_CONSIDERED = 96;
const PER_QUESTION = 2;
/** Of each kind, these are the most valuable of so many best known. */
const POOL = 400;
/** Of titles already answered or asked about, only the best known so many are remembered. */
const REMEMBERED = 32;
/** Factor on a kind's value for each title it is ahead of the other kind. */
const KIND_BALANCE = 0.85;
/** How quickly a title loses its value with its closeness to one already asked about. */
const TOLD_ALREADY = 0.5;
/** Titles count with this power of their chance of a like, and with a higher one if likely ones are wanted. */
const LIKE_POWER = 0.5;
const LIKELY_POWER = 8;

const EDGE = 1e-3;
const inside = (chance: number): number => Math.min(1 - EDGE, Math.max(EDGE, chance));

/** Some titles, each counting so much: the sums of their facts and of their closeness by kin. */
interface Circle {
  readonly space: TitleSpace;
  readonly facts: Float64Array;
  readonly kin: "known" | "asked";
}

function emptyCircle(space: TitleSpace, kin: Circle["kin"]): Circle {
  space.serving.kin[kin].fill(0);
  return { space, facts: new Float64Array(space.facts.features.length), kin };
}

function addTo({ space, facts, kin }: Circle, title: number, counts: number): void {
  const { parameters, serving } = space;
  addRow(space.facts, title, { weights: facts, factor: counts / parameters.tasteVariance });
  serving.addNearness({ title, factor: counts, into: kin });
}

/** How close a title is to those of a circle, by kin and by facts. */
const closenessTo = ({ space, facts, kin }: Circle, title: number): number =>
  dotWeights(space.facts, title, facts) + space.serving.nearnessOf(title, kin);

/** The best known of some titles, by id, as indices. */
function bestKnown(space: TitleSpace, taste: Taste, titleIds: Iterable<number>): number[] {
  const known: { title: number; chance: number }[] = [];
  for (const titleId of titleIds) {
    const title = space.indexOf.get(titleId);
    if (title !== undefined) known.push({ title, chance: chanceKnown(space, taste, title) });
  }
  return known
    .sort((a, b) => b.chance - a.chance || a.title - b.title)
    .slice(0, REMEMBERED)
    .map(({ title }) => title);
}

/**
 * The chances that a person knows titles. With labels, each answer raises the chances of what is close
 * to its title as far as it was not expected, and each skip lowers them.
 */
function chancesFor(space: TitleSpace, taste: Taste): (title: number) => number {
  const alone = (title: number) => inside(chanceKnown(space, taste, title));
  if (!space.editorial) return alone;
  const seen = emptyCircle(space, "known");
  const chanceOf = (title: number) => logistic(logitOf(alone(title)) + closenessTo(seen, title));
  for (const title of bestKnown(space, taste, taste.ratings.keys())) {
    const isKnown = taste.ratings.get(idAt(space, title)) !== "SKIP";
    addTo(seen, title, (isKnown ? 1 : 0) - chanceOf(title));
  }
  return chanceOf;
}

const orders = new WeakMap<TitleSpace, readonly Uint32Array[]>();

/** The titles of each kind, the best known first; computed once per catalogue. */
function byChance(space: TitleSpace, taste: Taste): readonly Uint32Array[] {
  const known = orders.get(space);
  if (known) return known;
  const nobody = { ...taste, sums: null };
  const chances = Float32Array.from({ length: space.size }, (_, title) =>
    chanceKnown(space, nobody, title),
  );
  const order = space.kinds.map((titles) =>
    titles.slice().sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0) || a - b),
  );
  orders.set(space, order);
  return order;
}

/** A title that may be asked about. */
interface Question {
  readonly title: number;
  /** How probably the person knows it, and likes it. */
  readonly value: number;
  /** How close it is to the closest title already asked about. */
  told: number;
}

/** Titles that may be asked about: of each kind, those that the person most probably knows and likes. */
function considered(
  space: TitleSpace,
  taste: Taste,
  { limit, kinds = ["tv", "movie"], exclude, only, likely = false }: AskOptions,
): Question[] {
  const chanceOf = chancesFor(space, taste);
  const isOpen = (titleId: number) =>
    !taste.ratings.has(titleId) && !exclude?.has(titleId) && (only?.has(titleId) ?? true);
  const count = Math.max(LEAST_CONSIDERED, PER_QUESTION * limit);
  const most = Math.max(POOL, count);
  return byChance(space, taste).flatMap((titles, kind) => {
    if (!kinds.includes(kind === 1 ? "tv" : "movie")) return [];
    const pool: Question[] = [];
    for (const title of titles) {
      if (pool.length === most) break;
      if (!isOpen(idAt(space, title))) continue;
      const liked = logistic(taste.logits[title] ?? 0) ** (likely ? LIKELY_POWER : LIKE_POWER);
      pool.push({ title, value: chanceOf(title) * liked, told: 0 });
    }
    return pool
      .sort((a, b) => b.value - a.value || a.title - b.title)
      .slice(0, Math.ceil(count / kinds.length));
  });
}

/** Lowers the value of questions close to a title that is asked about. @param circle scratch */
function tell(questions: readonly Question[], title: number, circle: Circle): void {
  circle.facts.fill(0);
  circle.space.serving.kin[circle.kin].fill(0);
  addTo(circle, title, 1);
  for (const question of questions)
    question.told = Math.max(question.told, closenessTo(circle, question.title));
}

/**
 * What to rate next: titles that the person probably knows and likes, each unlike those asked about
 * before, with kinds in balance. Never asks about rated titles (including SKIP) or excluded ones.
 */
export function askNext(space: TitleSpace, taste: Taste, options: AskOptions): number[] {
  const questions = considered(space, taste, options);
  const circle = emptyCircle(space, "asked");
  const asked = new Set([...taste.ratings.keys(), ...(options.exclude ?? [])]);
  if (options.avoidsClose ?? true)
    for (const title of bestKnown(space, taste, asked)) tell(questions, title, circle);
  const chosen: number[] = [];
  let shows = 0;
  while (chosen.length < options.limit && questions.length > 0) {
    let [best, most] = [0, -Infinity];
    questions.forEach(({ title, value, told }, at) => {
      const lead = (2 * shows - chosen.length) * (space.shows[title] === 1 ? 1 : -1);
      const worth = value * Math.exp(-TOLD_ALREADY * told) * KIND_BALANCE ** Math.max(0, lead);
      if (worth > most) [best, most] = [at, worth];
    });
    const title = questions.splice(best, 1)[0]?.title ?? 0;
    chosen.push(title);
    shows += space.shows[title] ?? 0;
    tell(questions, title, circle);
  }
  return chosen;
}
