import type { CallApi } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { firstManifest, type ManifestEntry, type Topic } from "@worthy/contract/firstManifest";
import type { EndpointId } from "@worthy/contract/manifest";
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
  /** Hears of each try that failed. */
  onFailed?: (failed: FailedCall) => void;
  /** Waits between tries of a read, in milliseconds. */
  retryDelays?: readonly number[];
}

/** A try that failed. */
export interface FailedCall {
  /** As in the manifest. */
  path: string;
  params: RawInput["params"];
  /** 0 where there was no answer. */
  status: number;
  /** It is tried again. */
  again: boolean;
}

const TIMEOUT_MS = 15_000;
/** How late a gateway's 502 about recommendations must come to be worth another try: then they were being made, and may be ready now. */
export const RECOMMENDATION_WAIT_MS = 15_000;
export const RECOMMENDATION_RETRIES = 3;
const RETRY_DELAYS_MS = [300, 1000];
const KEPT_ALIVE = 8000;
const PASSING = new Set([0, 502, 503, 504]);

/** Calls endpoints over HTTP. Reads are tried again where the failure may pass; writes are not, and carry an Idempotency-Key. */
export function createApi(options: ApiOptions): CallApi {
  const call = async (id: EndpointId, input: RawInput = {}): Promise<unknown> => {
    const entry = await entryOf(id);
    const delays = entry.reads ? (options.retryDelays ?? RETRY_DELAYS_MS) : [];
    const began = Date.now();
    for (let attempt = 0; ; attempt++) {
      try {
        return await readAnswer(id, await send(entry, input, options));
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const { status } = error;
        const delay = recommends(entry) && status === 502 ? lateDelay(attempt, began) : PASSING.has(status) ? delays[attempt] : undefined;
        options.onFailed?.({ path: entry.path, params: input.params, status, again: delay !== undefined });
        if (delay === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  };
  return call as CallApi; // the contract's types say per endpoint what the one function cannot
}

export const recommends = ({ path }: Pick<ManifestEntry, "path">): boolean => path.includes("/recommendations");

const lateDelay = (attempt: number, began: number) => (attempt < RECOMMENDATION_RETRIES && Date.now() - began > RECOMMENDATION_WAIT_MS ? 0 : undefined);

/** Most of the manifest comes after the first page; what asks for it sooner waits. */
async function entryOf(id: EndpointId): Promise<ManifestEntry> {
  const first: Partial<Record<EndpointId, ManifestEntry>> = firstManifest;
  return first[id] ?? (later ??= await laterManifest())[id];
}

/** What a write makes stale. */
export async function changesOf(id: EndpointId): Promise<readonly Topic[]> {
  return (await entryOf(id)).changes ?? [];
}

/** Once it is here nothing is waited for: a page that goes has no time. */
let later: Record<EndpointId, ManifestEntry> | undefined;

const laterManifest = () =>
  import("@worthy/contract/manifest").then(
    ({ manifest }) => manifest,
    () => {
      throw new ApiFailure(0, "Server Error");
    },
  );

/** Has all of the manifest at hand for what will be called as the page goes. Without it, that call waits and may be lost. */
export async function readyManifest(): Promise<void> {
  later ??= await laterManifest();
}

async function send(entry: ManifestEntry, input: RawInput, { baseUrl = "", origin, getBearer, onUnauthenticated, fetch: fetchWith = fetch }: ApiOptions): Promise<Response> {
  const bearer = getBearer();
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const response = await fetchWith(baseUrl + addressOf(entry.path, input), {
    method: entry.method,
    headers: headersOf(entry, input, { bearer, origin }),
    credentials: "same-origin",
    signal: AbortSignal.timeout(recommends(entry) ? 2 * TIMEOUT_MS : TIMEOUT_MS),
    // A write outlives its page; browsers let only little wait so.
    keepalive: !entry.reads && (body?.length ?? 0) < KEPT_ALIVE,
    ...(body === undefined ? {} : { body }),
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
    ...(entry.reads ? {} : { "idempotency-key": input.idempotencyKey ?? newIdempotencyKey(), ...(origin ? { [ORIGIN_HEADER]: origin } : {}) }),
  };
}
