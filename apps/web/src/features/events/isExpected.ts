import { CancelledError } from "@tanstack/react-query";

/**
 * Statuses that are no faults: 401, because the bearer has ended and this device has another or
 * none by now, and 417, which means "not yet".
 */
export const EXPECTED_STATUSES: ReadonlySet<unknown> = new Set([401, 417]);

/** Whether an error is no fault: an expected answer, or something we aborted ourselves. */
export function isExpected(error: unknown): boolean {
  if (error instanceof CancelledError) return true;
  if (error instanceof DOMException) return error.name === "AbortError";
  return error instanceof Error && "status" in error && EXPECTED_STATUSES.has(error.status);
}
