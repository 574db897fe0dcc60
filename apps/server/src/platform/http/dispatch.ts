import {
  endpoints,
  originId,
  type Endpoint,
  type EndpointId,
  type Endpoints,
  type ParsedOf,
  type SocketEventName,
  type SocketPayload,
} from "@worthy/contract";
import { LANGUAGES, type Language } from "@worthy/domain";
import { z } from "zod";
import { authorize, needFreshSignIn, needSecondFactor, type Caller } from "../policy.ts";
import type { Publish } from "../realtime/realtimeHub.ts";
import { Refusal } from "../refusal.ts";
import type { CallContext, CallingDevice, Handlers, Queries, TellScreens } from "./handler.ts";
import { readOnlyFields } from "./readOnlyFields.ts";
import { describeIssue, issueMessage } from "./issueMessage.ts";
import type { Sql } from "../database/sqlClient.ts";
import { write, type Hold, type WriteScope } from "./write.ts";

export interface RawCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  caller: Caller | null;
  client?: string | null;
  idempotencyKey?: string;
  device?: CallingDevice;
  language?: Language;
  /** The calling tab's name for itself. */
  origin?: string;
  /** What this call reads with, instead of the pool: calls that belong together share results. */
  sharing?(pool: Queries): Queries;
  /**
   * True once the caller has been told that it took too long, so that nothing may be written any more. With
   * milliseconds: whether that will be so by then.
   */
  isLate?(inMs?: number): boolean;
  startSession?(bearer: string, proof?: string): void;
  endSession?(): void;
}

/**
 * Checks a parsed call before its transaction begins, so that what it counts stays counted if the
 * call is refused.
 */
type Guard<E> = (input: ParsedOf<E>, call: RawCall, now: number) => Promise<Refusal | null>;
export type Guards = { [Id in EndpointId]?: Guard<Endpoints[Id]> };
type AnyGuard = (input: ParsedInput, call: RawCall, now: number) => Promise<Refusal | null>;

export type Dispatch = (id: EndpointId, call: RawCall) => Promise<unknown>;

interface DispatchParts {
  sql: Sql;
  handlers: Handlers;
  guards?: Guards;
  hold?: Hold;
  /** Adds an audit entry for an administrator's change, in the same transaction. */
  audit?(sql: Queries, act: AdminAct): Promise<void>;
  publish: Publish;
  now(): number;
  /** Parse responses too: in tests and development, to detect wrong shapes. */
  checkResponses: boolean;
  /** Whether administrators must have a second factor. */
  secondFactorRequired?: boolean | undefined;
}

/** An administrator's action, as requested. */
export interface AdminAct {
  adminId: string;
  action: EndpointId;
  params: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

const UNKNOWN: CallingDevice = { address: "", label: "Unknown device", host: "" };

type AnyHandler = (input: ParsedInput, context: CallContext) => unknown;
type ParsedInput = Record<"params" | "query" | "body", unknown>;

/** What endpoints without a query or body accept there. */
const NO_FIELDS = z.strictObject({}).optional();
const MOST_ISSUES = 20;
/** Of an unknown field, so that nobody gets back all that they sent. */
const LONGEST_NAME = 60;

interface NamedIssue {
  path: string;
  message: string;
}

/** An issue about unknown fields becomes one for each of them. */
function namedIssues({ issues }: z.ZodError, part: string): NamedIssue[] {
  return issues
    .flatMap((issue): NamedIssue[] => {
      if (issue.code !== "unrecognized_keys")
        return [{ path: [part, ...issue.path].join("."), message: describeIssue(issue) }];
      return issue.keys.slice(0, MOST_ISSUES).map((key) => {
        const field = [...issue.path, key.slice(0, LONGEST_NAME)].join(".");
        return { path: `${part}.${field}`, message: `Unknown field: ${field}` };
      });
    })
    .slice(0, MOST_ISSUES);
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  const parsed = (schema ?? NO_FIELDS).safeParse(value, { error: issueMessage });
  if (parsed.success) return schema && parsed.data;
  const issues = namedIssues(parsed.error, part);
  return new Refusal("invalid", issues[0]?.message ?? "Check what you entered.", { issues });
}

/** A body without the fields that clients only read. */
function withoutReadOnly(id: EndpointId, body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const ignored = readOnlyFields(id);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !ignored.has(name)));
}

/** Parses params, query and body in this order; the first invalid one refuses the call. */
function parseInput(spec: Endpoint, call: RawCall): ParsedInput | Refusal {
  const given = {
    params: call.params ?? {},
    query: call.query ?? {},
    body: withoutReadOnly(spec.id, call.body) ?? undefined,
  };
  const input: ParsedInput = { params: undefined, query: undefined, body: undefined };
  for (const part of ["params", "query", "body"] as const) {
    const value = parsePart(spec[part], given[part], part);
    if (value instanceof Refusal) return value;
    input[part] = value;
  }
  return input;
}

/** A refusal where the caller has to prove again who they are. */
function needProof(
  spec: Endpoint,
  caller: Caller | null,
  { now, secondFactorRequired }: { now: number; secondFactorRequired: boolean },
): Refusal | null {
  const isFresh = spec.freshSignIn || (spec.access === "admin" && spec.changes);
  return (
    needSecondFactor(spec, caller, secondFactorRequired) ??
    (isFresh ? needFreshSignIn(caller, now) : null)
  );
}

const NO_WRITE = {
  isAlone: false,
  savepoint: () => Promise.reject(new Error("a read has no savepoint")),
};

/**
 * The only way into every use case, over HTTP or in process: parse, authorise, and run in a
 * transaction if it writes.
 */
export function createDispatch({
  sql,
  handlers,
  guards = {},
  hold,
  audit,
  publish,
  now,
  checkResponses,
  secondFactorRequired = false,
}: DispatchParts): Dispatch {
  return async (id, call) => {
    const spec: Endpoint = endpoints[id];
    const input = parseInput(spec, call);
    const pathUser = (call.params as { userId?: string } | undefined)?.userId;
    const owner = authorize(spec, call.caller, pathUser);
    if (owner instanceof Refusal) return owner; // unauthorised callers learn nothing about the input
    if (input instanceof Refusal) return input;
    const unproven = needProof(spec, call.caller, { now: now(), secondFactorRequired });
    if (unproven) return unproven;
    const stopped = await (guards[id] as AnyGuard | undefined)?.(input, call, now()); // called with its own endpoint's input, like handlers
    if (stopped) return stopped;

    const effects: (() => void)[] = [];
    const contextOf = (scope: WriteScope): CallContext => ({
      ...callContext(call, effects, publish),
      owner: owner as CallContext["owner"], // authorize answers for the same access that types the context
      ...scope,
      now: now(),
    });
    const handler = handlers[id] as unknown as AnyHandler; // one of many handler types, called with its own endpoint's input
    const run = async (context: CallContext) => {
      const result = await handler(input, context);
      if (spec.access === "admin" && spec.changes && owner && !(result instanceof Refusal))
        await audit?.(context.sql, actOf(id, owner.userId, input));
      return checkResponses && !(result instanceof Refusal) ? spec.response.parse(result) : result;
    };
    if (spec.changes === undefined || spec.commitsItself)
      return run(contextOf({ ...NO_WRITE, sql: call.sharing?.(sql) ?? sql }));
    const result = await write({
      id,
      input,
      call,
      owner,
      sql,
      hold,
      begin: () => void (effects.length = 0),
      run: (scope) => run(contextOf(scope)),
    });
    if (!(result instanceof Refusal)) for (const effect of effects) effect();
    return result;
  };
}

/** What a handler knows about a call, outside its transaction. */
function callContext(
  call: RawCall,
  effects: (() => void)[],
  publish: Publish,
): Omit<CallContext, "owner" | "now" | keyof WriteScope> {
  return {
    caller: call.caller,
    client: call.client ?? null,
    device: call.device ?? UNKNOWN,
    language: call.language ?? LANGUAGES[0],
    idempotencyKey: call.idempotencyKey ?? null,
    afterCommit: (effect) => void effects.push(effect),
    notifyScreens: (to, name, payload) =>
      void effects.push(() => publish(to, name, withOrigin(payload, call.origin))),
    startSession: call.startSession ?? (() => {}),
    endSession: call.endSession ?? (() => {}),
  };
}

const recordOf = (value: unknown) =>
  typeof value === "object" && value !== null ? { ...value } : {};

function actOf(action: EndpointId, adminId: string, { params, body }: ParsedInput): AdminAct {
  return { adminId, action, params: recordOf(params), body: recordOf(body) };
}

/** An invalid name counts as none. */
function withOrigin<Name extends SocketEventName>(
  payload: Parameters<TellScreens>[2],
  origin: string | undefined,
): SocketPayload<Name> {
  const parsed = originId.safeParse(origin);
  return { ...payload, origin: parsed.success ? parsed.data : null } as SocketPayload<Name>; // restores what Omit removed
}
