import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { count, faultId } from "../../fields.ts";

const faultSource = z.enum(["CLIENT", "SERVER"]);

const fault = z.object({
  id: z.string(),
  source: faultSource,
  message: z.string(),
  /** Path of the page, or pattern of the route, without its query. */
  address: z.string().nullable(),
  status: z.number().nullable(),
  /** The last person affected; null for nobody. */
  userId: z.string().nullable(),
  release: z.string(),
  /** Place in the code, as far as known. */
  detail: z.string().nullable(),
  count: z.number(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
});

export const listFaults = endpoint({
  method: "GET",
  path: "/v1/api/admin/faults",
  reads: "admin",
  access: "admin",
  summary:
    "Errors in browsers and on the server, latest first. Each is listed once, with how often and when it happened.",
  query: z.object({
    source: faultSource.optional(),
    limit: count(50, 100, 1),
    offset: count(0, 10_000),
  }),
  response: z.object({ results: z.array(fault), total: z.number() }),
  designed: true,
});

export const removeFault = endpoint({
  method: "DELETE",
  path: "/v1/api/admin/faults/{faultId}",
  changes: ["admin"],
  access: "admin",
  summary: "Marks an error as fixed. If it happens again, it’s listed as new.",
  params: z.object({ faultId }),
  response: z.object({ success: z.literal(true) }),
  errors: { 404: "error not found" },
  designed: true,
});
