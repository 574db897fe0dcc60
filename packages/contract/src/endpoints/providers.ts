import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pagination } from "../entities/pagination.ts";
import { provider, recommendation } from "../entities/titles.ts";
import { count, pathId, region, text, userId } from "../fields.ts";

const mine = z.object({ userId });

/** The groups in which people look for a service, in display order. */
const PROVIDER_CATEGORIES = [
  "My Services",
  "Trending",
  "Subscriptions",
  "Free",
  "Rent/Buy",
] as const;
const category = z.enum(PROVIDER_CATEGORIES);

const service = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(["SUBSCRIPTION", "FREE", "RENT_BUY", "NETWORK"]),
    aliases: z
      .array(z.string())
      .meta({ description: "earlier and other names; its id never changes" }),
    categories: z
      .array(category)
      .meta({ description: "empty for a network that can’t be subscribed to" }),
    mine: z.boolean(),
    numTitles: z.int().meta({
      description: "titles it first showed, or is known to offer in the region",
    }),
  })
  .meta({ id: "ServiceProvider" });

const userProvider = service
  .extend({
    providerId: z.int(),
    userId: z.string(),
    addRemoveType: z.literal("EXPLICIT").meta({ description: "chosen by the person, not guessed" }),
    extras: z.record(z.string(), z.unknown()),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: "UserProvider" });

const noProvider = { 404: "provider not found" };

export const listProviders = endpoint({
  method: "GET",
  path: "/v1/api/providers",
  reads: "providers",
  access: "optional",
  summary:
    "Every provider, the ones with the most titles first, and the groups to choose from; with a bearer, My Services are the person’s.",
  response: z.object({
    providers: z.array(service),
    categories: z.array(z.object({ name: category, providerIds: z.array(z.int()) })),
    region: z.string(),
    total: z.int(),
  }),
});

const own = z.object({ providers: z.array(userProvider), total: z.int() });

export const listUserProviders = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/providers",
  reads: "providers",
  access: "optional",
  summary: "The services a person has chosen, in that order; empty without a user.",
  params: mine,
  response: own,
  errors: { 403: "this belongs to someone else" },
});

const extraValue = z.union(
  [text(200), z.number(), z.boolean(), z.null()],
  "must be text of at most 200 characters, a number, true, false or null",
);
const extras = z
  .record(
    z
      .string()
      .regex(
        /^[A-Za-z]\w{0,39}$/,
        "extras: a name starts with a letter and has at most 40 letters, digits and underscores",
      ),
    extraValue,
  )
  .refine((given) => Object.keys(given).length <= 20, "at most 20 extras");

export const addUserProvider = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/providers",
  changes: ["providers"],
  access: "owner",
  summary: "Adds a service to the person’s; adding it again only replaces its extras, if given.",
  params: mine,
  body: z.object({
    providerId: z.union([z.int().min(1), pathId], "invalid id"),
    userId: userId.optional(),
    extras: extras.optional(),
    addRemoveType: z.literal("EXPLICIT", "must be EXPLICIT").default("EXPLICIT"),
  }),
  response: own.extend({ added: z.boolean() }),
  errors: noProvider,
});

export const removeUserProvider = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/providers/{providerId}",
  changes: ["providers"],
  access: "owner",
  summary: "Removes a service from the person’s; removing it again changes nothing.",
  params: mine.extend({ providerId: pathId }),
  response: own.extend({ success: z.literal(true), removed: z.boolean() }),
  errors: noProvider,
});

const airDate = z
  .enum(
    ["NEW_AND_RECENT", "LAST_10_YEARS", "ALL_TIME"],
    "must be NEW_AND_RECENT, LAST_10_YEARS or ALL_TIME",
  )
  .default("ALL_TIME")
  .meta({ description: "only titles released within two years, ten years, or ever" });

const byProvider = {
  mediaByProvider: z.record(z.string(), z.array(recommendation)).meta({
    description: "by provider id, best for the person first, without what they have rated",
  }),
  scoreByProvider: z.record(z.string(), z.int().min(0).max(100)).meta({
    description: "the average score of its ten best titles; missing ones count as 0",
  }),
  serviceProviders: z.array(provider.extend({ mine: z.boolean(), numTitles: z.int() })),
  region: z.string(),
  airDate,
};

export const listTopProviders = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/providers/top",
  computes: 1,
  reads: "providers",
  access: "owner",
  summary: "The services with the most for a person, best first, each with its best titles.",
  params: mine,
  query: z.object({ airDate, limit: count(12, 50, 1), offset: count(0, 1000) }),
  response: z.object({ ...byProvider, total: z.int() }),
});

export const listTopProviderItems = endpoint({
  method: "GET",
  path: "/v2/users/{userId}/providers/top/{providerId}/items",
  computes: 1,
  reads: "providers",
  access: "owner",
  summary: "What one service has for a person, best first.",
  params: mine.extend({ providerId: pathId }),
  query: z.object({ airDate, limit: count(50, 100, 1), offset: count(0, 10_000) }),
  response: z.object({ ...byProvider, total: z.int(), pagination }),
  errors: noProvider,
});

const regionAnswer = z.object({
  region: z.string(),
  chosen: z.boolean().meta({ description: "false if it’s the server’s" }),
});

export const getRegion = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/region",
  reads: "providers",
  access: "owner",
  summary: "The country the person sees streaming offers for.",
  params: mine,
  response: regionAnswer,
  designed: true,
});

export const setRegion = endpoint({
  method: "PUT",
  path: "/v1/users/{userId}/region",
  changes: ["providers", "titles"],
  access: "owner",
  summary: "Chooses that country, or with null the server’s.",
  params: mine,
  body: z.object({ region: region.nullable() }),
  response: regionAnswer,
  designed: true,
});
