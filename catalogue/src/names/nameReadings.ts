import { z } from "zod";
import type { CatalogueTitle } from "../schema.ts";
import { decideNames, type NameReading, type Names } from "./decideNames.ts";

const name = z.string().min(1).max(120);
const reading = z.record(
  z.string().regex(/^\d{5}$/),
  z.strictObject({
    name,
    de: name.optional(),
    es: name.optional(),
    other: z.array(name).min(1).max(30).optional(),
  }),
);

/** Readings of the names of titles, by file, then by id. */
export type NameReadings = ReadonlyMap<string, ReadonlyMap<number, NameReading>>;

/** Throws if a record doesn't match. */
export const parseNames = (content: unknown): ReadonlyMap<number, NameReading> =>
  new Map(Object.entries(reading.parse(content)).map(([id, each]) => [Number(id), each]));

type Named = Pick<CatalogueTitle, "id" | "name" | "originalName" | "names" | "otherNames">;

const readingsOf = (id: number, readings: NameReadings) =>
  [...readings.values()].flatMap((each) => each.get(id) ?? []);

/** The names that the readings decide for a title. */
export const namesFrom = (title: Named, readings: NameReadings): Names =>
  decideNames(title, readingsOf(title.id, readings));

/** Names that are not what the readings decide. */
export function nameProblems(titles: readonly Named[], readings: NameReadings): string[] {
  const ids = new Set(titles.map(({ id }) => id));
  const strangers = [...readings].flatMap(([file, each]) =>
    [...each.keys()].filter((id) => !ids.has(id)).map((id) => `${file}: there is no title ${id}`),
  );
  const own = titles.flatMap((title) => {
    const renamed = readingsOf(title.id, readings).find(({ name: read }) => read !== title.name);
    if (renamed)
      return [`${title.id} ${title.name}: its names were read as those of ${renamed.name}`];
    const { names, otherNames } = namesFrom(title, readings);
    const isDecided =
      JSON.stringify([title.names ?? {}, title.otherNames ?? []]) ===
      JSON.stringify([names, otherNames]);
    return isDecided
      ? []
      : [`${title.id} ${title.name}: its names should be ${JSON.stringify({ names, otherNames })}`];
  });
  return [...strangers, ...own];
}
