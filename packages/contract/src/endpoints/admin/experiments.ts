import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { experimentName } from "../../fields.ts";

const variant = z.object({
  name: z.string().regex(/^\w{1,20}$/, "must have 1 to 20 letters, digits or underscores"),
  weight: z.number().min(0, "must not be negative").max(1000, "at most 1000"),
});

export const listExperiments = endpoint({
  method: "GET",
  path: "/v1/api/experiments",
  reads: "user",
  access: "public",
  summary: "The running A/B tests, with their variants and weights.",
  response: z.object({
    results: z.array(z.object({ name: z.string(), goal: z.string(), variants: z.array(variant) })),
  }),
  designed: true,
});

export const putExperiment = endpoint({
  method: "PUT",
  path: "/v1/api/admin/experiments/{name}",
  changes: ["admin"],
  access: "admin",
  summary: "Sets the weights of a test's variants. Devices that have a variant keep it.",
  params: z.object({ name: experimentName }),
  body: z.object({
    variants: z
      .array(variant)
      .min(1, "needs a variant")
      .max(10, "at most 10 variants")
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        "each variant once",
      )
      .refine((all) => all.some(({ weight }) => weight > 0), "one weight must be above 0"),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { 404: "no such test, or a variant it doesn’t have" },
  designed: true,
});
