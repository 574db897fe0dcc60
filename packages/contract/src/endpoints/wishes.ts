import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { count, userId, wishName } from "../fields.ts";

const wish = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: "as the person typed it" }),
    wishedAt: z.iso.datetime(),
    title: z
      .object({
        id: z.int(),
        name: z.string(),
        path: z.string(),
        year: z.int().nullable(),
      })
      .nullable()
      .meta({ description: "the title, once the catalogue has it" }),
  })
  .meta({ id: "Wish" });

export const listWishes = endpoint({
  method: "GET",
  path: "/v1/users/{userId}/wishes",
  reads: "wishes",
  access: "owner",
  summary:
    "The titles a person wishes for: first those that have arrived, then the others, latest first.",
  params: z.object({ userId }),
  query: z.object({
    limit: count(50, 100, 1),
    offset: count(0, 10_000),
    state: z
      .enum(["OPEN", "GRANTED"])
      .optional()
      .meta({ description: "only those that haven't come yet, or only those that have" }),
  }),
  response: z.object({ results: z.array(wish), total: z.int() }),
  designed: true,
});

export const makeWish = endpoint({
  method: "POST",
  path: "/v1/users/{userId}/wishes",
  changes: ["wishes"],
  access: "owner",
  summary:
    "Wishes for a title that’s missing from the catalogue. The same name in another spelling is the same wish. People can have at most 30 open wishes.",
  params: z.object({ userId }),
  body: z.object({ name: wishName }),
  response: wish,
  errors: { 409: "already 30 open wishes", 429: "too many wishes" },
  designed: true,
});

export const deleteWish = endpoint({
  method: "DELETE",
  path: "/v1/users/{userId}/wishes/{wishId}",
  changes: ["wishes"],
  access: "owner",
  summary: "Deletes a wish, or the notice that its title has come.",
  params: z.object({ userId, wishId: userId }),
  response: z.object({ success: z.literal(true) }),
  errors: { 404: "wish not found" },
  designed: true,
});
