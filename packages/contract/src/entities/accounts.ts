import { z } from "zod";
import { progress } from "./ratings.ts";

export const settings = z
  .object({
    featuresUpdatesNotificationsEnabled: z.boolean(),
    implicitWatchlistAddEnabled: z.boolean(),
    recommendationsNotificationsEnabled: z.boolean(),
    remindersNotificationsEnabled: z.boolean(),
    shareRatingsWithFriendsEnabled: z.boolean(),
    ratingSharingAgreed: z.boolean().nullable().meta({
      description:
        "whether the person agreed to share ratings with friends; null if they haven’t answered. Ratings are shared only if this and shareRatingsWithFriendsEnabled are true",
    }),
    showOriginalNamesEnabled: z.boolean().meta({
      description:
        "titles under their original names, instead of those in the language of the request",
    }),
  })
  .meta({ id: "Settings" });

export const user = z
  .object({
    id: z.string(),
    api_id: z.string(),
    jwtToken: z.string().optional(),
    token: z.string().optional(),
    email: z.string().nullable(),
    pendingEmail: z
      .string()
      .nullable()
      .meta({ description: "an address waiting for the link sent to it to be opened" }),
    userProfile: z.object({
      email: z.string().nullable(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      profileName: z.string().meta({ description: "'Name' until the person enters one" }),
      profileImage: z.string().nullable(),
      settings: z.record(z.string(), z.unknown()),
    }),
    roles: z.array(z.object({ name: z.string() })),
    created: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    lifeCycle: z.enum(["ANONYMOUS", "PENDING", "REGISTERED", "DELETED"]),
    verifiedUser: z.boolean(),
    canned: z.boolean(),
    defaultWatchlistId: z.int(),
    progress,
  })
  .meta({ id: "User" });

export const cannedProfile = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.string().meta({ description: "the name of one of our pictures" }),
    color: z.string().regex(/^#[0-9A-F]{6}$/),
    canned: z.literal(true),
    finishedRate: z.boolean().meta({ description: "rated enough shows for numbers" }),
    finishedRateMovie: z.boolean().meta({ description: "rated enough films for numbers" }),
    lastRatedItem: z.int().nullable().meta({ description: "id of the show rated last" }),
    lastRatedMovie: z.int().nullable().meta({ description: "id of the film rated last" }),
    token: z
      .null()
      .meta({ description: "no one can sign in as the original; clones have a bearer" }),
    userId: z.null(),
  })
  .meta({ id: "CannedProfile", description: "a made-up person, for demonstrations" });

export const clonedProfile = cannedProfile
  .extend({
    token: z
      .string()
      .meta({ description: "the bearer of this visitor’s own copy, only shown here" }),
    userId: z.string(),
  })
  .meta({ id: "ClonedProfile", description: "a visitor's own copy of a canned profile" });

export const accountInformation = z
  .object({
    displayName: z.string().nullable(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    pendingEmail: z.string().nullable(),
  })
  .meta({ id: "AccountInformation" });

export const profile = z
  .object({
    profileName: z.string(),
    profileImage: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    genres: z.array(z.string()),
    settings: z.record(z.string(), z.unknown()),
    hasName: z
      .boolean()
      .meta({ description: "verified, and the name is not the placeholder 'Name'" }),
    completionScore: z.int().min(0).max(100),
    completion: z.array(
      z.object({
        step: z.enum(["email", "name", "picture", "genres", "services", "ratings"]),
        done: z.boolean(),
      }),
    ),
    tasteProfileImproved: z
      .boolean()
      .meta({ description: "rated enough for numbers, of shows or of films" }),
    userRegistered: z.boolean(),
  })
  .meta({ id: "Profile" });

export const device = z
  .object({
    id: z.string(),
    label: z.string().meta({ description: "such as 'Chrome on Android'" }),
    source: z.enum(["ANDROID", "WEB", "TV"]),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().meta({ description: "within a few minutes" }),
    current: z.boolean().meta({ description: "the one that asks" }),
  })
  .meta({ id: "Device" });
