import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import { z } from "zod";
import type { FieldKind } from "./hostileValues.ts";
import { POLICY_TABLE } from "./policy/policyTable.ts";
import type { PolicyThings } from "./policy/policyRow.ts";
import type { TestPerson } from "./testServer.ts";

/** What a right request to an endpoint needs to exist. */
export interface Given {
  owner: TestPerson;
  /** Asks what only administrators may. */
  admin: TestPerson;
  ratingId: string;
}

/** One endpoint: what it takes, by kind, and what a right request looks like. */
export interface HostileRow {
  /** Values of the path that are right. */
  params?(given: Given): Record<string, string | number>;
  /** Ids of the path are words: what is well formed may just not exist. */
  textIds?: true;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, FieldKind>>;
  /** A right body; where there is one, a missing body is wrong. */
  right?: Record<string, unknown>;
  /** What a right address asks, where something must stand there. */
  rightQuery?: Readonly<Record<string, string>>;
  /** Nobody is signed in any more after a right request. */
  ends?: true;
  /** What a right request is answered with, where that is not 200: what it names is not there. */
  answers?: number;
}

/** What simple endpoints don't name. */
const NO_THINGS = {} as PolicyThings;
const NOBODY = { userId: "a".repeat(12), token: "", defaultWatchlistId: 0 } as TestPerson;

const COUNTS = ["limit", "offset"];

function insideOf(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return insideOf(schema.in);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? insideOf(schema.unwrap())
    : schema;
}

function kindOf(name: string, declared: unknown): FieldKind | null {
  const schema = insideOf(declared);
  if (COUNTS.includes(name)) return "count";
  if (schema instanceof z.ZodEnum) return "choice";
  if (schema instanceof z.ZodBoolean) return "boolean";
  return schema instanceof z.ZodString ? "text" : null;
}

/** The kinds of fields that can be told from their schemas; hostileInput.api.test.ts names others. */
function kindsOf(declared: z.ZodType | undefined): Record<string, FieldKind> {
  const schema = insideOf(declared);
  if (!(schema instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const kind = kindOf(name, field);
      return kind === null ? [] : [[name, kind] as const];
    }),
  );
}

/** The values in an address that stand where its template has names. */
function valuesIn(template: string, address: string): Record<string, string> {
  const parts = address.split("?")[0]?.split("/") ?? [];
  return Object.fromEntries(
    template
      .split("/")
      .flatMap((part, at) =>
        part.startsWith("{") ? [[part.slice(1, -1), parts[at] ?? ""] as const] : [],
      ),
  );
}

/** The row of an endpoint whose schema and row of the policy table say all: its right request is the owner's. */
export function simpleHostileRow(id: EndpointId): HostileRow {
  const spec: Endpoint = endpoints[id];
  const { request, owner, admin } = POLICY_TABLE[id];
  const right = request(NOBODY, NO_THINGS).body as Record<string, unknown> | undefined;
  const answers = spec.access === "admin" ? admin : owner;
  return {
    params: (given: Given) => valuesIn(spec.path, request(given.owner, NO_THINGS).url),
    query: kindsOf(spec.query) as Record<string, string>,
    ...(spec.body && { body: kindsOf(spec.body) }),
    ...(right && { right }),
    ...(answers !== undefined && answers !== 200 && { answers }),
  };
}
