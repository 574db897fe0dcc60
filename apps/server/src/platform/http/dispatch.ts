import { endpoints, originId, type Endpoint, type EndpointId, type Endpoints, type ParsedOf, type SocketEventName, type SocketPayload } from "@worthy/contract";
import { LANGUAGES, type Language } from "@worthy/domain";
import type { z } from "zod";
import { authorize, type Caller } from "../policy.ts";
import type { Publish } from "../realtime/realtimeHub.ts";
import { Refusal, refuse } from "../refusal.ts";
import type { CallContext, CallingDevice, Handlers, Queries, TellScreens } from "./handler.ts";
import { once } from "./idempotency.ts";
import type { Sql, SqlTransaction } from "../database/sqlClient.ts";

export interface RawCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  caller: Caller | null;
  client?: string | null;
  idempotencyKey?: string;
  device?: CallingDevice;
  language?: Language;
  /** The tab that calls, as it names itself. */
  origin?: string;
  startSession?(bearer: string, proof?: string): void;
  endSession?(): void;
}

/** Looks at a parsed call before its transaction begins, so that what it counts stays counted when the call is refused. */
type Guard<E> = (input: ParsedOf<E>, call: RawCall, now: number) => Promise<Refusal | null>;
export type Guards = { [Id in EndpointId]?: Guard<Endpoints[Id]> };
type AnyGuard = (input: ParsedInput, call: RawCall, now: number) => Promise<Refusal | null>;

export type Dispatch = (id: EndpointId, call: RawCall) => Promise<unknown>;

interface DispatchParts {
  sql: Sql;
  handlers: Handlers;
  guards?: Guards;
  /** Keeps a person's account from ending while this write is under way; false where it has ended. */
  hold?(sql: Queries, id: EndpointId, userId: string): Promise<boolean>;
  /** Notes what an administrator has changed, in the transaction of the change. */
  audit?(sql: Queries, act: AdminAct): Promise<void>;
  publish: Publish;
  now(): number;
  /** Parse responses too: on in tests and development, where a wrong shape must be seen. */
  checkResponses: boolean;
}

/** What an administrator did, as it was asked for. */
export interface AdminAct {
  adminId: string;
  action: EndpointId;
  params: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

const UNKNOWN: CallingDevice = { address: "", label: "Unknown device", host: "" };

type AnyHandler = (input: ParsedInput, context: CallContext) => unknown;
type ParsedInput = Record<"params" | "query" | "body", unknown>;

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 20).map((issue) => ({ path: [part, ...issue.path].join("."), message: issue.message }));
  const [first] = issues;
  const spoken = first && /^(Invalid rating: |invalid id$)/.test(first.message) ? first.message : `${first?.path}: ${first?.message}`;
  return new Refusal("invalid", spoken, { issues });
}

/** Parses params, query and body in this order; the first that is wrong refuses the call. */
function parseInput(spec: Endpoint, call: RawCall): ParsedInput | Refusal {
  const input: ParsedInput = { params: undefined, query: undefined, body: undefined };
  for (const part of ["params", "query", "body"] as const) {
    const value = parsePart(spec[part], call[part] ?? (part === "body" ? undefined : {}), part);
    if (value instanceof Refusal) return value;
    input[part] = value;
  }
  return input;
}

/** Carries a refusal out of a transaction, which it rolls back. */
class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The one way into every use case, over HTTP or in process: parse, authorise, run in a transaction if it writes. */
export function createDispatch({ sql, handlers, guards = {}, hold, audit, publish, now, checkResponses }: DispatchParts): Dispatch {
  return async (id, call) => {
    const spec: Endpoint = endpoints[id];
    const input = parseInput(spec, call);
    const pathUser = (call.params as { userId?: string } | undefined)?.userId;
    const owner = authorize(spec.access, call.caller, pathUser);
    if (owner instanceof Refusal) return owner; // who may not call learns nothing about the input
    if (input instanceof Refusal) return input;
    const stopped = await (guards[id] as AnyGuard | undefined)?.(input, call, now()); // called with its own endpoint's parse, as handlers are
    if (stopped) return stopped;

    const effects: (() => void)[] = [];
    const contextOf = (queries: Queries, savepoint: CallContext["savepoint"]): CallContext => ({
      owner: owner as CallContext["owner"], // authorize answers by the same access that types the context
      caller: call.caller,
      sql: queries,
      savepoint,
      now: now(),
      client: call.client ?? null,
      device: call.device ?? UNKNOWN,
      language: call.language ?? LANGUAGES[0],
      idempotencyKey: call.idempotencyKey ?? null,
      afterCommit: (effect) => void effects.push(effect),
      tellScreens: (to, name, payload) => void effects.push(() => publish(to, name, withOrigin(payload, call.origin))),
      startSession: call.startSession ?? (() => {}),
      endSession: call.endSession ?? (() => {}),
    });
    const handler = handlers[id] as unknown as AnyHandler; // one of many handler types, called with its own endpoint's parse
    const run = async (context: CallContext) => {
      const result = await handler(input, context);
      if (spec.access === "admin" && spec.changes && owner && !(result instanceof Refusal)) await audit?.(context.sql, actOf(id, owner.userId, input));
      return checkResponses && !(result instanceof Refusal) ? spec.response.parse(result) : result;
    };
    if (spec.changes === undefined || spec.commitsItself) return run(contextOf(sql, () => Promise.reject(new Error("a read has no savepoint"))));
    const result = await inTransaction(sql, async (tx) => {
      effects.length = 0; // of an attempt before
      const context = contextOf(tx, (part) => tx.savepoint((inner) => part(inner)) as ReturnType<typeof part>); // postgres unwraps promise arrays, which no part returns
      if (owner && hold && !(await hold(tx, id, owner.userId))) return refuse("unauthenticated", "This account is gone.");
      // An answer that is nobody's is not kept, nor one that holds a bearer.
      if (call.idempotencyKey === undefined || !owner || spec.secret) return run(context);
      return once({ sql: tx, userId: owner.userId, key: call.idempotencyKey, request: [id, input] }, () => run(context));
    });
    if (!(result instanceof Refusal)) for (const effect of effects) effect();
    return result;
  };
}

const recordOf = (value: unknown) => (typeof value === "object" && value !== null ? { ...value } : {});

function actOf(action: EndpointId, adminId: string, { params, body }: ParsedInput): AdminAct {
  return { adminId, action, params: recordOf(params), body: recordOf(body) };
}

/** A name that is none counts as no name. */
function withOrigin<Name extends SocketEventName>(payload: Parameters<TellScreens>[2], origin: string | undefined): SocketPayload<Name> {
  const parsed = originId.safeParse(origin);
  return { ...payload, origin: parsed.success ? parsed.data : null } as SocketPayload<Name>; // what Omit took away is put back
}

/** Of two transactions that wait for each other PostgreSQL gives one up. It did nothing, so it is begun anew. */
const DEADLOCK = "40P01";
const MOST_ATTEMPTS = 4;

async function inTransaction(sql: Sql, work: (tx: SqlTransaction) => Promise<unknown>, attempt = 1): Promise<unknown> {
  try {
    return await sql
      .begin(async (tx) => {
        const result = await work(tx);
        if (result instanceof Refusal) throw new RolledBack(result);
        return { result };
      })
      .then((wrapped) => wrapped.result);
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    if (error instanceof Error && "code" in error && error.code === DEADLOCK && attempt < MOST_ATTEMPTS) return inTransaction(sql, work, attempt + 1);
    throw error;
  }
}
