import type { ProblemCode } from "@worthy/contract";

/** Why a use case did not happen, as a value instead of an exception. */
export type RefusalKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "method-not-allowed"
  | "conflict"
  | "gone"
  | "too-large"
  | "expectation-failed"
  | "too-many"
  | "unavailable";

export const REFUSAL_STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  gone: 410,
  "too-large": 413,
  "expectation-failed": 417,
  "too-many": 429,
  unavailable: 503,
};

export interface RefusalIssue {
  path: string;
  message: string;
}

interface RefusalDetails {
  issues?: readonly RefusalIssue[];
  code?: ProblemCode | undefined;
  retryAfter?: number;
}

export class Refusal {
  readonly kind: RefusalKind;
  readonly message: string;
  readonly issues: readonly RefusalIssue[];
  /** Error code, if people see it. */
  readonly code: ProblemCode | undefined;
  /** Seconds to wait before retrying. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    { issues = [], code, retryAfter }: RefusalDetails = {},
  ) {
    this.kind = kind;
    this.message = message;
    this.issues = issues;
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return REFUSAL_STATUS[this.kind];
  }
}

export function refuse(kind: RefusalKind, message: string, code?: ProblemCode): Refusal {
  return new Refusal(kind, message, { code });
}
