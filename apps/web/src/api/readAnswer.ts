import { ApiFailure } from "@worthy/contract/apiFailure";
import type { EndpointId } from "@worthy/contract";

interface MaybeProblem {
  error?: unknown;
  message?: unknown;
  code?: unknown;
  issues?: unknown;
}

/** Properties an answer must have, and the message when one is missing. */
const REQUIRED: Partial<Record<EndpointId, readonly { property: string; message: string }[]>> = {
  listRatings: [{ property: "userRatings", message: "Unknown Error" }],
  listRecommendations: [
    { property: "recommendations", message: "No recommendations property returned" },
  ],
  recommend: [{ property: "recommendations", message: "No recommendations property returned" }],
  recommendHome: [
    { property: "recommendations", message: "No recommendations property returned" },
    { property: "homeBlockList", message: "No homeBlockList property returned" },
  ],
};

/** Endpoints whose 404 means "none", not a failure. */
const NULL_WHERE_ABSENT: readonly EndpointId[] = ["listRatings"];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function messageOf(problem: MaybeProblem, otherwise: string): string {
  return typeof problem.message === "string" && problem.message !== ""
    ? problem.message
    : otherwise;
}

/** Retry-After may also be a date, but this server never sends one. */
function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/**
 * The failure that a body describes: with its own message if it has one, 'Unknown Error' if it only
 * has an error flag.
 */
export function failureOf({ status, headers }: Response, body: unknown): ApiFailure {
  const problem: MaybeProblem = isRecord(body) ? body : {};
  const issues = Array.isArray(problem.issues) ? problem.issues : [];
  return new ApiFailure(
    status,
    messageOf(problem, problem.error === true ? "Unknown Error" : "Server Error"),
    {
      issues,
      code: typeof problem.code === "string" ? problem.code : null,
      retryAfter: secondsIn(headers.get("retry-after")),
    },
  );
}

/**
 * The body of an answer. Throws ApiFailure when the status is outside 200-299, or the body is not
 * JSON, carries an error flag or lacks a required property.
 */
export async function readAnswer(id: EndpointId, response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 404 && NULL_WHERE_ABSENT.includes(id)) return null;
  if (!response.ok || body === undefined) throw failureOf(response, body);
  if (isRecord(body) && body["error"] === true) throw failureOf(response, body);
  const missing = REQUIRED[id]?.find(({ property }) => !isRecord(body) || !(property in body));
  if (missing)
    throw new ApiFailure(response.status, messageOf(isRecord(body) ? body : {}, missing.message));
  return body;
}
