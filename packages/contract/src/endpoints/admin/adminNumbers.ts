import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { count } from "../../fields.ts";

/** A share of `total` and both ends of its 95 % interval, 0 to 1; null if `total` is 0. */
const share = z.object({
  count: z.number(),
  total: z.number(),
  share: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

const day = z.object({
  day: z.string(),
  people: z.number(),
  accounts: z.number(),
  registered: z.number(),
  ratings: z.number(),
});

/** From ACCOUNT on, each step only counts people who took the previous one. */
const funnelStep = z.object({
  step: z.enum(["FIRST_VIEW", "ACCOUNT", "RATED", "ENOUGH_RATINGS", "REGISTERED"]),
  people: z.number(),
});

/**
 * Titles whose score was between `from` and `to` before they were rated, and how many of them were
 * liked or loved.
 */
const band = share.extend({ from: z.number(), to: z.number(), meanScore: z.number().nullable() });

const variant = share.extend({ variant: z.string(), weight: z.number().nullable() });

const numbers = z.object({
  asOf: z.string(),
  days: z.number(),
  now: z.object({
    peopleActive: z.number(),
    peopleToday: z.number(),
    accounts: z.number(),
    registered: z.number(),
    ratings: z.number(),
    ratingsToday: z.number(),
    eventsToday: z.number(),
    faultsToday: z.number(),
  }),
  perDay: z.array(day),
  funnel: z.array(funnelStep),
  calibration: z.object({ ratings: z.number(), bands: z.array(band) }),
  picks: z.object({ opened: share, taken: share }),
  experiments: z.array(
    z.object({ name: z.string(), goal: z.string(), variants: z.array(variant) }),
  ),
});

export const getNumbers = endpoint({
  method: "GET",
  path: "/v1/api/admin/numbers",
  reads: "admin",
  access: "admin",
  summary:
    "How the product is doing: people, ratings, the steps from first view to registration, whether scores are accurate, how often picks are taken, and experiments. Days are UTC. Cached for a minute, current counts for five seconds.",
  query: z.object({ days: count(30, 180, 1) }),
  response: numbers,
  designed: true,
});

export const exportNumbers = endpoint({
  method: "GET",
  path: "/v1/api/admin/numbers.csv",
  reads: "admin",
  access: "admin",
  summary: "One part of the numbers as a table for a spreadsheet.",
  query: z.object({
    days: count(30, 180, 1),
    part: z.enum(["perDay", "funnel", "calibration", "picks", "experiments"]).default("perDay"),
  }),
  response: z.string(),
  file: { type: "text/csv; charset=utf-8", name: "worthy-numbers.csv" },
  designed: true,
});
