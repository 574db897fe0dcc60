import type { InputOf, ResponseOf } from "./endpoint.ts";
import type { Endpoints } from "./endpoints/index.ts";

/** Makes the parts optional whose fields are all optional. */
type Optionalise<T> = {
  [K in keyof T as undefined extends T[K] ? never : {} extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as {} extends T[K] ? K : undefined extends T[K] ? K : never]?: T[K];
};

export type CallInput<Id extends keyof Endpoints> = Optionalise<InputOf<Endpoints[Id]>>;
export type CallOutput<Id extends keyof Endpoints> = ResponseOf<Endpoints[Id]>;
type Arguments<Id extends keyof Endpoints> =
  {} extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

/**
 * Calls an endpoint by id: over HTTP in the browser, in process during server rendering. Rejects
 * with `ApiFailure`.
 */
export type CallApi = <Id extends keyof Endpoints>(
  id: Id,
  ...args: Arguments<Id>
) => Promise<CallOutput<Id>>;
