import type { z } from "zod";
import { manifest, type EndpointId, type ManifestEntry } from "./manifest.ts";

/**
 * Who may call: `public` needs no identity and ignores none, `optional` is personal when a bearer comes along,
 * `person` needs a bearer, `owner` needs the bearer of the `userId` in the path, `admin` needs that of an administrator.
 */
export type Access = "public" | "optional" | "person" | "owner" | "admin";

export interface EndpointSpec {
  access: Access;
  /** One sentence for the readable page and OpenAPI. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** HTTP statuses beside 200 that a caller must expect, with the reason. */
  errors?: Readonly<Record<number, string>>;
  /** True where the path or shape is our own design, since the specification does not show it. */
  designed?: boolean;
  /** True where the answer holds a bearer, or nothing may be left of the person: it is kept nowhere, not even under an idempotency key. */
  secret?: true;
  /** True where the write is no transaction of its own: many of them are committed as one, and the answer waits for that. */
  commitsItself?: true;
  /** Where the answer is no JSON but a file: its media type, and the name to save it by. */
  file?: Readonly<{ type: string; name: string }>;
}

export type Endpoint<Spec extends EndpointSpec = EndpointSpec> = Spec & ManifestEntry & { id: EndpointId };

/** Declares an endpoint once: its place comes from the manifest, the rest from `spec`. */
export function endpoint<const Spec extends EndpointSpec>(id: EndpointId, spec: Spec): Endpoint<Spec> {
  return { ...spec, ...manifest[id], id };
}

type SchemaOf<Spec, Part extends string> = Spec extends Record<Part, infer Schema extends z.ZodType> ? Schema : undefined;
type PartIn<Spec, Part extends string> = SchemaOf<Spec, Part> extends z.ZodType ? z.input<SchemaOf<Spec, Part>> : undefined;
type PartOut<Spec, Part extends string> = SchemaOf<Spec, Part> extends z.ZodType ? z.output<SchemaOf<Spec, Part>> : undefined;

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller hands in, before parsing. Parts that the endpoint does not declare are absent. */
export type InputOf<E> = Given<{ params: PartIn<E, "params">; query: PartIn<E, "query">; body: PartIn<E, "body"> }>;
/** What a handler receives, after parsing. */
export type ParsedOf<E> = { params: PartOut<E, "params">; query: PartOut<E, "query">; body: PartOut<E, "body"> };
export type ResponseOf<E extends { response: z.ZodType }> = z.output<E["response"]>;
