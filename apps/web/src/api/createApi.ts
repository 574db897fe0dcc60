import type { CallApi, EndpointId } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest, type ManifestEntry } from "@worthy/contract/manifest";
import { ORIGIN_HEADER } from "@worthy/contract/socketManifest";
import { addressOf, type RawInput } from "./addressOf.ts";
import { createReadGate } from "./createReadGate.ts";
import { newIdempotencyKey } from "./newIdempotencyKey.ts";
import { readAnswer } from "./readAnswer.ts";

export interface ApiOptions {
  /** Origin of the API; the page's own by default. */
  baseUrl?: string;
  /** This tab's name in its writes, so that it recognizes its own echo. */
  origin?: string;
  getBearer: () => string | null;
  /** Whose bearer that is. */
  userId?: () => string | null;
  /** The bearer that was sent is no longer valid. */
  onUnauthenticated: (bearer: string) => void;
  /** The window, if reads are to wait while its page is being left. */
  page?: EventTarget;
  fetch?: typeof fetch;
  /** Called for each failed try. */
  onFailed?: (failed: FailedCall) => void;
  /** Delays between tries of a read, in milliseconds. */
  retryDelays?: readonly number[];
}

/** A failed try. */
export interface FailedCall {
  /** As in the manifest. */
  path: string;
  params: RawInput["params"];
  /** Whose call it was, even if they are signed out by now. */
  userId: string | null;
  /** 0 without a response. */
  status: number;
  /** What was wrong, also with an answer of 200. */
  message: string;
  /** There will be another try. */
  again: boolean;
}

const TIMEOUT_MS = 15_000;
/**
 * A gateway's 502 for recommendations is retried only if it came at least this late: they were
 * being computed then, and may be ready now.
 */
export const RECOMMENDATION_WAIT_MS = 15_000;
export const RECOMMENDATION_RETRIES = 3;
const RETRY_DELAYS_MS = [300, 1000];
const KEPT_ALIVE = 8000;
const PASSING = new Set([0, 502, 503, 504]);

/** Whose data a call asks for: the person's own, also while the device still reads who they are. */
function ownerOf({ params }: RawInput): string | null {
  const owner = params?.["userId"];
  return typeof owner === "string" ? owner : null;
}

/**
 * Calls endpoints over HTTP. Reads are retried when the failure may be temporary; writes are not,
 * and carry an Idempotency-Key. No read runs while the bearer changes or the page is being left.
 */
export function createApi(options: ApiOptions): CallApi {
  const gate = createReadGate();
  const { page } = options;
  const isBack = () =>
    new Promise<void>((resolve) =>
      page?.addEventListener("pageshow", () => resolve(), { once: true }),
    );
  page?.addEventListener("pagehide", () => void gate.change(isBack));
  const run = async (id: EndpointId, input: RawInput, signal?: AbortSignal): Promise<unknown> => {
    const entry: ManifestEntry = manifest[id];
    const delays = entry.reads ? (options.retryDelays ?? RETRY_DELAYS_MS) : [];
    const began = Date.now();
    for (let attempt = 0; ; attempt++) {
      const userId = options.userId?.() ?? ownerOf(input); // before a 401 signs them out
      try {
        return await readAnswer(id, await send(entry, input, { ...options, signal }));
      } catch (error) {
        if (signal?.aborted || !(error instanceof ApiFailure)) throw error;
        const { status, message } = error;
        const delay = recommends(entry)
          ? lateDelay(status, attempt, began)
          : PASSING.has(status)
            ? delays[attempt]
            : undefined;
        options.onFailed?.({
          path: entry.path,
          params: input.params,
          userId,
          status,
          message,
          again: delay !== undefined,
        });
        if (delay === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  };
  const call = async (id: EndpointId, input: RawInput = {}): Promise<unknown> => {
    const entry: ManifestEntry = manifest[id];
    if (entry.endsBearer) return gate.change(() => run(id, input));
    if (!entry.reads) return run(id, input);
    const reader = options.userId?.();
    return gate.read((signal) => {
      const hasLeft = options.userId?.() !== reader && ownerOf(input) === reader;
      if (hasLeft) return Promise.reject(new ApiFailure(401, "signed out"));
      return run(id, input, signal);
    });
  };
  return call as CallApi; // The contract's types say per endpoint what this one function cannot
}

export const recommends = ({ path }: Pick<ManifestEntry, "path">): boolean =>
  path.includes("/recommendations");

const lateDelay = (status: number, attempt: number, began: number) =>
  status === 502 && attempt < RECOMMENDATION_RETRIES && Date.now() - began > RECOMMENDATION_WAIT_MS
    ? 0
    : undefined;

async function send(
  entry: ManifestEntry,
  input: RawInput,
  {
    baseUrl = "",
    origin,
    getBearer,
    onUnauthenticated,
    fetch: fetchWith = fetch,
    signal,
  }: ApiOptions & { signal: AbortSignal | undefined },
): Promise<Response> {
  const bearer = getBearer();
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const response = await fetchWith(baseUrl + addressOf(entry.path, input), {
    method: entry.method,
    headers: headersOf(entry, input, { bearer, origin }),
    credentials: "same-origin",
    signal: firstOf([
      AbortSignal.timeout(recommends(entry) ? 2 * TIMEOUT_MS : TIMEOUT_MS),
      ...(signal ? [signal] : []),
    ]),
    // A write outlives its page; browsers allow that only for small bodies.
    keepalive: !entry.reads && (body?.length ?? 0) < KEPT_ALIVE,
    ...(body === undefined ? {} : { body }),
  }).catch(() => {
    throw new ApiFailure(0, "Server Error");
  });
  // A late answer to a replaced bearer says nothing about the new one.
  if (response.status === 401 && bearer && bearer === getBearer()) onUnauthenticated(bearer);
  return response;
}

/** Aborts with the first of them. Not AbortSignal.any, which Safari has only from 17.4 on. */
function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    signal.addEventListener("abort", () => first.abort(signal.reason), first);
  }
  return first.signal;
}

function headersOf(
  entry: ManifestEntry,
  input: RawInput,
  { bearer, origin }: { bearer: string | null; origin: string | undefined },
): Record<string, string> {
  return {
    accept: "application/json",
    ...(input.body === undefined ? {} : { "content-type": "application/json" }),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(entry.reads
      ? {}
      : {
          "idempotency-key": input.idempotencyKey ?? newIdempotencyKey(),
          ...(origin ? { [ORIGIN_HEADER]: origin } : {}),
        }),
  };
}
