import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { FACT_VALUES, type FactField } from "../../entities/titleFacts.ts";
import { count, pathId, text } from "../../fields.ts";

const success = z.object({ success: z.literal(true) });
const noTitle = { 404: "no such title" };

const factField = z.enum(
  Object.keys(FACT_VALUES) as [FactField, ...FactField[]],
  "is no fact that can be put right",
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
    "The facts of a title that may be put right: as everybody sees them, as the sources have them, and who put them right.",
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
  summary: "Facts of titles that were put right here, the latest first.",
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
    "Puts a fact of a title right. It stands over what the bundle and imports say, now and whenever they come again, until it is taken back.",
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
  summary: "Takes a correction back: the fact is again as the sources have it.",
  params: ofFact,
  response: success,
  errors: { 404: "this fact was not put right here" },
  designed: true,
});
