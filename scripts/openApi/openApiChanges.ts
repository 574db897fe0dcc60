import { isDeepStrictEqual } from "node:util";

type Json = Record<string, unknown>;

/** The part of an OpenAPI document that is compared. */
export interface OpenApi {
  paths: Record<string, Record<string, Json>>;
  components?: { schemas?: Record<string, unknown> };
}

export interface OpenApiChanges {
  added: string[];
  removed: string[];
  /** Each operation with its parts and schemas that differ. */
  changed: string[];
}

const SCHEMA = /"#\/components\/schemas\/([^"]+)"/g;

/** The parts of an operation: its own, and every schema it refers to. */
function partsOf(
  operation: Json,
  schemas: Readonly<Record<string, unknown>>,
): Map<string, unknown> {
  const parts = new Map<string, unknown>(Object.entries(operation));
  const reached = new Set<string>();
  const follow = (value: unknown) => {
    for (const [, name = ""] of JSON.stringify(value ?? null).matchAll(SCHEMA)) reached.add(name);
  };
  follow(operation);
  for (const name of reached) {
    // A Set is iterated as it grows.
    follow(schemas[name]);
    parts.set(name, schemas[name]);
  }
  return parts;
}

function operationsOf({ paths, components }: OpenApi): Map<string, Map<string, unknown>> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        [`${method.toUpperCase()} ${path}`, partsOf(operation, components?.schemas ?? {})] as const,
    ),
  );
  return new Map(operations);
}

/** Operations added, removed or changed between two documents. */
export function openApiChanges(before: OpenApi, after: OpenApi): OpenApiChanges {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const changed = [...now].flatMap(([name, parts]) => {
    const earlier = old.get(name);
    if (!earlier) return [];
    const differing = [...new Set([...earlier.keys(), ...parts.keys()])].filter(
      (part) => !isDeepStrictEqual(earlier.get(part), parts.get(part)),
    );
    return differing.length > 0 ? [`${name}: ${differing.join(", ")}`] : [];
  });
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !now.has(name)),
    changed,
  };
}
