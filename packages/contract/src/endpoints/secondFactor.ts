import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { text, userId } from "../fields.ts";

const path = "/v1/users/{userId}/second-factor";
const owner = z.object({ userId });
const FRESH = "sign-in-again: signed in more than 15 minutes ago";
/** Six digits, or a recovery code; spaces and hyphens don't matter. */
const given = z.object({ code: text(40) });
const WRONG = {
  400: "second-factor-wrong: the code is wrong, expired or already used",
  429: "too many codes within 15 minutes; Retry-After says when to try again",
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
    isAsked: z.boolean().meta({ description: "this device still needs to enter a code" }),
    isRequired: z
      .boolean()
      .meta({ description: "all administrators on this server must have one" }),
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
    "Starts setting up a second factor (TOTP, RFC 6238) with a new secret. Codes are only required after the first one is entered.",
  params: owner,
  response: z.object({
    secret: z.string().meta({ description: "Base32" }),
    uri: z.string().meta({ description: "otpauth://: what a QR code for the app holds" }),
  }),
  errors: {
    403: `not an administrator; or ${FRESH}`,
    409: "second-factor-on: it’s already on",
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
    "Turns the second factor on with its first code. The answer contains the recovery codes, only this once; each works once instead of a code.",
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
  summary: "Enters a code on this device, which then stays verified for 30 days.",
  params: owner,
  body: given,
  response: z.object({ recoveryCodesLeft: z.int() }),
  errors: { 404: "no second factor is set up", ...WRONG },
  designed: true,
});

export const removeSecondFactor = endpoint({
  method: "DELETE",
  path,
  changes: ["devices", "admin"],
  access: "owner",
  freshSignIn: true,
  summary: "Turns the second factor off and voids its recovery codes.",
  params: owner,
  response: z.object({ success: z.literal(true) }),
  errors: { 403: `second-factor: enter its code first; or ${FRESH}` },
  designed: true,
});
