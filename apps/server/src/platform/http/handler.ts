import type { Endpoint, EndpointId, Endpoints, ParsedOf, ResponseOf, SocketEventName, SocketPayload } from "@worthy/contract";
import type { Language } from "@worthy/domain";
import type postgres from "postgres";
import type { Caller, Owner } from "../policy.ts";
import type { Refusal } from "../refusal.ts";

/** Queries inside or outside a transaction. */
export type Queries = postgres.ISql<{ bigint: number }>;

type OwnerOf<E> = E extends { access: "owner" | "person" | "admin" } ? Owner : E extends { access: "optional" } ? Owner | null : null;

/** What a request tells of the device it comes from. */
export interface CallingDevice {
  /** Of the network, as far as proxies are trusted; empty where there is none. */
  address: string;
  /** Such as "Chrome on Android". */
  label: string;
  /** Host name that was asked, without a port. */
  host: string;
  /** What this browser keeps to show that somebody has signed in with it before. It opens nothing. */
  proof?: string | undefined;
}

/** Tells all open screens of these people, once the transaction of a write has been committed; the tab that made the write is named for them. */
export type TellScreens = <Name extends SocketEventName>(to: readonly string[], name: Name, payload: Omit<SocketPayload<Name>, "origin">) => void;

export interface CallContext<E = Endpoint> {
  owner: OwnerOf<E>;
  caller: Caller | null;
  /** The transaction of a write; the pool for a read. */
  sql: Queries;
  /** Runs a part whose failure undoes only itself. Writes only. */
  savepoint<T>(part: (sql: Queries) => Promise<T>): Promise<T>;
  /** Milliseconds since the epoch. */
  now: number;
  /** What `xr-client` said. */
  client: string | null;
  device: CallingDevice;
  /** What to write to whoever calls in; answers stay English. */
  language: Language;
  /** What the caller names this write by. Dispatch keeps the answer for it, but for writes that commit themselves. */
  idempotencyKey: string | null;
  /** Runs after the transaction of a write has been committed. */
  afterCommit(effect: () => void): void;
  tellScreens: TellScreens;
  /** Sets the session cookie with a new bearer, and where it is given the proof by which this browser is known later. */
  startSession(bearer: string, proof?: string): void;
  /** Takes the session cookie away. */
  endSession(): void;
}

export type Handler<E extends Endpoint = Endpoint> = (input: ParsedOf<E>, context: CallContext<E>) => Promise<ResponseOf<E> | Refusal> | ResponseOf<E> | Refusal;

/** One handler an endpoint; a feature gives some of them, together they are all. */
export type Handlers = { [Id in EndpointId]: Handler<Endpoints[Id]> };

/** Lets a feature state a part of the handlers with their types inferred. */
export function handlersOf<Ids extends EndpointId>(handlers: Pick<Handlers, Ids>): Pick<Handlers, Ids> {
  return handlers;
}
