import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AFTER_SEEING } from "../topics.ts";
import { nodeSummary } from "../entities/titles.ts";
import { count, pathId, userId } from "../fields.ts";

const MOST_EPISODES = 500;
const MOST_SEASONS = 200;
const number = "must be a whole number from 1 to 999";
const title = z.object({ userId, id: pathId });
const season = title.extend({ seasonNumber: pathId });

const airedCount = z.int().meta({ description: "episodes known to have aired" });

/** What a person has seen of a title; of a show also the next episode. */
const seenEpisodes = z
  .object({
    titleId: z.int(),
    isSeen: z.boolean().meta({
      description:
        "whether every aired episode is marked as seen, or the title as a whole if it has none or none is known; ratings don’t affect it",
    }),
    seasons: z.array(
      z.object({
        seasonNumber: z.int(),
        seen: z.array(z.int()).meta({ description: "numbers of episodes, ascending" }),
        episodeCount: z.int().meta({ description: "0 if unknown" }),
        airedCount,
      }),
    ),
    numSeen: z.int(),
    numberOfEpisodes: z.int().meta({ description: "0 if those of a season are unknown" }),
    next: z
      .object({ seasonNumber: z.int(), episodeNumber: z.int(), name: z.string().nullable() })
      .nullable()
      .meta({
        description:
          "among aired episodes: the one after the furthest seen, else the first gap; null if none are seen or left",
      }),
  })
  .meta({ id: "SeenEpisodes" });

const episodeNumbers = z
  .array(z.int(number).min(1, number).max(999, number), "must be a list of episode numbers")
  .max(MOST_EPISODES, `at most ${MOST_EPISODES} entries`);

const shared = {
  access: "owner",
  response: seenEpisodes,
  errors: { 404: "title, season or episode not found" },
  designed: true,
} as const;

export const listSeenEpisodes = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/titles/{id}/seen",
  reads: "episodes",
  ...shared,
  summary: "Whether the person has seen a title; for a show, which episodes, and which comes next.",
  params: title,
});

export const markEpisodesSeen = endpoint({
  method: "PUT",
  path: "/v1/users/{userId}/titles/{id}/seasons/{seasonNumber}/seen",
  changes: AFTER_SEEING,
  ...shared,
  summary:
    "Marks episodes of a season as seen, or without `episodes` the whole season; marking again changes nothing.",
  params: season,
  body: z.object({ episodes: episodeNumbers.optional() }).prefault({}),
});

export const unmarkEpisodesSeen = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/titles/{id}/seasons/{seasonNumber}/seen",
  changes: AFTER_SEEING,
  ...shared,
  summary: "Unmarks episodes of a season, or without `episodes` the whole season.",
  params: season,
  query: z.object({
    episodes: z
      .string("must be episode numbers separated by commas")
      .regex(
        new RegExp(`^[1-9]\\d{0,2}(,[1-9]\\d{0,2}){0,${MOST_EPISODES - 1}}$`),
        "must be episode numbers separated by commas",
      )
      .transform((list) => list.split(",").map(Number))
      .optional(),
  }),
});

export const markTitleSeen = endpoint({
  method: "PUT",
  path: "/v1/users/{userId}/titles/{id}/seen",
  bodyKiB: 256,
  changes: AFTER_SEEING,
  ...shared,
  summary:
    "Marks a film or every aired episode of a show as seen, without rating it; with `seen`, exactly these episodes, to undo a change. An empty `seen` unmarks a film.",
  params: title,
  body: z
    .object({
      seen: z
        .array(
          z.object({
            seasonNumber: z
              .int("isn’t a season")
              .min(1, "isn’t a season")
              .max(9999, "isn’t a season"),
            episodes: episodeNumbers,
          }),
          "must be a list of seasons",
        )
        .max(MOST_SEASONS, `at most ${MOST_SEASONS} entries`)
        .optional(),
    })
    .prefault({}),
});

export const unmarkTitleSeen = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/titles/{id}/seen",
  changes: AFTER_SEEING,
  ...shared,
  summary: "Unmarks a film, or all episodes of a show.",
  params: title,
});

export const listContinueWatching = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/continue-watching",
  reads: "episodes",
  access: "owner",
  summary:
    "Shows the person has started that have more aired episodes, with the next one, most recently watched first; without shows they disliked or aren’t interested in.",
  params: z.object({ userId }),
  query: z.object({ limit: count(20, 50, 1), offset: count(0, 10_000) }),
  response: z.object({
    results: z.array(
      z
        .object({
          title: nodeSummary,
          progress: seenEpisodes,
          seenAt: z.iso.datetime().meta({ description: "when an episode of it was last marked" }),
        })
        .meta({ id: "StartedShow" }),
    ),
    total: z.int(),
  }),
  designed: true,
});
