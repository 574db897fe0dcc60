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

/** Two independent readings of all titles, and a third of those on which they differ. */
export interface LabelReadings {
  first: LabelReading;
  second: LabelReading;
  third: LabelReading;
}

/** Throws if a record doesn't match. */
export function parseReading(content: unknown): LabelReading {
  const records = z.record(z.string().regex(/^\d{5}$/), reading).parse(content);
  return new Map(Object.entries(records).map(([id, record]) => [Number(id), record]));
}

type Labelled = Pick<CatalogueTitle, "id" | "name" | "liked" | "fame" | "kin">;

function kinProblems({ id, kin }: Labelled, ids: { has(id: number): boolean }): string[] {
  const unknown = kin.filter((each) => !ids.has(each));
  return [
    ...unknown.map((each) => `there is no title ${each}, its kin`),
    ...(kin.includes(id) ? ["is its own kin"] : []),
    ...(new Set(kin).size < kin.length ? ["names one kin twice"] : []),
  ];
}

function readingProblems(title: Labelled, { first, second, third }: LabelReadings): string[] {
  const [one, other, last] = [first, second, third].map((each) => each.get(title.id));
  if (!one || !other) return ["lacks a reading of its labels"];
  const renamed = [one, other, last].filter((each) => each && each.name !== title.name);
  if (renamed.length > 0) return [`its labels were read as those of ${renamed[0]?.name}`];
  const decided = decideLabels(one, other, last);
  if (!decided) return ["its readings differ, and there is no third"];
  const { liked, fame, kin } = title;
  const isDecided =
    liked === decided.liked && fame === decided.fame && String(kin) === String(decided.kin);
  return isDecided ? [] : [`its labels should be ${JSON.stringify(decided)}, as its readings say`];
}

/** Labels that are wrong in themselves, or not what the readings decide. */
export function labelProblems(titles: readonly Labelled[], readings: LabelReadings): string[] {
  const ids = new Set(titles.map(({ id }) => id));
  const strangers = Object.entries(readings).flatMap(([name, reading]: [string, LabelReading]) =>
    [...reading.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `labels/${name}.json: there is no title ${id}`),
  );
  const own = titles.flatMap((title) =>
    [...kinProblems(title, ids), ...readingProblems(title, readings)].map(
      (problem) => `${title.id} ${title.name}: ${problem}`,
    ),
  );
  return [...strangers, ...own];
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

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
