import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { accountInformation, profile, user } from "../entities/accounts.ts";
import {
  authDeviceType,
  GENRES,
  ownEmail,
  phoneNumber,
  text,
  nameOrNull,
  userId,
} from "../fields.ts";

const owner = z.object({ userId });
const image = z.union(
  [
    z.null(),
    z.string().regex(/^\/?[a-z0-9]{1,60}\.jpg$/, "must be the name of one of our pictures"),
  ],
  "must be the name of one of our pictures",
);
const settingName = z
  .string()
  .regex(
    /^[A-Za-z]\w{0,39}$/,
    "a setting's name starts with a letter and has at most 40 letters, digits and underscores",
  );
const settingValue = z.union(
  [text(200), z.number(), z.boolean(), z.null()],
  "must be text of at most 200 characters, a number, true, false or null",
);

export const patchUser = endpoint({
  method: "PATCH",
  path: "/v1/users/{userId}",
  changes: ["user", "profile"],
  access: "owner",
  summary:
    "Saves an email address as pending: it only counts once a link sent to it has been opened. Ask for the link with emailtoken.",
  params: owner,
  body: z.object({ email: ownEmail.optional() }).prefault({}),
  response: user,
});

export const updateIdentifier = endpoint({
  method: "PATCH",
  path: "/v1/users/{userId}/identifier",
  changes: ["devices"],
  access: "owner",
  summary:
    "Records the kind of device and its installation’s random id (`fingerprint`). `identifier` is accepted but not stored.",
  params: owner,
  body: z.object({
    identifier: text(254).optional(),
    source: authDeviceType,
    fingerprint: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,64}$/, "8 to 64 letters, digits and hyphens")
      .optional(),
  }),
  response: z.object({ success: z.literal(true) }),
});

export const getAccountInformation = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/accountInformation",
  reads: "profile",
  access: "owner",
  summary: "The profile’s name, email address and phone number.",
  params: owner,
  response: accountInformation,
  designed: true,
});

export const updateAccountInformation = endpoint({
  method: "PATCH",
  path: "/v1/users/{userId}/accountInformation",
  changes: ["profile", "user"],
  access: "owner",
  summary:
    "Changes the given fields. A new email address becomes pending, as with PATCH /v1/users/{id}.",
  params: owner,
  body: z
    .object({
      displayName: nameOrNull(60).optional(),
      email: ownEmail.optional(),
      phoneNumber: phoneNumber.optional(),
    })
    .prefault({}),
  response: accountInformation,
});

export const getProfile = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/profile",
  reads: "profile",
  access: "owner",
  summary: "Name, picture, genres, and how complete the profile is.",
  params: owner,
  response: profile,
  designed: true,
});

export const updateProfile = endpoint({
  method: "PATCH",
  path: "/v1/users/{userId}/profile",
  changes: ["profile", "user"],
  access: "owner",
  summary:
    "Changes the given fields. Settings can be anything, at most 50, and are merged with existing ones; null removes one.",
  params: owner,
  body: z
    .object({
      profileName: nameOrNull(60).optional(),
      profileImage: image.optional(),
      firstName: nameOrNull(60).optional(),
      lastName: nameOrNull(60).optional(),
      genres: z
        .array(z.enum(GENRES, "isn’t one of the genres"), "must be a list of genres")
        .max(GENRES.length, `at most ${GENRES.length} genres`)
        .optional(),
      settings: z
        .record(settingName, settingValue)
        .refine((settings) => Object.keys(settings).length <= 50, "at most 50 settings")
        .optional(),
    })
    .prefault({}),
  response: profile,
  errors: { 409: "more than 50 settings together" },
  designed: true,
});

export const grantB2bProfile = endpoint({
  method: "PATCH",
  path: "/v1/me/roles/b2b-profile",
  changes: ["user"],
  access: "person",
  summary:
    "Gives the b2b-profile role to an account made within the last hour: on the business host, or with appMode=DEMO. The body is empty.",
  query: z.object({ appMode: z.enum(["DEMO", "B2B"], "must be DEMO or B2B").optional() }),
  body: z.object({}).optional(),
  response: user,
  errors: { 403: "neither demo nor business mode, or not a new account" },
});
