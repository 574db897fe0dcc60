import { expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "./endpoints/index.ts";
import { itemId } from "./fields.ts";
import { socketHandshake } from "./socketEvents.ts";
import { trackerEvent } from "./trackerEvents.ts";

/** PostgreSQL refuses a NUL byte; the others turn the text around them, or hide in it. */
const NUL = "\u0000";
const UNSEEN = [NUL, "\u202E", "\u200B"] as const;
type Unseen = (typeof UNSEEN)[number];

const probesWith = (sign: Unseen) => [
  `a${sign}b`,
  sign,
  [`a${sign}b`],
  { a: `a${sign}b` },
  { [sign]: "a" },
  { [sign]: 1 },
];

/** The paths in a schema at which a text with this character passes. */
function placesOf(sign: Unseen, schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      placesOf(sign, field, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return placesOf(sign, schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => placesOf(sign, option, path));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return placesOf(sign, schema.unwrap(), path);
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject)
    return placesOf(sign, schema.in, path);
  if (schema instanceof z.ZodUnknown) return []; // taken and not read
  if (schema === itemId && sign !== NUL) return []; // compared with ids, never shown
  const passes = probesWith(sign).some((probe) => {
    const parsed = z.safeParse(schema, probe);
    return (
      parsed.success &&
      (JSON.stringify(parsed.data) ?? "").includes(JSON.stringify(sign).slice(1, -1))
    );
  });
  return passes ? [path] : [];
}

it.each(UNSEEN)("no endpoint accepts %j in a text", (sign) => {
  const places = Object.entries(endpoints).flatMap(([id, endpoint]) =>
    (["params", "query", "body"] as const).flatMap((part) => {
      const schema = (endpoint as Partial<Record<typeof part, z.ZodType>>)[part]; // not every endpoint has each
      return schema ? placesOf(sign, schema, `${id}.${part}`) : [];
    }),
  );
  expect(places).toEqual([]);
});

it.each(UNSEEN)("no socket event accepts %j in a text", (sign) => {
  expect(placesOf(sign, trackerEvent, "event:create")).toEqual([]);
  expect(placesOf(sign, socketHandshake, "handshake")).toEqual([]);
});

it.each(UNSEEN)("a text field that accepts %j is reported, no matter where it is", (sign) => {
  const careless = z.object({
    plain: z.string(),
    list: z.array(z.string()).optional(),
    either: z.union([z.int(), z.object({ name: z.string() }).transform(({ name }) => name)]),
    keys: z.record(z.string(), z.int()),
    trimmed: z.string().transform((value) => value.trim()),
  });
  expect(placesOf(sign, careless, "body")).toEqual([
    "body.plain",
    "body.list[]",
    "body.either.name",
    "body.keys",
    "body.trimmed",
  ]);
});
