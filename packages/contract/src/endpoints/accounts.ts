import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { settings, user } from "../entities/accounts.ts";
import { text, userId } from "../fields.ts";

const owner = z.object({ userId });

export const createUser = endpoint({
  method: "POST",
  path: "/v1/users",
  changes: ["user"],
  access: "public",
  summary:
    "Creates an anonymous account for this device and returns its data with the bearer, which is shown only here.",
  body: z.object({ role: text(40).optional() }).optional(),
  response: user,
  errors: { 429: "too many new accounts from one address" },
});

export const getUser = endpoint({
  method: "GET",
  path: "/v1/users/{userId}",
  reads: "user",
  access: "owner",
  summary: "The person's own data; `include=token` echoes the presented bearer.",
  params: owner,
  query: z.object({ include: text(20).optional() }),
  response: user,
});

export const recordSession = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/session",
  changes: [],
  access: "owner",
  summary: "Records that the person opened the product and returns how often they have.",
  params: owner,
  response: z.object({ loginCount: z.int() }),
});

export const getSettings = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/settings",
  reads: "settings",
  access: "owner",
  summary:
    "The five settings kept on the server, whether the person agreed to share ratings, and whether titles have their original names.",
  params: owner,
  response: settings,
});

export const putSettings = endpoint({
  method: "PUT",
  path: "/v1/users/{userId}/settings",
  changes: ["settings"],
  access: "owner",
  summary: "Replaces the given settings; the others stay as they are.",
  params: owner,
  body: settings
    .extend({
      ratingSharingAgreed: z
        .boolean()
        .nullable()
        .transform((answer) => answer ?? undefined)
        .meta({ description: "null (no answer yet) changes nothing" }),
    })
    .partial(),
  response: settings,
});
