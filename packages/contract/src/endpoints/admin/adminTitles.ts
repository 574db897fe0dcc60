import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { FACT_VALUES, type FactField } from "../../entities/titleFacts.ts";
import { count, pathId, text } from "../../fields.ts";

const success = z.object({ success: z.literal(true) });
const noTitle = { 404: "title not found" };

const factField = z.enum(
  Object.keys(FACT_VALUES) as [FactField, ...FactField[]],
  "isn’t a fact that can be corrected",
); // it has keys
const factValue = z.union(
  [z.null(), text(2000), z.number(), z.array(text(40)).max(12), z.record(text(10), text(12))],
  "must be text, a number, a list of texts, texts by country, or null",
);

const fact = z.object({
  field: factField,
  /** The value everybody sees. */
  value: factValue,
  /** The value from the sources. */
  stated: factValue,
  /** Its source, unless corrected here. */
  source: z.string(),
  /** Null if not corrected. */
  correctedAt: z.string().nullable(),
  /** Who corrected it; null if that account no longer exists. */
  adminId: z.string().nullable(),
  adminEmail: z.string().nullable(),
});

export const getTitleFacts = endpoint({
  method: "GET",
  path: "/v1/api/admin/titles/{id}/facts",
  reads: "admin",
  access: "admin",
  summary:
    "The facts of a title that can be corrected: what everyone sees, what the sources say, and who corrected them.",
  params: z.object({ id: pathId }),
  response: z.object({ id: z.number(), name: z.string(), facts: z.array(fact) }),
  errors: noTitle,
  designed: true,
});

export const listCorrections = endpoint({
  method: "GET",
  path: "/v1/api/admin/corrections",
  reads: "admin",
  access: "admin",
  summary: "Corrected facts of titles, latest first.",
  query: z.object({ limit: count(25, 100, 1), offset: count(0, 10_000) }),
  response: z.object({
    results: z.array(
      fact
        .omit({ source: true, stated: true })
        .extend({ titleId: z.number(), name: z.string().nullable(), correctedAt: z.string() }),
    ),
    total: z.number(),
  }),
  designed: true,
});

const ofFact = z.object({ id: pathId, field: factField });

export const correctFact = endpoint({
  method: "PUT",
  path: "/v1/api/admin/titles/{id}/facts/{field}",
  changes: ["admin", "titles"],
  access: "admin",
  summary:
    "Corrects a fact of a title. The correction overrides the bundle and all imports until it’s undone.",
  params: ofFact,
  body: z.object({ value: factValue }),
  response: success,
  errors: noTitle,
  designed: true,
});

export const removeCorrection = endpoint({
  method: "DELETE",
  path: "/v1/api/admin/titles/{id}/facts/{field}",
  changes: ["admin", "titles"],
  access: "admin",
  summary: "Undoes a correction: the fact is again what the sources say.",
  params: ofFact,
  response: success,
  errors: { 404: "this fact hasn’t been corrected" },
  designed: true,
});
