/**
 * The API in a compact text: one line per endpoint and per named schema, sorted.
 *
 *     GET /v1/titles/{id} person query.limit?:number out.user:@User out.friends[]:{@User} out.friends[].since:str
 *     @User .id:str .tags[]:str
 *
 * `?` marks what may be missing, `[]` the items of a list, `{}` an object, `{*}` any key of one,
 * `|` alternatives, and `~2` the fields of the second of several objects.
 * `{@User}` is an object that has the fields of a named schema among others.
 * Objects and lists that must be there are left out where their fields or items follow, and so are
 * parts of the path that can be any text.
 */

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  prefixItems?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content>;
}

/** The part of an OpenAPI document that is written down. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const HEAD =
  "# The API of the last release, written by `npm run release`; see scripts/openApi/apiText.ts.\n";

const SHORT: Readonly<Record<string, string>> = { string: "str", integer: "int", boolean: "bool" };

/** A part of the path that can be any text: the path names it. */
const ANY_PATH = /^path\.\w+:str$/;

const word = (value: unknown) => JSON.stringify(value).replaceAll(/[\s|]/g, "_");

/** The alternatives of a schema, without those inside of them. */
function optionsOf(schema: Schema): Schema[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap(optionsOf);
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

/** The lines of each field of an object. */
type FieldLines = ReadonlyMap<string, string>;
/** Named schemas whose fields may be written as `{@Name}`. */
type Shared = readonly { name: string; fields: FieldLines }[];

/** Writing out fewer fields than these is as short. */
const FEWEST_SHARED = 3;

const isMissing = ({ required }: Schema, name: string) => !required?.includes(name);

function linesOf(schema: Schema): FieldLines {
  const lines = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, fieldsOf("", field, [], isMissing(schema, name)).join(" ")] as const,
  );
  return new Map(lines);
}

/** The largest named schema whose fields this object has all of. */
function sharedIn(schema: Schema, shared: Shared): Shared[number] | undefined {
  const lines = linesOf(schema);
  return shared.find(({ fields }) => [...fields].every(([name, line]) => lines.get(name) === line));
}

/** Whether a schema has fewer fields than this one, so that no two are made of each other. */
const isWithin =
  ({ properties = {} }: Schema) =>
  ({ fields }: Shared[number]) =>
    fields.size < Object.keys(properties).length;

function sharedOf(schemas: Record<string, Schema>): Shared {
  return Object.entries(schemas)
    .filter(([, { additionalProperties }]) => typeof additionalProperties !== "object")
    .map(([name, schema]) => ({ name, fields: linesOf(schema) }))
    .filter(({ fields }) => fields.size >= FEWEST_SHARED)
    .toSorted((a, b) => b.fields.size - a.fields.size);
}

function typesOf(schema: Schema): string[] {
  if (schema.$ref) return [`@${schema.$ref.split("/").at(-1)}`];
  if ("const" in schema) return [word(schema.const)];
  if (schema.enum) return schema.enum.map(word);
  if (schema.type === "object") return ["{}"];
  if (schema.type === "array") return ["[]"];
  const type = String(schema.type ?? "any");
  return [SHORT[type] ?? type];
}

function fieldsOf(place: string, schema: Schema, shared: Shared, missing = false): string[] {
  const options = optionsOf(schema);
  const objects = options.filter(({ properties }) => properties);
  const [only] = objects.length === 1 ? objects : [];
  const part = only && sharedIn(only, shared);
  const types = [...new Set(options.flatMap(typesOf))]
    .map((type) => (part && type === "{}" ? `{@${part.name}}` : type))
    .toSorted()
    .join("|");
  const inner = options.flatMap((option) => {
    const at =
      objects.length > 1 && option.properties ? `${place}~${objects.indexOf(option) + 1}` : place;
    const rest = option.additionalProperties;
    return [
      ...Object.entries(option.properties ?? {})
        .filter(([name]) => !part?.fields.has(name))
        .flatMap(([name, field]) =>
          fieldsOf(`${at}.${name}`, field, shared, isMissing(option, name)),
        ),
      ...(typeof rest === "object" ? fieldsOf(`${at}{*}`, rest, shared) : []),
      ...(option.items ? fieldsOf(`${at}[]`, option.items, shared) : []),
      ...(option.prefixItems ?? []).flatMap((item, index) =>
        fieldsOf(`${at}[${index}]`, item, shared),
      ),
    ];
  });
  const implied = !missing && inner.length > 0 && (types === "{}" || types === "[]");
  return [...new Set([...(implied ? [] : [`${place}${missing ? "?" : ""}:${types}`]), ...inner])];
}

function contentOf(
  place: string,
  { content = {} }: Content,
  shared: Shared,
  missing = false,
): string[] {
  return Object.entries(content).flatMap(([type, { schema }]) =>
    schema ? fieldsOf(place, schema, shared, missing) : [`${place}:${type}`],
  );
}

function operationFields(
  { parameters, requestBody, responses }: Operation,
  shared: Shared,
): string[] {
  return [
    ...parameters
      .filter(({ name }) => name !== "xr-client")
      .flatMap((each) => fieldsOf(`${each.in}.${each.name}`, each.schema, shared, !each.required))
      .filter((field) => !ANY_PATH.test(field)),
    ...(requestBody ? contentOf("body", requestBody, shared, !requestBody.required) : []),
    ...contentOf("out", responses["200"] ?? {}, shared),
  ];
}

/** The text of a document; `access` says who may call each operation. */
export function apiText(document: OpenApi, access: Readonly<Record<string, string>>): string {
  const shared = sharedOf(document.components.schemas);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      [
        method.toUpperCase(),
        path,
        access[operation.operationId],
        ...operationFields(operation, shared),
      ].join(" "),
    ),
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    [`@${name}`, ...fieldsOf("", schema, shared.filter(isWithin(schema)))].join(" "),
  );
  return `${HEAD}${[...schemas, ...operations].toSorted().join("\n")}\n`;
}

const MOST_BYTES = 60_000;

/** What is wrong with the size of a text, which is kept in the repository; null if it's fine. */
export function sizeProblem(text: string): string | null {
  const size = Buffer.byteLength(text);
  return size > MOST_BYTES ? `the text has ${size} bytes, over ${MOST_BYTES}` : null;
}
