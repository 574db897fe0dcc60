/**
 * The API in a compact text: one line per endpoint and per named schema, sorted.
 *
 *     GET /v1/titles/{id} person path.id:str query.limit?:number out.user:@User
 *     @User .id:str .tags[]:str
 *
 * `?` marks what may be missing, `[]` the items of a list, `{}` an object, `{*}` any key of one,
 * `|` alternatives, and `~2` the fields of the second of several objects.
 * Objects and lists that must be there are left out where their fields or items follow.
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

const word = (value: unknown) => JSON.stringify(value).replaceAll(/[\s|]/g, "_");

/** The alternatives of a schema, without those inside of them. */
function optionsOf(schema: Schema): Schema[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap(optionsOf);
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
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

function fieldsOf(place: string, schema: Schema, missing = false): string[] {
  const options = optionsOf(schema);
  const types = [...new Set(options.flatMap(typesOf))].toSorted().join("|");
  const objects = options.filter(({ properties }) => properties);
  const inner = options.flatMap((option) => {
    const at =
      objects.length > 1 && option.properties ? `${place}~${objects.indexOf(option) + 1}` : place;
    const rest = option.additionalProperties;
    return [
      ...Object.entries(option.properties ?? {}).flatMap(([name, field]) =>
        fieldsOf(`${at}.${name}`, field, !option.required?.includes(name)),
      ),
      ...(typeof rest === "object" ? fieldsOf(`${at}{*}`, rest) : []),
      ...(option.items ? fieldsOf(`${at}[]`, option.items) : []),
      ...(option.prefixItems ?? []).flatMap((item, index) => fieldsOf(`${at}[${index}]`, item)),
    ];
  });
  const implied = !missing && inner.length > 0 && (types === "{}" || types === "[]");
  return [...new Set([...(implied ? [] : [`${place}${missing ? "?" : ""}:${types}`]), ...inner])];
}

function contentOf(place: string, { content = {} }: Content, missing = false): string[] {
  return Object.entries(content).flatMap(([type, { schema }]) =>
    schema ? fieldsOf(place, schema, missing) : [`${place}:${type}`],
  );
}

function operationFields({ parameters, requestBody, responses }: Operation): string[] {
  return [
    ...parameters
      .filter(({ name }) => name !== "xr-client")
      .flatMap((each) => fieldsOf(`${each.in}.${each.name}`, each.schema, !each.required)),
    ...(requestBody ? contentOf("body", requestBody, !requestBody.required) : []),
    ...contentOf("out", responses["200"] ?? {}),
  ];
}

/** The text of a document; `access` says who may call each operation. */
export function apiText(document: OpenApi, access: Readonly<Record<string, string>>): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      [
        method.toUpperCase(),
        path,
        access[operation.operationId],
        ...operationFields(operation),
      ].join(" "),
    ),
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    [`@${name}`, ...fieldsOf("", schema)].join(" "),
  );
  return `${HEAD}${[...schemas, ...operations].toSorted().join("\n")}\n`;
}
