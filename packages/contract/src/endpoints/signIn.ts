import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AFTER_SIGN_IN } from "../topics.ts";
import { authentication, mergeSummary, signInRequest } from "../entities/signIn.ts";
import { authDeviceType, count, email, oneTimeToken, requestId, text, userId } from "../fields.ts";

const TOO_MANY = {
  429: "too many from this address, of this account or for this e-mail; Retry-After says when to come back",
} as const;
const own = z.object({ requestId });

const emailLink = z.object({
  success: z.literal(true),
  requestId: z.string(),
  purpose: z.enum(["SIGN_IN", "CHANGE"]).meta({
    description: "CHANGE: links went to the old and the new address, both are to be opened",
  }),
  matchingCode: z
    .string()
    .meta({ description: "show it while waiting: whoever opens the link elsewhere compares it" }),
  expiresAt: z.iso.datetime(),
  mail: z.enum(["SENDING", "SENT", "FAILED"]),
});

export const requestEmailLink = endpoint({
  method: "POST",
  path: "/v1/api/auth/emailtoken",
  changes: [],
  access: "person",
  summary:
    "Sends a sign-in link to the account's pending or verified e-mail. The answer is the same whether anybody has that address.",
  body: z.object({ email, authDeviceType: authDeviceType.default("WEB") }),
  response: emailLink,
  errors: {
    417: "the account does not have this e-mail yet: PATCH /v1/users/{id} with it, then ask once more",
    ...TOO_MANY,
  },
});

export const getEmailLink = endpoint({
  method: "GET",
  path: "/v1/api/auth/emailtoken/{requestId}",
  reads: "signIn",
  access: "person",
  summary:
    "How far a link is that this account asked for: whether its mail went out, and whether this device was let in.",
  params: own,
  response: emailLink.extend({
    state: z.enum(["WAITING", "APPROVED", "DONE", "ENDED"]).meta({
      description:
        "APPROVED: collect a new bearer now; DONE: collected, or the address has changed; ENDED: too old, or not let in",
    }),
  }),
  errors: { 404: "this account has asked for no such link" },
  designed: true,
});

export const collectSignIn = endpoint({
  method: "POST",
  path: "/v1/api/auth/emailtoken/{requestId}/collect",
  changes: AFTER_SIGN_IN,
  access: "person",
  summary:
    "The device that asked, once approved elsewhere, trades its bearer for one of the person's; its history comes along. The old bearer dies.",
  params: own,
  response: authentication,
  errors: {
    404: "there is nothing to collect",
    409: "this account has an e-mail of its own by now",
    ...TOO_MANY,
  },
  designed: true,
  secret: true,
  endsBearer: true,
});

export const authenticate = endpoint({
  // The specification has a GET that writes here: it uses up the one-time token.
  method: "GET",
  path: "/v1/api/auth/authentication",
  changes: AFTER_SIGN_IN,
  access: "optional",
  summary:
    "Spends a one-time token and signs in the browser that asks, with a new bearer. It brings the account along that asked for the link where its bearer comes with the call.",
  query: z.object({
    token: oneTimeToken,
    type: text(40).optional(),
    platform: authDeviceType.optional(),
    redirectUrl: text(500).optional(),
    sessionId: text(60).optional(),
  }),
  response: authentication,
  errors: {
    403: "a link to a new address is to be opened where the account is signed in; or another site asks",
    410: "the link was used, is too old, or never was",
    ...TOO_MANY,
  },
  secret: true,
  endsBearer: true,
});

export const listSignInRequests = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/sign-in-requests",
  reads: "signIn",
  access: "owner",
  summary:
    "Devices that asked for a link which this person has opened elsewhere, and that wait to be let in.",
  params: z.object({ userId }),
  query: z.object({ limit: count(20, 100, 1), offset: count(0, 10_000) }),
  response: z.object({ results: z.array(signInRequest), total: z.int() }),
  designed: true,
});

export const answerSignInRequest = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/sign-in-requests/{requestId}/answer",
  changes: ["signIn", "devices"],
  access: "owner",
  summary: "Lets the device in, or not (the default).",
  params: z.object({ userId, requestId }),
  body: z.object({ approved: z.boolean().default(false) }).prefault({}),
  response: z.object({ approved: z.boolean() }),
  errors: { 404: "no such request waits" },
  designed: true,
});

export const bringDeviceHistory = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/device-history",
  changes: AFTER_SIGN_IN,
  access: "owner",
  summary:
    "Brings what an anonymous account holds to this one, on proof of its bearer; that account ends.",
  params: z.object({ userId }),
  body: z.object({ token: z.string().regex(/^[A-Za-z0-9]{1,100}$/, "is no bearer") }),
  response: z.object({ merged: mergeSummary }),
  errors: { 404: "no anonymous account has this bearer", ...TOO_MANY },
  designed: true,
});
