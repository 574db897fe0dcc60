import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bundle, readBundle } from "@worthy/catalogue";
import type { FastifyInstance, InjectOptions } from "fastify";
import { composeCore, type Core } from "../composition.ts";
import type { ReadCatalogue } from "../features/catalogue/reading/readCatalogue.ts";
import { createFaultInbox, type FaultInbox } from "../features/faults/createFaultInbox.ts";
import { faultFromLog } from "../features/faults/faultFromLog.ts";
import { openAddress } from "../platform/database/databaseAddress.ts";
import { createTestDatabase, testLog } from "../platform/database/testDatabase.ts";
import type { BusinessTheme } from "../platform/businessTheme.ts";
import type { Database } from "../platform/database/connect.ts";
import type { DatabaseAddress } from "../platform/database/databaseAddress.ts";
import type { SessionSql, Sql } from "../platform/database/sqlClient.ts";
import type { LinkProblem } from "../platform/linkProblem.ts";
import { createLog } from "../platform/log.ts";
import { writeSandboxMark } from "../platform/sandbox/sandboxMark.ts";
import type { Mailer, MailMessage } from "../platform/mail/mailer.ts";
import type { SocketLimits } from "../platform/realtime/socketLimits.ts";
import { createServer } from "../server.ts";
import { fewTitles } from "./fewTitles.ts";

/** A device with its anonymous account. */
export interface TestPerson {
  userId: string;
  token: string;
  defaultWatchlistId: number;
}

export interface Answer {
  status: number;
  // Tests say by their assertions what they expect of it.
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, unknown>;
}

export type TestCall = (
  method: string,
  url: string,
  options?: {
    as?: TestPerson;
    body?: unknown;
    headers?: Record<string, string>;
    payload?: string;
    from?: string;
  },
) => Promise<Answer>;

export interface TestServer {
  app: FastifyInstance;
  core: Core;
  sql: SessionSql;
  address: DatabaseAddress;
  call: TestCall;
  newPerson(): Promise<TestPerson>;
  /** Moves the server's clock, in milliseconds since the epoch. */
  setNow(now: number): void;
  /** Messages of errors logged so far. */
  errors(): string[];
  /** Every line logged so far, as it was written. */
  logged(): string[];
  /** Mail sent so far, where no other mailer was given. */
  mails: MailMessage[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  requestsPerMinute?: number | false;
  publicUrl?: string;
  country?: string;
  /** Another server whose database this one shares. */
  beside?: Pick<TestServer, "sql" | "address">;
  /**
   * How many titles of the bundle there are, those with the lowest ids: a training, for one, takes as
   * much time as there are titles. Without it, all.
   */
  titles?: number | undefined;
  mailer?: Mailer;
  adminEmail?: string;
  secondFactorRequired?: boolean;
  isSandbox?: boolean;
  /** How often a sandbox sees whether a reset is due, in milliseconds; without it, once an hour. */
  sandboxLookMs?: number;
  linkProblem?: LinkProblem;
  businessTheme?: BusinessTheme;
  /** Log everything there is to log. */
  logsAll?: boolean;
  /** Of a Redis that carries what servers tell each other. */
  redisUrl?: string | undefined;
  socketLimits?: Partial<SocketLimits>;
  /** See ServerOptions. */
  deadlineMs?: number;
  /** Whether every answer is checked against the contract, as by default. */
  checkResponses?: boolean;
  /** What calls give a statement, in milliseconds; without it, they share the patient client. */
  patienceMs?: number;
  /** Where the pictures of imported titles are; without it nowhere. */
  pictures?: string;
  /** Train by itself when that is due. */
  trains?: boolean;
  /** What the environment says about TMDB's facts in scores. */
  tmdbFactsInScores?: boolean;
  /** Where TMDB is, and the token for it. */
  tmdbUrl?: string;
  tmdbToken?: string;
  /** An error reporter that hears of faults too. */
  sentryDsn?: string;
}

/** Calls an app in process. */
function createCall(app: FastifyInstance): TestCall {
  return async (method, url, { as, body, headers, payload, from } = {}) => {
    const json = payload ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await app.inject({
      method: method as NonNullable<InjectOptions["method"]>, // methods come from the manifest or a literal
      url,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: {
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...headers,
      },
      ...(json === undefined ? {} : { payload: json }),
    });
    const type = String(response.headers["content-type"] ?? "");
    return {
      status: response.statusCode,
      body: type.includes("json") ? response.json() : response.body,
      headers: response.headers,
    };
  };
}

const configOf = ({
  publicUrl,
  redisUrl,
  pictures,
}: {
  publicUrl: string;
  redisUrl: string | undefined;
  pictures: string;
}) => ({
  publicUrl,
  dataDir: mkdtempSync(join(tmpdir(), "worthy-test-")),
  trustProxy: false as const,
  redisUrl,
  tmdbImageUrl: pictures,
  postersAhead: false,
});

/** Name of the sessions of calls, where they have their own. */
export const CALLS = "worthy calls";
const ERROR_LEVEL = 50;

/** A log that tests read; its errors count as faults. */
function keepLog(logsAll: boolean, faults: FaultInbox) {
  const errors: string[] = [];
  const logged: string[] = [];
  const keep = (line: string) => {
    logged.push(line);
    const { level, msg } = JSON.parse(line);
    if (level >= ERROR_LEVEL) errors.push(msg);
  };
  const log = createLog(logsAll ? "trace" : "error", {
    destination: { write: keep },
    onError: (line) => faults.put(faultFromLog(line)),
  });
  return { log, errors, logged };
}

const DEFAULTS = {
  requestsPerMinute: false,
  publicUrl: "http://localhost:3000",
  country: "US",
  trains: false,
  sandboxLookMs: 3_600_000,
  logsAll: false,
  redisUrl: undefined,
  pictures: "http://127.0.0.1:9",
  deadlineMs: 60_000,
  checkResponses: true,
} as const;

let bundle: Bundle | undefined;
/** What the first server of this process read: every new database has the same content. */
let catalogueRead: ReadCatalogue | undefined;

type Content = Pick<TestServerOptions, "beside" | "titles">;

const databaseFor = ({ beside, titles }: Content): Promise<Database> =>
  beside
    ? Promise.resolve({ sql: beside.sql, address: beside.address, stop: async () => {} })
    : createTestDatabase({ holds: titles === undefined ? "filled" : "migrated" });

function contentFor({ beside, titles }: Content) {
  const whole = (bundle ??= readBundle());
  if (titles !== undefined) return { bundle: fewTitles(whole, titles) };
  return { bundle: whole, catalogueRead: beside ? undefined : catalogueRead };
}

/** What calls read with: through a pooler if there is one, as in the product. */
function callsOf({ sql, address, pooled }: Database, patienceMs: number | undefined): Sql {
  if (patienceMs === undefined && !pooled) return sql;
  return openAddress(pooled ?? address, {
    log: testLog,
    name: CALLS,
    ...(patienceMs !== undefined && { patienceMs }),
  });
}

/** The real server over a fresh real database, called in process. */
export async function startTestServer(given: TestServerOptions = {}): Promise<TestServer> {
  const { beside, titles, mailer, socketLimits, ...options } = { ...DEFAULTS, ...given };
  const database = await databaseFor({ beside, titles });
  if (options.isSandbox && !beside) await writeSandboxMark(database.sql, { resetAt: null });
  const faults = createFaultInbox();
  const mails: MailMessage[] = [];
  const { log, errors, logged } = keepLog(options.logsAll, faults);
  let clock: (() => number) | null = null;
  const callSql = callsOf(database, options.patienceMs);
  const core = await composeCore({
    ...options,
    sql: database.sql,
    callSql,
    address: database.address,
    ...contentFor({ beside, titles }),
    log,
    now: () => clock?.() ?? Date.now(),
    mailer: mailer ?? { send: async (mail) => void mails.push(mail), close: async () => {} },
    faults,
  });
  if (!beside && titles === undefined) catalogueRead ??= core.catalogue.view();
  const { app } = await createServer({
    config: configOf(options),
    core,
    sql: callSql,
    sessions: database.sql,
    log,
    deadlineMs: options.deadlineMs,
    requestsPerMinute: options.requestsPerMinute,
    ready: () => true,
    ...(socketLimits ? { socketLimits } : {}),
  });

  const call = createCall(app);
  return {
    app,
    core,
    sql: database.sql,
    address: database.address,
    call,
    newPerson: async () => {
      const { body } = await call("POST", "/v1/users");
      return { userId: body.id, token: body.token, defaultWatchlistId: body.defaultWatchlistId };
    },
    setNow: (now) => (clock = () => now),
    errors: () => errors,
    logged: () => logged,
    mails,
    close: async () => {
      await app.close();
      await core.close();
      if (callSql !== database.sql) await callSql.end({ timeout: 5 });
      await database.stop();
    },
  };
}

/** Waits until a server has taken up a model. */
export async function modelServing({ core }: TestServer): Promise<void> {
  if (core.model.serving()) return;
  await new Promise<void>((resolve) => core.model.subscribe(resolve));
}
