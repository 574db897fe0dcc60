import type { CallApi } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest, type EndpointId, type ManifestEntry } from "@worthy/contract/manifest";
import { ORIGIN_HEADER } from "@worthy/contract/socketManifest";
import { addressOf, type RawInput } from "./addressOf.ts";
import { newIdempotencyKey } from "./newIdempotencyKey.ts";
import { readAnswer } from "./readAnswer.ts";

export interface ApiOptions {
  /** Origin of the API; the page's own when left out. */
  baseUrl?: string;
  /** How this tab names itself in its writes, so that it knows its own echo. */
  origin?: string;
  getBearer: () => string | null;
  /** The bearer that was sent is no longer good. */
  onUnauthenticated: (bearer: string) => void;
  fetch?: typeof fetch;
  /** Waits between tries of a read, in milliseconds. */
  retryDelays?: readonly number[];
}

const TIMEOUT_MS = 15_000;
const RETRY_DELAYS_MS = [300, 1000];
const PASSING = new Set([0, 502, 503, 504]);

/** Calls endpoints over HTTP. Reads are tried again where the failure may pass; writes are not, and carry an Idempotency-Key. */
export function createApi(options: ApiOptions): CallApi {
  const call = async (id: EndpointId, input: RawInput = {}): Promise<unknown> => {
    const entry: ManifestEntry = manifest[id];
    const delays = entry.reads ? (options.retryDelays ?? RETRY_DELAYS_MS) : [];
    for (let attempt = 0; ; attempt++) {
      try {
        return await readAnswer(id, await send(entry, input, options));
      } catch (error) {
        const delay = delays[attempt];
        if (delay === undefined || !(error instanceof ApiFailure) || !PASSING.has(error.status)) throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  };
  return call as CallApi; // the contract's types say per endpoint what the one function cannot
}

async function send(entry: ManifestEntry, input: RawInput, { baseUrl = "", origin, getBearer, onUnauthenticated, fetch: fetchWith = fetch }: ApiOptions): Promise<Response> {
  const bearer = getBearer();
  const response = await fetchWith(baseUrl + addressOf(entry.path, input), {
    method: entry.method,
    headers: headersOf(entry, input, { bearer, origin }),
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  }).catch(() => {
    throw new ApiFailure(0, "Server Error");
  });
  // A late answer to a bearer that has been replaced says nothing about the new one.
  if (response.status === 401 && bearer && bearer === getBearer()) onUnauthenticated(bearer);
  return response;
}

function headersOf(entry: ManifestEntry, input: RawInput, { bearer, origin }: { bearer: string | null; origin: string | undefined }): Record<string, string> {
  return {
    accept: "application/json",
    ...(input.body === undefined ? {} : { "content-type": "application/json" }),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(entry.reads ? {} : { "idempotency-key": newIdempotencyKey(), ...(origin ? { [ORIGIN_HEADER]: origin } : {}) }),
  };
}
