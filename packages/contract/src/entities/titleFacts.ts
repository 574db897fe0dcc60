import { z } from "zod";
import { name, nameOrNull, region, text } from "../fields.ts";

const dateOrYear = z.union([
  z.null(),
  z
    .string()
    .regex(/^\d{4}(-\d\d-\d\d)?$/, "must be a year or a date, such as 2008 or 2008-03-09")
    .refine((date) => date.length === 4 || z.iso.date().safeParse(date).success, "isn’t a date")
    .refine((date) => date >= "1850" && date < "2100", "must lie between 1850 and 2100"),
]);
const notEmpty = (max: number) => text(max).refine((value) => value !== "", "must not be empty");
const MOST_COUNTRIES = 12;

/** The facts of a title that administrators can correct, and their types. */
export const FACT_VALUES = {
  name: name(200).refine((value) => value !== "", "must not be empty"),
  originalName: nameOrNull(200),
  firstAirDate: dateOrYear,
  lastAirDate: dateOrYear,
  status: z.enum(
    ["RELEASED", "RUNNING", "ENDED", "CANCELLED"],
    "must be RELEASED, RUNNING, ENDED or CANCELLED",
  ),
  runtime: z.union(
    [
      z.null(),
      z
        .int("must be whole minutes")
        .min(1, "must be at least a minute")
        .max(2000, "at most 2000 minutes"),
    ],
    "must be whole minutes from 1 to 2000, or null",
  ),
  countries: z.array(region).max(MOST_COUNTRIES, `at most ${MOST_COUNTRIES} countries`),
  language: z.string().regex(/^[a-z]{2}$/, "must be a two-letter language code in lower case"),
  genres: z.array(notEmpty(40)).min(1, "needs a genre").max(6, "at most 6 genres"),
  logline: notEmpty(300),
  overview: notEmpty(2000),
  certificates: z
    .record(region, notEmpty(12))
    .refine(
      (all) => Object.keys(all).length <= MOST_COUNTRIES,
      `at most ${MOST_COUNTRIES} countries`,
    ),
} as const;
export type FactField = keyof typeof FACT_VALUES;
