import { isPositive } from "@worthy/domain";
import { type AskOptions, type Engine, type Taste, tellingRatings } from "@worthy/recommender";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import { yearOf } from "../catalogue/yearOf.ts";

/** A title to ask about, and the liked one that it is suggested for, if any. */
export interface WallQuestion {
  readonly title: Title;
  readonly like?: number;
}

interface Asked extends AskOptions {
  /** Titles that aren't asked about. */
  readonly exclude: ReadonlySet<number>;
  /** How many titles were asked about before. */
  readonly asked: number;
  /** A title that was just liked: one like it comes first. */
  readonly like?: number | undefined;
}

/** So many titles open the wall, mixed in kind, decade and taste; they are among the best of so many. */
const OPENING = 4;
const OPENING_POOL = 40;
/** What each place further back in that pool costs, beside one genre that comes again. */
const PER_PLACE = 0.1;
/** A decade that comes again costs as much as so many genres. */
const AGAIN_DECADE = 2;
/** A third title of one kind, a second of animation or none at all, and an old title cost so much. */
const AGAIN_KIND = 3;
const ANIMATION_COST = 10;
const OLD_COST = 20;
/** Among the first ten, none is older. */
const EARLY = 10;
const OLDEST_EARLY = 1965;
/** After the opening, one in so many is like something liked. */
const KIN_EVERY = 3;
/** The last liked titles whose like is asked about, and so many of the most similar to each are considered. */
const LIKES = 6;
const ALIKE = 60;
/** After so many dislikes of a genre, and no like, it isn't asked about any more. */
const ENOUGH_DISLIKES = 3;

const ANIMATION = "Animation";
/** People who like anime may like little else, so one comes about here if none has come before. */
const ANIME_AT = 5;
const isAnime = ({ genres, language }: Title): boolean =>
  language === "ja" && genres.includes(ANIMATION);

const decadeOf = ({ firstAirDate }: Title): number => Math.floor(yearOf(firstAirDate) / 10);
const isOld = ({ firstAirDate }: Title): boolean => yearOf(firstAirDate) < OLDEST_EARLY;

/** What it costs to open the wall with a title after some others. */
function costAfter(chosen: readonly Title[], title: Title): number {
  const ofKind = chosen.filter(({ kind }) => kind === title.kind).length;
  const again = chosen.filter((other) => decadeOf(other) === decadeOf(title)).length;
  const shared = chosen.reduce(
    (sum, { genres }) => sum + genres.filter((genre) => title.genres.includes(genre)).length,
    0,
  );
  const isAnimated = title.genres.includes(ANIMATION);
  const hasAnimation = chosen.some(({ genres }) => genres.includes(ANIMATION));
  const isWrong = hasAnimation ? isAnimated : chosen.length === OPENING - 1 && !isAnimated;
  return (
    AGAIN_DECADE * again +
    shared +
    (2 * ofKind >= OPENING ? AGAIN_KIND : 0) +
    (isWrong ? ANIMATION_COST : 0) +
    (isOld(title) ? OLD_COST : 0)
  );
}

/** The titles that open the wall, of the best first: the newest, which most visitors know, comes first. */
function openingOf(best: readonly Title[]): Title[] {
  const pool = best.slice(0, OPENING_POOL);
  const chosen: Title[] = [];
  while (chosen.length < OPENING && chosen.length < pool.length) {
    const [next] = pool
      .map((title, at) => ({ title, cost: costAfter(chosen, title) + PER_PLACE * at }))
      .filter(({ title }) => !chosen.includes(title))
      .sort((a, b) => a.cost - b.cost);
    if (next) chosen.push(next.title);
  }
  return chosen.sort((a, b) => yearOf(b.firstAirDate) - yearOf(a.firstAirDate));
}

/** The wall of somebody who hasn't been asked yet. */
function opened(best: readonly Title[]): Title[] {
  const first = openingOf(best);
  const rest = best.filter((title) => !first.includes(title));
  const early = rest.filter((title) => !isOld(title)).slice(0, EARLY - first.length);
  return [...first, ...early, ...rest.filter((title) => !early.includes(title))];
}

const anime = new WeakMap<CatalogueSnapshot, ReadonlySet<number>>();

function animeOf(snapshot: CatalogueSnapshot): ReadonlySet<number> {
  const known = anime.get(snapshot);
  if (known) return known;
  const found = new Set(snapshot.titles.filter(isAnime).map(({ id }) => id));
  anime.set(snapshot, found);
  return found;
}

/** The same, with the best-known anime early on, unless one was asked about or one of its genres is closed. */
function withAnime(
  titles: readonly Title[],
  { engine, snapshot, taste }: View,
  { asked, isClosed, ...options }: Asked & { isClosed: (title: Title) => boolean },
): readonly Title[] {
  const at = Math.max(0, ANIME_AT - asked);
  const before = [...options.exclude, ...taste.ratings.keys()];
  const only = animeOf(snapshot);
  if (before.some((id) => only.has(id)) || titles.slice(0, at).some(({ id }) => only.has(id)))
    return titles;
  const [best] = engine.ask(taste, { ...options, limit: 1, only });
  const next = best === undefined ? undefined : snapshot.title(best);
  if (!next || isClosed(next)) return titles;
  const others = titles.filter(({ id }) => id !== next.id);
  return [...others.slice(0, at), next, ...others.slice(at)];
}

/** Genres that the person has only disliked, often enough. */
function closedGenres(taste: Taste, snapshot: CatalogueSnapshot): Set<string> {
  const dislikes = new Map<string, number>();
  const liked = new Set<string>();
  for (const [id, rating] of tellingRatings(taste))
    for (const genre of snapshot.title(id)?.genres ?? [])
      if (isPositive(rating)) liked.add(genre);
      else if (rating === "DISLIKE") dislikes.set(genre, (dislikes.get(genre) ?? 0) + 1);
  const often = [...dislikes].filter(([, count]) => count >= ENOUGH_DISLIKES);
  return new Set(often.map(([genre]) => genre).filter((genre) => !liked.has(genre)));
}

/** The last liked titles, the one just liked first. */
function lastLiked(taste: Taste, like: number | undefined): number[] {
  const liked = [...tellingRatings(taste)]
    .filter(([, rating]) => isPositive(rating))
    .map(([id]) => id)
    .toReversed();
  return [...new Set([...(like === undefined ? [] : [like]), ...liked])].slice(0, LIKES);
}

const franchises = new WeakMap<CatalogueSnapshot, ReadonlyMap<string, Title>>();

/** The best known title of each franchise; of several, the oldest. */
function franchisesOf(snapshot: CatalogueSnapshot): ReadonlyMap<string, Title> {
  const known = franchises.get(snapshot);
  if (known) return known;
  const found = new Map<string, Title>();
  for (const title of snapshot.titles) {
    const first = title.franchise === null ? undefined : found.get(title.franchise);
    if (title.franchise !== null && (!first || isBefore(title, first)))
      found.set(title.franchise, title);
  }
  franchises.set(snapshot, found);
  return found;
}

const isBefore = (one: Title, other: Title): boolean =>
  one.fame > other.fame ||
  (one.fame === other.fame && yearOf(one.firstAirDate) < yearOf(other.firstAirDate));

/** Whether a title is asked about for its franchise: people who know another of it know this one. */
const standsForItsFranchise = (snapshot: CatalogueSnapshot, { id, franchise }: Title): boolean =>
  franchise === null || franchisesOf(snapshot).get(franchise)?.id === id;

interface View {
  readonly engine: Engine;
  readonly taste: Taste;
  readonly snapshot: CatalogueSnapshot;
}

/** Titles like a liked one, without those of its franchise: they tell little more about the person. */
function outsideFranchise(
  snapshot: CatalogueSnapshot,
  { liked, ids }: { liked: number; ids: ReadonlySet<number> },
): ReadonlySet<number> {
  const franchise = snapshot.title(liked)?.franchise ?? null;
  if (franchise === null) return ids;
  return new Set([...ids].filter((id) => snapshot.title(id)?.franchise !== franchise));
}

/** What to ask about for being like something liked, the like of the last liked title first. */
function kinOf(
  { engine, taste, snapshot }: View,
  { like, ...options }: Asked,
  isWanted: (title: Title) => boolean,
): WallQuestion[] {
  const similar = lastLiked(taste, like).map((liked) => ({
    liked,
    ids: new Set(engine.similar(liked, ALIKE).map(({ titleId }) => titleId)),
  }));
  const [newest] = similar;
  const askOf = (only: ReadonlySet<number>, limit: number) =>
    engine.ask(taste, { ...options, limit, only, avoidsClose: false });
  const first = newest && like !== undefined ? askOf(outsideFranchise(snapshot, newest), 1) : [];
  const all = new Set(similar.flatMap(({ ids }) => [...ids]));
  const wanted = Math.ceil(options.limit / KIN_EVERY);
  return [...new Set([...first, ...(all.size > 0 ? askOf(all, 2 * wanted) : [])])].flatMap((id) => {
    const title = snapshot.title(id);
    const found = similar.find(({ ids }) => ids.has(id));
    return title && found && (isWanted(title) || first.includes(id))
      ? [{ title, like: found.liked }]
      : [];
  });
}

/**
 * What to ask a person about next, in the order of the wall. Somebody who hasn't been asked yet begins
 * with four titles that most people know, unlike each other, one of them animated; none of the first
 * ten is older than 1965. Then one in three is like something they liked. A genre that they disliked
 * three times, and never liked, comes last, and so do all titles of a franchise but one.
 */
export function wallQuestions(view: View, options: Asked): WallQuestion[] {
  const { engine, taste, snapshot } = view;
  const { limit, asked } = options;
  const closed = closedGenres(taste, snapshot);
  const isTooOld = (title: Title) => asked < EARLY && isOld(title);
  const isClosed = ({ genres }: Title) => genres.some((genre) => closed.has(genre));
  const isWanted = (title: Title) =>
    !isTooOld(title) && !isClosed(title) && standsForItsFranchise(snapshot, title);
  const { like: _, ...plain } = options;
  const best = engine
    .ask(taste, { ...plain, limit: 2 * limit + OPENING_POOL })
    .flatMap((id) => snapshot.title(id) ?? []);
  const wanted = [...best.filter(isWanted), ...best.filter((title) => !isWanted(title))];
  const kin = (asked < OPENING ? [] : kinOf(view, options, isWanted)).filter(
    ({ title }) => !isTooOld(title),
  );
  const begun = asked === 0 ? opened(wanted) : wanted;
  const plainly = (asked < EARLY ? withAnime(begun, view, { ...options, isClosed }) : begun).map(
    (title): WallQuestion => ({ title }),
  );
  const questions = new Map<number, WallQuestion>();
  const takeFrom = (source: WallQuestion[]): boolean => {
    const next = source.find(({ title }) => !questions.has(title.id));
    if (next) questions.set(next.title.id, next);
    return next !== undefined;
  };
  for (let place = 0; place < limit; place++)
    if (place % KIN_EVERY !== 0 || !takeFrom(kin)) takeFrom(plainly);
  return [...questions.values()];
}
