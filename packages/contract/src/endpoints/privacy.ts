import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AFTER_SIGN_IN } from "../topics.ts";
import { userId } from "../fields.ts";

const owner = z.object({ userId });

export const exportUser = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/export",
  computes: 4,
  reads: "user",
  access: "owner",
  freshSignIn: true,
  summary:
    "Everything stored about the person, as one zip file: each kind of data as JSON and CSV, and a README.txt that explains every field.",
  params: owner,
  query: z.object({
    confirm: z
      .literal("DOWNLOAD", 'must be "DOWNLOAD"')
      .optional()
      .describe("needed on devices without a registered person, who can’t sign in again"),
  }),
  response: z.unknown(),
  file: { type: "application/zip", name: "worthy-export.zip" },
  errors: {
    403: "sign-in-again: signed in more than 15 minutes ago",
    429: "too many downloads within an hour; Retry-After says when to try again",
  },
  designed: true,
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}",
  changes: AFTER_SIGN_IN,
  access: "owner",
  freshSignIn: true,
  summary:
    "Deletes the account at once, for good: all that is personal goes, the address is free again, every device is signed out. Shared lists go to who has shared them longest.",
  params: owner,
  body: z.object({ confirm: z.literal("DELETE", 'must be "DELETE"') }),
  response: z.object({ success: z.literal(true) }),
  errors: { 403: "sign-in-again: signed in more than 15 minutes ago" },
  designed: true,
  secret: true,
  endsBearer: true,
});
