import { expect, test } from "vitest";
import { openApiChanges, type OpenApi } from "./openApiChanges.ts";

const answering = (schema: string) => ({
  responses: { 200: { $ref: `#/components/schemas/${schema}` } },
});
const before: OpenApi = {
  paths: {
    "/lists": { get: answering("List"), post: { summary: "Makes a list.", ...answering("List") } },
    "/old": { get: {} },
  },
  components: {
    schemas: { List: { items: { $ref: "#/components/schemas/Item" } }, Item: { type: "object" } },
  },
};

test("names what was added, removed and changed, also through schemas", () => {
  const after: OpenApi = {
    paths: {
      "/lists": { get: answering("List"), post: { summary: "Adds a list." } },
      "/new": { put: {} },
    },
    components: { schemas: { ...before.components?.schemas, Item: { type: "string" } } },
  };
  expect(openApiChanges(before, after)).toEqual({
    added: ["PUT /new"],
    removed: ["GET /old"],
    changed: ["GET /lists: Item", "POST /lists: summary, responses, List, Item"],
  });
});

test("the order of operations and keys is no change", () => {
  const paths = Object.fromEntries(Object.entries(before.paths).toReversed());
  expect(openApiChanges(before, { ...before, paths })).toEqual({
    added: [],
    removed: [],
    changed: [],
  });
});
