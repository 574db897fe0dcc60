import { ApiFailure } from "@worthy/contract/apiFailure";
import { manifest } from "@worthy/contract/manifest";
import type { UnsentWrite } from "./UnsentWrite.ts";

/** What becomes of a write after a try that failed. */
export type Verdict =
  | { kind: "done" }
  /** It goes out again after so many milliseconds at the earliest. */
  | { kind: "later"; after: number }
  /** Whoever wrote it is not signed in here any more: it waits for them. */
  | { kind: "stop" }
  | { kind: "refused" };

const UNAUTHENTICATED = 401;
const GONE = new Set([404, 410]);
const PASSING = new Set([408, 425, 429]);

/** A lost network is waited for. What else may pass is waited for by writes that have waited already; of a first try the person is told, as of any action that fails. */
export function judgeFailure(error: unknown, { endpoint, waits }: Pick<UnsentWrite, "endpoint" | "waits">): Verdict {
  if (!(error instanceof ApiFailure)) return { kind: "refused" };
  const { status } = error;
  const after = (error.retryAfter ?? 0) * 1000;
  if (status === 0) return { kind: "later", after };
  if (status === UNAUTHENTICATED) return { kind: "stop" };
  if (!waits) return { kind: "refused" };
  if (status >= 500 || PASSING.has(status)) return { kind: "later", after };
  // An answer that broke off on its way, and what is gone already: both are as wished.
  if (status < 400 || (manifest[endpoint].method === "DELETE" && GONE.has(status))) return { kind: "done" };
  return { kind: "refused" };
}
