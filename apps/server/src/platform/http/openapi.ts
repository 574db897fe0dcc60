import { clientName, endpoints, problem, type Endpoint } from "@worthy/contract";
import { APP_VERSION } from "@worthy/domain";
import { z } from "zod";
import { readOnlyFields } from "./readOnlyFields.ts";

type JsonSchema = Record<string, unknown>;

/** Named schemas of the current document, each listed once under components. */
type Components = Map<string, JsonSchema>;

/** A schema as JSON Schema, with named parts moved to the components. */
function schemaOf(schema: z.ZodType, io: "input" | "output", components: Components): JsonSchema {
  const {
    $schema: _dialect,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const linked = <T>(part: T): T =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as T; // the same shape with other references
  for (const [name, part] of Object.entries($defs)) components.set(name, linked(part));
  return linked(rest);
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: "path" | "query",
  components: Components,
): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input", components) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const CLIENT_PARAMETER = {
  name: "xr-client",
  in: "query",
  required: false,
  schema: { type: "string", enum: clientName.options },
};

const ACCESS_ERRORS: Record<Endpoint["access"], Record<number, string>> = {
  public: {},
  optional: { 401: "the bearer isn’t valid" },
  person: { 401: "a bearer is needed" },
  owner: { 401: "a bearer is needed", 403: "this belongs to someone else" },
  admin: { 401: "a bearer is needed", 403: "only administrators can do this" },
};

function answerOf({ response, file }: Endpoint, components: Components): JsonSchema {
  return file
    ? { [file.type]: {} }
    : { "application/json": { schema: schemaOf(response, "output", components) } };
}

/** Names the fields of a body that are accepted and ignored. */
function readOnlyNote({ id }: Endpoint): { description?: string } {
  const names = [...readOnlyFields(id)];
  return names.length > 0
    ? { description: `Read-only fields may be sent back and are ignored: ${names.join(", ")}.` }
    : {};
}

function operationOf(spec: Endpoint, components: Components): JsonSchema {
  const errors: Record<number, string> = {
    400: "the input is invalid; the message says how",
    ...ACCESS_ERRORS[spec.access],
    ...spec.errors,
  };
  const errorResponses = Object.entries(errors).map(([status, description]) => [
    status,
    {
      description,
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  return {
    operationId: spec.id,
    summary: spec.summary,
    ...(spec.designed ? { description: "Our own design." } : {}),
    ...(spec.access === "public"
      ? {}
      : { security: spec.access === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(spec.params, "path", components),
      ...parametersOf(spec.query, "query", components),
      CLIENT_PARAMETER,
    ],
    ...(spec.body
      ? {
          requestBody: {
            ...readOnlyNote(spec),
            required: !spec.body.safeParse(undefined).success,
            content: { "application/json": { schema: schemaOf(spec.body, "input", components) } },
          },
        }
      : {}),
    responses: {
      200: { description: "as declared", content: answerOf(spec, components) },
      ...Object.fromEntries(errorResponses),
    },
  };
}

/** The OpenAPI 3.1 document of every endpoint. */
export function openApiDocument(basePath = ""): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const components: Components = new Map();
  for (const spec of Object.values(endpoints) as Endpoint[]) {
    paths[spec.path] = {
      ...paths[spec.path],
      [spec.method.toLowerCase()]: operationOf(spec, components),
    };
  }
  return {
    openapi: "3.1.0",
    ...(basePath && { servers: [{ url: basePath }] }),
    info: {
      title: "Worthy",
      version: APP_VERSION,
      summary: "What to watch tonight, scored for you.",
      license: { name: "MIT", identifier: "MIT" },
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: {
        ...Object.fromEntries(components),
        Problem: schemaOf(problem, "output", components),
      },
    },
  };
}
