import type { JsonSchema } from "./jsonSchema.ts";

const INDENT = "  ";
const FORMATS: Record<string, string> = { date: "date", "date-time": "date and time" };

/** Bounds worth showing: limits of the number type itself are omitted. */
function boundsOf(least: number | undefined, most: number | undefined): string {
  const known = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
  const [from, to] = [known(least), known(most)];
  if (from !== undefined && to !== undefined) return ` ${from} to ${to}`;
  if (to !== undefined) return ` up to ${to}`;
  return from === undefined ? "" : ` from ${from}`;
}

function describeString({ format, minLength, maxLength }: JsonSchema): string {
  if (format !== undefined) return FORMATS[format] ?? format;
  const bounds = boundsOf(minLength, maxLength);
  return bounds === "" ? "text" : `text (${bounds.trim()} characters)`;
}

function describeObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const deeper = indent + INDENT;
  const lines = Object.entries(properties).map(([name, property]) => {
    const note = property.description === undefined ? "" : `  (${property.description})`;
    return `${deeper}${name}${required.includes(name) ? "" : "?"}: ${describeSchema(property, deeper)}${note}`;
  });
  if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
    lines.push(`${deeper}[any name]: ${describeSchema(additionalProperties, deeper)}`);
  return lines.length === 0 ? "object" : `{\n${lines.join("\n")}\n${indent}}`;
}

function describeArray(
  { items, prefixItems, minItems, maxItems }: JsonSchema,
  indent: string,
): string {
  if (prefixItems) return `[${prefixItems.map((item) => describeSchema(item, indent)).join(", ")}]`;
  const bounds = boundsOf(minItems, maxItems);
  return `list of ${items ? describeSchema(items, indent) : "anything"}${bounds === "" ? "" : ` (${bounds.trim()})`}`;
}

/** A schema in readable form, with words and braces. */
export function describeSchema(schema: JsonSchema, indent = ""): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (choices)
    return [...new Set(choices.map((choice) => describeSchema(choice, indent)))].join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => describeSchema(part, indent)).join(" and ");
  if (schema.type === "object") return describeObject(schema, indent);
  if (schema.type === "array") return describeArray(schema, indent);
  if (schema.type === "string") return describeString(schema);
  if (schema.type === "integer") return `whole number${boundsOf(schema.minimum, schema.maximum)}`;
  if (schema.type === "number")
    return `number${boundsOf(schema.minimum ?? schema.exclusiveMinimum, schema.maximum)}`;
  if (schema.type === "boolean") return "true | false";
  return schema.type === "null" ? "null" : "anything";
}
