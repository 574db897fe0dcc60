import { z } from "zod";

// Shapes of what others send: a part that is missing, null or not as expected is left out rather than the whole title.

export const text = z.string().max(20_000).nullish().catch(null);
export const count = z.number().nullish().catch(null);
export const day = z.string().max(30).nullish().catch(null);
export const flag = z.boolean().nullish().catch(null);

/** A list of which those entries are kept that can be read, so many at most. */
export const listOf = <T extends z.ZodType>(entry: T, most: number) =>
  z
    .array(z.unknown())
    .transform((entries) => entries.slice(0, most).flatMap((each) => readable(entry, each)))
    .nullish()
    .catch(null);

function readable<T extends z.ZodType>(entry: T, value: unknown): z.output<T>[] {
  const { success, data } = entry.safeParse(value);
  return success ? [data] : [];
}

/** An object, or nothing. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);
