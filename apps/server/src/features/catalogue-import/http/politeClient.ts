import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { RateGate } from "./rateGate.ts";
import { parseRetryAfter } from "../../../platform/retryAfter.ts";
import { SourceProblem } from "./sourceProblem.ts";

export interface ClientOptions {
  /** The source's name, for messages. */
  name: string;
  gate: RateGate;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** For one complete response. Default 30 s. */
  timeoutMs?: number;
  /** First delay before a retry, doubled each time. Default 1 s. */
  backOffMs?: number;
}

export interface PoliteClient {
  /** The parsed response at this address. Retries temporary failures; throws SourceProblem. */
  get<T>(url: string, schema: z.ZodType<T>): Promise<T>;
  /** Where this address redirects to, which is not requested. As patient as `get`. */
  locate(url: string): Promise<string>;
  /** The body as a stream, with a limit on its total time. */
  stream(url: string): Promise<ReadableStream<Uint8Array>>;
}

const LARGEST_BYTES = 32 * 1024 * 1024;
const TRIES = 4;
/** Waiting on the source's request isn't a failure, but it can't go on forever. */
const MOST_HOLDS = 30;
const STREAM_TIMEOUT_MS = 30 * 60_000;

/** Failures that may be temporary. */
const PASSING: ReadonlySet<SourceProblem["kind"]> = new Set(["unreachable", "unreadable"]);

/**
 * A client that keeps to a source's pace: evenly spaced requests, waiting on request, giving up
 * only after several tries.
 */
export function createPoliteClient({
  name,
  gate,
  headers = {},
  signal,
  timeoutMs = 30_000,
  backOffMs = 1_000,
}: ClientOptions): PoliteClient {
  const request = async (url: string, timeout: number, redirect: Redirect = "error") => {
    const agent = { "user-agent": "Worthy (self-hosted)", ...headers };
    return fetch(url, {
      headers: agent,
      redirect,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).catch(unreachable);
  };
  const unreachable = (error: unknown): never => {
    signal.throwIfAborted();
    throw new SourceProblem("unreachable", `can’t reach ${name}: ${causeOf(error)}`);
  };
  /** The response if successful; null after a wait that the source requested. */
  const attempt = async <T>(url: string, { read, redirect }: Reading<T>): Promise<T | null> => {
    await gate.enter(signal);
    const response = await request(url, timeoutMs, redirect);
    if (response.ok || isRedirect(response)) return read(response);
    await response.body?.cancel();
    if (response.status !== 429) throw problemOf(name, response.status);
    gate.hold(parseRetryAfter(response.headers.get("retry-after"), Date.now()) ?? backOffMs * 5);
    return null;
  };
  const persist = async <T>(url: string, reading: Reading<T>): Promise<T> => {
    for (let failures = 0, holds = 0; ;) {
      try {
        const answer = await attempt(url, reading);
        if (answer !== null) return answer;
        if (++holds > MOST_HOLDS)
          throw new SourceProblem("unreachable", `${name} doesn’t allow more requests for now`);
      } catch (error) {
        const passes = error instanceof SourceProblem && PASSING.has(error.kind);
        if (!passes || holds > MOST_HOLDS || ++failures >= TRIES) throw error;
        const wait = backOffMs * 2 ** (failures - 1) * (0.75 + Math.random() / 2);
        await sleep(wait, undefined, { signal });
      }
    }
  };
  return {
    get: (url, schema) =>
      persist(url, {
        read: async (response) => parse(await readText(response).catch(unreachable), schema, name),
      }),
    locate: (url) =>
      persist(url, { redirect: "manual", read: (response) => locationOf(response, name) }),
    stream: async (url) => {
      const response = await request(url, STREAM_TIMEOUT_MS);
      if (!response.ok || !response.body) throw problemOf(name, response.status);
      return response.body;
    },
  };
}

interface Reading<T> {
  read: (response: Response) => Promise<T>;
  redirect?: Redirect;
}

type Redirect = "error" | "manual";

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

async function locationOf(response: Response, name: string): Promise<string> {
  await response.body?.cancel();
  const location = response.headers.get("location");
  if (location === null) throw new SourceProblem("unreadable", `${name} redirects to no address`);
  return location;
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function problemOf(name: string, status: number): SourceProblem {
  if (status === 404 || status === 410)
    return new SourceProblem("missing", `${name} doesn’t have it (${status})`);
  if (status === 401 || status === 403)
    return new SourceProblem(
      "refused",
      `${name} refuses access (${status}): check the token with npm run worthy -- doctor`,
    );
  return new SourceProblem("unreachable", `${name} answered ${status}`);
}

/** A body of limited size; anything beyond is not read. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_BYTES) throw new SourceProblem("unreadable", "the response is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse<T>(text: string, schema: z.ZodType<T>, name: string): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SourceProblem("unreadable", `${name} sent incomplete JSON`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SourceProblem(
    "unreadable",
    `${name} sent something unexpected: ${issue?.path.join(".")}: ${issue?.message}`,
  );
}
