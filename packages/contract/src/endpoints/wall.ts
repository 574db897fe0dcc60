import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { named, nodeSummary, reason } from "../entities/titles.ts";
import { count, listOf, pathId, titleKind } from "../fields.ts";

export const listTitlesToRate = endpoint({
  method: "GET",
  path: "/v1/api/titles-to-rate",
  computes: 1,
  reads: "scores",
  access: "optional",
  summary:
    "What to ask next: well-known, revealing titles the person hasn’t rated, one in three similar to something they liked, and on a long page one marked decoy that isn’t a title.",
  query: z.object({
    limit: count(40, 100, 1),
    nodeType: titleKind.optional(),
    exclude: listOf(1000, 16).meta({ description: "titles already asked about" }),
    like: pathId.optional().meta({
      description: "a title that was just liked: a similar one comes first",
    }),
  }),
  response: z.object({
    results: z.array(
      nodeSummary.extend({
        decoy: z.literal(true).optional().meta({
          description: "the red herring: not a title, only shown here; its rating doesn’t count",
        }),
        like: z.int().optional().meta({ description: "the title this one is suggested for" }),
      }),
    ),
    total: z.int().meta({ description: "titles left to rate, without the decoy" }),
  }),
  designed: true,
});

export const getExampleScore = endpoint({
  method: "GET",
  path: "/v1/api/example-score",
  reads: "scores",
  access: "public",
  summary:
    "An example for people who haven’t rated anything: what someone who loved one well-known title would be recommended, with score and reason.",
  response: z.object({
    example: z
      .object({
        loved: named,
        title: nodeSummary,
        score: z.int().min(0).max(100),
        reason,
      })
      .nullable()
      .meta({ description: "null: the catalogue has none of the example titles" }),
  }),
  designed: true,
});
