import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { count, listId, name, pathId, reportField } from "../../fields.ts";

const success = z.object({ success: z.literal(true) });

export const listReports = endpoint({
  method: "GET",
  path: "/v1/api/admin/reports",
  reads: "admin",
  access: "admin",
  summary: "Mistakes people reported in titles, latest first. Reporters stay anonymous.",
  query: z.object({ limit: count(25, 100, 1), offset: count(0, 10_000) }),
  response: z.object({
    results: z.array(
      z.object({
        id: z.number(),
        titleId: z.number(),
        name: z.string().nullable(),
        fields: z.array(reportField),
        text: z.string(),
        reportedAt: z.string(),
      }),
    ),
    total: z.number(),
  }),
  designed: true,
});

export const removeReport = endpoint({
  method: "DELETE",
  path: "/v1/api/admin/reports/{reportId}",
  changes: ["admin"],
  access: "admin",
  summary: "Marks a report as resolved.",
  params: z.object({ reportId: pathId }),
  response: success,
  errors: { 404: "report not found" },
  designed: true,
});

const MOST_TITLES = 500;

const curatedList = z.object({
  id: z.string(),
  name: z.string(),
  source: z.string(),
  titleIds: z.array(z.number()),
  titles: z.array(z.object({ id: z.number(), name: z.string() })),
});

export const listCuratedLists = endpoint({
  method: "GET",
  path: "/v1/api/admin/lists",
  reads: "admin",
  access: "admin",
  summary: "Hand-picked lists of titles: the bundle’s and the operator’s.",
  query: z.object({ limit: count(50, 100, 1), offset: count(0, 10_000) }),
  response: z.object({ results: z.array(curatedList), total: z.number() }),
  designed: true,
});

export const putCuratedList = endpoint({
  method: "PUT",
  path: "/v1/api/admin/lists/{listId}",
  changes: ["admin", "lists"],
  access: "admin",
  summary:
    "Creates a list of titles, or replaces the one with this id. A bundled list that’s changed becomes the operator’s.",
  params: z.object({ listId }),
  body: z.object({
    name: name(80).refine((value) => value !== "", "must not be empty"),
    titleIds: z
      .array(z.int("invalid id").min(1, "invalid id"))
      .min(1, "needs a title")
      .max(MOST_TITLES, `at most ${MOST_TITLES} titles`),
  }),
  response: success,
  errors: { 404: "one of the titles doesn’t exist" },
  designed: true,
});

export const deleteCuratedList = endpoint({
  method: "DELETE",
  path: "/v1/api/admin/lists/{listId}",
  changes: ["admin", "lists"],
  access: "admin",
  summary: "Deletes a list of the operator's.",
  params: z.object({ listId }),
  response: success,
  errors: { 404: "the operator has no such list" },
  designed: true,
});
