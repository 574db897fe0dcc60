import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { pathId } from "../../fields.ts";

const success = z.object({ success: z.literal(true) });
const fetchedSource = z.enum(["tmdb", "tvmaze"], "must be tmdb or tvmaze");

/** Why an import left something out. */
const dropReason = z.enum([
  "malformed",
  "invalid-value",
  "not-in-catalogue",
  "ambiguous",
  "unwanted",
  "gone",
  "unreadable",
  "unreachable",
]);

const importJob = z.object({
  id: z.number(),
  source: z.string(),
  state: z.enum(["RUNNING", "PAUSED", "DONE", "FAILED", "CANCELED"]),
  step: z.string(),
  daily: z.boolean(),
  total: z.number().nullable(),
  done: z.number(),
  failed: z.number(),
  /** New in the database: titles, or ratings of a data set. */
  taken: z.number(),
  /** Joined with what was there. */
  joined: z.number(),
  dropped: z.number(),
  /** Why, most frequent first, and where the first one is: `ratings.csv, line 22` or `tv 1399`. */
  reasons: z.array(
    z.object({ reason: dropReason, count: z.number(), first: z.string().nullable() }),
  ),
  /** Titles per second. */
  rate: z.number().nullable(),
  message: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const model = z.object({
  id: z.number(),
  state: z.string(),
  serves: z.boolean(),
  trainedAt: z.string(),
  people: z.number(),
  ratings: z.number(),
  seconds: z.number(),
});

export const getJobs = endpoint({
  method: "GET",
  path: "/v1/api/admin/jobs",
  reads: "admin",
  access: "admin",
  summary:
    "Unfinished and recently finished imports with their progress, trained models, and the sources that can be imported here.",
  response: z.object({
    imports: z.array(importJob),
    models: z.array(model),
    sources: z.array(
      z.object({
        source: fetchedSource,
        terms: z.string(),
        accepted: z.boolean(),
        ready: z.boolean(),
      }),
    ),
  }),
  designed: true,
});

export const startImport = endpoint({
  method: "POST",
  path: "/v1/api/admin/imports",
  changes: ["admin"],
  access: "admin",
  summary:
    "Starts an import in the running server, or says that one from this source is still running. IMDb and MovieLens files are imported on the command line.",
  body: z.object({
    source: fetchedSource,
    preset: z
      .enum(["starter", "standard", "full"], "must be starter, standard or full")
      .default("starter"),
    update: z.boolean().default(false),
    acceptTerms: z.boolean().default(false),
  }),
  response: z.object({ isNew: z.boolean() }),
  errors: { 409: "its terms haven’t been accepted, or it has no token" },
  designed: true,
});

export const setImports = endpoint({
  method: "PUT",
  path: "/v1/api/admin/imports",
  changes: ["admin"],
  access: "admin",
  summary: "Pauses or resumes all imports.",
  body: z.object({ paused: z.boolean() }),
  response: z.object({ changed: z.number() }),
  designed: true,
});

export const cancelImport = endpoint({
  method: "POST",
  path: "/v1/api/admin/imports/{importId}/cancel",
  changes: ["admin", "titles"],
  access: "admin",
  summary:
    "Cancels an import. Titles stored so far stay; ratings of a data set count only once all of it is imported. A new import can start right away.",
  params: z.object({ importId: pathId }),
  response: success,
  errors: { 404: "import not found", 409: "it has already ended" },
  designed: true,
});

export const getLinkCheck = endpoint({
  method: "GET",
  path: "/v1/api/admin/links",
  reads: "admin",
  access: "admin",
  summary:
    "Whether links in emails only work on the server’s own machine although people use others, and the setting that fixes it.",
  response: z.object({
    linkProblem: z.object({ publicUrl: z.string(), line: z.string() }).nullable(),
  }),
  designed: true,
});

export const getTmdbFacts = endpoint({
  method: "GET",
  path: "/v1/api/admin/tmdb-facts",
  reads: "admin",
  access: "admin",
  summary:
    "Whether TMDB's facts are used for scores, and whether the environment (TMDB_FACTS_IN_SCORES) decides that.",
  response: z.object({ used: z.boolean(), isPinned: z.boolean() }),
  designed: true,
});

export const setTmdbFacts = endpoint({
  method: "PUT",
  path: "/v1/api/admin/tmdb-facts",
  changes: ["admin", "titles", "scores"],
  access: "admin",
  summary:
    "Uses TMDB’s facts in scores, or stops using them. Scores change a few seconds later, on all servers.",
  body: z.object({ used: z.boolean() }),
  response: success,
  errors: { 409: "the environment decides" },
  designed: true,
});

export const rollBackModel = endpoint({
  method: "POST",
  path: "/v1/api/admin/models/rollback",
  changes: ["admin", "scores"],
  access: "admin",
  summary:
    "Withdraws the model that serves, for good; the one before it serves again, or without one the titles' facts alone.",
  response: success,
  errors: { 404: "no model is in use" },
  designed: true,
});
