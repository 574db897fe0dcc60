import { z } from "zod";

// Control characters have no place in a name, and PostgreSQL refuses NUL: caught here, said clearly.
const hasControlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Trimmed text without control characters or lone surrogates, at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `at most ${max} characters`)
    .refine((value) => !hasControlCharacter.test(value) && value.isWellFormed(), "contains characters that are not text")
    .transform((value) => value.trim());

/** A person's id: 12 characters of lower-case letters and digits. */
export const userId = z
  .string()
  .regex(/^[a-z0-9]{12}$/, "invalid id")
  .meta({ description: "12 characters of a-z and 0-9" });
export const ratingId = userId.meta({ description: "12 characters of a-z and 0-9" });

const wholeNumber = /^[1-9]\d{0,15}$/;

/** A positive integer below 2^53 that arrives in an address. */
export const pathId = z.string().regex(wholeNumber, "invalid id").transform(Number).refine(Number.isSafeInteger, "invalid id").meta({ description: "positive integer below 2^53" });

/** A title's id in a body: a non-empty string or a number of at least 1. What names no title is answered with 404. */
export const itemId = z
  .union([z.string().min(1).max(64), z.number().min(1)], "invalid id")
  .transform((value) => (typeof value === "string" && wholeNumber.test(value) ? Number(value) : value));

/** A whole number in a query, from 0 to `max`; `fallback` when missing. */
export const count = (fallback: number, max: number, min = 0) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/, "must be a whole number")
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max))
    .default(fallback);

/** `true` or `false` in a query or body. */
export const flag = z.union([z.boolean(), z.enum(["true", "false", "1", "0", ""]).transform((value) => value === "true" || value === "1" || value === "")]).default(false);

/** A list in a query: `a,b` or repeated; in a body an array. At most `max` entries. */
export const listOf = (max: number, entryLength = 60) =>
  z
    .union([
      z.array(z.union([z.string().max(entryLength), z.number()]).transform(String)),
      z
        .string()
        .max(max * (entryLength + 1))
        .transform((value) => value.split(",").filter(Boolean)),
    ])
    .pipe(z.array(text(entryLength)).max(max, `at most ${max} entries`))
    .default([]);

export const ratingValue = z.enum(["LOVE", "LIKE", "DISLIKE", "MEH", "INTERESTED", "NOT_INTERESTED", "SKIP"], {
  error: (issue) => `Invalid rating: ${String(issue.input).slice(0, 60)}`,
});

export const titleKind = z.enum(["tv", "movie"]);
export const ratingType = z.enum(["TV_SHOW", "FILM"]);

export const ratedLocation = z.enum([
  "IN_APP",
  "ONBOARDING",
  "ONBOARDING_SEARCH",
  "ONBOARDING_SUGGESTIONS",
  "RATE_MORE",
  "COMFORT_FOOD",
  "SEO_MINI_ONBOARDING",
  "B2B_ONBOARDING",
  "B2B_IN_APP",
  "B2B_RATE_MORE",
  "B2B_COMFORT_FOOD",
]);
