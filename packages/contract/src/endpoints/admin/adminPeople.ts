import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { count, text, userId } from "../../fields.ts";

const listedPerson = z.object({
  id: z.string(),
  email: z.string().nullable(),
  lifeCycle: z.string(),
  roles: z.array(z.string()),
  createdAt: z.string(),
  lastSessionAt: z.string().nullable(),
  lockedAt: z.string().nullable(),
  ratings: z.number(),
  devices: z.number(),
});

const params = z.object({ personId: userId });
const success = z.object({ success: z.literal(true) });
const errors = {
  404: "person not found",
  409: "this is an administrator: remove the role on the command line first",
};

export const listPeople = endpoint({
  method: "GET",
  path: "/v1/api/admin/people",
  reads: "admin",
  access: "admin",
  summary:
    "Finds people by part of their email address or by id; without a search, registered people, newest first.",
  query: z.object({ q: text(100).optional(), limit: count(25, 100, 1), offset: count(0, 10_000) }),
  response: z.object({ results: z.array(listedPerson), total: z.number() }),
  designed: true,
});

export const lockPerson = endpoint({
  method: "PUT",
  path: "/v1/api/admin/people/{personId}/lock",
  changes: ["admin"],
  access: "admin",
  summary: "Locks an account until it’s unlocked, and signs out its open screens.",
  params,
  body: z.object({ locked: z.boolean() }),
  response: success,
  errors,
  designed: true,
});

export const signOutPerson = endpoint({
  method: "DELETE",
  path: "/v1/api/admin/people/{personId}/devices",
  changes: ["admin"],
  access: "admin",
  summary: "Signs out all of a person’s devices.",
  params,
  response: success,
  errors,
  designed: true,
});

export const erasePerson = endpoint({
  method: "DELETE",
  path: "/v1/api/admin/people/{personId}",
  changes: ["admin"],
  access: "admin",
  summary:
    "Deletes an account with all that is the person's, as they could themselves. There is no way back.",
  params,
  body: z.object({ confirm: z.literal("DELETE", "must be DELETE") }),
  response: success,
  errors,
  designed: true,
});

const act = z.object({
  id: z.number(),
  /** Null: from the command line, or by somebody whose account has been deleted. */
  adminId: z.string().nullable(),
  adminEmail: z.string().nullable(),
  /** Name of the call, such as lockPerson. */
  action: z.string(),
  /** What it was applied to, such as a person's id; empty if there is nothing to add. */
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  at: z.string(),
});

export const listAdminActs = endpoint({
  method: "GET",
  path: "/v1/api/admin/acts",
  reads: "admin",
  access: "admin",
  summary: "Every change made by an administrator, latest first: who, what and when.",
  query: z.object({ limit: count(50, 100, 1), offset: count(0, 10_000) }),
  response: z.object({ results: z.array(act), total: z.number() }),
  designed: true,
});
