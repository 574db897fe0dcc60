import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pathId, userId } from "../fields.ts";

const MOST_EPISODES = 500;
const number = "must be a whole number from 1 to 999";
const title = z.object({ userId, id: pathId });
const season = title.extend({ seasonNumber: pathId });

/** What a person has seen of a show, and what comes next. */
const seenEpisodes = z
  .object({
    titleId: z.int(),
    seasons: z.array(z.object({ seasonNumber: z.int(), seen: z.array(z.int()).meta({ description: "numbers of episodes, ascending" }), episodeCount: z.int() })),
    numSeen: z.int(),
    numberOfEpisodes: z.int(),
    next: z
      .object({ seasonNumber: z.int(), episodeNumber: z.int(), name: z.string().nullable() })
      .nullable()
      .meta({ description: "after the furthest episode seen, else the first gap; null where nothing is seen or nothing is left" }),
  })
  .meta({ id: "SeenEpisodes" });

const shared = { access: "owner", response: seenEpisodes, errors: { 404: "no such show, season or episode" }, designed: true } as const;

export const listSeenEpisodes = endpoint("listSeenEpisodes", { ...shared, summary: "Which episodes of a show the person has seen, and which comes next.", params: title });

export const markEpisodesSeen = endpoint("markEpisodesSeen", {
  ...shared,
  summary: "Marks episodes of a season as seen, or without `episodes` the whole season; marking again changes nothing.",
  params: season,
  body: z
    .object({
      episodes: z.array(z.int(number).min(1, number).max(999, number), "must be a list of episode numbers").max(MOST_EPISODES, `at most ${MOST_EPISODES} entries`).optional(),
    })
    .prefault({}),
});

export const unmarkEpisodesSeen = endpoint("unmarkEpisodesSeen", {
  ...shared,
  summary: "Takes that back for episodes of a season, or without `episodes` for the whole season.",
  params: season,
  query: z.object({
    episodes: z
      .string("must be episode numbers with commas between them")
      .regex(new RegExp(`^[1-9]\\d{0,2}(,[1-9]\\d{0,2}){0,${MOST_EPISODES - 1}}$`), "must be episode numbers with commas between them")
      .transform((list) => list.split(",").map(Number))
      .optional(),
  }),
});
