import { z } from "zod";

// Lenient schemas for external data: missing, null or unexpected parts are dropped instead of the
// whole title.

export const text = z.string().max(20_000).nullish().catch(null);
export const count = z.number().nullish().catch(null);
export const day = z.string().max(30).nullish().catch(null);
export const flag = z.boolean().nullish().catch(null);

/** A list of the readable entries, up to a maximum. */
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
