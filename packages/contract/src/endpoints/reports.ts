import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { pathId, reportField, text } from "../fields.ts";

const LONGEST = 1000;

export const reportTitle = endpoint({
  method: "POST",
  path: "/v1/api/titles/{id}/reports",
  changes: [],
  access: "public",
  summary:
    "Tells the administrator what’s wrong with a title’s facts. Reports are anonymous. At most 10 in 10 minutes from one address.",
  params: z.object({ id: pathId }),
  body: z.object({
    fields: z.array(reportField).max(11, "at most 11 entries").default([]),
    text: text(LONGEST).refine((value) => value !== "", "must not be empty"),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { 404: "title not found", 429: "too many reports" },
  designed: true,
});
