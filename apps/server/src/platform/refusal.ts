/** Why a use case did not happen: a value, not an exception. */
export type RefusalKind = "invalid" | "unauthenticated" | "forbidden" | "not-found" | "conflict" | "too-large" | "too-many" | "unavailable";

export const REFUSAL_STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
};

export interface RefusalIssue {
  path: string;
  message: string;
}

export class Refusal {
  readonly kind: RefusalKind;
  readonly message: string;
  readonly issues: readonly RefusalIssue[];

  constructor(kind: RefusalKind, message: string, issues: readonly RefusalIssue[] = []) {
    this.kind = kind;
    this.message = message;
    this.issues = issues;
  }

  get status(): number {
    return REFUSAL_STATUS[this.kind];
  }
}

export function refuse(kind: RefusalKind, message: string): Refusal {
  return new Refusal(kind, message);
}
