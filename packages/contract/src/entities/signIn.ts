import { z } from "zod";

/** Number of rows moved by a merge. */
export const mergeSummary = z
  .object({
    ratings: z.int(),
    watchlists: z.int(),
    items: z.int(),
    services: z.int(),
    genres: z.int(),
    episodes: z.int(),
    films: z.int(),
  })
  .meta({ id: "MergeSummary" });

export const signInRequest = z
  .object({
    requestId: z.string(),
    deviceLabel: z.string(),
    requestedAt: z.iso.datetime(),
    matchingCode: z
      .string()
      .meta({ description: "two digits, shown on the device that asked as well" }),
  })
  .meta({
    id: "SignInRequest",
    description: "a device that asked for the opened link and is waiting for approval",
  });

/** Response of signing in. Links that change an address sign nobody in; both are null for them. */
export const authentication = z
  .object({
    holderId: z.string().nullable(),
    accessToken: z
      .string()
      .nullable()
      .meta({ description: "the new bearer, without the prefix; shown only here" }),
    outcome: z.enum(["SIGNED_IN", "CHANGE_WAITING", "CHANGED"]).meta({
      description: "CHANGE_WAITING: the link sent to the other address must still be opened",
    }),
    newAccount: z.boolean().meta({ description: "nobody had this address before" }),
    merged: mergeSummary
      .nullable()
      .meta({ description: "what was added from this device’s account" }),
    request: signInRequest
      .nullable()
      .meta({ description: "another device asked for this link: approve it or not" }),
    redirectUrl: z
      .string()
      .nullable()
      .meta({ description: "the given address as a path of this origin" }),
  })
  .meta({ id: "Authentication" });
