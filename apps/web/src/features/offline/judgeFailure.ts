import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest } from "@worthy/contract/manifest";
import type { UnsentWrite } from "./UnsentWrite.ts";

/** What to do with a write after a failed attempt. */
export type Verdict =
  | { kind: "done" }
  /** Retry after this many milliseconds at the earliest. */
  | { kind: "later"; after: number }
  /** Its author is no longer signed in here, so it waits for them. */
  | { kind: "stop" }
  | { kind: "refused" };

const UNAUTHENTICATED = 401;
const GONE = new Set([404, 410]);
const PASSING = new Set([408, 425, 429]);

/**
 * Always waits for a lost network. Other temporary failures are waited for by already delayed
 * writes; after a first attempt the person is told, like for any failed action.
 */
export function judgeFailure(
  error: unknown,
  { endpoint, waits }: Pick<UnsentWrite, "endpoint" | "waits">,
): Verdict {
  if (!(error instanceof ApiFailure)) return { kind: "refused" };
  const { status } = error;
  const after = (error.retryAfter ?? 0) * 1000;
  if (status === 0) return { kind: "later", after };
  if (status === UNAUTHENTICATED) return { kind: "stop" };
  if (!waits) return { kind: "refused" };
  if (status >= 500 || PASSING.has(status)) return { kind: "later", after };
  // A response that broke off, and something already gone: both are the desired result.
  if (status < 400 || (manifest[endpoint].method === "DELETE" && GONE.has(status)))
    return { kind: "done" };
  return { kind: "refused" };
}
