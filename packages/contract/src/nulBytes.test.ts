import { expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "./endpoints/index.ts";
import { socketHandshake } from "./socketEvents.ts";
import { trackerEvent } from "./trackerEvents.ts";

const NUL = "\u0000";
const PROBES = [`a${NUL}b`, NUL, [`a${NUL}b`], { a: `a${NUL}b` }, { [NUL]: "a" }, { [NUL]: 1 }];

/** The paths in a schema at which a text with a NUL byte passes. PostgreSQL refuses such a text. */
function placesOfNul(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      placesOfNul(field, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return placesOfNul(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => placesOfNul(option, path));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return placesOfNul(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject)
    return placesOfNul(schema.in, path);
  if (schema instanceof z.ZodUnknown) return []; // taken and not read
  const passes = PROBES.some((probe) => {
    const parsed = z.safeParse(schema, probe);
    return parsed.success && (JSON.stringify(parsed.data) ?? "").includes("\\u0000");
  });
  return passes ? [path] : [];
}

it("no endpoint takes a NUL byte in a text", () => {
  const places = Object.entries(endpoints).flatMap(([id, endpoint]) =>
    (["params", "query", "body"] as const).flatMap((part) => {
      const schema = (endpoint as Partial<Record<typeof part, z.ZodType>>)[part]; // not every endpoint has each
      return schema ? placesOfNul(schema, `${id}.${part}`) : [];
    }),
  );
  expect(places).toEqual([]);
});

it("neither does a socket", () => {
  expect(placesOfNul(trackerEvent, "event:create")).toEqual([]);
  expect(placesOfNul(socketHandshake, "handshake")).toEqual([]);
});

it("a text that takes one is found, wherever it is", () => {
  const careless = z.object({
    plain: z.string(),
    list: z.array(z.string()).optional(),
    either: z.union([z.int(), z.object({ name: z.string() }).transform(({ name }) => name)]),
    keys: z.record(z.string(), z.int()),
    trimmed: z.string().transform((value) => value.trim()),
  });
  expect(placesOfNul(careless, "body")).toEqual([
    "body.plain",
    "body.list[]",
    "body.either.name",
    "body.keys",
    "body.trimmed",
  ]);
});
