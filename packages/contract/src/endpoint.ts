import type { z } from "zod";
import { refusingUnknownFields } from "./refusingUnknownFields.ts";
import type { Topic } from "./topics.ts";

/**
 * Who may call: `public` needs no identity and ignores any, `optional` is personal if a bearer is
 * sent, `person` needs a bearer, `owner` needs the bearer of the `userId` in the path, `admin`
 * needs an administrator's bearer.
 */
export type Access = "public" | "optional" | "person" | "owner" | "admin";

export interface EndpointSpec {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template with `{name}` for each parameter. */
  path: string;
  /** The topic a read belongs to. */
  reads?: Topic;
  /** The topics a write invalidates. An endpoint with this is a write, whatever its method. */
  changes?: readonly Topic[];
  access: Access;
  /**
   * True if registered people must have signed in within 15 minutes, as for all changes by
   * administrators.
   */
  freshSignIn?: true;
  /** One sentence for /docs and OpenAPI. */
  summary: string;
  params?: z.ZodType;
  /** Without it, a query is refused. */
  query?: z.ZodType;
  /** Without it, a body with fields is refused. */
  body?: z.ZodType;
  response: z.ZodType;
  /** HTTP statuses besides 200 that callers must expect, with the reason. */
  errors?: Readonly<Record<number, string>>;
  /** True if the path or shape is our own design because the specification doesn't show it. */
  designed?: boolean;
  /**
   * True if the response contains a bearer, or nothing about the person may remain: it is never
   * stored, not even under an idempotency key.
   */
  secret?: true;
  /** True if the bearer it is called with may end, so that no read may run meanwhile. */
  endsBearer?: true;
  /**
   * True if the write is not its own transaction: many are committed together, and the response
   * waits for that.
   */
  commitsItself?: true;
  /**
   * True if the write is one statement: without an idempotency key it needs no transaction, and the handler runs
   * outside one.
   */
  oneStatement?: true;
  /** The largest body in KiB; 16 without it. */
  bodyKiB?: number;
  /**
   * Set if the answer is worked out from the whole catalogue or everything of a person: how much
   * work that is, where a page of picks is 1. Such calls take turns by network address.
   */
  computes?: number;
  /** Set if the response is a file instead of JSON: its media type and default name. */
  file?: Readonly<{ type: string; name: string }>;
}

/**
 * Declares an endpoint: everything but its handler. Its id is its export name. The client, the
 * manifest, the OpenAPI document and /docs are generated from this declaration. Its query and body
 * have the declared fields and no others; the server also ignores the read-only fields of what a
 * body changes.
 */
export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return {
    ...spec,
    ...(spec.query ? { query: refusingUnknownFields(spec.query) } : {}),
    ...(spec.body ? { body: refusingUnknownFields(spec.body) } : {}),
  };
}

type SchemaOf<Spec, Part extends string> =
  Spec extends Record<Part, infer Schema extends z.ZodType> ? Schema : undefined;
type PartIn<Spec, Part extends string> =
  SchemaOf<Spec, Part> extends z.ZodType ? z.input<SchemaOf<Spec, Part>> : undefined;
type PartOut<Spec, Part extends string> =
  SchemaOf<Spec, Part> extends z.ZodType ? z.output<SchemaOf<Spec, Part>> : undefined;

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller passes, before parsing. Undeclared parts are absent. */
export type InputOf<E> = Given<{
  params: PartIn<E, "params">;
  query: PartIn<E, "query">;
  body: PartIn<E, "body">;
}>;
/** What a handler gets, after parsing. */
export type ParsedOf<E> = {
  params: PartOut<E, "params">;
  query: PartOut<E, "query">;
  body: PartOut<E, "body">;
};
export type ResponseOf<E extends { response: z.ZodType }> = z.output<E["response"]>;
