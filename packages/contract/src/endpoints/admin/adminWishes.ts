import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { count, titleKind, wishName } from "../../fields.ts";

const noWish = { 404: "no one wishes for it" };

export const listWishedNames = endpoint({
  method: "GET",
  path: "/v1/api/admin/wishes",
  reads: "admin",
  access: "admin",
  summary: "Titles people wish for, most wished for first: how many people, never who.",
  query: z.object({ limit: count(25, 100, 1), offset: count(0, 10_000) }),
  response: z.object({
    results: z.array(
      z.object({
        name: z.string().meta({ description: "as most people typed it" }),
        people: z.int(),
        since: z.iso.datetime(),
      }),
    ),
    total: z.int(),
    tmdb: z.enum(["READY", "NO_TOKEN", "TERMS"]).meta({
      description:
        "whether titles can be added from TMDB: NO_TOKEN without a token, TERMS before its terms are accepted",
    }),
  }),
  designed: true,
});

const found = z.object({
  tmdbId: z.int(),
  kind: titleKind,
  name: z.string(),
  year: z.int().nullable(),
});

export const addWishedTitle = endpoint({
  method: "POST",
  path: "/v1/api/admin/wishes/add",
  changes: ["admin", "titles", "search"],
  access: "admin",
  summary:
    "Adds a title that people wish for from TMDB: the one with this name or original name, if there are several, the one with the most votes. If there’s none, nothing is added, and the answer has up to five candidates. With `tmdbId` and `kind`, it adds that one.",
  body: z
    .object({
      name: wishName,
      kind: titleKind.optional(),
      tmdbId: z.int("invalid id").min(1, "invalid id").max(2_147_483_647, "invalid id").optional(),
    })
    .refine(({ kind, tmdbId }) => (kind === undefined) === (tmdbId === undefined), {
      message: "must come with a kind",
      path: ["tmdbId"],
    }),
  response: z.object({
    added: z
      .object({ id: z.int(), kind: titleKind, name: z.string(), year: z.int().nullable() })
      .nullable(),
    candidates: z.array(found),
  }),
  errors: {
    ...noWish,
    409: "no TMDB token, or its terms haven’t been accepted",
    503: "TMDB isn’t answering",
  },
  designed: true,
  commitsItself: true,
});

export const declineWish = endpoint({
  method: "POST",
  path: "/v1/api/admin/wishes/decline",
  changes: ["admin"],
  access: "admin",
  summary:
    "Removes a name from the list of wishes. People keep their wishes, and are notified if the title arrives.",
  body: z.object({ name: wishName }),
  response: z.object({ success: z.literal(true) }),
  errors: noWish,
  designed: true,
});
