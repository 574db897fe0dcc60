import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { text, userId } from "../fields.ts";

const path = "/v1/users/{userId}/second-factor";
const owner = z.object({ userId });
const FRESH = "sign-in-again: the sign-in is more than 15 minutes ago";
/** Six digits, or a recovery code; spaces and hyphens don't matter. */
const given = z.object({ code: text(40) });
const WRONG = {
  400: "second-factor-wrong: the code is wrong, too old or already used",
  429: "too many codes within 15 minutes; Retry-After says when to come back",
} as const;

export const getSecondFactor = endpoint({
  method: "GET",
  path,
  reads: "devices",
  access: "owner",
  summary: "Whether this administrator's sign-in needs a second factor, and the code of one now.",
  params: owner,
  response: z.object({
    isOn: z.boolean(),
    isAsked: z.boolean().meta({ description: "this device has yet to give a code" }),
    isRequired: z.boolean().meta({ description: "all administrators here must have one" }),
    recoveryCodesLeft: z.int(),
  }),
  designed: true,
});

export const beginSecondFactor = endpoint({
  method: "POST",
  path,
  changes: ["devices"],
  access: "owner",
  freshSignIn: true,
  summary:
    "Begins to set up a second factor (TOTP, RFC 6238) with a new secret. Nothing asks for codes until the first one is given.",
  params: owner,
  response: z.object({
    secret: z.string().meta({ description: "Base32" }),
    uri: z.string().meta({ description: "otpauth://: what a QR code for the app holds" }),
  }),
  errors: {
    403: `not an administrator; or ${FRESH}`,
    409: "second-factor-on: it is on already",
  },
  designed: true,
  secret: true,
});

export const confirmSecondFactor = endpoint({
  method: "PUT",
  path,
  changes: ["devices", "admin"],
  access: "owner",
  summary:
    "Turns the second factor on with its first code. The answer has the recovery codes, once; each replaces a code one time.",
  params: owner,
  body: given,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: { 404: "none is being set up", ...WRONG },
  designed: true,
  secret: true,
});

export const giveSecondFactor = endpoint({
  method: "POST",
  path: `${path}/code`,
  changes: ["devices", "admin"],
  access: "owner",
  summary: "Gives a code on this device, which then counts as proven for 30 days.",
  params: owner,
  body: given,
  response: z.object({ recoveryCodesLeft: z.int() }),
  errors: { 404: "there is no second factor", ...WRONG },
  designed: true,
});

export const removeSecondFactor = endpoint({
  method: "DELETE",
  path,
  changes: ["devices", "admin"],
  access: "owner",
  freshSignIn: true,
  summary: "Turns the second factor off. Its recovery codes end with it.",
  params: owner,
  response: z.object({ success: z.literal(true) }),
  errors: { 403: `second-factor: give its code first; or ${FRESH}` },
  designed: true,
});
