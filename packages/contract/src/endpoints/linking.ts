import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { name, oneTimeToken, text, userId } from "../fields.ts";

/** The kind of screen that asks to be signed in. */
const source = z.enum(["ANDROID", "WEB", "TV"], "must be ANDROID, WEB or TV");
const instant = z.iso.datetime();

/**
 * A request as a signed-in person identifies it: by the content of the QR code, or by a typed code.
 */
const named = z
  .object({ token: oneTimeToken.optional(), code: text(20).optional() })
  .refine(({ token, code }) => (token === undefined) !== (code === undefined), {
    error: "needs a token or a code, not both",
    path: ["token"],
  });

const notRecognized = {
  401: "no bearer",
  403: "the account isn’t registered",
  404: "no such request, or it has expired",
  429: "too many tries",
};

export const startLink = endpoint({
  method: "POST",
  path: "/v1/api/auth/link",
  changes: [],
  access: "public",
  summary:
    "A screen asks someone who’s signed in to sign it in: it shows the address as a QR code, and the code. Both work for ten minutes. At most 20 in 10 minutes from one address.",
  body: z.object({ source: source.default("TV"), deviceLabel: name(60).default("") }).prefault({}),
  response: z.object({
    token: z.string().meta({ description: "what the QR code holds" }),
    code: z.string().meta({ description: "eight letters, for people to type" }),
    matchingCode: z.string().meta({
      description: "two digits to show beside the QR code; the other device shows them too",
    }),
    collectToken: z.string().meta({
      description:
        "the screen’s secret, never shown: it collects the bearer, and a socket that presents it is told the answer",
    }),
    address: z.string().meta({ description: "what the QR code leads to" }),
    expiresAt: instant,
  }),
  errors: { 429: "too many requests" },
  designed: true,
});

export const lookAtLink = endpoint({
  method: "POST",
  path: "/v1/api/auth/link/look",
  reads: "user",
  access: "optional",
  summary: "What a registered person is about to sign in, so they can be sure it’s theirs.",
  body: named,
  response: z.object({
    source,
    deviceLabel: z.string(),
    matchingCode: z.string(),
    requestedAt: instant,
    expiresAt: instant,
  }),
  errors: notRecognized,
  designed: true,
});

export const answerLink = endpoint({
  method: "POST",
  path: "/v1/api/auth/link/answer",
  changes: [],
  access: "optional",
  summary: "Confirms or refuses, once.",
  body: named.safeExtend({ confirm: z.boolean("must be true or false") }),
  response: z.object({ state: z.enum(["CONFIRMED", "REFUSED"]), message: z.string().nullable() }),
  errors: notRecognized,
  designed: true,
});

export const collectLink = endpoint({
  method: "POST",
  path: "/v1/api/auth/link/collect",
  changes: ["user"],
  access: "public",
  summary:
    "The screen asks whether it was answered. Once confirmed, it gets its own bearer, once, and the session cookie.",
  body: z.object({ collectToken: oneTimeToken }),
  response: z.object({
    state: z.enum(["WAITING", "CONFIRMED", "REFUSED"]),
    id: userId.nullable(),
    token: z.string().nullable(),
  }),
  errors: {
    404: "no such request, or it has expired or was already collected",
    429: "too many wrong tries",
  },
  designed: true,
});
