import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import { z } from "zod";

/** Something that a write changes, as clients read it. */
export interface ChangedEntity {
  fields: readonly string[];
  /** The read that answers with it; null if only the write itself does. */
  read: Endpoint | null;
  /** Where it is in that answer: the name of a list of which it is an entry; null: the answer is it. */
  list: string | null;
}

const all: readonly Endpoint[] = Object.values(endpoints);
const BODY_METHODS: readonly Endpoint["method"][] = ["POST", "PUT", "PATCH"];

/** The names of a schema's fields; none if it isn't an object. */
function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodDefault
    ? fieldsOf(schema.unwrap())
    : [];
}

/** The first list of objects in an answer. */
function listIn(response: z.ZodType): { name: string; fields: string[] } | undefined {
  if (!(response instanceof z.ZodObject)) return undefined;
  return Object.entries<z.core.$ZodType>(response.shape)
    .map(([name, field]) => ({
      name,
      fields: field instanceof z.ZodArray ? fieldsOf(field.element) : [],
    }))
    .find(({ fields }) => fields.length > 0);
}

/** Some things are read at an address that also names the person, or changed at an administrator's. */
const placeOf = (path: string) =>
  path.replace("/api/admin/", "/api/").replace("/users/{userId}/", "/");

function readsAt(path: string): Endpoint[] {
  return all.filter(
    (read) => read.method === "GET" && !read.changes && placeOf(read.path) === placeOf(path),
  );
}

function entriesOf(reads: readonly Endpoint[]): ChangedEntity[] {
  return reads.flatMap((read) => {
    const list = listIn(read.response);
    return list ? [{ fields: list.fields, read, list: list.name }] : [];
  });
}

/**
 * The entities that a write changes: what can be read at its address, an entry of the list to which
 * it adds or in which its address names one, and its own answer; each if it has a field of the body.
 */
export function entitiesOf(write: Endpoint): ChangedEntity[] {
  const { method, path, body, response } = write;
  const sent = fieldsOf(body);
  if (!write.changes || !BODY_METHODS.includes(method) || sent.length === 0) return [];
  const parent = /^(.*)\/\{\w+\}$/.exec(path)?.[1];
  const entities: ChangedEntity[] = [
    ...(method === "POST"
      ? entriesOf(readsAt(path))
      : readsAt(path).map((read) => ({ fields: fieldsOf(read.response), read, list: null }))),
    ...(parent === undefined ? [] : entriesOf(readsAt(parent))),
    { fields: fieldsOf(response), read: null, list: null },
  ];
  return entities.filter(({ fields }) => fields.some((name) => sent.includes(name)));
}

const readOnly = new Map<EndpointId, ReadonlySet<string>>(
  all.map((write) => {
    const sent = new Set(fieldsOf(write.body));
    const fields = entitiesOf(write).flatMap((entity) => entity.fields);
    return [write.id, new Set(fields.filter((name) => !sent.has(name)))];
  }),
);

/**
 * The fields that a write's body may have because clients read them in what it changes. They are
 * ignored: a client may send an entity back as it got it.
 */
export const readOnlyFields = (id: EndpointId): ReadonlySet<string> =>
  readOnly.get(id) ?? new Set();
