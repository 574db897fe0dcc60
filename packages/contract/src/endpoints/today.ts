import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { named, nodeSummary, recommendation } from "../entities/titles.ts";
import { count, flag, pathId, userId } from "../fields.ts";

/** A title of a row, with what its card shows: pages are kept short. */
const cardTitle = nodeSummary
  .pick({
    id: true,
    nodeType: true,
    name: true,
    path: true,
    score: true,
    image: true,
    firstAirDate: true,
    runtime: true,
    providers: true,
  })
  .meta({ id: "CardTitle" });

/** One of the three titles that Today begins with. */
const card = z
  .object({
    slot: z.enum(["safe", "different", "short"]).meta({
      description:
        "safe: the first of the ranking; different: the best outside the person's two main genres; short: the best of at most 105 minutes",
    }),
    pick: recommendation,
    next: recommendation.nullable().meta({
      description: "what replaces it if someone doesn’t want it tonight",
    }),
    breakFrom: z.array(z.string()).meta({
      description: "for `different`: the person’s main genres, which it doesn’t have",
    }),
  })
  .meta({ id: "TodayCard" });

const row = z
  .object({
    kind: z.enum(["best", "because", "mood", "service", "tv", "movie"]),
    because: named
      .extend({ path: z.string(), rating: z.enum(["LOVE", "LIKE"]) })
      .optional()
      .meta({ description: "the liked title these are similar to" }),
    mood: z.object({ key: z.string(), label: z.string() }).optional(),
    service: named.optional(),
    titles: z.array(cardTitle),
  })
  .meta({ id: "TodayRow" });

export const getToday = endpoint({
  method: "GET",
  path: "/v1/api/today",
  computes: 1,
  reads: "scores",
  access: "optional",
  summary:
    "Today's page: up to three picks for tonight, and up to four rows of titles, best scores first. No title comes twice. Without a bearer, or before the first rating, there are only rows.",
  query: z.object({
    longest: count(0, 600).meta({ description: "minutes; 0 for any length" }),
    mine: flag.meta({ description: "only titles on the person's own services" }),
  }),
  response: z.object({
    cards: z.array(card),
    rows: z.array(row),
    services: z.int().meta({ description: "how many services the person has" }),
  }),
  designed: true,
});

const title = z.object({ userId, id: pathId });
const notTonight = {
  changes: ["scores"],
  access: "owner",
  params: title,
  errors: { 404: "title not found" },
  designed: true,
} as const;

/** No evening is longer. */
const MOST_HOURS = 48;

export const setNotTonight = endpoint({
  method: "PUT",
  path: "/v1/users/{userId}/not-tonight/{id}",
  ...notTonight,
  summary:
    "Leaves a title out of Today for a while, usually tonight. It isn’t a rating and doesn’t change scores.",
  body: z.object({
    hours: z
      .int(`must be a whole number from 1 to ${MOST_HOURS}`)
      .min(1, `must be a whole number from 1 to ${MOST_HOURS}`)
      .max(MOST_HOURS, `must be a whole number from 1 to ${MOST_HOURS}`)
      .meta({ description: "from now on, usually until the next morning" }),
  }),
  response: z.object({ until: z.iso.datetime() }),
});

export const unsetNotTonight = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/not-tonight/{id}",
  ...notTonight,
  summary: "Lets Today show the title again.",
  response: z.object({}),
});
