import { z } from "zod";
import type { CatalogueTitle } from "../schema.ts";
import {
  areKinAlike,
  areKnownAlike,
  areLikedAlike,
  decideLabels,
  kinShare,
  needThird,
  type Labels,
  type TitleReadings,
} from "./decideLabels.ts";

const reading = z.strictObject({
  /** The title's name, so that no record can slip to another title. */
  name: z.string(),
  liked: z.int().min(35).max(95),
  fame: z.int().min(1).max(9),
  kin: z.array(z.int()).min(7).max(10),
});

/** One reading of the labels of titles, by id. */
export type LabelReading = ReadonlyMap<number, Labels & { name: string }>;

/** Kin that came into the catalogue after a title was read, by its id. */
export type LaterKin = ReadonlyMap<number, Pick<Labels, "kin"> & { name: string }>;

/** How well titles are liked, by id. */
export type LikedReading = ReadonlyMap<number, Pick<Labels, "liked"> & { name: string }>;

/**
 * Two independent readings of all titles, a third of those on which they differ, one of some titles by a writer of
 * another kind, and one of all that asked another question about how well they are liked. Beside them, the kin that titles got later.
 */
export interface LabelReadings {
  first: LabelReading;
  second: LabelReading;
  third: LabelReading;
  another: LabelReading;
  asked: LikedReading;
  later: LaterKin;
}

/** A writer of another kind names as many kin as they think of. */
const otherReading = reading.extend({ kin: z.array(z.int()).min(1).max(40) });
const likedReading = reading.pick({ name: true, liked: true });
const laterKin = reading.pick({ name: true }).extend({ kin: z.array(z.int()).min(1) });

const parse = <Record>(content: unknown, record: z.ZodType<Record>): ReadonlyMap<number, Record> =>
  new Map(
    Object.entries(z.record(z.string().regex(/^\d{5}$/), record).parse(content)).map(
      ([id, each]) => [Number(id), each],
    ),
  );

/** Throws if a record doesn't match. */
export const parseReading = (content: unknown): LabelReading => parse(content, reading);

/** Throws if a record doesn't match. */
export const parseOther = (content: unknown): LabelReading => parse(content, otherReading);

/** Throws if a record doesn't match. */
export const parseLiked = (content: unknown): LikedReading => parse(content, likedReading);

/** Throws if a record doesn't match. */
export const parseLater = (content: unknown): LaterKin => parse(content, laterKin);

type Labelled = Pick<CatalogueTitle, "id" | "name" | "genres" | "liked" | "fame" | "kin">;

/** What is read of a title; null if a reading that all titles need lacks it. */
function readingsOf(
  id: number,
  { first, second, third, another, asked, later }: LabelReadings,
): (TitleReadings & { names: string[] }) | null {
  const [one, other, answer] = [first.get(id), second.get(id), asked.get(id)];
  if (!one || !other || !answer) return null;
  const all = [one, other, answer, third.get(id), another.get(id), later.get(id)];
  return {
    first: one,
    second: other,
    third: third.get(id),
    another: another.get(id),
    asked: answer,
    later: later.get(id)?.kin,
    names: all.flatMap((each) => each?.name ?? []),
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Fewer titles of a genre say nothing about it. */
const LEAST_OF_GENRE = 10;

/**
 * How much better (or worse) a writer of another kind thinks titles are liked than the answers to the question, as a function of their genres: the mean
 * over the genres, each the mean over the titles that both have read.
 */
function shiftByGenre(
  titles: readonly Labelled[],
  readings: LabelReadings,
): (genres: readonly string[]) => number {
  const shifts = titles.flatMap(({ id, genres }) => {
    const read = readingsOf(id, readings);
    return read?.another ? [{ genres, shift: read.another.liked - read.asked.liked }] : [];
  });
  if (shifts.length === 0) return () => 0;
  const overall = mean(shifts.map(({ shift }) => shift));
  const byGenre = new Map<string, number>(
    [...new Set(titles.flatMap(({ genres }) => genres))].map((genre) => {
      const own = shifts.filter(({ genres }) => genres.includes(genre));
      const shift = mean(own.map((each) => each.shift));
      return [genre, own.length < LEAST_OF_GENRE ? overall : shift] as const;
    }),
  );
  return (genres) => mean(genres.map((genre) => byGenre.get(genre) ?? overall));
}

/** What the readings decide for each title, by id; null where a reading is missing. */
export function decideAll(
  titles: readonly Labelled[],
  readings: LabelReadings,
): Map<number, Labels | null> {
  const shiftOf = shiftByGenre(titles, readings);
  const ids = new Set(titles.map(({ id }) => id));
  return new Map(
    titles.map(({ id, genres }) => {
      const read = readingsOf(id, readings);
      return [id, read && decideLabels(read, shiftOf(genres), (each) => ids.has(each))];
    }),
  );
}

function kinProblems({ id, kin }: Labelled, ids: { has(id: number): boolean }): string[] {
  const unknown = kin.filter((each) => !ids.has(each));
  return [
    ...unknown.map((each) => `its kin ${each} isn't a title`),
    ...(kin.includes(id) ? ["is its own kin"] : []),
    ...(new Set(kin).size < kin.length ? ["names one kin twice"] : []),
  ];
}

function readingProblems(
  { id, name, liked, fame, kin }: Labelled,
  readings: LabelReadings,
  decided: Labels | null,
): string[] {
  const read = readingsOf(id, readings);
  if (!read) return ["lacks a reading of its labels"];
  const renamed = read.names.filter((each) => each !== name);
  if (renamed.length > 0) return [`its labels were read as those of ${renamed[0]}`];
  if (!decided) return ["its readings differ, and there is no third"];
  const isDecided =
    liked === decided.liked && fame === decided.fame && String(kin) === String(decided.kin);
  return isDecided ? [] : [`its labels should be ${JSON.stringify(decided)}, as its readings say`];
}

/** Labels that are wrong in themselves, or not what the readings decide. */
export function labelProblems(titles: readonly Labelled[], readings: LabelReadings): string[] {
  const ids = new Set(titles.map(({ id }) => id));
  const strangers = Object.entries(readings).flatMap(
    ([name, reading]: [string, ReadonlyMap<number, unknown>]) =>
      [...reading.keys()]
        .filter((id) => !ids.has(id))
        .map((id) => `labels/${name}.json: there is no title ${id}`),
  );
  const decided = decideAll(titles, readings);
  const own = titles.flatMap((title) =>
    [
      ...kinProblems(title, ids),
      ...readingProblems(title, readings, decided.get(title.id) ?? null),
    ].map((problem) => `${title.id} ${title.name}: ${problem}`),
  );
  return [...strangers, ...own];
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
/** How far the two readings of all titles agree, in one line. */
export function describeAgreement({ first, second }: LabelReadings): string {
  const pairs = [...first].flatMap(([id, one]) => {
    const other = second.get(id);
    return other ? [[one, other] as const] : [];
  });
  const share = (isAlike: (one: Labels, other: Labels) => boolean) =>
    percent(pairs.filter(([one, other]) => isAlike(one, other)).length, pairs.length);
  const liked = mean(pairs.map(([one, other]) => Math.abs(one.liked - other.liked)));
  const fame = mean(pairs.map(([one, other]) => Math.abs(one.fame - other.fame)));
  const kin = mean(pairs.map(([one, other]) => kinShare(one, other)));
  return [
    `labels: two readings of ${pairs.length} titles`,
    `liked ${liked.toFixed(1)} points apart, ${share(areLikedAlike)} within 12`,
    `fame ${fame.toFixed(1)} steps apart, ${share(areKnownAlike)} within 2`,
    `${percent(kin, 1)} of the kin shared, at least half for ${share(areKinAlike)}`,
    `a third reading decided ${share(needThird)}`,
  ].join("; ");
}
