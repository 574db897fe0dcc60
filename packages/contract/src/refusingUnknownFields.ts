import { z } from "zod";

/**
 * The same schema, except that objects in it refuse fields that they don't declare. Records take
 * any names.
 */
export function refusingUnknownFields<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const changed = (parts: object) =>
    z.core.clone(schema, { ...schema._zod.def, ...parts }, { parent: true });
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries<z.core.$ZodType>(schema.shape).map(
      ([name, field]) => [name, refusingUnknownFields(field)] as const,
    );
    return changed({ shape: Object.fromEntries(shape), catchall: z.never() });
  }
  if (schema instanceof z.ZodArray) {
    const element = refusingUnknownFields(schema.element);
    return element === schema.element ? schema : changed({ element });
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    const inner = schema.unwrap();
    const innerType = refusingUnknownFields(inner);
    return innerType === inner ? schema : changed({ innerType });
  }
  return schema;
}
