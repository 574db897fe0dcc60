import { endpoints, problem, type Endpoint } from "@worthy/contract";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({ name, in: place, required: place === "path" || required.includes(name), schema: property }));
}

const CLIENT_PARAMETER = { name: "xr-client", in: "query", required: false, schema: { type: "string", enum: ["web", "desktop"] } };

const ACCESS_ERRORS: Record<Endpoint["access"], Record<number, string>> = {
  public: {},
  optional: { 401: "the bearer is not valid" },
  person: { 401: "a bearer is needed" },
  owner: { 401: "a bearer is needed", 403: "this belongs to somebody else" },
};

function operationOf(spec: Endpoint): JsonSchema {
  const errors: Record<number, string> = { 400: "the input is wrong; the message says how", ...ACCESS_ERRORS[spec.access], ...spec.errors };
  const errorResponses = Object.entries(errors).map(([status, description]) => [
    status,
    { description, content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
  ]);
  return {
    operationId: spec.id,
    summary: spec.summary,
    ...(spec.designed ? { description: "Our own design." } : {}),
    ...(spec.access === "public" ? {} : { security: spec.access === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: [...parametersOf(spec.params, "path"), ...parametersOf(spec.query, "query"), CLIENT_PARAMETER],
    ...(spec.body ? { requestBody: { required: !spec.body.safeParse(undefined).success, content: { "application/json": { schema: schemaOf(spec.body, "input") } } } } : {}),
    responses: { 200: { description: "as declared", content: { "application/json": { schema: schemaOf(spec.response, "output") } } }, ...Object.fromEntries(errorResponses) },
  };
}

/** The OpenAPI 3.1 document of every endpoint. */
export function openApiDocument(version: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const spec of Object.values(endpoints) as Endpoint[]) {
    paths[spec.path] = { ...paths[spec.path], [spec.method.toLowerCase()]: operationOf(spec) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Worthy", version, summary: "What to watch tonight, scored for you.", license: { name: "MIT", identifier: "MIT" } },
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } }, schemas: { Problem: schemaOf(problem, "output") } },
  };
}
