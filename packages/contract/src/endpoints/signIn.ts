import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AFTER_SIGN_IN } from "../topics.ts";
import { authentication, mergeSummary, signInRequest } from "../entities/signIn.ts";
import { authDeviceType, count, email, oneTimeToken, requestId, text, userId } from "../fields.ts";

const TOO_MANY = {
  429: "too many from this address, for this account or this email; Retry-After says when to try again",
} as const;
const own = z.object({ requestId });

const emailLink = z.object({
  success: z.literal(true),
  requestId: z.string(),
  purpose: z.enum(["SIGN_IN", "CHANGE"]).meta({
    description: "CHANGE: links were sent to the old and the new address; both must be opened",
  }),
  matchingCode: z.string().meta({
    description: "show it while waiting: the person compares it when opening the link elsewhere",
  }),
  expiresAt: z.iso.datetime(),
  mail: z.enum(["SENDING", "SENT", "FAILED"]),
});

export const requestEmailLink = endpoint({
  method: "POST",
  path: "/v1/api/auth/emailtoken",
  changes: [],
  access: "person",
  summary:
    "Sends a sign-in link to the account’s pending or verified email. The answer is the same whether or not anyone has that address.",
  body: z.object({ email, authDeviceType: authDeviceType.default("WEB") }),
  response: emailLink,
  errors: {
    417: "the account doesn’t have this email yet: PATCH /v1/users/{id} with it, then ask once more",
    ...TOO_MANY,
  },
});

export const getEmailLink = endpoint({
  method: "GET",
  path: "/v1/api/auth/emailtoken/{requestId}",
  reads: "signIn",
  access: "person",
  summary:
    "The state of a link this account asked for: whether its email was sent, and whether this device was approved.",
  params: own,
  response: emailLink.extend({
    state: z.enum(["WAITING", "APPROVED", "DONE", "ENDED"]).meta({
      description:
        "APPROVED: collect a new bearer now; DONE: collected, or the address has changed; ENDED: expired or declined",
    }),
  }),
  errors: { 404: "this account hasn’t asked for this link" },
  designed: true,
});

export const collectSignIn = endpoint({
  method: "POST",
  path: "/v1/api/auth/emailtoken/{requestId}/collect",
  changes: AFTER_SIGN_IN,
  access: "person",
  summary:
    "Once approved elsewhere, the device that asked trades its bearer for one of the person’s and keeps its history. The old bearer stops working.",
  params: own,
  response: authentication,
  errors: {
    404: "nothing to collect",
    409: "this account now has its own email",
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
    "Uses a one-time token to sign in the calling browser with a new bearer. If the call has the bearer of the account that asked for the link, that account’s data is kept.",
  query: z.object({
    token: oneTimeToken,
    type: text(40).optional(),
    platform: authDeviceType.optional(),
    redirectUrl: text(500).optional(),
    sessionId: text(60).optional(),
  }),
  response: authentication,
  errors: {
    403: "a link to a new address must be opened where the account is signed in; or the call comes from another site",
    410: "the link was used, has expired, or never existed",
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
  summary: "Devices waiting for approval: they asked for a link that this person opened elsewhere.",
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
  summary: "Approves the device, or declines it (the default).",
  params: z.object({ userId, requestId }),
  body: z.object({ approved: z.boolean().default(false) }).prefault({}),
  response: z.object({ approved: z.boolean() }),
  errors: { 404: "no such request is waiting" },
  designed: true,
});

export const bringDeviceHistory = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/device-history",
  changes: AFTER_SIGN_IN,
  access: "owner",
  summary:
    "Moves an anonymous account’s data into this one, given its bearer; that account is deleted.",
  params: z.object({ userId }),
  body: z.object({ token: z.string().regex(/^[A-Za-z0-9]{1,100}$/, "isn’t a bearer") }),
  response: z.object({ merged: mergeSummary }),
  errors: { 404: "no anonymous account has this bearer", ...TOO_MANY },
  designed: true,
});
