import { z } from "zod";

const reading = z.strictObject({
  liked: z.int().min(35).max(95),
  fame: z.int().min(1).max(9),
  kin: z.array(z.int()).min(7).max(10),
  de: z.string().min(1).optional(),
  es: z.string().min(1).optional(),
  other: z.array(z.string().min(1)).optional(),
  /** Titles of the bundle among whose kin this one belongs. */
  kinOf: z.array(z.int()).max(8).default([]),
});

const drafted = z.strictObject({
  /** As in its file, but without labels and names. */
  title: z.looseObject({ id: z.int(), name: z.string() }),
  reading: reading.extend({ asked: z.int().min(35).max(95) }),
});

const secondReading = reading.extend({
  name: z.string(),
  /** What the second reader corrects, by field; null for a field that should go. */
  corrected: z.record(z.string(), z.unknown()).default({}),
});

/** What somebody says of a title that is to come into the bundle. */
export type Reading = z.infer<typeof reading>;
export type Drafted = z.infer<typeof drafted>;
export type Second = z.infer<typeof secondReading>;

function parse<T>(file: string, content: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}: ${issue?.path.join(".")}: ${issue?.message}`);
}

/** The titles of a batch. Throws, with the file's name, if one is malformed. */
export const parseDrafts = (file: string, content: unknown): Drafted[] =>
  parse(file, content, z.array(drafted));

/** Second or third readings, by id. Throws, with the file's name, if one is malformed. */
export const parseSecond = (file: string, content: unknown): Record<string, Second> =>
  parse(file, content, z.record(z.string(), secondReading));
