import type {
  Endpoint,
  EndpointId,
  Endpoints,
  ParsedOf,
  ResponseOf,
  SocketEventName,
  SocketPayload,
} from "@worthy/contract";
import type { Language } from "@worthy/domain";
import type postgres from "postgres";
import type { Administrator, Caller, Owner } from "../policy.ts";
import type { Refusal } from "../refusal.ts";

/** Queries inside or outside a transaction. */
export type Queries = postgres.ISql<{ bigint: number }>;

/** A part of a statement. */
export type Part = postgres.Fragment;

type OwnerOf<E> = E extends { access: "admin" }
  ? Administrator
  : E extends { access: "owner" | "person" }
    ? Owner
    : E extends { access: "optional" }
      ? Owner | null
      : null;

/** What a request says about its device. */
export interface CallingDevice {
  /** Network address, as far as proxies are trusted; empty if unknown. */
  address: string;
  /** Such as "Chrome on Android". */
  label: string;
  /** Requested host name, without a port. */
  host: string;
  /** This browser's proof that somebody has signed in with it before. Grants no access. */
  proof?: string | undefined;
}

/**
 * Notifies all open screens of these people once the write's transaction is committed, naming the
 * tab that made the write.
 */
export type TellScreens = <Name extends SocketEventName>(
  to: readonly string[],
  name: Name,
  payload: Omit<SocketPayload<Name>, "origin">,
) => void;

export interface CallContext<E = Endpoint> {
  owner: OwnerOf<E>;
  caller: Caller | null;
  /** The transaction of a write; the pool for a read, and for a write that is one statement. */
  sql: Queries;
  /** Whether this is a write that is one statement, without a transaction. */
  isAlone: boolean;
  /** Runs a part whose failure rolls back only that part. Writes only. */
  savepoint<T>(part: (sql: Queries) => Promise<T>): Promise<T>;
  /** Milliseconds since the epoch. */
  now: number;
  /** Value of `xr-client`. */
  client: string | null;
  device: CallingDevice;
  /** Language of mail to the caller and of titles' names; all else in responses stays in English. */
  language: Language;
  /**
   * The caller's key for this write. Dispatch stores the response under it, except for writes that
   * commit themselves.
   */
  idempotencyKey: string | null;
  /** Runs after the transaction of a write has been committed. */
  afterCommit(effect: () => void): void;
  notifyScreens: TellScreens;
  /**
   * Sets the session cookie to a new bearer and, if given, the cookie with the proof that
   * identifies this browser later.
   */
  startSession(bearer: string, proof?: string): void;
  /** Clears the session cookie. */
  endSession(): void;
}

/**
 * The handler of a write that is one statement throws this if other writes got in between, and it has to be done again
 * in a transaction.
 */
export class NeedsTransaction extends Error {}

/** Who reads, and in which language. */
export interface Reading<Person extends Owner | null = Owner | null> {
  sql: Queries;
  owner: Person;
  now: number;
  language: Language;
}

export type Handler<E extends Endpoint = Endpoint> = (
  input: ParsedOf<E>,
  context: CallContext<E>,
) => Promise<ResponseOf<E> | Refusal> | ResponseOf<E> | Refusal;

/** One handler per endpoint; each feature provides some, and together they are complete. */
export type Handlers = { [Id in EndpointId]: Handler<Endpoints[Id]> };

/**
 * Lets a feature provide part of the handlers: their ids are its keys, and their types come from
 * the contract.
 */
export function handlersOf<Own extends Partial<Handlers>>(
  handlers: Own & Record<Exclude<keyof Own, EndpointId>, never>,
): Pick<Handlers, keyof Own & EndpointId> {
  return handlers as Pick<Handlers, keyof Own & EndpointId>; // each is a handler of its own id
}
