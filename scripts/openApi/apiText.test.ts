import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../step.ts";
import { apiText, sizeProblem, type OpenApi } from "./apiText.ts";

const text = { type: "string" };
const person = { id: text, name: text, age: { type: ["integer", "null"] } };
const required = Object.keys(person);
const json = (schema: object) => ({ content: { "application/json": { schema } } });

const DOCUMENT: OpenApi = {
  paths: {
    "/people/{id}/{kind}": {
      get: {
        operationId: "readPerson",
        parameters: [
          { name: "id", in: "path", required: true, schema: text },
          { name: "kind", in: "path", required: true, schema: { enum: ["friend", "all of them"] } },
          { name: "limit", in: "query", required: false, schema: { type: "number" } },
          { name: "xr-client", in: "query", required: false, schema: text },
        ],
        responses: { 200: json({ $ref: "#/components/schemas/Friend" }), 404: json(text) },
      },
    },
    "/people": {
      post: {
        operationId: "addPeople",
        parameters: [],
        requestBody: { ...json({ type: "array", items: text }), required: true },
        responses: {
          200: json({
            type: "object",
            properties: {
              added: { type: "array", items: { type: "object", properties: person, required } },
              counts: { type: "object", additionalProperties: { type: "integer" } },
              why: {
                anyOf: [
                  { type: "object", properties: { code: { const: 1 } }, required: ["code"] },
                  { type: "object", properties: { text }, required: ["text"] },
                ],
              },
            },
            required: ["added", "counts"],
          }),
        },
      },
      get: {
        operationId: "savePeople",
        parameters: [],
        responses: { 200: { content: { "text/csv": {} } } },
      },
    },
  },
  components: {
    schemas: {
      Friend: {
        type: "object",
        properties: {
          ...person,
          since: text,
          friends: { type: "array", items: { $ref: "#/Friend" } },
        },
        required: [...required, "friends"],
      },
      Person: { type: "object", properties: person, required },
    },
  },
};

test("writes a line for each endpoint and named schema, and writes shared fields only once", () => {
  const [head, ...lines] = apiText(DOCUMENT, {
    readPerson: "person",
    addPeople: "admin",
    savePeople: "public",
  }).split("\n");
  expect(head).toMatch(/^# /);
  expect(lines).toEqual([
    "@Friend :{@Person} .since?:str .friends[]:@Friend",
    "@Person .id:str .name:str .age:int|null",
    "GET /people public out:text/csv",
    'GET /people/{id}/{kind} person path.kind:"all_of_them"|"friend" query.limit?:number out:@Friend',
    "POST /people admin body[]:str out.added[]:{@Person} out.counts{*}:int out.why?:{} out.why~1.code:1 out.why~2.text:str",
    "",
  ]);
});

test("writes out an object's fields if any of them differs from the named schema", () => {
  const { paths, components } = structuredClone(DOCUMENT);
  Object.assign(components.schemas["Person"] ?? {}, { required: ["id", "name"] });
  const lines = apiText({ paths, components }, {});
  expect(lines).toContain("@Person .id:str .name:str .age?:int|null\n");
  expect(lines).toContain("@Friend .id:str .name:str .age:int|null .since?:str");
});

test("reports a text over 60,000 bytes as a problem, but accepts the last release's text", () => {
  expect(sizeProblem("ä".repeat(30_000))).toBeNull();
  expect(sizeProblem(`${"ä".repeat(30_000)}.`)).toBe("the text has 60001 bytes, over 60000");
  expect(sizeProblem(readFileSync(join(ROOT, "docs/released-api.txt"), "utf8"))).toBeNull();
});
