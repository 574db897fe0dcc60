import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { count, pathId, region, text, textOrNull } from "../../fields.ts";

const success = z.object({ success: z.literal(true) });
const noTitle = { 404: "no such title" };

const dateOrYear = z.union([
  z.null(),
  z
    .string()
    .regex(/^\d{4}(-\d\d-\d\d)?$/, "must be a year or a day, such as 2008 or 2008-03-09")
    .refine((date) => date.length === 4 || z.iso.date().safeParse(date).success, "is no day")
    .refine((date) => date >= "1850" && date < "2100", "must lie between 1850 and 2100"),
]);
const notEmpty = (max: number) => text(max).refine((value) => value !== "", "must not be empty");
const MOST_COUNTRIES = 12;

/** What of a title an administrator may put right, and what each may hold. */
export const FACT_VALUES = {
  name: notEmpty(200),
  originalName: textOrNull(200),
  firstAirDate: dateOrYear,
  lastAirDate: dateOrYear,
  status: z.enum(["RELEASED", "RUNNING", "ENDED", "CANCELLED"], "must be RELEASED, RUNNING, ENDED or CANCELLED"),
  runtime: z.union(
    [z.null(), z.int("must be whole minutes").min(1, "must be at least a minute").max(2000, "at most 2000 minutes")],
    "must be whole minutes from 1 to 2000, or null",
  ),
  countries: z.array(region).max(MOST_COUNTRIES, `at most ${MOST_COUNTRIES} countries`),
  language: z.string().regex(/^[a-z]{2}$/, "must be a language's code of two small letters"),
  genres: z.array(notEmpty(40)).min(1, "needs a genre").max(6, "at most 6 genres"),
  logline: notEmpty(300),
  overview: notEmpty(2000),
  certificates: z.record(region, notEmpty(12)).refine((all) => Object.keys(all).length <= MOST_COUNTRIES, `at most ${MOST_COUNTRIES} countries`),
} as const;
export type FactField = keyof typeof FACT_VALUES;

const factField = z.enum(Object.keys(FACT_VALUES) as [FactField, ...FactField[]], "is no fact that can be put right"); // it has keys
const factValue = z.union(
  [z.null(), text(2000), z.number(), z.array(text(40)).max(12), z.record(text(10), text(12))],
  "must be text, a number, a list of texts, texts by country, or null",
);

const fact = z.object({
  field: factField,
  /** As everybody sees it. */
  value: factValue,
  /** As the sources have it. */
  stated: factValue,
  /** Who says so, where nobody here has put it right. */
  source: z.string(),
  /** Null: it stands as the sources have it. */
  correctedAt: z.string().nullable(),
  /** Who put it right; null for an account that is gone. */
  adminId: z.string().nullable(),
  adminEmail: z.string().nullable(),
});

export const getTitleFacts = endpoint("getTitleFacts", {
  access: "admin",
  summary: "The facts of a title that may be put right: as everybody sees them, as the sources have them, and who put them right.",
  params: z.object({ id: pathId }),
  response: z.object({ id: z.number(), name: z.string(), facts: z.array(fact) }),
  errors: noTitle,
  designed: true,
});

export const listCorrections = endpoint("listCorrections", {
  access: "admin",
  summary: "Facts of titles that were put right here, the latest first.",
  query: z.object({ limit: count(25, 100, 1), offset: count(0, 10_000) }),
  response: z.object({
    results: z.array(fact.omit({ source: true, stated: true }).extend({ titleId: z.number(), name: z.string().nullable(), correctedAt: z.string() })),
    total: z.number(),
  }),
  designed: true,
});

const ofFact = z.object({ id: pathId, field: factField });

export const correctFact = endpoint("correctFact", {
  access: "admin",
  summary: "Puts a fact of a title right. It stands over what the bundle and imports say, now and whenever they come again, until it is taken back.",
  params: ofFact,
  body: z.object({ value: factValue }),
  response: success,
  errors: noTitle,
  designed: true,
});

export const removeCorrection = endpoint("removeCorrection", {
  access: "admin",
  summary: "Takes a correction back: the fact is again as the sources have it.",
  params: ofFact,
  response: success,
  errors: { 404: "this fact was not put right here" },
  designed: true,
});
