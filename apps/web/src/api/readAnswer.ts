import { ApiFailure } from "@worthy/contract/apiFailure";
import type { EndpointId } from "@worthy/contract/manifest";

interface MaybeProblem {
  error?: unknown;
  message?: unknown;
  code?: unknown;
  issues?: unknown;
}

/** What an answer cannot do without, and what is said where it is missing. */
const REQUIRED: Partial<Record<EndpointId, readonly { property: string; message: string }[]>> = {
  listRatings: [{ property: "userRatings", message: "Unknown Error" }],
  listRecommendations: [{ property: "recommendations", message: "No recommendations property returned" }],
  recommend: [{ property: "recommendations", message: "No recommendations property returned" }],
  getNodeDetails: [{ property: "tvDetails", message: "No Tv Details" }],
  recommendHome: [
    { property: "recommendations", message: "No recommendations property returned" },
    { property: "homeBlockList", message: "No homeBlockList property returned" },
  ],
};

/** Answers in which a 404 means that there is nothing, not that something went wrong. */
const NULL_WHERE_ABSENT: readonly EndpointId[] = ["listRatings"];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function messageOf(problem: MaybeProblem, otherwise: string): string {
  return typeof problem.message === "string" && problem.message !== "" ? problem.message : otherwise;
}

/** Servers may also name a date, which this one does not. */
function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/** The failure that a body stands for: in its own words where it has any, 'Unknown Error' where it only says that there is one. */
function failureOf({ status, headers }: Response, body: unknown): ApiFailure {
  const problem: MaybeProblem = isRecord(body) ? body : {};
  const issues = Array.isArray(problem.issues) ? problem.issues : [];
  return new ApiFailure(status, messageOf(problem, problem.error === true ? "Unknown Error" : "Server Error"), {
    issues,
    code: typeof problem.code === "string" ? problem.code : null,
    retryAfter: secondsIn(headers.get("retry-after")),
  });
}

/** The body of an answer. Throws ApiFailure where the status is outside 200-299, the body is no JSON, carries an error flag, or lacks what it must have. */
export async function readAnswer(id: EndpointId, response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 404 && NULL_WHERE_ABSENT.includes(id)) return null;
  if (!response.ok || body === undefined) throw failureOf(response, body);
  if (isRecord(body) && body["error"] === true) throw failureOf(response, body);
  const missing = REQUIRED[id]?.find(({ property }) => !isRecord(body) || !(property in body));
  if (missing) throw new ApiFailure(response.status, messageOf(isRecord(body) ? body : {}, missing.message));
  return body;
}
