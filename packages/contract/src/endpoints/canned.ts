import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AFTER_SIGN_IN } from "../topics.ts";
import { cannedProfile, clonedProfile } from "../entities/accounts.ts";
import { cannedProfileId, count } from "../fields.ts";

const appMode = z.enum(["DEMO", "B2B"], "must be DEMO or B2B").optional();

export const listCannedProfiles = endpoint({
  method: "GET",
  path: "/v1/canned-profiles",
  reads: "lists",
  access: "public",
  summary:
    "Made-up people to look around as, on the business host or with appMode=DEMO. You can’t sign in as one: clone it.",
  query: z.object({ appMode, limit: count(20, 100, 1), offset: count(0, 10_000) }),
  response: z.object({ results: z.array(cannedProfile), total: z.int() }),
  errors: { 403: "neither demo nor business mode" },
  designed: true,
});

export const cloneCannedProfile = endpoint({
  method: "POST",
  path: "/v1/canned-profiles/{profileId}/clone",
  changes: AFTER_SIGN_IN,
  access: "public",
  summary:
    "Creates an account for the visitor with the ratings of a canned profile, and returns its bearer, which is only shown here. The engine doesn’t learn from it, and it’s deleted after a week without use.",
  params: z.object({ profileId: cannedProfileId }),
  query: z.object({ appMode }),
  body: z.object({}).optional(),
  response: clonedProfile,
  errors: {
    403: "neither demo nor business mode",
    404: "canned profile not found",
    429: "too many new accounts from one address",
  },
  designed: true,
  secret: true,
});
