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
    "What to ask next: well-known and telling titles that the person has not rated, one in three like something they liked, and on a long page one marked decoy that is no title.",
  query: z.object({
    limit: count(40, 100, 1),
    nodeType: titleKind.optional(),
    exclude: listOf(1000, 16).meta({ description: "titles that are asked about already" }),
    like: pathId.optional().meta({
      description: "a title that was just liked: one like it comes first, chosen as the others are",
    }),
  }),
  response: z.object({
    results: z.array(
      nodeSummary.extend({
        decoy: z.literal(true).optional().meta({
          description:
            "the red herring: no title, shown only here; its rating counts towards nothing",
        }),
        like: z.int().optional().meta({ description: "the title that this one is suggested for" }),
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
    "An example for people who have not rated anything: what somebody who loved one well-known title would be recommended, with score and reason.",
  response: z.object({
    example: z
      .object({
        loved: named,
        title: nodeSummary,
        score: z.int().min(0).max(100),
        reason,
      })
      .nullable()
      .meta({ description: "null: the catalogue has none of the titles for examples" }),
  }),
  designed: true,
});
